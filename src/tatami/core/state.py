"""The contract: a match's state is plain data that can be copied, asked and played on.

A game subclasses `State`. Everything is integers and lists of integers: no closures, no
generators, no history. `waiting` is the mask of seats that owe a decision, `actor` the one
who is asked first; the game is over when nobody is waited for.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tatami.core.cards import CARD_ROWS, NONE, Cards
from tatami.core.masks import bit
from tatami.core.rng import Rng

OVER: Final = NONE  # the actor of a game that has ended
SHARED_ROWS: Final = 2 + CARD_ROWS  # that `save` adds: who decides, the stream, the cards


class IllegalDecision(Exception):
    """The decision is not among those that may be taken now."""


@final
class Event:
    """Something that happened, as numbers; words are found for it elsewhere.

    `kind` and `seen` are the card's at that moment, so that each seat can be told just
    what it saw.
    """

    def __init__(self, verb: int, seat: int, card: int, kind: int, seen: int, a: int, b: int) -> None:
        self.verb: int = verb
        self.seat: int = seat
        self.card: int = card
        self.kind: int = kind
        self.seen: int = seen
        self.a: int = a
        self.b: int = b


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game has to be. See `games/crazy_eights/rules.py` for the smallest one."""

    def __init__(self, seats: int, cards: Cards, rng: Rng) -> None:
        self.seats: i64 = seats
        self.cards: Cards = cards
        self.rng: Rng = rng
        self.waiting: i64 = 0
        self.actor: i64 = OVER
        self.events: list[Event] | None = None  # filled only while somebody listens

    # -- what each game writes -------------------------------------------------------

    def legal(self) -> list[int]:
        """The codes the actor may choose from, ascending; empty when the game is over."""
        raise NotImplementedError

    def play(self, code: int) -> None:
        """Take a decision out of `legal()` for the actor (unchecked: see `decide`)."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def rewards(self) -> list[float]:
        """What each seat has won; the highest has won the match."""
        raise NotImplementedError

    def observe(self, seat: int) -> list[int]:
        """What the seat knows, as a list of a fixed length, for learners."""
        raise NotImplementedError

    def save_own(self) -> list[list[int]]:
        """The game's own fields, as rows of numbers."""
        raise NotImplementedError

    def load_own(self, rows: list[list[int]]) -> None:
        raise NotImplementedError

    def forget(self, seat: int, stream: Rng) -> None:
        """In an imagined world: replace secrets that are not cards. Most games have none."""

    def check(self) -> None:
        """Raise if this cannot be a position of the game."""
        self.cards.check()
        if self.waiting and not self.legal():
            raise AssertionError(f"seat {self.actor} is asked but has no decision")

    # -- what all games share ----------------------------------------------------------

    def await_seat(self, seat: i64) -> None:
        """From now on this seat, and no other, owes a decision."""
        self.actor = seat
        self.waiting = bit(seat)

    def end(self) -> None:
        self.actor = OVER
        self.waiting = 0

    def call(self, seat: int) -> None:
        """Let a waiting seat decide before the canonical first one."""
        if not self.waiting >> seat & 1:
            raise IllegalDecision(f"seat {seat + 1} is not waited for")
        self.actor = seat

    def decide(self, code: int) -> None:
        """Like `play`, but refuses what is not legal and then changes nothing.

        >>> from tatami.games import find_game
        >>> state = find_game("total_war").new(3, Rng.fast(1))
        >>> state.decide(max(state.legal()) + 1)  # doctest: +IGNORE_EXCEPTION_DETAIL
        Traceback (most recent call last):
        IllegalDecision: decision 20 is not legal now
        """
        if code not in self.legal():
            raise IllegalDecision(f"decision {code} is not legal now")
        self.play(code)

    def tell(self, verb: int, seat: i64, card: i64 = NONE, a: i64 = 0, b: i64 = 0) -> None:
        """Report what happened, if somebody listens."""
        if self.events is not None:
            if card == NONE:
                self.events.append(Event(verb, seat, NONE, NONE, self.cards.everyone, a, b))
            else:
                cards = self.cards
                self.events.append(Event(verb, seat, card, cards.kind[card], cards.seen[card], a, b))

    def imagine(self, seat: int, stream: Rng) -> State:
        """A world that might be, for all this seat knows. It follows from the seat's
        knowledge and the stream alone, never from the truth.

        >>> from tatami.games import find_game
        >>> game = find_game("crazy_eights")
        >>> state = game.new(2, Rng.fast(1))
        >>> world = state.imagine(0, Rng.fast(2))
        >>> game.view(world, 0) == game.view(state, 0), game.view(world, 1) == game.view(state, 1)
        (True, False)
        """
        world = self.clone()
        world.cards.redeal(seat, stream)
        world.forget(seat, stream)
        world.rng = stream.split()
        return world

    def copy_base(self, twin: State) -> None:
        """For `clone`: hand the shared part over. Listeners stay with the original."""
        twin.waiting = self.waiting
        twin.actor = self.actor

    def save(self) -> list[list[int]]:
        """The whole state as rows of numbers: `load` brings it back, hashes are made of it."""
        rows = self.save_own()
        rows.append([self.seats, self.waiting, self.actor])
        rows.append(self.rng.save())
        rows.extend(self.cards.save())
        return rows

    def load(self, rows: list[list[int]]) -> None:
        own = len(rows) - SHARED_ROWS
        self.load_own(rows[:own])
        self.seats, self.waiting, self.actor = rows[own]
        self.rng = Rng.load(rows[own + 1])
        self.cards.load(rows[own + 2 :])

    def standing(self) -> int:
        """A number that changes whenever chance was asked or somebody learned something:
        while it stays, a decision can be taken back."""
        return self.cards.shown + self.rng.used


def playout(state: State, stream: Rng) -> int:
    """Play random decisions to the end of the game; how many there were.

    >>> from tatami.games import find_game
    >>> state = find_game("crazy_eights").new(2, Rng.fast(1))
    >>> playout(state, Rng.fast(2)) > 7, state.waiting
    (True, 0)
    """
    count = 0
    while state.waiting:
        codes = state.legal()
        state.play(codes[stream.below(len(codes))])
        count += 1
    return count
