"""The rules, a test for each paragraph of `rulebook/en.md`."""

from __future__ import annotations

import pytest

from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.core.state import IllegalDecision
from tatami.games.crazy_eights import GAME
from tatami.games.crazy_eights.cards import card_name
from tatami.games.crazy_eights.rules import (
    DRAW,
    EIGHT,
    HAND,
    KINDS,
    MOST_PLAYS,
    NOMINATE,
    PASS,
    PILE,
    STOCK,
    CrazyEights,
)

EVERY_COUNT = range(2, 16)


def deal(seats: int = 3, seed: int = 1) -> CrazyEights:
    state = GAME.new(seats, Rng.fast(seed))
    assert isinstance(state, CrazyEights)
    return state


def kind(name: str) -> int:
    """`H9` as a number."""
    return next(number for number in range(KINDS) if card_name(number) == name)


def kinds(names: str) -> list[int]:
    return [kind(name) for name in names.split()]


def position(match: str, *hands: str, stock: str | None = None) -> CrazyEights:
    """The first seat is to move, and this card to be matched."""
    state = deal(len(hands))
    wanted = {("hand", seat): kinds(hand) for seat, hand in enumerate(hands)}
    GAME.arrange(state, wanted)
    if stock is not None:  # from the top down; all other cards go to the pile
        while state.cards.size[STOCK] > len(kinds(stock)):
            state.cards.move(state.cards.top[STOCK], PILE)
        GAME.arrange(state, wanted | {("stock", -1): kinds(stock)})
    state.match(kind(match))
    state.await_seat(0)
    return state


def names(state: CrazyEights) -> list[str]:
    return [GAME.notation(state, code) for code in state.legal()]


def decide(state: CrazyEights, *lines: str) -> None:
    for line in lines:
        state.decide(GAME.parse(state, line))


# -- 1 Aim ---------------------------------------------------------------------------


def test_1_1_an_empty_hand_is_the_best_there_is() -> None:
    state = position("H9", "H2", "C3", "D4")
    decide(state, "play H2")
    assert not state.waiting
    assert state.rewards() == [0.0, -3.0, -4.0]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_1_2_two_decks_above_five_players(seats: int) -> None:
    everything = sorted(deal(seats).cards.kind)
    assert everything == sorted(list(range(KINDS)) * (1 if seats <= 5 else 2))


@pytest.mark.parametrize("seats", [0, 1, 16])
def test_1_2_two_to_fifteen_players(seats: int) -> None:
    with pytest.raises(BadInput):
        deal(seats)


# -- 2 Deal --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_2_1_five_cards_or_seven_for_two(seats: int) -> None:
    sizes = list(deal(seats).cards.size)
    each = 7 if seats == 2 else 5
    assert sizes[HAND:] == [each] * seats
    assert sizes[PILE] == 1
    assert sizes[STOCK] == (52 if seats <= 5 else 104) - each * seats - 1


def test_2_1_anybody_may_deal_and_so_begin() -> None:
    assert {deal(5, seed).actor for seed in range(100)} == set(range(5))


def test_2_1_a_hand_is_its_owners_alone() -> None:
    state = deal(4)
    for seat in range(4):
        assert {state.cards.seen[card] for card in state.cards.in_zone(HAND + seat)} == {1 << seat}


