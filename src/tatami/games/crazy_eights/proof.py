"""What the conformance kit holds Crazy Eights to."""

from __future__ import annotations

from tatami.core.proof import Proof
from tatami.core.state import Event, State
from tatami.games.crazy_eights import rules
from tatami.games.crazy_eights.view import table

EVENTS = {
    rules.PLAYED: "a card is played",
    rules.DREW: "a card is drawn",
    rules.PASSED: "a turn is passed",
    rules.NOMINATED: "a suit is nominated",
    rules.ENDED: "the game ends",
}
# With 104 cards for six or more, somebody's hand is empty before a hundred are played (§4.1).
EMPTY_HAND = "the end: an empty hand"
ALL_PASSED = "the end: everybody passed"


def happened(before: State, after: State, events: list[Event]) -> list[str]:
    names = [EVENTS[event.verb] for event in events]
    if not after.waiting:
        names.append(ALL_PASSED if table(after).passes > after.seats else EMPTY_HAND)
    return names


PROOF = Proof(
    cards=lambda seats: rules.KINDS if seats <= 5 else 2 * rules.KINDS,
    golden=((2, {}), (5, {}), (6, {}), (15, {})),
    decisions=lambda state: range(rules.CODES),
    named=(*EVENTS.values(), EMPTY_HAND, ALL_PASSED),
    happened=happened,
)
