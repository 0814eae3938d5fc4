"""The rows of the table: what is measured, beside what, and what it must reach."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Literal

from benchmarks.measure import Spread
from benchmarks.server import memory, ours, peer
from benchmarks.server.load import Figures, Load
from benchmarks.server.match import Match
from benchmarks.server.process import Server

OFFERED: Final = 1000  # decisions a second
Bound = Literal["at least", "at most"]
Run = Callable[[Path, float], Awaitable[float]]  # in a folder of its own, for so many seconds


@dataclass(frozen=True, slots=True)
class Row:
    """Where there is a peer the figure is how many times as much ours is, run by run."""

    name: str  # for --row
    measure: str
    unit: str
    ours: Run
    bound: Bound
    goal: float
    peer: Run | None = None


@dataclass(frozen=True, slots=True)
class Result:
    row: Row
    ours: Spread
    peer: Spread | None
    figure: Spread

    @property
    def reached(self) -> bool:
        middle = self.figure.middle
        return middle >= self.row.goal if self.row.bound == "at least" else middle <= self.row.goal


async def measured(row: Row, folder: Path, runs: int, seconds: float) -> Result:
    """In turns, so that a busy moment of the machine hits both."""
    mine: list[float] = []
    others: list[float] = []
    for number in range(runs):
        place = folder / f"{row.name}-{number}"
        place.mkdir()
        mine.append(await row.ours(place, seconds))
        if row.peer is not None:
            others.append(await row.peer(place, seconds))
    if not others:
        return Result(row, Spread.of(mine), None, Spread.of(mine))
    times = [one / other for one, other in zip(mine, others, strict=True)]
    return Result(row, Spread.of(mine), Spread.of(others), Spread.of(times))


# -- what is run -------------------------------------------------------------------------------


async def flat_out(server: Server, matches: Sequence[Match], seconds: float) -> Figures:
    load = Load(server, matches)
    try:
        await load.begin()
        return await load.flat_out(seconds)
    finally:
        load.close()


async def offered(server: Server, matches: Sequence[Match], seconds: float) -> Figures:
    load = Load(server, matches)
    try:
        await load.begin()
        return await load.offered(OFFERED, seconds)
    finally:
        load.close()


async def our_rate(count: int, folder: Path, seconds: float) -> float:
    with ours.start_server(folder, folder / "rate.sqlite") as server:
        return (await flat_out(server, ours.make_matches(server, count), seconds)).rate


async def peer_rate(count: int, folder: Path, seconds: float) -> float:
    with peer.start_server(folder) as server:
        return (await flat_out(server, peer.make_matches(server, count), seconds)).rate


async def our_delay(count: int, folder: Path, seconds: float) -> float:
    with ours.start_server(folder, folder / "delay.sqlite") as server:
        return (await offered(server, ours.make_matches(server, count), seconds)).p99


async def peer_delay(count: int, folder: Path, seconds: float) -> float:
    with peer.start_server(folder) as server:
        return (await offered(server, peer.make_matches(server, count), seconds)).p99


async def delay_among_bots(count: int, folder: Path, seconds: float) -> float:
    """Two people and two bots at each table. The bots do not pause: they think all the time."""
    with ours.start_server(folder, folder / "bots.sqlite") as server:
        return (await flat_out(server, ours.make_matches(server, count, people=2), seconds)).p99


async def our_bytes(count: int, folder: Path, seconds: float) -> float:
    with ours.start_server(folder, folder / "bytes.sqlite") as server:
        figures = await flat_out(server, ours.make_matches(server, count), seconds)
        return figures.packed / figures.frames / 1000


ROWS: Final = (
    Row(
        "rate_50",
        "50 matches of 4 seats, flat out",
        "decisions/s",
        partial(our_rate, 50),
        "at least",
        1,
        partial(peer_rate, 50),
    ),
    Row(
        "rate_200",
        "200 matches of 4 seats, flat out",
        "decisions/s",
        partial(our_rate, 200),
        "at least",
        1,
        partial(peer_rate, 200),
    ),
    Row(
        "delay_200",
        f"99th percentile at {OFFERED:,} decisions/s, 200 matches",
        "ms",
        partial(our_delay, 200),
        "at most",
        1,
        partial(peer_delay, 200),
    ),
    Row(
        "delay_bots",
        "99th percentile with 20 matches, while bots think on all cores",
        "ms",
        partial(delay_among_bots, 20),
        "at most",
        100,
    ),
    Row("memory_stored", "memory: a table nobody looks at", "kB", memory.of_stored, "at most", 1),
    Row(
        "memory_loaded",
        "memory: a table that is loaded, without sockets",
        "kB",
        memory.of_loaded,
        "at most",
        50,
    ),
    Row("memory_socket", "memory: each socket", "kB", memory.of_socket, "at most", 80),
    Row("bytes", "to a seat for each decision, on the wire", "kB", partial(our_bytes, 50), "at most", 2),
)
