"""Total War from the first page to the result."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.keyboard import MOST_PRESSES, Keyboard
from tests.browser.people import People
from tests.browser.table import First, Table, sit_down
from tests.browser.touch import expect_good_targets
from tests.cli.terminal import Shell

CHOICES = 5  # of what glows: now the first, now another is taken


def test_by_mouse(people: People, shell: Shell, tmp_path: Path) -> None:
    page = people.arrive()
    table = First(page, people.address).open().play_bots()
    expect(table.question).to_contain_text("Which kaiju do you choose?")  # one click later
    table.play_out()
    expect(table.end).to_be_visible()
    table.expect_deal_kept()
    table.save_record().save_as(tmp_path / "war.jsonl")
    shell.good(f"tatami verify {tmp_path / 'war.jsonl'}")


def test_by_keyboard_alone(people: People) -> None:
    page = people.arrive()
    First(page, people.address).open()
    keys = Keyboard(page)
    keys.tab_to("Play against bots")
    keys.watch_focus()
    keys.press("Enter")
    table = Table(page)
    most, n = 0, table.asked()
    while n is not None:
        most = max(most, keys.decide(n, which=n % CHOICES))
        n = table.asked(n)
    expect(table.end).to_be_visible()
    assert most <= MOST_PRESSES
    assert keys.frames_without_focus() == 0


def test_on_a_phone(people: People) -> None:
    page = people.arrive(width=360, height=640, touch=True)
    first = First(page, people.address).open()
    expect_good_targets(page)
    first.game().get_by_role("button", name="Play against bots").tap()
    table = Table(page)
    n = table.asked()
    while n is not None:
        expect_good_targets(page)
        table.stage(tap=True)
        expect_good_targets(page)
        table.play_bar.tap()
        n = table.asked(n)
    expect(table.end).to_be_visible()
    expect_good_targets(page)


def test_two_people_by_link(people: People) -> None:
    lobby = First(people.arrive(), people.address).open().invite_friends()
    link = lobby.link_for("Invite a friend")  # two clicks
    lobby.put(3, "random")
    lobby.put(4, "random")
    guest = Table(sit_down(people.arrive(), link, "Ben"))
    host = lobby.begin()
    n = host.asked(other="Ben")
    while n is not None:
        if "Ben" in host.question.inner_text():
            guest.asked(n - 1)
            guest.play()
        else:
            host.play()
        n = host.asked(n, other="Ben")
    expect(host.end).to_be_visible()
    expect(guest.end).to_be_visible()
    assert guest.page.get_by_role("main").get_by_role("listitem").count() == 4, "everybody's points"
