"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text

from tatami.cli.common import said
from tatami.core.words import Speech
from tatami.match.log import LogLine
from tatami.match.match import Match


def log_of(match: Match, reader: int | None) -> list[LogLine]:
    """As a seat or the gallery saw it; for nobody in particular, as whoever decided did."""
    if reader is not None:
        return match.log(reader)
    logs = [match.log(seat) for seat in range(match.seats + 1)]
    return [logs[line.seat][place] for place, line in enumerate(logs[-1])]


def log_table(lines: Sequence[LogLine], words: Speech) -> Table:
    """The number of each decision, and what came of it."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="dim")
    table.add_column()
    for line in lines:
        table.add_row(str(line.n), Text(sentence(line, words)))
    return table


def sentence(line: LogLine, words: Speech) -> str:
    told = groupby(words.say(one) for one in line.words)
    counted = ((text, len(list(same))) for text, same in told)
    whole = " ".join(text if count == 1 else f"{text} (×{count})" for text, count in counted)
    if whole:
        return whole
    who = said(words, "seat", number=line.seat + 1)
    return f"{who}: {line.notation or '…'}"
