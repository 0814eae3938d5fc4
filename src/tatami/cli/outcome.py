"""The end of a match: who won, with what, and how to check that it was fairly dealt."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.cli.common import said
from tatami.core.words import Speech
from tatami.match.match import Match


def show_scores(match: Match, words: Speech, out: Console) -> None:
    """The best first; seats that have the same stand in their order."""
    winners = match.winners
    names = ", ".join(
        f"{said(words, 'seat', number=seat + 1)} ({match.header.seats[seat].name})" for seat in winners
    )
    out.print()
    out.print(said(words, "cli-won", who=names, count=len(winners)), style="bold green")
    rewards = match.rewards
    table = Table(box=None, show_header=False, padding=(0, 1))
    for seat in sorted(range(match.seats), key=lambda one: -rewards[one]):
        style = "bold" if seat in winners else ""
        name = match.header.seats[seat].name
        table.add_row(f"{seat + 1:>2}", name, Text(f"{rewards[seat]:g}", justify="right"), style=style)
    out.print(table)


def show_proof(match: Match, path: Path, words: Speech, out: Console) -> None:
    """Lines to be copied are not wrapped."""
    for line in (
        said(words, "cli-record-is", file=str(path)),
        said(words, "cli-commitment", commitment=match.commitment),
        said(words, "cli-secret", secret=match.reveal()),
        said(words, "cli-check", file=str(path)),
    ):
        out.print(line, style="dim", soft_wrap=True)
