"""Somebody who has no mouse: keys alone, and where the focus is at every frame."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.table import READY

MOST_TABS: Final = 40  # to anything on the first page
MOST_PRESSES: Final = 15  # for a decision
WATCH_FOCUS: Final = """() => {
    window.lost = 0;
    const look = () => {
        if (document.activeElement === null || document.activeElement === document.body) window.lost++;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
FOCUSED: Final = """() => {
    const { dataset, ariaLabel, textContent } = document.activeElement;
    return { look: dataset.look, ready: dataset.ready === "true", name: ariaLabel ?? textContent.trim() };
}"""


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1

    def focused(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUSED)
        return found

    def tab_to(self, name: str) -> None:
        for _ in range(MOST_TABS):
            if self.focused()["name"] == name:
                return
            self.press("Tab")
        raise AssertionError(f"{name} is not reached by Tab")

    def watch_focus(self) -> None:
        """From now on."""
        self.page.evaluate(WATCH_FOCUS)

    def frames_without_focus(self) -> int:
        lost: int = self.page.evaluate("window.lost")
        return lost

    def decide(self, n: int, which: int) -> int:
        """After n decisions: by arrows to one of what glows, Enter until it is played. How many presses
        that took."""
        self.presses = 0
        for _ in range(which):
            self.press("ArrowRight")
        while not self.focused()["ready"]:
            self.press("ArrowRight" if self.focused()["look"] != "choosable" else "Enter")
        assert self.page.locator(READY).count() == 1
        self.press("Enter")
        return self.presses
