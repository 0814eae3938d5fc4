"""Kunitori as a seat sees it: zones, public facts, and the question it is asked."""

from __future__ import annotations

from tatami.core.cards import NONE
from tatami.core.game import PublicFacts, asked
from tatami.core.state import State
from tatami.core.view import Choice, Prompt, ZoneSpec
from tatami.core.words import Arg, Words
from tatami.games.kunitori import rules_box as box
from tatami.games.kunitori import rules_table as at
from tatami.games.kunitori.notation import kind_name, notation, verb_of
from tatami.games.kunitori.reasons import refusals
from tatami.games.kunitori.rules import Kunitori
from tatami.games.kunitori.wording import card_words, seat_words

PHASES = (
    *("posting", "playing", "warned", "trapping", "disarming", "seeking", "monking", "sneaking", "guarding"),
    *("stealing", "relaying", "trading", "declaring", "allying", "targeting", "answering", "defending"),
    *("ambushing", "rewarding", "losing", "singling", "returning", "buying", "giving", "staying", "keeping"),
    "marching",
)
BUTTONS = {  # under the names their words have
    box.DONE: "button-done",
    box.ALL: "button-all",
    box.DRAW: "button-draw",
    box.ACTIONS: "button-actions",
    box.JOINT: "button-joint",
    box.ACCEPT: "button-accept",
    box.REFUSE: "button-refuse",
    box.AMBUSH: "button-ambush",
    box.REINFORCE: "button-reinforce",
}
ASKED = {
    at.POSTING: "ask-posting",
    at.PLAYING: "ask-playing",
    at.WARNED: "ask-warned",
    at.TRAPPING: "ask-trapping",
    at.DISARMING: "ask-disarming",
    at.SEEKING: "ask-seeking",
    at.MONKING: "ask-monking",
    at.SNEAKING: "ask-sneaking",
    at.GUARDING: "ask-guarding",
    at.STEALING: "ask-stealing",
    at.RELAYING: "ask-relaying",
    at.TRADING: "ask-trading",
    at.DECLARING: "ask-declaring",
    at.ALLYING: "ask-allying",
    at.TARGETING: "ask-targeting",
    at.ANSWERING: "ask-answering",
    at.DEFENDING: "ask-defending",
    at.AMBUSHING: "ask-ambushing",
    at.REWARDING: "ask-rewarding",
    at.LOSING: "ask-losing",
    at.SINGLING: "ask-singling",
    at.RETURNING: "ask-returning",
    at.BUYING: "ask-buying",
    at.GIVING: "ask-giving",
    at.STAYING: "ask-staying",
    at.KEEPING: "ask-keeping",
    at.MARCHING: "ask-marching",
}
DONE_KEYS = {
    at.PLAYING: "do-end-actions",
    at.SEEKING: "do-no-general",
    at.GUARDING: "do-no-guard",
    at.TRADING: "do-no-trade",
    at.DECLARING: "do-no-attack",
    at.MARCHING: "do-units-stay",
    at.AMBUSHING: "do-end-ambush",
    at.BUYING: "do-end-buying",
    at.STAYING: "do-end-staying",
    at.KEEPING: "do-end-keeping",
}
ALL_KEYS = {at.BUYING: "do-all-treasure", at.STAYING: "do-all-stay", at.MARCHING: "do-all-units"}
AIM_KEYS = {
    at.DECLARING: "do-attack",
    at.MARCHING: "do-attack",
    at.TARGETING: "do-attack",
    at.GIVING: "do-give",
}
BARE_KEYS = {
    box.DRAW: "do-draw",
    box.ACTIONS: "do-actions",
    box.JOINT: "do-joint",
    box.ACCEPT: "do-accept",
    box.AMBUSH: "do-ambush",
    box.REINFORCE: "do-reinforce",
}
KIND_KEYS = {
    box.PLAY: "do-play",
    box.LAY: "do-lay",
    box.BUY: "do-buy",
    box.SCRAP: "do-scrap",
    box.STAY: "do-stay",
    box.KEEP: "do-keep",
    box.SHOW: "do-show",
    box.TAKE: "do-take",
    box.LOSE: "do-lose",
    box.LOSE_FRONT: "do-lose-front",
    box.DISARM: "do-disarm",
    box.TOP: "do-top",
}
SEATED = (  # the zones each seat has
    ("hand", at.HAND),
    ("area", at.AREA),
    ("deployed", at.POSTED),
    ("ramparts", at.WALLS),
    ("front", at.FRONT),
    ("attackers", at.ARMY),
    ("deck", at.DECK),
    ("discards", at.DISCARD),
    ("kept", at.KEPT),
)


def table(state: State) -> Kunitori:
    assert isinstance(state, Kunitori)
    return state


def zones(state: State) -> list[ZoneSpec]:
    match = table(state)
    specs = [ZoneSpec(f"pile_{kind_name(kind)}", NONE, at.PILE + kind) for kind in range(match.box.kinds)]
    specs += [ZoneSpec("allied", NONE, at.ALLIED), ZoneSpec("scrapped", NONE, at.SCRAPPED)]
    for seat in range(match.seats):
        specs += [ZoneSpec(name, seat, zone + seat) for name, zone in SEATED]
    return specs


