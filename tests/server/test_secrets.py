"""Secrets stay where they belong: in links and in the record of a match that is over."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from inspect import signature
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tatami.server.pace import LONGEST_PAUSE, SHORTEST_PAUSE, pause
from tatami.server.secrets import hashed, new_key
from tests.server.calm import two_people
from tests.server.house import Json, Person, Server


@pytest.fixture
def two(shared: Server) -> Iterator[tuple[Person, Person]]:
    with two_people(shared, "crazy_eights") as people:
        yield people


def header_of(server: Server, table: str) -> Json:
    """The first line of the running match, as only the host can read it."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as file:
        row = file.execute(
            "SELECT line FROM lines WHERE match = ? AND number = 0", (f"{table}:1",)
        ).fetchone()
    header: Json = json.loads(row[0])
    return header


def test_a_running_match_tells_its_secret_to_nobody(shared: Server, two: tuple[Person, Person]) -> None:
    """Neither on any socket nor in any answer, whoever asks."""
    host = min(two, key=lambda person: person.seat)
    watch = host.done("invite", seat=-1)["key"]
    table = f"/api/tables/{host.table}"
    told: list[str] = []
    with Person(shared, host.table, watch) as watcher:
        watcher.until_step(-1)
        for person in (*two, watcher):
            person.settle()
            told += [json.dumps(frame) for frame in person.heard if frame["tell"] != "answer"]
    keys = [*(person.key for person in two), watch, new_key(), ""]
    for key in keys:
        for path in ("", "/matches/1/record", "/matches/1/replay?seat=0", "/matches/1/replay?seat=2"):
            told.append(shared.http.get(table + path, headers={"Tatami-Key": key}).text)
        told.append(shared.post(f"{table}/seats", {}, key).text)
        told.append(shared.post(f"{table}/move", None, key).text)
        if key:
            told.append(shared.post("/api/mine", [{"table": host.table, "key": key}]).text)
    told += [shared.get(path).text for path in ("/", "/api/house", "/api/tables", "/metrics", "/healthz")]
    header = header_of(shared, host.table)
    everything = "".join(told)
    assert header["commitment"] in everything
    for secret in (header["secret"], *(person.key for person in two), watch):
        assert len(secret) > 30
        assert secret not in everything


def test_when_it_is_over_all_who_were_there_may_look(shared: Server) -> None:
    """And nobody else."""
    with two_people(shared) as (one, other):
        watch = min((one, other), key=lambda person: person.seat).done("invite", seat=-1)["key"]
        asked = one
        while not asked.over:
            n = asked.scene["n"]
            asked.decide(asked.codes[0])
            for person in (one, other):
                person.until_step(n)
            asked = one if one.codes else other
        path = f"/api/tables/{one.table}/matches/1"
        for key in (one.key, other.key, watch):
            assert shared.get(f"{path}/record", key).status_code == 200
            assert shared.get(f"{path}/replay", key, seat=0).status_code == 200
        for key in ("", new_key(), shared.make("me", "open", "open")["key"]):
            assert shared.get(f"{path}/record", key).status_code == 403
            assert shared.get(f"{path}/replay", key, seat=0).status_code == 403


def test_drafts_are_for_the_other_tabs_of_the_seat(server: Server) -> None:
    with two_people(server) as (asked, other), Person(server, asked.table, asked.key) as tab:
        host = min((asked, other), key=lambda person: person.seat)
        watch = host.done("invite", seat=-1)["key"]
        with Person(server, asked.table, watch) as watcher:
            for person in (tab, watcher):
                person.until_step(-1)
            n, path = asked.scene["n"], ["card:canary"]
            asked.say(ask="draft", n=n, path=path)
            assert tab.until(lambda frame: frame["tell"] == "drafted") == {
                "tell": "drafted",
                "n": n,
                "path": path,
            }
            with Person(server, asked.table, asked.key) as later:
                later.until_step(-1)
                assert later.scene["draft"] == path, "it is there on the next device"
            for person in (asked, other, watcher):
                person.settle()
                assert "canary" not in json.dumps(person.heard)
            assert asked.decide(asked.codes[0])["refused"] is None
            for person in (other, watcher):
                person.until_step(n)
                assert "canary" not in json.dumps(person.heard)


def test_how_long_bots_pause_is_public() -> None:
    """It follows from the table, the round and the number of the decision, and from nothing else."""
    assert list(signature(pause).parameters) == ["table", "round_", "n"]
    pauses = [pause("t" * 22, 1, n) for n in range(200)]
    assert pauses == [pause("t" * 22, 1, n) for n in range(200)]
    assert all(SHORTEST_PAUSE <= each <= LONGEST_PAUSE for each in pauses)
    assert len(set(pauses)) == len(pauses)


def test_neither_log_nor_database_holds_a_key(tmp_path: Path) -> None:
    """Of seats, invitations, the gallery and other devices; not even where something went wrong."""
    keys: list[str] = []
    with Server(tmp_path) as server:
        with server.sit(server.make("me", "open", "open", game="total_war")) as host:
            keys += [host.key, *(host.done("invite", seat=seat)["key"] for seat in (1, 2, -1))]
            keys.append(host.done("phone")["key"])
            moved = server.post(f"/api/tables/{host.table}/move", key=keys[-1]).json()
            seated = server.post(f"/api/tables/{host.table}/seats", {"name": "Ben"}, keys[1]).json()
            keys += [moved["key"], seated["key"]]
            for key in (*keys, new_key()):
                keys.append(key)
                with Person(server, host.table, key, greet=False) as someone:
                    with suppress(ConnectionClosed):  # it may be turned away before
                        for _ in range(2):
                            someone.say(ask="hello", table=host.table, key=key)
                    someone.ending()
                server.get(f"/api/tables/{host.table}?key={key}", key)
                server.get(f"/{key}", key)
                server.http.post("/api/mine", content=f'[{{"table":1,"key":"{key}"'.encode())
        server.stop()
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    stored = b"".join(path.read_bytes() for path in files)
    assert {path.name for path in files} >= {"server.log", "tatami.sqlite"}
    assert hashed(host.key).encode() in stored
    assert not [key for key in keys if key.encode() in stored]


def test_what_a_server_writes_is_for_its_owner_alone(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.play("me", "bot:random", game="crazy_eights") as me:
        me.settle()
        for path in tmp_path.glob("tatami.sqlite*"):
            assert path.stat().st_mode & 0o077 == 0, path.name
