"""Mixing with the first Kunitori (§9): which kinds of action cards may be played together."""

from __future__ import annotations

from tatami.core.errors import BadInput, one_of
from tatami.games.kunitori.rules_box import GENERAL, POLITICS, STRATEGY, TREASURE, VICTORY

ACTION_KINDS = 18
BASIC_UNITS = ("spearmen", "archers", "cavalry", "gunners")
WITH_CASTLE = ("land_breaker", "monk", "trap")


def check_mix(
    chosen: list[str], names: list[str], families: list[int], costs: list[int], games: list[str]
) -> None:
    """The conditions of §9, in their order; the first one broken is named."""
    kinds = dict(zip(names, zip(families, costs, games, strict=True), strict=True))
    actions = [name for name in names if kinds[name][0] not in (TREASURE, VICTORY, GENERAL)]
    for name in chosen:
        if name not in actions:
            raise one_of("kind in [pool]", name, actions)
    for name in BASIC_UNITS:
        if name not in chosen:
            raise BadInput(f"the pool needs {name}: the four basic units are always played with (§9.1)")
    mixed = any(kinds[name][2] == "base" for name in chosen)
    if mixed and not any(family == GENERAL and game == "base" for family, _, game in kinds.values()):
        raise BadInput(
            "the generals of both games are played with, and those of the first are missing (§9.2)"
        )
    if len(set(chosen)) != ACTION_KINDS or len(chosen) != ACTION_KINDS:
        raise BadInput(
            f"the pool has {ACTION_KINDS} different kinds of action cards, not {len(set(chosen))} (§9.3)"
        )
    strategies = [name for name in chosen if kinds[name][0] == STRATEGY]
    if len(strategies) < 3:
        raise BadInput(f"the pool has three kinds of strategy cards or more, not {len(strategies)} (§9.4)")
    if not {"false_fort", "fantastic_castle"} & set(chosen):
        raise BadInput("the pool has false_fort or fantastic_castle or both (§9.5)")
    if "fantastic_castle" in chosen and len(set(WITH_CASTLE) & set(chosen)) < 2:
        raise BadInput(f"with fantastic_castle the pool has two of {', '.join(WITH_CASTLE)} (§9.6)")
    if len({"ninja", "ninja_clan"} & set(chosen)) != 1:
        raise BadInput("the pool has either ninja or ninja_clan (§9.7)")
    prices = {kinds[name][1] for name in actions if kinds[name][0] == POLITICS}
    missing = prices - {kinds[name][1] for name in chosen if kinds[name][0] == POLITICS}
    if missing:
        raise BadInput(f"the pool has a politics card of each price, and none costs {min(missing)} (§9.8)")
