"""The harness of `make bench`, run for moments: nothing here depends on how fast the machine is."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import __main__ as command
from benchmarks import measure, table
from benchmarks.measure import Lap, Pace, Spread, lap, take_turns
from benchmarks.rows import ROWS, Contestant, Goal, Row, Sort, measured

MOMENT = Pace(slices=1, seconds=0.001)


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_every_row_can_be_measured(row: Row) -> None:
    if "uno" in row.name:
        pytest.importorskip("rlcard", reason="RLCard comes with `make bench`")
    result = measured(row, MOMENT)
    assert len(result.rates) == (1 if isinstance(row.beside, str) else 2)
    assert all(spread.lowest > 0 for spread in [*result.rates, result.figure])


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> int:
        """Takes so long and does five units meanwhile."""
        self.now += seconds
        return 5


def test_preparing_is_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(measure, "process_time", clock)
    run = lap(lambda: clock.wait(100), lambda ready: clock.wait(0.25))
    assert run(1.0) == 20
    assert clock.now == 4 * 100.25


def test_contestants_take_turns_and_warm_up() -> None:
    order: list[str] = []

    def contestant(name: str) -> Lap:
        def run(seconds: float) -> float:
            assert seconds == 0.5
            order.append(name)
            return float(len(order))

        return run

    rates = take_turns([contestant("ours"), contestant("theirs")], Pace(slices=2, seconds=0.5))
    assert order == ["ours", "theirs"] * 3
    assert rates == [[3, 5], [4, 6]]


def test_a_spread_is_the_middle_and_both_ends() -> None:
    assert Spread.of([7.0, 1.0, 2.0]) == Spread(1.0, 2.0, 7.0)


def steady(rate: float) -> Contestant:
    return Contestant("steady", "decisions", lambda: lambda seconds: rate)


@pytest.mark.parametrize(("sort", "figure"), [("times", 4.0), ("decisions", 0.25), ("a second", 80.0)])
def test_what_a_figure_means(sort: Sort, figure: float) -> None:
    row = Row("row", "a row", steady(80), steady(20), sort)
    assert measured(row, MOMENT).figure == Spread(figure, figure, figure)


@pytest.mark.parametrize(
    ("goal", "verdict"),
    [
        (Goal("at least", 4), "reached"),
        (Goal("at least", 4.1), "**short of it**"),
        (Goal("at most", 4), "reached"),
        (Goal("at most", 3.9), "**short of it**"),
        (None, ""),
    ],
)
def test_a_row_says_whether_it_is_reached(goal: Goal | None, verdict: str) -> None:
    row = Row("row", "a row", steady(80), steady(20), "times", goal)
    assert table.cells(measured(row, MOMENT))[-1] == verdict


def rows_of(text: str) -> list[list[str]]:
    """The cells of a Markdown table, without its headings."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines[2:]]


def test_the_page_holds_every_row() -> None:
    made = table.PAGE.read_text(encoding="utf-8").partition(table.BEGIN)[2].partition(table.END)[0]
    assert [line[0] for line in rows_of(made)] == [row.measure for row in ROWS]
    for line, row in zip(rows_of(made), ROWS, strict=True):
        if row.goal is not None:
            assert f"{row.goal.bound} {table.figure(row, row.goal.value)}" in line


def test_writing_leaves_the_rest_of_the_page_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n")
    monkeypatch.setattr(table, "PAGE", page)
    table.write("new")
    assert page.read_text() == f"before\n{table.BEGIN}\n\nnew\n\n{table.END}\nafter\n"


def test_the_command_prints_the_rows_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [row.name for row in ROWS]
    quick = [replace(row, ours=steady(80), beside=steady(20)) for row in ROWS]
    monkeypatch.setattr(command, "ROWS", quick)
    monkeypatch.setattr(sys, "argv", ["benchmarks", "--quick", "--row", names[0], "--row", names[2]])
    command.main()
    printed = capsys.readouterr().out
    assert [line[0] for line in rows_of(printed)] == [ROWS[0].measure, ROWS[2].measure]
    assert all(said in printed for said in ["Python 3.", "tatami 0.", "open_spiel 2."])


@pytest.mark.parametrize("with_it", [["--quick"], ["--row", "war_uno"]])
def test_only_whole_runs_are_kept(
    with_it: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmarks", "--write", *with_it])
    with pytest.raises(SystemExit) as stopped:
        command.main()
    assert stopped.value.code == 2
    assert "whole, full runs" in capsys.readouterr().err
