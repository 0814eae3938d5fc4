"""Declaring battles (§7.1 to §7.3): who attacks whom with what, alone or with an ally."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.core.masks import bit, lowest_bit
from tatami.games.kunitori.rules_actions import Actions
from tatami.games.kunitori.rules_table import (
    ACCEPTED,
    ALLIED,
    ALLYING,
    ANSWERING,
    AREA,
    ARMY,
    ATTACKED,
    DECLARING,
    MARCHING,
    POSTED,
    PROPOSED,
    REFUSED,
    TARGETING,
)


class Battles(Actions):
    def begin_buy_phase(self) -> None:
        """The next phase; see `rules`."""
        raise NotImplementedError

    def next_battle(self) -> None:
        """What comes of it; see `rules_combat`."""
        raise NotImplementedError

    def begin_battle_phase(self) -> None:
        self.attacks = 0
        self.fought = 0
        self.ambushed = 0
        self.declare()

    # -- generals, each against somebody or nobody (§7.1) --------------------------------------

    def declare(self) -> None:
        self.phase = DECLARING
        self.floor = 0
        self.await_seat(self.turn)
        if self.next_general() == NONE and not self.monks:
            self.begin_buy_phase()

    def next_general(self) -> i64:
        return self.next_kind(self.box.generals)

    def next_unit(self) -> i64:
        return self.next_kind(self.box.units & self.box.fighters)

    def next_kind(self, kinds: i64) -> i64:
        """The first of these kinds in the area that has not had its turn."""
        rest = self.cards.kinds_mask(AREA + self.turn) & kinds & ~(bit(self.floor) - 1)
        return lowest_bit(rest) if rest else NONE

    def others(self, seat: i64) -> i64:
        return (bit(self.seats) - 1) & ~bit(seat)

    def send_general(self, seat: i64) -> None:
        kind = self.next_general()
        self.send(kind, seat)
        self.floor = kind + 1
        self.generals_go_on()

    def general_stays(self) -> None:
        kind = self.next_general()
        if kind == NONE:  # there is only a monk
            self.begin_buy_phase()
            return
        self.floor = kind + 1
        self.generals_go_on()

    def generals_go_on(self) -> None:
        if self.next_general() != NONE:
            return
        if not self.attacks:
            self.begin_buy_phase()
            return
        self.phase = MARCHING
        self.floor = 0
        self.least = 0
        self.units_go_on()

    def send(self, kind: i64, seat: i64) -> None:
        card = self.card_of(AREA + self.turn, kind)
        self.cards.move(card, ARMY + seat)
        self.attacks |= bit(seat)
        self.tell(ATTACKED, self.turn, card, seat)

    # -- units, shared out among the generals (§7.2) ---------------------------------------------

    def sendable(self) -> i64:
        """Where this unit may go. Of equal ones, each goes to the same seat as the one before or
        to a later one, so that no sharing out comes up twice."""
        return self.attacks & ~(bit(self.least) - 1)

    def send_unit(self, seat: i64) -> None:
        kind = self.next_unit()
        self.send(kind, seat)
        self.floor = kind
        self.least = seat
        if self.next_unit() != kind:
            self.least = 0
        self.units_go_on()

    def units_stay(self) -> None:
        """All that are left of this kind."""
        self.floor = self.next_unit() + 1
        self.least = 0
        self.units_go_on()

    def send_all_units(self) -> None:
        seat = lowest_bit(self.attacks)
        while self.next_unit() != NONE:
            self.send(self.next_unit(), seat)
        self.units_go_on()

    def units_go_on(self) -> None:
        if self.next_unit() == NONE:
            self.next_battle()

    # -- together with an ally (§7.8) --------------------------------------------------------------

    def propose(self) -> None:
        self.phase = ALLYING

    def name_ally(self, seat: i64) -> None:
        self.ally = seat
        self.phase = TARGETING

    def name_target(self, seat: i64) -> None:
        self.target = seat
        self.phase = ANSWERING
        self.tell(PROPOSED, self.turn, NONE, self.ally, seat)
        self.await_seat(self.ally)

    def decline_alliance(self) -> None:
        """The Monk has asked in vain; generals may still fight."""
        self.tell(REFUSED, self.ally)
        self.monks -= 1
        self.ally = NONE
        self.target = NONE
        self.declare()

    def accept_alliance(self) -> None:
        """All that can fight does, on both sides; there is no other battle in this phase."""
        self.tell(ACCEPTED, self.ally)
        self.attacks = bit(self.target)
        self.move_kinds(AREA + self.turn, self.box.fighters, ARMY + self.target)
        self.move_kinds(POSTED + self.ally, self.box.fighters, ALLIED)
        self.next_battle()
