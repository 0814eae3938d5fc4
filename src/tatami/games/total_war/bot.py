"""Players of Total War that follow rules of thumb, from their own hand and public facts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.bot import Bot
from tatami.core.cards import NONE
from tatami.core.masks import bit, filled
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.total_war.rules import TotalWar
from tatami.games.total_war.rules_box import (
    ADD,
    AIM,
    CHOOSE,
    COUNTER,
    DIRECTION,
    DISCARD,
    DOUBLE_HIT,
    DRAW,
    EXTRA,
    HEAL,
    HIT,
    KINDS,
    KING_ADD,
    KING_COUNTER,
    KING_DRAW,
    KING_HIT,
    KING_POWER,
    KING_VALUE,
    LAY,
    MINUS_THREE,
    PASS,
    PLAY,
    POWER,
    SITE,
    TAKE,
    TAKE_BUILDING,
    TARGET,
    face_value,
)
from tatami.games.total_war.rules_table import (
    DOUBLE_BLOW,
    HIT_BLOW,
    NO_BLOW,
    NUMBER_BLOW,
    OPEN,
    TURN,
    points_to_win,
)

USUAL_WOUND: Final = 2  # what a victim lays on average: people lay their lowest card
MISTAKES: Final = 4  # a novice decides at random once in so many decisions


class Lowest(Bot):
    """Plays the lowest number that answers, without one any other answer; takes a wound only if it
    has none. Everything else is at random. A yardstick."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        codes = world.legal()
        best = NONE
        for code in codes:
            if PLAY <= code < PLAY + MINUS_THREE and (
                best == NONE or face_value(code - PLAY) < face_value(best - PLAY)
            ):
                best = code
        if best != NONE:
            return best
        first = 1 if codes[0] == TAKE and len(codes) > 1 else 0
        return codes[first + stream.below(len(codes) - first)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Steady(Bot):
    """Saves high cards, uses inner strength late, answers Hits with the cheapest special,
    lays low wounds, and strikes where it pays.

    Each way of playing on is worth what it probably does to the next one, less what the
    card is worth in hand; taking the wound costs what it does to oneself.
    """

    def __init__(self) -> None:
        self.strike: float = 0.3  # weight of hurting somebody: others gain by it too
        self.fear: float = 2.5  # weight of being hurt, which only others gain by
        self.keep: float = 0.1  # weight of a card's worth in hand
        self.power: float = 0.45  # price of turning the kaiju

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        assert isinstance(world, TotalWar)
        codes = world.legal()
        if len(codes) == 1:
            return codes[0]
        first = codes[0]
        if world.phase == TURN:
            return self.turn(world, seat, codes, stream)
        if first == PASS:
            return self.extra(world, codes)
        if first == DRAW:
            return DRAW
        if first >= DISCARD:
            return least_worth(codes, DISCARD)
        if first >= TAKE_BUILDING:  # the least for oneself, by option the most for the victim
            return first if seat == world.victim else codes[-1]
        if first >= LAY:
            return self.wound(world, seat, codes)
        return self.kaiju(world, codes)

    # -- the turn ----------------------------------------------------------------------

    def turn(self, war: TotalWar, seat: int, codes: list[int], stream: Rng) -> int:
        """The best decision; among equals chance decides, so that no seat is aimed at for its number."""
        unseen = unseen_kinds(war, seat)
        best = codes[0]
        best_score = -1e9
        equals = 1
        for code in codes:
            score = self.score(war, seat, code, unseen)
            if score > best_score:
                best_score = score
                best = code
                equals = 1
            elif score == best_score:
                equals += 1
                if stream.below(equals) == 0:
                    best = code
        return best

    def score(self, war: TotalWar, seat: int, code: int, unseen: vec[i64]) -> float:
        if code == TAKE:
            return -self.fear * self.pain(war, seat)
        if code < PLAY:
            if code >= AIM:
                cost = self.keep * worth(TARGET)
                return self.blow_on(war, seat, code - AIM, war.blow, war.value, unseen) - cost
            return self.king(war, seat, code, unseen)
        if code >= KING_HIT:
            return self.king_with_card(war, seat, code, unseen)
        power = code >= POWER
        kind = code - POWER if power else code - PLAY
        cost = self.keep * worth(kind) + (self.power if power else 0.0)
        if kind == DIRECTION:
            target = following(war, seat, -war.direction)
            return self.blow_on(war, seat, target, war.blow, war.value, unseen) - cost
        target = following(war, seat, war.direction)
        if kind == HIT or kind == DOUBLE_HIT:
            return self.blow_on(war, seat, target, HIT_BLOW if kind == HIT else DOUBLE_BLOW, 0, unseen) - cost
        value = face_value(kind)
        if kind == MINUS_THREE and war.blow == NUMBER_BLOW:
            value += war.value
        if power:
            value += war.strength(seat)
        if EXTRA <= kind < SITE and war.turned[seat]:
            cost -= self.power  # §5.3: it straightens
        return self.blow_on(war, seat, target, NUMBER_BLOW, value, unseen) - cost

    def blow_on(
        self, war: TotalWar, seat: int, target: int, blow: int, value: int, unseen: vec[i64]
    ) -> float:
        """What it is worth to pass this blow to this seat."""
        if blow == NO_BLOW:
            return 0.0
        chance = unanswered(war, target, blow, value, unseen)
        return self.strike * chance * self.gain(war, seat, target)

    def gain(self, war: TotalWar, seat: int, target: int) -> float:
        """Hurting somebody is worth more the nearer to defeat, and the more points it brings."""
        extra = best_extra(war, seat)
        expected = USUAL_WOUND + lowest_building(war) + extra
        left: int = war.life(target) - war.suffered(target)
        prize = float(war.prize(target))
        if war.points[seat] + war.prize(target) >= points_to_win(war.seats):
            prize *= 3.0
        if left <= expected:
            return prize
        return prize * expected / (left + expected) * 0.6

    def pain(self, war: TotalWar, seat: int) -> float:
        """What taking the wound costs: near defeat, the points that others get."""
        wound = lowest_wound(war, seat) + lowest_building(war)
        left: int = war.life(seat) - war.suffered(seat)
        prize = float(war.prize(seat))
        if war.striker != NONE and war.points[war.striker] + war.prize(seat) >= points_to_win(war.seats):
            prize *= 3.0
        if war.enraged[seat] and not war.switches.immortals:
            prize *= 2.0
        if left <= wound:
            return prize
        return prize * (wound + 0.7) / (left + wound) * 0.8

    # -- the King of Monsters card -------------------------------------------------------

    def king(self, war: TotalWar, seat: int, code: int, unseen: vec[i64]) -> float:
        price = 1.5
        if code == KING_DRAW:
            return -price - 0.5 * self.pain(war, seat) if war.blow != DOUBLE_BLOW else -1e6
        value = KING_VALUE + (war.strength(seat) if code == KING_POWER else 0)
        target = following(war, seat, war.direction)
        return self.blow_on(war, seat, target, NUMBER_BLOW, value, unseen) - price

    def king_with_card(self, war: TotalWar, seat: int, code: int, unseen: vec[i64]) -> float:
        if code >= HEAL:
            left = war.life(seat) - war.suffered(seat)
            return 2.0 + float(face_value(code - HEAL)) if left <= 2 else -1e6
        target = following(war, seat, war.direction)
        cost = 1.5 + self.keep * worth(code - KING_HIT)
        return self.blow_on(war, seat, target, HIT_BLOW, 0, unseen) - cost

    # -- damage ----------------------------------------------------------------------------

    def extra(self, war: TotalWar, codes: list[int]) -> int:
        """Hands are refilled anyway: add the smallest card that defeats, else the largest.
        The King of Monsters card is kept for a defeat."""
        target = war.striker if war.actor == war.victim else war.victim
        left = war.life(target) - war.suffered(target)
        best = PASS
        best_value = 0
        for code in codes:
            if code == KING_ADD or code == KING_COUNTER:
                value = KING_VALUE
                if left > value or best_value >= left:
                    continue
            elif code == PASS:
                continue
            else:
                value = code - (COUNTER if code >= COUNTER else ADD)
            if better(value, best_value, left):
                best = code
                best_value = value
        return best

    def wound(self, war: TotalWar, seat: int, codes: list[int]) -> int:
        """The lowest card; if every card defeats the kaiju, the one least worth keeping."""
        left = war.life(seat) - war.suffered(seat)
        best = codes[0]
        for code in codes:
            if face_value(code - LAY) < face_value(best - LAY):
                best = code
        return best if face_value(best - LAY) < left else least_worth(codes, LAY)

    def kaiju(self, war: TotalWar, codes: list[int]) -> int:
        best = codes[0]
        best_sum = -1
        for code in codes:
            at = (code - CHOOSE) * 2
            box = war.box
            total = 2 * (box.life[at] + box.life[at + 1]) + 3 * (box.strength[at] + box.strength[at + 1])
            total -= 2 * (box.points[at] + box.points[at + 1])
            if total > best_sum:
                best_sum = total
                best = code
        return best


class Novice(Steady):
    """Steady with mistakes."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        if stream.below(MISTAKES) == 0:
            codes = world.legal()
            return codes[stream.below(len(codes))]
        return super().choose(world, seat, stream)


def better(value: int, best: int, left: int) -> bool:
    """Whether to add this much rather than the best so far, when so much life is left."""
    if best >= left:
        return left <= value < best
    return value > best


def worth(kind: int) -> float:
    """What a card is worth in hand, in points of a number card."""
    if kind >= DIRECTION:  # specials answer nearly everything: they are for when no number does
        if kind == DOUBLE_HIT:
            return 15.0
        return 14.0 if kind == HIT else 13.0
    if kind == MINUS_THREE:
        return 7.0
    value = face_value(kind)
    if EXTRA <= kind < SITE:
        return float(value) + 6.0  # it wounds, straightens and strikes back
    if value <= 1:
        return 4.0  # a cheap wound
    return float(value)


def least_worth(codes: list[int], verb: int) -> int:
    best = codes[0]
    for code in codes:
        if worth(code - verb) < worth(best - verb):
            best = code
    return best


def unseen_kinds(war: TotalWar, seat: int) -> vec[i64]:
    """How many cards of each kind this seat has not seen."""
    counts = filled(0, KINDS)
    cards = war.cards
    reader = bit(seat)
    for card in range(len(cards.kind)):
        if not cards.seen[card] & reader:
            counts[cards.kind[card]] += 1
    return counts


def unanswered(war: TotalWar, target: int, blow: int, value: int, unseen: vec[i64]) -> float:
    """The chance that a hand of unseen cards holds no answer to this blow."""
    if blow == DOUBLE_BLOW:
        return 1.0
    answers = 0
    total = 0
    strength = war.strength(target)
    straight = not war.turned[target]
    for kind in range(DOUBLE_HIT + 1):
        count = unseen[kind]
        if count:
            total += count
            if kind >= DIRECTION:
                answers += count
            elif blow == NUMBER_BLOW:
                added = strength if straight or EXTRA <= kind < SITE else 0
                if kind == MINUS_THREE or face_value(kind) + added >= value:
                    answers += count
    if total == 0:
        return 0.5
    miss = 1.0 - answers / total
    chance = 1.0
    for _ in range(war.cards.size[war.hand(target)]):
        chance *= miss
    return chance


def following(war: TotalWar, seat: int, direction: int) -> int:
    """Who comes after this seat if play ran in that direction."""
    step = seat
    while True:
        step = (step + direction) % war.seats
        if war.is_alive(step):
            return step


def best_extra(war: TotalWar, seat: int) -> int:
    best = 0
    for kind in war.cards.kinds_in(war.hand(seat)):
        if EXTRA <= kind < SITE and kind - EXTRA > best:
            best = kind - EXTRA
    return best


def lowest_wound(war: TotalWar, seat: int) -> int:
    lowest = 5  # about what a reveal brings
    for kind in war.cards.kinds_in(war.hand(seat)):
        if kind < MINUS_THREE and face_value(kind) < lowest:
            lowest = face_value(kind)
    return lowest


def lowest_building(war: TotalWar) -> int:
    lowest = 0
    for kind in war.cards.kinds_in(OPEN):
        if lowest == 0 or face_value(kind) < lowest:
            lowest = face_value(kind)
    return lowest
