"""What one might try in Kunitori and may not, why, and the paragraph that says so."""

from __future__ import annotations

from tatami.core.cards import NONE
from tatami.core.view import Refusal
from tatami.core.words import Words
from tatami.games.kunitori import rules_box as box
from tatami.games.kunitori import rules_table as at
from tatami.games.kunitori.rules import Kunitori


def refusals(match: Kunitori, seat: int, legal: list[int]) -> list[Refusal]:
    phase = match.phase
    if phase == at.PLAYING:
        return in_hand(match, seat, legal, box.PLAY, Words("no-play"), "4.3")
    if phase == at.BUYING:
        return at_the_piles(match, seat, legal)
    if phase == at.POSTING:
        return in_hand(match, seat, [], box.PLAY, Words("no-play-before"), "5.2")
    if phase == at.KEEPING:
        return kept(match, seat, legal)
    if phase == at.STAYING:
        return staying(match, seat, legal)
    if phase == at.AMBUSHING:
        return ambushing(match, seat, legal)
    if phase == at.GUARDING:
        return in_hand(match, seat, legal, box.SHOW, Words("no-guard"), "4.10")
    if phase in (at.DECLARING, at.SNEAKING, at.ALLYING):
        return [Refusal([f"seat:{seat}"], Words("no-self"), "7.1")]
    if phase == at.TARGETING:
        why = Words("no-allied-target")
        return [
            Refusal([f"seat:{seat}"], Words("no-self"), "7.1"),
            Refusal([f"seat:{match.ally}"], why, "7.8"),
        ]
    if phase == at.MARCHING:
        return marching(match, legal)
    if phase == at.TRADING:
        return trading(match, seat, legal)
    if phase == at.GIVING:
        return giving(match, legal)
    return []


def in_hand(
    match: Kunitori, seat: int, legal: list[int], verb: int, why: Words, section: str
) -> list[Refusal]:
    cards = match.cards
    return [
        Refusal([f"card:{card}"], why, section)
        for card in cards.in_zone(at.HAND + seat)
        if verb + cards.kind[card] not in legal
    ]


def at_the_piles(match: Kunitori, seat: int, legal: list[int]) -> list[Refusal]:
    """Too dear, not the topmost general, or no treasure."""
    refused = in_hand(match, seat, legal, box.LAY, Words("no-treasure"), "6.1")
    for kind in range(match.box.kinds):
        card = match.cards.top[at.PILE + kind]
        if card == NONE or box.BUY + kind in legal:
            continue
        price = match.price(kind)
        if price > match.money:
            why, section = Words("no-money", {"price": price, "money": match.money}), "6.2"
        else:
            why, section = Words("no-other-general"), "2.3"
        refused.append(Refusal([f"card:{card}"], why, section))
    return refused


def kept(match: Kunitori, seat: int, legal: list[int]) -> list[Refusal]:
    cards = match.cards
    refused: list[Refusal] = []
    for card in cards.in_zone(at.HAND + seat):
        kind = cards.kind[card]
        if box.KEEP + kind not in legal:
            ascending = match.box.strategies >> kind & 1
            refused.append(Refusal([f"card:{card}"], Words("no-order" if ascending else "no-keep"), "6.6"))
    return refused


def staying(match: Kunitori, seat: int, legal: list[int]) -> list[Refusal]:
    cards = match.cards
    refused: list[Refusal] = []
    for card in cards.in_zone(at.AREA + seat):
        kind = cards.kind[card]
        if box.STAY + kind not in legal:
            ascending = match.box.deployable >> kind & 1
            refused.append(Refusal([f"card:{card}"], Words("no-order" if ascending else "no-stay"), "5.1"))
    return refused


def ambushing(match: Kunitori, seat: int, legal: list[int]) -> list[Refusal]:
    cards = match.cards
    refused: list[Refusal] = []
    for card in cards.in_zone(at.HAND + seat):
        kind = cards.kind[card]
        if box.SHOW + kind not in legal:
            ascending = match.box.fighters >> kind & 1
            refused.append(
                Refusal([f"card:{card}"], Words("no-order" if ascending else "no-strength"), "7.4")
            )
    return refused


def marching(match: Kunitori, legal: list[int]) -> list[Refusal]:
    """Units follow generals; equal ones are shared out from the first seat to the last."""
    refused: list[Refusal] = []
    for seat in range(match.seats):
        if box.AIM + seat not in legal:
            key = "no-order" if match.attacks >> seat & 1 else "no-general-there"
            refused.append(Refusal([f"seat:{seat}"], Words(key), "7.2"))
    return refused


def trading(match: Kunitori, seat: int, legal: list[int]) -> list[Refusal]:
    cards = match.cards
    refused: list[Refusal] = []
    for card in cards.in_zone(at.HAND + seat):
        kind = cards.kind[card]
        if box.SCRAP + kind not in legal:
            key = "no-trade-empty" if kind in (box.COPPER, box.SILVER) else "no-trade"
            refused.append(Refusal([f"card:{card}"], Words(key), "4.11"))
    return refused


def giving(match: Kunitori, legal: list[int]) -> list[Refusal]:
    return [
        Refusal([f"seat:{seat}"], Words("no-land"), "4.8")
        for seat in range(match.seats)
        if box.AIM + seat not in legal
    ]
