"""axe finds nothing to complain of: on every screen and dialog, by day and by night, wide and narrow, with
3 seats and with 12. And on a phone a finger can touch all there is to touch."""

from __future__ import annotations

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.people import People
from tests.browser.screens import CASES, Go, Visit, details, named, rules
from tests.browser.table import Table
from tests.browser.touch import expect_good_targets
from tests.server.house import Server

LOOKS: Final = {
    "day, wide": (False, 1280, 800),
    "day, narrow": (False, 360, 640),
    "night, wide": (True, 1280, 800),
    "night, narrow": (True, 360, 640),
}
MEANT: Final = "ERR_INTERNET_DISCONNECTED|40[03]"  # a line that is cut, a key that opens nothing


@pytest.mark.parametrize(("go", "seats"), CASES, ids=named)
def test_axe(go: Go, seats: int, people: People, server: Server) -> None:
    people.witness.forgive(MEANT)
    page = people.arrive()
    go(Visit(page, server, seats))
    found = []
    for look, (dark, width, height) in LOOKS.items():
        page.emulate_media(color_scheme="dark" if dark else "light")
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{look}: {violation}" for violation in violations(page)]
    assert not found, "\n".join(found)


def violations(page: Page) -> list[str]:
    """Each with the elements it is about."""
    results = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {'; '.join(node['html'][:120] for node in each['nodes'][:3])}"
        for each in results
    ]


# Running text is exempt, and so is what a mouse alone brings up.
TOUCHED = [(go, seats) for go, seats in CASES if go not in (rules, details)]


@pytest.mark.parametrize(("go", "seats"), TOUCHED, ids=named)
def test_targets_on_a_phone(go: Go, seats: int, people: People, server: Server) -> None:
    people.witness.forgive(MEANT)
    page = people.arrive(width=360, height=640, touch=True)
    go(Visit(page, server, seats))
    if page.get_by_role("dialog").count() == 0:
        Table(page).close_recap()
    expect_good_targets(page)
