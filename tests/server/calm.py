"""That nothing happens: neither on disk nor for anybody else at the table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

from tests.server.house import Person, Server

TABLES = ("tables", "lines", "drafts")


def dump(server: Server) -> list[list[tuple[object, ...]]]:
    """All that is stored."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as file:
        return [file.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in TABLES]


@contextmanager
def nothing_happens(server: Server, *others: Person) -> Iterator[None]:
    """What is done meanwhile changes nothing on disk, and these people hear nothing of it."""
    for person in others:
        person.settle()
    heard = [len(person.heard) for person in others]
    before = dump(server)
    yield
    for person in others:
        person.settle()
    assert [person.heard[count:] for person, count in zip(others, heard, strict=True)] == [
        [{"tell": "pong"}]
    ] * len(others)
    assert dump(server) == before


@contextmanager
def two_people(server: Server, game: str = "crazy_eights") -> Iterator[tuple[Person, Person]]:
    """A match that runs between two people; the first is asked now."""
    with ExitStack() as held:
        host = held.enter_context(server.sit(server.make("me", "open", game=game)))
        link = host.done("invite", seat=1)["key"]
        seated = server.post(f"/api/tables/{host.table}/seats", {}, link).json()
        guest = held.enter_context(server.sit(seated))
        host.done("start")
        for person in (host, guest):
            person.until_step(-1)
            person.settle()
        yield (host, guest) if host.codes else (guest, host)


def greet(server: Server, table: str, key: str) -> tuple[str, int]:
    """How a socket is turned away that says this first: its last words, and its code."""
    with Person(server, table, key, greet=False) as stranger:
        stranger.say(ask="hello", table=table, key=key)
        return stranger.ending()
