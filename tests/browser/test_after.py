"""When a match is over: rematch with the King of Monsters card, and the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tatami.match.match import Match
from tests.browser.people import People
from tests.browser.positions import Place, place, reach
from tests.browser.table import Replay, Table
from tests.server.house import Server


@pytest.fixture(scope="module")
def finished() -> Match:
    return reach(lambda match: match.over and len(match.winners) == 1)


def open_as_winner(people: People, server: Server, match: Match) -> tuple[Page, Place]:
    [winner] = match.winners
    [seat] = place(server, match, winner)
    page = people.arrive()
    page.goto(seat.link(server))
    return page, seat


def test_the_winner_holds_the_king_card_in_the_next_match(
    people: People, server: Server, finished: Match
) -> None:
    page, _ = open_as_winner(people, server, finished)
    table = Table(page)
    expect(table.end).to_contain_text("You have won!")
    king = page.get_by_role("button", name="King of Monsters")
    expect(king).to_have_count(0)
    page.get_by_role("button", name="Rematch").click()
    expect(king).to_be_visible()
    expect(table.end).to_have_count(0)
    table.play()


def test_step_by_step(people: People, server: Server, finished: Match) -> None:
    page, _ = open_as_winner(people, server, finished)
    replay = Table(page).open_replay()
    replay.expect_moment(0, finished.n)
    replay.button("One step on").click()
    replay.button("One step on").click()
    replay.expect_moment(2, finished.n)
    page.keyboard.press("ArrowRight")
    replay.expect_moment(3, finished.n)
    replay.button("One step back").click()
    replay.expect_moment(2, finished.n)
    replay.button("To the end").click()
    replay.expect_moment(finished.n, finished.n)
    replay.button("To the start").click()
    replay.expect_moment(0, finished.n)
    page.get_by_role("slider").fill("7")
    replay.expect_moment(7, finished.n)
    page.get_by_role("button", name="Back to the table").click()
    expect(Table(page).end).to_be_visible()


def test_it_plays_by_itself(people: People, server: Server, finished: Match) -> None:
    page, _ = open_as_winner(people, server, finished)
    page.clock.install()
    replay = Table(page).open_replay()
    replay.button("Play").click()
    page.clock.run_for(10_000)
    expect(page.get_by_text(re.compile(r"^(8|9|10) of"))).to_be_visible()
    replay.button("Pause").click()


def test_from_a_line_of_the_log_and_from_another_seat(
    people: People, server: Server, finished: Match
) -> None:
    page, _ = open_as_winner(people, server, finished)
    line = page.locator("aside.log li").nth(9)
    said = line.inner_text()
    line.get_by_role("button").click()
    replay = Replay(page)
    replay.expect_moment(10, finished.n)
    expect(page.locator("aside.log li.now")).to_have_text(
        re.compile(r"\s*".join(map(re.escape, said.split())))
    )
    mine = replay.hand()
    other = (finished.winners[0] + 1) % finished.seats
    replay.look_from(str(other))
    expect(page.get_by_role("group", name="Hand").locator(f"[data-thing='{mine[0]}']")).to_have_count(0)
    assert replay.hand()
    replay.look_from(str(finished.seats))
    expect(page.get_by_role("group", name="Hand")).to_have_count(0)


def test_a_link_to_a_moment(people: People, server: Server, finished: Match) -> None:
    page, seat = open_as_winner(people, server, finished)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay = Table(page).open_replay()
    page.get_by_role("slider").fill("5")
    replay.expect_moment(5, finished.n)
    replay.button("Link to this moment").click()
    expect(replay.button("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{server.address}/t/{seat.table}#replay=")
    assert seat.key not in link
    another = page.context.new_page()
    another.goto(link)
    Replay(another).expect_moment(5, finished.n)
