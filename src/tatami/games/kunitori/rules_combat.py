"""Fighting battles (§7.3 to §7.9): ambush or reinforcement, the outcome, losses, and the return."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.core.masks import bit
from tatami.games.kunitori.rules_battle import Battles
from tatami.games.kunitori.rules_box import (
    FALSE_FORT,
    LAND,
    LAND_BREAKER,
    PREFECTURE,
    VICTORIES,
    VILLAGE,
)
from tatami.games.kunitori.rules_table import (
    ALLIED,
    AMBUSHED,
    AMBUSHED_WITH,
    AMBUSHING,
    AREA,
    ARMY,
    DECLINED,
    DEFENDING,
    DISCARD,
    FOUGHT,
    FRONT,
    GAINED,
    HAND,
    LOSING,
    LOST,
    PILE,
    POSTED,
    REINFORCED,
    RETURNING,
    REWARDING,
    SINGLING,
)

FLEETING: Final = 1 << FALSE_FORT | 1 << LAND_BREAKER  # spent when they have fought
BREAKERS: Final = 1 << LAND_BREAKER


class Combat(Battles):
    # -- the defender (§7.3, §7.4) -------------------------------------------------------------

    def next_battle(self) -> None:
        """Clockwise from the attacker."""
        seat = self.next_seat(self.turn)
        left = self.attacks & ~self.fought
        if not left:
            self.end_battles()
            return
        while not left >> seat & 1:
            seat = self.next_seat(seat)
        self.target = seat
        self.phase = DEFENDING
        self.await_seat(seat)

    def ambush(self) -> None:
        self.ambushed |= bit(self.target)
        self.tell(AMBUSHED, self.target)
        self.floor = 0
        self.phase = AMBUSHING

    def show_in_ambush(self, kind: i64) -> None:
        seat = self.target
        card = self.cards.pick(HAND + seat, kind)
        self.cards.move(card, FRONT + seat)
        self.tell(AMBUSHED_WITH, seat, card)
        self.floor = kind

    def showable(self) -> i64:
        """Cards from the hand, lower kinds first, so that no ambush comes up twice."""
        hand = self.cards.kinds_mask(HAND + self.target)
        return hand & self.box.fighters & ~(bit(self.floor) - 1)

    def reinforce(self) -> None:
        self.tell(REINFORCED, self.target)
        self.reveal(self.target, 2)
        self.settle()

    # -- the outcome (§7.5) ----------------------------------------------------------------------

    def attack(self) -> i64:
        return self.strength_in(ARMY + self.target) + self.strength_in(ALLIED)

    def defence(self) -> i64:
        seat = self.target
        return self.strength_in(POSTED + seat) + self.strength_in(FRONT + seat) + self.ambush_bonus()

    def outcome_now(self) -> i64:
        return self.attack() - self.defence()

    def ambush_bonus(self) -> i64:
        """1 for each card in ambush, or, in the other reading, 1 in all."""
        if not self.ambushed >> self.target & 1:
            return 0
        count = self.cards.size[FRONT + self.target]
        return 1 if count and self.switches.ambush_once else count

    def settle(self) -> None:
        seat = self.target
        attack = self.attack()
        defence = self.defence()
        self.outcome = attack - defence
        self.tell(FOUGHT, seat, NONE, attack, defence)
        self.hits = self.count_in(ARMY + seat, BREAKERS) + self.count_in(ALLIED, BREAKERS)
        self.hits_back = self.count_in(POSTED + seat, BREAKERS) + self.count_in(FRONT + seat, BREAKERS)
        if self.outcome > 0:
            self.reward_attackers()
        elif self.outcome < 0 and self.rewards_left():
            self.phase = REWARDING
            self.await_seat(seat)
        else:
            self.take_losses()

    def reward_attackers(self) -> None:
        """They cannot refuse; where one card is left for two, the one whose turn it is gets it."""
        kind = joint_prize(self.outcome) if self.ally != NONE else attackers_prize(self.outcome)
        self.reward(self.turn, kind)
        if self.ally != NONE:
            self.reward(self.ally, kind)
        self.take_losses()

    def rewards_left(self) -> i64:
        """What the defender may choose from: one kind, or any after a joint attack (§7.8)."""
        offered = VICTORIES if self.ally != NONE else bit(defenders_prize(-self.outcome))
        return offered & self.in_pool()

    def reward(self, seat: i64, kind: i64) -> None:
        if self.cards.size[PILE + kind]:
            self.tell(GAINED, seat, self.gain(seat, kind, DISCARD))

    def take_reward(self, kind: i64) -> None:
        self.reward(self.target, kind)
        self.take_losses()

    def refuse_reward(self) -> None:
        self.tell(DECLINED, self.target)
        self.take_losses()

    # -- what Land Breakers cost (§7.7) ------------------------------------------------------------

    def take_losses(self) -> None:
        """The attackers' effect first; each hits one unit, if there is one."""
        if self.hits and self.losable(self.target) | self.losable_front(self.target):
            self.hits -= 1
            self.lose_one_of(self.target, self.turn)
            return
        self.hits = 0
        struck = self.strikable() if self.hits_back else 0
        if struck:
            self.hits_back -= 1
            if struck & (struck - 1):
                self.phase = SINGLING
                self.await_seat(self.target)
            else:
                self.strike(self.turn if struck >> self.turn & 1 else self.ally)
            return
        self.hits_back = 0
        self.fought |= bit(self.target)
        self.next_battle()

    def strikable(self) -> i64:
        """The attackers that have a unit to lose."""
        mask: i64 = 0
        if self.losable(self.turn):
            mask |= bit(self.turn)
        if self.ally != NONE and self.losable(self.ally):
            mask |= bit(self.ally)
        return mask

    def strike(self, seat: i64) -> None:
        self.lose_one_of(seat, self.target)

    def lose_one_of(self, loser: i64, opponent: i64) -> None:
        self.loser = loser
        self.phase = LOSING
        self.await_seat(opponent if self.switches.opponent_picks else loser)

    def side_of(self, seat: i64) -> i64:
        """Where the units of this seat stand in the battle, but for ambush and reinforcement."""
        if seat == self.target:
            return POSTED + seat
        return ARMY + self.target if seat == self.turn else ALLIED

    def losable(self, seat: i64) -> i64:
        return self.cards.kinds_mask(self.side_of(seat)) & self.box.units & ~BREAKERS

    def losable_front(self, seat: i64) -> i64:
        if seat != self.target:
            return 0
        return self.cards.kinds_mask(FRONT + seat) & self.box.units & ~BREAKERS

    def lose(self, kind: i64, zone: i64) -> None:
        card = self.card_of(zone, kind)
        self.cards.move(card, DISCARD + self.loser)
        self.tell(LOST, self.loser, card)
        self.loser = NONE
        self.take_losses()

    # -- the end of the phase (§7.6) -----------------------------------------------------------------

    def end_battles(self) -> None:
        """Ambushes go back to the hand, reinforcements on the deck, clockwise; what is spent by
        fighting is discarded."""
        seat = self.next_seat(self.turn)
        while seat != self.turn:
            if self.cards.size[FRONT + seat]:
                self.move_kinds(FRONT + seat, FLEETING, DISCARD + seat)
                if self.ambushed >> seat & 1:
                    self.move_all(FRONT + seat, HAND + seat)
                elif self.kind_left(FRONT + seat):
                    self.target = seat
                    self.phase = RETURNING
                    self.await_seat(seat)
                    return
                elif self.cards.size[FRONT + seat]:
                    self.lay_back(FRONT + seat, seat, 0)
            seat = self.next_seat(seat)
        self.armies_return()

    def return_reinforcement(self, upper: i64) -> None:
        self.lay_back(FRONT + self.target, self.target, upper)
        self.end_battles()

    def armies_return(self) -> None:
        for seat in range(self.seats):
            if self.fought >> seat & 1:
                self.move_kinds(POSTED + seat, FLEETING, DISCARD + seat)
                self.move_kinds(ARMY + seat, FLEETING, DISCARD + self.turn)
                self.move_all(ARMY + seat, AREA + self.turn)
        if self.ally != NONE:
            self.move_kinds(ALLIED, FLEETING, DISCARD + self.ally)
            self.move_all(ALLIED, POSTED + self.ally)
        self.ally = NONE
        self.target = NONE
        self.attacks = 0
        self.begin_buy_phase()


def attackers_prize(difference: i64) -> i64:
    if difference <= 3:
        return VILLAGE
    return PREFECTURE if difference <= 6 else LAND


def defenders_prize(difference: i64) -> i64:
    if difference == 1:
        return VILLAGE
    return PREFECTURE if difference == 2 else LAND


def joint_prize(difference: i64) -> i64:
    if difference <= 6:
        return VILLAGE
    return PREFECTURE if difference <= 11 else LAND
