"""Every screen and dialog, and how a person comes to see it; with few seats and with many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.positions import asks, place, reach
from tests.browser.table import First, Table
from tests.server.house import Server

FEW, MANY = 3, 12
Go = Callable[["Visit"], None]


@dataclass(frozen=True)
class Visit:
    page: Page
    server: Server
    seats: int

    def first(self) -> First:
        return First(self.page, self.server.address).open()

    def table(self, wanted: str, options: dict[str, str] | None = None) -> Table:
        match = reach(asks(wanted), options, seats=self.seats)
        [seat] = place(self.server, match)
        self.page.goto(seat.link(self.server))
        table = Table(self.page)
        table.asked()
        return table

    def finished(self) -> Table:
        [seat] = place(self.server, reach(lambda match: match.over, seats=self.seats), 0)
        self.page.goto(seat.link(self.server))
        table = Table(self.page)
        expect(table.end).to_be_visible()
        return table


# -- where the number of seats does not matter -------------------------------------------------------


def first_page_with_tables(visit: Visit) -> None:
    visit.table("turn")
    expect(visit.first().tables).to_have_count(1)


def settings(visit: Visit) -> None:
    visit.first()
    visit.page.get_by_role("button", name="Settings").click()


def rules(visit: Visit) -> None:
    visit.page.goto(f"{visit.server.address}/rules/total_war#s3.2")
    expect(visit.page.locator("[id='s3.2']")).to_be_visible()


def a_table_that_is_not_mine(visit: Visit) -> None:
    match = reach(asks("turn"))
    [seat] = place(visit.server, match)
    visit.page.goto(f"{visit.server.address}/t/{seat.table}")
    expect(visit.page.get_by_role("alert")).to_be_visible()


def moving_to_a_phone(visit: Visit) -> None:
    match = reach(asks("turn"))
    [seat] = place(visit.server, match)
    visit.page.goto(f"{visit.server.address}/t/{seat.table}#move={seat.key}")
    expect(visit.page.get_by_role("button", name="Take my seat here")).to_be_visible()


def invitation(visit: Visit) -> None:
    seated = visit.server.make("me", "open", "open")
    with visit.server.sit(seated) as host:
        key = host.done("invite", seat=1)["key"]
    visit.page.goto(f"{visit.server.address}/t/{seated['table']}#join={key}")
    expect(visit.page.get_by_role("button", name="Sit down on seat 2")).to_be_visible()


def help_dialog(visit: Visit) -> None:
    visit.table("turn").help()


# -- where it does -----------------------------------------------------------------------------------


def lobby(visit: Visit) -> None:
    visit.first().seats(visit.seats).invite_friends()
    expect(visit.page.get_by_role("button", name="Begin")).to_be_visible()


def invite_dialog(visit: Visit) -> None:
    lobby(visit)
    visit.page.get_by_role("button", name="Invite a friend").click()
    expect(visit.page.get_by_role("img", name="QR code")).to_be_visible()


def choosing(visit: Visit) -> None:
    visit.table("choosing").stage()


def turn(visit: Visit) -> None:
    visit.table("turn").stage()


def why_not(visit: Visit) -> None:
    table = visit.table("turn")  # nothing is in play yet, so that nothing can be taken
    table.touch("button:take")
    expect(table.why).to_be_visible()


def details(visit: Visit) -> None:
    table = visit.table("turn")
    for step in (10, 20):  # the mouse comes, and rests
        table.hand().first.hover(position={"x": step, "y": step})
    expect(visit.page.locator("#details-name")).to_be_visible()


def seats_dialog(visit: Visit) -> None:
    visit.table("turn").seats()


def line_lost(visit: Visit) -> None:
    table = visit.table("turn")
    visit.page.clock.install()
    visit.page.reload()
    table.asked()
    visit.page.context.set_offline(True)
    visit.page.clock.run_for(10_000)
    expect(table.lost).to_be_visible()


def buildings(visit: Visit) -> None:
    visit.table("taking_building")


def king(visit: Visit) -> None:
    visit.table("discarding", {"king": "1"})


def end(visit: Visit) -> None:
    visit.finished().end.get_by_role("group").click()


def replay(visit: Visit) -> None:
    visit.finished().open_replay().button("One step on").click()
    expect(visit.page.get_by_text("1 of")).to_be_visible()


def watching(visit: Visit) -> None:
    match = reach(asks("turn"), seats=visit.seats)
    [seat] = place(visit.server, match)
    with visit.server.sit({"table": seat.table, "key": seat.key}) as host:
        key = host.done("invite", seat=-1)["key"]
    visit.page.goto(f"{visit.server.address}/t/{seat.table}#watch={key}")
    expect(Table(visit.page).question).to_contain_text("Waiting for")


ONCE: Final[list[Go]] = [
    first_page_with_tables,
    settings,
    rules,
    a_table_that_is_not_mine,
    moving_to_a_phone,
    invitation,
    help_dialog,
]
BY_SEATS: Final[list[Go]] = [
    lobby,
    invite_dialog,
    choosing,
    turn,
    why_not,
    details,
    seats_dialog,
    line_lost,
    buildings,
    king,
    end,
    replay,
    watching,
]
CASES = [(go, FEW) for go in ONCE] + [(go, seats) for go in BY_SEATS for seats in (FEW, MANY)]


def named(case: object) -> str:
    return getattr(case, "__name__", str(case))
