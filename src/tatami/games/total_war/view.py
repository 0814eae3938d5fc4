"""Total War as a seat sees it: zones, public facts, and the question it is asked."""

from __future__ import annotations

from tatami.core.cards import NONE
from tatami.core.game import PublicFacts, asked, winners
from tatami.core.state import State
from tatami.core.view import Choice, Prompt, ZoneSpec
from tatami.core.words import Arg, Words
from tatami.games.total_war import rules_box as box
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.cards import KAIJU_NAMES
from tatami.games.total_war.notation import notation
from tatami.games.total_war.reasons import refusals
from tatami.games.total_war.rules import TotalWar
from tatami.games.total_war.wording import blow_words, card_words, kaiju_words, who_words

BLOWS = ("none", "number", "hit", "double_hit")
PHASES = ("choosing", "turn", "drawing", "wounded", "taking_building", "adding", "countering", "discarding")
QUESTIONS = {
    at.CHOOSING: "ask-kaiju",
    at.DRAWING: "ask-draw",
    at.WOUNDED: "ask-wound",
    at.TAKING_BUILDING: "ask-building",
    at.ADDING: "ask-add",
    at.COUNTERING: "ask-counter",
    at.DISCARDING: "ask-discard",
}


def table(state: State) -> TotalWar:
    assert isinstance(state, TotalWar)
    return state


def zones(state: State) -> list[ZoneSpec]:
    war = table(state)
    specs = [
        ZoneSpec("deck", NONE, at.DECK),
        ZoneSpec("discards", NONE, at.DISCARDS),
        ZoneSpec("building_deck", NONE, at.BUILDINGS),
        ZoneSpec("buildings", NONE, at.OPEN),
        ZoneSpec("box", NONE, at.BOX),
        ZoneSpec("king", NONE, at.KING_CARD),
    ]
    for seat in range(war.seats):
        specs.append(ZoneSpec("hand", seat, war.hand(seat)))
        specs.append(ZoneSpec("damage", seat, war.damage(seat)))
    return specs


def public(state: State) -> PublicFacts:
    war = table(state)
    facts: dict[str, int | str] = {
        "phase": PHASES[war.phase],
        "blow": BLOWS[war.blow],
        "striker": war.striker,
        "aimed": war.aimed,
        "victim": war.victim,
        "last": war.last,
        "direction": war.direction,
        "points_to_win": at.points_to_win(war.seats),
        "plays": war.plays,
        "king": war.switches.king_seat,
    }
    if war.blow == at.NUMBER_BLOW:
        facts["value"] = war.value
    return facts, [player(war, seat) for seat in range(war.seats)]


def player(war: TotalWar, seat: int) -> dict[str, int | str]:
    facts: dict[str, int | str] = {
        "score": war.points[seat],
        "alive": int(war.is_alive(seat)),
    }
    if war.kaiju[seat] != NONE:
        facts["kaiju"] = KAIJU_NAMES[war.kaiju[seat]]
        facts["enraged"] = war.enraged[seat]
        facts["turned"] = war.turned[seat]
        facts["life"] = war.life(seat)
        facts["suffered"] = war.suffered(seat)
        facts["strength"] = war.strength(seat)
        facts["prize"] = war.prize(seat)
    return facts


def prompt(state: State, seat: int) -> Prompt:
    war = table(state)
    if not asked(state, seat):
        key = "over" if not war.waiting else "wait"
        return Prompt(seat, Words(key, {"seat": war.actor + 1}), [], [])
    legal = war.legal()
    choices = [
        Choice(code, path(war, seat, code), notation(war, code), choice_words(war, code)) for code in legal
    ]
    return Prompt(seat, question(war, seat), choices, refusals(war, seat, legal))


def question(war: TotalWar, seat: int) -> Words:
    if war.phase != at.TURN:
        args: dict[str, Arg] = {}
        if war.victim != NONE:
            args["victim"] = who_words(war, war.victim)
            args["striker"] = who_words(war, war.striker)
        return Words(QUESTIONS[war.phase], args)
    if war.blow == at.NO_BLOW:
        return Words("ask-start")
    return Words("ask-answer", {"blow": blow_words(war.blow, war.value)})


