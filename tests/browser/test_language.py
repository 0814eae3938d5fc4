"""The language is changed at any time, and everything is said in it at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tatami.core.words import LANGUAGES, Speech, Words
from tatami.games import find_game
from tests.browser.people import People
from tests.browser.positions import asks, place, reach
from tests.browser.table import First, Table
from tests.server.house import Server

NAMES = {"en": "English", "de": "Deutsch", "es": "Español"}


def says(language: str) -> Speech:
    return Speech(language, find_game("total_war").package)


def go_to_lobby(page: Page, server: Server) -> str:
    First(page, server.address).open().invite_friends()
    return "web-options"


def go_to_first(page: Page, server: Server) -> str:
    First(page, server.address).open()
    return "web-tagline"


def go_to_end(page: Page, server: Server) -> str:
    match = reach(lambda match: match.over)
    [seat] = place(server, match, 0)
    page.goto(seat.link(server))
    return "web-save-record"


def go_to_replay(page: Page, server: Server) -> str:
    go_to_end(page, server)
    Table(page).open_replay()
    return "web-copy-moment"


def go_to_rules(page: Page, server: Server) -> str:
    page.goto(f"{server.address}/rules/total_war")
    return "title"


SCREENS: list[Callable[[Page, Server], str]] = [
    go_to_first,
    go_to_lobby,
    go_to_end,
    go_to_replay,
    go_to_rules,
]


@pytest.mark.parametrize("go", SCREENS)
def test_on_every_screen(go: Callable[[Page, Server], str], people: People, server: Server) -> None:
    page = people.arrive()
    key = go(page, server)
    switch_through_all(page, Words(key))


def switch_through_all(page: Page, shown: Words) -> None:
    before = "en"
    for language in ("de", "es", "en"):
        page.get_by_role("button", name=says(before).say(Words("web-settings"))).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name=NAMES[language]).check()
        expect(dialog.get_by_role("heading")).to_have_text(says(language).say(Words("web-settings")))
        dialog.get_by_role("button", name=says(language).say(Words("web-close"))).click()
        expect(page.get_by_text(says(language).say(shown)).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        before = language


def test_in_the_middle_of_a_decision(people: People, server: Server) -> None:
    match = reach(asks("wounded"))
    [seat] = place(server, match)
    page = people.arrive()
    page.goto(seat.link(server))
    table = Table(page)
    table.asked()
    table.stage()
    prompt = match.prompt(match.actor)
    chosen = next(
        choice for choice in prompt.choices if says("en").say(choice.words) == table.play_bar.inner_text()
    )
    before = "en"
    for language in ("de", "es", "en"):
        page.get_by_role("button", name=says(before).say(Words("web-settings"))).click()
        page.get_by_role("radio", name=NAMES[language]).check()
        expect(page.locator("#ask")).to_contain_text(says(language).say(prompt.question))
        expect(page.locator(".bar .play")).to_have_text(says(language).say(chosen.words))
        last = match.last_log(match.actor).words[0]
        expect(page.locator("aside.log li").last).to_contain_text(says(language).say(last))
        page.keyboard.press("Escape")
        before = language
    expect(table.pressed).to_have_count(1)


def test_the_language_of_the_browser_is_spoken_first_and_the_chosen_one_kept(people: People) -> None:
    page = people.arrive(language="es")
    page.goto(people.address)
    expect(page.get_by_text(says("es").say(Words("web-tagline")))).to_be_visible()
    page.get_by_role("button", name=says("es").say(Words("web-settings"))).click()
    page.get_by_role("radio", name=NAMES["de"]).check()
    page.reload()
    expect(page.get_by_text(says("de").say(Words("web-tagline")))).to_be_visible()


def test_all_languages_are_offered(people: People) -> None:
    page = people.arrive()
    page.goto(people.address)
    page.get_by_role("button", name="Settings").click()
    for language in LANGUAGES:
        expect(page.get_by_role("radio", name=NAMES[language])).to_be_visible()
