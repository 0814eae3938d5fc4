"""Every test that asks for `server` runs twice: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.house import Server
from tests.server.postgres import new_database, running_postgres

_NUMBERS = count(1)
KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


def fresh_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return str(folder / "tatami.sqlite")
    return new_database(request.getfixturevalue("postgres"), f"test{next(_NUMBERS)}")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, for a test that starts its own servers."""
    return fresh_database(request.param, tmp_path, request)


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server a module, for tests that keep to their own tables."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, fresh_database(request.param, folder, request)) as running:
        yield running


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same on SQLite alone, where the database does not matter."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
