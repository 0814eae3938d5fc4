"""Players of Kunitori. `steady` plans what to buy; `money`, `army` and `politics` each follow one idea."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.bot import Bot
from tatami.core.cards import NONE
from tatami.core.masks import bit
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.kunitori import rules_box as box
from tatami.games.kunitori import rules_table as at
from tatami.games.kunitori.rules import Kunitori

LATE: Final = 3  # victory cards left of a pile, from which on the end is near
LEAD: Final = 2  # strength a defender is thought to bring


class Steady(Bot):
    """Money first, then a general or two and those who fight beside them, victory cards late."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        assert isinstance(world, Kunitori)
        codes = world.legal()
        if len(codes) == 1:
            return codes[0]
        phase = world.phase
        if phase == at.BUYING:
            return self.buy(world, seat, codes)
        if phase == at.PLAYING or phase == at.POSTING:
            return best_play(world, codes)
        if phase == at.STAYING:
            return box.ALL
        if phase >= at.DECLARING:
            return in_battle(world, seat, codes)
        return in_effect(world, seat, codes)

    def buy(self, world: Kunitori, seat: int, codes: list[int]) -> int:
        if box.ALL in codes:
            return box.ALL
        best = box.DONE
        most = 0
        for code in codes:
            if code >= box.BUY:
                worth = self.worth(world, seat, code - box.BUY)
                if worth > most:
                    best, most = code, worth
        return best

    def worth(self, world: Kunitori, seat: int, kind: int) -> int:
        """What buying this is worth now; nothing that is not above 0 is bought."""
        late = end_is_near(world)
        if kind == box.LAND:
            return 100
        if kind == box.PREFECTURE:
            return 90 if late or rich(world, seat) else 0
        if kind == box.VILLAGE:
            return 40 if late and nearly_over(world) else 0
        if kind == box.GOLD:
            return 0 if nearly_over(world) else 85
        if kind == box.SILVER:
            return 0 if nearly_over(world) else 60
        if nearly_over(world):
            return 20 if kind == box.CASTLE_TOWN else 0
        return self.action_worth(world, seat, kind)

    def action_worth(self, world: Kunitori, seat: int, kind: int) -> int:
        mine = owned(world, seat, bit(kind))
        if world.box.generals >> kind & 1:
            return 80 + world.box.strength[kind] if owned(world, seat, world.box.generals) < 2 else 0
        if owned(world, seat, world.box.generals) and world.box.units >> kind & 1:
            units = owned(world, seat, world.box.units)
            return 50 + 4 * world.box.strength[kind] if units < 4 and kind != box.FALSE_FORT else 0
        if kind == box.CASTLE_TOWN:
            return 75 if mine < 2 else 0
        if kind == box.HARBOUR:
            return 55 if mine < 1 else 0
        return 0


class Money(Steady):
    """Treasure and victory cards, nothing else."""

    def action_worth(self, world: Kunitori, seat: int, kind: int) -> int:
        return 0


class Army(Steady):
    """Generals first, and units as fast as money can follow."""

    def worth(self, world: Kunitori, seat: int, kind: int) -> int:
        if kind == box.PREFECTURE and owned(world, seat, world.box.generals) > 1:
            return 90
        return super().worth(world, seat, kind)

    def action_worth(self, world: Kunitori, seat: int, kind: int) -> int:
        printed = world.box
        if printed.generals >> kind & 1:
            return 88 + printed.strength[kind] if owned(world, seat, printed.generals) < 3 else 0
        if printed.units >> kind & 1 and kind != box.FALSE_FORT:
            units = owned(world, seat, printed.units)
            paid = owned(world, seat, bit(box.SILVER) | bit(box.GOLD)) > units // 2
            return 55 + 4 * printed.strength[kind] if paid and units < 6 else 0
        return 0


class Politics(Steady):
    """Castle Towns and a Harbour Town before anything else, Better Fields once there is land."""

    def worth(self, world: Kunitori, seat: int, kind: int) -> int:
        if kind == box.PREFECTURE and owned(world, seat, bit(box.CASTLE_TOWN)) > 1:
            return 90
        return super().worth(world, seat, kind)

    def action_worth(self, world: Kunitori, seat: int, kind: int) -> int:
        mine = owned(world, seat, bit(kind))
        if kind == box.CASTLE_TOWN:
            return 88 if mine < 4 else 0
        if kind == box.HARBOUR:
            return 62 if mine < 1 else 0
        if kind == box.FIELDS:
            return 65 if owned(world, seat, bit(box.PREFECTURE) | bit(box.LAND)) > 2 else 0
        if kind == box.TEMPLE_TOWN:
            return 61 if mine < 1 else 0
        return 0


# -- what a player looks at --------------------------------------------------------------------


def owned(world: Kunitori, seat: i64, kinds: i64) -> int:
    """How many of these a seat has, wherever they lie."""
    count = 0
    for zone in range(at.HAND + seat, at.ZONES, box.MOST_SEATS):
        if zone != at.ARMY + seat:
            count += world.count_in(zone, kinds)
    return count


def rich(world: Kunitori, seat: int) -> bool:
    """Whether gold and silver carry the deck, so that dearer victory cards may clog it."""
    return owned(world, seat, bit(box.GOLD)) * 2 + owned(world, seat, bit(box.SILVER)) >= 6


