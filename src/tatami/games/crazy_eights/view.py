"""Crazy Eights as a seat sees it: zones, public facts, questions, and what happened."""

from __future__ import annotations

from tatami.core.cards import NONE
from tatami.core.game import PublicFacts, asked
from tatami.core.state import Event, State
from tatami.core.view import Choice, Prompt, Refusal, ZoneSpec
from tatami.core.words import Words
from tatami.games.crazy_eights import rules
from tatami.games.crazy_eights.cards import card_name, card_words
from tatami.games.crazy_eights.rules import CrazyEights


def table(state: State) -> CrazyEights:
    assert isinstance(state, CrazyEights)
    return state


def zones(state: State) -> list[ZoneSpec]:
    shared = [ZoneSpec("stock", NONE, rules.STOCK), ZoneSpec("pile", NONE, rules.PILE)]
    return shared + [ZoneSpec("hand", seat, rules.HAND + seat) for seat in range(state.seats)]


def public(state: State) -> PublicFacts:
    eights = table(state)
    facts: dict[str, int | str] = {
        "rank": eights.rank,
        "suit": eights.suit,
        "plays": eights.plays,
        "passes": eights.passes,
        "draws": eights.draws,
    }
    return facts, [{} for _ in range(state.seats)]


def notation(state: State, code: int) -> str:
    if code < rules.DRAW:
        return f"play {card_name(code)}"
    if code >= rules.NOMINATE:
        return f"nominate {'CDHS'[code - rules.NOMINATE]}"
    return "draw" if code == rules.DRAW else "pass"


def prompt(state: State, seat: int) -> Prompt:
    eights = table(state)
    if not asked(state, seat):
        key = "over" if not state.waiting else "wait"
        return Prompt(seat, Words(key, {"seat": state.actor + 1}), [], [])
    question = "ask-suit" if eights.nominating else "ask-card"
    legal = eights.legal()
    choices = [
        Choice(code, code_path(eights, seat, code), notation(state, code), code_words(code)) for code in legal
    ]
    return Prompt(seat, Words(question, match_words(eights)), choices, refusals(eights, seat, legal))


def match_words(eights: CrazyEights) -> dict[str, int | str | Words]:
    return {"rank": Words(f"rank-{eights.rank}"), "suit": Words(f"suit-{eights.suit}")}


def code_path(eights: CrazyEights, seat: int, code: int) -> list[str]:
    if code < rules.DRAW:
        cards = eights.cards
        held = [card for card in cards.in_zone(rules.HAND + seat) if cards.kind[card] == code]
        return [f"card:{held[0]}"]
    if code >= rules.NOMINATE:
        return [f"suit:{code - rules.NOMINATE}"]
    return ["zone:stock"] if code == rules.DRAW else ["button:pass"]


def code_words(code: int) -> Words:
    if code < rules.DRAW:
        return Words("do-play", {"card": card_words(code)})
    if code >= rules.NOMINATE:
        return Words("do-nominate", {"suit": Words(f"suit-{code - rules.NOMINATE}")})
    return Words("do-draw" if code == rules.DRAW else "do-pass")


def refusals(eights: CrazyEights, seat: int, legal: list[int]) -> list[Refusal]:
    """Cards that do not match, and why one may not draw or pass."""
    refused: list[Refusal] = []
    cards = eights.cards
    for card in cards.in_zone(rules.HAND + seat):
        if cards.kind[card] not in legal:
            reason = (
                Words("no-nominate-first") if eights.nominating else Words("no-match", match_words(eights))
            )
            refused.append(Refusal([f"card:{card}"], reason, "3.3" if eights.nominating else "3.1"))
    if eights.nominating:
        return refused
    if rules.DRAW not in legal:
        empty = cards.size[rules.STOCK] == 0
        key, section = ("no-draw-empty", "3.6") if empty else ("no-draw-five", "3.4")
        refused.append(Refusal(["zone:stock"], Words(key), section))
    if rules.PASS not in legal:
        refused.append(Refusal(["button:pass"], Words("no-pass"), "3.5"))
    return refused


def report(state: State, event: Event) -> Words | None:
    """An event in words; the card of a draw is named only to who saw it."""
    who = Words("seat", {"number": event.seat + 1})
    if event.verb == rules.NOMINATED:
        return Words("did-nominate", {"who": who, "suit": Words(f"suit-{event.a}")})
    if event.verb == rules.DREW and event.card == NONE:
        return Words("did-draw", {"who": who})
    if event.card != NONE:
        key = {rules.TURNED_UP: "did-turn-up", rules.PLAYED: "did-play", rules.DREW: "did-draw-card"}[
            event.verb
        ]
        return Words(key, {"who": who, "card": card_words(event.kind)})
    return Words("did-pass" if event.verb == rules.PASSED else "did-end", {"who": who})
