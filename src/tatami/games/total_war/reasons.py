"""What one might try in Total War and may not: each with its reason and paragraph."""

from __future__ import annotations

from tatami.core.cards import NONE
from tatami.core.view import Refusal
from tatami.core.words import Words
from tatami.games.total_war import rules_box as box
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.cards import KAIJU_NAMES
from tatami.games.total_war.rules import TotalWar
from tatami.games.total_war.rules_box import face_value

Why = tuple[Words, str]  # the reason, and the paragraph of the rulebook page


def refusals(war: TotalWar, seat: int, legal: list[int]) -> list[Refusal]:
    if war.phase == at.TURN:
        return turn_refusals(war, seat, legal)
    if war.phase == at.CHOOSING:
        taken = [KAIJU_NAMES[kaiju] for kaiju in war.kaiju if kaiju != NONE]
        return [Refusal([f"kaiju:{name}"], Words("no-kaiju-taken"), "2.1") for name in taken]
    why = {
        at.WOUNDED: (Words("no-wound-card"), "6.1"),
        at.ADDING: (Words("no-extra-card"), "6.4"),
        at.COUNTERING: (Words("no-extra-card"), "6.5"),
        at.TAKING_BUILDING: (Words("no-hand-now"), "6.3"),
        at.DRAWING: (Words("no-draw-first"), "3.6"),
    }.get(war.phase)
    if why is None:
        return []
    first = {at.WOUNDED: box.LAY, at.ADDING: box.ADD - box.EXTRA, at.COUNTERING: box.COUNTER - box.EXTRA}
    refused: list[Refusal] = []
    for card in war.cards.in_zone(war.hand(seat)):
        verb = first.get(war.phase)
        kind = war.cards.kind[card]
        if verb is None or not may_be_laid(war.phase, kind) or verb + kind not in legal:
            refused.append(Refusal([f"card:{card}"], *why))
    if war.phase in (at.ADDING, at.COUNTERING) and not war.may_spend_king(seat):
        refused.append(Refusal(["button:king"], *king_reason(war, seat)))
    return refused


def may_be_laid(phase: int, kind: int) -> bool:
    return kind < box.MINUS_THREE if phase == at.WOUNDED else box.EXTRA <= kind < box.SITE


def turn_refusals(war: TotalWar, seat: int, legal: list[int]) -> list[Refusal]:
    refused: list[Refusal] = []
    for card in war.cards.in_zone(war.hand(seat)):
        kind = war.cards.kind[card]
        if kind == box.TARGET:
            refused.extend(target_refusals(war, seat, card))
        elif box.PLAY + kind not in legal:
            refused.append(Refusal([f"card:{card}"], *card_reason(war, kind)))
        if kind > box.MINUS_THREE or box.POWER + kind not in legal:
            refused.append(Refusal([f"card:{card}", "button:power"], *power_reason(war, seat, kind)))
    if box.TAKE not in legal:
        nothing = war.blow == at.NO_BLOW
        why = (Words("no-take-start"), "3.1") if nothing else (Words("no-take-forced"), "3.5")
        refused.append(Refusal(["button:take"], *why))
    return refused + king_refusals(war, seat, legal)


def king_refusals(war: TotalWar, seat: int, legal: list[int]) -> list[Refusal]:
    """§9: whose card it is not; and for its holder, which of its uses is none just now."""
    if not war.holds_king(seat):
        return [Refusal(["button:king"], *king_reason(war, seat))]
    refused: list[Refusal] = []
    if box.KING_NUMBER not in legal:
        why = card_reason(war, box.KING)
        refused.append(Refusal(["button:king", "button:number"], *why))
    if box.KING_POWER not in legal:
        why = power_reason(war, seat, box.KING)
        refused.append(Refusal(["button:king", "button:number", "button:power"], *why))
    for card in war.cards.in_zone(war.hand(seat)):
        if box.KING_HIT + war.cards.kind[card] not in legal:
            refused.append(Refusal(["button:king", f"card:{card}"], *card_reason(war, box.HIT)))
    for card in war.cards.in_zone(war.damage(seat)):
        if box.HEAL + war.cards.kind[card] not in legal:
            refused.append(Refusal(["button:king", f"card:{card}"], Words("no-heal-high"), "9.4"))
    return refused


def card_reason(war: TotalWar, kind: int) -> Why:
    if war.blow == at.DOUBLE_BLOW:
        return Words("no-double"), "4.4"
    if war.blow == at.HIT_BLOW:
        return (Words("no-hit-on-hit"), "4.3") if kind == box.HIT else (Words("no-number-on-hit"), "4.3")
    return Words("no-too-low", {"value": face_value(kind), "blow": war.value}), "3.2"


def power_reason(war: TotalWar, seat: int, kind: int) -> Why:
    straightens = box.EXTRA <= kind < box.SITE or kind == box.KING  # §5.3
    if kind > box.MINUS_THREE and kind != box.KING:
        return Words("no-power-special"), "5.4"
    if war.blow in (at.HIT_BLOW, at.DOUBLE_BLOW):
        return card_reason(war, kind)
    if kind == box.MINUS_THREE and not war.switches.power_on_minus_three:
        return Words("no-power-minus-three"), "5.4"
    strength = war.strength(seat)
    if strength == 0:
        return Words("no-power-none"), "5.1"
    if war.turned[seat] and not straightens:
        return Words("no-power-turned"), "5.2"
    return Words("no-too-low", {"value": face_value(kind) + strength, "blow": war.value}), "5.1"


def target_refusals(war: TotalWar, seat: int, card: int) -> list[Refusal]:
    """§4.2: neither oneself nor who has been eliminated."""
    if war.blow == at.DOUBLE_BLOW:
        return [Refusal([f"card:{card}"], Words("no-double"), "4.4")]
    refused = [Refusal([f"card:{card}", f"seat:{seat}"], Words("no-aim-self"), "4.2")]
    for other in range(war.seats):
        if not war.is_alive(other):
            refused.append(Refusal([f"card:{card}", f"seat:{other}"], Words("no-aim-eliminated"), "4.2"))
    return refused


def king_reason(war: TotalWar, seat: int) -> Why:
    """Why the card is of no use to this seat, on its turn or when Extra Damage is laid."""
    if war.holds_king(seat):
        return Words("no-king-own-turn"), "9.3"
    if war.switches.king_seat == NONE:
        return Words("no-king-first-match"), "9.1"
    if war.switches.king_seat != seat:
        return Words("no-king-other"), "9.1"
    return Words("no-king-used"), "9.1"
