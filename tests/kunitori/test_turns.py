"""Set-up, buying, the end of a turn and of the match (§2, §3, §6, §8), case by case."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.core.state import playout
from tatami.games.kunitori import GAME
from tatami.games.kunitori import rules_table as at
from tatami.games.kunitori.cards import KIND_NAMES
from tatami.games.kunitori.rules import Kunitori
from tests.kunitori.table import War

QUIET = "copper copper copper copper"


def dealt(seats: int, **options: str) -> Kunitori:
    match = GAME.new(seats, Rng.fast(3), GAME.options.read(options, seats))
    assert isinstance(match, Kunitori)
    return match


def lines(war: War) -> list[str]:
    return [GAME.notation(war.match, code) for code in war.match.legal()]


def test_2_1_there_are_288_cards_of_32_kinds() -> None:
    """The book counts 290; its list has two strategy cards less."""
    printed = Counter(dealt(2).cards.kind)
    assert (printed.total(), len(printed)) == (288, 32)
    assert sum(printed[kind] for kind in range(20, 26)) == 48
    assert [printed[KIND_NAMES.index(name)] for name in ("village", "prefecture", "land")] == [30, 12, 10]
    assert [printed[KIND_NAMES.index(name)] for name in ("copper", "silver", "gold")] == [40, 20, 10]
    assert sum(printed[kind] for kind in range(14, 20)) == 62


@pytest.mark.parametrize("seats", range(2, 7))
def test_2_2_everybody_starts_with_two_villages_and_six_coppers(seats: int) -> None:
    match = dealt(seats)
    for seat in range(seats):
        assert match.cards.size[at.HAND + seat] == 4
        kinds = match.cards.kinds_in(at.HAND + seat) + match.cards.kinds_in(at.DECK + seat)
        assert Counter(KIND_NAMES[kind] for kind in kinds) == {"village": 2, "copper": 6}


def test_2_3_any_general_or_only_the_topmost_may_be_bought() -> None:
    rich = {0: "gold gold gold"}
    assert len([line for line in lines(War(2, hand=rich).begin().plays("all")) if "buy" in line]) > 20
    war = War(2, hand=rich, generals="top", deck={0: QUIET}).begin().plays("all")
    generals = [line for line in lines(war) if line.removeprefix("buy ") in KIND_NAMES[6:14]]
    assert generals == [f"buy {KIND_NAMES[war.match.general]}"]
    war.plays(*generals)
    assert f"buy {KIND_NAMES[war.match.general]}" not in generals, "another one lies on top now"


def test_only_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(BadInput, match="2 to 6 players"):
            GAME.new(seats, Rng.fast(1))


def test_3_3_the_discards_become_the_deck_only_when_a_card_is_needed() -> None:
    war = War(2, hand={0: "temple_tax"}, deck={0: "gold gold"}, discards={0: "silver"}).begin()
    war.plays("play temple_tax")
    assert (war.deck(0), war.holds("discards", 0)) == ([], ["silver"])


def test_3_3_a_draw_stops_when_deck_and_discards_are_empty() -> None:
    war = War(2, hand={0: "castle_town"}, deck={0: "gold"}, discards={0: "silver"}).begin()
    assert war.plays("play castle_town").holds("hand", 0) == ["silver", "gold"]


def test_4_3_who_cannot_hold_an_action_card_is_not_asked() -> None:
    assert War(2, hand={0: QUIET}).begin().match.phase == at.BUYING
    assert War(2, hand={0: QUIET}, deck={0: "archers"}).begin().match.phase == at.PLAYING


def test_6_1_treasure_may_be_laid_one_by_one() -> None:
    war = War(2, hand={0: "copper silver gold"}).begin().plays("lay gold")
    assert war.match.money == 3
    assert war.plays("all").match.money == 6


def test_6_2_several_cards_are_bought_with_several_buys() -> None:
    war = War(2, hand={0: "harbour gold gold"}, deck={0: QUIET}).begin().plays("play harbour", "all")
    assert (war.match.buys, war.match.money) == (2, 8)
    war.plays("buy silver", "buy gold")
    assert war.match.turn == 1


def test_6_2_what_is_too_dear_says_so() -> None:
    war = War(2, hand={0: "copper"}).begin().plays("all")
    gold = war.match.cards.top[at.PILE + 2]
    assert war.refused(f"card:{gold}") == [("It costs 6, and you have 1.", "6.2")]


def test_6_2_from_an_empty_pile_nothing_is_bought() -> None:
    war = War(2, hand={0: "gold gold"}).empty("gold").begin().plays("all")
    assert not war.may("buy gold")


def test_6_6_strategy_cards_may_be_kept_and_count_among_the_four() -> None:
    war = War(2, hand={0: "trap trap copper village"}, deck={0: QUIET}).begin()
    war.plays("done", "done", "keep trap", "done")
    assert war.holds("hand", 0) == ["copper", "copper", "copper", "trap"]
    assert "trap" in war.holds("discards", 0)


def test_6_7_who_keeps_more_than_four_draws_none() -> None:
    war = War(2, hand={0: "trap trap monk monk warning"}, deck={0: QUIET}).begin()
    war.plays("done", "done", "keep warning", "keep trap", "keep trap", "keep monk", "keep monk")
    assert len(war.holds("hand", 0)) == 5


def test_8_1_a_victory_pile_emptied_in_battle_ends_it_too() -> None:
    war = War(2, hand={0: "maeda", 1: QUIET}, deck={0: QUIET, 1: QUIET}).empty("prefecture", but=1)
    war.begin().plays("play maeda", "aim 2", "ambush", "done", "done")
    assert war.actor == 1
    war.plays("done")
    assert not war.match.waiting


def test_8_1_a_later_end_of_another_pile_changes_nothing() -> None:
    hand = {0: "gold gold gold silver", 1: "silver"}
    war = War(2, hand=hand, deck={0: QUIET, 1: QUIET}).empty("land", but=1).empty("village", but=1)
    war.begin().plays("all", "buy land")
    war.match.money = 3
    war.plays("all")
    war.match.money = 3
    war.plays("buy village")
    assert not war.match.waiting


def test_8_1_a_match_that_nobody_ends_stops_after_sixty_turns_each() -> None:
    match = dealt(2)
    while match.waiting:
        match.play(0)  # done
    assert match.turns == 120


def test_8_1_a_short_match() -> None:
    match = dealt(3, turns="4")
    while match.waiting:
        match.play(0)  # done
    assert match.turns == 12
    for turns in ("0", "100"):
        with pytest.raises(BadInput, match="from 1 to 99"):
            dealt(2, turns=turns)


def test_8_2_cards_count_wherever_they_lie_but_scrap_does_not() -> None:
    war = War(2, hand={0: "village"}, deck={0: "prefecture"}, discards={0: "land"}, walls={0: "castle_town"})
    assert war.match.score(0) == 18
    war.empty("village")
    assert war.match.score(0) == 18


def test_8_2_fields_count_lands_and_prefectures() -> None:
    war = War(2, deck={0: "fields fields land prefecture village"})
    assert war.match.score(0) == 10 + 5 + 1 + 2 * 2


def test_8_2_temple_towns_cost_3_when_both_silver_and_gold_are_gone() -> None:
    war = War(2, deck={0: "temple_town"}).empty("silver")
    assert war.match.score(0) == 0
    assert war.empty("gold").match.score(0) == -3


def test_8_2_temple_town_either_costs_3_when_one_is_gone() -> None:
    assert War(2, deck={0: "temple_town"}, temple_town="either").empty("gold").match.score(0) == -3


def test_8_2_beauty_and_temple_tax_cost_points() -> None:
    assert War(2, deck={0: "beauty temple_tax"}).match.score(0) == -6


def test_8_3_among_equals_the_later_first_turn_wins() -> None:
    match = dealt(3)
    match.first = 1
    assert match.ranking() == [0, 2, 1]
    match.end()
    assert match.rewards() == [1.0, 0.0, 0.0]


def test_every_match_has_one_winner() -> None:
    for seed in range(5):
        state = GAME.new(2 + seed, Rng.fast(seed))
        playout(state, Rng.fast(seed, 1))
        assert sorted(state.rewards())[-2:] == [0.0, 1.0]
