"""Reload, lose the line, come back: everything is as it was."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tatami.match.match import Match
from tests.browser.people import People
from tests.browser.positions import Place, asks, phase, place, reach
from tests.browser.table import Table
from tests.server.house import Server

NOTICED_WITHIN = 10.0  # seconds until a silent line is called lost
CLOSED = r"WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"


def answering(match: Match) -> bool:
    return asks("turn")(match) and match.view(match.actor).table["blow"] == "number"


def aiming(match: Match) -> bool:
    return any("seat:" in path[-1] for path in paths(match))


def with_king(match: Match) -> bool:
    return phase(match) == "turn" and any(path[0] == "button:king" for path in paths(match))


def paths(match: Match) -> list[list[str]]:
    return [choice.path for choice in match.prompt(match.actor).choices]


KINDS: dict[str, tuple[Callable[[Match], bool], dict[str, str]]] = {
    "a kaiju": (asks("choosing"), {}),
    "an answer": (answering, {}),
    "a target": (aiming, {}),
    "drawing by hand": (asks("drawing"), {"draw": "by_hand"}),
    "a wound": (asks("wounded"), {}),
    "a building": (asks("taking_building"), {}),
    "extra damage": (asks("adding"), {}),
    "a counterattack": (asks("countering"), {}),
    "discarding": (asks("discarding"), {"king": "1"}),
    "the King card": (with_king, {"king": "2"}),
}


def open_table(people: People, server: Server, seat: Place) -> Table:
    page = people.arrive()
    page.goto(seat.link(server))
    table = Table(page)
    table.asked()
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_reload(kind: str, people: People, server: Server) -> None:
    wanted, options = KINDS[kind]
    match = reach(wanted, options)
    [seat] = place(server, match)
    table = open_table(people, server, seat)
    longest = max(paths(match), key=len)
    for thing in longest:
        table.touch(thing)
    staged = table.staging()
    assert len(staged) == 2 + len(longest)
    twin = Table(table.page.context.new_page())
    twin.page.goto(f"{server.address}/t/{seat.table}")
    twin.expect_staging(staged)
    table.page.reload()
    table.expect_staging(staged)
    table.play_bar.click()
    expect(table.line(match.n + 1)).to_have_count(1)


def test_reload_before_anything_is_staged_in_full(people: People, server: Server) -> None:
    match = reach(aiming)
    [seat] = place(server, match)
    table = open_table(people, server, seat)
    card = next(path[0] for path in paths(match) if path[-1].startswith("seat:"))
    table.touch(card)
    expect(table.play_bar).to_have_text("Now choose what goes with it")
    staged = table.staging()
    twin = Table(table.page.context.new_page())
    twin.page.goto(f"{server.address}/t/{seat.table}")
    twin.expect_staging(staged)


def test_what_is_staged_is_seen_by_nobody_else(people: People, server: Server) -> None:
    match = reach(answering)
    other = (match.actor + 1) % match.seats
    mine, theirs = place(server, match, match.actor, other)
    table = open_table(people, server, mine)
    page = people.arrive()
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    page.goto(theirs.link(server))
    watching = Table(page)
    expect(watching.question).to_contain_text("Waiting for")
    before = len(heard)
    table.stage()
    twin = Table(table.page.context.new_page())
    twin.page.goto(f"{server.address}/t/{mine.table}")
    twin.expect_staging(table.staging())
    assert [frame for frame in heard[before:] if "drafted" in frame] == []


def test_coming_back_shows_what_has_happened(people: People, server: Server) -> None:
    def back_again(match: Match) -> bool:
        return answering(match) and any(line.seat == match.actor for line in match.log(match.actor))

    match = reach(back_again)
    [seat] = place(server, match)
    table = open_table(people, server, seat)
    expect(table.recap.get_by_role("listitem").first).to_be_visible()
    table.close_recap()
    expect(table.recap).to_have_count(0)


# -- the line ----------------------------------------------------------------------------------


def test_the_line_stalls(people: People, server: Server) -> None:
    """Nothing comes any more, and nobody says so: the browser's own heartbeat notices."""
    people.witness.forgive(CLOSED)
    [seat] = place(server, reach(answering))
    table = open_table(people, server, seat)
    table.stage()
    staged = table.staging()
    twin = Table(table.page.context.new_page())
    twin.page.goto(f"{server.address}/t/{seat.table}")
    twin.expect_staging(staged)
    table.page.context.set_offline(True)
    since = time.monotonic()
    expect(table.lost).to_be_visible(timeout=NOTICED_WITHIN * 1000)
    assert time.monotonic() - since <= NOTICED_WITHIN
    table.page.context.set_offline(False)
    expect(table.lost).to_have_count(0)
    table.expect_staging(staged)


def test_a_decision_made_while_the_line_is_lost_is_not_lost(people: People, server: Server) -> None:
    match = reach(answering)
    seat = place(server, match, *range(match.seats))[match.actor]
    page = people.arrive()
    line = Cut(page)
    page.goto(seat.link(server))
    table = Table(page)
    table.asked()
    table.stage()
    line.close()
    expect(table.lost).to_be_visible()
    table.play_bar.click()
    line.mend()
    expect(table.lost).to_have_count(0)
    expect(table.line(match.n + 1)).to_have_count(1)


def test_the_line_is_closed(people: People, server: Server) -> None:
    [seat] = place(server, reach(answering))
    page = people.arrive()
    line = Cut(page)
    page.goto(seat.link(server))
    table = Table(page)
    table.asked()
    table.stage()
    staged = table.staging()
    line.close()
    expect(table.lost).to_be_visible()
    line.mend()
    expect(table.lost).to_have_count(0)
    table.expect_staging(staged)


class Cut:
    """A line that can be closed, and stays so until it is mended."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._route)

    def _route(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close(code=1011)
        else:
            line.connect_to_server()
            self.open.append(line)

    def close(self) -> None:
        self.cut = True
        for line in self.open:
            line.close(code=1011)
        self.open.clear()

    def mend(self) -> None:
        self.cut = False


def test_the_server_starts_anew(people: People, tmp_path: Path) -> None:
    people.witness.forgive(CLOSED)
    with Server(tmp_path) as server:
        [seat] = place(server, reach(answering))
        table = open_table(people, server, seat)
        table.stage()
        staged = table.staging()
        twin = Table(table.page.context.new_page())
        twin.page.goto(f"{server.address}/t/{seat.table}")
        twin.expect_staging(staged)
        server.stop()
        expect(table.lost).to_be_visible()
        port = server.port
    with Server(tmp_path, port=port):
        expect(table.lost).to_have_count(0, timeout=15_000)
        table.expect_staging(staged)
