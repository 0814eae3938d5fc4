"""What may be chosen, what may not and why, and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tatami.core.view import Refusal
from tatami.core.words import Speech
from tatami.games import find_game
from tatami.match.match import Match
from tests.browser.people import People
from tests.browser.positions import asks, place, reach
from tests.browser.table import Table
from tests.server.house import Server

MOMENTS = 12  # at the beginning of a match


def refusals(match: Match) -> list[Refusal]:
    """What the asked seat can try and may not: where what comes first may be chosen, and it does not lead
    to anything else. The King card can be tried only by who has it before him."""
    prompt = match.prompt(match.actor)
    beginnings = [choice.path[:length] for choice in prompt.choices for length in range(len(choice.path) + 1)]
    holds_king = match.view(match.actor).table.get("king") == match.actor
    return [
        refusal
        for refusal in prompt.refused
        if (not refusal.path[:-1] or refusal.path[:-1] in beginnings)
        and refusal.path not in beginnings
        and (refusal.path != ["button:king"] or holds_king)
    ]


def refuses(*sections: str) -> Callable[[Match], bool]:
    """Somebody could try something that these paragraphs forbid."""
    return lambda match: not match.over and {each.section for each in refusals(match)} >= set(sections)


REFUSALS: dict[str, tuple[Callable[[Match], bool], dict[str, str]]] = {
    "a kaiju that is taken": (refuses("2.1"), {}),
    "nothing to be taken yet": (refuses("3.1"), {}),
    "too low": (refuses("3.2"), {}),
    "strength that has been used": (refuses("5.2"), {}),
    "strength for a special card": (refuses("5.4"), {}),
    "no number answers a Hit": (refuses("4.3"), {}),
    "aiming at oneself": (refuses("4.2"), {}),
    "no wound": (refuses("6.1"), {}),
    "no building from the hand": (refuses("6.3"), {}),
    "no Extra Damage": (refuses("6.4"), {}),
    "no counterattack": (refuses("6.5"), {}),
    "the King card on another's turn": (refuses("9.3"), {"king": "1", "king_extra": "own_turn"}),
    "too high to be healed": (refuses("9.4"), {"king": "1"}),
}
SEEDS_OF_RARE = {"too high to be healed": 166}  # where it comes up, so that nobody has to search for long


@pytest.mark.parametrize("what", REFUSALS)
def test_what_may_not_be_chosen_says_why(what: str, people: People, server: Server) -> None:
    wanted, options = REFUSALS[what]
    match = reach(wanted, options, first_seed=SEEDS_OF_RARE.get(what, 1))
    [seat] = place(server, match)
    page = people.arrive()
    page.goto(seat.link(server))
    table = Table(page)
    table.asked()
    says = Speech("en", find_game("total_war").package)
    for refusal in refusals(match):
        for thing in refusal.path:
            table.touch(thing)
        expect(table.why).to_contain_text(says.say(refusal.words))
        expect(table.why.get_by_role("link")).to_have_text(f"§{refusal.section}")
        for _ in refusal.path:
            page.keyboard.press("Escape")


def test_the_paragraph_is_one_click_away(people: People, server: Server) -> None:
    match = reach(refuses("3.2"))
    [seat] = place(server, match)
    page = people.arrive()
    page.goto(seat.link(server))
    table = Table(page)
    table.asked()
    low = next(each for each in refusals(match) if each.section == "3.2" and len(each.path) == 1)
    table.touch(low.path[0])
    with page.expect_popup() as opening:
        table.why.get_by_role("link", name="§3.2").click()
    rules = opening.value
    paragraph = rules.locator("[id='s3.2']")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_text("§3.2")


# -- taking back -------------------------------------------------------------------------------


def test_take_back_is_offered_exactly_when_the_server_allows_it(people: People, server: Server) -> None:
    """After each of the first decisions of a match, to whoever has decided."""
    seen = set()
    page = people.arrive()
    for n in range(1, MOMENTS + 1):
        match = reach(lambda match, n=n: match.n == n, {"draw": "by_hand"})  # type: ignore[misc]
        decided = match.log(match.seats)[-1].seat
        seat = place(server, match, *range(match.seats))[decided]
        page.goto(seat.link(server))
        table = Table(page)
        expect(table.line(n)).to_be_visible()
        allowed = match.can_take_back(decided)
        expect(table.take_back).to_have_count(1 if allowed else 0)
        seen.add(allowed)
    assert seen == {True, False}


def test_taking_back(people: People, server: Server) -> None:
    """A kaiju, chosen and put back, until the next one has chosen too."""
    match = reach(asks("choosing"))
    following = (match.actor + 1) % match.seats
    seats = place(server, match, *range(match.seats))
    mine, theirs = Table(people.arrive()), Table(people.arrive())
    mine.page.goto(seats[match.actor].link(server))
    theirs.page.goto(seats[following].link(server))
    mine.asked()
    mine.play()
    expect(theirs.glowing.first).to_be_visible()
    mine.take_back.click()
    mine.asked()
    expect(theirs.glowing).to_have_count(0)
    expect(mine.line(match.n + 1)).to_have_count(0)
    mine.play(lambda glowing: glowing.last)
    expect(mine.take_back).to_be_visible()
    theirs.asked()
    theirs.play()
    expect(mine.take_back).to_have_count(0)


def test_by_key(people: People, server: Server) -> None:
    match = reach(asks("choosing"))
    seat = place(server, match, *range(match.seats))[match.actor]
    table = Table(people.arrive())
    table.page.goto(seat.link(server))
    table.asked()
    table.play()
    expect(table.take_back).to_be_visible()
    table.page.keyboard.press("u")
    expect(table.take_back).to_have_count(0)
    expect(table.glowing.first).to_be_visible()
