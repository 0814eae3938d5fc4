"""The house is kept: a copy while it runs, a restart that is announced, old tables that vanish."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

from tatami.match.verify import verify_bytes
from tatami.server.document import match_name
from tatami.server.hub import IDLE
from tatami.server.settings import DAY
from tests.server.calm import dump, two_people
from tests.server.house import TATAMI, Json, Person, Server
from tests.server.inside import Inside
from tests.server.worlds import Clock


def backup(file: Path, database: str) -> subprocess.CompletedProcess[str]:
    command = [str(TATAMI), "backup", str(file), "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_copy_made_while_it_runs_is_whole(tmp_path: Path) -> None:
    """Bots are in the middle of their matches; each record of the copy is one as far as it goes."""
    copy = tmp_path / "copy.sqlite"
    with Server(tmp_path) as server:
        people = [server.play("me", "bot:random", "bot:random") for _ in range(3)]
        for me in people:
            me.until_step(-1)
            me.say(ask="set_seat", client="bot", seat=0, bot="random")  # from now on it plays by itself
        done = backup(copy, server.database)
        assert (done.returncode, done.stdout) == (0, f"{copy}\n"), done.stderr
        for me in people:
            me.until(lambda frame: frame["tell"] == "result")
            me.close()
        again = backup(copy, server.database)
        assert again.returncode != 0, "nothing is written over"
        assert len(again.stderr.splitlines()) == 1
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        found = "SELECT line FROM lines WHERE match = ? ORDER BY number"
        for me in people:
            rows = database.execute(found, (match_name(me.table, 1),)).fetchall()
            verdict = verify_bytes(b"".join(line for (line,) in rows), me.table)
            assert verdict.ok, verdict.problem
    with Server(tmp_path, str(copy)) as server, Person(server, people[0].table, people[0].key) as me:
        me.until_step(-1)
        me.done("touch")


def test_a_restart_is_announced(tmp_path: Path) -> None:
    """Everybody hears of it twice: in a notice, and in the last words before the line is closed."""
    with Server(tmp_path) as server, two_people(server) as (asked, other):
        key = min((asked, other), key=lambda person: person.seat).done("invite", seat=-1)["key"]
        with Person(server, asked.table, key) as watcher, Person(server, "", "", greet=False):
            people = (asked, other, watcher)
            for person in people:
                person.settle()
            server.stop()
            for person in people:
                told, code = last_frames(person)
                assert [(frame["tell"], words_of(frame)) for frame in told] == [
                    ("notice", "notice-restart"),
                    ("bye", "notice-restart"),
                ]
                assert code == 1001, "going away"
    with Server(tmp_path) as server, Person(server, asked.table, asked.key) as again:
        again.until_step(-1)
        assert again.scene["view"] == asked.scene["view"]


def last_frames(person: Person) -> tuple[list[Json], int]:
    count = len(person.heard)
    _, code = person.ending()
    return [frame for frame in person.heard[count:] if frame["tell"] != "table"], code


def words_of(frame: Json) -> Any:
    return (frame.get("words") or frame.get("why") or {}).get("key")


def test_old_tables_vanish(tmp_path: Path) -> None:
    """Those never started after a day, finished ones when the host has said, running ones never."""
    clock = Clock()
    with Inside(tmp_path, now=clock, keep_days=3) as server:
        open_one = server.make("me", "open", game="crazy_eights")
        watched = server.make("me", "open", game="crazy_eights")
        with server.play("me", "bot:random", game="crazy_eights") as finished:
            finished.play_out()
        with server.play("me", "bot:random", game="crazy_eights") as running:
            running.my_turn()
            running.say(ask="draft", n=running.scene["n"], path=["card:1"])
            running.settle()

        def tidy_after(seconds: float) -> set[str]:
            """Which tables there are then."""
            clock.time += seconds
            for _ in range(2):  # first what nobody looks at is let go, then what is old is forgotten
                server.run(server.hub.tidy())
                clock.time += IDLE
            server.run(server.hub.tidy())
            return {str(row[0]) for row in dump(server)[0]}

        everything = {open_one["table"], watched["table"], finished.table, running.table}
        assert tidy_after(DAY / 2) == everything
        assert server.hub.tables == {}, "memory is for tables somebody looks at"
        with server.sit(watched) as someone:
            assert tidy_after(DAY) == everything - {open_one["table"]}, "not while somebody is there"
            someone.settle()
        assert tidy_after(DAY) == {finished.table, running.table}
        assert server.post("/api/mine", [open_one_ask(open_one)]).json()[0]["seat"] == -1
        assert tidy_after(DAY) == {running.table}
        assert tidy_after(1000 * DAY) == {running.table}
        assert {row[0] for row in dump(server)[1]} == {match_name(running.table, 1)}
        assert {row[0] for row in dump(server)[2]} == {match_name(running.table, 1)}
        with Person(server, running.table, running.key) as again:
            again.until_step(-1)
            assert again.scene["n"] == running.scene["n"]
            assert again.scene["draft"] == ["card:1"]


def open_one_ask(seated: Json) -> Json:
    return {"table": seated["table"], "key": seated["key"]}
