"""The rows of the table: what is measured, beside what, and what it must reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from benchmarks import ours, peers, uncompiled
from benchmarks.measure import Lap, Pace, Spread, take_turns

Sort = Literal["times", "decisions", "a second"]  # how often ours is faster, what ours costs, how fast it is


@dataclass(frozen=True, slots=True)
class Contestant:
    label: str
    unit: str
    start: Callable[[], Lap]


@dataclass(frozen=True, slots=True)
class Goal:
    bound: Literal["at least", "at most"]
    value: float

    def reached(self, figure: float) -> bool:
        return figure >= self.value if self.bound == "at least" else figure <= self.value


@dataclass(frozen=True, slots=True)
class Row:
    name: str  # for --row
    measure: str
    ours: Contestant
    beside: Contestant | str  # measured in the same run, or quoted
    sort: Sort
    goal: Goal | None = None  # none: printed only


@dataclass(frozen=True, slots=True)
class Result:
    row: Row
    rates: list[Spread]  # ours, and beside it
    figure: Spread


def measured(row: Row, pace: Pace) -> Result:
    """The figure is computed slice by slice, from what ran side by side."""
    contestants = [row.ours] if isinstance(row.beside, str) else [row.ours, row.beside]
    rates = take_turns([contestant.start() for contestant in contestants], pace)
    if row.sort == "a second":
        figures = rates[0]
    elif row.sort == "times":
        figures = [mine / other for mine, other in zip(*rates, strict=True)]
    else:
        figures = [other / mine for mine, other in zip(*rates, strict=True)]
    return Result(row, [Spread.of(slices) for slices in rates], Spread.of(figures))


def playouts(name: str, seats: int, label: str = "") -> Contestant:
    return Contestant(label, "decisions", partial(ours.playouts, name, seats))


EIGHTS: Final = "crazy_eights"
WAR: Final = "total_war"
WAR_AT_4: Final = playouts(WAR, 4)
WAR_AT_12: Final = playouts(WAR, 12, "random playouts")
TAG: Final = "TAG, Dominion: 0.12 M copies/s (quoted)"

ROWS: Final = (
    Row(
        "eights_loop",
        "Crazy Eights, 4 players, from one interpreted loop",
        Contestant("", "decisions", partial(ours.python_loop, EIGHTS, 4)),
        Contestant("OpenSpiel's C++ game", "decisions", peers.openspiel_loop),
        "times",
        Goal("at least", 3),
    ),
    Row(
        "eights_rollouts",
        "Crazy Eights, 4 players, whole rollouts",
        Contestant("", "decisions", partial(ours.rollouts, EIGHTS, 4)),
        Contestant("OpenSpiel's MCTSBot", "decisions", peers.openspiel_rollouts),
        "times",
        Goal("at least", 1.2),
    ),
    Row(
        "war_uno",
        "Total War, 4 players, random playouts",
        WAR_AT_4,
        Contestant("RLCard's UNO", "decisions", peers.uno_environment),
        "times",
        Goal("at least", 60),
    ),
    Row(
        "war_uno_rules",
        "the same, beside nothing but UNO's rules",
        WAR_AT_4,
        Contestant("RLCard's UNO, without its environment", "decisions", peers.uno_rules),
        "times",
    ),
    Row(
        "war_seats",
        "Total War, 12 players against 4, random playouts",
        playouts(WAR, 12),
        playouts(WAR, 4, "4 players"),
        "times",
        Goal("at least", 0.8),
    ),
    Row(
        "war_clone",
        "Total War, 12 players, a copy",
        Contestant("", "copies", partial(ours.clones, WAR, 12)),
        WAR_AT_12,
        "decisions",
        Goal("at most", 10),
    ),
    Row(
        "war_imagine",
        "Total War, 12 players, an imagined world",
        Contestant("", "worlds", partial(ours.imagined, WAR, 12)),
        WAR_AT_12,
        "decisions",
        Goal("at most", 30),
    ),
    Row(
        "war_copies",
        "Total War, 4 players, copies",
        Contestant("", "copies", partial(ours.clones, WAR, 4)),
        TAG,
        "a second",
        Goal("at least", 500_000),
    ),
    Row(
        "war_worlds",
        "Total War, 4 players, imagined worlds",
        Contestant("", "worlds", partial(ours.imagined, WAR, 4)),
        TAG,
        "a second",
    ),
    Row(
        "eights_uncompiled",
        "Crazy Eights, 4 players, uncompiled",
        Contestant("", "decisions", partial(uncompiled.playouts, EIGHTS)),
        playouts(EIGHTS, 4, "compiled"),
        "times",
    ),
    Row(
        "war_uncompiled",
        "Total War, 4 players, uncompiled",
        Contestant("", "decisions", partial(uncompiled.playouts, WAR)),
        playouts(WAR, 4, "compiled"),
        "times",
    ),
)
