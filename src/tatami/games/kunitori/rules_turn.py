"""Turns of Kunitori (§3): their beginning, buying (§6), and their end."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.core.masks import bit, lowest_bit
from tatami.games.kunitori.rules_box import (
    BEAUTY,
    RAMPART,
    TREASURES,
)
from tatami.games.kunitori.rules_combat import Combat
from tatami.games.kunitori.rules_table import (
    AREA,
    BOUGHT,
    BUYING,
    DISCARD,
    DISCARDED,
    ENDED,
    GAVE,
    GIVING,
    HAND,
    HAND_SIZE,
    KEEPING,
    KEPT,
    KEPT_CARD,
    LAID,
    POSTED,
    STAYED,
    STAYING,
    TURN,
    WALLS,
)


class Turns(Combat):
    def begin_turn(self, seat: i64) -> None:
        """§3.1, §4.1"""
        self.turn = seat
        self.turns += 1
        self.actions = 1
        self.buys = 0
        self.money = 0
        self.discount = 0
        self.monks = 0
        self.walls = 0
        self.tell(TURN, seat)
        self.go_on_playing()

    # -- buying (§6) ---------------------------------------------------------------------------

    def begin_buy_phase(self) -> None:
        self.buys += 1
        self.phase = BUYING
        self.await_seat(self.turn)

    def lay_treasure(self, card: i64) -> None:
        self.money += self.box.money[self.cards.kind[card]]
        self.cards.move(card, AREA + self.turn)
        self.tell(LAID, self.turn, card)

    def lay_all_treasure(self) -> None:
        cards = self.cards
        hand = HAND + self.turn
        left = cards.kinds_mask(hand) & TREASURES
        while left:
            self.lay_treasure(cards.pick(hand, lowest_bit(left)))
            left = cards.kinds_mask(hand) & TREASURES

    def buy(self, kind: i64) -> None:
        self.money -= self.price(kind)
        self.buys -= 1
        if kind == BEAUTY and self.landed:
            self.phase = GIVING
            return
        self.tell(BOUGHT, self.turn, self.gain(self.turn, kind, DISCARD))
        self.go_on_buying()

    def give_beauty(self, seat: i64) -> None:
        """§4.8: into the discards of somebody who has had a Land, or into one's own."""
        self.tell(GAVE, self.turn, self.gain(seat, BEAUTY, DISCARD), seat)
        self.go_on_buying()

    def go_on_buying(self) -> None:
        self.phase = BUYING
        if self.buys == 0:
            self.begin_end_phase()

    # -- the end of a turn (§6.4 to §6.7) --------------------------------------------------------

    def begin_end_phase(self) -> None:
        seat = self.turn
        self.move_all(WALLS + seat, DISCARD + seat)
        self.floor = 0
        self.phase = STAYING
        self.go_on_staying()

    def stayable(self) -> i64:
        """What may be left lying: deployable cards and the ramparts of this turn, lower kinds first."""
        kinds = self.box.deployable | bit(RAMPART)
        return self.cards.kinds_mask(AREA + self.turn) & kinds & ~(bit(self.floor) - 1)

    def stay(self, kind: i64) -> None:
        self.let_stay(kind)
        self.go_on_staying()

    def let_stay(self, kind: i64) -> None:
        seat = self.turn
        card = self.card_of(AREA + seat, kind)
        self.cards.move(card, (WALLS if kind == RAMPART else POSTED) + seat)
        self.tell(STAYED, seat, card)
        self.floor = kind

    def all_stay(self) -> None:
        left = self.stayable()
        while left:
            self.let_stay(lowest_bit(left))
            left = self.stayable()
        self.clear_area()

    def go_on_staying(self) -> None:
        if not self.stayable():
            self.clear_area()

    def clear_area(self) -> None:
        self.move_all(AREA + self.turn, DISCARD + self.turn)
        self.floor = 0
        self.phase = KEEPING
        self.go_on_keeping()

    def keep(self, kind: i64) -> None:
        card = self.cards.pick(HAND + self.turn, kind)
        self.cards.move(card, KEPT + self.turn)
        self.tell(KEPT_CARD, self.turn, card)
        self.floor = kind
        self.go_on_keeping()

    def go_on_keeping(self) -> None:
        if not self.may_hold(self.turn, self.box.strategies):
            self.draw_new_hand()

    def draw_new_hand(self) -> None:
        """§6.6, §6.7: strategy cards that were kept count among the four."""
        seat = self.turn
        cards = self.cards
        for card in cards.in_zone(HAND + seat):
            cards.move(card, DISCARD + seat)
            self.tell(DISCARDED, seat, card)
        kept = cards.size[KEPT + seat]
        self.move_all(KEPT + seat, HAND + seat)
        missing = HAND_SIZE + self.owed[seat] - kept
        self.owed[seat] = self.walls
        if missing > 0:
            self.draw(seat, missing)
        self.end_turn()

    def end_turn(self) -> None:
        if self.turn == self.last or self.turns == self.switches.turns * self.seats:
            self.tell(ENDED, NONE)
            self.end()
        else:
            self.begin_turn(self.next_seat(self.turn))
