"""Writing and reading. A `Write` happens whole or not at all, and is on disk when `write` returns.

Under load, writes that wait for the disk are committed together: whoever comes while one commit is
under way shares the next.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tatami.server.storage.schema import DRAFTS, LINES, TABLES

CHANNEL: Final = "tatami"  # where PostgreSQL passes on which table has changed
LARGEST_GROUP: Final = 256
FAILURES: Final = (SQLAlchemyError, OSError)  # what a database that does not answer looks like


class Conflict(Exception):
    """Somebody else has written first: read again."""


class StorageFault(Exception):
    """The database did not take it, or does not answer; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record, as it is kept."""

    number: int
    line: bytes
    client: str
    written: float


@dataclass(frozen=True, slots=True)
class Row:
    """A table, as it is kept."""

    id: str
    version: int
    document: bytes
    phase: str
    listed: bool
    touched: float


@dataclass(frozen=True, slots=True)
class Write:
    """Lines for a match, a new version of its table, or both."""

    table: str
    match: str = ""
    lines: list[Line] = field(default_factory=list)
    row: Row | None = None  # with version 1 it is a new table


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.grouped = engine.dialect.name == "sqlite"  # one writer: groups of commits
        self._waiting: deque[tuple[Write, asyncio.Future[None]]] = deque()
        self._writer: asyncio.Task[None] | None = None

    # -- writing -----------------------------------------------------------------------------

    async def write(self, wanted: Write) -> None:
        """On disk when this returns. `Conflict` or `StorageFault`: nothing was written."""
        if not self.grouped:
            error = await self._commit([wanted])
            if error is not None:
                raise error
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_groups())
        await asyncio.shield(done)

    async def _write_groups(self) -> None:
        try:
            while self._waiting:
                size = min(len(self._waiting), LARGEST_GROUP)
                await self._write_group([self._waiting.popleft() for _ in range(size)])
        finally:
            self._writer = None

    async def _write_group(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Together; if that fails each on its own, so that one does not spoil it for others."""
        error = await self._commit([wanted for wanted, _ in group])
        if error is not None and len(group) > 1:
            for one in group:
                await self._write_group([one])
            return
        for _, done in group:
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    async def _commit(self, writes: list[Write]) -> Exception | None:
        try:
            async with self._engine.begin() as connection:
                await self._try(writes, connection)
                if not self.grouped:
                    await self._announce(connection, writes)
        except Conflict as error:
            return error
        except FAILURES as error:
            return StorageFault(one_reason(error))
        return None

    async def _try(self, writes: list[Write], connection: AsyncConnection) -> None:
        try:
            for wanted in writes:
                if wanted.row is not None:
                    await self._put_row(connection, wanted.row)
            lines = [
                {
                    "match": wanted.match,
                    "number": line.number,
                    "line": line.line,
                    "client": line.client,
                    "written": line.written,
                }
                for wanted in writes
                for line in wanted.lines
            ]
            if lines:
                await connection.execute(insert(LINES), lines)
        except IntegrityError as error:
            raise Conflict(one_reason(error)) from None

    async def _put_row(self, connection: AsyncConnection, row: Row) -> None:
        values = {
            "document": row.document,
            "version": row.version,
            "phase": row.phase,
            "listed": row.listed,
            "touched": row.touched,
        }
        if row.version == 1:
            await connection.execute(insert(TABLES).values(id=row.id, **values))
            return
        before = (TABLES.c.id == row.id) & (TABLES.c.version == row.version - 1)
        result = await connection.execute(update(TABLES).where(before).values(**values))
        if result.rowcount != 1:
            raise Conflict(f"table {row.id} has another version than {row.version - 1}")

    async def _announce(self, connection: AsyncConnection, writes: list[Write]) -> None:
        """Other processes hear of it when it is committed."""
        for wanted in writes:
            news = {"channel": CHANNEL, "table": wanted.table}
            await connection.execute(text("SELECT pg_notify(:channel, :table)"), news)

    async def put_draft(self, match: str, seat: int, number: int, path: list[str]) -> None:
        values = {"number": number, "path": msgspec.json.encode(path)}
        make: Any = sqlite_insert if self.grouped else postgresql_insert
        wanted = make(DRAFTS).values(match=match, seat=seat, **values)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    wanted.on_conflict_do_update(index_elements=["match", "seat"], set_=values)
                )
        except FAILURES as error:
            raise StorageFault(one_reason(error)) from error

    async def forget(self, tables: Sequence[str]) -> None:
        """Tables with all that was played on them."""
        async with self._engine.begin() as connection:
            for table in tables:
                for kept in (LINES, DRAFTS):
                    own = kept.c.match.startswith(f"{table}:", autoescape=True)
                    await connection.execute(delete(kept).where(own))
                await connection.execute(delete(TABLES).where(TABLES.c.id == table))

    # -- reading -----------------------------------------------------------------------------

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise StorageFault(one_reason(error)) from error

    async def row(self, table: str) -> Row | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        return None if found is None else Row(*_columns(found))

    async def listed(self) -> list[Row]:
        """Open tables that their host has put on the list, the newest first."""
        wanted = select(TABLES).where(TABLES.c.listed, TABLES.c.phase == "open")
        async with self._reading() as connection:
            rows = (await connection.execute(wanted.order_by(TABLES.c.touched.desc()).limit(50))).all()
        return [Row(*_columns(row)) for row in rows]

    async def lines(self, match: str, after: int = -1) -> list[Line]:
        wanted = select(LINES.c.number, LINES.c.line, LINES.c.client, LINES.c.written)
        chosen = wanted.where(LINES.c.match == match, LINES.c.number > after).order_by(LINES.c.number)
        async with self._reading() as connection:
            return [Line(*row) for row in (await connection.execute(chosen)).all()]

    async def drafts(self, match: str) -> dict[int, tuple[int, list[str]]]:
        """By seat: the prompt's number and what is staged."""
        wanted = select(DRAFTS.c.seat, DRAFTS.c.number, DRAFTS.c.path).where(DRAFTS.c.match == match)
        async with self._reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return {seat: (number, msgspec.json.decode(path, type=list[str])) for seat, number, path in rows}

    async def untouched(self, phase: str, before: float) -> list[str]:
        """Tables in this phase that nobody has touched since."""
        wanted = select(TABLES.c.id).where(TABLES.c.phase == phase, TABLES.c.touched < before)
        async with self._reading() as connection:
            return [row.id for row in (await connection.execute(wanted)).all()]

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._reading() as connection:
                await connection.execute(text("SELECT 1"))
        except StorageFault:
            return False
        return True

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()


def one_reason(error: Exception) -> str:
    """Without the statement and what was in it."""
    return str(getattr(error, "orig", error))


def _columns(row: Any) -> tuple[str, int, bytes, str, bool, float]:
    return row.id, row.version, bytes(row.document), row.phase, row.listed, row.touched
