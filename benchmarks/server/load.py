"""Scripted people: as fast as they are answered, or at a steady rate."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import quantiles
from time import perf_counter
from typing import Any

from benchmarks.server.match import Match
from benchmarks.server.process import Server

OPENING = 60.0  # seconds until all matches must have begun


@dataclass(slots=True)
class Figures:
    """What one run has shown."""

    seconds: float = 0.0
    busy: float = 0.0  # processor time of the server
    delays: list[float] = field(default_factory=list)  # seconds from a decision to when it counts
    frames: int = 0
    packed: int = 0
    bytes: int = 0

    @property
    def rate(self) -> float:
        return len(self.delays) / self.seconds

    @property
    def p99(self) -> float:
        """Milliseconds."""
        return quantiles(self.delays, n=100)[98] * 1000


class Load:
    """Drives matches, and notes how long each decision took from when it was due."""

    def __init__(self, server: Server, matches: Sequence[Match]) -> None:
        self._server = server
        self._matches = matches
        self._figures = Figures()
        self._began: dict[Match, float] = {}
        self._idle: deque[Match] = deque()
        self._due: deque[float] = deque()
        self._flat_out = False
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().set_exception_handler(self._fail)
        for match in matches:
            match.ready = partial(self._ready, match)
            match.told = partial(self._told, match)

    def _fail(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not self._failed.done():
            self._failed.set_exception(context.get("exception") or RuntimeError(context["message"]))

    def _ready(self, match: Match) -> None:
        if self._flat_out:
            self._decide(match, perf_counter())
        elif self._due:
            self._decide(match, self._due.popleft())
        else:
            self._idle.append(match)

    def _decide(self, match: Match, due: float) -> None:
        self._began[match] = due
        match.decide()

    def _told(self, match: Match) -> None:
        self._figures.delays.append(perf_counter() - self._began.pop(match))

    async def _for(self, seconds: float) -> None:
        await asyncio.wait([self._failed], timeout=seconds)
        if self._failed.done():
            self._failed.result()

    async def begin(self) -> None:
        """Until every match waits for its first decision."""
        for match in self._matches:
            await match.connect(self._server.port)
        for match in self._matches:
            match.begin()
        await self.idle()

    async def idle(self) -> None:
        """Every match waits for its next decision."""
        until = perf_counter() + OPENING
        while len(self._idle) < len(self._matches):
            if perf_counter() > until:
                raise RuntimeError(
                    f"only {len(self._idle)} of {len(self._matches)} matches wait for somebody"
                )
            await self._for(0.01)

    async def flat_out(self, seconds: float) -> Figures:
        """Each match takes its next decision as soon as the last one counts."""
        self._flat_out = True
        while self._idle:
            self._decide(self._idle.popleft(), perf_counter())
        figures = await self._measured(seconds)
        self._flat_out = False
        return figures

    async def offered(self, rate: int, seconds: float) -> Figures:
        """So many decisions a second. One that finds all matches busy waits, and that counts as delay."""
        offering = asyncio.create_task(self._offer(rate))
        try:
            return await self._measured(seconds)
        finally:
            offering.cancel()

    async def _offer(self, rate: int) -> None:
        start, made = perf_counter(), 0
        while True:
            wanted = int((perf_counter() - start) * rate)
            for number in range(made, wanted):
                due = start + number / rate
                if self._idle:
                    self._decide(self._idle.popleft(), due)
                else:
                    self._due.append(due)
            made = wanted
            await asyncio.sleep(0.001)

    async def _measured(self, seconds: float) -> Figures:
        """After a fifth of the time for warming up."""
        await self._for(seconds / 5)
        self._figures = figures = Figures()
        before = [sum(values) for values in zip(*map(counted, self._matches), strict=True)]
        begun, busy = perf_counter(), self._server.seconds
        await self._for(seconds)
        figures.seconds = perf_counter() - begun
        figures.busy = self._server.seconds - busy
        after = [sum(values) for values in zip(*map(counted, self._matches), strict=True)]
        figures.frames, figures.packed, figures.bytes = (
            now - then for then, now in zip(before, after, strict=True)
        )
        self._figures = Figures()
        return figures

    def close(self) -> None:
        for match in self._matches:
            match.close()


def counted(match: Match) -> tuple[int, int, int]:
    return match.frames, match.packed, match.bytes
