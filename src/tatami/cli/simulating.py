"""`tatami simulate`: many matches, as a table or as JSON."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tatami.cli import INTERRUPTED, OK, complain
from tatami.cli.common import (
    read_cards,
    read_options,
    said,
    said_if,
    screen,
    speech_for,
    usual_bot,
    usual_seats,
)
from tatami.core.words import Speech
from tatami.games import find_game
from tatami.lab.report import Rate, Report, Spread
from tatami.lab.simulate import Interrupted, simulate


def simulate_command(asked: Namespace) -> int:
    game = find_game(asked.game)
    seats = usual_seats(game) if asked.players is None else asked.players
    game.check_seats(seats)
    try:
        with progress_bar(asked.games) as advance:
            report = simulate(
                game,
                seats,
                asked.games,
                asked.bots or [usual_bot(game), "random"],
                asked.seed,
                game.options.read(read_options(asked.option), seats),
                read_cards(game, asked.cards),
                asked.processes,
                advance,
                asked.by,
            )
    except Interrupted as stop:
        return complain(str(stop), INTERRUPTED)
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show(report, speech_for(asked, game))
    return OK


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """On stderr, and only for a person. No thread refreshes it: processes are forked meanwhile."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        TextColumn("{task.percentage:>3.0f} %"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("", total=games)

        def advance(done: int) -> None:
            bar.update(task, completed=done, refresh=True)

        yield advance


def show(report: Report, words: Speech) -> None:
    out = screen()
    options = " ".join(f"{name}={value}" for name, value in report.options.items())
    out.print(
        said(
            words,
            "cli-sim-what",
            game=said(words, "title"),
            games=f"{report.games:,}",
            players=report.players,
            bots=", ".join(report.bots),
            seed=str(report.seed),
        ),
        style="bold",
    )
    if options:
        out.print(options, style="dim")
    out.print(
        said(
            words,
            "cli-sim-speed",
            decisions=f"{report.decisions:,}",
            seconds=f"{report.seconds:.1f}",
            speed=f"{report.decisions_per_second:,.0f}",
        )
    )
    out.print(length_line(words, "cli-sim-decisions", report.length.decisions))
    if report.length.plays is not None:
        out.print(length_line(words, "cli-sim-plays", report.length.plays))
    for group, rates in report.rates.items():
        out.print()
        out.print(rate_table(words, group, rates))


def length_line(words: Speech, key: str, spread: Spread) -> str:
    return said(
        words, key, mean=f"{spread.mean:.1f}", median=f"{spread.median:g}", low=spread.low, high=spread.high
    )


def rate_table(words: Speech, group: str, rates: dict[str, Rate]) -> Table:
    """Seats in their order, everything else with the most successful first."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(group_name(words, group))
    for key in ("cli-head-games", "cli-head-wins", "cli-head-rate", "cli-head-interval", "cli-head-ratio"):
        table.add_column(said(words, key), justify="right")
    ranked = list(rates.items())
    if group != "seat":
        ranked.sort(key=lambda entry: -entry[1].rate)
    for label, rate in ranked:
        table.add_row(
            said_if(words, f"{group}-{label}") or label,
            f"{rate.games:,}",
            f"{rate.wins:,.1f}",
            f"{rate.rate:.2%}",
            f"{rate.low:.2%} – {rate.high:.2%}",
            f"{rate.ratio:.3f}",
        )
    return table


def group_name(words: Speech, group: str) -> str:
    return said_if(words, f"cli-group-{group}") or said_if(words, f"fact-{group}") or group
