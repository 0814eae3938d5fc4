"""Names for the things of Total War, as words to be said in any language."""

from __future__ import annotations

from tatami.core.cards import NONE
from tatami.core.words import Words
from tatami.games.total_war import rules_box as box
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.cards import KAIJU_NAMES
from tatami.games.total_war.rules_box import face_value
from tatami.games.total_war.rules_table import Table

SPECIAL_KEYS = {
    box.MINUS_THREE: "card-minus-three",
    box.DIRECTION: "card-direction",
    box.TARGET: "card-target",
    box.HIT: "card-hit",
    box.DOUBLE_HIT: "card-double-hit",
    box.KING: "card-king",
}


def card_words(kind: int) -> Words:
    if kind in SPECIAL_KEYS:
        return Words(SPECIAL_KEYS[kind])
    key = "card-number"
    if kind >= box.BUILDING:
        key = "card-building"
    elif kind >= box.SITE:
        key = "card-site"
    elif kind >= box.EXTRA:
        key = "card-extra"
    return Words(key, {"value": face_value(kind)})


def kaiju_words(kaiju: int) -> Words:
    return Words(f"kaiju-{KAIJU_NAMES[kaiju].replace('_', '-')}")


def who_words(war: Table, seat: int) -> Words:
    """A seat is called by its kaiju as soon as it has one."""
    if war.kaiju[seat] == NONE:
        return Words("seat", {"number": seat + 1})
    return kaiju_words(war.kaiju[seat])


def blow_words(blow: int, value: int) -> Words:
    """The golden rule (§3.4): what the next one has to answer."""
    if blow == at.NUMBER_BLOW:
        return Words("blow-number", {"value": value})
    return Words({at.NO_BLOW: "blow-none", at.HIT_BLOW: "blow-hit", at.DOUBLE_BLOW: "blow-double-hit"}[blow])
