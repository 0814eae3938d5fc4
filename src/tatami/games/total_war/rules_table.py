"""The table of Total War: what lies where, whose turn it can be, drawing, straightening."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import NONE, Cards
from tatami.core.masks import bit, column, filled
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.total_war.rules_box import KAIJU, Box, Switches, face_value

DECK: Final = 0  # zones
DISCARDS: Final = 1
BUILDINGS: Final = 2  # their deck
OPEN: Final = 3  # buildings in the middle
BOX: Final = 4
KING_CARD: Final = 5  # the King of Monsters card in front of its holder
SEATS: Final = 6  # then a hand for each seat, then each seat's damage

CHOOSING: Final = 0  # phases
TURN: Final = 1
DRAWING: Final = 2
WOUNDED: Final = 3
TAKING_BUILDING: Final = 4
ADDING: Final = 5
COUNTERING: Final = 6
DISCARDING: Final = 7

NO_BLOW: Final = 0  # what is in play
NUMBER_BLOW: Final = 1
HIT_BLOW: Final = 2
DOUBLE_BLOW: Final = 3

HAND_SIZE: Final = 3

CHOSE: Final = 0  # events
ROUND: Final = 1
PLAYED: Final = 2  # a: value of the blow, b: the strength in it; of a special: what is in play
KINGS_NUMBER: Final = 3  # a, b as above
KINGS_HIT: Final = 4
AIMED: Final = 5  # a: target
DREW: Final = 6
FORGOT: Final = 7
OPENED: Final = 8
TOOK: Final = 9  # a: striker
LAID: Final = 10
REVEALED: Final = 11
BUILDING_HIT: Final = 12
ADDED: Final = 13  # a: victim
COUNTERED: Final = 14  # a: striker
PASSED: Final = 15
STRAIGHTENED: Final = 16
DEFEATED: Final = 17  # a: side defeated, b: who did it
SCORED: Final = 18  # a: points won, b: points in all
ELIMINATED: Final = 19
RESHUFFLED: Final = 20
DISCARDED: Final = 21
HEALED: Final = 22
KINGS_DRAW: Final = 23
WON: Final = 24
DIRECTION_CHANGED: Final = 25  # a: 1 clockwise, -1 anticlockwise
UNHURT: Final = 26  # a victim without any card to lay


class Table(State):
    """Everything on the table, and the moves that need no decision."""

    def __init__(self, seats: int, cards: Cards, rng: Rng, box: Box, switches: Switches) -> None:
        super().__init__(seats, cards, rng)
        self.box: Final[Box] = box
        self.switches: Final[Switches] = switches
        self.kaiju: vec[i64] = filled(NONE, seats)
        self.enraged: vec[i64] = filled(0, seats)
        self.turned: vec[i64] = filled(0, seats)
        self.points: vec[i64] = filled(0, seats)
        self.alive: i64 = bit(seats) - 1  # mask of the seats still in the game
        self.phase: i64 = CHOOSING
        self.direction: i64 = 1
        self.blow: i64 = NO_BLOW
        self.value: i64 = 0  # of the blow, as announced
        self.card_value: i64 = 0  # printed on the last number card
        self.last: i64 = NONE  # the last played battle card
        self.striker: i64 = NONE  # who played the last card
        self.aimed: i64 = NONE  # whom a Target card has named, until that one's turn
        self.victim: i64 = NONE
        self.hurt: i64 = NONE  # who took damage last
        self.winner: i64 = NONE
        self.plays: i64 = 0  # cards played in the match

    # -- looking ---------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        return SEATS + seat

    def damage(self, seat: i64) -> i64:
        return SEATS + self.seats + seat

    def life(self, seat: i64) -> i64:
        return self.box.life[self.kaiju[seat] * 2 + self.enraged[seat]]

    def strength(self, seat: i64) -> i64:
        return self.box.strength[self.kaiju[seat] * 2 + self.enraged[seat]]

    def prize(self, seat: i64) -> i64:
        """§2.1: the points printed on the side that faces up."""
        return self.box.points[self.kaiju[seat] * 2 + self.enraged[seat]]

    def suffered(self, seat: i64) -> i64:
        """The sum of the damage beside a kaiju."""
        cards = self.cards
        total: i64 = 0
        card = cards.top[self.damage(seat)]
        while card != NONE:
            total += face_value(cards.kind[card])
            card = cards.below[card]
        return total

    def is_alive(self, seat: i64) -> bool:
        return self.alive >> seat & 1 == 1

    def holds_king(self, seat: i64) -> bool:
        """§9.1: the card is still unused, and this seat's."""
        return self.cards.size[KING_CARD] == 1 and self.switches.king_seat == seat

    def has_cards(self, seat: i64) -> bool:
        """Whether there is something this seat could play or lay: everybody knows."""
        return self.cards.size[SEATS + seat] > 0 or self.holds_king(seat)

    def next_seat(self, seat: i64) -> i64:
        """The next living seat in the direction of play."""
        step = seat
        while True:
            step += self.direction
            if step >= self.seats:
                step = 0
            elif step < 0:
                step = self.seats - 1
            if self.alive >> step & 1:
                return step

    # -- drawing (§3.6, §3.7) ----------------------------------------------------------

    def draw(self, seat: i64) -> None:
        """Draw one battle card; the one who takes the last one ends the deck."""
        cards = self.cards
        if cards.size[DECK] == 0:
            self.reshuffle()
            if cards.size[DECK] == 0:
                return
        card = cards.top[DECK]
        cards.move(card, SEATS + seat)
        if self.events is not None:
            self.tell(DREW, seat, card)
        if cards.size[DECK] == 0:
            self.deck_runs_out()

    def deck_runs_out(self) -> None:
        """§3.7, §5.3: all kaiju straighten, and the discards become the deck."""
        for seat in range(self.seats):
            if self.alive >> seat & 1:
                self.straighten(seat)
        self.reshuffle()

    def reshuffle(self) -> None:
        """§3.7: all discards but the last played card."""
        if self.spent_cards() == 0:
            return
        cards = self.cards
        for card in cards.in_zone(DISCARDS):
            if card != self.last:
                cards.move(card, DECK)
        cards.shuffle(DECK, self.rng)
        self.tell(RESHUFFLED, NONE)

    def spent_cards(self) -> i64:
        """How many discards can become the deck."""
        count = self.cards.size[DISCARDS]
        if self.last != NONE and self.cards.zone[self.last] == DISCARDS:
            count -= 1
        return count

    def can_draw(self) -> bool:
        return self.cards.size[DECK] + self.spent_cards() > 0

    def straighten(self, seat: i64) -> None:
        if self.turned[seat]:
            self.turned[seat] = 0
            self.tell(STRAIGHTENED, seat)

    def extra_damage_used(self, seat: i64) -> None:
        """§5.3: an Extra Damage card straightens the kaiju of the one who plays it."""
        if self.switches.straighten_all:
            for other in range(self.seats):
                if self.alive >> other & 1:
                    self.straighten(other)
        else:
            self.straighten(seat)

    # -- plain data --------------------------------------------------------------------

    def copy_table(self, twin: Table) -> None:
        self.copy_base(twin)
        twin.kaiju = self.kaiju[:]
        twin.enraged = self.enraged[:]
        twin.turned = self.turned[:]
        twin.points = self.points[:]
        twin.alive = self.alive
        twin.phase = self.phase
        twin.direction = self.direction
        twin.blow = self.blow
        twin.value = self.value
        twin.card_value = self.card_value
        twin.last = self.last
        twin.striker = self.striker
        twin.aimed = self.aimed
        twin.victim = self.victim
        twin.hurt = self.hurt
        twin.winner = self.winner
        twin.plays = self.plays

    def save_own(self) -> list[list[int]]:
        return [
            list(self.kaiju),
            list(self.enraged),
            list(self.turned),
            list(self.points),
            [self.alive, self.phase, self.direction, self.blow, self.value, self.card_value],
            [self.last, self.striker, self.aimed, self.victim, self.hurt, self.winner, self.plays],
        ]

    def load_own(self, rows: list[list[int]]) -> None:
        self.kaiju = column(rows[0])
        self.enraged = column(rows[1])
        self.turned = column(rows[2])
        self.points = column(rows[3])
        self.alive, self.phase, self.direction, self.blow, self.value, self.card_value = rows[4]
        self.last, self.striker, self.aimed, self.victim, self.hurt, self.winner, self.plays = rows[5]


def points_to_win(seats: i64) -> i64:
    """§1.2"""
    if seats <= 4:
        return 12
    if seats <= 6:
        return 10
    return 8 if seats <= 8 else 6


def audiences(seats: int) -> tuple[int, ...]:
    """Who sees the cards of each zone: nobody the decks, each seat its hand, all the rest."""
    everyone = (1 << (seats + 1)) - 1
    zones = [0, everyone, 0, everyone, everyone, everyone]
    zones += [1 << seat for seat in range(seats)]
    zones += [everyone] * seats
    return tuple(zones)


def unchosen(kaiju: vec[i64]) -> i64:
    """The kaiju that nobody has taken, as a mask."""
    free: i64 = (1 << KAIJU) - 1
    for seat in range(len(kaiju)):
        if kaiju[seat] != NONE:
            free ^= bit(kaiju[seat])
    return free
