"""What a person does at a table and finds there: what glows, the big bar, the log."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Download, Locator, Page, expect

GLOWS: Final = '[data-look="choosable"]'
READY: Final = '[data-ready="true"]'
# The number of the last line of the log, once I am asked after line n (or who is named is awaited), or the
# match is over.
MOVED_ON: Final = f"""([n, other]) => {{
    if (document.querySelector(".end")) return "over";
    const last = Number(document.querySelector("aside.log li:last-child")?.dataset.n ?? 0);
    const awaited = other && document.querySelector("#ask")?.textContent.includes(other);
    return last > n && (awaited || document.querySelector('{GLOWS}, {READY}')) ? String(last) : null;
}}"""

Choose = Callable[[Locator], Locator]


def first(glowing: Locator) -> Locator:
    return glowing.first


class First:
    """The first page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def open(self) -> First:
        self.page.goto(self.address)
        expect(self.game()).to_be_visible()
        return self

    def game(self, title: str = "Godzilla Total War") -> Locator:
        return self.page.get_by_role("region", name=title)

    def play_bots(self) -> Table:
        self.game().get_by_role("button", name="Play against bots").click()
        return Table(self.page)

    def invite_friends(self) -> Lobby:
        self.game().get_by_role("button", name="Invite friends").click()
        return Lobby(self.page)

    def seats(self, count: int) -> First:
        self.game().get_by_label("Seats").select_option(str(count))
        return self

    @property
    def tables(self) -> Locator:
        return self.page.get_by_role("region", name="Your tables").get_by_role("link")


class Lobby:
    """A table before its match."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def link_for(self, name: str = "Invite a friend") -> str:
        self.page.get_by_role("button", name=name).click()
        return LinkDialog(self.page).take()

    def put(self, seat: int, who: str) -> None:
        self.page.get_by_label(f"Who sits on seat {seat}").select_option(who)

    def begin(self) -> Table:
        self.page.get_by_role("button", name="Begin", exact=True).click()
        return Table(self.page)


def sit_down(page: Page, link: str, name: str) -> Page:
    """By an invitation."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return page


class LinkDialog:
    def __init__(self, page: Page) -> None:
        self.dialog = page.get_by_role("dialog").last

    @property
    def link(self) -> str:
        return self.dialog.get_by_label("Link", exact=True).input_value()

    def take(self) -> str:
        """Read the link and close the dialog."""
        link = self.link
        self.dialog.get_by_role("button", name="Close").click()
        return link


class Table:
    """A match, as a seat sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("region", name="Decision")
        self.play_bar = self.bar.locator(".play")
        self.question = self.bar.locator("#ask")
        self.asks = self.question.locator("span:not([aria-hidden]):not(.waited)").first
        self.glowing = page.locator(GLOWS)
        self.pressed = page.locator("[data-thing][aria-pressed=true]")
        self.log = page.locator("aside.log li")
        self.take_back = self.bar.get_by_role("button", name="Take back")
        self.why = self.bar.get_by_role("alert")
        self.end = page.get_by_role("region", name=re.compile("won"))
        self.recap = page.get_by_role("region", name="Since your last turn")
        self.lost = page.get_by_text("The line is lost")

    # -- deciding ------------------------------------------------------------------------------

    def asked(self, after: int = -1, other: str = "") -> int | None:
        """Wait until I am asked, or that other person is; how many decisions there were, or None: the match
        is over."""
        found = self.page.wait_for_function(MOVED_ON, arg=[after, other]).json_value()
        return None if found == "over" else int(found)

    def thing(self, thing: str) -> Locator:
        return self.page.locator(f'[data-thing="{thing}"]')

    def touch(self, thing: str) -> None:
        """One thing, as a path names it, whether or not it may be chosen."""
        place = self.thing(thing)
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None, f"{thing} is not to be seen"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def stage(self, choose: Choose = first, tap: bool = False) -> None:
        """Touch what glows until the bar is ready."""
        while self.play_bar.get_attribute("data-ready") != "true":
            thing = choose(self.glowing)
            thing.tap() if tap else thing.click()

    def play(self, choose: Choose = first) -> None:
        self.stage(choose)
        self.play_bar.click()

    def play_out(self, choose: Choose = first) -> None:
        n = self.asked()
        while n is not None:
            self.play(choose)
            n = self.asked(n)

    # -- looking ---------------------------------------------------------------------------------

    def line(self, n: int) -> Locator:
        """What the log says of a decision."""
        return self.page.locator(f'aside.log li[data-n="{n}"]')

    def staging(self) -> list[str]:
        """What I am asked, what is staged for it, and what the bar says it would do."""
        names = [thing.get_attribute("aria-label") or thing.inner_text() for thing in self.pressed.all()]
        return [self.asks.inner_text(), *names, self.play_bar.inner_text()]

    def expect_staging(self, staged: list[str]) -> None:
        expect(self.asks).to_have_text(staged[0])
        expect(self.play_bar).to_have_text(staged[-1])
        assert self.staging() == staged

    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Hand").get_by_role("button")

    # -- what the masthead opens -------------------------------------------------------------------

    def seats(self) -> Locator:
        self.page.get_by_role("button", name="Seats").click()
        return self.page.get_by_role("dialog", name="Seats")

    def help(self) -> Locator:
        self.page.get_by_role("button", name="Help").click()
        return self.page.get_by_role("dialog", name="Help")

    def settings(self) -> Locator:
        self.page.get_by_role("button", name="Settings").click()
        return self.page.get_by_role("dialog")

    def close(self) -> None:
        self.page.get_by_role("dialog").last.get_by_role("button", name="Close").click()

    def close_recap(self) -> None:
        """What has happened since my last turn, if it is shown, is read and put away."""
        if self.recap.is_visible():
            self.recap.get_by_role("button", name="Close").click()

    # -- when it is over ---------------------------------------------------------------------------

    def save_record(self) -> Download:
        with self.page.expect_download() as saving:
            self.page.get_by_role("button", name="Save the record").click()
        return saving.value

    def open_replay(self) -> Replay:
        self.end.get_by_role("button", name="Replay").click()
        return Replay(self.page)

    def expect_deal_kept(self) -> None:
        expect(self.end.get_by_text("The deal was the one promised.")).to_be_visible()


class Replay:
    """A finished match, moment by moment."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.controls = page.get_by_role("group", name="Replay")

    def button(self, name: str) -> Locator:
        return self.controls.get_by_role("button", name=name, exact=True)

    def expect_moment(self, at: int, of: int) -> None:
        expect(self.controls.get_by_text(f"{at} of {of}", exact=True)).to_be_visible()

    def look_from(self, seat: str) -> None:
        self.controls.get_by_role("combobox").select_option(seat)

    def hand(self) -> list[str]:
        cards = self.page.get_by_role("group", name="Hand").get_by_role("button")
        return [card.get_attribute("data-thing") or "" for card in cards.all()]
