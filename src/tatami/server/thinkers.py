"""The processes in which bots think. First come, first served; a table asks one question at a time,
so that none waits longer because another has many bots."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from tatami.match.faults import CRASH, STALL, Answer
from tatami.server.metrics import FAULTS
from tatami.server.thinking import LENGTH, Question, framed

LIMIT: Final = 5.0  # seconds a decision; afterwards the process is ended
START_LIMIT: Final = 60.0  # seconds for a new process to import what it needs
LARGEST_ANSWER: Final = 1 << 20
LOG = structlog.get_logger(__name__)


class Thinker:
    """One process, started when it is needed and again after it had to be ended."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._process: Process | None = None

    async def ask(self, question: Question) -> Answer:
        try:
            process = await self._ready()
            assert process.stdin is not None
            process.stdin.write(framed(msgspec.json.encode(question)))
            await process.stdin.drain()
            answer = await asyncio.wait_for(self._receive(process), self._limit)
        except TimeoutError:
            await self.close()
            return Answer(STALL, f"no answer within {self._limit:g} seconds")
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            await self.close()
            return Answer(CRASH, "its process has ended")
        except BaseException:
            await self.close()  # an answer to come would be taken for the next one
            raise
        return answer

    async def _ready(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "tatami.server.thinking", stdin=PIPE, stdout=PIPE
            )
            await asyncio.wait_for(self._receive(self._process), START_LIMIT)  # it says that it is ready
        return self._process

    async def _receive(self, process: Process) -> Answer:
        assert process.stdout is not None
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "little")
        if length > LARGEST_ANSWER:
            raise msgspec.DecodeError("the answer is too long")
        return msgspec.json.decode(await process.stdout.readexactly(length), type=Answer)

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    def __init__(self, count: int = 0, limit: float = LIMIT) -> None:
        self._all = [Thinker(limit) for _ in range(count or os.cpu_count() or 1)]
        self._idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def ask(self, question: Question) -> Answer:
        """The bot's answer, or what it did instead."""
        thinker = await self._idle.get()
        try:
            answer = await thinker.ask(question)
        finally:
            self._idle.put_nowait(thinker)
        if answer.fault:
            FAULTS.labels(answer.fault).inc()
            LOG.warning(
                "bot.fault", game=question.game, bot=question.bot, fault=answer.fault, why=answer.message
            )
        return answer

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.close()
