"""Whatever comes in over a socket gets one typed answer or a polite close. Nothing changes, and nobody
else at the table notices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami.server.secrets import new_id, new_key
from tatami.server.sockets import LARGEST_FRAME, MOST_BAD
from tests.server.calm import greet, nothing_happens, two_people
from tests.server.house import Person, Server

POLICY, TOO_LARGE = 1008, 1009


@pytest.fixture(scope="module")
def two(shared: Server) -> Iterator[tuple[Person, Person]]:
    """For tests after which the match stands as it stood."""
    with two_people(shared) as people:
        yield people


# -- who are you? ---------------------------------------------------------------------------------


def test_a_wrong_key_opens_nothing(shared: Server, two: tuple[Person, Person]) -> None:
    with nothing_happens(shared, *two):
        assert greet(shared, two[0].table, new_key()) == ("refused-key", POLICY)


def test_another_tables_key_opens_nothing_here(shared: Server, two: tuple[Person, Person]) -> None:
    other = shared.make("me", "open", "open")
    with nothing_happens(shared, *two):
        assert greet(shared, two[0].table, other["key"]) == ("refused-key", POLICY)
        assert greet(shared, other["table"], two[0].key) == ("refused-key", POLICY)


def test_a_table_that_does_not_exist_is_not_made(shared: Server, two: tuple[Person, Person]) -> None:
    with nothing_happens(shared, *two):
        assert greet(shared, new_id(), two[0].key) == ("refused-no-table", POLICY)


@pytest.mark.parametrize(
    "first",
    [
        {"ask": "hello", "table": "short", "key": "k" * 32},
        {"ask": "hello", "table": "t" * 22},
        {"ask": "hello", "table": "t" * 22, "key": "k" * 32, "seat": 1},
        {"ask": "hello", "table": "\x00" * 22, "key": "k" * 32},
        {"ask": "ping"},
        {"ask": "decide", "client": "c", "n": 0, "code": 0},
        ["hello"],
    ],
)
def test_the_first_frame_says_who_it_is(
    shared: Server, two: tuple[Person, Person], first: dict[str, object]
) -> None:
    with nothing_happens(shared, *two), Person(shared, "", "", greet=False) as stranger:
        stranger.socket.send(json.dumps(first))
        assert stranger.ending() == ("refused-hello", POLICY)


def test_it_says_so_once(shared: Server, two: tuple[Person, Person]) -> None:
    asked, other = two
    with Person(shared, asked.table, asked.key) as tab:
        tab.until_step(-1)
        with nothing_happens(shared, asked, other):
            tab.say(ask="hello", table=asked.table, key=asked.key)
            assert tab.ending() == ("refused-hello", POLICY)


# -- what may not be decided ----------------------------------------------------------------------


def test_what_is_not_legal_is_refused(shared: Server, two: tuple[Person, Person]) -> None:
    asked, other = two
    illegal = next(code for code in range(1000) if code not in asked.codes)
    n = asked.scene["n"]
    with nothing_happens(shared, other):
        assert asked.refused("decide", n=n, code=illegal) == "illegal"
        assert asked.refused("decide", n=n, code=2**31) == "illegal"
        assert asked.refused("decide", n=n + 1, code=asked.codes[0]) == "stale"
        assert asked.refused("take_back", n=n) == "no-take-back"
        assert asked.refused("start") in ("running", "host-only")
        assert asked.refused("rematch") == "not-over"


def test_who_is_not_asked_decides_nothing(shared: Server, two: tuple[Person, Person]) -> None:
    asked, other = two
    with nothing_happens(shared, asked):
        assert other.refused("decide", n=asked.scene["n"], code=asked.codes[0]) == "not-asked"


def test_the_gallery_decides_nothing(shared: Server, two: tuple[Person, Person]) -> None:
    asked, other = two
    host = min(two, key=lambda person: person.seat)
    key = host.done("invite", seat=-1)["key"]
    with nothing_happens(shared, asked, other), Person(shared, asked.table, key) as watcher:
        watcher.until_step(-1)
        assert watcher.state["you"] == 2
        assert watcher.scene["prompt"]["choices"] == []
        seats_own: list[tuple[str, dict[str, Any]]] = [
            ("decide", {"n": 0, "code": asked.codes[0]}),
            ("take_back", {"n": 0}),
            ("touch", {}),
            ("rename", {"name": "Eve"}),
            ("phone", {}),
            ("leave", {}),
            ("rematch", {}),
        ]
        for ask, more in seats_own:
            assert watcher.refused(ask, **more) in ("watching", "not-over"), ask
        hosts_own: list[tuple[str, dict[str, Any]]] = [
            ("invite", {"seat": 0}),
            ("set_seat", {"seat": 0, "free": True}),
            ("set_seats", {"seats": 3}),
            ("start", {}),
        ]
        for ask, more in hosts_own:
            assert watcher.refused(ask, **more) == "host-only", ask


def test_a_stale_prompt_is_not_answered(shared: Server) -> None:
    with two_people(shared) as (asked, other):
        n, code = asked.scene["n"], asked.codes[0]
        assert asked.decide(code)["refused"] is None
        other.until_step(n)
        asked.until_step(n)
        with nothing_happens(shared, other):
            assert asked.refused("decide", n=n, code=code) in ("stale", "not-asked")


def test_the_same_decision_twice_is_taken_once(database: str, tmp_path: Path) -> None:
    """Sent again before the answer, after it, from another tab and after a restart."""
    with Server(tmp_path, database) as server, two_people(server) as (asked, other):
        n, code = asked.scene["n"], asked.codes[0]
        for _ in range(2):
            asked.say(ask="decide", client="once", n=n, code=code)
        for _ in range(2):
            told = asked.until(lambda frame: frame["tell"] == "answer")
            assert (told["client"], told["refused"]) == ("once", None)
        asked.done("decide", client="once", n=n, code=code)
        with Person(server, asked.table, asked.key) as tab:
            tab.until_step(-1)
            tab.done("decide", client="once", n=n, code=code)
        other.settle()
        assert other.scene["n"] == n + 1
        server.stop()
    with Server(tmp_path, database) as next_one, Person(next_one, asked.table, asked.key) as again:
        again.until_step(-1)
        again.done("decide", client="once", n=n, code=code)
        again.settle()
        assert again.scene["n"] == n + 1


def test_of_two_tabs_that_decide_at_once_one_does(server: Server) -> None:
    """With the same number, and keys of their own."""
    with two_people(server) as (asked, other), Person(server, asked.table, asked.key) as tab:
        tab.until_step(-1)
        n, codes = asked.scene["n"], asked.codes
        for person, code, client in ((asked, codes[0], "one"), (tab, codes[-1], "other")):
            person.say(ask="decide", client=client, n=n, code=code)
        answers = [person.until(lambda frame: frame["tell"] == "answer") for person in (asked, tab)]
        assert sorted(answer["refused"] is None for answer in answers) in ([False, True], [True, True])
        for person in (asked, tab, other):
            person.settle()
            assert person.scene["n"] == n + sum(answer["refused"] is None for answer in answers)
        assert len({json.dumps(person.scene["view"]["zones"][0]) for person in (asked, tab)}) == 1


def test_a_match_that_is_over_stays_as_it_ended(shared: Server) -> None:
    with shared.play("me", "bot:random", game="crazy_eights") as me:
        me.play_out()
        me.settle()
        n = me.scene["n"]
        with nothing_happens(shared, me), Person(shared, me.table, me.key) as tab:
            tab.until_step(-1)
            assert tab.refused("decide", n=n, code=0) == "finished"
            assert tab.refused("take_back", n=n) == "finished"
            assert tab.refused("start") == "running"
            tab.say(ask="draft", n=n, path=["card:1"])
            tab.settle()


# -- what cannot be read --------------------------------------------------------------------------

DEEP = "[" * 8000
GARBAGE = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '{"ask":"dance","client":"c"}',
    '{"ask":"decide","client":"c","n":0,"code":0,"more":1}',
    '{"ask":"decide","client":"c","n":0}',
    '{"ask":"decide","client":"c","n":0.5,"code":0}',
    '{"ask":"decide","client":"c","n":NaN,"code":0}',
    '{"ask":"decide","client":"c","n":1e400,"code":0}',
    '{"ask":"decide","client":"c","n":-1,"code":0}',
    '{"ask":"decide","client":"c","n":"0","code":0}',
    '{"ask":"decide","client":"c","n":true,"code":0}',
    '{"ask":"decide","client":"c","n":0,"code":' + "9" * 5000 + "}",
    '{"ask":"decide","client":"not a key","n":0,"code":0}',
    '{"ask":"decide","client":"' + "c" * 33 + '","n":0,"code":0}',
    '{"ask":"decide","client":["c"],"n":0,"code":0}',
    '{"ask":"rename","client":"c","name":"' + "x" * 41 + '"}',
    '{"ask":"rename","client":"c","name":"\\ud800"}',
    '{"ask":"set_seat","client":"c","seat":0,"bot":"../etc"}',
    '{"ask":"draft","n":0,"path":' + json.dumps(["x"] * 17) + "}",
    '{"client":"c","deep":' + DEEP,
    '{"client":"c","deep":' + DEEP + "]" * 8000 + "}",
    DEEP,
]


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_gets_one_answer(shared: Server, two: tuple[Person, Person], text: str) -> None:
    asked, other = two
    with Person(shared, asked.table, asked.key) as tab:
        tab.until_step(-1)
        with nothing_happens(shared, asked, other):
            tab.socket.send(text)
            told = tab.hear()
            assert (told["tell"], told["refused"]["key"]) == ("answer", "refused-garbage")
            tab.settle()
            assert tab.heard[-1] == {"tell": "pong"}


def test_binary_frames_are_garbage(shared: Server, two: tuple[Person, Person]) -> None:
    asked, other = two
    with Person(shared, asked.table, asked.key) as tab, nothing_happens(shared, asked, other):
        tab.until_step(-1)
        for data in (b"\x00\xff", json.dumps({"ask": "ping"}).encode()):
            tab.socket.send(data)
            assert tab.hear()["refused"]["key"] == "refused-garbage"


def test_who_sends_nothing_but_garbage_has_to_go(shared: Server, two: tuple[Person, Person]) -> None:
    asked, other = two
    with Person(shared, asked.table, asked.key) as tab, nothing_happens(shared, asked, other):
        for _ in range(MOST_BAD):
            tab.say(ask="nonsense")
        assert tab.ending() == ("refused-garbage", POLICY)
        assert sum(frame["tell"] == "answer" for frame in tab.heard) == MOST_BAD - 1


@pytest.mark.parametrize(
    ("size", "why"), [(LARGEST_FRAME + 1, "refused-too-large"), (LARGEST_FRAME * 2 + 1, ""), (1 << 20, "")]
)
@pytest.mark.parametrize("letter", ["x", "ß"])
def test_a_frame_that_is_too_large_ends_the_line(
    shared: Server, two: tuple[Person, Person], size: int, why: str, letter: str
) -> None:
    asked, other = two
    with Person(shared, asked.table, asked.key) as tab, nothing_happens(shared, asked, other):
        tab.until_step(-1)
        tab.socket.send(letter * (size // len(letter.encode()) + 1))
        assert tab.ending() == (why, TOO_LARGE)


def test_a_frame_of_just_that_size_is_read(shared: Server, two: tuple[Person, Person]) -> None:
    asked, other = two
    with Person(shared, asked.table, asked.key) as tab, nothing_happens(shared, asked, other):
        tab.until_step(-1)
        tab.socket.send('{"ask":"ping"}'.ljust(LARGEST_FRAME))
        assert tab.hear() == {"tell": "pong"}


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["a\nb", "a\x00b", "a\x1b[31m", "a\u202eb", "a\u2066b", "a\u200bb", "a\u2028b", "\ufeffa", "\ue000"],
)
def test_names_hold_nothing_that_cannot_be_seen(
    shared: Server, two: tuple[Person, Person], name: str
) -> None:
    asked, other = two
    with nothing_happens(shared, other):
        assert asked.refused("rename", name=name) == "name"
        made = shared.post("/api/tables", {"game": "crazy_eights", "seats": ["me", "open"], "name": name})
        assert (made.status_code, made.json()["refused"]["key"]) == (400, "refused-name")


def test_markup_in_a_name_is_text_and_nothing_else(shared: Server) -> None:
    name = "<script>alert(1)</script>"
    with two_people(shared) as (asked, other):
        asked.done("rename", name=name)
        other.settle()
        assert other.state["seats"][asked.seat]["name"] == name
        answer = shared.get(f"/api/tables/{asked.table}", asked.key)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
