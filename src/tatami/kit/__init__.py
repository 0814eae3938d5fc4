"""The conformance kit: what any game must pass, whoever has written it.

From the outside all of it is one call, or `python -m tatami.kit GAME`:

>>> from tatami.games import find_game
>>> from tatami.kit import conform
>>> sorted(conform(find_game("crazy_eights"), matches=1))[0]
'calling_decides_nothing'

Each promise is a function of a `Case` that raises `Broken`, to be run under any test framework and
over any cases. Beside them stand `everything_happens`, the exhaustive runner, and the golden
transcripts. What the kit cannot find out by itself a game says in its `Proof`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tatami.core.game import Game
from tatami.core.proof import Proof
from tatami.kit.canary import marks_stay_hidden
from tatami.kit.case import Broken, Case, any_case, hold, option_values
from tatami.kit.copies import (
    calling_decides_nothing,
    clones_share_nothing,
    kept_copies_stay,
    saved_states_return,
)
from tatami.kit.counting import counting_is_exact
from tatami.kit.exhaustive import everything_happens
from tatami.kit.laws import (
    cards_lie_somewhere_once,
    decisions_are_possible,
    prompts_equal_legal,
    words_can_be_said,
)
from tatami.kit.secrecy import hidden_decisions_stay_hidden, nothing_hidden_is_sent
from tatami.kit.transcript import check_golden, golden_match, golden_tables, told_digest

__all__ = [
    "PROMISES",
    "Broken",
    "Case",
    "Proof",
    "any_case",
    "check_golden",
    "conform",
    "everything_happens",
    "golden_match",
    "golden_tables",
    "hold",
    "option_values",
    "told_digest",
]

PROMISES: Final[dict[str, Callable[[Case], object]]] = {
    promise.__name__: promise
    for promise in (
        cards_lie_somewhere_once,
        decisions_are_possible,
        prompts_equal_legal,
        words_can_be_said,
        clones_share_nothing,
        kept_copies_stay,
        saved_states_return,
        calling_decides_nothing,
        nothing_hidden_is_sent,
        hidden_decisions_stay_hidden,
        marks_stay_hidden,
        counting_is_exact,
    )
}


def conform(game: Game, matches: int = 20) -> dict[str, int]:
    """Hold the game to every promise in so many random matches each; `Broken` is raised otherwise."""
    for promise in PROMISES.values():
        for seed in range(matches):
            hold(promise, any_case(game, seed))
    return dict.fromkeys(PROMISES, matches)
