"""The table of Total War: what lies where, whose turn it can be, drawing, straightening."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tatami.core.cards import NONE, Cards
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Everything on the table, and the moves that need no decision."""

    def __init__(self, seats: int, cards: Cards, rng: Rng, box: Box, switches: Switches) -> None:
        super().__init__(seats, cards, rng)
        self.box: Box = box
        self.switches: Switches = switches
        self.kaiju: list[int] = [NONE] * seats
        self.enraged: list[int] = [0] * seats
        self.turned: list[int] = [0] * seats
        self.points: list[int] = [0] * seats
        self.alive: int = (1 << seats) - 1  # mask of the seats still in the game
        self.phase: int = CHOOSING
        self.direction: int = 1
        self.blow: int = NO_BLOW
        self.value: int = 0  # of the blow, as announced
        self.card_value: int = 0  # printed on the last number card
        self.last: int = NONE  # the last played battle card, among the discards
        self.striker: int = NONE  # who played the last card
        self.victim: int = NONE
        self.hurt: int = NONE  # who took damage last
        self.winner: int = NONE
        self.plays: int = 0  # cards played in the match

    # -- looking ---------------------------------------------------------------------

    def hand(self, seat: int) -> int:
        return SEATS + seat

    def damage(self, seat: int) -> int:
        return SEATS + self.seats + seat

    def life(self, seat: int) -> int:
        return self.box.life[self.kaiju[seat] * 2 + self.enraged[seat]]

    def strength(self, seat: int) -> int:
        return self.box.strength[self.kaiju[seat] * 2 + self.enraged[seat]]

    def prize(self, seat: int) -> int:
        """§2.1: the points printed on the side that faces up."""
        return self.box.points[self.kaiju[seat] * 2 + self.enraged[seat]]

    def suffered(self, seat: int) -> int:
        """The sum of the damage beside a kaiju."""
        total = 0
        for kind in self.cards.kinds_in(self.damage(seat)):
            total += face_value(kind)
        return total

    def is_alive(self, seat: int) -> bool:
        return self.alive >> seat & 1 == 1

    def holds_king(self, seat: int) -> bool:
        """§9.1: the card is still unused, and this seat's."""
        return self.switches.king_seat == seat and self.cards.size[KING_CARD] == 1

    def next_seat(self, seat: int) -> int:
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

    def draw(self, seat: int) -> None:
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
        cards = self.cards
        discards = cards.in_zone(DISCARDS)
        if self.spent_cards() == 0:
            return
        for card in discards:
            if card != self.last:
                cards.move(card, DECK)
        cards.shuffle(DECK, self.rng)
        self.tell(RESHUFFLED, NONE)

    def spent_cards(self) -> int:
        """How many discards can become the deck."""
        count = self.cards.size[DISCARDS]
        return count - 1 if self.last != NONE else count

    def straighten(self, seat: int) -> None:
        if self.turned[seat]:
            self.turned[seat] = 0
            self.tell(STRAIGHTENED, seat)

    def extra_damage_used(self, seat: int) -> None:
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
        twin.victim = self.victim
        twin.hurt = self.hurt
        twin.winner = self.winner
        twin.plays = self.plays

    def save_own(self) -> list[list[int]]:
        return [
            self.kaiju[:],
            self.enraged[:],
            self.turned[:],
            self.points[:],
            [
                self.alive,
                self.phase,
                self.direction,
                self.blow,
                self.value,
                self.card_value,
                self.last,
                self.striker,
                self.victim,
                self.hurt,
                self.winner,
                self.plays,
            ],
        ]

    def load_own(self, rows: list[list[int]]) -> None:
        self.kaiju, self.enraged, self.turned, self.points = (row[:] for row in rows[:4])
        self.alive, self.phase, self.direction, self.blow, self.value = rows[4][:5]
        self.card_value, self.last, self.striker, self.victim = rows[4][5:9]
        self.hurt, self.winner, self.plays = rows[4][9:]


def points_to_win(seats: int) -> int:
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


def unchosen(kaiju: list[int]) -> list[int]:
    return [one for one in range(KAIJU) if one not in kaiju]
