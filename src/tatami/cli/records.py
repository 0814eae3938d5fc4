"""`tatami replay` and `tatami verify`: matches that were played."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tatami.cli import FAILED, OK, complain
from tatami.cli.common import said, screen, speech_for
from tatami.cli.log import log_of, log_table
from tatami.cli.outcome import show_scores
from tatami.cli.table import TableTop
from tatami.core.errors import BadInput
from tatami.core.words import Speech
from tatami.match.journal import read_bytes
from tatami.match.match import Match
from tatami.match.replay import replay
from tatami.match.verify import verify_bytes


def replay_command(asked: Namespace) -> int:
    """The log and the table as a seat saw them, or all there was to see."""
    match = replay(Path(asked.file), asked.to)
    if asked.seat is not None and not 1 <= asked.seat <= match.seats:
        raise BadInput(f"--seat must be 1 to {match.seats}, not {asked.seat}")
    words = speech_for(asked, match.game)
    top = TableTop(match.game, words, match.header.seats)
    out = screen()
    show_header(match, top, words, out)
    reader = None if asked.seat is None else asked.seat - 1
    out.print(log_table(log_of(match, reader), words))
    out.print()
    show_table(match, top, reader, out)
    if match.fault is not None:
        out.print(said(words, "cli-fault", number=match.fault.n, seat=match.fault.seat + 1), style="red")
        out.print(match.fault.trace)
    if match.over:
        show_scores(match, words, out)
    return OK


def show_header(match: Match, top: TableTop, words: Speech, out: Console) -> None:
    options = " ".join(f"{name}={value}" for name, value in match.header.options.items())
    out.print(Text.assemble((said(words, "title"), "bold"), (f"  {options}", "dim")))
    for seat, who in enumerate(match.header.seats):
        out.print(Text.assemble(f"  {top.seat(seat)}  ", (who.kind, "dim")))
    out.print()


def show_table(match: Match, top: TableTop, reader: int | None, out: Console) -> None:
    view = match.view(match.seats if reader is None else reader)
    out.print(top.players(view, out.width))
    out.print()
    out.print(top.shared(view, out.width))
    for seat in range(match.seats) if reader is None else [reader]:
        for line in top.own(match.view(seat)):
            out.print(Text.assemble(f"{top.seat(seat)}: ", line) if reader is None else line)


def verify_command(asked: Namespace) -> int:
    verdict = verify_bytes(read_bytes(Path(asked.file)), asked.file)
    words = speech_for(asked)
    if not verdict.ok:
        return complain(verdict.problem or "the record is damaged", FAILED)
    key = "cli-verified" if verdict.finished else "cli-verified-unfinished"
    print(said(words, key, decisions=verdict.decisions))
    if verdict.commitment is not None:
        print(said(words, "cli-commitment", commitment=verdict.commitment))
    return OK
