"""Bags of kinds, from which cards that nobody has seen are dealt anew when a world is imagined."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.rng import Rng

NO_KIND: Final = -1  # nothing left that fits


@final
class Bags:
    """Unknown kinds to be dealt: one bag a pool, each sorted at first."""

    def __init__(self, counts: vec[i64], pools: i64, kind_count: i64, total: i64) -> None:
        self.kinds: vec[i64] = vec[i64]([0] * total)
        self.start: vec[i64] = vec[i64]([0] * pools)
        self.end: vec[i64] = vec[i64]([0] * pools)
        at: i64 = 0
        cell: i64 = 0
        for pool in range(pools):
            self.start[pool] = at
            for kind in range(kind_count):
                left = counts[cell]
                while left > 0:
                    self.kinds[at] = kind
                    at += 1
                    left -= 1
                cell += 1
            self.end[pool] = at

    def clone(self) -> Bags:
        twin = Bags(self.kinds, 0, 0, 0)
        twin.kinds = self.kinds[:]
        twin.start = self.start
        twin.end = self.end[:]
        return twin

    def refill(self, full: Bags) -> None:
        self.kinds = full.kinds[:]
        self.end = full.end[:]

    def draw(self, pool: i64, stream: Rng) -> i64:
        start = self.start[pool]
        return self._take(start + stream.below(self.end[pool] - start), pool)

    def draw_but(self, barred: i64, pool: i64, stream: Rng) -> i64:
        """A kind that is none of those in the mask; NO_KIND if there is none left."""
        fitting: list[int] = []
        for slot in range(self.start[pool], self.end[pool]):
            if not barred >> self.kinds[slot] & 1:
                fitting.append(slot)
        if not fitting:
            return NO_KIND
        return self._take(fitting[stream.below(len(fitting))], pool)

    def _take(self, slot: i64, pool: i64) -> i64:
        last = self.end[pool] - 1
        kind = self.kinds[slot]
        self.kinds[slot] = self.kinds[last]
        self.end[pool] = last
        return kind