def public(state: State) -> PublicFacts:
    match = table(state)
    facts: dict[str, int | str] = {
        "phase": PHASES[match.phase],
        "turn": match.turn,
        "first": match.first,
        "round": (match.turns - 1) // match.seats + 1,
        "actions": match.actions,
        "buys": match.buys,
        "money": match.money,
        "discount": match.discount,
        "last": match.last,
        "target": match.target,
        "ally": match.ally,
        "attacks": match.attacks,
        "attack": match.attack() if match.phase in BATTLE else 0,
        "defence": match.defence() if match.phase in BATTLE else 0,
    }
    if match.switches.top_general and match.general != NONE:
        facts["general"] = kind_name(match.general)
    return facts, [player(match, seat) for seat in range(match.seats)]


BATTLE = (at.DEFENDING, at.AMBUSHING, at.REWARDING, at.LOSING, at.SINGLING)


def player(match: Kunitori, seat: int) -> dict[str, int | str]:
    facts: dict[str, int | str] = {
        "score": match.score(seat),
        "strength": match.strength_in(at.AREA + seat) + match.strength_in(at.POSTED + seat),
        "owed": match.owed[seat],
        "landed": match.landed >> seat & 1,
    }
    if match.turn == seat:
        facts["on_turn"] = 1
    return facts


def prompt(state: State, seat: int) -> Prompt:
    match = table(state)
    if not asked(state, seat):
        key = "over" if not match.waiting else "wait"
        return Prompt(seat, Words(key, {"seat": match.actor + 1}), [], [])
    legal = match.legal()
    choices = [
        Choice(code, path(match, code), notation(match, code), choice_words(match, code)) for code in legal
    ]
    return Prompt(seat, question(match), choices, refusals(match, seat, legal))


def question(match: Kunitori) -> Words:
    """What is asked, with what has to be known for it."""
    args: dict[str, Arg] = {}
    phase = match.phase
    if phase in (at.POSTING, at.PLAYING):
        args["actions"] = match.actions
    elif phase == at.BUYING:
        args = {"money": match.money, "buys": match.buys}
    elif phase == at.DECLARING and match.next_general() == NONE:
        return Words("ask-declaring-joint")
    elif phase == at.DECLARING:
        args["card"] = card_words(match.next_general())
    elif phase == at.MARCHING:
        args["card"] = card_words(match.next_unit())
    elif phase == at.ANSWERING:
        args = {"who": seat_words(match.turn), "target": seat_words(match.target)}
    elif phase in BATTLE and phase != at.SINGLING:
        args = {"attack": match.attack(), "defence": match.defence()}
        if phase == at.LOSING:
            args = {"who": seat_words(match.loser)}
    return Words(ASKED[phase], args)


def path(match: Kunitori, code: int) -> list[str]:
    """What is touched, in turn, to make this decision."""
    if code in BUTTONS:
        return [BUTTONS[code].replace("-", ":")]
    if code < box.PLAY:
        return [f"seat:{code - box.AIM}"]
    verb = verb_of(code)
    kind = code - verb
    return [f"card:{touched(match, verb, kind)}"]


def touched(match: Kunitori, verb: int, kind: int) -> int:
    cards = match.cards
    return next(card for card in cards.in_zone(zone_of(match, verb, kind)) if cards.kind[card] == kind)


def zone_of(match: Kunitori, verb: int, kind: int) -> int:
    """Where the card lies that a decision is about."""
    hand = at.HAND + match.actor
    if verb == box.BUY or (verb == box.TAKE and match.phase == at.REWARDING):
        return at.PILE + kind
    if verb == box.TAKE:
        discards = at.DISCARD + match.turn
        return discards if match.cards.kinds_mask(discards) >> kind & 1 else at.DECK + match.turn
    if verb == box.STAY:
        return at.AREA + match.turn
    if verb == box.PLAY:
        return at.POSTED + match.turn if match.phase == at.POSTING else hand
    if verb == box.SCRAP:
        return at.FRONT + match.visited if match.phase == at.STEALING else hand
    if verb == box.LOSE:
        return match.side_of(match.loser)
    if verb == box.LOSE_FRONT:
        return at.FRONT + match.loser
    if verb == box.DISARM:
        return at.POSTED + match.target
    if verb == box.TOP:
        return at.FRONT + match.actor
    return hand


def choice_words(match: Kunitori, code: int) -> Words:
    phase = match.phase
    if code == box.DONE:
        return Words(DONE_KEYS[phase])
    if code == box.ALL:
        return Words(ALL_KEYS[phase])
    if code == box.REFUSE:
        return Words("do-decline" if phase == at.ANSWERING else "do-refuse")
    if code in BARE_KEYS:
        return Words(BARE_KEYS[code])
    if code < box.PLAY:
        return Words(AIM_KEYS.get(phase, "do-aim"), {"who": seat_words(code - box.AIM)})
    verb = verb_of(code)
    args: dict[str, Arg] = {"card": card_words(code - verb)}
    if verb == box.BUY:
        args["price"] = match.price(code - verb)
    return Words(KIND_KEYS[verb], args)
