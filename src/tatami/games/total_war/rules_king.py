"""The King of Monsters card (§9): what last time's winner may do with it, once."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.masks import add_codes
from tatami.games.total_war.rules_box import (
    DIRECTION,
    HEAL,
    KING,
    KING_ADD,
    KING_COUNTER,
    KING_DRAW,
    KING_HIT,
    KING_NUMBER,
    KING_POWER,
    KING_VALUE,
    low_values,
)
from tatami.games.total_war.rules_plays import Plays
from tatami.games.total_war.rules_table import (
    BOX,
    DISCARDS,
    HEALED,
    HIT_BLOW,
    KING_CARD,
    KINGS_DRAW,
    KINGS_HIT,
    KINGS_NUMBER,
    NO_BLOW,
    NUMBER_BLOW,
)


class KingOfMonsters(Plays):
    def king_codes(self, seat: i64) -> list[int]:
        """What the holder may do on its turn that comes before the cards in hand."""
        codes: list[int] = [KING_DRAW]
        if self.is_answered_by(KING_VALUE):
            codes.append(KING_NUMBER)
        strength = self.strength(seat)
        if strength and self.blow <= NUMBER_BLOW and self.is_answered_by(KING_VALUE + strength):
            codes.append(KING_POWER)  # the card straightens first (§5.3)
        return codes

    def king_card_codes(self, seat: i64, held: i64) -> list[int]:
        """What it may do with a card in hand, or with one beside its kaiju."""
        codes: list[int] = []
        if self.may_hit():
            add_codes(codes, KING_HIT, held)
        damage = self.cards.kinds_mask(self.damage(seat))
        add_codes(codes, HEAL, low_values(KING_VALUE, damage))
        return codes

    def use_king(self, code: i64) -> None:
        card = self.cards.top[KING_CARD]
        if code == KING_DRAW:
            self.king_draw(card)
        elif code == KING_ADD:
            self.add_extra(card)
        elif code == KING_COUNTER:
            self.counter(card)
        else:
            self.king_number(card, code == KING_POWER)

    def king_draw(self, card: i64) -> None:
        """§9.5: the turn goes on, with up to six cards."""
        self.cards.move(card, BOX)
        self.tell(KINGS_DRAW, self.actor)
        for _ in range(3):
            self.draw(self.actor)
        self.go_on()

    def king_number(self, card: i64, power: bool) -> None:
        """§9.3: as an Extra Damage card of 4. No hand card was played: none is drawn."""
        seat = self.actor
        self.cards.move(card, BOX)
        self.striker = seat
        self.plays += 1
        self.extra_damage_used(seat)
        strength = self.spend_strength(seat) if power else 0
        self.strike(KING, strength)
        self.tell(KINGS_NUMBER, seat, card, self.value, strength)
        self.next_turn()

    def king_hit(self, kind: i64) -> None:
        """§9.2: the hand card counts as a Hit and lies on the pile as what it is."""
        self.cards.move(self.cards.top[KING_CARD], BOX)
        card = self.lay_on_pile(kind)
        self.blow = HIT_BLOW
        self.tell(KINGS_HIT, self.actor, card)
        self.draw_back()

    def king_heal(self, kind: i64) -> None:
        """§9.4: the turn goes on."""
        cards = self.cards
        cards.move(cards.top[KING_CARD], BOX)
        card = cards.pick(self.damage(self.actor), kind)
        cards.move(card, DISCARDS if kind < DIRECTION else BOX)
        self.tell(HEALED, self.actor, card)
        self.go_on()

    def go_on(self) -> None:
        """Who has nothing left to start a round with is passed over."""
        if self.blow == NO_BLOW and not self.has_cards(self.actor):
            self.pass_over(self.actor)
