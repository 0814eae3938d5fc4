"""What a game says about itself, so that the conformance kit can hold it to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from tatami.core.state import Event, State

Table = tuple[int, Mapping[str, str]]  # seats, and options by name


def no_codes(state: State) -> Iterable[int]:
    return ()


def nothing(before: State, after: State, events: list[Event]) -> list[str]:
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """All of it is about matches with the game's own cards.

    `named` are happenings that must all be met in random matches, beside every option value,
    number of seats and decision; `happened` names those met in one decision.
    """

    cards: Callable[[int], int]  # how many there are for so many seats
    golden: tuple[Table, ...]  # the matches of which a transcript is kept
    decisions: Callable[[State], Iterable[int]]  # the codes that can come up with these cards
    rare: Callable[[State], Iterable[int]] = no_codes  # codes that can, but too seldom to wait for
    named: tuple[str, ...] = ()
    happened: Callable[[State, State, list[Event]], Iterable[str]] = nothing
