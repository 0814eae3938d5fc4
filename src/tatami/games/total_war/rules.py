"""Godzilla Total War: set-up and decisions, numbered as in `rulebook/en.md`.

The rules stand in the order of a round: `rules_box` names what is printed, `rules_table`
what lies where, `rules_answers` what answers a blow, `rules_damage` what happens to those
who do not answer, `rules_plays` what cards do, `rules_king` the winner's card, `rules_observe`
what a learner is given.
"""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE, Cards
from tatami.core.masks import add_codes, bit, codes_of
from tatami.core.rng import Rng
from tatami.games.total_war.rules_box import (
    ADD,
    AIM,
    ALL_BUILDINGS,
    BUILDING,
    CHOOSE,
    COUNTER,
    DISCARD,
    DRAW,
    END_TURN,
    EXTRA,
    EXTRAS,
    HEAL,
    KINDS,
    KING,
    KING_ADD,
    KING_COUNTER,
    KING_HIT,
    LAY,
    PASS,
    PLAY,
    POWER,
    REVEAL,
    TAKE,
    TAKE_BUILDING,
    TARGET,
    WOUNDS,
    Box,
    Switches,
)
from tatami.games.total_war.rules_king import KingOfMonsters
from tatami.games.total_war.rules_observe import observation
from tatami.games.total_war.rules_table import (
    ADDING,
    BOX,
    BUILDINGS,
    CHOOSING,
    CHOSE,
    COUNTERING,
    DECK,
    DRAWING,
    HAND_SIZE,
    KING_CARD,
    NO_BLOW,
    OPEN,
    TAKING_BUILDING,
    TURN,
    WOUNDED,
    audiences,
    points_to_win,
    unchosen,
)


