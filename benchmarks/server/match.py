"""What the load knows of a match, whichever server plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Final

from benchmarks.server.line import Line

SEATS: Final = 4


class Match(ABC):
    """People at a table, each with a socket. A decision counts when the last of them has heard of it."""

    def __init__(self, number: int) -> None:
        self.lines: list[Line] = []
        self.choose = Random(number)
        self.ready: Callable[[], None] = lambda: None  # called when the next decision can be taken
        self.told: Callable[[], None] = lambda: None  # called when a decision counts
        self.frames = 0  # that told of a decision
        self.packed = 0  # bytes of these on the wire
        self.bytes = 0  # and of the text in them

    @abstractmethod
    async def connect(self, port: int) -> None:
        """A socket for everybody."""

    @abstractmethod
    def begin(self) -> None:
        """Everybody is there."""

    @abstractmethod
    def decide(self) -> None:
        """Whoever is asked decides at random."""

    def count(self, text: bytes, size: int) -> None:
        """Somebody has heard of a decision."""
        self.frames += 1
        self.packed += size
        self.bytes += len(text)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.lines = []
        self.ready = self.told = lambda: None
