"""A sensible player: gets rid of what costs most, and keeps eights for when it must."""

from __future__ import annotations

from tatami.core.bot import Bot
from tatami.core.cards import NONE
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.crazy_eights.rules import DRAW, EIGHT, HAND, NOMINATE, PASS, SUITS, penalty


class Steady(Bot):
    def choose(self, world: State, seat: int, stream: Rng) -> int:
        codes = world.legal()
        if codes[0] >= NOMINATE:
            return NOMINATE + longest_suit(world.cards.kinds_in(HAND + seat))
        best = NONE
        eight = NONE
        for code in codes:
            if code < DRAW:
                if code >> 2 == EIGHT:
                    eight = code
                elif best == NONE or penalty(code >> 2) > penalty(best >> 2):
                    best = code
        if best != NONE:
            return best
        if eight != NONE:
            return eight
        return DRAW if DRAW in codes else PASS


def longest_suit(kinds: list[int]) -> int:
    counts = [0] * SUITS
    for kind in kinds:
        if kind >> 2 != EIGHT:
            counts[kind & 3] += 1
    return counts.index(max(counts))
