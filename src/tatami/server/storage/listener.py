"""News from other processes: PostgreSQL passes on which table has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog
from sqlalchemy.engine import URL

from tatami.server.storage.store import CHANNEL

AGAIN: Final = 1.0  # seconds before a lost connection is tried again
LOG = structlog.get_logger(__name__)


class Listener:
    """Calls `changed(table)`, and `missed()` after a time in which news may have been lost."""

    def __init__(self, url: URL, changed: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._changed = changed
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        connection = await self._connect()
        self._task = asyncio.create_task(self._keep(connection))

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._address)
        await connection.add_listener(CHANNEL, lambda *news: self._changed(str(news[-1])))
        return connection

    async def _keep(self, connection: Any) -> None:
        while True:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                await lost.wait()
            finally:
                with suppress(asyncpg.PostgresError, OSError):
                    await connection.close(timeout=1)
            LOG.warning("listener.lost")
            connection = await self._reconnect()
            self._missed()

    async def _reconnect(self) -> Any:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                return await self._connect()
            except (asyncpg.PostgresError, OSError) as error:
                LOG.warning("listener.retry", error=str(error))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
