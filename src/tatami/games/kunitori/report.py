"""What happened in Kunitori, in words for each reader."""

from __future__ import annotations

from tatami.core.cards import NONE
from tatami.core.state import Event, State
from tatami.core.words import Arg, Words
from tatami.games.kunitori import rules_table as at
from tatami.games.kunitori.wording import card_words, seat_words

KEYS = {
    at.TURN: "did-turn",
    at.DREW: "did-draw-card",
    at.PLAYED: "did-play",
    at.RESHUFFLED: "did-reshuffle",
    at.SCRAPPED_CARD: "did-scrap",
    at.WENT_BACK: "did-go-back",
    at.DISARMED: "did-disarm",
    at.FETCHED: "did-fetch",
    at.NOT_FETCHED: "did-not-fetch",
    at.VISITED: "did-visit",
    at.REVEALED: "did-reveal",
    at.GUARDED: "did-guard",
    at.UNGUARDED: "did-not-guard",
    at.RELAID: "did-lay-back",
    at.GAINED: "did-gain",
    at.ATTACKED: "did-attack",
    at.PROPOSED: "did-propose",
    at.ACCEPTED: "did-accept",
    at.REFUSED: "did-refuse",
    at.AMBUSHED: "did-ambush",
    at.AMBUSHED_WITH: "did-ambush-with",
    at.REINFORCED: "did-reinforce",
    at.FOUGHT: "did-fight",
    at.DECLINED: "did-decline",
    at.LOST: "did-lose",
    at.LAID: "did-lay",
    at.BOUGHT: "did-buy",
    at.GAVE: "did-give",
    at.STAYED: "did-stay",
    at.KEPT_CARD: "did-keep",
    at.LAST_ROUND: "did-last-round",
    at.ENDED: "did-end",
    at.TURNED_UP: "did-turn-up",
}
NAMES_TARGET = (at.DISARMED, at.VISITED, at.ATTACKED, at.GAVE)


def report(state: State, event: Event) -> Words | None:
    if event.verb == at.DISCARDED:  # happens every turn, and all lies open
        return None
    args: dict[str, Arg] = {}
    if event.seat != NONE:
        args["who"] = seat_words(event.seat)
    if event.card != NONE:
        args["card"] = card_words(event.kind)
    if event.verb in NAMES_TARGET:
        args["target"] = seat_words(event.a)
    elif event.verb == at.PROPOSED:
        args |= {"ally": seat_words(event.a), "target": seat_words(event.b)}
    elif event.verb == at.FOUGHT:
        args |= {"attack": event.a, "defence": event.b}
    elif event.verb == at.RELAID:
        args["count"] = event.a
    if event.verb == at.DREW and event.card == NONE:
        return Words("did-draw", args)
    return Words(KEYS[event.verb], args)
