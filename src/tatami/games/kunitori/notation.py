"""Lines of notation for decisions, such as `play archers`, `buy gold` or `aim 3` (at seat 3)."""

from __future__ import annotations

from tatami.core.state import State
from tatami.games.kunitori import rules_box as box
from tatami.games.kunitori.cards import KIND_NAMES

BARE = {
    box.DONE: "done",
    box.ALL: "all",
    box.DRAW: "draw",
    box.ACTIONS: "actions",
    box.JOINT: "joint",
    box.ACCEPT: "accept",
    box.REFUSE: "refuse",
    box.AMBUSH: "ambush",
    box.REINFORCE: "reinforce",
}
VERBS = {
    box.PLAY: "play",
    box.LAY: "lay",
    box.BUY: "buy",
    box.SCRAP: "scrap",
    box.STAY: "stay",
    box.KEEP: "keep",
    box.SHOW: "show",
    box.TAKE: "take",
    box.LOSE: "lose",
    box.LOSE_FRONT: "lose-front",
    box.DISARM: "disarm",
    box.TOP: "top",
}


def verb_of(code: int) -> int:
    """The verb of a code that names a kind."""
    return box.PLAY + (code - box.PLAY) // box.SLOTS * box.SLOTS


def kind_name(kind: int) -> str:
    """A card in a line of notation.

    >>> kind_name(0), kind_name(18), kind_name(33)
    ('copper', 'false_fort', 'added_2')
    """
    return KIND_NAMES[kind] if kind < box.OWN_KINDS else f"added_{kind - box.OWN_KINDS + 1}"


def notation(state: State, code: int) -> str:
    if code in BARE:
        return BARE[code]
    if code < box.PLAY:
        return f"aim {code - box.AIM + 1}"
    verb = verb_of(code)
    return f"{VERBS[verb]} {kind_name(code - verb)}"


def public_notation(state: State, code: int) -> str:
    """The order in which revealed cards go back is their owner's secret."""
    return "top" if code >= box.TOP else notation(state, code)
