"""Bots that crash, lie, tamper and stall on purpose."""

from __future__ import annotations

import os
import sys
import time

from tatami.core.bot import Bot
from tatami.core.rng import Rng
from tatami.core.state import State


class Crasher(Bot):
    def choose(self, world: State, seat: int, stream: Rng) -> int:
        raise RuntimeError("no\nidea \ud800")


class Leaver(Bot):
    def choose(self, world: State, seat: int, stream: Rng) -> int:
        sys.exit(3)


class Killer(Bot):
    """Ends its whole process."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        os._exit(1)


class Unborn(Bot):
    def __init__(self) -> None:
        raise RuntimeError("not today")


class Liar(Bot):
    def choose(self, world: State, seat: int, stream: Rng) -> int:
        return 999


class Writer(Bot):
    def choose(self, world: State, seat: int, stream: Rng) -> int:
        return "draw"  # type: ignore[return-value]


class Tamperer(Bot):
    """Plays in the world it was handed, and answers legally."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        code = world.legal()[0]
        world.play(code)
        return code


class Wrecker(Bot):
    """Leaves a world of sealed bids that cannot even be saved."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        code = world.legal()[0]
        world.points = None  # type: ignore[attr-defined]
        return code


class Dreamer(Bot):
    """Plays on in copies, as it may."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        copy = world.imagine(seat, stream)
        code = copy.legal()[0]
        copy.play(code)
        return code


class Sleeper(Bot):
    """Stalls in one of two decisions."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        if stream.below(2):
            time.sleep(600)
        return world.legal()[0]


class Spinner(Bot):
    def choose(self, world: State, seat: int, stream: Rng) -> int:
        while True:
            stream.word()
