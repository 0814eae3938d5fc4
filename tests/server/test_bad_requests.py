"""Requests over HTTP: whose are heard, what every answer carries, and what bad ones are told."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tatami.server.app import LARGEST_BODY
from tatami.server.secrets import new_id, new_key
from tatami.server.shield import HEADERS
from tests.server.calm import dump, nothing_happens, two_people
from tests.server.house import Server

NEW = {"game": "crazy_eights", "seats": ["me", "open"]}


def is_guarded(answer: httpx.Response) -> bool:
    carried = {name.encode(): value.encode() for name, value in answer.headers.items()}
    return HEADERS.items() <= carried.items() and b"no-store" in carried[b"cache-control"]


def problem(answer: httpx.Response) -> tuple[int, str]:
    """What was said, in the one form in which it is said."""
    assert is_guarded(answer)
    told = answer.json()
    assert told.keys() == {"refused", "text"}
    assert told["text"]
    return answer.status_code, told["refused"]["key"]


# -- whose requests are heard ---------------------------------------------------------------------

FOREIGN_ORIGINS = [
    "https://evil.example",
    "http://127.0.0.1",  # another port of this computer is another page
    "http://127.0.0.1:1",
    "http://localhost.evil.example",
    "null",
    "file://",
    "http://[",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_pages_of_others_are_not_heard(shared: Server, origin: str) -> None:
    before = dump(shared)
    for method, path in [("GET", "/api/house"), ("POST", "/api/tables"), ("OPTIONS", "/api/tables")]:
        answer = shared.http.request(method, path, json=NEW, headers={"Origin": origin})
        assert (answer.status_code, is_guarded(answer)) == (403, True), method
        assert "access-control-allow-origin" not in answer.headers
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{shared.port}/ws", additional_headers={"Origin": origin}, proxy=None)
    assert refused.value.response.status_code == 403
    assert dump(shared) == before


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[", "", "evil.example:8000"])
def test_another_name_for_this_server_is_not_believed(shared: Server, host: str) -> None:
    """Else a page of another name that is led here could read what is ours."""
    answer = shared.http.get("/api/house", headers={"Host": host})
    assert (answer.status_code, is_guarded(answer)) == (421, True)


def test_own_pages_are_heard(shared: Server) -> None:
    for host in ("127.0.0.1", "localhost"):
        place = f"{host}:{shared.port}"
        answer = shared.http.get("/api/house", headers={"Host": place, "Origin": f"http://{place}"})
        assert answer.status_code == 200
    with connect(f"ws://127.0.0.1:{shared.port}/ws", origin=Origin(shared.address), proxy=None):
        pass


# -- what every answer carries --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/" + "t" * 22, 200),
        ("GET", "/api/house", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/nothing", 404),
        ("GET", "/assets/../../../etc/passwd", 404),
        ("GET", "/assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd", 404),
        ("GET", "/api/tables/" + "t" * 22, 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/%ff%fe", 404),
        ("GET", "/api/games/none/rules/en", 400),
        ("GET", "/api/games/total_war/rules/xx", 400),
        ("GET", "/api/games/total_war/words/..%2f..%2fen", 404),
        ("HEAD", "/api/house", 405),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/tables/x/seats", 405),
        ("OPTIONS", "/api/tables", 204),
        ("POST", "/api/tables", 400),
        ("POST", "/api/mine", 400),
        ("POST", "/ws", 405),
    ],
)
def test_every_answer_is_guarded(shared: Server, method: str, path: str, status: int) -> None:
    before = dump(shared)
    answer = shared.http.request(method, path)
    assert (answer.status_code, is_guarded(answer)) == (status, True), answer.text
    assert "traceback" not in answer.text.casefold()
    assert "server" not in answer.headers
    if status >= 400 and method != "HEAD":
        problem(answer)
    assert dump(shared) == before


# -- what bad ones are told -----------------------------------------------------------------------

BODIES: list[tuple[Any, str]] = [
    ({}, "input"),
    ([], "input"),
    (None, "input"),
    ({**NEW, "more": 1}, "input"),
    ({**NEW, "game": "chess"}, "input"),
    ({**NEW, "game": 7}, "input"),
    ({**NEW, "seats": []}, "input"),
    ({**NEW, "seats": ["me"]}, "input"),
    ({**NEW, "seats": ["open", "open"]}, "me-once"),
    ({**NEW, "seats": ["me", "me"]}, "me-once"),
    ({**NEW, "seats": ["me", "cat"]}, "seat-kind"),
    ({**NEW, "seats": ["me", "bot:none"]}, "level"),
    ({**NEW, "seats": ["me", "bot:"]}, "level"),
    ({**NEW, "seats": ["me"] + ["open"] * 64}, "input"),
    ({**NEW, "name": "x" * 41}, "input"),
    ({**NEW, "name": "a\u202eb"}, "name"),
    ({**NEW, "nonce": "not one"}, "input"),
    ({**NEW, "options": {"none": "such"}}, "input"),
    ({**NEW, "options": {"x" * 65: "y"}}, "input"),
    ({**NEW, "pace": {"kind": "decision", "seconds": 1}}, "pace"),
    ({**NEW, "pace": {"kind": "days", "seconds": 31}}, "pace"),
    ({**NEW, "pace": {"kind": "decision", "seconds": 86_401}}, "input"),
    ({**NEW, "pace": {"kind": "decision", "seconds": 1.5}}, "input"),
    ({**NEW, "start": True}, "open-seat"),
]


@pytest.mark.parametrize(("body", "why"), BODIES, ids=range(len(BODIES)))
def test_a_bad_table_is_not_made(shared: Server, body: Any, why: str) -> None:
    before = dump(shared)
    assert problem(shared.post("/api/tables", body)) == (400, f"refused-{why}")
    assert dump(shared) == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"{",
        b'{"game":NaN}',
        b'{"game":' + b"[" * 8000,
        b"[" * 8000 + b"]" * 8000,
        b'{"game":"total_war","seats":' + b"9" * 5000 + b"}",
        json.dumps({**NEW, "name": "\ud800"}).encode(),
    ],
    ids=range(8),
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/mine"])
def test_a_body_that_cannot_be_read(shared: Server, content: bytes, path: str) -> None:
    before = dump(shared)
    answer = shared.http.post(path, content=content, headers={"Content-Type": "application/json"})
    assert problem(answer) in [(400, "refused-input"), (400, "refused-garbage")]
    assert dump(shared) == before


def test_a_body_that_is_too_long(shared: Server) -> None:
    padded = json.dumps(NEW).encode().ljust(LARGEST_BODY + 1)
    before = dump(shared)
    answer = shared.http.post("/api/tables", content=padded, headers={"Content-Type": "application/json"})
    assert problem(answer) == (413, "refused-input")
    chunks = (padded[start : start + 1000] for start in range(0, len(padded), 1000))
    answer = shared.http.post("/api/tables", content=chunks, headers={"Content-Type": "application/json"})
    assert problem(answer) == (413, "refused-input"), "also where its length is not said before"
    assert dump(shared) == before


def test_keys_that_open_nothing(shared: Server) -> None:
    with two_people(shared) as (asked, other):
        table = f"/api/tables/{asked.table}"
        with nothing_happens(shared, asked, other):
            for key in ("", new_key(), "x" * 64, "ü", asked.key[:-1]):
                sent = {b"Tatami-Key": key.encode()}
                assert problem(shared.http.get(table, headers=sent)) == (403, "refused-key")
                assert problem(shared.http.get(f"{table}/matches/1/record", headers=sent)) == (
                    403,
                    "refused-key",
                )
                sat = shared.http.post(f"{table}/seats", json={}, headers=sent)
                assert problem(sat) == (400, "refused-invitation")
                assert problem(shared.http.post(f"{table}/move", headers=sent)) == (400, "refused-code")
            assert problem(shared.get(table, "x" * 65)) == (400, "refused-input")
            own = shared.post(f"{table}/seats", {}, asked.key)
            assert problem(own) == (400, "refused-invitation"), "a seat's own key is no invitation"
            nowhere = f"/api/tables/{new_id()}"
            assert problem(shared.post(f"{nowhere}/seats", {}, asked.key)) == (404, "refused-no-table")
            assert problem(shared.get(nowhere, asked.key)) == (404, "refused-no-table")


def test_what_is_no_name_of_a_table(server: Server) -> None:
    """On PostgreSQL too, which takes no text with a zero in it."""
    for name in ("x", "%00", "%00" * 22, "%ff" * 22, "t" * 23, "%F0%9F%A6%96" * 22, "t" * 21 + "%0a"):
        for answer in (server.get(f"/api/tables/{name}"), server.post(f"/api/tables/{name}/seats", {})):
            assert problem(answer) == (404, "refused-no-table"), name


def test_a_match_that_runs_keeps_its_record(shared: Server) -> None:
    with two_people(shared) as (asked, other), nothing_happens(shared, asked, other):
        matches = f"/api/tables/{asked.table}/matches"
        for person in (asked, other):
            assert problem(shared.get(f"{matches}/1/record", person.key)) == (409, "refused-still-running")
            answer = shared.get(f"{matches}/1/replay", person.key, seat=person.seat)
            assert problem(answer) == (409, "refused-still-running")
            for number in ("0", "2", "-1", "9" * 30):
                answer = shared.get(f"{matches}/{number}/record", person.key)
                assert problem(answer) == (404, "refused-no-match")
            assert problem(shared.get(f"{matches}/one/record", person.key))[0] == 404
            assert problem(shared.get(f"{matches}/1/replay", person.key, seat="x"))[0] == 400


def test_looking_after_seats_one_does_not_hold(shared: Server) -> None:
    with two_people(shared) as (asked, other), nothing_happens(shared, asked, other):
        asks = [{"table": asked.table, "key": key} for key in (asked.key, new_key())]
        told = shared.post("/api/mine", [*asks, {"table": new_id(), "key": asked.key}]).json()
        assert [one["seat"] for one in told] == [asked.seat, -1, -1]
        assert [one["names"] for one in told[1:]] == [[], []]
        many = shared.post("/api/mine", asks * 26)
        assert problem(many) == (400, "refused-too-many-seats")
