"""What answers a blow (§3.2, §3.3, §4, §5), as masks of kinds: one rule for who is asked, and
for what a hand publicly does not hold when somebody who must answer does not."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.masks import bit
from tatami.games.total_war.rules_box import (
    BATTLE,
    EXTRAS,
    HIT,
    MINUS_THREE,
    SPECIALS,
    WOUNDS,
    numbers_from,
)
from tatami.games.total_war.rules_table import DOUBLE_BLOW, HIT_BLOW, NO_BLOW, NUMBER_BLOW, Table


class Answers(Table):
    def answers(self, seat: i64) -> i64:
        """All kinds with which this seat can answer the blow in play, one way or the other."""
        return self.plain_answers() | self.powered_answers(seat)

    def plain_answers(self) -> i64:
        """§3.2, §3.3, §4: without inner strength."""
        if self.blow == NO_BLOW:
            return BATTLE
        if self.blow == NUMBER_BLOW:
            return numbers_from(self.value) | bit(MINUS_THREE) | SPECIALS
        if self.blow == HIT_BLOW:
            return SPECIALS if self.switches.hit_on_hit else SPECIALS ^ bit(HIT)
        return 0  # §4.4: nothing answers a Double Hit

    def powered_answers(self, seat: i64) -> i64:
        """§5: an Extra Damage card straightens first, then its strength may be added."""
        strength = self.strength(seat)
        if self.blow > NUMBER_BLOW or strength == 0:
            return 0
        kinds: i64 = WOUNDS
        if self.blow == NUMBER_BLOW:
            kinds = numbers_from(self.value - strength)
        if self.turned[seat]:
            return kinds & EXTRAS
        if self.switches.power_on_minus_three:
            kinds |= bit(MINUS_THREE)
        return kinds

    def is_answered_by(self, value: i64) -> bool:
        """Whether a number of this value, strength included, may be played now."""
        return self.blow == NO_BLOW or (self.blow == NUMBER_BLOW and value >= self.value)

    def may_hit(self) -> bool:
        """§4.3: whether a Hit may be played now."""
        return self.blow != DOUBLE_BLOW and (self.blow != HIT_BLOW or self.switches.hit_on_hit)
