"""What Tatami does in the measured time. Deals are prepared before, with each game's own defaults."""

from __future__ import annotations

from collections.abc import Callable
from random import random
from typing import Final

from benchmarks.measure import Lap, lap
from tatami.core.rng import Rng
from tatami.core.state import State, playout
from tatami.games import find_game

GAMES: Final = 100  # dealt at a time
ROLLOUTS: Final = 400  # from one deal
COPIES: Final = 10  # of one position
SEED: Final = 2019


def dealer(name: str, seats: int) -> Callable[[], State]:
    """Deals one match after the other."""
    game = find_game(name)
    options = game.options.read({}, seats)
    box = game.load_cards(game.read_cards(None))
    stream = Rng.fast(SEED)
    return lambda: game.start(seats, options, box, stream.split())


def deals(name: str, seats: int) -> Callable[[], list[State]]:
    deal = dealer(name, seats)
    return lambda: [deal() for _ in range(GAMES)]


def python_loop(name: str, seats: int) -> Lap:
    """Random decisions to the end, driven from an interpreted loop."""

    def play(states: list[State]) -> int:
        decisions = 0
        for state in states:
            while state.waiting:
                codes = state.legal()
                state.play(codes[int(random() * len(codes))])
                decisions += 1
        return decisions

    return lap(deals(name, seats), play)


def playouts(name: str, seats: int) -> Lap:
    """Random decisions to the end, inside the compiled code."""
    stream = Rng.fast(SEED, 1)
    return lap(deals(name, seats), lambda states: sum([playout(state, stream) for state in states]))


def rollouts(name: str, seats: int) -> Lap:
    """As a search does it: copy the position, play the copy to the end."""
    stream = Rng.fast(SEED, 1)

    def play(state: State) -> int:
        return sum([playout(state.clone(), stream) for _ in range(ROLLOUTS)])

    return lap(dealer(name, seats), play)


def clones(name: str, seats: int) -> Lap:
    """Copies of positions from all over a match."""

    def copy(states: list[State]) -> int:
        for state in states:
            for _ in range(COPIES):
                state.clone()
        return COPIES * len(states)

    return lap(positions(name, seats), copy)


def imagined(name: str, seats: int) -> Lap:
    """Worlds that might be, for all the seat knows that is to decide."""
    stream = Rng.fast(SEED, 1)

    def imagine(states: list[State]) -> int:
        for state in states:
            for _ in range(COPIES):
                state.imagine(state.actor, stream)
        return COPIES * len(states)

    return lap(positions(name, seats), imagine)


def positions(name: str, seats: int) -> Callable[[], list[State]]:
    """Every position of a random match in which somebody is to decide."""
    deal = dealer(name, seats)

    def match() -> list[State]:
        state = deal()
        found: list[State] = []
        while state.waiting:
            found.append(state.clone())
            codes = state.legal()
            state.play(codes[int(random() * len(codes))])
        return found

    return match
