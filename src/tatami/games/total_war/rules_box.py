"""What is in the box: kinds of cards, the values printed on them, and the switches of a match.

A kind says what is printed on a card; how many of each there are, and the values of the
kaiju, come from `cards.toml` or from an owner's own file and hang on the match.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.masks import bit, column, lowest_bit

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

ELEVEN: Final = (1 << 11) - 1  # mask of the numbers 0 to 10, at the place of each sort's first
EXTRAS: Final = ELEVEN << EXTRA
WOUNDS: Final = (1 << MINUS_THREE) - 1  # kinds that can be laid as a wound (§6.1)
SPECIALS: Final = 0b1111 << DIRECTION
BATTLE: Final = (1 << BUILDING) - 1  # all kinds of battle cards
ALL_BUILDINGS: Final = ((1 << KING) - 1) ^ BATTLE


def numbers_from(value: i64) -> i64:
    """The kinds of numbers from this value up, as a mask: ordinary, Extra Damage, and with a building."""
    if value > HIGHEST:
        return 0
    high: i64 = ELEVEN
    if value > 0:
        high &= ~(bit(value) - 1)
    return high | high << EXTRA | high << SITE


def low_values(most: i64, kinds: i64) -> i64:
    """Those of a mask of kinds whose face value is at most so much."""
    low: i64 = 0
    rest = kinds
    while rest:
        kind = lowest_bit(rest)
        rest &= rest - 1
        if face_value(kind) <= most:
            low |= bit(kind)
    return low


def face_value(kind: i64) -> i64:
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
    `kaiju * 2 + side`; `copies` by kind. Matches share it: it never changes."""

    def __init__(self, copies: list[int], life: list[int], strength: list[int], points: list[int]) -> None:
        self.copies: Final[tuple[int, ...]] = tuple(copies)
        self.life: Final[vec[i64]] = column(life)
        self.strength: Final[vec[i64]] = column(strength)
        self.points: Final[vec[i64]] = column(points)


@final
class Switches:
    """The options of a match, as `options.py` explains them. Copies of a match share them."""

    def __init__(
        self,
        *,
        immortals: bool,
        random_kaiju: bool,
        by_hand: bool,
        forced: bool,
        counterattack: bool,
        counter_needs_extra: bool,
        exceeds: bool,
        straighten_all: bool,
        hit_on_hit: bool,
        carries_card: bool,
        last_hurt_starts: bool,
        power_on_minus_three: bool,
        striker_picks_building: bool,
        refills_at_once: bool,
        king_any_step: bool,
        king_seat: int,
    ) -> None:
        self.immortals: Final[bool] = immortals
        self.random_kaiju: Final[bool] = random_kaiju
        self.by_hand: Final[bool] = by_hand
        self.forced: Final[bool] = forced
        self.counterattack: Final[bool] = counterattack
        self.counter_needs_extra: Final[bool] = counter_needs_extra
        self.exceeds: Final[bool] = exceeds
        self.straighten_all: Final[bool] = straighten_all
        self.hit_on_hit: Final[bool] = hit_on_hit
        self.carries_card: Final[bool] = carries_card  # after direction or target the last card counts
        self.last_hurt_starts: Final[bool] = last_hurt_starts
        self.power_on_minus_three: Final[bool] = power_on_minus_three
        self.striker_picks_building: Final[bool] = striker_picks_building
        self.refills_at_once: Final[bool] = refills_at_once
        self.king_any_step: Final[bool] = king_any_step
        self.king_seat: Final[int] = king_seat


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
