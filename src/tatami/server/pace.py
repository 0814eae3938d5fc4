"""Clocks. All follows from when the lines of a record were written, so any process reads the same."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from tatami.server.wire import Clock, Pace

UNLIMITED: Final = -1
DAY: Final = 86_400.0
SHORTEST_PAUSE: Final = 0.5  # seconds before a bot decides
LONGEST_PAUSE: Final = 1.3


@dataclass(frozen=True, slots=True)
class Clocks:
    """Since when everybody who is awaited is awaited, and what is left in each bank."""

    pace: Pace
    since: float
    banks: tuple[float, ...]

    @classmethod
    def begin(cls, pace: Pace, seats: int, now: float) -> Clocks:
        return cls(pace, now, (float(pace.seconds),) * seats)

    def after(self, seat: int, now: float) -> Clocks:
        """The seat has decided, or taken something back."""
        if self.pace.kind != "bank":
            return Clocks(self.pace, now, self.banks)
        left = max(0.0, self.banks[seat] - (now - self.since)) + self.pace.extra
        return Clocks(self.pace, now, (*self.banks[:seat], left, *self.banks[seat + 1 :]))

    def limit(self, seat: int) -> float | None:
        """Seconds this seat has for its decision, from `since`."""
        if self.pace.kind == "decision":
            return float(self.pace.seconds)
        if self.pace.kind == "days":
            return self.pace.seconds * DAY
        return self.banks[seat] if self.pace.kind == "bank" else None

    def deadline(self, seat: int) -> float | None:
        limit = self.limit(seat)
        return None if limit is None else self.since + limit

    def shown(self, waiting: list[int], now: float) -> list[Clock]:
        return [Clock(seat, round((now - self.since) * 1000), self._left(seat, now)) for seat in waiting]

    def _left(self, seat: int, now: float) -> int:
        deadline = self.deadline(seat)
        return UNLIMITED if deadline is None else max(0, round((deadline - now) * 1000))


def pause(table: str, round_: int, n: int) -> float:
    """How long a bot seems to think: from public facts alone, so that it tells nothing."""
    digest = blake2b(f"{table}:{round_}:{n}".encode(), digest_size=4, person=b"tatami pause").digest()
    part = int.from_bytes(digest, "little") / 2**32
    return SHORTEST_PAUSE + part * (LONGEST_PAUSE - SHORTEST_PAUSE)
