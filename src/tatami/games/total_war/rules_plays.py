"""Playing cards (§3, §4, §5): what each does to the blow, drawing back, and whose turn follows."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.games.total_war.rules_box import (
    DIRECTION,
    DOUBLE_HIT,
    EXTRA,
    HIT,
    MINUS_THREE,
    SITE,
    TARGET,
    face_value,
)
from tatami.games.total_war.rules_damage import Damage
from tatami.games.total_war.rules_table import (
    AIMED,
    BUILDINGS,
    DIRECTION_CHANGED,
    DISCARDS,
    DOUBLE_BLOW,
    DRAWING,
    FORGOT,
    HIT_BLOW,
    NO_BLOW,
    NUMBER_BLOW,
    OPEN,
    OPENED,
    PLAYED,
    SEATS,
    TURN,
)


class Plays(Damage):
    def play_card(self, kind: i64, power: bool) -> None:
        """§3.1 to §3.4: lay it on the pile, announce the blow, draw back."""
        if kind <= MINUS_THREE:
            self.play_number(kind, power)
        else:
            self.play_special(kind)
        self.draw_back()

    def play_number(self, kind: i64, power: bool) -> None:
        seat = self.actor
        card = self.lay_on_pile(kind)
        if EXTRA <= kind < SITE:
            self.extra_damage_used(seat)
        strength = self.spend_strength(seat) if power else 0
        self.strike(kind, strength)
        self.tell(PLAYED, seat, card, self.value, strength)
        if SITE <= kind < MINUS_THREE:
            self.open_building()

    def play_special(self, kind: i64) -> None:
        seat = self.actor
        card = self.lay_on_pile(kind)
        if kind == HIT:
            self.blow = HIT_BLOW
        elif kind == DOUBLE_HIT:
            self.blow = DOUBLE_BLOW
        else:
            self.pass_on()
        self.tell(PLAYED, seat, card, self.value, self.blow)
        if kind == DIRECTION:
            self.direction = -self.direction
            self.tell(DIRECTION_CHANGED, seat, NONE, self.direction)

    def aim(self, target: i64) -> None:
        """§4.2: the target plays on; the direction stays."""
        seat = self.actor
        self.play_special(TARGET)
        self.aimed = target
        self.tell(AIMED, seat, NONE, target)
        self.draw_back()

    def lay_on_pile(self, kind: i64) -> i64:
        card = self.cards.pick(SEATS + self.actor, kind)
        self.cards.move(card, DISCARDS)
        self.last = card
        self.striker = self.actor
        self.plays += 1
        return card

    def strike(self, kind: i64, strength: i64) -> None:
        """§3.2, §3.3, §5.1: the blow's new value is what counts from now on."""
        value = face_value(kind)
        self.card_value = value
        if kind == MINUS_THREE and self.blow == NUMBER_BLOW:
            value += self.value
        self.blow = NUMBER_BLOW
        self.value = value + strength

    def spend_strength(self, seat: i64) -> i64:
        self.turned[seat] = 1
        return self.strength(seat)

    def pass_on(self) -> None:
        """§4.5: the blow in play stands; by option only the last card's own number."""
        if self.switches.carries_card and self.blow == NUMBER_BLOW:
            self.value = self.card_value

    def open_building(self) -> None:
        """§2.4: none is opened once their deck has run out."""
        cards = self.cards
        if cards.size[BUILDINGS]:
            card = cards.top[BUILDINGS]
            cards.move(card, OPEN)
            self.tell(OPENED, self.actor, card)

    # -- drawing back, and the next turn -----------------------------------------------------

    def draw_back(self) -> None:
        """§3.6: by hand, drawing can be forgotten."""
        if not self.switches.by_hand:
            self.draw(self.actor)
            self.next_turn()
        elif self.can_draw():
            self.phase = DRAWING
        else:
            self.next_turn()

    def draw_by_hand(self) -> None:
        self.draw(self.actor)
        self.next_turn()

    def forget_to_draw(self) -> None:
        self.tell(FORGOT, self.actor)
        self.next_turn()

    def next_turn(self) -> None:
        """§4.2: the seat a Target card has named, else the next one in the direction of play."""
        self.phase = TURN
        following = self.aimed if self.aimed != NONE else self.next_seat(self.actor)
        self.aimed = NONE
        if self.blow == NO_BLOW and not self.has_cards(following):
            self.pass_over(following)
        else:
            self.await_seat(following)

    def pass_over(self, first: i64) -> None:
        """Nothing is in play: as at a round's start (§3.1), who has no card at all is passed over."""
        seat = first
        while not self.has_cards(seat):
            seat = self.next_seat(seat)
            if seat == first:  # all hands are empty: the round ends with nobody hurt
                self.victim = first
                self.hurt = first
                self.end_round()
                return
        self.await_seat(seat)
