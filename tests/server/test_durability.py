"""What was acknowledged is never lost: not by a commit that takes its time, not by a kill -9, and not
where two processes serve one table."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from tatami.match.verify import verify_bytes
from tatami.server.document import match_name
from tatami.server.secrets import new_id
from tatami.server.storage.engine import open_engine, read_url
from tests.server.calm import dump, greet, two_people
from tests.server.crowd import Player, play_all
from tests.server.house import Json, Person, Server
from tests.server.inside import Inside
from tests.server.postgres import find_binaries, running_postgres

MATCHES = 50
KILLS = 4


# -- first written, then told ---------------------------------------------------------------------


class Held:
    """The commits of a server, held back until they are let go."""

    def __init__(self, server: Inside) -> None:
        self._store = server.hub.house.store
        self._server = server
        self._commit = self._store._commit
        self.waiting = threading.Event()

    async def hold(self) -> None:
        self._gate = asyncio.Event()

        async def commit(writes: object) -> Exception | None:
            self.waiting.set()
            await self._gate.wait()
            return await self._commit(writes)  # type: ignore[arg-type]

        self._store._commit = commit  # type: ignore[method-assign]

    async def let_go(self) -> None:
        self._gate.set()
        self._store._commit = self._commit  # type: ignore[method-assign]


def test_nothing_is_told_before_it_is_written(tmp_path: Path) -> None:
    with (
        Inside(tmp_path) as server,
        two_people(server) as (asked, other),
        Person(server, asked.table, asked.key) as tab,
    ):
        tab.until_step(-1)
        for person in (asked, other, tab):
            person.settle()
        heard = [len(person.heard) for person in (asked, other, tab)]
        before = dump(server)
        held = Held(server)
        server.run(held.hold())
        n = asked.scene["n"]
        asked.say(ask="decide", client="held", n=n, code=asked.codes[0])
        assert held.waiting.wait(20)
        for person in (other, tab):
            person.settle()  # who is not waiting for that commit is served
        for person, count in zip((other, tab), heard[1:], strict=True):
            assert person.heard[count:] == [{"tell": "pong"}]
        with pytest.raises(TimeoutError):
            asked.socket.recv(timeout=0)
        assert dump(server) == before
        server.run(held.let_go())
        assert asked.until(lambda frame: frame["tell"] == "answer")["refused"] is None
        for person in (asked, other, tab):
            person.until_step(n)


def test_sqlite_flushes_at_every_commit(tmp_path: Path) -> None:
    async def pragmas(server: Inside) -> list[object]:
        async with server.hub.house.store._engine.connect() as connection:  # the one all writes use
            wanted = ("synchronous", "journal_mode", "foreign_keys")
            return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in wanted]

    with Inside(tmp_path) as server:
        assert server.hub.house.store._engine.pool.size() == 1  # type: ignore[attr-defined]
        assert server.run(pragmas(server)) == [2, "wal", 1], "2 is FULL"


def test_postgresql_flushes_at_every_commit(postgres: str) -> None:
    """Even where whoever set it up has said otherwise."""
    database = fresh(postgres, "flushing")
    psql(database, "ALTER DATABASE flushing SET synchronous_commit = off")

    async def settings() -> list[object]:
        engine = await open_engine(read_url(database))
        async with engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"SHOW {name}")).scalar()
                for name in ("synchronous_commit", "fsync")
            ]
        await engine.dispose()
        return found

    assert asyncio.run(settings()) == ["on", "on"]


# -- kill -9 --------------------------------------------------------------------------------------


def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    """Fifty matches; the server is killed in the middle of them, again and again."""
    lot = Random(20)
    players: list[Player] = []
    for number in range(KILLS + 1):
        with Server(tmp_path) as server:
            if not players:
                players = [begin(server, table, lot) for table in range(MATCHES)]
            left = Countdown(lot.randint(40, 160), server)
            asyncio.run(play_all(players, server.address, left))
            assert left.count <= 0, f"server {number} ended by itself"
            check(tmp_path / "tatami.sqlite", players)
    assert sum(len(player.acknowledged) for player in players) > 40 * (KILLS + 1)


class Countdown:
    """Kills the server at an acknowledgement drawn by lot."""

    def __init__(self, count: int, server: Server) -> None:
        self.count = count
        self._server = server

    def __call__(self) -> None:
        self.count -= 1
        if not self.count:
            self._server.kill()


def begin(server: Server, number: int, lot: Random) -> Player:
    """Every fifth of them is played with kaiju."""
    if number % 5:
        seated = server.make("me", "bot:random", game="crazy_eights", start=True)
    else:
        seated = server.make("me", "bot:random", "bot:random", start=True)
    return Player(seated["table"], seated["key"], Random(lot.random()))


def check(file: Path, players: list[Player]) -> None:
    """All that was acknowledged is there, in its order and once; nobody else has written; all verify."""
    with closing(sqlite3.connect(file)) as database:
        for player in players:
            found = "SELECT line, client FROM lines WHERE match = ? ORDER BY number"
            rows = database.execute(found, (match_name(player.table, 1),)).fetchall()
            steps = [(msgspec.json.decode(line), client) for line, client in rows]
            mine = [client.removeprefix("0:") for step, client in steps if is_mine(step, client)]
            kept = len(player.acknowledged)
            assert mine[:kept] == player.acknowledged
            assert mine[kept:] in ([], [player.open.client] if player.open else [])
            verdict = verify_bytes(b"".join(line for line, _ in rows), player.table)
            assert verdict.ok, verdict.problem


def is_mine(step: Json, client: str) -> bool:
    return step["line"] == "decision" and bool(client)


# -- a database that is gone ----------------------------------------------------------------------


def test_where_the_database_is_gone_everybody_is_told(tmp_path: Path) -> None:
    with ExitStack() as held:
        running = held.enter_context(running_postgres())
        with Server(tmp_path, f"{running}/postgres") as server, two_people(server) as (asked, other):
            forgotten = server.make("me", "open", game="crazy_eights")
            held.close()
            n = asked.scene["n"]
            assert asked.refused("decide", n=n, code=asked.codes[0]) == "storage"
            other.settle()
            assert other.scene["n"] == n
            assert server.get("/healthz").status_code == 503
            unknown = server.get(f"/api/tables/{new_id()}")
            assert (unknown.status_code, unknown.json()["refused"]["key"]) == (503, "refused-storage")
            assert greet(server, new_id(), asked.key) == ("refused-storage", 1013)
            assert server.get(f"/api/tables/{forgotten['table']}", forgotten["key"]).status_code == 200
            asked.settle()


# -- two processes --------------------------------------------------------------------------------


def fresh(postgres: str, name: str) -> str:
    psql(f"{postgres}/postgres", f"CREATE DATABASE {name}")
    return f"{postgres}/{name}"


def psql(database: str, command: str) -> None:
    binaries = find_binaries()
    assert binaries is not None
    subprocess.run([str(binaries / "psql"), "-q", database, "-c", command], check=True, capture_output=True)


@contextmanager
def apart(folder: Path, database: str, *bots: str, game: str) -> Iterator[tuple[Person, Person]]:
    """Two people at one table, each connected to a server of his own; the first is asked now."""
    folders = [folder / "one", folder / "other"]
    for each in folders:
        each.mkdir()
    with (
        Server(folders[0], database) as one,
        Server(folders[1], database) as other,
        one.sit(one.make("me", "open", *bots, game=game)) as host,
    ):
        link = host.done("invite", seat=1)["key"]
        seated = other.post(f"/api/tables/{host.table}/seats", {"name": "Ben"}, link).json()
        with other.sit(seated) as guest:
            host.until(lambda frame: frame["tell"] == "table" and frame["seats"][1]["name"] == "Ben")
            host.done("start")
            for person in (host, guest):
                person.until_step(-1)
            yield (host, guest) if host.codes else (guest, host)


def both_see(people: tuple[Person, Person], n: int) -> None:
    for person in people:
        person.until_step(n)


def result(person: Person) -> Json:
    """What the match has come to, once the table knows that it is over."""
    while person.state["phase"] != "over":
        person.hear()
    while not (found := [frame for frame in person.heard if frame["tell"] == "result"]):
        person.hear()
    return found[-1]


@pytest.mark.parametrize("game", ["crazy_eights", "total_war"])
def test_two_processes_serve_one_match(postgres: str, tmp_path: Path, game: str) -> None:
    bots = ["bot:random"] if game == "total_war" else []
    with apart(tmp_path, fresh(postgres, f"apart_{game}"), *bots, game=game) as people:
        while not all(person.over for person in people):
            for person in people:
                person.until_step(max(each.scene["n"] for each in people) - 1)
            n = people[0].scene["n"]
            for person in people:
                if person.codes and person.scene["n"] == n:
                    assert person.decide(person.codes[0])["refused"] is None
                    break
            if not people[0].over:
                people[0].until_step(n)
        one, other = people
        assert one.scene["view"]["table"] == other.scene["view"]["table"]
        results = [result(person) for person in people]
        assert results[0] == results[1]
        path = f"/api/tables/{one.table}/matches/1/record"
        records = {person.server.get(path, person.key).content for person in people}
        assert len(records) == 1
        verdict = verify_bytes(records.pop(), "the record")
        assert (verdict.ok, verdict.finished) == (True, True)


def test_the_log_decides_between_two_processes(postgres: str, tmp_path: Path) -> None:
    """The same seat decides at both at once, with keys of its own or with one and the same."""
    with apart(tmp_path, fresh(postgres, "at_once"), game="crazy_eights") as people:
        one, other = people
        with (
            Person(other.server, one.table, one.key) as one_there,
            Person(one.server, other.table, other.key) as other_there,
        ):
            tabs = {one.seat: (one, one_there), other.seat: (other, other_there)}
            everybody = [*tabs[0], *tabs[1]]
            for turn in range(12):
                n = max(person.scene.get("n", -1) for person in everybody)
                for person in everybody:
                    person.until_step(n - 1)
                if one.over:
                    break
                seat = one.scene["view"]["waiting"][0]
                same = turn % 2
                for tab in tabs[seat]:
                    client = f"both{turn}" if same else f"{turn}-{tab.server.port}"
                    tab.say(ask="decide", client=client, n=n, code=tab.codes[0])
                answers = [tab.until(lambda frame: frame["tell"] == "answer") for tab in tabs[seat]]
                reasons = [answer["refused"] and answer["refused"]["key"] for answer in answers]
                if same:
                    assert reasons == [None, None], "once, and both are answered"
                else:
                    assert reasons.count(None) == 1
                    assert {"refused-stale", "refused-not-asked"} >= {why for why in reasons if why}
                for person in everybody:
                    person.until_step(n)
                    person.settle()
                    assert person.scene["n"] == n + 1


def test_news_that_was_missed_is_made_up_for(postgres: str, tmp_path: Path) -> None:
    """The line on which processes hear of each other is cut; so are all others."""
    database = fresh(postgres, "cut_off")
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'cut_off'"
    with apart(tmp_path, database, game="crazy_eights") as people:
        asked, other = people
        for which in (" AND query LIKE 'LISTEN%'", " AND pid <> pg_backend_pid()"):
            psql(database, cut + which)
            n = asked.scene["n"]
            while asked.decide(asked.codes[0], client=f"again{n}")["refused"] is not None:
                pass
            both_see(people, n)
            assert other.scene["n"] == n + 1
            asked, other = (asked, other) if asked.codes else (other, asked)
