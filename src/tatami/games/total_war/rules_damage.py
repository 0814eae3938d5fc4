"""Taking damage, defeat, and the end of a round (§6, §7, §8)."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.core.masks import bit, lowest_bit
from tatami.games.total_war.rules_answers import Answers
from tatami.games.total_war.rules_box import DIRECTION, MINUS_THREE, WOUNDS
from tatami.games.total_war.rules_table import (
    ADDED,
    ADDING,
    BOX,
    BUILDING_HIT,
    COUNTERED,
    COUNTERING,
    DECK,
    DEFEATED,
    DISCARDED,
    DISCARDING,
    DISCARDS,
    ELIMINATED,
    HAND_SIZE,
    KING_CARD,
    LAID,
    NO_BLOW,
    OPEN,
    PASSED,
    REVEALED,
    ROUND,
    SCORED,
    TAKING_BUILDING,
    TOOK,
    TURN,
    UNHURT,
    WON,
    WOUNDED,
    points_to_win,
)


class Damage(Answers):
    """From the moment somebody does not answer to the start of the next round."""

    def take(self) -> None:
        """§6.1: the actor cannot answer, or will not."""
        self.victim = self.actor
        self.hurt = self.actor
        self.tell(TOOK, self.victim, NONE, self.striker)
        if self.switches.forced:
            self.bar_answers(self.victim)
        self.phase = WOUNDED
        self.await_seat(self.victim)

    def bar_answers(self, seat: i64) -> None:
        """Who must answer if able has shown that the hand holds no answer."""
        kinds = self.answers(seat)
        if kinds:
            for card in self.cards.in_zone(self.hand(seat)):
                self.cards.bar(card, kinds)

    def lay_wound(self, kind: i64) -> None:
        """§6.1: laid at face value; laying is not playing."""
        card = self.cards.pick(self.hand(self.victim), kind)
        self.cards.move(card, self.damage(self.victim))
        self.tell(LAID, self.victim, card)
        self.refill_at_once(self.victim)
        self.buildings_fall()

    def reveal_wound(self) -> None:
        """§6.2: no 0-10 in hand, so cards are revealed until one turns up."""
        cards = self.cards
        for held in cards.in_zone(self.hand(self.victim)):
            cards.bar(held, WOUNDS)
        patience = 2 * cards.size[DECK] + self.spent_cards()  # what the deck reveals comes round again
        while patience > 0:
            patience -= 1
            if cards.size[DECK] == 0:
                self.reshuffle()
            if cards.size[DECK] == 0:
                break
            card = cards.top[DECK]
            wound = cards.kind[card] < MINUS_THREE
            cards.move(card, self.damage(self.victim) if wound else DISCARDS)
            self.tell(REVEALED, self.victim, card)
            if cards.size[DECK] == 0:
                self.deck_runs_out()
            if wound:
                self.buildings_fall()
                return
        self.tell(UNHURT, self.victim)
        self.buildings_fall()

    def buildings_fall(self) -> None:
        """§6.3: one open building hits the victim, who (by option the striker) picks among several."""
        if self.cards.size[OPEN] == 0:
            self.offer_extra()
        elif self.cards.size[OPEN] == 1:
            self.take_building(self.cards.kind[self.cards.top[OPEN]])
        else:
            self.phase = TAKING_BUILDING
            if self.switches.striker_picks_building:
                self.await_seat(self.striker)

    def take_building(self, kind: i64) -> None:
        card = self.cards.pick(OPEN, kind)
        self.cards.move(card, self.damage(self.victim))
        self.tell(BUILDING_HIT, self.victim, card)
        self.offer_extra()

    def offer_extra(self) -> None:
        """§6.4: the striker may add; asked whenever a card is held, so asking tells nothing."""
        if self.may_lay(self.striker):
            self.phase = ADDING
            self.await_seat(self.striker)
        else:
            self.offer_counter(False)

    def may_lay(self, seat: i64) -> bool:
        """Whether there is anything that could be Extra Damage, for all anybody knows."""
        return self.cards.size[self.hand(seat)] > 0 or self.may_spend_king(seat)

    def may_spend_king(self, seat: i64) -> bool:
        return self.switches.king_any_step and self.holds_king(seat)

    def add_extra(self, card: i64) -> None:
        self.lay_extra(card, self.striker, self.victim, ADDED)
        self.offer_counter(True)

    def lay_extra(self, card: i64, seat: i64, other: i64, verb: int) -> None:
        """§5.3, §8.1: the King of Monsters card straightens too, but only a hand card is drawn back."""
        is_from_hand = self.cards.zone[card] == self.hand(seat)
        self.cards.move(card, self.damage(other))
        self.tell(verb, seat, card, other)
        self.extra_damage_used(seat)
        if is_from_hand:
            self.refill_at_once(seat)

    def offer_counter(self, added: bool) -> None:
        """§6.5"""
        is_open = self.switches.counterattack and (added or not self.switches.counter_needs_extra)
        if is_open and self.may_lay(self.victim):
            self.phase = COUNTERING
            self.await_seat(self.victim)
        else:
            self.settle()

    def counter(self, card: i64) -> None:
        self.lay_extra(card, self.victim, self.striker, COUNTERED)
        self.hurt = self.striker
        self.settle()

    def decline(self) -> None:
        """No Extra Damage card is added, or no counterattack made."""
        self.tell(PASSED, self.actor)
        if self.phase == ADDING:
            self.offer_counter(False)
        else:
            self.settle()

    # -- defeat (§7) ---------------------------------------------------------------------

    def settle(self) -> None:
        """§6.6: the victim is checked first, then the striker."""
        self.check_defeat(self.victim, self.striker)
        if self.waiting:
            self.check_defeat(self.striker, self.victim)
        if self.waiting:
            self.end_round()

    def check_defeat(self, seat: i64, scorer: i64) -> None:
        suffered = self.suffered(seat)
        if suffered > self.life(seat) or (suffered == self.life(seat) and not self.switches.exceeds):
            self.defeat(seat, scorer)

    def defeat(self, seat: i64, scorer: i64) -> None:
        """§7.1 to §7.3"""
        prize = self.prize(seat)
        side = self.enraged[seat]
        self.tell(DEFEATED, seat, NONE, side, scorer)
        self.clear_damage(seat)
        self.straighten(seat)
        if side and not self.switches.immortals:
            self.eliminate(seat)
        else:
            self.enraged[seat] = 1 - side
        if self.is_alive(scorer):
            self.score(scorer, prize)
        if self.waiting and self.alive & (self.alive - 1) == 0:
            self.win(lowest_bit(self.alive))

    def clear_damage(self, seat: i64) -> None:
        """Battle cards to the discards; buildings and the King card leave the match."""
        cards = self.cards
        zone = self.damage(seat)
        while cards.size[zone] > 0:
            card = cards.top[zone]
            cards.move(card, DISCARDS if cards.kind[card] < DIRECTION else BOX)

    def eliminate(self, seat: i64) -> None:
        cards = self.cards
        self.alive ^= bit(seat)
        for card in cards.in_zone(self.hand(seat)):
            cards.move(card, DISCARDS)
            self.tell(DISCARDED, seat, card)
        if self.holds_king(seat):  # §9.6
            cards.move(cards.top[KING_CARD], BOX)
        self.tell(ELIMINATED, seat)

    def score(self, seat: i64, prize: i64) -> None:
        self.points[seat] += prize
        self.tell(SCORED, seat, NONE, prize, self.points[seat])
        if self.points[seat] >= points_to_win(self.seats):
            self.win(seat)

    def win(self, seat: i64) -> None:
        """§7.5"""
        self.winner = seat
        self.tell(WON, seat)
        self.end()

    # -- the round's end (§8) --------------------------------------------------------------

    def end_round(self) -> None:
        """§8.1, §9.5: hands above three are cut down first, then all are refilled."""
        for seat in range(self.seats):
            if self.cards.size[self.hand(seat)] > HAND_SIZE:
                self.phase = DISCARDING
                self.await_seat(seat)
                return
        starter = self.hurt if self.switches.last_hurt_starts else self.victim
        if not self.is_alive(starter):
            starter = self.next_seat(starter)
        seat = starter
        while True:
            while self.refills(seat):
                self.draw(seat)
            seat = self.next_seat(seat)
            if seat == starter:
                break
        self.begin_round(starter)

    def refills(self, seat: i64) -> bool:
        return self.cards.size[self.hand(seat)] < HAND_SIZE and self.can_draw()

    def refill_at_once(self, seat: i64) -> None:
        """§8.1: by option, who lays a hand card as damage draws back there and then."""
        if self.switches.refills_at_once and self.refills(seat):
            self.draw(seat)

    def discard(self, kind: i64) -> None:
        card = self.cards.pick(self.hand(self.actor), kind)
        self.cards.move(card, DISCARDS)
        self.tell(DISCARDED, self.actor, card)
        self.end_round()

    def begin_round(self, starter: i64) -> None:
        """§3.1: nothing is in play. Who has no card at all cannot start: the next one does."""
        self.blow = NO_BLOW
        self.value = 0
        self.card_value = 0
        self.striker = NONE
        self.victim = NONE
        first = starter
        while not self.has_cards(starter):
            starter = self.next_seat(starter)
            if starter == first:
                self.out_of_cards()
                return
        self.phase = TURN
        self.tell(ROUND, starter)
        self.await_seat(starter)

    def out_of_cards(self) -> None:
        """All battle cards lie beside kaiju: the most points win, shared if equal."""
        self.tell(WON, NONE)
        self.end()
