"""A case: a match to be looked at, named by all that decides how it is dealt and played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.core.options import Options
from tatami.core.rng import KEY_BYTES, Rng
from tatami.core.state import Event, State
from tatami.match.record import one_line

HIGHEST_NUMBER: Final = 20  # tried for options that take a whole number
MOST_DECISIONS: Final = 20_000  # a match this long does not end


class Broken(AssertionError):
    """The game breaks a promise; the message says which, and in which case."""


@dataclass(frozen=True, repr=False)
class Case:
    """A game, and everything a match of it follows from."""

    game: Game
    seats: int
    given: Mapping[str, str]  # options by name
    seed: int

    def deal(self, other: int = 0) -> State:
        """The match at its first decision; `other` gives another deal of the same table."""
        seed = self.seed + other
        if self.seed % 2:  # half of them are dealt as live matches are
            rng = Rng.keyed(blake2b(b"%d" % seed, digest_size=KEY_BYTES).digest())
        else:
            rng = Rng.fast(seed)
        return self.game.new(self.seats, rng, self.game.options.read(dict(self.given), self.seats))

    def stream(self) -> Rng:
        """Chance for whoever looks at the match."""
        return Rng.fast(self.seed, 1)

    def require(self, kept: bool, promise: str) -> None:
        if not kept:
            raise Broken(f"{promise} ({self})")

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.given.items())
        return f"{self.game.name}, {self.seats} seats, seed {self.seed}{options}"

    __repr__ = __str__


def hold(promise: Callable[[Case], object], case: Case) -> None:
    """Check a promise; whatever else a rule may raise on the way breaks it too."""
    try:
        promise(case)
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"a rule fails: {one_line(error)} ({case})") from error


def option_values(game: Game, seats: int) -> dict[str, tuple[str, ...]]:
    """What each option can be set to; of whole numbers those that are accepted."""
    choices = game.options.choices()
    return {name: values or accepted(game.options, name, seats) for name, values in choices.items()}


@cache
def accepted(options: type[Options], name: str, seats: int) -> tuple[str, ...]:
    found: list[str] = []
    for number in range(HIGHEST_NUMBER + 1):
        try:
            options.read({name: str(number)}, seats)
        except BadInput:
            continue
        found.append(str(number))
    return tuple(found)


def any_case(game: Game, seed: int) -> Case:
    """Seats and options by lot; the same for the same seed."""
    lot = Rng.fast(seed, 2)
    fewest, most = game.players
    seats = fewest + lot.below(most - fewest + 1)
    given = {name: values[lot.below(len(values))] for name, values in option_values(game, seats).items()}
    return Case(game, seats, given, seed)


class Step(NamedTuple):
    """A decision in the course of a match."""

    before: State  # with the seat that decides as its actor
    seat: int
    code: int
    after: State  # the match itself: the next step changes it
    events: list[Event]


def walk(case: Case) -> Iterator[Step]:
    """The match played to its end by lot, whoever is waited for deciding in any order."""
    state = case.deal()
    stream = case.stream()
    for _ in range(MOST_DECISIONS):
        if not state.waiting:
            return
        before = called(state, any_seat(state, stream))
        codes = before.legal()
        case.require(bool(codes), f"seat {before.actor + 1} is asked but has no decision")
        code = codes[stream.below(len(codes))]
        state.call(before.actor)
        yield Step(before, before.actor, code, state, played(state, code))
    case.require(False, f"the match does not end within {MOST_DECISIONS} decisions")


def any_seat(state: State, stream: Rng) -> int:
    """One of those who are waited for."""
    waiting = waiting_seats(state)
    return waiting[stream.below(len(waiting))]


def waiting_seats(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.waiting >> seat & 1]


def called(state: State, seat: int) -> State:
    """A copy in which this waiting seat decides next."""
    copy = state.clone()
    copy.call(seat)
    return copy


def played(state: State, code: int) -> list[Event]:
    """Let the decision happen; the events it gave."""
    state.events = []
    state.play(code)
    events = state.events
    state.events = None
    return events


def check_position(case: Case, state: State, where: str = "") -> None:
    """The state can be a position of the game, and whoever is asked can decide."""
    try:
        state.check()
    except AssertionError as error:
        raise Broken(f"{error} {where} ({case})") from error
    for seat in waiting_seats(state):
        case.require(
            bool(called(state, seat).legal()), f"seat {seat + 1} is asked but has no decision {where}"
        )