def test_2_2_a_card_is_turned_up_for_all_to_see() -> None:
    state = deal()
    (card,) = state.cards.in_zone(PILE)
    assert state.cards.seen[card] == state.cards.everyone
    assert (state.rank, state.suit) == (state.cards.kind[card] // 4, state.cards.kind[card] % 4)


@pytest.mark.parametrize("seats", [2, 5, 15])
def test_2_2_never_an_eight(seats: int) -> None:
    turned_up = {deal(seats, seed).rank for seed in range(300)}
    assert turned_up == set(range(13)) - {EIGHT}


# -- 3 Turn --------------------------------------------------------------------------


def test_3_1_match_suit_or_rank() -> None:
    state = position("H9", "H2 S9 S3 CK", "C3", "C4")
    assert names(state) == ["play H2", "play S9", "draw"]
    decide(state, "play S9")
    assert (state.rank, state.suit, state.actor) == (kind("S9") // 4, kind("S9") % 4, 1)


def test_3_1_nothing_else_is_taken() -> None:
    state = position("H9", "S3", "C3", "C4")
    with pytest.raises(IllegalDecision):
        state.decide(kind("S3"))


def test_3_1_equal_cards_of_two_decks_are_one_choice() -> None:
    state = position("H9", "H2 H2 C3", "C3", "C4", "C5", "C6", "C7")
    assert names(state) == ["play H2", "draw"]
    decide(state, "play H2")
    assert sorted(state.cards.kinds_in(HAND)) == sorted(kinds("H2 C3"))


def test_3_2_an_eight_any_time() -> None:
    assert names(position("H9", "S3 C8", "C3", "C4")) == ["play C8", "draw"]
    assert names(position("H9", "S3 C8", "C3", "C4", stock="")) == ["play C8", "pass"]


def test_3_3_who_plays_an_eight_nominates() -> None:
    state = position("H9", "S3 C8", "H3 C9 S4 D8", "C4")
    decide(state, "play C8")
    assert state.actor == 0
    assert names(state) == ["nominate C", "nominate D", "nominate H", "nominate S"]
    decide(state, "nominate S")
    assert state.actor == 1
    assert names(state) == ["play S4", "play D8", "draw"]


def test_3_4_draw_though_one_could_play_and_play_what_was_drawn() -> None:
    state = position("H9", "H2 C3", "C4", "C5", stock="H5 S5 S6 S7 ST SJ")
    decide(state, "draw")
    assert state.actor == 0
    assert names(state) == ["play H2", "play H5", "draw"]


def test_3_4_five_draws_at_most() -> None:
    state = position("H9", "C3", "C4", "C5", stock="S5 S6 S7 ST SJ SQ SK")
    for _ in range(5):
        assert names(state) == ["draw"]
        decide(state, "draw")
    assert names(state) == ["pass"]
    assert state.cards.size[HAND] == 6


def test_3_4_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    state = position("H9", "C3", "C4", "C5")
    top = state.cards.top[STOCK]
    decide(state, "draw")
    assert state.cards.seen[top] == 1


def test_3_5_after_the_fifth_draw_pass_or_play() -> None:
    state = position("H9", "C3", "C4", "C5", stock="S5 S6 H7 ST SJ SQ SK")
    decide(state, *["draw"] * 5)
    assert names(state) == ["play H7", "pass"]
    decide(state, "pass")
    assert state.actor == 1
    assert names(state) == ["draw"]  # with five draws of one's own


def test_3_5_playing_ends_the_count_of_draws_too() -> None:
    state = position("H9", "C3 H2", "C4", "C5", stock="S5 S6 S7 ST SJ SQ SK")
    decide(state, "draw", "draw", "play H2", "draw")
    assert (state.actor, state.draws) == (1, 1)


def test_3_6_with_an_empty_stock_pass_whenever_you_like() -> None:
    state = position("H9", "H2 C3", "C4", "C5", stock="")
    assert names(state) == ["play H2", "pass"]


def test_3_6_the_last_card_of_the_stock_ends_the_drawing() -> None:
    state = position("H9", "C3", "C4", "C5", stock="S5")
    decide(state, "draw")
    assert names(state) == ["pass"]


# -- 4 End ---------------------------------------------------------------------------


def test_4_1_an_eight_as_the_last_card_ends_it_without_nominating() -> None:
    state = position("H9", "C8", "C4", "C5")
    decide(state, "play C8")
    assert not state.waiting
    assert state.legal() == []


def test_4_1_the_hundredth_card_ends_it() -> None:
    state = position("H9", "H2 C3", "H4 C4", "C5")
    state.plays = MOST_PLAYS - 2
    decide(state, "play H2")
    assert state.waiting
    decide(state, "play H4")
    assert not state.waiting
    assert state.rewards() == [-3.0, -4.0, -5.0]


def test_4_1_a_round_of_passes_and_one_more() -> None:
    state = position("H9", "C2", "C3", "C4", stock="")
    decide(state, "pass", "pass", "pass")
    assert state.waiting
    decide(state, "pass")
    assert not state.waiting


def test_4_1_a_card_in_between_begins_the_round_anew() -> None:
    state = position("H9", "C2", "C3", "C4 H3 H4", stock="")
    decide(state, "pass", "pass", "play H3", "pass", "play C3")
    assert not state.waiting  # the hand is empty
    state = position("H9", "C2", "C3 C6", "C4 H3 H4", stock="")
    decide(state, "pass", "pass", "play H3", "pass", "pass", "pass")
    assert state.waiting
    decide(state, "pass")
    assert not state.waiting


def test_4_1_passes_count_only_while_the_stock_is_empty() -> None:
    state = position("H9", "C2", "C3", "C4", stock="S2 S3 S4 S5 S6 S7")
    decide(state, *["draw"] * 5, "pass")
    assert state.passes == 0
    decide(state, "draw", "pass")
    assert state.passes == 1


@pytest.mark.parametrize(
    ("name", "points"), [("C2", 2), ("D3", 3), ("H9", 9), ("ST", 10), ("CJ", 10), ("DQ", 10), ("HK", 10)]
)
def test_4_2_face_values_and_court_cards(name: str, points: int) -> None:
    assert position("S9", "S2", name).rewards()[1] == -points


def test_4_2_an_ace_is_a_court_card_and_an_eight_costs_fifty() -> None:
    assert position("S9", "S2", "CA", "C8 D2").rewards() == [-2.0, -10.0, -52.0]


# -- what the state promises -----------------------------------------------------------


def test_codes_are_those_of_the_notation() -> None:
    state = deal()
    lines = [GAME.notation(state, code) for code in range(GAME.codes)]
    assert len(set(lines)) == GAME.codes
    assert (lines[DRAW], lines[PASS], lines[NOMINATE]) == ("draw", "pass", "nominate C")
