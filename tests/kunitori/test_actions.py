"""Action cards (§4) and deployed cards (§5), case by case."""

from __future__ import annotations

import pytest

from tatami.core.rng import Rng
from tatami.games.kunitori import GAME
from tatami.games.kunitori import rules_table as at
from tests.kunitori.table import War


def test_4_5_the_warning_draws_a_card() -> None:
    war = War(2, hand={0: "warning copper"}, deck={0: "gold silver"}).begin().plays("play warning", "draw")
    assert war.holds("hand", 0) == ["copper", "gold"]


def test_4_5_the_warning_itself_returns_to_the_pool() -> None:
    war = War(2, hand={0: "warning copper"}).begin()
    there = war.in_pool("warning")
    war.plays("play warning", "scrap copper")
    assert war.in_pool("warning") == there + 1
    assert war.scrapped() == ["copper"]


def test_4_5_warning_scrapped_returns_the_other_card() -> None:
    war = War(2, hand={0: "warning copper"}, warning="scrapped").begin()
    there = war.in_pool("warning"), war.in_pool("copper")
    war.plays("play warning", "scrap copper")
    assert (war.in_pool("warning"), war.in_pool("copper")) == (there[0], there[1] + 1)
    assert war.scrapped() == []


def test_4_5_without_another_card_the_warning_only_draws() -> None:
    war = War(2, hand={0: "warning"}, deck={0: "gold"}).begin().plays("play warning")
    assert [GAME.notation(war.match, code) for code in war.match.legal()] == ["draw"]


def test_4_6_a_trap_takes_one_deployed_card_of_anybody() -> None:
    war = War(3, hand={0: "trap"}, posted={1: "archers cavalry", 2: "spearmen"}).begin()
    war.plays("play trap", "aim 2", "disarm cavalry")
    assert war.holds("posted", 1) == ["archers"]
    assert war.holds("discards", 1) == ["cavalry"]


def test_4_6_a_trap_leaves_ramparts_alone_and_may_find_nothing() -> None:
    war = War(2, hand={0: "trap"}, walls={1: "rampart"}).begin().plays("play trap")
    assert war.match.phase == at.BUYING
    assert war.holds("walls", 1) == ["rampart"]


@pytest.mark.parametrize("place", ["deck", "discards"])
def test_4_7_a_counterstroke_fetches_a_general(place: str) -> None:
    war = War(2, hand={0: "counterstroke"}, **{place: {0: "copper maeda silver"}}).begin()
    war.plays("play counterstroke", "take maeda")
    assert war.holds("hand", 0) == ["maeda"]


def test_4_7_a_counterstroke_may_fail_and_shuffles_all_the_same() -> None:
    war = War(2, hand={0: "counterstroke"}, deck={0: "maeda copper"}).begin()
    drawn = war.match.rng.used
    war.plays("play counterstroke", "done")
    assert war.match.rng.used > drawn
    assert all(war.match.cards.seen[card] == 0 for card in war.match.cards.in_zone(at.DECK))


def test_4_7_a_general_fetched_may_be_played_with_an_action_left() -> None:
    war = War(2, hand={0: "archers counterstroke"}, deck={0: "maeda copper"}).begin()
    war.plays("play archers", "play counterstroke", "take maeda")
    assert war.may("play maeda")


def test_4_8_a_beauty_goes_to_whoever_has_ever_had_a_land() -> None:
    war = War(3, hand={0: "gold gold"}, discards={2: "copper"}).begin()
    war.match.landed = 1 << 2
    war.plays("all", "buy beauty")
    assert [GAME.notation(war.match, code) for code in war.match.legal()] == ["aim 1", "aim 3"]
    war.plays("aim 3")
    assert "beauty" in war.holds("discards", 2)
    assert war.match.score(2) == -4


def test_4_8_before_anybody_had_a_land_a_beauty_is_ones_own() -> None:
    war = War(3, hand={0: "gold"}, deck={0: "copper " * 4}).begin().plays("all", "buy beauty")
    assert "beauty" in war.holds("discards", 0)


