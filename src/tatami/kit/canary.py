"""Canaries: every kind of card of which a reader sees none is a mark. Wherever a mark turns up in
what that reader is sent, something has leaked."""

from __future__ import annotations

import re

from tatami.core.cards import NONE
from tatami.core.state import Event, State
from tatami.kit.case import Case, Step, walk
from tatami.kit.sent import encoded, told, view_and_prompt

CARD = re.compile(rb'"card:(\d+)"')


def marks_stay_hidden(case: Case) -> None:
    """Look for the number, the words and the id of hidden cards in views, prompts, log and events."""
    state = case.deal()
    words = {kind: encoded(case.game.kinds(kind)) for kind in set(state.cards.kind)}
    for reader in range(case.seats + 1):
        look_at_rest(case, state, reader, words)
    for step in walk(case):
        for reader in range(case.seats + 1):
            look_at_rest(case, step.after, reader, words)
            for event in step.events:
                case.require(
                    is_true_of(step, event, reader), f"an event shows reader {reader + 1} a card he never saw"
                )
            open_before = visible(step.before, reader)
            open_now = visible(step.after, reader)
            shown_meanwhile = {event.kind for event in step.events if event.seen >> reader & 1}
            sent = told(case.game, step.before, step.code, step.after, step.events, reader)
            search(case, sent, words, open_before | open_now | shown_meanwhile, reader)


def is_true_of(step: Step, event: Event, reader: int) -> bool:
    """Whom an event says it was shown to has seen the card: before or after it, or until a shuffle."""
    if event.card == NONE or not event.seen >> reader & 1:
        return True
    seen = step.before.cards.seen[event.card] | step.after.cards.seen[event.card]
    return bool(seen >> reader & 1) or step.after.rng.used != step.before.rng.used


def look_at_rest(case: Case, state: State, reader: int, words: dict[int, bytes]) -> None:
    view, prompt = view_and_prompt(case.game, state, reader)
    cards = state.cards
    for zone in view.zones:
        for card in zone.cards:
            case.require(
                bool(cards.seen[card.id] >> reader & 1), f"the view shows reader {reader + 1} a hidden card"
            )
            case.require(card.kind == cards.kind[card.id], "the view shows a card as another")
    sent = encoded([view.table, view.players, prompt])
    for found in CARD.findall(sent):
        case.require(
            bool(cards.seen[int(found)] >> reader & 1), f"the prompt points at the hidden card {int(found)}"
        )
    search(case, sent, words, visible(state, reader), reader)


def visible(state: State, reader: int) -> set[int]:
    """The kinds of which this reader sees a card."""
    cards = state.cards
    return {cards.kind[card] for card in range(len(cards.kind)) if cards.seen[card] >> reader & 1}


def search(case: Case, sent: bytes, words: dict[int, bytes], may_be_named: set[int], reader: int) -> None:
    for kind, mark in words.items():
        if kind not in may_be_named:
            case.require(mark not in sent, f"reader {reader + 1} is sent {mark!r}, of which he sees no card")
