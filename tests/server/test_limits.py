"""Too many, too silent, too slow, too full: who overdoes it is told so, and nobody else suffers."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tatami.server.sockets import MOST_AT_SEAT, MOST_NAMELESS, MOST_WATCHING
from tests.server.calm import greet, nothing_happens, two_people
from tests.server.house import Person, Server
from tests.server.inside import Inside

POLICY, LATER = 1008, 1013


def test_who_does_not_say_who_he_is_has_to_go(tmp_path: Path) -> None:
    with Inside(tmp_path, hello=0.1) as server, two_people(server) as people:
        with nothing_happens(server, *people), Person(server, "", "", greet=False) as silent:
            assert silent.ending() == ("refused-silent", POLICY)
        for person in people:
            person.settle()  # they may be silent for longer


def test_too_many_who_do_not_say_who_they_are(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, two_people(server) as (asked, other), ExitStack() as held:
        with nothing_happens(server, asked, other):
            nameless = [held.enter_context(Person(server, "", "", greet=False)) for _ in range(MOST_NAMELESS)]
            with Person(server, "", "", greet=False) as one_more:
                assert one_more.ending() == ("refused-too-many", LATER)
        nameless[0].say(ask="hello", table=asked.table, key=asked.key)
        nameless[0].until_step(-1)  # who has said it is not counted any more
        with Person(server, other.table, other.key) as next_one:
            next_one.until_step(-1)


def test_too_many_sockets_for_one_seat(shared: Server) -> None:
    with two_people(shared) as (asked, other), ExitStack() as held:
        tabs = [held.enter_context(Person(shared, asked.table, asked.key)) for _ in range(MOST_AT_SEAT - 1)]
        for tab in tabs:
            tab.until_step(-1)
        with nothing_happens(shared, asked, other, *tabs):
            assert greet(shared, asked.table, asked.key) == ("refused-too-many", LATER)
        moved = shared.post(f"/api/tables/{asked.table}/move", key=asked.done("phone")["key"]).json()
        with nothing_happens(shared, asked, other, *tabs):
            told = greet(shared, asked.table, moved["key"])
            assert told == ("refused-too-many", LATER), "nor with the key of another device"


def test_a_link_to_the_gallery_is_for_many(shared: Server) -> None:
    with two_people(shared) as (asked, other), ExitStack() as held:
        key = min((asked, other), key=lambda person: person.seat).done("invite", seat=-1)["key"]
        with nothing_happens(shared, asked, other):
            crowd = [held.enter_context(Person(shared, asked.table, key)) for _ in range(MOST_WATCHING)]
            assert greet(shared, asked.table, key) == ("refused-too-many", LATER)
            for watcher in crowd:
                watcher.settle()


def test_who_does_not_read_is_let_go_and_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spectator who stops reading, while others play on."""
    monkeypatch.setattr("tatami.server.sockets.MOST_QUEUED", 16)
    with (
        Inside(tmp_path, send_buffer=4096) as server,
        server.sit(server.make("me", "open", game="crazy_eights")) as me,
    ):
        key = me.done("invite", seat=-1)["key"]
        with ignoring_line(server.port) as slow:
            say(slow, {"ask": "hello", "table": me.table, "key": key})
            assert b'"tell":"table"' in slow.recv(4096)
            live, gallery = server.hub.tables[me.table], 2
            names = [f"{number:040}" for number in range(2000)]
            last = next(
                name for name in names if me.done("rename", name=name) and gallery not in live.readers
            )
            assert int(last) > 50, "it was there, and let go only when it held things up"
            told = b"".join(iter(lambda: until_bye(slow), b""))
        assert names[20].encode() in told
        assert last.encode() not in told


@contextmanager
def ignoring_line(port: int) -> Iterator[socket.socket]:
    """A socket with small buffers on which nothing is read unless one asks for it."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect(("127.0.0.1", port))
        line.sendall(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        yield line


def until_bye(line: socket.socket) -> bytes:
    """What comes next; nothing after the last words, if they still fit, or when the server hangs up."""
    data = line.recv(1 << 16)
    return b"" if b'"refused-slow"' in data else data


def say(line: socket.socket, frame: dict[str, str]) -> None:
    """A short text frame by hand, masked with zeros."""
    data = json.dumps(frame).encode()
    line.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)


def test_on_a_full_disk_nothing_changes(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, two_people(server) as (asked, other):
        server.run(limit_pages(server, 1))  # SQLite takes it for: no page more than there are
        people = {person.seat: person for person in (asked, other)}
        for _ in range(2000):
            n = asked.scene["n"]
            with_room = asked.decide(asked.codes[0])["refused"] is None
            if not with_room:
                break
            for person in people.values():
                person.until_step(n)
            asked = people[asked.scene["view"]["waiting"][0]]
        else:
            pytest.fail("the disk was never full")
        other = people[1 - asked.seat]
        with nothing_happens(server, other):
            assert asked.refused("decide", n=n, code=asked.codes[0]) == "storage"
            assert server.get(f"/api/tables/{asked.table}", asked.key).status_code == 200
        asked.say(ask="draft", n=n, path=["card:1"] * 16)  # it may fit on a page that is there, or not
        asked.settle()
        made = [
            server.post("/api/tables", {"game": "crazy_eights", "seats": ["me", "open"]}) for _ in range(99)
        ]
        assert (made[-1].status_code, made[-1].json()["refused"]["key"]) == (503, "refused-storage")
        server.run(limit_pages(server, 1 << 30))
        asked.done("decide", n=n, code=asked.codes[0])
        other.until_step(n)


async def limit_pages(server: Inside, most: int) -> None:
    async with server.hub.house.store._engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")
