"""One's own seat: what one prefers, and a bot that sits in for a while."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.positions import asks, place, reach
from tests.browser.table import Table
from tests.server.house import Server


def test_play_at_once(people: People, server: Server) -> None:
    """By preference what is complete is played without the bar."""
    match = reach(asks("choosing"))
    [seat] = place(server, match)
    table = Table(people.arrive())
    table.page.goto(seat.link(server))
    table.asked()
    table.settings().get_by_role("checkbox", name="Play at once").check()
    table.close()
    table.glowing.first.click()
    expect(table.line(match.n + 1)).to_be_visible()


def test_a_bot_sits_in_and_any_decision_takes_the_seat_back(people: People, server: Server) -> None:
    """The host swaps a person for a bot and back; and who comes back says so with one tap."""
    match = reach(asks("turn"))
    other = (match.actor + 1) % match.seats
    mine, theirs = place(server, match, match.actor, other)
    host, guest = Table(people.arrive()), Table(people.arrive())
    guest.page.goto(theirs.link(server))
    host.page.goto(mine.link(server))
    host.asked()
    who = host.seats().get_by_label(f"Who sits on seat {other + 1}")
    who.select_option("random")
    banner = guest.page.get_by_text("A bot is playing for you.")
    expect(banner).to_be_visible()
    who.select_option("person")
    expect(banner).to_have_count(0)
    who.select_option("random")
    guest.page.get_by_role("button", name="I am back").click()
    expect(banner).to_have_count(0)
    expect(who).to_have_value("person")


def test_giving_the_seat_up_passes_the_role_on(people: People, server: Server) -> None:
    match = reach(asks("turn"))
    other = (match.actor + 1) % match.seats
    mine, theirs = place(server, match, match.actor, other)
    host, guest = Table(people.arrive()), Table(people.arrive())
    guest.page.goto(theirs.link(server))
    expect(guest.line(match.n)).to_be_visible()
    host.page.goto(mine.link(server))
    host.asked()
    seats = host.seats()
    seats.get_by_role("button", name="Give my seat up").click()
    seats.get_by_role("button", name="Really?").click()
    expect(host.page.get_by_role("button", name="Play against bots").first).to_be_visible()
    expect(guest.seats().get_by_label(f"Who sits on seat {match.actor + 1}")).to_be_visible()
