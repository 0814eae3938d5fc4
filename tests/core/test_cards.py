"""Cards against a plain model: who knows what, where everything lies, and which worlds might be."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.core.cards import NONE, Cards, Unimaginable
from tatami.core.masks import add_codes, bit, lowest_bit, ones
from tatami.core.rng import Rng

SEATS = 3
GALLERY = 1 << SEATS
ALL = (1 << (SEATS + 1)) - 1
STOCK, PILE, HAND = 0, 1, 2  # zones; hands follow one another
AUDIENCE = (0, ALL, *(1 << seat for seat in range(SEATS)))
KINDS = 5


def stocked(copies: int = 3, visits: bool = False) -> Cards:
    """So many cards of each kind, face up on the stock."""
    cards = Cards([card % KINDS for card in range(KINDS * copies)], KINDS, AUDIENCE, SEATS, visits)
    for card in range(KINDS * copies):
        cards.move(card, STOCK)
    return cards


def dealt(seed: int = 1, hands: int = 3) -> Cards:
    cards = stocked()
    cards.shuffle(STOCK, Rng.fast(seed))
    for number in range(SEATS * hands):
        cards.move(cards.top[STOCK], HAND + number % SEATS)
    return cards


def known(cards: Cards, seat: int) -> dict[int, int]:
    """What a seat knows: card → kind."""
    return {card: cards.kind[card] for card in range(len(cards.kind)) if cards.seen[card] >> seat & 1}


def public(cards: Cards) -> list[list[int]]:
    """All but what is printed on the cards."""
    return cards.save()[1:]


# -- the four gates ------------------------------------------------------------------------


def test_a_card_is_shown_to_the_audience_of_the_zone_it_comes_to() -> None:
    cards = dealt()
    card = cards.in_zone(HAND + 1)[0]
    assert cards.seen[card] == 1 << 1
    cards.move(card, HAND + 2)
    assert cards.seen[card] == 1 << 1 | 1 << 2, "who has seen a card knows it still"
    cards.move(card, PILE)
    assert cards.seen[card] == ALL


def test_a_move_to_those_who_know_shows_nothing() -> None:
    cards = stocked()
    before = cards.shown
    cards.move(cards.top[STOCK], HAND)
    assert cards.shown == before
    cards.show(cards.top[HAND], 1)
    assert cards.shown == before


def test_zones_are_stacks() -> None:
    cards = stocked()
    assert cards.in_zone(STOCK) == list(range(14, -1, -1))
    for card in (7, 14, 0):
        cards.move(card, PILE)
    assert cards.in_zone(PILE) == [0, 14, 7]
    assert cards.in_zone(STOCK) == [13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1]
    cards.move(0, PILE)
    assert cards.in_zone(PILE) == [0, 14, 7], "the top card stays where it is"
    cards.check()


def test_shuffling_hides_the_cards_from_everybody_and_moves_none() -> None:
    cards = stocked()
    before = cards.in_zone(STOCK), Counter(cards.kinds_in(STOCK))
    cards.shuffle(STOCK, Rng.fast(1))
    assert (cards.in_zone(STOCK), Counter(cards.kinds_in(STOCK))) == before
    assert all(known(cards, seat) == {} for seat in range(SEATS + 1))


def test_every_order_is_as_likely_as_any_other() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    chance = Rng.fast(1)
    for _ in range(6000):
        cards = Cards([0, 1, 2], 3, AUDIENCE, SEATS)
        for card in range(3):
            cards.move(card, STOCK)
        cards.shuffle(STOCK, chance)
        orders[tuple(cards.kinds_in(STOCK))] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 25  # 1 in 7,000 by chance


def veiled() -> tuple[Cards, list[int]]:
    """Two open cards, of kinds 0 and 1, laid back on the stock by seat 1: the second on top."""
    cards = stocked()
    there = [1, 0]  # the ids; card 1 is of kind 1
    for card in there:
        cards.move(card, PILE)
    cards.veil(there, [0, 1], bit(1))
    return cards, there


def test_a_secret_order_is_known_to_whoever_made_it() -> None:
    cards, (first, second) = veiled()
    assert (cards.kind[first], cards.kind[second]) == (0, 1)
    assert cards.seen[first] == cards.seen[second] == bit(1)
    assert known(cards, 1).items() >= {first: 0, second: 1}.items()


def test_others_know_which_cards_they_are_but_not_the_order() -> None:
    cards, there = veiled()
    orders = set()
    for seed in range(20):
        world = cards.clone()
        world.redeal(0, Rng.fast(seed))
        orders.add(tuple(world.kind[card] for card in there))
    assert orders == {(0, 1), (1, 0)}


def test_what_was_known_of_a_card_before_it_lay_open_is_no_longer_known_of_it() -> None:
    cards = dealt()
    card = cards.in_zone(HAND)[0]
    cards.bar(card, bit(cards.kind[card]) ^ 0b11111)
    other = next(each for each in cards.in_zone(HAND) if cards.kind[each] != cards.kind[card])
    for each in (card, other):
        cards.move(each, PILE)
    cards.veil([card, other], [cards.kind[other], cards.kind[card]], bit(0))
    assert cards.barred[card] == 0
    cards.redeal(1, Rng.fast(1))


def test_open_cards_keep_no_pool_number_from_those_who_need_one() -> None:
    """However often single cards are shuffled and stay open afterwards."""
    cards = Cards([0] * 200, 1, AUDIENCE, SEATS)
    for card in range(200):
        cards.move(card, STOCK)
        cards.seen[card] = ALL
        cards.shuffle(STOCK, Rng.fast(1))
        cards.move(card, PILE)
    assert cards.pools <= 62


def test_visits_count_the_moves_of_a_card() -> None:
    cards = stocked(visits=True)
    cards.move(0, PILE)
    assert (cards.visit[0], cards.visit[1]) == (2, 1)
    assert len(stocked().visit) == 0


Gate = tuple[str, int, int]
GATES = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(0, 14), st.integers(0, len(AUDIENCE) - 1)),
        st.tuples(st.just("show"), st.integers(0, 14), st.integers(0, ALL)),
        st.tuples(st.just("shuffle"), st.integers(0, len(AUDIENCE) - 1), st.just(0)),
        st.tuples(st.just("pick"), st.integers(0, SEATS - 1), st.integers(0, KINDS - 1)),
    ),
    max_size=40,
)


def go_through(cards: Cards, gates: list[Gate]) -> None:
    chance = Rng.fast(len(gates))
    for verb, one, other in gates:
        if verb == "move":
            cards.move(one, other)
        elif verb == "show":
            cards.show(one, other)
        elif verb == "shuffle":
            cards.shuffle(one, chance)
        else:
            card = cards.pick(HAND + one, other)
            if card != NONE:
                assert cards.kind[card] == other
                cards.move(card, PILE)


@given(GATES)
def test_zones_are_those_of_a_table_of_lists(gates: list[Gate]) -> None:
    cards = stocked()
    stacks: list[list[int]] = [list(range(14, -1, -1)), *([] for _ in AUDIENCE[1:])]
    chance = Rng.fast(len(gates))
    for verb, one, other in gates:
        if verb == "move":
            home = next(stack for stack in stacks if one in stack)
            if home.index(one) != 0 or home is not stacks[other]:
                home.remove(one)
                stacks[other].insert(0, one)
            cards.move(one, other)
        elif verb == "shuffle":
            cards.shuffle(one, chance)
    assert [cards.in_zone(zone) for zone in range(len(AUDIENCE))] == stacks
    cards.check()


@given(GATES, st.integers(0, SEATS))
def test_an_imagined_world_follows_from_what_a_seat_knows(gates: list[Gate], seat: int) -> None:
    truth = stocked()
    go_through(truth, gates)
    world = truth.clone()
    world.redeal(seat, Rng.fast(1))
    assert public(world) == public(truth)
    assert known(world, seat) == known(truth, seat)
    bags = [Counter(zip(one.pool, one.kind, strict=True)) for one in (world, truth)]
    assert bags[0] == bags[1], "each pool holds the kinds it held"
    again = [cards.clone() for cards in (truth, world)]
    for cards in again:
        cards.redeal(seat, Rng.fast(2))
    assert again[0].save() == again[1].save(), "two truths that look alike give the same world"


@given(GATES)
def test_saved_cards_and_copies_are_the_same_and_apart(gates: list[Gate]) -> None:
    cards = stocked()
    go_through(cards, gates)
    rows = cards.save()
    twin, loaded = cards.clone(), stocked()
    loaded.load(rows)
    assert twin.save() == loaded.save() == rows
    twin.shuffle(STOCK, Rng.fast(9))
    twin.move(0, HAND)
    twin.bar(1, 1)
    assert cards.save() == rows


# -- leaving a hand --------------------------------------------------------------------------


def test_the_card_that_leaves_a_hand_does_not_say_when_it_was_drawn() -> None:
    """Whichever of three like cards bears the kind, the same one leaves."""
    left = set()
    for place in range(3):
        cards = dealt()
        hand = cards.in_zone(HAND)
        for card, kind in zip(hand, [1, 1, 1], strict=True):
            cards.kind[card] = kind
        cards.kind[hand[place]] = 4
        left.add(hand.index(cards.pick(HAND, 4)))
        assert Counter(cards.kinds_in(HAND)) == {1: 2, 4: 1}
    assert left == {0}


def test_of_equal_cards_the_one_most_seats_know_leaves() -> None:
    cards = dealt()
    hand = cards.in_zone(HAND)
    for card in hand:
        cards.kind[card] = 2
    cards.show(hand[2], ALL)
    assert cards.pick(HAND, 2) == hand[2]


def test_a_kind_that_is_not_there_cannot_leave() -> None:
    cards = dealt()
    for card in cards.in_zone(HAND):
        cards.kind[card] = 1
    assert cards.pick(HAND, 3) == NONE


# -- pools -----------------------------------------------------------------------------------


def test_counting_cards_across_a_reshuffle_is_exact() -> None:
    """Shuffled discards that everybody knew do not mix with what is still unknown in hands."""
    cards = dealt()
    for card in cards.in_zone(STOCK):
        cards.move(card, PILE)
    discarded = Counter(cards.kinds_in(PILE))
    cards.shuffle(PILE, Rng.fast(4))
    for seed in range(50):
        world = cards.clone()
        world.redeal(0, Rng.fast(seed))
        assert Counter(world.kinds_in(PILE)) == discarded


def test_a_card_somebody_did_not_know_joins_the_pools() -> None:
    cards = dealt()
    cards.move(cards.top[HAND], STOCK)
    cards.shuffle(STOCK, Rng.fast(4))
    assert len(set(cards.pool)) == 1


def test_pool_numbers_are_used_again() -> None:
    cards = stocked()
    for seed in range(200):
        for card in cards.in_zone(STOCK):
            cards.show(card, ALL)
        cards.shuffle(STOCK, Rng.fast(seed))
    assert cards.pools <= 3


# -- what is publicly known --------------------------------------------------------------------


def test_a_barred_kind_is_never_imagined() -> None:
    cards = dealt()
    card = cards.in_zone(HAND + 1)[0]
    cards.kind[card] = 4
    cards.bar(card, bit(0) | bit(1))
    met = set()
    for seed in range(100):
        world = cards.clone()
        world.redeal(0, Rng.fast(seed))
        met.add(world.kind[card])
    assert met == {2, 3, 4}


def test_what_was_barred_is_forgotten_by_a_shuffle() -> None:
    cards = dealt()
    cards.bar(cards.top[STOCK], bit(0))
    cards.shuffle(STOCK, Rng.fast(1))
    assert not any(cards.barred)


def test_a_card_everybody_knows_needs_no_bar() -> None:
    cards = stocked()
    before = cards.save()
    cards.bar(3, bit(0))
    assert cards.save() == before


def test_false_facts_are_named() -> None:
    cards = dealt()
    card = cards.top[HAND + 1]
    cards.bar(card, (1 << KINDS) - 1)
    with pytest.raises(Unimaginable, match=f"known of the cards \\[{card}\\]"):
        cards.redeal(0, Rng.fast(1))


# -- positions ---------------------------------------------------------------------------------


def test_arranged_zones_hold_just_what_is_wanted() -> None:
    cards = dealt()
    counts = Counter(cards.kind)
    cards.arrange({HAND: [4, 4], HAND + 1: [0, 1, 2, 3, 4], PILE: [2]}, STOCK)
    assert cards.kinds_in(HAND) == [4, 4]
    assert cards.kinds_in(HAND + 1) == [0, 1, 2, 3, 4]
    assert cards.kinds_in(PILE) == [2]
    assert cards.seen[cards.top[PILE]] == ALL
    assert known(cards, 2).keys() == set(cards.in_zone(HAND + 2)) | set(cards.in_zone(PILE))
    assert Counter(cards.kind) == counts
    cards.check()


@pytest.mark.parametrize(
    ("wanted", "why"),
    [({HAND: [4] * 4}, "no further card of kind 4"), ({HAND: [0] * 16}, "not enough cards left")],
)
def test_what_cannot_be_arranged_is_refused(wanted: dict[int, list[int]], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        dealt().arrange(wanted, STOCK)


def test_check_finds_a_card_that_is_nowhere_or_twice() -> None:
    lost = stocked()
    lost.top[STOCK] = lost.below[lost.top[STOCK]]
    with pytest.raises(AssertionError, match="zone 0 counts 15 cards but holds 14"):
        lost.check()
    lost.size[STOCK] -= 1
    with pytest.raises(AssertionError, match="card 14 lies in 0 zones"):
        lost.check()
    misnamed = stocked()
    misnamed.zone[3] = PILE
    with pytest.raises(AssertionError, match="card 3 lies in zone 0 but names 1"):
        misnamed.check()


# -- masks -------------------------------------------------------------------------------------


@given(st.integers(1, 2**62 - 1))
def test_masks_are_read_bit_by_bit(mask: int) -> None:
    places = [place for place in range(62) if mask >> place & 1]
    assert ones(mask) == len(places)
    assert lowest_bit(mask) == places[0]
    codes = [7]
    add_codes(codes, 100, mask)
    assert codes == [7, *(100 + place for place in places)]
    assert [bit(place) for place in places] == [2**place for place in places]
