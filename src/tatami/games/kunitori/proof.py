"""What the conformance kit holds Kunitori to."""

from __future__ import annotations

from tatami.core.proof import Proof
from tatami.core.state import Event, State
from tatami.games.kunitori import rules_box as box
from tatami.games.kunitori import rules_table as at
from tatami.games.kunitori.view import PHASES, table

CARDS = 288
EVENTS = {
    at.RESHUFFLED: "the discards become the deck",
    at.SCRAPPED_CARD: "a card is scrapped",
    at.WENT_BACK: "a card goes back to its pile",
    at.DISARMED: "a trap takes a card",
    at.FETCHED: "a general is fetched",
    at.NOT_FETCHED: "no general is fetched",
    at.GUARDED: "ninja are warded off",
    at.UNGUARDED: "ninja are let in",
    at.RELAID: "revealed cards go back on the deck",
    at.GAINED: "a card is gained",
    at.ACCEPTED: "an ally joins",
    at.REFUSED: "an ally does not join",
    at.AMBUSHED: "an ambush is laid",
    at.REINFORCED: "reinforcements come",
    at.FOUGHT: "a battle is fought",
    at.DECLINED: "a reward is declined",
    at.LOST: "a Land Breaker hits",
    at.GAVE: "a Beauty is given away",
    at.LAST_ROUND: "the last round begins",
    at.ENDED: "the match ends",
    at.TURNED_UP: "the next general is turned up",
}


def happened(before: State, after: State, events: list[Event]) -> list[str]:
    names = [EVENTS[event.verb] for event in events if event.verb in EVENTS]
    return [*names, f"asked while {PHASES[table(before).phase]}"]


def kinds_of(mask: int) -> list[int]:
    return [kind for kind in range(box.OWN_KINDS) if mask >> kind & 1]


def decisions(state: State) -> list[int]:
    """With this game's own cards, every kind can come wherever its sort can."""
    printed = table(state).box
    units = printed.units & printed.fighters
    posted = printed.deployable
    anything = (1 << box.OWN_KINDS) - 1
    losable = units & ~(1 << box.LAND_BREAKER)
    reach = {
        box.PLAY: printed.actions,
        box.LAY: box.TREASURES,
        box.BUY: anything,
        box.SCRAP: anything,
        box.STAY: posted | 1 << box.RAMPART,
        box.KEEP: printed.strategies,
        box.SHOW: printed.fighters | printed.guards,
        box.TAKE: printed.generals | box.VICTORIES,
        box.LOSE: losable,
        box.LOSE_FRONT: losable,
        box.DISARM: posted,
        box.TOP: anything & ~printed.ninja | printed.ninja,
    }
    codes = list(range(box.PLAY))
    return codes + [verb + kind for verb, mask in reach.items() for kind in kinds_of(mask)]


PROOF = Proof(
    cards=lambda seats: CARDS,
    golden=((2, {}), (3, {"edition": "german"}), (4, {}), (4, {"edition": "english"}), (6, {})),
    decisions=decisions,
    named=(*EVENTS.values(), *(f"asked while {phase}" for phase in PHASES)),
    happened=happened,
)
