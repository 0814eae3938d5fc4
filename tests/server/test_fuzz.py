"""Whatever requests and frames can be thought of: no fault in the server, one answer to each request,
and whoever plays meanwhile plays on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.handlers import HTTPRouteHandler
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tatami.server.http import ROUTES
from tatami.server.shield import HEADERS
from tatami.server.sockets import MOST_BAD
from tatami.server.wire import AnyAsk, Draft, Leave, Ping, Problem, Request
from tests.server.calm import two_people
from tests.server.house import Json, Person, Server

BOUNDED = settings(
    max_examples=40,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# -- over HTTP ------------------------------------------------------------------------------------


def test_every_route_bears_every_request(shared: Server) -> None:
    """As the server describes its routes itself."""
    described = schemathesis.openapi.from_url(f"{shared.address}/schema/openapi.json")
    routes: list[Any] = [found.ok() for found in described.get_all_operations()]  # type: ignore[union-attr]
    assert len(routes) == len([route for route in ROUTES if isinstance(route, HTTPRouteHandler)]) - 1, (
        "all but /metrics"
    )
    for route in routes:
        BOUNDED(given(case=route.as_strategy())(bear))()


def bear(case: schemathesis.Case[Any]) -> None:
    answer = case.call()
    case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])
    carried = {name.lower().encode(): values[0].encode() for name, values in answer.headers.items()}
    assert HEADERS.items() <= carried.items()
    if answer.status_code >= 400:
        assert msgspec.json.decode(answer.content, type=Problem).text


# -- over sockets ---------------------------------------------------------------------------------

WORDS = st.sampled_from(["", "steady", "random", "edition", "spanish", "<b>", "\u202e", "0", "c1"])
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=50), WORDS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(WORDS, inner, max_size=4)),
    max_leaves=8,
)


def fitting(kind: Any) -> st.SearchStrategy[Any]:
    """Whatever is of this type, as JSON."""
    if get_origin(kind) is Annotated:
        base, meta = get_args(kind)
        if meta.pattern:
            return st.from_regex(meta.pattern)
        if base is int:
            return st.integers(meta.ge, meta.le) | st.integers(max(0, meta.ge), min(60, meta.le))
        if base is str:
            return WORDS | st.text(max_size=meta.max_length)
        return fitting(base)
    if get_origin(kind) is list:
        return st.lists(fitting(get_args(kind)[0]), max_size=4)
    if get_origin(kind) is dict:
        key, value = get_args(kind)
        return st.dictionaries(fitting(key), fitting(value), max_size=2)
    if get_origin(kind) is Literal:
        return st.sampled_from(get_args(kind))
    if issubclass(kind, msgspec.Struct):
        fields = get_type_hints(kind, include_extras=True)
        return st.fixed_dictionaries({name: fitting(fields[name]) for name in kind.__struct_fields__})
    return st.from_type(kind)


def shaped(ask: Any) -> st.SearchStrategy[Json]:
    """A frame as it should be; or with something in it that should not."""
    right = fitting(ask).map(lambda fields: {"ask": ask.__struct_config__.tag, **fields})
    names = st.sampled_from([*ask.__struct_fields__, "ask", "more"])
    wrong = st.tuples(right, names, VALUES).map(lambda drawn: {**drawn[0], drawn[1]: drawn[2]})
    return right | right | wrong


ASKS = [ask for ask in (*get_args(Request), Draft, Ping) if ask is not Leave]  # who leaves is gone
FRAMES = st.one_of(
    st.one_of([shaped(ask) for ask in ASKS]).map(json.dumps), VALUES.map(json.dumps), st.text(), st.binary()
)


@pytest.fixture(scope="module")
def bystanders(shared: Server) -> Iterator[tuple[Person, Person]]:
    with two_people(shared) as people:
        yield people


def answers_to(frame: str | bytes) -> int:
    """How many answers there have to be."""
    try:
        asked = msgspec.json.decode(frame if isinstance(frame, str) else b"", type=AnyAsk)
    except msgspec.MsgspecError:
        return 1
    return 0 if isinstance(asked, Draft | Ping) else 1


@settings(BOUNDED, max_examples=150)
@given(frames=st.lists(FRAMES, min_size=1, max_size=MOST_BAD - 1))
def test_each_request_gets_one_answer(
    shared: Server, bystanders: tuple[Person, Person], frames: list[str | bytes]
) -> None:
    with nothing_heard(*bystanders), shared.sit(shared.make("me", "bot:random", "open", "open")) as me:
        for frame in frames:
            me.socket.send(frame)
        me.ask("ping-is-no-request", client="the-last-one")  # garbage, and answered when all else is
        told = [frame["client"] for frame in me.heard if frame["tell"] == "answer"]
        assert len(told) == sum(map(answers_to, frames)) + 1
        assert told[-1] == "the-last-one"
        assert shared.get("/healthz").status_code == 200
    assert "tatami_faults_total{" not in shared.get("/metrics").text


@contextmanager
def nothing_heard(*people: Person) -> Iterator[None]:
    for person in people:
        person.settle()
    heard = [len(person.heard) for person in people]
    yield
    for person, count in zip(people, heard, strict=True):
        person.settle()
        assert person.heard[count:] == [{"tell": "pong"}]
