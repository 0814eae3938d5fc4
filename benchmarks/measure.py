"""Contestants run in turns, in short slices, so that a busy moment of the machine hits all of them alike.

What counts is the processor time of the process, not the clock on the wall: other programs on the machine
take some of the latter, and hardly any of the former.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeVar

Ready = TypeVar("Ready")
Lap = Callable[[float], float]  # work for so many seconds: units done in a second


@dataclass(frozen=True, slots=True)
class Pace:
    """How long to measure: so many slices for each contestant, of so many seconds."""

    slices: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of what was measured, slice by slice, and its two ends."""

    lowest: float
    middle: float
    highest: float

    @staticmethod
    def of(values: Sequence[float]) -> Spread:
        return Spread(min(values), median(values), max(values))


def lap(prepare: Callable[[], Ready], work: Callable[[Ready], int]) -> Lap:
    """Work on what was prepared, again and again, till the time is over. Preparing is not timed.

    `work` says how many units it has done; a few milliseconds of it at a time.
    """

    def run(seconds: float) -> float:
        units = 0
        elapsed = 0.0
        while elapsed < seconds:
            ready = prepare()
            begun = process_time()
            units += work(ready)
            elapsed += process_time() - begun
        return units / elapsed

    return run


def take_turns(laps: Sequence[Lap], pace: Pace) -> list[list[float]]:
    """Units a second of each contestant, slice by slice. A first round warms up and does not count."""
    for run in laps:
        run(pace.seconds)
    rounds = [[run(pace.seconds) for run in laps] for _ in range(pace.slices)]
    return [list(rates) for rates in zip(*rounds, strict=True)]
