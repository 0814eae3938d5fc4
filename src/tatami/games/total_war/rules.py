"""Godzilla Total War: set-up and turns, numbered as in `rulebook/en.md`.

`rules_box` names what is printed, `rules_table` what lies where, `rules_damage` what
happens to those who do not answer; here is who may play what.
"""

from __future__ import annotations

from tatami.core.cards import NONE, Cards
from tatami.core.rng import Rng
from tatami.games.total_war.rules_box import (
    ADD,
    AIM,
    BUILDING,
    CHOOSE,
    COUNTER,
    DIRECTION,
    DISCARD,
    DOUBLE_HIT,
    DRAW,
    END_TURN,
    EXTRA,
    HEAL,
    HIT,
    KINDS,
    KING,
    KING_ADD,
    KING_COUNTER,
    KING_DRAW,
    KING_HIT,
    KING_NUMBER,
    KING_POWER,
    KING_VALUE,
    LAY,
    MINUS_THREE,
    PASS,
    PLAY,
    POWER,
    REVEAL,
    SITE,
    TAKE,
    TAKE_BUILDING,
    TARGET,
    Box,
    Switches,
    face_value,
)
from tatami.games.total_war.rules_damage import Damage
from tatami.games.total_war.rules_table import (
    ADDING,
    AIMED,
    BOX,
    BUILDINGS,
    CHOOSING,
    CHOSE,
    COUNTERING,
    DECK,
    DIRECTION_CHANGED,
    DISCARDS,
    DOUBLE_BLOW,
    DRAWING,
    FORGOT,
    HAND_SIZE,
    HEALED,
    HIT_BLOW,
    KING_CARD,
    KINGS_DRAW,
    KINGS_HIT,
    KINGS_NUMBER,
    NO_BLOW,
    NUMBER_BLOW,
    OPEN,
    OPENED,
    PLAYED,
    SEATS,
    TAKING_BUILDING,
    TURN,
    WOUNDED,
    audiences,
    points_to_win,
    unchosen,
)


