"""Opening the database: SQLite in a file, or PostgreSQL by URL, brought up to date by Alembic."""

from __future__ import annotations

import fcntl
import os
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tatami.core.errors import BadInput

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
POOL: Final = 8  # connections to PostgreSQL


def read_url(text: str) -> URL:
    """A database as one names it: a file, `sqlite:///file` or `postgresql://user@host/name`."""
    if "://" not in text:
        return make_url(f"{DRIVERS['sqlite']}:///{text}")
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadInput(f"{text!r} is no database URL: write a file, or postgresql://USER@HOST/NAME") from None
    kind = url.drivername.split("+")[0]
    if kind not in DRIVERS:
        raise BadInput(f"a database of kind {kind!r} cannot be used: choose sqlite or postgresql")
    if kind == "sqlite" and not url.database:
        raise BadInput("a SQLite database needs a file: what is in memory would be lost")
    return url.set(drivername=DRIVERS[kind])


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


class FileLock:
    """One process at a time may serve a SQLite file: it is told, and nobody else would be."""

    def __init__(self, path: Path) -> None:
        lock = path.with_name(path.name + ".lock")
        try:
            self._handle = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(
                f"{path} is being served by another process: choose another file, or PostgreSQL for several"
            ) from None
        except OSError as error:
            raise BadInput(f"cannot open {lock}: {error.strerror}") from None

    def close(self) -> None:
        os.close(self._handle)


async def open_engine(url: URL) -> AsyncEngine:
    """Connected, with all tables there; else one line saying why not."""
    if is_sqlite(url):
        assert url.database is not None
        make_private(Path(url.database))
        engine = create_async_engine(url, pool_size=1, max_overflow=0)
        event.listen(engine.sync_engine, "connect", set_pragmas)
    else:
        flushed = {"server_settings": {"synchronous_commit": "on"}}  # whatever the server's usual is
        engine = create_async_engine(
            url, pool_size=POOL, max_overflow=0, pool_pre_ping=True, connect_args=flushed
        )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        reason = str(getattr(error, "orig", error)).splitlines()[0]
        raise BadInput(f"cannot use the database {url.render_as_string()}: {reason}") from error
    return engine


def make_private(path: Path) -> None:
    """The secrets of running matches are in it: for its owner's eyes."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise BadInput(f"cannot open {path}: {error.strerror}") from None


def set_pragmas(connection: Any, _: object) -> None:
    """What is acknowledged must survive a power cut: the log is flushed at every commit."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(connection: Connection) -> None:
    with as_file(files("tatami.server.storage").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        if not is_sqlite(connection.engine.url):
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7461)")  # two may start at once
        command.upgrade(config, "head")
