"""Cards: what is printed on them, who knows it, and where they lie.

A card is a number, its id, and lies in one zone. Three gates change anything about it:
`show` (somebody learns what it is), `shuffle` (chance), and `move`. Shuffling permutes
what is printed under unchanged ids, so following ids tells nothing. Everything but
`kind` is public history; two truths that differ only in kinds unseen by a seat are,
to that seat, one and the same.
"""

from __future__ import annotations

from typing import Final, final

from tatami.core.rng import Rng

NONE: Final = -1  # no card, no seat, no zone
PATIENCE: Final = 1000  # tries at dealing cards about which something is publicly known


class Unimaginable(Exception):
    """No deal agrees with what is publicly known: a rule has stated a false fact."""


@final
class Cards:
    """All cards of a match.

    `audience[zone]` is the mask of seats that see a card arriving there; bit `seats` of a
    mask is the public gallery. `visits=True` counts the moves of each card, for effects
    that refer to a card only as long as it stays where it is.
    """

    def __init__(
        self, kinds: list[int], kind_count: int, audience: tuple[int, ...], seats: int, visits: bool = False
    ) -> None:
        count = len(kinds)
        self.kind_count: int = kind_count
        self.audience: tuple[int, ...] = audience
        self.everyone: int = (1 << (seats + 1)) - 1
        self.kind: list[int] = kinds[:]  # what is printed on it
        self.seen: list[int] = [self.everyone] * count  # mask of the seats that know
        self.pool: list[int] = [0] * count  # the unknown cards it may be exchanged with
        self.zone: list[int] = [NONE] * count  # where it lies
        self.below: list[int] = [NONE] * count  # the card under it there
        self.top: list[int] = [NONE] * len(audience)
        self.size: list[int] = [0] * len(audience)
        self.barred: list[int] = []  # per card, once used: mask of kinds it publicly is not
        self.visit: list[int] = [0] * count if visits else []
        self.shown: int = 0  # how often somebody learned something: what ends a take-back
        self.pools: int = 1  # pool numbers in use lie below this

    # -- the gates ---------------------------------------------------------------

    def show(self, card: int, seats: int) -> None:
        """Let these seats know what the card is."""
        before = self.seen[card]
        after = before | seats
        if after != before:
            self.seen[card] = after
            self.shown += 1

    def move(self, card: int, zone: int) -> None:
        """Lay the card on top of a zone, before the eyes of that zone's audience."""
        below = self.below
        top = self.top
        size = self.size
        home = self.zone[card]
        if home != NONE:
            above = top[home]
            if above == card:
                top[home] = below[card]
            else:
                self._lift(card, above)
            left: int = size[home]
            size[home] = left - 1
        below[card] = top[zone]
        top[zone] = card
        self.zone[card] = zone
        here: int = size[zone]
        size[zone] = here + 1
        if self.visit:
            self.visit[card] += 1
        self.show(card, self.audience[zone])

    def shuffle(self, zone: int, rng: Rng) -> None:
        """Permute what is printed on the zone's cards; nobody knows them any more.

        If everybody knew all of them, they become a pool of their own. If somebody did
        not know one, its pool and they become one: that somebody cannot tell them apart.
        """
        cards = self.in_zone(zone)
        self._pool_together(cards)
        kind = self.kind
        left = len(cards)
        while left > 1:
            chosen = cards[rng.below(left)]
            left -= 1
            last = cards[left]
            kind[last], kind[chosen] = kind[chosen], kind[last]
        for card in cards:
            self.seen[card] = 0
        if self.barred:
            for card in cards:
                self.barred[card] = 0

    # -- reading -----------------------------------------------------------------

    def in_zone(self, zone: int) -> list[int]:
        """The ids in a zone, from the top down."""
        found: list[int] = []
        card = self.top[zone]
        while card != NONE:
            found.append(card)
            card = self.below[card]
        return found

    def kinds_in(self, zone: int) -> list[int]:
        """What is printed on the cards of a zone, from the top down."""
        found: list[int] = []
        card = self.top[zone]
        while card != NONE:
            found.append(self.kind[card])
            card = self.below[card]
        return found

    def pick(self, zone: int, kind: int) -> int:
        """The card of this kind that leaves an unordered zone, such as a hand.

        Of equal copies it is one that most seats know. Among cards that everybody knows
        equally well, the first in the zone goes and carries the kind: so which id leaves
        is public, and does not say when the card was drawn.
        """
        kinds = self.kind
        below = self.below
        best = NONE
        card = self.top[zone]
        while card != NONE:
            if kinds[card] == kind and (
                best == NONE
                or (self.seen[card] != self.seen[best] and ones(self.seen[card]) > ones(self.seen[best]))
            ):
                best = card
            card = below[card]
        if best == NONE:
            return NONE
        first = self.top[zone]
        while not self._alike(first, best):
            first = below[first]
        if first != best:
            kinds[first], kinds[best] = kinds[best], kinds[first]
        return first

    # -- what is publicly known of unknown cards -----------------------------------

    def bar(self, card: int, kinds: int) -> None:
        """State as public: this card is none of the kinds in the mask (till shuffled)."""
        if not self.barred:
            self.barred = [0] * len(self.kind)
        self.barred[card] |= kinds

    def redeal(self, seat: int, stream: Rng) -> None:
        """Deal anew what the seat does not know: pool by pool, sorted first, so that the
        result follows from the seat's knowledge and the stream alone."""
        bit = 1 << seat
        kinds = self.kind
        seen = self.seen
        pool = self.pool
        width = self.kind_count
        counts = [0] * (self.pools * width)
        hidden: list[int] = []
        for card in range(len(kinds)):
            if not seen[card] & bit:
                counts[pool[card] * width + kinds[card]] += 1
                hidden.append(card)
        bag: list[int] = []
        starts: list[int] = []
        ends: list[int] = []
        cell = 0
        for _ in range(self.pools):
            starts.append(len(bag))
            for kind in range(width):
                for _ in range(counts[cell]):
                    bag.append(kind)
                cell += 1
            ends.append(len(bag))
        if self.barred:
            hidden = self._deal_barred(hidden, bag, starts, ends, stream)
        for card in hidden:
            here = pool[card]
            start = starts[here]
            last = ends[here] - 1
            chosen = start + stream.below(last - start + 1)
            kinds[card] = bag[chosen]
            bag[chosen] = bag[last]
            ends[here] = last

    def _deal_barred(
        self, hidden: list[int], bag: list[int], starts: list[int], ends: list[int], stream: Rng
    ) -> list[int]:
        """Deal the cards of which something is known first; return the others."""
        bound = [card for card in hidden if self.barred[card]]
        if not bound:
            return hidden
        full_bag = bag[:]
        full_ends = ends[:]
        for _ in range(PATIENCE):
            if self._try_barred(bound, bag, starts, ends, stream):
                return [card for card in hidden if not self.barred[card]]
            bag[:] = full_bag
            ends[:] = full_ends
        raise Unimaginable(f"no deal fits what is known of the cards {bound}")

    def _try_barred(
        self, bound: list[int], bag: list[int], starts: list[int], ends: list[int], stream: Rng
    ) -> bool:
        for card in bound:
            here = self.pool[card]
            fitting: list[int] = []
            for slot in range(starts[here], ends[here]):
                if not self.barred[card] >> bag[slot] & 1:
                    fitting.append(slot)
            if not fitting:
                return False
            chosen = fitting[stream.below(len(fitting))]
            last = ends[here] - 1
            self.kind[card] = bag[chosen]
            bag[chosen] = bag[last]
            ends[here] = last
        return True

    # -- positions -----------------------------------------------------------------

    def arrange(self, wanted: dict[int, list[int]], spare: int) -> None:
        """Make each zone hold exactly these kinds (from the top down) by exchanging kinds.

        Zones that must grow take cards from the spare zone, those that must shrink give
        to it; counts of kinds over the whole table stay true.
        """
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
        twin = Cards([], self.kind_count, self.audience, 0)
        twin.everyone = self.everyone
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
            self.kind[:],
            self.seen[:],
            self.pool[:],
            self.zone[:],
            self.below[:],
            self.top[:],
            self.size[:],
            self.barred[:],
            self.visit[:],
            [self.shown, self.pools, self.everyone, self.kind_count],
        ]

    def load(self, rows: list[list[int]]) -> None:
        self.kind, self.seen, self.pool, self.zone, self.below = (row[:] for row in rows[:5])
        self.top, self.size, self.barred, self.visit = (row[:] for row in rows[5:9])
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

    def _lift(self, card: int, above: int) -> None:
        """Take a card out from under those that lie above it."""
        below = self.below
        while below[above] != card:
            above = below[above]
        below[above] = below[card]

    def _alike(self, card: int, other: int) -> bool:
        """Whether nobody but those who see their faces can tell the two apart."""
        if self.seen[card] != self.seen[other] or self.pool[card] != self.pool[other]:
            return False
        return not self.barred or self.barred[card] == self.barred[other]

    def _pool_together(self, cards: list[int]) -> None:
        """Open a pool for cards about to be shuffled, joined by the pools of unknown ones."""
        joined: list[int] = []
        for card in cards:
            if self.seen[card] != self.everyone and self.pool[card] not in joined:
                joined.append(self.pool[card])
        pool = self.pool
        if not joined:
            number = self._free_pool(cards)
        else:
            number = min(joined)
            for card in range(len(pool)):
                if pool[card] in joined:
                    pool[card] = number
        for card in cards:
            pool[card] = number

    def _free_pool(self, cards: list[int]) -> int:
        """The smallest pool number that no other card bears."""
        taken = [0] * (self.pools + 1)
        for card in range(len(self.pool)):
            taken[self.pool[card]] = 1
        number = 1
        while number < self.pools and taken[number]:
            number += 1
        if number == self.pools:
            self.pools += 1
        return number


def ones(mask: int) -> int:
    """How many seats a mask names."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