def end_is_near(world: Kunitori) -> bool:
    size = world.cards.size
    least = min(size[at.PILE + box.PREFECTURE], size[at.PILE + box.LAND], size[at.PILE + box.VILLAGE] // 2)
    return world.last != NONE or least <= 2 * LATE


def nearly_over(world: Kunitori) -> bool:
    size = world.cards.size
    least = min(size[at.PILE + box.PREFECTURE], size[at.PILE + box.LAND], size[at.PILE + box.VILLAGE])
    return world.last != NONE or least <= LATE


def best_play(world: Kunitori, codes: list[int]) -> int:
    """What gives actions first, then what gives most; nothing that is of no use."""
    best = codes[0]
    most = 0
    printed = world.box
    for code in codes:
        if code < box.PLAY:
            continue
        kind = code - box.PLAY
        worth = 100 * printed.action[kind] + 10 * printed.draw[kind] + 8 * printed.money[kind]
        worth += 3 * printed.strength[kind] + 2 * printed.buy[kind]
        if kind == box.WARNING or kind == box.TEMPLE_TOWN or kind == box.NINJA:
            worth = 9
        elif kind == box.RAMPART:
            worth = 8
        elif kind == box.TRAP and world.trappable():
            worth = 7
        elif kind == box.COUNTERSTROKE:
            worth = 6
        elif kind == box.MONK:
            worth = 5 if world.actions == 1 else 0
        if worth > most:
            best, most = code, worth
    return best


def in_effect(world: Kunitori, seat: int, codes: list[int]) -> int:
    """What cards ask in the action phase."""
    phase = world.phase
    if phase == at.WARNED or phase == at.STEALING:
        return scrapped(world, codes)
    if phase == at.TRAPPING or phase == at.SNEAKING:
        return box.AIM + leader(world, codes)
    if phase == at.MONKING:
        return box.ACTIONS
    if phase == at.KEEPING:
        return kept(codes)
    return codes[-1]  # a general to fetch or to show, the better trade, the dearer card on top


def scrapped(world: Kunitori, codes: list[int]) -> int:
    """One's own Copper, but somebody else's best."""
    if world.phase == at.WARNED:
        return box.SCRAP + box.COPPER if box.SCRAP + box.COPPER in codes else box.DRAW
    best = codes[0]
    for code in codes:
        if world.box.cost[code - box.SCRAP] > world.box.cost[best - box.SCRAP]:
            best = code
    return best


def kept(codes: list[int]) -> int:
    """A Counterstroke or ninja are worth a card of the next hand; the others are not."""
    for kind in (box.COUNTERSTROKE, box.NINJA):
        if box.KEEP + kind in codes:
            return box.KEEP + kind
    return box.DONE


def leader(world: Kunitori, codes: list[int]) -> int:
    """Of those who may be named, the one with most points."""
    best: int = codes[0] - box.AIM
    for code in codes:
        if world.score(code - box.AIM) > world.score(best):
            best = code - box.AIM
    return best


# -- battles -------------------------------------------------------------------------------------


def in_battle(world: Kunitori, seat: int, codes: list[int]) -> int:
    phase = world.phase
    if phase == at.DECLARING:
        return declared(world, seat, codes)
    if phase == at.MARCHING:
        return box.ALL if box.ALL in codes else codes[-1]
    if phase == at.DEFENDING:
        return defended(world, seat)
    if phase == at.AMBUSHING:
        return codes[-1] if world.outcome_now() >= 0 else box.DONE
    if phase == at.REWARDING:
        return codes[-1]
    if phase == at.ANSWERING:
        return joined(world)
    if phase == at.GIVING:
        others = [code for code in codes if code != box.AIM + seat]
        return box.AIM + leader(world, others) if others else codes[0]
    if phase == at.LOSING:
        return cheapest(world, codes)
    return codes[-1]


def declared(world: Kunitori, seat: int, codes: list[int]) -> int:
    """All generals against whoever is weakest, if that promises more than a tie."""
    if world.next_general() == NONE:
        return box.DONE
    target = world.attacks
    best = NONE
    for code in codes:
        if code >= box.AIM and code < box.PLAY:
            other = code - box.AIM
            if target >> other & 1:
                return code
            if best == NONE or world.strength_in(at.POSTED + other) < world.strength_in(at.POSTED + best):
                best = other
    strength = world.strength_in(at.AREA + seat)
    if strength > world.strength_in(at.POSTED + best) + LEAD:
        return box.AIM + best
    return box.DONE


def defended(world: Kunitori, seat: int) -> int:
    """Ambush if what is in hand beats what the deck brings on average."""
    hand = world.strength_in(at.HAND + seat) + world.count_in(at.HAND + seat, world.box.fighters)
    deck = world.cards.size[at.DECK + seat]
    return box.AMBUSH if hand * deck >= 2 * world.strength_in(at.DECK + seat) else box.REINFORCE


def joined(world: Kunitori) -> int:
    attack = world.strength_in(at.AREA + world.turn) + world.strength_in(at.POSTED + world.ally)
    return box.ACCEPT if attack > world.strength_in(at.POSTED + world.target) + LEAD else box.REFUSE


def cheapest(world: Kunitori, codes: list[int]) -> int:
    best = codes[0]
    for code in codes:
        if world.box.cost[kind_of(code)] < world.box.cost[kind_of(best)]:
            best = code
    return best


def kind_of(code: int) -> int:
    return code - (box.LOSE_FRONT if code >= box.LOSE_FRONT else box.LOSE)
