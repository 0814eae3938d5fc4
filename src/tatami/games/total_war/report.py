"""What happened in Total War, in words for each reader."""

from __future__ import annotations

from collections.abc import Callable

from tatami.core.cards import NONE
from tatami.core.state import Event, State
from tatami.core.words import Arg, Words
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.rules import TotalWar
from tatami.games.total_war.rules_box import DIRECTION, ENRAGED
from tatami.games.total_war.wording import blow_words, card_words, kaiju_words, who_words

PLAIN = {  # events of one seat, with at most a card
    at.FORGOT: "did-forget",
    at.OPENED: "did-open",
    at.LAID: "did-lay",
    at.BUILDING_HIT: "did-building",
    at.PASSED: "did-pass",
    at.STRAIGHTENED: "did-straighten",
    at.ELIMINATED: "did-eliminated",
    at.RESHUFFLED: "did-reshuffle",
    at.DISCARDED: "did-discard",
    at.HEALED: "did-heal",
    at.KINGS_DRAW: "did-king-draw",
    at.KINGS_HIT: "did-king-hit",
    at.ROUND: "did-round",
    at.UNHURT: "did-unhurt",
}


def report(state: State, event: Event) -> Words | None:
    assert isinstance(state, TotalWar)
    args: dict[str, Arg] = {}
    if event.seat != NONE:
        args["who"] = who_words(state, event.seat)
    if event.card != NONE:
        args["card"] = card_words(event.kind)
    if event.verb in PLAIN:
        return Words(PLAIN[event.verb], args)
    return SPECIAL[event.verb](state, event, args)


def chose(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words(
        "did-choose", {"seat": Words("seat", {"number": event.seat + 1}), "kaiju": kaiju_words(event.a)}
    )


def played(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    """The golden rule (§3.4): the value is always announced."""
    if event.kind < DIRECTION:
        key = "did-play-power" if event.b else "did-play"
        return Words(key, args | {"value": event.a, "strength": event.b})
    return Words("did-play-special", args | {"blow": blow_words(event.b, event.a)})


def kings_number(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-king-number", args | {"value": event.a})


def aimed(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-aim", args | {"target": who_words(state, event.a)})


def drew(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-draw-card" if event.card != NONE else "did-draw", args)


def took(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-take", args | {"striker": who_words(state, event.a)})


def revealed(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-reveal", args)


def added(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-add", args | {"victim": who_words(state, event.a)})


def countered(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-counter", args | {"striker": who_words(state, event.a)})


def defeated(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    key = "did-defeat-enraged" if event.a == ENRAGED else "did-defeat"
    return Words(key, args | {"by": who_words(state, event.b)})


def scored(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-score", args | {"points": event.a, "total": event.b})


def won(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-win", args) if event.seat != NONE else Words("did-run-out")


def direction_changed(state: TotalWar, event: Event, args: dict[str, Arg]) -> Words:
    return Words("did-clockwise" if event.a > 0 else "did-anticlockwise")


SPECIAL: dict[int, Callable[[TotalWar, Event, dict[str, Arg]], Words]] = {
    at.CHOSE: chose,
    at.PLAYED: played,
    at.KINGS_NUMBER: kings_number,
    at.AIMED: aimed,
    at.DREW: drew,
    at.TOOK: took,
    at.REVEALED: revealed,
    at.ADDED: added,
    at.COUNTERED: countered,
    at.DEFEATED: defeated,
    at.SCORED: scored,
    at.WON: won,
    at.DIRECTION_CHANGED: direction_changed,
}
