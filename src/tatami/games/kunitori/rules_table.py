"""The table of Kunitori: what lies where, drawing, discarding, gaining, scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.cards import NONE, Cards
from tatami.core.masks import bit, filled
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.kunitori.rules_box import (
    FIELDS,
    GOLD,
    LAND,
    MOST_SEATS,
    PREFECTURE,
    SILVER,
    SLOTS,
    TEMPLE_TOWN,
    VICTORIES,
    Box,
    Switches,
)

PILE: Final = 0  # zones: + kind, the pool of cards
SCRAPPED: Final = SLOTS
ALLIED: Final = SLOTS + 1  # an ally's cards in a joint battle
HAND: Final = SLOTS + 2  # from here on + seat
DECK: Final = HAND + MOST_SEATS
DISCARD: Final = DECK + MOST_SEATS
AREA: Final = DISCARD + MOST_SEATS  # cards played in this turn
POSTED: Final = AREA + MOST_SEATS  # deployed: left lying from earlier turns
WALLS: Final = POSTED + MOST_SEATS  # ramparts left lying
FRONT: Final = WALLS + MOST_SEATS  # ambush, reinforcement, what ninja reveal
ARMY: Final = FRONT + MOST_SEATS  # what attacks this seat
KEPT: Final = ARMY + MOST_SEATS  # strategy cards shown at the end of a turn
ZONES: Final = KEPT + MOST_SEATS

POSTING: Final = 0  # phases: what is asked
PLAYING: Final = 1
WARNED: Final = 2
TRAPPING: Final = 3  # at whom
DISARMING: Final = 4  # which card
SEEKING: Final = 5  # a general, by Counterstroke
MONKING: Final = 6
SNEAKING: Final = 7  # whom ninja visit
GUARDING: Final = 8  # the visited one
STEALING: Final = 9  # which revealed card is scrapped
RELAYING: Final = 10  # the visited one's cards, back on the deck
TRADING: Final = 11  # in the Temple Town
DECLARING: Final = 12  # whom a general attacks
ALLYING: Final = 13
TARGETING: Final = 14
ANSWERING: Final = 15  # the ally
DEFENDING: Final = 16
AMBUSHING: Final = 17
REWARDING: Final = 18
LOSING: Final = 19
SINGLING: Final = 20  # which attacker the Land Breaker hits
RETURNING: Final = 21  # reinforcements, back on the deck
BUYING: Final = 22
GIVING: Final = 23  # a Beauty
STAYING: Final = 24
KEEPING: Final = 25
MARCHING: Final = 26  # whom a unit attacks

HAND_SIZE: Final = 4

TURN: Final = 0  # events
DREW: Final = 1
PLAYED: Final = 2
RESHUFFLED: Final = 3
SCRAPPED_CARD: Final = 4
WENT_BACK: Final = 5  # to its pile
DISARMED: Final = 6  # a: whose
FETCHED: Final = 7
NOT_FETCHED: Final = 8
VISITED: Final = 9  # a: whom ninja visit
REVEALED: Final = 10
GUARDED: Final = 11
UNGUARDED: Final = 12
RELAID: Final = 13
GAINED: Final = 14
ATTACKED: Final = 15  # a: whom, with the card
PROPOSED: Final = 16  # a: ally, b: whom
ACCEPTED: Final = 17
REFUSED: Final = 18
AMBUSHED: Final = 19
AMBUSHED_WITH: Final = 20
REINFORCED: Final = 21
FOUGHT: Final = 22  # seat: defender, a: attack, b: defence
DECLINED: Final = 23
LOST: Final = 24
LAID: Final = 25
BOUGHT: Final = 26
GAVE: Final = 27  # a: to whom
STAYED: Final = 28
KEPT_CARD: Final = 29
LAST_ROUND: Final = 30
ENDED: Final = 31
DISCARDED: Final = 32
TURNED_UP: Final = 33  # the general that may be bought


class Table(State):
    """Everything on the table, and the moves that need no decision."""

    def __init__(self, seats: int, cards: Cards, rng: Rng, box: Box, switches: Switches) -> None:
        super().__init__(seats, cards, rng)
        self.box: Final[Box] = box
        self.switches: Final[Switches] = switches
        self.phase: i64 = PLAYING
        self.first: i64 = 0  # the seat that began
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # begun so far
        self.last: i64 = NONE  # the seat whose turn will be the last, once that is known
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.money: i64 = 0
        self.discount: i64 = 0
        self.monks: i64 = 0  # joint battles that may still be proposed
        self.walls: i64 = 0  # ramparts played in this turn
        self.owed: vec[i64] = filled(0, seats)  # cards more to draw at the end of the next turn
        self.landed: i64 = 0  # mask of those who have ever got a Land
        self.general: i64 = NONE  # the only general that may be bought, where that is so
        self.floor: i64 = 0  # the lowest kind left while a subset is picked
        self.least: i64 = 0  # the lowest seat left for equal units
        self.visited: i64 = NONE  # by ninja
        self.ally: i64 = NONE
        self.target: i64 = NONE  # the defender of this battle; of a Trap its victim
        self.attacks: i64 = 0  # mask of those who are attacked
        self.loser: i64 = NONE  # who must give up a unit to a Land Breaker
        self.fought: i64 = 0  # mask of the defenders whose battles are over
        self.ambushed: i64 = 0  # mask of those who chose ambush
        self.outcome: i64 = 0  # attack less defence, of this battle
        self.hits: i64 = 0  # cards the defender must still give up to Land Breakers
        self.hits_back: i64 = 0  # cards the attackers must

    # -- looking -----------------------------------------------------------------------

    def price(self, kind: i64) -> i64:
        """§4.12: a harbour takes 1 off, but never the last."""
        cost = self.box.cost[kind]
        return cost - 1 if self.discount and cost > 1 else cost

    def may_hold(self, seat: i64, kinds: i64) -> bool:
        """Whether one of these may be in hand, for all that everybody knows: hand and deck
        together are what was bought and is nowhere else."""
        cards = self.cards
        if cards.size[HAND + seat] == 0:
            return False
        return (cards.kinds_mask(HAND + seat) | cards.kinds_mask(DECK + seat)) & kinds != 0

    def in_pool(self) -> i64:
        """The kinds whose piles are not empty."""
        mask: i64 = 0
        for kind in range(self.box.kinds):
            if self.cards.size[PILE + kind]:
                mask |= bit(kind)
        return mask

    def strength_in(self, zone: i64) -> i64:
        cards = self.cards
        total: i64 = 0
        card = cards.top[zone]
        while card != NONE:
            total += self.box.strength[cards.kind[card]]
            card = cards.below[card]
        return total

    def count_in(self, zone: i64, kinds: i64) -> i64:
        cards = self.cards
        total: i64 = 0
        card = cards.top[zone]
        while card != NONE:
            total += kinds >> cards.kind[card] & 1
            card = cards.below[card]
        return total

    def next_seat(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    # -- drawing (§3.3) ------------------------------------------------------------------

    def ready_deck(self, seat: i64) -> bool:
        """The discards become the deck only when a card is needed and none is left."""
        cards = self.cards
        if cards.size[DECK + seat]:
            return True
        if not cards.size[DISCARD + seat]:
            return False
        for card in cards.in_zone(DISCARD + seat):
            cards.move(card, DECK + seat)
        cards.shuffle(DECK + seat, self.rng)
        self.tell(RESHUFFLED, seat)
        return True

    def draw(self, seat: i64, count: i64) -> None:
        cards = self.cards
        for _ in range(count):
            if not self.ready_deck(seat):
                return
            card = cards.top[DECK + seat]
            cards.move(card, HAND + seat)
            self.tell(DREW, seat, card)

    def reveal(self, seat: i64, count: i64) -> None:
        """Turn up the topmost cards of a deck, before everybody."""
        cards = self.cards
        for _ in range(count):
            if not self.ready_deck(seat):
                return
            card = cards.top[DECK + seat]
            cards.move(card, FRONT + seat)
            self.tell(REVEALED, seat, card)

    def move_all(self, source: i64, zone: i64) -> None:
        for card in self.cards.in_zone(source):
            self.cards.move(card, zone)

    def move_kinds(self, source: i64, kinds: i64, zone: i64) -> None:
        cards = self.cards
        for card in cards.in_zone(source):
            if kinds >> cards.kind[card] & 1:
                cards.move(card, zone)

    def card_of(self, zone: i64, kind: i64) -> i64:
        """An open card of this kind."""
        cards = self.cards
        card = cards.top[zone]
        while cards.kind[card] != kind:
            card = cards.below[card]
        return card

    def kind_left(self, zone: i64) -> bool:
        """Whether a zone holds cards of two kinds, so that their order says something."""
        mask = self.cards.kinds_mask(zone)
        return mask & (mask - 1) != 0

    def lay_back(self, zone: i64, seat: i64, upper: i64) -> None:
        """§7.6: revealed cards go back on the deck, this kind on top, and only their owner knows."""
        cards = self.cards
        there = cards.in_zone(zone)
        kinds = cards.kinds_in(zone)
        for card in there:
            cards.move(card, DECK + seat)
        if len(there) == 2 and kinds[0] != kinds[1]:
            cards.veil(there, [kinds[0] + kinds[1] - upper, upper], bit(seat))
        self.tell(RELAID, seat, NONE, len(there))

    # -- gaining ---------------------------------------------------------------------------

    def gain(self, seat: i64, kind: i64, zone: i64) -> i64:
        """Take the topmost card of a pile; the last one of a victory pile ends the match soon (§8.1)."""
        cards = self.cards
        card = cards.top[PILE + kind]
        cards.move(card, zone + seat)
        if kind == LAND:
            self.landed |= bit(seat)
        if cards.size[PILE + kind] == 0 and VICTORIES >> kind & 1 and self.last == NONE:
            self.last = self.turn - 1 if self.turn else self.seats - 1
            self.tell(LAST_ROUND, seat)
        if kind == self.general:
            self.turn_up_general()
        return card

    def turn_up_general(self) -> None:
        """Where only the topmost general may be bought: any of those left lies next."""
        left: list[int] = []
        for kind in range(self.box.kinds):
            if self.box.generals >> kind & 1 and self.cards.size[PILE + kind]:
                left.append(kind)
        self.general = left[self.rng.below(len(left))] if left else NONE
        if self.general != NONE:
            self.tell(TURNED_UP, NONE, self.cards.top[PILE + self.general])

    def scrap(self, card: i64) -> None:
        seat = self.actor
        self.cards.move(card, SCRAPPED)
        self.tell(SCRAPPED_CARD, seat, card)

    # -- scoring (§8.2) ----------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """All cards count wherever their owner has them."""
        cards = self.cards
        total: i64 = 0
        fields: i64 = 0
        broad: i64 = 0  # Lands and Prefectures
        towns: i64 = 0
        for place in range(HAND + seat, ZONES, MOST_SEATS):
            if place == ARMY + seat:
                continue
            card = cards.top[place]
            while card != NONE:
                kind = cards.kind[card]
                total += self.box.points[kind]
                if kind == FIELDS:
                    fields += 1
                elif kind == TEMPLE_TOWN:
                    towns += 1
                elif kind == LAND or kind == PREFECTURE:
                    broad += 1
                card = cards.below[card]
        total += self.away(seat)
        return total + fields * broad - (3 * towns if self.temples_fall() else 0)

    def away(self, seat: i64) -> i64:
        """The points printed on cards that fight elsewhere just now."""
        total: i64 = 0
        if seat == self.turn:
            for target in range(self.seats):
                total += self.points_in(ARMY + target)
        if seat == self.ally:
            total += self.points_in(ALLIED)
        return total

    def points_in(self, zone: i64) -> i64:
        cards = self.cards
        total: i64 = 0
        card = cards.top[zone]
        while card != NONE:
            total += self.box.points[cards.kind[card]]
            card = cards.below[card]
        return total

    def temples_fall(self) -> bool:
        size = self.cards.size
        if self.switches.either_empty:
            return size[PILE + SILVER] == 0 or size[PILE + GOLD] == 0
        return size[PILE + SILVER] == 0 and size[PILE + GOLD] == 0

    def copy_table(self, twin: Table) -> None:
        self.copy_base(twin)
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.last = self.last
        twin.actions = self.actions
        twin.buys = self.buys
        twin.money = self.money
        twin.discount = self.discount
        twin.monks = self.monks
        twin.walls = self.walls
        twin.owed = self.owed[:]
        twin.landed = self.landed
        twin.general = self.general
        twin.floor = self.floor
        twin.least = self.least
        twin.visited = self.visited
        twin.ally = self.ally
        twin.target = self.target
        twin.attacks = self.attacks
        twin.loser = self.loser
        twin.fought = self.fought
        twin.ambushed = self.ambushed
        twin.outcome = self.outcome
        twin.hits = self.hits
        twin.hits_back = self.hits_back

    def save_own(self) -> list[list[int]]:
        row: list[int] = [self.phase, self.first, self.turn, self.turns, self.last, self.actions, self.buys]
        row.extend([self.money, self.discount, self.monks, self.walls, self.landed, self.general])
        row.extend([self.floor, self.visited, self.ally, self.target, self.fought, self.ambushed])
        row.extend([self.outcome, self.hits, self.hits_back, self.least, self.attacks, self.loser])
        return [row, list(self.owed)]

    def load_own(self, rows: list[list[int]]) -> None:
        row = rows[0]
        self.phase, self.first, self.turn, self.turns, self.last, self.actions, self.buys = row[:7]
        self.money, self.discount, self.monks, self.walls, self.landed, self.general = row[7:13]
        self.floor, self.visited, self.ally, self.target, self.fought, self.ambushed = row[13:19]
        self.outcome, self.hits, self.hits_back, self.least, self.attacks, self.loser = row[19:]
        self.owed = vec[i64](rows[1])
