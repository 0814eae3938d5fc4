"""What happened, a line for each decision that stands and each reader, kept small.

A line is many small objects, and a match has hundreds: they are kept as JSON, which is also how they
are sent, and all but the last ones compressed.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from tatami.core.words import Words

OPEN: Final = 8  # decisions whose lines stay open at least; twice as many are open at most


class LogLine(msgspec.Struct, frozen=True):
    """A decision as one reader may know it, and what he saw happen. `n` is its number in
    the record. The notation is empty if it is the seat's own affair for now."""

    n: int
    seat: int
    notation: str
    words: list[Words]


Lines = list[bytes]  # of one decision, by reader; the last reader is the public gallery
_LINES: Final = msgspec.json.Decoder(list[list[msgspec.Raw]])


class Log:
    def __init__(self) -> None:
        self._closed: list[bytes] = []  # so many decisions each, compressed
        self._open: list[Lines] = []

    def append(self, lines: list[LogLine]) -> None:
        """Readers that share a line share its bytes."""
        packed: dict[int, bytes] = {}
        for line in lines:
            if id(line) not in packed:
                packed[id(line)] = msgspec.json.encode(line)
        self._open.append([packed[id(line)] for line in lines])
        if len(self._open) == 2 * OPEN:
            self._closed.append(closed(self._open[:OPEN]))
            del self._open[:OPEN]

    def pop(self) -> None:
        """The last decision has been taken back."""
        if not self._open:
            self._open = opened(self._closed.pop())
        self._open.pop()

    def packed(self, reader: int) -> list[msgspec.Raw]:
        """All lines of a reader, as JSON."""
        before = [lines[reader] for part in self._closed for lines in opened(part)]
        return [msgspec.Raw(line) for line in (*before, *(lines[reader] for lines in self._open))]

    def last(self, reader: int) -> msgspec.Raw:
        if not self._open:
            self._open = opened(self._closed.pop())
        return msgspec.Raw(self._open[-1][reader])


def closed(part: list[Lines]) -> bytes:
    return zlib.compress(msgspec.json.encode([[msgspec.Raw(line) for line in lines] for lines in part]))


def opened(part: bytes) -> list[Lines]:
    return [[bytes(line) for line in lines] for lines in _LINES.decode(zlib.decompress(part))]