class TotalWar(Damage):
    # -- set-up (§2) -------------------------------------------------------------------

    def set_up(self) -> None:
        """Shuffle both decks; then the kaiju are chosen in turn from a random seat, or drawn."""
        self.cards.shuffle(DECK, self.rng)
        self.cards.shuffle(BUILDINGS, self.rng)
        if not self.switches.random_kaiju:
            self.await_seat(self.rng.below(self.seats))
            return
        for seat in range(self.seats):
            free = unchosen(self.kaiju)
            self.kaiju[seat] = free[self.rng.below(len(free))]
            self.tell(CHOSE, seat, NONE, self.kaiju[seat])
        self.deal()

    def choose(self, kaiju: int) -> None:
        self.kaiju[self.actor] = kaiju
        self.tell(CHOSE, self.actor, NONE, kaiju)
        if NONE in self.kaiju:
            self.await_seat(self.next_seat(self.actor))
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
        if phase == WOUNDED:
            return self.wound_codes()
        if phase == ADDING:
            return self.extra_codes(ADD, KING_ADD)
        if phase == COUNTERING:
            return self.extra_codes(COUNTER, KING_COUNTER)
        if phase == DRAWING:
            return [DRAW, END_TURN]
        if phase == TAKING_BUILDING:
            return slots(self.cards.kinds_in(OPEN), BUILDING, KING, TAKE_BUILDING)
        if phase == CHOOSING:
            return [CHOOSE + kaiju for kaiju in unchosen(self.kaiju)]
        return slots(self.cards.kinds_in(self.hand(self.actor)), 0, KINDS, DISCARD)

    def turn_codes(self) -> list[int]:
        """§3, §4, §5: which cards answer the blow, and how."""
        seat = self.actor
        cards = self.cards
        blow = self.blow
        kinds: list[int] = []
        card = cards.top[SEATS + seat]
        has_target = False
        while card != NONE:
            kind = cards.kind[card]
            insert(kinds, kind)
            if kind == TARGET:
                has_target = True
            card = cards.below[card]
        codes: list[int] = []
        if blow != DOUBLE_BLOW:  # §4.4: nothing answers a Double Hit
            strength = self.strength(seat)
            turned = self.turned[seat]
            if has_target:
                for other in range(self.seats):
                    if other != seat and self.alive >> other & 1:
                        codes.append(AIM + other)
            for kind in kinds:
                if self.answers_with(kind):
                    codes.append(PLAY + kind)
            if blow <= NUMBER_BLOW and strength:
                for kind in kinds:
                    if kind > MINUS_THREE:
                        break
                    if self.answers_with_power(kind, strength, turned):
                        codes.append(POWER + kind)
        able = len(codes) > 0
        if cards.size[KING_CARD] and self.switches.king_seat == seat:
            codes = self.with_king(codes, kinds)
        if blow != NO_BLOW and not (able and self.switches.forced):  # §3.5
            codes.insert(0, TAKE)
        return codes

    def answers_with(self, kind: int) -> bool:
        """§3.2, §3.3, §4: without inner strength; a Target card is aimed instead."""
        blow = self.blow
        if kind < MINUS_THREE:
            return blow == NO_BLOW or (blow == NUMBER_BLOW and face_value(kind) >= self.value)
        if kind == MINUS_THREE:
            return blow <= NUMBER_BLOW
        if kind == HIT:
            return blow != HIT_BLOW or self.switches.hit_on_hit
        return kind != TARGET

    def answers_with_power(self, kind: int, strength: int, turned: int) -> bool:
        """§5: an Extra Damage card straightens first, then its strength may be added."""
        if kind == MINUS_THREE:
            return self.switches.power_on_minus_three and not turned
        if turned and not EXTRA <= kind < SITE:
            return False
        return self.blow == NO_BLOW or face_value(kind) + strength >= self.value

    def with_king(self, codes: list[int], kinds: list[int]) -> list[int]:
        """§9: what the holder of the King of Monsters card may do besides."""
        first: list[int] = [KING_DRAW]
        last: list[int] = []
        blow = self.blow
        if blow <= NUMBER_BLOW:
            if blow == NO_BLOW or self.value <= KING_VALUE:
                first.append(KING_NUMBER)
            strength = self.strength(self.actor)
            if strength and (blow == NO_BLOW or KING_VALUE + strength >= self.value):
                first.append(KING_POWER)
        if blow != DOUBLE_BLOW and (blow != HIT_BLOW or self.switches.hit_on_hit):
            for kind in kinds:
                last.append(KING_HIT + kind)
        healed: list[int] = []
        for kind in self.cards.kinds_in(self.damage(self.actor)):
            if face_value(kind) <= KING_VALUE:
                insert(healed, HEAL + kind)
        return first + codes + last + healed

    def wound_codes(self) -> list[int]:
        """§6.1, §6.2: always a question, so that being asked tells nothing."""
        codes = slots(self.cards.kinds_in(self.hand(self.actor)), 0, MINUS_THREE, LAY)
        return codes if codes else [REVEAL]

    def extra_codes(self, verb: int, king: int) -> list[int]:
        codes = [PASS]
        if self.may_spend_king(self.actor):
            codes.append(king)
        codes.extend(slots(self.cards.kinds_in(self.hand(self.actor)), EXTRA, SITE, verb))
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
            self.draw(self.actor)
            self.next_turn()
        elif code == END_TURN:
            self.tell(FORGOT, self.actor)
            self.next_turn()
        else:
            self.use_king(code)

    def play_slot(self, code: int) -> None:
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

    def play_card(self, kind: int, power: bool) -> None:
        """§3.1 to §3.4: lay it on the pile, announce the blow, draw back."""
        seat = self.actor
        card = self.lay_on_pile(kind)
        if kind <= MINUS_THREE:
            if EXTRA <= kind < SITE:
                self.extra_damage_used(seat)
            strength = self.spend_strength(seat) if power else 0
            self.strike(kind, strength)
            if self.events is not None:
                self.tell(PLAYED, seat, card, self.value, strength)
            if kind >= SITE and kind < MINUS_THREE:
                self.open_building()
        else:
            if kind == HIT:
                self.blow = HIT_BLOW
            elif kind == DOUBLE_HIT:
                self.blow = DOUBLE_BLOW
            else:
                self.direction = -self.direction
                self.pass_on()
            self.tell(PLAYED, seat, card, self.value, self.blow)
            if kind == DIRECTION:
                self.tell(DIRECTION_CHANGED, seat, NONE, self.direction)
        self.draw_back()

    def lay_on_pile(self, kind: int) -> int:
        card = self.cards.pick(SEATS + self.actor, kind)
        self.cards.move(card, DISCARDS)
        self.last = card
        self.striker = self.actor
        self.plays += 1
        return card

    def strike(self, kind: int, strength: int) -> None:
        """§3.2, §3.3, §5.1: the blow's new value is what counts from now on."""
        value = face_value(kind)
        if kind == MINUS_THREE and self.blow == NUMBER_BLOW:
            value += self.value
        self.blow = NUMBER_BLOW
        self.card_value = face_value(kind)
        self.value = value + strength

    def spend_strength(self, seat: int) -> int:
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

    def aim(self, target: int) -> None:
        """§4.2: the target plays on; the direction stays."""
        seat = self.actor
        card = self.lay_on_pile(TARGET)
        self.pass_on()
        self.tell(PLAYED, seat, card, self.value, self.blow)
        self.tell(AIMED, seat, NONE, target)
        self.victim = target  # until the turn passes: whom the card names
        self.draw_back()

    def draw_back(self) -> None:
        """§3.6: by hand, drawing can be forgotten."""
        if self.switches.by_hand:
            self.phase = DRAWING
        else:
            self.draw(self.actor)
            self.next_turn()

    def next_turn(self) -> None:
        self.phase = TURN
        if self.victim != NONE:
            following = self.victim
            self.victim = NONE
        else:
            following = self.next_seat(self.actor)
        if self.blow == NO_BLOW and self.cards.size[SEATS + following] == 0:
            self.pass_over(following)
        else:
            self.await_seat(following)

    def pass_over(self, first: int) -> None:
        """Nothing is in play: as at a round's start (§3.1), who has no card at all is passed over."""
        seat = first
        while self.cards.size[SEATS + seat] == 0:
            seat = self.next_seat(seat)
            if seat == first:  # all hands are empty: the round ends with nobody hurt
                self.victim = first
                self.hurt = first
                self.end_round()
                return
        self.await_seat(seat)

    # -- the King of Monsters card (§9) ----------------------------------------------------

    def use_king(self, code: int) -> None:
        card = self.cards.top[KING_CARD]
        if code == KING_DRAW:  # §9.5
            self.cards.move(card, BOX)
            self.tell(KINGS_DRAW, self.actor)
            for _ in range(3):
                self.draw(self.actor)
        elif code == KING_ADD:
            self.add_extra(card)
        elif code == KING_COUNTER:
            self.counter(card)
        else:
            self.king_number(code == KING_POWER)

    def king_number(self, power: bool) -> None:
        """§9.3: as an Extra Damage card of 4. No hand card was played: none is drawn."""
        seat = self.actor
        card = self.cards.top[KING_CARD]
        self.cards.move(card, BOX)
        self.striker = seat
        self.plays += 1
        self.extra_damage_used(seat)
        strength = self.spend_strength(seat) if power else 0
        self.strike(KING, strength)
        self.tell(KINGS_NUMBER, seat, card, self.value, strength)
        self.next_turn()

    def king_hit(self, kind: int) -> None:
        """§9.2: the hand card counts as a Hit and lies on the pile as what it is."""
        self.cards.move(self.cards.top[KING_CARD], BOX)
        card = self.lay_on_pile(kind)
        self.blow = HIT_BLOW
        self.tell(KINGS_HIT, self.actor, card)
        self.draw_back()

    def king_heal(self, kind: int) -> None:
        """§9.4: the turn goes on."""
        cards = self.cards
        cards.move(cards.top[KING_CARD], BOX)
        card = cards.pick(self.damage(self.actor), kind)
        cards.move(card, DISCARDS if kind < DIRECTION else BOX)
        self.tell(HEALED, self.actor, card)

    # -- the end, and plain data -----------------------------------------------------------

    def rewards(self) -> list[float]:
        if self.waiting:
            return [0.0] * self.seats
        if self.winner != NONE:
            return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]
        best = max(self.points)
        share = 1.0 / self.points.count(best)
        return [share if points == best else 0.0 for points in self.points]

    def clone(self) -> TotalWar:
        twin = TotalWar(self.seats, self.cards.clone(), self.rng.clone(), self.box, self.switches)
        self.copy_table(twin)
        return twin

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


def slots(kinds: list[int], first: int, after: int, verb: int) -> list[int]:
    """The codes of a verb for those of the kinds that lie in a range, each once."""
    codes: list[int] = []
    for kind in kinds:
        if first <= kind < after:
            insert(codes, verb + kind - first)
    return codes


def insert(codes: list[int], code: int) -> None:
    """Keep a short list ascending and free of doubles."""
    at = len(codes)
    codes.append(code)
    while at > 0 and codes[at - 1] >= code:
        if codes[at - 1] == code:
            del codes[at]
            return
        codes[at] = codes[at - 1]
        at -= 1
        codes[at] = code