class TotalWar(KingOfMonsters):
    # -- set-up (§2) -------------------------------------------------------------------

    def set_up(self) -> None:
        """Shuffle both decks; then the kaiju are chosen in turn from a random seat, or drawn."""
        self.cards.shuffle(DECK, self.rng)
        self.cards.shuffle(BUILDINGS, self.rng)
        if not self.switches.random_kaiju:
            self.await_seat(self.rng.below(self.seats))
            return
        for seat in range(self.seats):
            free: list[int] = []
            add_codes(free, 0, unchosen(self.kaiju))
            self.kaiju[seat] = free[self.rng.below(len(free))]
            self.tell(CHOSE, seat, NONE, self.kaiju[seat])
        self.deal()

    def choose(self, kaiju: i64) -> None:
        self.kaiju[self.actor] = kaiju
        self.tell(CHOSE, self.actor, NONE, kaiju)
        following = self.next_seat(self.actor)
        if self.kaiju[following] == NONE:
            self.await_seat(following)
        else:
            self.deal()

    def deal(self) -> None:
        for seat in range(self.seats):
            for _ in range(HAND_SIZE):
                self.draw(seat)
        self.begin_round(self.rng.below(self.seats))

    # -- what may be decided -------------------------------------------------------------

    def legal(self) -> list[int]:
        if not self.waiting:
            return []
        phase = self.phase
        if phase == TURN:
            return self.turn_codes()
        held = self.cards.kinds_mask(self.hand(self.actor))
        if phase == WOUNDED:  # §6.1, §6.2: always a question, so that being asked tells nothing
            return codes_of(LAY, held & WOUNDS) if held & WOUNDS else [REVEAL]
        if phase == ADDING:
            return self.extra_codes(KING_ADD, ADD - EXTRA, held)
        if phase == COUNTERING:
            return self.extra_codes(KING_COUNTER, COUNTER - EXTRA, held)
        if phase == DRAWING:
            return [DRAW, END_TURN]
        if phase == TAKING_BUILDING:
            return codes_of(TAKE_BUILDING - BUILDING, self.cards.kinds_mask(OPEN) & ALL_BUILDINGS)
        if phase == CHOOSING:
            return codes_of(CHOOSE, unchosen(self.kaiju))
        return codes_of(DISCARD, held)

    def turn_codes(self) -> list[int]:
        """§3, §4, §5, §9: which cards answer the blow, and how."""
        seat = self.actor
        held = self.cards.kinds_mask(self.hand(seat))
        plain = held & self.plain_answers()
        powered = held & self.powered_answers(seat)
        codes: list[int] = []
        if self.blow != NO_BLOW and not (self.switches.forced and plain | powered):  # §3.5
            codes.append(TAKE)
        king = self.holds_king(seat)
        if king:
            codes.extend(self.king_codes(seat))
        if plain >> TARGET & 1:
            add_codes(codes, AIM, self.others(seat))
            plain ^= bit(TARGET)
        add_codes(codes, PLAY, plain)
        add_codes(codes, POWER, powered)
        if king:
            codes.extend(self.king_card_codes(seat, held))
        return codes

    def others(self, seat: i64) -> i64:
        """§4.2: whom a Target card may name."""
        return self.alive & ~bit(seat)

    def extra_codes(self, king: int, verb: int, held: i64) -> list[int]:
        """§6.4, §6.5"""
        codes: list[int] = [PASS]
        if self.may_spend_king(self.actor):
            codes.append(king)
        add_codes(codes, verb, held & EXTRAS)
        return codes

    # -- deciding ------------------------------------------------------------------------

    def play(self, code: int) -> None:
        if code >= PLAY:
            self.play_slot(code)
        elif code >= AIM:
            self.aim(code - AIM)
        elif code >= CHOOSE:
            self.choose(code - CHOOSE)
        elif code == TAKE:
            self.take()
        elif code == PASS:
            self.decline()
        elif code == REVEAL:
            self.reveal_wound()
        elif code == DRAW:
            self.draw_by_hand()
        elif code == END_TURN:
            self.forget_to_draw()
        else:
            self.use_king(code)

    def play_slot(self, code: i64) -> None:
        if code < POWER:
            self.play_card(code - PLAY, False)
        elif code < LAY:
            self.play_card(code - POWER, True)
        elif code < TAKE_BUILDING:
            self.lay_wound(code - LAY)
        elif code < ADD:
            self.take_building(code - TAKE_BUILDING + BUILDING)
        elif code < COUNTER:
            self.add_extra(self.cards.pick(self.hand(self.actor), code - ADD + EXTRA))
        elif code < DISCARD:
            self.counter(self.cards.pick(self.hand(self.actor), code - COUNTER + EXTRA))
        elif code < KING_HIT:
            self.discard(code - DISCARD)
        elif code < HEAL:
            self.king_hit(code - KING_HIT)
        else:
            self.king_heal(code - HEAL)

    # -- the end, and plain data -----------------------------------------------------------

    def rewards(self) -> list[float]:
        """§7.5: the winner's is 1. Should all cards run out, those who are left with most points share."""
        rewards = [0.0] * self.seats
        if self.winner != NONE:
            rewards[self.winner] = 1.0
        elif not self.waiting:
            best = max([self.points[seat] for seat in range(self.seats) if self.is_alive(seat)])
            first = [seat for seat in range(self.seats) if self.is_alive(seat) and self.points[seat] == best]
            for seat in first:
                rewards[seat] = 1.0 / len(first)
        return rewards

    def clone(self) -> TotalWar:
        twin = TotalWar(0, self.cards.clone(), self.rng.clone(), self.box, self.switches)
        twin.seats = self.seats
        self.copy_table(twin)
        return twin

    def observe(self, seat: int) -> list[int]:
        return observation(self, seat)

    def check(self) -> None:
        super().check()
        if self.waiting and not self.is_alive(self.actor):
            raise AssertionError(f"seat {self.actor} is asked but has been eliminated")
        if max(self.points) >= points_to_win(self.seats) and self.waiting:
            raise AssertionError("the points to win are reached but the match goes on")


def start(seats: int, rng: Rng, box: Box, switches: Switches) -> TotalWar:
    """A match set up and ready for its first decision."""
    kinds: list[int] = []
    for kind in range(KING):
        kinds.extend([kind] * box.copies[kind])
    kinds.append(KING)
    cards = Cards(kinds, KINDS, audiences(seats), seats)
    for card in range(len(kinds)):
        if kinds[card] == KING:
            cards.move(card, BOX if switches.king_seat == NONE else KING_CARD)
        else:
            cards.move(card, BUILDINGS if kinds[card] >= BUILDING else DECK)
    state = TotalWar(seats, cards, rng, box, switches)
    state.set_up()
    return state
