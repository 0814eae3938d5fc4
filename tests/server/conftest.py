"""Every test that asks for `server` runs twice: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.house import Server
from tests.server.postgres import new_database, running_postgres

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a server of this test keeps its tables."""
    if request.param == "sqlite":
        return str(tmp_path / "tatami.sqlite")
    return new_database(request.getfixturevalue("postgres"), f"test{next(_NUMBERS)}")


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, database) as running:
        yield running


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for tests that leave nothing behind that others would see."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
