"""The tables in memory: loaded when somebody comes, let go when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from tatami.core.words import Words
from tatami.server import frames
from tatami.server.document import TableDoc
from tatami.server.driver import drive
from tatami.server.house import House
from tatami.server.live import LiveTable
from tatami.server.metrics import FAULTS, TABLES
from tatami.server.refused import Refused
from tatami.server.secrets import new_id
from tatami.server.settings import DAY
from tatami.server.thinkers import Thinkers
from tatami.server.wire import ID, Notice

IDLE: Final = 60.0  # seconds a table stays in memory when nobody is connected
HOST_GONE: Final = 60.0  # seconds after which the host's role passes on
SWEEP: Final = 15.0  # seconds between two looks at who has gone
LOG = structlog.get_logger(__name__)


class Hub:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.tables: dict[str, LiveTable] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._empty_since: dict[str, float] = {}
        self._hostless_since: dict[str, float] = {}
        self._background: set[asyncio.Task[None]] = set()

    # -- finding and making ------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """The table of this id, from memory or the disk. Asking creates nothing."""
        found = self.tables.get(name)
        if found is None and re.match(ID, name):  # else no database need be asked
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            found = await asyncio.shield(self._loading[name])
        if found is None:
            raise Refused("no-table")
        return found

    async def _load(self, name: str) -> LiveTable | None:
        try:
            live = await LiveTable.load(self.house, name)
            if live is not None:
                self._keep(live)
            return live
        finally:
            del self._loading[name]

    async def make(self, document: TableDoc) -> LiveTable:
        live = await LiveTable.make(self.house, new_id(), document)
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        self.tables[live.id] = live
        self._drivers[live.id] = asyncio.create_task(self._drive(live))
        TABLES.set(len(self.tables))

    async def _drive(self, live: LiveTable) -> None:
        """A fault in what decides by itself is noted, and does not stop it for good."""
        while True:
            try:
                await drive(live, self.thinkers)
            except Exception:  # whatever may go wrong with one decision
                FAULTS.labels("driver").inc()
                LOG.exception("driver.fault", table=live.id)
                await asyncio.sleep(1)

    # -- news from other processes -------------------------------------------------------------

    def changed(self, name: str) -> None:
        live = self.tables.get(name)
        if live is not None:
            self._spawn(self._refresh(live))

    def missed(self) -> None:
        """News may have been lost: every table reads again."""
        for live in self.tables.values():
            self._spawn(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        async with live.lock:
            await live.refresh()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background.fault", error=repr(task.exception()))

    # -- tidying up ----------------------------------------------------------------------------

    async def sweep(self) -> None:
        """For ever: let tables go, pass the host's role on, forget what nobody wants."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.tidy()
            except Exception:  # the next look may succeed
                FAULTS.labels("sweep").inc()
                LOG.exception("sweep.fault")

    async def tidy(self) -> None:
        now = self.house.now()
        for live in list(self.tables.values()):
            if live.readers:
                self._empty_since.pop(live.id, None)
            elif now - self._empty_since.setdefault(live.id, now) >= IDLE and not live.lock.locked():
                await self.let_go(live)
                continue
            await self._see_to_host(live, now)
        await self._forget(now)

    async def let_go(self, live: LiveTable) -> None:
        self.tables.pop(live.id, None)
        self._empty_since.pop(live.id, None)
        self._hostless_since.pop(live.id, None)
        driver = self._drivers.pop(live.id)
        driver.cancel()
        with suppress(asyncio.CancelledError):
            await driver
        TABLES.set(len(self.tables))

    async def _see_to_host(self, live: LiveTable, now: float) -> None:
        """If the host has gone and others are here, the first of them is host."""
        others = sorted(live.here() - {live.document.host})
        if live.document.host in live.here() or not others:
            self._hostless_since.pop(live.id, None)
        elif now - self._hostless_since.setdefault(live.id, now) >= HOST_GONE:
            with suppress(Refused):  # what cannot be written now will be tried again
                async with live.lock:
                    await live.change(msgspec.structs.replace(live.document, host=others[0]))

    async def _forget(self, now: float) -> None:
        """Tables never started vanish after a day, finished ones when the host has said."""
        kept = self.house.settings.keep_days * DAY
        for phase, age in (("open", DAY), ("over", kept)):
            gone = await self.house.store.untouched(phase, now - age)
            gone = [name for name in gone if name not in self.tables]
            if gone:
                await self.house.store.forget(gone)

    # -- the end -----------------------------------------------------------------------------

    def announce(self, words: Words) -> None:
        frame = frames.encoded(Notice(words))
        for live in self.tables.values():
            for readers in live.readers.values():
                for reader in readers:
                    reader.send(frame)

    async def close(self) -> None:
        for live in list(self.tables.values()):
            for readers in list(live.readers.values()):
                for reader in list(readers):
                    reader.dismiss(Words("notice-restart"))
            await self.let_go(live)
        for task in list(self._background):
            task.cancel()
        await self.thinkers.close()