def test_4_9_a_monk_gives_two_actions() -> None:
    assert War(3, hand={0: "monk archers"}).begin().plays("play monk", "actions").match.actions == 2
    assert War(2, hand={0: "monk archers"}).begin().plays("play monk").match.actions == 2, "two: no question"


def ninja(shown: str = "", revealed: str = "gold silver", **options: str) -> War:
    hand = {0: "ninja", 1: shown or "copper"}
    war = War(3, hand=hand, deck={1: f"{revealed} copper"}, **options).begin()
    return war.plays("play ninja", "aim 2")


def test_4_10_who_shows_nothing_loses_a_revealed_card() -> None:
    war = ninja().plays("done")
    assert war.actor == 0
    war.plays("scrap gold")
    assert war.scrapped() == ["gold"]
    assert war.deck(1) == ["silver", "copper"]


def test_4_10_a_general_shown_protects_and_stays_in_hand() -> None:
    war = ninja("maeda").plays("show maeda", "top silver")
    assert war.holds("hand", 1) == ["maeda"]
    assert war.deck(1) == ["silver", "gold", "copper"]


def test_4_10_the_order_of_the_cards_laid_back_is_their_owners_secret() -> None:
    war = ninja("maeda").plays("show maeda")
    war.plays("top silver")
    top = war.match.cards.top[at.DECK + 1]
    assert war.match.cards.seen[top] == 1 << 1
    tops = {war.match.imagine(0, Rng.fast(seed)).cards.kind[top] for seed in range(20)}
    assert len(tops) == 2


def test_4_10_ninja_shown_protect_and_are_spent() -> None:
    war = ninja("ninja").plays("show ninja", "top gold")
    assert war.holds("discards", 1) == ["ninja"]


def test_4_10_revealed_ninja_are_spent_unless_scrapped() -> None:
    war = ninja(revealed="ninja silver").plays("done", "scrap silver")
    assert war.holds("discards", 1) == ["ninja"]
    assert ninja(revealed="ninja silver").plays("done", "scrap ninja").scrapped() == ["ninja"]


def test_4_10_ninja_guard_revealed_protects_without_a_question() -> None:
    war = ninja(revealed="maeda silver", ninja_guard="revealed")
    assert war.match.phase == at.RELAYING
    assert war.scrapped() == []


def test_4_11_copper_becomes_silver_and_silver_gold_in_hand() -> None:
    war = War(2, hand={0: "temple_town copper"}).begin().plays("play temple_town", "scrap copper")
    assert war.holds("hand", 0) == ["silver"]
    war = War(2, hand={0: "temple_town silver"}).begin().plays("play temple_town", "scrap silver")
    assert war.holds("hand", 0) == ["gold"]


def test_4_11_an_empty_pile_gives_nothing() -> None:
    war = War(2, hand={0: "temple_town copper silver"}).empty("gold").begin().plays("play temple_town")
    assert [GAME.notation(war.match, code) for code in war.match.legal()] == ["done", "scrap copper"]


def test_4_12_a_harbour_takes_1_off_but_never_the_last_and_only_once() -> None:
    war = War(2, hand={0: "archers harbour harbour"}).begin()
    assert (war.match.price(0), war.match.price(2)) == (1, 6)
    war.plays("play archers", "play harbour", "play harbour")
    assert (war.match.price(0), war.match.price(2)) == (1, 5)


def test_4_13_a_rampart_gives_a_card_at_the_end_of_the_next_turn() -> None:
    war = War(2, hand={0: "rampart"}, deck={0: "copper " * 9, 1: "village " * 4}).begin()
    war.plays("play rampart", "done", "stay rampart")
    assert war.holds("walls", 0) == ["rampart"]
    assert len(war.holds("hand", 0)) == 4
    war.plays("done", "done")
    assert len(war.holds("hand", 0)) == 5
    assert war.holds("walls", 0) == []


