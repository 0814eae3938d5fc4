"""What the conformance kit holds Total War to: its 99 cards and the trophy, the transcripts that are
kept, and all that must happen in random matches."""

from __future__ import annotations

from tatami.core.cards import NONE
from tatami.core.proof import Proof
from tatami.core.state import Event, State
from tatami.games.total_war import rules_box as box
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.cards import KAIJU_NAMES, SIDES
from tatami.games.total_war.rules import TotalWar
from tatami.games.total_war.view import BLOWS, table

EVENTS = {
    at.CHOSE: "a kaiju is chosen",
    at.ROUND: "a round begins",
    at.KINGS_NUMBER: "the King card strikes as a number",
    at.KINGS_HIT: "the King card makes a Hit",
    at.KINGS_DRAW: "the King card draws three",
    at.HEALED: "the King card heals",
    at.AIMED: "somebody is aimed at",
    at.DIRECTION_CHANGED: "the direction changes",
    at.DREW: "a card is drawn",
    at.FORGOT: "drawing is forgotten",
    at.OPENED: "a building opens",
    at.TOOK: "a blow is taken",
    at.LAID: "a wound is laid",
    at.REVEALED: "a card is revealed for a wound",
    at.BUILDING_HIT: "a building falls",
    at.ADDED: "Extra Damage is added",
    at.COUNTERED: "a victim strikes back",
    at.PASSED: "no Extra Damage is laid",
    at.STRAIGHTENED: "a kaiju straightens",
    at.SCORED: "points are scored",
    at.ELIMINATED: "a kaiju is eliminated",
    at.RESHUFFLED: "the discards become the deck",
    at.DISCARDED: "a card is discarded",
}
KING_ADDED = "the King card is added as Extra Damage"
KING_COUNTERED = "the King card strikes back"
LAST_BUILDING = "the building deck runs out"
ENDS = ("won by points", "won as the last one standing")

SORTS = {  # the first kind of each sort of card
    "a number": box.NUMBER,
    "an Extra Damage card": box.EXTRA,
    "a building number": box.SITE,
    "a -3": box.MINUS_THREE,
    "a direction card": box.DIRECTION,
    "a target card": box.TARGET,
    "a Hit": box.HIT,
    "the Double Hit": box.DOUBLE_HIT,
}
POWERED = ("a number", "an Extra Damage card", "a building number", "a -3")
ON_NUMBERS = (at.NO_BLOW, at.NUMBER_BLOW)
NUMBERS = POWERED


def answer(sort: str, blow: int) -> str:
    return f"{sort} on {BLOWS[blow]}"


ANSWERS = (
    *(answer(sort, blow) for sort in SORTS for blow in ON_NUMBERS),
    *(answer(f"{sort} with strength", blow) for sort in POWERED for blow in ON_NUMBERS),
    *(answer(sort, at.HIT_BLOW) for sort in SORTS if sort not in NUMBERS),
    *(answer("taken", blow) for blow in (at.NUMBER_BLOW, at.HIT_BLOW, at.DOUBLE_BLOW)),
)
DEFEATS = tuple(f"{name} is defeated, {side}" for name in KAIJU_NAMES for side in SIDES)


def decisions(state: State) -> list[int]:
    """The codes for which this box has cards."""
    copies = table(state).box.copies
    battle = [kind for kind in range(box.BUILDING) if copies[kind]]
    buildings = [kind for kind in range(box.BUILDING, box.KING) if copies[kind]]
    numbers = [kind for kind in battle if kind < box.MINUS_THREE]
    extras = [kind - box.EXTRA for kind in battle if box.EXTRA <= kind < box.SITE]
    healed = [kind for kind in numbers + buildings if box.face_value(kind) <= box.KING_VALUE]
    ranges = (
        (box.PLAY, [kind for kind in battle if kind != box.TARGET]),
        (box.POWER, [kind for kind in battle if kind <= box.MINUS_THREE]),
        (box.LAY, numbers),
        (box.TAKE_BUILDING, [kind - box.BUILDING for kind in buildings]),
        (box.ADD, extras),
        (box.COUNTER, extras),
        (box.DISCARD, battle),
        (box.KING_HIT, battle),
        (box.HEAL, healed),
    )
    plain = list(range(box.AIM + state.seats))
    return plain + [first + slot for first, slots in ranges for slot in slots]


def happened(before: State, after: State, events: list[Event]) -> list[str]:
    war, ended = table(before), table(after)
    names: list[str] = []
    for event in events:
        names += named(war, event)
    if ended.cards.size[at.BUILDINGS] == 0 < war.cards.size[at.BUILDINGS]:
        names.append(LAST_BUILDING)
    if ended.winner != NONE:
        by_points, last_one = ENDS
        reached = ended.points[ended.winner] >= at.points_to_win(ended.seats)
        names.append(by_points if reached else last_one)
    return names


def named(war: TotalWar, event: Event) -> list[str]:
    if event.verb == at.PLAYED:
        sort = [name for name, first in SORTS.items() if event.kind >= first][-1]
        with_strength = " with strength" if event.b and event.kind <= box.MINUS_THREE else ""
        return [answer(sort + with_strength, war.blow)]
    if event.verb == at.DEFEATED:
        return [f"{KAIJU_NAMES[war.kaiju[event.seat]]} is defeated, {SIDES[event.a]}"]
    if event.verb == at.TOOK:
        return [EVENTS[at.TOOK], answer("taken", war.blow)]
    if event.kind == box.KING and event.verb in (at.ADDED, at.COUNTERED):
        return [KING_ADDED if event.verb == at.ADDED else KING_COUNTERED]
    return [EVENTS[event.verb]] if event.verb in EVENTS else []


PROOF = Proof(
    cards=lambda seats: box.BATTLE_CARDS + box.BUILDING_CARDS + 1,
    golden=tuple(
        (seats, {"edition": edition}) for seats in (3, 4, 8, 12) for edition in ("german", "spanish")
    ),
    decisions=decisions,
    named=(*EVENTS.values(), *ANSWERS, KING_ADDED, KING_COUNTERED, LAST_BUILDING, *ENDS, *DEFEATS),
    happened=happened,
)
