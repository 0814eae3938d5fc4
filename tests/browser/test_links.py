"""Links: to a seat, to the gallery, to my phone; and that their secrets stay secret."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.positions import asks, place, reach
from tests.browser.table import First, LinkDialog, Lobby, Table, sit_down
from tests.server.house import Server

REFUSED = r"Failed to load resource: .* 40[03]"


def test_two_clicks_to_a_link_that_says_where_it_works(people: People) -> None:
    lobby = First(people.arrive(), people.address).open().invite_friends()
    lobby.page.get_by_role("button", name="Invite a friend").click()
    dialog = LinkDialog(lobby.page)
    assert re.fullmatch(rf"{people.address}/t/[\w-]{{22}}#join=[\w-]{{32}}", dialog.link)
    expect(dialog.dialog.get_by_role("img", name="QR code")).to_be_visible()
    expect(dialog.dialog.get_by_text("Works only on this computer.")).to_be_visible()
    expect(dialog.dialog.get_by_text("tatami serve --lan")).to_be_visible()


def test_copying_needs_no_secure_page(people: People) -> None:
    """On plain HTTP in a local network there is no clipboard to be asked."""
    page = people.arrive()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    lobby = First(page, people.address).open().invite_friends()
    page.get_by_role("button", name="Invite a friend").click()
    dialog = LinkDialog(page)
    dialog.dialog.get_by_role("button", name="Copy link").click()
    expect(dialog.dialog.get_by_role("button", name="Copied")).to_be_visible()
    link = dialog.take()
    name = lobby.page.get_by_label("Your name")
    name.focus()
    page.keyboard.press("ControlOrMeta+v")
    expect(name).to_have_value(link[:40])


def test_an_invitation_is_used_up_by_sitting_down(people: People) -> None:
    people.witness.forgive(REFUSED)
    lobby = First(people.arrive(), people.address).open().invite_friends()
    link = lobby.link_for("Invite a friend")
    late = people.arrive()
    late.goto(link)
    expect(late.get_by_role("button", name="Sit down on seat 2")).to_be_visible()
    sit_down(people.arrive(), link, "Ben")
    expect(lobby.page.get_by_role("listitem").nth(1)).to_contain_text("Ben")
    late.get_by_role("button", name="Sit down on seat 2").click()
    expect(late.get_by_role("alert")).to_be_visible()
    other = people.arrive()
    other.goto(link)
    expect(other.get_by_role("alert")).to_have_text(
        "This link opens no seat here any more. Ask the host for a new one."
    )


def test_nothing_secret_stays_in_the_address_bar(people: People, server: Server) -> None:
    """And that no address asked for ever held a secret is looked at after every test."""
    match = reach(asks("turn"))
    [seat] = place(server, match)
    page = people.arrive()
    page.goto(seat.link(server))
    Table(page).asked()
    assert page.url == f"{server.address}/t/{seat.table}"
    page.go_back()
    assert seat.key not in page.url
    page.goto(f"{server.address}/t/{seat.table}#join={seat.key}")
    expect(page.get_by_role("main")).to_be_visible()
    assert page.url == f"{server.address}/t/{seat.table}"
    people.witness.secrets.add(seat.key)
    people.witness.forgive(REFUSED)


def test_a_spectator_sees_the_table_and_no_hand(people: People, server: Server) -> None:
    match = reach(asks("turn"))
    [seat] = place(server, match)
    page = people.arrive()
    page.goto(seat.link(server))
    mine = Table(page)
    mine.asked()
    dialog = mine.seats()
    dialog.get_by_role("button", name="A link for watching").click()
    link = LinkDialog(page).take()
    mine.close()
    watcher = people.arrive()
    watcher.goto(link)
    theirs = Table(watcher)
    expect(theirs.line(match.n)).to_be_visible()
    assert link.split("=")[1] not in watcher.url
    assert theirs.hand().count() == 0
    assert theirs.play_bar.count() == 0
    mine.play()
    expect(theirs.line(match.n + 1)).to_be_visible()
    watcher.reload()
    expect(theirs.line(match.n + 1)).to_be_visible()
    assert theirs.hand().count() == 0


def test_to_my_phone_once(people: People, server: Server) -> None:
    people.witness.forgive(REFUSED)
    match = reach(asks("turn"))
    [seat] = place(server, match)
    page = people.arrive()
    page.goto(seat.link(server))
    mine = Table(page)
    mine.asked()
    mine.stage()
    mine.seats().get_by_role("button", name="Move to my phone").click()
    code = LinkDialog(page)
    expect(code.dialog.get_by_role("img", name="QR code")).to_be_visible()
    link = code.take()
    phone = people.arrive(width=360, height=640, touch=True)
    phone.goto(link)
    phone.get_by_role("button", name="Take my seat here").tap()
    theirs = Table(phone)
    theirs.asked()
    mine.close()
    theirs.expect_staging(mine.staging())
    again = people.arrive()
    again.goto(link)
    again.get_by_role("button", name="Take my seat here").click()
    expect(again.get_by_role("alert")).to_be_visible()


def test_your_tables(people: People, server: Server) -> None:
    match = reach(asks("turn"))
    [seat] = place(server, match)
    page = people.arrive()
    page.goto(seat.link(server))
    table = Table(page)
    table.asked()
    question = table.asks.inner_text()
    page.get_by_role("link", name="To the first page").click()
    first = First(page, people.address)
    expect(first.tables).to_have_count(1)
    expect(first.tables).to_contain_text("your turn")
    first.tables.click()
    expect(table.asks).to_have_text(question)


def test_freeing_a_seat_shows_its_person_out(people: People) -> None:
    people.witness.forgive(REFUSED)
    lobby = First(people.arrive(), people.address).open().invite_friends()
    guest = sit_down(people.arrive(), lobby.link_for("Invite a friend"), "Ben")
    expect(Lobby(guest).page.get_by_text("The host begins the match.")).to_be_visible()
    lobby.put(2, "open")
    expect(guest.get_by_role("button", name="Join again")).to_be_visible()
    expect(lobby.page.get_by_role("listitem").nth(1)).to_contain_text("open")