def test_4_13_the_card_is_owed_even_if_the_rampart_does_not_stay_and_several_add_up() -> None:
    hand = "archers rampart rampart"
    war = War(2, hand={0: hand}, deck={0: "copper " * 9, 1: "village " * 4}).begin()
    war.plays("play archers", "play rampart", "play rampart", "done", "done", "done", "done")
    assert len(war.holds("hand", 0)) == 6


def test_4_14_a_rampart_is_never_deployed() -> None:
    war = War(2, walls={0: "rampart"}, hand={0: "archers"}).begin()
    assert war.may("play archers")


def test_5_1_each_card_may_stay_or_not() -> None:
    war = War(2, posted={0: "archers spearmen"}, deck={0: "copper " * 6}).begin()
    war.plays("play spearmen", "done", "stay archers")
    assert war.holds("posted", 0) == ["archers"]
    assert "spearmen" in war.holds("discards", 0)


def test_5_1_gunners_may_stay_only_where_they_are_deployable() -> None:
    assert War(2, hand={0: "gunners"}).begin().plays("play gunners", "done").may("stay gunners")
    war = War(2, hand={0: "gunners"}, gunners="discard", deck={0: "copper " * 6}).begin()
    war.plays("play gunners", "done")
    assert war.holds("posted", 0) == []
    assert war.actor == 1


def test_5_2_cards_drawn_by_deployed_cards_wait_for_the_other_deployed_ones() -> None:
    war = War(2, posted={0: "archers false_fort"}, deck={0: "cavalry copper"}, false_fort="card").begin()
    war.plays("play archers")
    assert war.holds("hand", 0) == ["cavalry"]
    assert war.holds("posted", 0) == []
    assert war.match.actions == 1


def test_5_3_what_cannot_be_paid_for_stays_and_fights() -> None:
    war = War(2, posted={0: "land_breaker false_fort"}, hand={0: "archers"}, false_fort="card").begin()
    war.plays("play false_fort")
    assert war.match.phase == at.BUYING
    assert war.match.strength_in(at.AREA) == 7


def test_false_fort_gives_an_action_or_a_card() -> None:
    war = War(2, posted={0: "false_fort"}, deck={0: "gold"}, hand={0: "archers"})
    assert (war.begin().match.actions, war.holds("hand", 0)) == (1, ["archers"])
    war = War(2, posted={0: "false_fort"}, deck={0: "gold"}, hand={0: "archers"}, false_fort="card")
    assert (war.begin().match.actions, war.holds("hand", 0)) == (0, ["gold", "archers"])


def test_ishida_gives_one_or_two_money() -> None:
    assert War(2, hand={0: "ishida"}).begin().plays("play ishida").match.money == 1
    assert War(2, hand={0: "ishida"}, ishida="two").begin().plays("play ishida").match.money == 2


@pytest.mark.parametrize(
    ("card", "draws", "actions", "buys"),
    [
        ("maeda", 0, 0, 0),
        ("honda", 0, 1, 0),
        ("sanada", 1, 0, 0),
        ("naoe", 1, 1, 1),
        ("akechi", 2, 1, 1),
        ("kuroda", 2, 1, 0),
        ("katakura", 1, 1, 0),
        ("spearmen", 0, 1, 0),
        ("archers", 0, 2, 0),
        ("cavalry", 0, 2, 0),
        ("gunners", 0, 2, 0),
        ("land_breaker", 0, 1, 0),
        ("temple_tax", 2, 0, 0),
        ("harbour", 2, 0, 1),
        ("castle_town", 3, 0, 0),
        ("fields", 0, 0, 0),
        ("beauty", 0, 0, 0),
    ],
)
def test_the_symbols_of_each_card(card: str, draws: int, actions: int, buys: int) -> None:
    war = War(2, hand={0: f"{card} archers"}, deck={0: "village " * 5}).begin()
    buys_before = war.match.buys
    war.plays(f"play {card}")
    bought = war.match.buys - buys_before - (1 if war.match.phase == at.BUYING else 0)
    assert (len(war.holds("hand", 0)) - 1, war.match.actions, bought) == (draws, actions, buys)
