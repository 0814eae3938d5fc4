"""The harness of `make bench-server`, run for moments: nothing here depends on how fast the machine is."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from benchmarks import table as bench
from benchmarks.measure import Spread
from benchmarks.server import __main__ as command
from benchmarks.server import ours, page
from benchmarks.server.load import Figures, Load
from benchmarks.server.match import SEATS
from benchmarks.server.rows import ROWS, Bound, Result, Row, measured
from tests.test_benchmarks import rows_of

MOMENT = 0.3  # seconds
PATIENCE = 6  # times: on a busy machine a bot's process takes a while to start


def played(folder: Path, people: int, rate: int = 0) -> Figures:
    """For a moment, or for as many more as it takes until somebody has decided."""

    async def play() -> Figures:
        with ours.start_server(folder, folder / "bench.sqlite") as server:
            load = Load(server, ours.make_matches(server, 2, people))
            await load.begin()
            for longer in range(PATIENCE):
                moment = MOMENT * 2**longer
                figures = await (load.offered(rate, moment) if rate else load.flat_out(moment))
                if figures.delays:
                    break
            load.close()
            return figures

    return asyncio.run(play())


@pytest.mark.parametrize("people", [SEATS, 2])
def test_scripted_people_play_and_every_decision_is_timed(people: int, tmp_path: Path) -> None:
    figures = played(tmp_path, people)
    assert figures.delays
    assert min(figures.delays) > 0
    assert figures.frames >= people * (len(figures.delays) - 2), "each of them heard of all but the last ones"
    assert 0 < figures.packed <= figures.bytes + 10 * figures.frames


def test_what_is_offered_is_timed_from_when_it_was_due(tmp_path: Path) -> None:
    too_much = 100_000
    figures = played(tmp_path, SEATS, too_much)
    assert figures.delays
    assert figures.rate < too_much
    assert max(figures.delays) > MOMENT / 5, "the last ones have waited since the warm-up"


def steady(value: float) -> Row:
    async def run(folder: Path, seconds: float) -> float:
        return value

    async def other(folder: Path, seconds: float) -> float:
        return 20

    return Row("row", "a row", "ms", run, "at most", 4, other)


def test_a_figure_is_computed_run_by_run(tmp_path: Path) -> None:
    result = asyncio.run(measured(steady(80), tmp_path, 3, MOMENT))
    assert (result.ours, result.peer, result.figure) == tuple(
        Spread(each, each, each) for each in (80, 20, 4)
    )
    assert page.cells(result)[1:] == (
        "80 ms",
        "boardgame.io: 20 ms",
        "4 times (4–4)",
        "at most 4 times",
        "reached",
    )


@pytest.mark.parametrize(
    ("bound", "goal", "reached"),
    [("at least", 4, True), ("at least", 4.1, False), ("at most", 4, True), ("at most", 3.9, False)],
)
def test_a_row_says_whether_it_is_reached(bound: Bound, goal: float, reached: bool) -> None:
    row = Row("row", "a row", "ms", steady(4).ours, bound, goal)
    assert Result(row, Spread.of([4]), None, Spread.of([4])).reached == reached


def test_the_page_holds_every_row() -> None:
    made = bench.PAGE.read_text(encoding="utf-8").partition(page.BEGIN)[2].partition(bench.END)[0]
    assert [line[0] for line in rows_of(made)] == [row.measure for row in ROWS]
    for line, row in zip(rows_of(made), ROWS, strict=True):
        assert f"{row.bound} {row.goal:g} {'times' if row.peer else row.unit}" in line


@pytest.mark.parametrize("with_it", [["--quick"], ["--row", "rate_50"]])
def test_only_whole_runs_are_kept(
    with_it: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmarks.server", "--write", *with_it])
    with pytest.raises(SystemExit) as stopped:
        command.main()
    assert stopped.value.code == 2
    assert "whole, full runs" in capsys.readouterr().err
