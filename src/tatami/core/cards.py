"""Cards: what is printed on them, who knows it, and where they lie.

A card is a number, its id, and lies in one zone. Four gates change anything about it:
`show` (somebody learns what it is), `veil` (an order that only some know),
`shuffle` (chance), and `move`. Shuffling permutes
what is printed under unchanged ids, so following ids tells nothing. Everything but
`kind` is public history; two truths that differ only in kinds unseen by a seat are,
to that seat, one and the same.

All columns are `vec`s of machine integers: indexed like lists, copied like bytes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.bags import NO_KIND, Bags
from tatami.core.masks import bit, column, filled, lowest_bit, ones
from tatami.core.rng import Rng

NONE: Final = -1  # no card, no seat, no zone
MOST_POOLS: Final = 62  # masks of pools have 63 bits
PATIENCE: Final = 1000  # tries at dealing cards about which something is publicly known
CARD_ROWS: Final = 10  # that `Cards.save` gives


class Unimaginable(Exception):
    """No deal agrees with what is publicly known: a rule has stated a false fact."""


@final
class Cards:
    """All cards of a match.

    `audience[zone]` is the mask of seats that see a card arriving there; bit `seats` of a
    mask is the public gallery. `visits=True` counts the moves of each card, for effects
    that refer to a card only as long as it stays where it is.

    >>> deck, hand = 0, 1
    >>> cards = Cards([7, 7, 8], 9, audience=(0, 0b001), seats=2)  # only seat 0 sees the hand
    >>> for card in range(3):
    ...     cards.move(card, deck)
    >>> cards.shuffle(deck, Rng.fast(1))
    >>> cards.move(cards.top[deck], hand)
    >>> [bin(cards.seen[card]) for card in cards.in_zone(hand)]
    ['0b1']
    """

    def __init__(
        self, kinds: list[int], kind_count: int, audience: tuple[int, ...], seats: int, visits: bool = False
    ) -> None:
        count = len(kinds)
        zones = len(audience)
        everyone: i64 = (1 << (seats + 1)) - 1
        self.kind_count: i64 = kind_count
        self.everyone: i64 = everyone
        self.audience: vec[i64] = column(list(audience))  # per zone; never changes, copies share it
        self.kind: vec[i64] = column(kinds)  # what is printed on it
        self.seen: vec[i64] = filled(everyone, count)  # mask of the seats that know
        self.pool: vec[i64] = filled(0, count)  # the unknown cards it may be exchanged with
        self.zone: vec[i64] = filled(NONE, count)  # where it lies
        self.below: vec[i64] = filled(NONE, count)  # the card under it there
        self.top: vec[i64] = filled(NONE, zones)
        self.size: vec[i64] = filled(0, zones)
        self.barred: vec[i64] = filled(0, 0)  # per card, once used: mask of kinds it publicly is not
        self.visit: vec[i64] = filled(0, count if visits else 0)
        self.shown: i64 = 0  # how often somebody learned something: what ends a take-back
        self.pools: i64 = 1  # pool numbers in use lie below this

    # -- the gates ---------------------------------------------------------------

    def show(self, card: i64, seats: i64) -> None:
        """Let these seats know what the card is."""
        before = self.seen[card]
        after = before | seats
        if after != before:
            self.seen[card] = after
            self.shown += 1

    def move(self, card: i64, zone: i64) -> None:
        """Lay the card on top of a zone, before the eyes of that zone's audience."""
        home = self.zone[card]
        if home != NONE:
            above = self.top[home]
            if above == card:
                self.top[home] = self.below[card]
            else:
                self._lift(card, above)
            self.size[home] -= 1
        self.below[card] = self.top[zone]
        self.top[zone] = card
        self.zone[card] = zone
        self.size[zone] += 1
        if len(self.visit):
            self.visit[card] += 1
        self.show(card, self.audience[zone])

    def shuffle(self, zone: i64, rng: Rng) -> None:
        """Permute what is printed on the zone's cards; nobody knows them any more.

        If everybody knew all of them, they become a pool of their own. If somebody did
        not know one, its pool and they become one: that somebody cannot tell them apart.
        """
        cards = self.in_zone(zone)
        self._pool_together(cards)
        kind = self.kind
        left: i64 = len(cards)
        while left > 1:
            chosen: i64 = cards[rng.below(left)]
            left -= 1
            last: i64 = cards[left]
            here = kind[last]
            kind[last] = kind[chosen]
            kind[chosen] = here
        for card in cards:
            self.seen[card] = 0
        if len(self.barred):
            for card in cards:
                self.barred[card] = 0

    def veil(self, cards: list[int], kinds: list[int], seats: i64) -> None:
        """Bring cards into an order that only these seats know: open cards that are turned down,
        or a deck that is looked through.

        `kinds` must be what was printed on them before, in an order that follows from what these
        seats know. The cards become a pool, as when they are shuffled; none of them moves.
        """
        self._pool_together(cards)
        for place in range(len(cards)):
            card: i64 = cards[place]
            self.kind[card] = kinds[place]
            if seats & ~self.seen[card]:
                self.shown += 1
            self.seen[card] = seats
            if len(self.barred):
                self.barred[card] = 0

    # -- reading -----------------------------------------------------------------

    def in_zone(self, zone: i64) -> list[int]:
        """The ids in a zone, from the top down."""
        found: list[int] = []
        card = self.top[zone]
        while card != NONE:
            found.append(card)
            card = self.below[card]
        return found

    def held(self, zone: i64) -> list[int]:
        """All that can be seen of a zone, from the top down: of each card its id, its kind, and the
        mask of who knows it."""
        found: list[int] = []
        card = self.top[zone]
        while card != NONE:
            found.append(card)
            found.append(self.kind[card])
            found.append(self.seen[card])
            card = self.below[card]
        return found

    def kinds_in(self, zone: i64) -> list[int]:
        """What is printed on the cards of a zone, from the top down."""
        found: list[int] = []
        card = self.top[zone]
        while card != NONE:
            found.append(self.kind[card])
            card = self.below[card]
        return found

    def kinds_mask(self, zone: i64) -> i64:
        """The kinds in a zone as a mask: for games with fewer than 63 kinds.

        >>> cards = Cards([0, 2, 2], 3, audience=(0,), seats=2)
        >>> for card in range(3):
        ...     cards.move(card, 0)
        >>> bin(cards.kinds_mask(0))
        '0b101'
        """
        mask: i64 = 0
        card = self.top[zone]
        while card != NONE:
            mask |= bit(self.kind[card])
            card = self.below[card]
        return mask

    def pick(self, zone: i64, kind: i64) -> i64:
        """The card of this kind that leaves an unordered zone, such as a hand.

        Of equal copies it is one that most seats know, and of these the one nearest the top.
        Among cards that nobody can tell apart the first in the zone goes and carries the kind,
        so its id does not say when it was drawn. Cards can be told apart that lay there when
        others were shuffled, or of which something is publicly known: that one of them was
        passed over says that it is not of this kind, and is stated as public.
        """
        kinds = self.kind
        below = self.below
        best: i64 = NONE
        card = self.top[zone]
        while card != NONE:
            if kinds[card] == kind and (best == NONE or self._is_preferred(card, best)):
                best = card
            card = below[card]
        if best == NONE:
            return NONE
        first = self.top[zone]
        while not self._alike(first, best):
            first = below[first]
        if first != best:
            kinds[best] = kinds[first]
            kinds[first] = kind
        self._bar_passed_over(zone, first, kind)
        return first

    def _bar_passed_over(self, zone: i64, picked: i64, kind: i64) -> None:
        """State of those cards which `pick` would have taken instead, were they of this kind, that
        they are not: better known ones, and equally known ones that lie nearer the top."""
        above = True
        card = self.top[zone]
        while card != NONE:
            if card == picked:
                above = False
            elif not self._alike(card, picked) and (
                self._is_preferred(card, picked) or (above and not self._is_preferred(picked, card))
            ):
                self.bar(card, bit(kind))
            card = self.below[card]

    def _is_preferred(self, card: i64, other: i64) -> bool:
        """Whether more seats know this one."""
        mine = self.seen[card]
        its = self.seen[other]
        return mine != its and ones(mine) > ones(its)

    # -- what is publicly known of unknown cards -----------------------------------

    def bar(self, card: i64, kinds: i64) -> None:
        """State as public: this card is none of the kinds in the mask (till shuffled)."""
        if self.seen[card] == self.everyone:
            return
        if not len(self.barred):
            self.barred = filled(0, len(self.kind))
        before = self.barred[card]
        if before | kinds != before:
            self.barred[card] = before | kinds
            self.shown += 1

    def redeal(self, seat: i64, stream: Rng) -> None:
        """Deal anew what the seat does not know: pool by pool, sorted first, so that the
        result follows from the seat's knowledge and the stream alone."""
        reader = bit(seat)
        kinds = self.kind
        seen = self.seen
        pool = self.pool
        counts = filled(0, self.pools * self.kind_count)
        unknown: i64 = 0
        for card in range(len(kinds)):
            if not seen[card] & reader:
                counts[pool[card] * self.kind_count + kinds[card]] += 1
                unknown += 1
        bags = Bags(counts, self.pools, self.kind_count, unknown)
        if len(self.barred):
            self._deal_barred(reader, bags, stream)
        for card in range(len(kinds)):
            if not seen[card] & reader and (not len(self.barred) or not self.barred[card]):
                kinds[card] = bags.draw(pool[card], stream)

    def _deal_barred(self, reader: i64, bags: Bags, stream: Rng) -> None:
        """Deal the cards of which something is known, before all others: each gets a kind that
        fits. (Not all fitting deals are equally likely: what is dealt first narrows the rest.)"""
        bound: list[int] = []
        for card in range(len(self.kind)):
            if self.barred[card] and not self.seen[card] & reader:
                bound.append(card)
        if not bound:
            return
        full = bags.clone()
        for _ in range(PATIENCE):
            if self._try_barred(bound, bags, stream):
                return
            bags.refill(full)
        raise Unimaginable(f"no deal fits what is known of the cards {bound}")

    def _try_barred(self, bound: list[int], bags: Bags, stream: Rng) -> bool:
        for card in bound:
            kind = bags.draw_but(self.barred[card], self.pool[card], stream)
            if kind == NO_KIND:
                return False
            self.kind[card] = kind
        return True

    # -- positions -----------------------------------------------------------------

    def arrange(self, wanted: dict[int, list[int]], spare: int) -> None:
        """Make each zone hold exactly these kinds (from the top down) by exchanging kinds.

        Zones that must grow take cards from the spare zone, those that must shrink give
        to it; counts of kinds over the whole table stay true. What was publicly known of
        hidden cards no longer is.
        """
        self.barred = filled(0, 0)
        for zone, zone_kinds in wanted.items():
            while self.size[zone] > len(zone_kinds):
                self._place(self.top[zone], spare)
            while self.size[zone] < len(zone_kinds):
                if self.top[spare] == NONE:
                    raise ValueError("not enough cards left in the spare zone")
                self._place(self.top[spare], zone)
        fixed: list[int] = []
        for zone, zone_kinds in wanted.items():
            for card, kind in zip(self.in_zone(zone), zone_kinds, strict=True):
                self._become(card, kind, fixed)
                fixed.append(card)

    def _place(self, card: int, zone: int) -> None:
        self.move(card, zone)
        self.seen[card] = self.audience[zone]

    def _become(self, card: int, kind: int, fixed: list[int]) -> None:
        for other in range(len(self.kind)):
            if self.kind[other] == kind and other not in fixed:
                self.kind[other] = self.kind[card]
                self.kind[card] = kind
                return
        raise ValueError(f"there is no further card of kind {kind}")

    # -- copies and checks -----------------------------------------------------------

    def clone(self) -> Cards:
        twin = Cards([], 0, (), 0)
        twin.kind_count = self.kind_count
        twin.everyone = self.everyone
        twin.audience = self.audience
        twin.kind = self.kind[:]
        twin.seen = self.seen[:]
        twin.pool = self.pool[:]
        twin.zone = self.zone[:]
        twin.below = self.below[:]
        twin.top = self.top[:]
        twin.size = self.size[:]
        twin.barred = self.barred[:]
        twin.visit = self.visit[:]
        twin.shown = self.shown
        twin.pools = self.pools
        return twin

    def save(self) -> list[list[int]]:
        return [
            list(self.kind),
            list(self.seen),
            list(self.pool),
            list(self.zone),
            list(self.below),
            list(self.top),
            list(self.size),
            list(self.barred),
            list(self.visit),
            [self.shown, self.pools, self.everyone, self.kind_count],
        ]

    def load(self, rows: list[list[int]]) -> None:
        self.kind = column(rows[0])
        self.seen = column(rows[1])
        self.pool = column(rows[2])
        self.zone = column(rows[3])
        self.below = column(rows[4])
        self.top = column(rows[5])
        self.size = column(rows[6])
        self.barred = column(rows[7])
        self.visit = column(rows[8])
        self.shown, self.pools, self.everyone, self.kind_count = rows[9]

    def check(self) -> None:
        """Each card lies in one zone, once, and the counts say so."""
        met = [0] * len(self.kind)
        for zone in range(len(self.top)):
            cards = self.in_zone(zone)
            if len(cards) != self.size[zone]:
                raise AssertionError(f"zone {zone} counts {self.size[zone]} cards but holds {len(cards)}")
            for card in cards:
                met[card] += 1
                if self.zone[card] != zone:
                    raise AssertionError(f"card {card} lies in zone {zone} but names {self.zone[card]}")
        for card in range(len(met)):
            if met[card] != 1:
                raise AssertionError(f"card {card} lies in {met[card]} zones")

    # -- inside ----------------------------------------------------------------------

    def _lift(self, card: i64, above: i64) -> None:
        """Take a card out from under those that lie above it."""
        below = self.below
        while below[above] != card:
            above = below[above]
        below[above] = below[card]

    def _alike(self, card: i64, other: i64) -> bool:
        """Whether nobody but those who see their faces can tell the two apart."""
        if self.seen[card] != self.seen[other] or self.pool[card] != self.pool[other]:
            return False
        return not len(self.barred) or self.barred[card] == self.barred[other]

    def _pool_together(self, cards: list[int]) -> None:
        """Open a pool for cards about to be shuffled, joined by the pools of unknown ones."""
        joined: i64 = 0  # mask of pools
        for card in cards:
            if self.seen[card] != self.everyone:
                joined |= bit(self.pool[card])
        pool = self.pool
        number = self._free_pool() if not joined else lowest_bit(joined)
        if joined:
            for each in range(len(pool)):
                if joined >> pool[each] & 1:
                    pool[each] = number
        for card in cards:
            pool[card] = number

    def _free_pool(self) -> i64:
        """The smallest pool number that no card bears; 0 is what the match began with. Where all
        are borne, one that only open cards bear will do: it tells nothing about them."""
        taken: i64 = 1
        for card in range(len(self.pool)):
            taken |= bit(self.pool[card])
        number = lowest_bit(~taken) if taken != bit(MOST_POOLS) - 1 else self._pool_of_open_cards()
        if number == self.pools:
            self.pools += 1
        return number

    def _pool_of_open_cards(self) -> i64:
        taken: i64 = 1
        for card in range(len(self.pool)):
            if self.seen[card] != self.everyone:
                taken |= bit(self.pool[card])
        if taken == bit(MOST_POOLS) - 1:
            raise OverflowError(f"unknown cards lie in {MOST_POOLS} pools: a match can have no more")
        return lowest_bit(~taken)
