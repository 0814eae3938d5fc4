"""What is in the box: kinds of cards, the values printed on them, and the switches of a match.

A kind says what is printed on a card; how many of each there are, and the values of the
kaiju, come from `cards.toml` or from an owner's own file and hang on the match.
"""

from __future__ import annotations

from typing import Final, final

NUMBER: Final = 0  # + 0..10
EXTRA: Final = 11  # + 0..10, with the heart
SITE: Final = 22  # + 0..10, a number with a building
MINUS_THREE: Final = 33
DIRECTION: Final = 34
TARGET: Final = 35
HIT: Final = 36
DOUBLE_HIT: Final = 37
BUILDING: Final = 38  # + 0..12
KING: Final = 51
KINDS: Final = 52

HIGHEST: Final = 10  # number on a battle card
HIGHEST_BUILDING: Final = 12
BATTLE_CARDS: Final = 90
BUILDING_CARDS: Final = 9
KAIJU: Final = 12
KING_VALUE: Final = 4

NORMAL: Final = 0  # sides of a kaiju
ENRAGED: Final = 1

WOUNDS: Final = (1 << MINUS_THREE) - 1  # kinds that can be laid as a wound (§6.1)
SPECIALS: Final = 0b1111 << DIRECTION


def face_value(kind: int) -> int:
    """The number printed on a card; specials have none and count 0."""
    if kind < EXTRA:
        return kind
    if kind < SITE:
        return kind - EXTRA
    if kind < MINUS_THREE:
        return kind - SITE
    if kind == MINUS_THREE:
        return -3
    if kind >= KING:
        return KING_VALUE
    if kind >= BUILDING:
        return kind - BUILDING
    return 0


@final
class Box:
    """The values of one box. `life`, `strength` and `points` are indexed by
    `kaiju * 2 + side`; `copies` by kind."""

    def __init__(self, copies: list[int], life: list[int], strength: list[int], points: list[int]) -> None:
        self.copies: list[int] = copies
        self.life: list[int] = life
        self.strength: list[int] = strength
        self.points: list[int] = points


@final
class Switches:
    """The options of a match as numbers; `options.py` says what each means."""

    def __init__(self) -> None:
        self.immortals: bool = False
        self.random_kaiju: bool = False
        self.by_hand: bool = False
        self.forced: bool = False
        self.counterattack: bool = True
        self.counter_needs_extra: bool = False
        self.exceeds: bool = False
        self.straighten_all: bool = False
        self.hit_on_hit: bool = True
        self.carries_card: bool = False  # after direction or target the last card counts
        self.last_hurt_starts: bool = False
        self.power_on_minus_three: bool = False
        self.striker_picks_building: bool = False
        self.refills_at_once: bool = False
        self.king_any_step: bool = True
        self.king_seat: int = -1


# Decision codes: a verb, plus a slot where it needs one.
TAKE: Final = 0
PASS: Final = 1
REVEAL: Final = 2
DRAW: Final = 3
END_TURN: Final = 4
KING_DRAW: Final = 5
KING_NUMBER: Final = 6
KING_POWER: Final = 7
KING_ADD: Final = 8
KING_COUNTER: Final = 9
CHOOSE: Final = 10  # + kaiju
AIM: Final = 22  # + seat
PLAY: Final = 34  # + kind
POWER: Final = 72  # + kind of a number: play it with inner strength
LAY: Final = 106  # + kind of a number: as one's own wound
TAKE_BUILDING: Final = 139  # + value
ADD: Final = 152  # + value of an Extra Damage card
COUNTER: Final = 163  # + value of an Extra Damage card
DISCARD: Final = 174  # + kind
KING_HIT: Final = 212  # + kind of the hand card that becomes a Hit
HEAL: Final = 250  # + kind of the damage card removed
CODES: Final = 302
