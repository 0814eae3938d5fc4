"""Crazy Eights: the rules, numbered as in `rulebook/en.md`.

A kind is `rank * 4 + suit`, ranks from 2 to ace, suits clubs, diamonds, hearts, spades.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.cards import NONE, Cards
from tatami.core.masks import add_codes, shifted
from tatami.core.rng import Rng
from tatami.core.state import State

KINDS: Final = 52
SUITS: Final = 4
EIGHT: Final = 6  # the rank of an eight
JACK: Final = 9  # court cards begin here

CLUBS: Final = 0x1111111111111  # masks of kinds; the other suits lie above
DEUCES: Final = 0b1111  # the other ranks lie above
EIGHTS: Final = 0b1111 << 24

STOCK: Final = 0  # zones
PILE: Final = 1
HAND: Final = 2  # + seat

DRAW: Final = 52  # codes; below: play the card of that kind
PASS: Final = 53
NOMINATE: Final = 54  # + suit
CODES: Final = 58

MOST_DRAWS: Final = 5
MOST_PLAYS: Final = 100

TURNED_UP: Final = 0  # events
PLAYED: Final = 1
DREW: Final = 2
PASSED: Final = 3
NOMINATED: Final = 4
ENDED: Final = 5


class CrazyEights(State):
    def __init__(self, seats: int, cards: Cards, rng: Rng) -> None:
        super().__init__(seats, cards, rng)
        self.rank: i64 = 0  # to be matched
        self.suit: i64 = 0  # to be matched, or nominated
        self.nominating: i64 = 0
        self.draws: i64 = 0  # of the actor in this turn
        self.passes: i64 = 0  # in a row, with an empty stock
        self.plays: i64 = 0

    # -- set-up ------------------------------------------------------------------------

    def deal(self) -> None:
        """§2: hands to all, then a card, no eight, is turned up; the dealer's neighbour begins."""
        cards = self.cards
        cards.shuffle(STOCK, self.rng)
        dealer = self.rng.below(self.seats)
        for number in range(self.seats * hand_size(self.seats)):
            seat = (dealer + 1 + number) % self.seats
            cards.move(cards.top[STOCK], HAND + seat)
        while cards.kind[cards.top[STOCK]] >> 2 == EIGHT:
            cards.shuffle(STOCK, self.rng)
        card = cards.top[STOCK]
        cards.move(card, PILE)
        self.match(cards.kind[card])
        self.tell(TURNED_UP, dealer, card)
        self.await_seat((dealer + 1) % self.seats)

    # -- turn --------------------------------------------------------------------------

    def legal(self) -> list[int]:
        codes: list[int] = []
        if not self.waiting:
            return codes
        if self.nominating:  # §3.3
            return [NOMINATE, NOMINATE + 1, NOMINATE + 2, NOMINATE + 3]
        cards = self.cards
        matching = shifted(CLUBS, self.suit) | shifted(DEUCES, SUITS * self.rank)  # §3.1
        add_codes(codes, 0, cards.kinds_mask(HAND + self.actor) & (matching | EIGHTS))  # §3.2
        if cards.size[STOCK] == 0 or self.draws == MOST_DRAWS:  # §3.6
            codes.append(PASS)
        else:  # §3.4
            codes.append(DRAW)
        return codes

    def play(self, code: int) -> None:
        if code < DRAW:
            self.play_card(code)
        elif code == DRAW:
            self.draw_card()
        elif code == PASS:
            self.pass_turn()
        else:
            self.nominate(code - NOMINATE)

    def play_card(self, kind: int) -> None:
        cards = self.cards
        seat = self.actor
        card = cards.pick(HAND + seat, kind)
        cards.move(card, PILE)
        self.match(kind)
        self.passes = 0
        self.plays += 1
        self.tell(PLAYED, seat, card)
        if cards.size[HAND + seat] == 0 or self.plays == MOST_PLAYS:  # §4.1
            self.finish()
        elif kind >> 2 == EIGHT:
            self.nominating = 1
        else:
            self.next_turn()

    def draw_card(self) -> None:
        cards = self.cards
        card = cards.top[STOCK]
        cards.move(card, HAND + self.actor)
        self.draws += 1
        self.passes = 0
        self.tell(DREW, self.actor, card)

    def pass_turn(self) -> None:
        self.tell(PASSED, self.actor)
        self.passes = self.passes + 1 if self.cards.size[STOCK] == 0 else 0
        if self.passes == self.seats + 1:  # §4.1
            self.finish()
        else:
            self.next_turn()

    def nominate(self, suit: int) -> None:
        self.suit = suit
        self.nominating = 0
        self.tell(NOMINATED, self.actor, NONE, suit)
        self.next_turn()

    def match(self, kind: int) -> None:
        self.rank = kind >> 2
        self.suit = kind & 3

    def next_turn(self) -> None:
        self.draws = 0
        self.await_seat((self.actor + 1) % self.seats)

    def finish(self) -> None:
        self.tell(ENDED, self.actor)
        self.end()

    # -- end ---------------------------------------------------------------------------

    def rewards(self) -> list[float]:
        """§4.2: what is left in hand counts against you."""
        totals: list[float] = []
        for seat in range(self.seats):
            total = 0
            for kind in self.cards.kinds_in(HAND + seat):
                total -= penalty(kind >> 2)
            totals.append(float(total))
        return totals

    # -- plain data ----------------------------------------------------------------------

    def clone(self) -> CrazyEights:
        twin = CrazyEights(self.seats, self.cards.clone(), self.rng.clone())
        self.copy_base(twin)
        twin.rank = self.rank
        twin.suit = self.suit
        twin.nominating = self.nominating
        twin.draws = self.draws
        twin.passes = self.passes
        twin.plays = self.plays
        return twin

    def save_own(self) -> list[list[int]]:
        return [[self.rank, self.suit, self.nominating, self.draws, self.passes, self.plays]]

    def load_own(self, rows: list[list[int]]) -> None:
        self.rank, self.suit, self.nominating, self.draws, self.passes, self.plays = rows[0]

    def observe(self, seat: int) -> list[int]:
        """Own hand by kind; rank, suit, nominating, draws, stock, plays, whose turn it is
        counted from here; then how many cards each other seat holds, in turn order."""
        row = [0] * KINDS
        for kind in self.cards.kinds_in(HAND + seat):
            row[kind] += 1
        turn = (self.actor - seat) % self.seats if self.waiting else NONE
        row.extend([self.rank, self.suit, self.nominating, self.draws, self.cards.size[STOCK]])
        row.extend([self.plays, turn])
        for step in range(1, self.seats):
            row.append(self.cards.size[HAND + (seat + step) % self.seats])
        return row


def start(seats: int, rng: Rng) -> CrazyEights:
    """A match dealt and ready: one deck up to five players, else two (§1.2)."""
    decks = 1 if seats <= 5 else 2
    everyone = (1 << (seats + 1)) - 1
    audience = [0, everyone] + [1 << seat for seat in range(seats)]
    cards = Cards([card % KINDS for card in range(KINDS * decks)], KINDS, tuple(audience), seats)
    for card in range(KINDS * decks):
        cards.move(card, STOCK)
    state = CrazyEights(seats, cards, rng)
    state.deal()
    return state


def hand_size(seats: int) -> int:
    return 7 if seats == 2 else 5  # §2.1


def penalty(rank: int) -> int:
    if rank == EIGHT:
        return 50
    return 10 if rank >= JACK else rank + 2
