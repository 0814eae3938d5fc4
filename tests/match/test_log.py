"""The log of a match, kept small: it reads the same however much of it is closed."""

from __future__ import annotations

import msgspec
import pytest

from tatami.core.words import Words
from tatami.match.log import OPEN, Log, LogLine

READERS = 3
MANY = 5 * OPEN + 3


def lines(n: int) -> list[LogLine]:
    """Two who have seen the same, and one who has not."""
    seen, unseen = (LogLine(n, 0, "draw", [Words(key, {"n": n})]) for key in ("did-draw-card", "did-draw"))
    return [seen, unseen, unseen]


def read(log: Log, reader: int) -> list[LogLine]:
    return [msgspec.json.decode(line, type=LogLine) for line in log.packed(reader)]


@pytest.mark.parametrize("count", [0, 1, OPEN, 2 * OPEN - 1, 2 * OPEN, MANY])
def test_all_lines_of_each_reader(count: int) -> None:
    log = Log()
    for n in range(count):
        log.append(lines(n))
    for reader in range(READERS):
        assert read(log, reader) == [lines(n)[reader] for n in range(count)]


def test_taking_back_line_by_line_to_the_first() -> None:
    log = Log()
    for n in range(MANY):
        log.append(lines(n))
    for left in range(MANY - 1, 0, -1):
        log.pop()
        assert msgspec.json.decode(log.last(1), type=LogLine) == lines(left - 1)[1]
        assert read(log, 0) == [lines(n)[0] for n in range(left)]
    log.append(lines(77))
    assert [line.n for line in read(log, 2)] == [0, 77]
