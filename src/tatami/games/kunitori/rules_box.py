"""What is in the box of Kunitori: kinds of cards and what is printed on them, switches, codes.

The 32 kinds of this game have numbers of their own; kinds an owner adds (§10) come after them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.masks import bit, column

COPPER: Final = 0  # kinds: treasure
SILVER: Final = 1
GOLD: Final = 2
VILLAGE: Final = 3  # victory cards
PREFECTURE: Final = 4
LAND: Final = 5
GENERALS: Final = 6  # the first of eight
ISHIDA: Final = 9
SPEARMEN: Final = 14  # units
ARCHERS: Final = 15
CAVALRY: Final = 16
GUNNERS: Final = 17
FALSE_FORT: Final = 18
LAND_BREAKER: Final = 19
WARNING: Final = 20  # strategy
TRAP: Final = 21
COUNTERSTROKE: Final = 22
BEAUTY: Final = 23
MONK: Final = 24
NINJA: Final = 25
TEMPLE_TAX: Final = 26  # politics
RAMPART: Final = 27
TEMPLE_TOWN: Final = 28
FIELDS: Final = 29
HARBOUR: Final = 30
CASTLE_TOWN: Final = 31
OWN_KINDS: Final = 32  # of this game; kinds of an owner's file follow
SLOTS: Final = 62  # kinds there can be at most

VICTORIES: Final = 0b111000  # masks of kinds
TREASURES: Final = 0b000111

TREASURE: Final = 0  # families
VICTORY: Final = 1
GENERAL: Final = 2
UNIT: Final = 3
STRATEGY: Final = 4
POLITICS: Final = 5

MOST_SEATS: Final = 6

# Decision codes: a verb, plus a kind or a seat where it needs one.
DONE: Final = 0
ALL: Final = 1  # all treasure, all units, all that may stay
DRAW: Final = 2  # of a Warning
ACTIONS: Final = 3  # of a Monk
JOINT: Final = 4  # a battle together with an ally
ACCEPT: Final = 5
REFUSE: Final = 6
AMBUSH: Final = 7
REINFORCE: Final = 8
AIM: Final = 9  # + seat
PLAY: Final = 15  # + kind
LAY: Final = PLAY + SLOTS  # + kind of a treasure
BUY: Final = LAY + SLOTS
SCRAP: Final = BUY + SLOTS
STAY: Final = SCRAP + SLOTS
KEEP: Final = STAY + SLOTS
SHOW: Final = KEEP + SLOTS  # from one's hand: into an ambush, or against ninja
TAKE: Final = SHOW + SLOTS
LOSE: Final = TAKE + SLOTS
LOSE_FRONT: Final = LOSE + SLOTS  # a card of the ambush or the reinforcement
DISARM: Final = LOSE_FRONT + SLOTS  # by a Trap
TOP: Final = DISARM + SLOTS  # lay this one on top
CODES: Final = TOP + SLOTS


@final
class Box:
    """What is printed, by kind. Matches share it: it never changes."""

    def __init__(self, columns: dict[str, list[int]], ninja: int) -> None:
        self.kinds: Final[int] = len(columns["family"])
        self.family: Final[vec[i64]] = column(columns["family"])
        self.copies: Final[vec[i64]] = column(columns["copies"])
        self.cost: Final[vec[i64]] = column(columns["cost"])
        self.strength: Final[vec[i64]] = column(columns["strength"])
        self.draw: Final[vec[i64]] = column(columns["draw"])
        self.action: Final[vec[i64]] = column(columns["action"])
        self.money: Final[vec[i64]] = column(columns["money"])
        self.buy: Final[vec[i64]] = column(columns["buy"])
        self.points: Final[vec[i64]] = column(columns["points"])
        self.generals: Final[i64] = self.of_family(GENERAL)  # masks of kinds
        self.units: Final[i64] = self.of_family(UNIT)
        self.strategies: Final[i64] = self.of_family(STRATEGY)
        self.actions: Final[i64] = self.generals | self.units | self.strategies | self.of_family(POLITICS)
        self.fighters: Final[i64] = nonzero(columns["strength"])
        self.deployable: Final[i64] = nonzero(columns["deployable"])
        self.guards: Final[i64] = self.generals | ninja  # what may be shown against ninja
        self.ninja: Final[i64] = ninja

    def of_family(self, family: i64) -> i64:
        mask: i64 = 0
        for kind in range(len(self.family)):
            if self.family[kind] == family:
                mask |= bit(kind)
        return mask


def nonzero(values: list[int]) -> i64:
    mask: i64 = 0
    for kind in range(len(values)):
        if values[kind]:
            mask |= bit(kind)
    return mask


@final
class Switches:
    """The options of a match, as `options.py` explains them. Copies of a match share them."""

    def __init__(
        self,
        *,
        ambush_once: bool,
        top_general: bool,
        warning_scraps: bool,
        opponent_picks: bool,
        either_empty: bool,
        revealed_guard: bool,
        turns: int,
    ) -> None:
        self.ambush_once: Final[bool] = ambush_once
        self.top_general: Final[bool] = top_general
        self.warning_scraps: Final[bool] = warning_scraps  # the scrapped card goes back to its pile
        self.opponent_picks: Final[bool] = opponent_picks  # what a Land Breaker costs
        self.either_empty: Final[bool] = either_empty  # one empty pile spoils a Temple Town
        self.revealed_guard: Final[bool] = revealed_guard  # revealed ninja and generals protect too
        self.turns: Final[int] = turns  # of each seat, at most
