"""What the conformance kit holds Kunitori to."""

from __future__ import annotations

from tatami.core.proof import Proof
from tatami.core.state import Event, State
from tatami.games.kunitori import rules_box as box
from tatami.games.kunitori import rules_table as at
from tatami.games.kunitori.view import PHASES, table

CARDS = 288
SELDOM = "singling"  # once in two thousand random matches; the last round, never in short ones
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
    at.ENDED: "the match ends",
    at.TURNED_UP: "the next general is turned up",
}


def happened(before: State, after: State, events: list[Event]) -> list[str]:
    names = [EVENTS[event.verb] for event in events if event.verb in EVENTS]
    phase = PHASES[table(before).phase]
    return names if phase == SELDOM else [*names, f"asked while {phase}"]


def kinds_of(mask: int) -> list[int]:
    return [kind for kind in range(box.OWN_KINDS) if mask >> kind & 1]


def decisions(state: State) -> list[int]:
    """With this game's own cards, every kind comes up wherever its sort can."""
    printed = table(state).box
    anything = (1 << box.OWN_KINDS) - 1
    reach = {
        box.PLAY: printed.actions,
        box.LAY: box.TREASURES,
        box.BUY: anything,
        box.STAY: printed.deployable | 1 << box.RAMPART,
        box.KEEP: printed.strategies,
        box.TAKE: box.VICTORIES,
    }
    codes = list(range(box.PLAY))
    return codes + [verb + kind for verb, mask in reach.items() for kind in kinds_of(mask)]


def rare(state: State) -> list[int]:
    """For which a certain card must be in the right place at the right time."""
    verbs = (box.SCRAP, box.SHOW, box.TAKE, box.LOSE, box.LOSE_FRONT, box.DISARM, box.TOP)
    everything = [verb + kind for verb in verbs for kind in range(box.OWN_KINDS)]
    return [code for code in everything if code not in decisions(state)]


PROOF = Proof(
    cards=lambda seats: CARDS,
    golden=(
        (2, {}),
        (3, {"edition": "german", "turns": "20"}),
        (4, {"edition": "english", "turns": "20"}),
        (6, {"turns": "20", "generals": "top"}),
    ),
    decisions=decisions,
    rare=rare,
    named=(*EVENTS.values(), *(f"asked while {phase}" for phase in PHASES if phase != SELDOM)),
    happened=happened,
)
