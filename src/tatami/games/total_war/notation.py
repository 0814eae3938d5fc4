"""Lines of notation for decisions, such as `play 6 +power` or `aim 3` (at seat 3)."""

from __future__ import annotations

from tatami.core.state import State
from tatami.games.total_war import rules_box as box
from tatami.games.total_war.cards import KAIJU_NAMES
from tatami.games.total_war.rules_box import face_value

SPECIAL_NAMES = {
    box.MINUS_THREE: "-3",
    box.DIRECTION: "direction",
    box.TARGET: "target",
    box.HIT: "hit",
    box.DOUBLE_HIT: "double-hit",
    box.KING: "king",
}
BARE = {
    box.TAKE: "take",
    box.PASS: "pass",
    box.REVEAL: "reveal",
    box.DRAW: "draw",
    box.END_TURN: "end",
    box.KING_DRAW: "king draw",
    box.KING_NUMBER: "king 4",
    box.KING_POWER: "king 4 +power",
    box.KING_ADD: "add king",
    box.KING_COUNTER: "counter king",
}


def kind_name(kind: int) -> str:
    """A card in a line of notation: `6`, `heart-2`, `site-5`, `building-3`, `hit`.

    >>> [kind_name(kind) for kind in (6, 13, 27, 33, 36, 41)]
    ['6', 'heart-2', 'site-5', '-3', 'hit', 'building-3']
    """
    if kind in SPECIAL_NAMES:
        return SPECIAL_NAMES[kind]
    prefix = ""
    if kind >= box.BUILDING:
        prefix = "building-"
    elif kind >= box.SITE:
        prefix = "site-"
    elif kind >= box.EXTRA:
        prefix = "heart-"
    return f"{prefix}{face_value(kind)}"


VERBS = (  # first code, wording, first kind the slot counts from; from the last range down
    (box.HEAL, "king heal {}", 0),
    (box.KING_HIT, "king hit {}", 0),
    (box.DISCARD, "discard {}", 0),
    (box.COUNTER, "counter {}", box.EXTRA),
    (box.ADD, "add {}", box.EXTRA),
    (box.TAKE_BUILDING, "collapse {}", box.BUILDING),
    (box.LAY, "lay {}", 0),
    (box.POWER, "play {} +power", 0),
    (box.PLAY, "play {}", 0),
)


def notation(state: State, code: int) -> str:
    """Every decision of Total War is public, so it has one face only."""
    if code in BARE:
        return BARE[code]
    for first, wording, kinds_from in VERBS:
        if code >= first:
            return wording.format(kind_name(code - first + kinds_from))
    if code >= box.AIM:
        return f"aim {code - box.AIM + 1}"
    return f"choose {KAIJU_NAMES[code - box.CHOOSE]}"
