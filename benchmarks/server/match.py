"""What the load knows of a match, whichever server plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from benchmarks.server.line import Line

SEATS = 4


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
        self._heard = 0

    @abstractmethod
    async def connect(self, port: int) -> None:
        """A socket for everybody."""

    @abstractmethod
    def begin(self) -> None:
        """Everybody is there."""

    @abstractmethod
    def decide(self) -> None:
        """Whoever is asked decides at random."""

    def hears(self, text: bytes, size: int) -> bool:
        """Somebody has heard of a decision: whether he was the last."""
        self.frames += 1
        self.packed += size
        self.bytes += len(text)
        self._heard += 1
        if self._heard < len(self.lines):
            return False
        self._heard = 0
        return True

    def close(self) -> None:
        for line in self.lines:
            line.close()