def path(war: TotalWar, seat: int, code: int) -> list[str]:
    """What is touched, in turn, to make this decision."""
    if code < box.KING_DRAW:
        names = {
            box.TAKE: "take",
            box.PASS: "pass",
            box.REVEAL: "reveal",
            box.DRAW: "draw",
            box.END_TURN: "end",
        }
        return [f"button:{names[code]}"]
    if code < box.CHOOSE:
        steps = {
            box.KING_DRAW: ["button:draw"],
            box.KING_NUMBER: ["button:number"],
            box.KING_POWER: ["button:number", "button:power"],
        }
        return ["button:king", *steps.get(code, [])]
    if code < box.AIM:
        return [f"kaiju:{KAIJU_NAMES[code - box.CHOOSE]}"]
    hand = war.hand(seat)
    if code < box.PLAY:
        return [held(war, hand, box.TARGET), f"seat:{code - box.AIM}"]
    if code < box.POWER:
        return [held(war, hand, code - box.PLAY)]
    if code < box.LAY:
        return [held(war, hand, code - box.POWER), "button:power"]
    if code < box.TAKE_BUILDING:
        return [held(war, hand, code - box.LAY)]
    if code < box.ADD:
        return [held(war, at.OPEN, code - box.TAKE_BUILDING + box.BUILDING)]
    if code < box.DISCARD:
        first = box.ADD if code < box.COUNTER else box.COUNTER
        return [held(war, hand, code - first + box.EXTRA)]
    if code < box.KING_HIT:
        return [held(war, hand, code - box.DISCARD)]
    if code < box.HEAL:
        return ["button:king", held(war, hand, code - box.KING_HIT)]
    return ["button:king", held(war, war.damage(seat), code - box.HEAL)]


def held(war: TotalWar, zone: int, kind: int) -> str:
    cards = war.cards
    return next(f"card:{card}" for card in cards.in_zone(zone) if cards.kind[card] == kind)


def choice_words(war: TotalWar, code: int) -> Words:
    """What a decision is called; with inner strength, the sum that will be announced."""
    bare = {
        box.TAKE: "do-take",
        box.PASS: "do-pass",
        box.REVEAL: "do-reveal",
        box.DRAW: "do-draw",
        box.END_TURN: "do-end",
        box.KING_DRAW: "do-king-draw",
        box.KING_NUMBER: "do-king-number",
        box.KING_ADD: "do-king-add",
        box.KING_COUNTER: "do-king-counter",
    }
    if code in bare:
        return Words(bare[code])
    if code == box.KING_POWER:
        return Words("do-king-power", {"sum": box.KING_VALUE + war.strength(war.actor)})
    if code < box.AIM:
        return Words("do-choose", kaiju_stats(war, code - box.CHOOSE))
    if code < box.PLAY:
        return Words("do-aim", {"who": who_words(war, code - box.AIM)})
    return slot_words(war, code)


def slot_words(war: TotalWar, code: int) -> Words:
    if code < box.POWER:
        kind = code - box.PLAY
        args: dict[str, Arg] = {"card": card_words(kind)}
        if kind != box.MINUS_THREE:
            return Words("do-play", args)
        return Words("do-play-sum", args | {"sum": announced(war, kind)})
    if code < box.LAY:
        kind = code - box.POWER
        return Words(
            "do-power", {"card": card_words(kind), "sum": announced(war, kind) + war.strength(war.actor)}
        )
    ranges = (
        (box.TAKE_BUILDING, "do-lay", code - box.LAY),
        (box.ADD, "do-building", code - box.TAKE_BUILDING + box.BUILDING),
        (box.COUNTER, "do-add", code - box.ADD + box.EXTRA),
        (box.DISCARD, "do-counter", code - box.COUNTER + box.EXTRA),
        (box.KING_HIT, "do-discard", code - box.DISCARD),
        (box.HEAL, "do-king-hit", code - box.KING_HIT),
        (box.CODES, "do-king-heal", code - box.HEAL),
    )
    for end, key, kind in ranges:
        if code < end:
            return Words(key, {"card": card_words(kind)})
    raise ValueError(f"there is no decision {code}")


def announced(war: TotalWar, kind: int) -> int:
    """The golden rule (§3.4): what this card would make of the blow."""
    if kind == box.MINUS_THREE and war.blow == at.NUMBER_BLOW:
        return war.value - 3
    return box.face_value(kind)


def kaiju_stats(war: TotalWar, kaiju: int) -> dict[str, Arg]:
    values = war.box
    stats: dict[str, Arg] = {"kaiju": kaiju_words(kaiju)}
    for side, name in ((box.NORMAL, "normal"), (box.ENRAGED, "enraged")):
        stats[f"{name}-life"] = values.life[kaiju * 2 + side]
        stats[f"{name}-strength"] = values.strength[kaiju * 2 + side]
        stats[f"{name}-points"] = values.points[kaiju * 2 + side]
    return stats


def hand_on(state: State) -> dict[str, str]:
    """Who has won alone holds the King of Monsters card in the next match (§9)."""
    best = winners([float(reward) for reward in state.rewards()])
    return {"king": str(best[0] + 1) if len(best) == 1 else "0"}


def labels(state: State) -> dict[str, list[str]]:
    """Groups for statistics."""
    return {"kaiju": [KAIJU_NAMES[kaiju] for kaiju in table(state).kaiju]}
