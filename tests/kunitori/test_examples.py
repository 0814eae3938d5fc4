"""The worked examples of the German rules, named after their sections."""

from __future__ import annotations

from tests.kunitori.table import War


def test_6_2_deployed_archers_are_played_first_and_give_two_actions() -> None:
    war = War(2, posted={0: "archers"}, hand={0: "spearmen copper copper copper"}).begin()
    assert war.match.actions == 2
    assert war.may("play spearmen")
    assert war.plays("play spearmen").match.actions == 2


def test_6_2_of_several_deployed_cards_the_owner_chooses_the_order() -> None:
    war = War(2, posted={0: "archers spearmen"}, hand={0: "cavalry"}).begin()
    assert not war.may("play cavalry")
    assert war.may("play archers")
    war.plays("play spearmen")
    assert war.match.actions == 2, "the archers followed by themselves"
    assert war.may("play cavalry")


def battle_7_4(**options: str) -> War:
    """Nobunaga (seat 1) attacks Hideyoshi (seat 2)."""
    war = War(
        3,
        hand={0: "akechi gunners gunners copper", 1: "spearmen spearmen copper copper"},
        posted={1: "false_fort archers"},
        deck={0: "village copper copper copper copper"},
        **options,
    ).begin()
    return war.plays("play akechi", "play gunners", "play gunners", "aim 2", "all")


def test_7_4_the_attack_is_8_and_the_defence_3() -> None:
    war = battle_7_4()
    assert (war.match.attack(), war.match.defence()) == (8, 3)


def test_7_4_two_spearmen_in_ambush_with_one_each_make_9() -> None:
    war = battle_7_4().plays("ambush", "show spearmen", "show spearmen")
    assert (war.match.attack(), war.match.defence()) == (8, 9)
    war.plays("done")
    assert war.may("take village"), "the defender wins by 1"


def test_7_4_two_spearmen_in_ambush_with_one_in_all_make_8_and_nobody_wins() -> None:
    war = battle_7_4(ambush="once").plays("ambush", "show spearmen", "show spearmen")
    assert (war.match.attack(), war.match.defence()) == (8, 8)
    villages = war.in_pool("village")
    war.plays("done")
    assert war.in_pool("village") == villages


def test_7_4_the_ambush_goes_back_to_the_hand_and_the_false_fort_to_the_discards() -> None:
    war = battle_7_4(ambush="once").plays("ambush", "show spearmen", "show spearmen", "done")
    assert war.holds("hand", 1) == ["copper", "copper", "spearmen", "spearmen"]
    assert war.holds("discards", 1) == ["false_fort"]
    assert war.holds("posted", 1) == ["archers"]


def turn_8() -> War:
    """Hideyoshi's turn, up to his buying."""
    war = War(
        3,
        hand={0: "copper silver archers castle_town"},
        posted={0: "cavalry"},
        deck={0: "counterstroke silver gold copper copper copper"},
    ).begin()
    assert war.match.actions == 2
    war.plays("play archers")
    assert war.match.actions == 3
    war.plays("play castle_town")
    assert war.match.actions == 2
    assert war.holds("hand", 0) == ["copper", "silver", "silver", "gold", "counterstroke"]
    return war.plays("done", "all")


def test_8_the_battle_phase_is_skipped_and_the_treasure_is_worth_8() -> None:
    war = turn_8()
    assert (war.match.money, war.match.buys) == (8, 1)


def test_8_for_7_of_8_money_the_land_breaker_is_bought_and_the_phase_ends() -> None:
    war = turn_8().plays("buy land_breaker")
    assert war.match.money == 1
    assert war.match.buys == 0
    assert war.holds("discards", 0) == ["land_breaker"]
    assert war.may("stay cavalry"), "the end phase has begun"


def test_8_two_cards_stay_one_is_kept_and_three_are_drawn() -> None:
    war = turn_8().plays("buy land_breaker", "stay archers", "stay cavalry", "keep counterstroke")
    assert war.holds("posted", 0) == ["archers", "cavalry"]
    assert war.holds("hand", 0) == ["copper", "copper", "copper", "counterstroke"]
    assert war.actor == 1


def test_9_1_the_last_card_of_a_victory_pile_gives_everybody_else_one_more_turn() -> None:
    hands = dict.fromkeys(range(3), "gold gold gold silver")
    war = War(3, hand=hands, deck=dict.fromkeys(range(3), "copper " * 4)).empty("land", but=1)
    war.begin(1).plays("all", "buy land")
    assert war.actor == 2
    war.plays("done")
    assert war.actor == 0
    war.plays("done")
    assert not war.match.waiting, "the seat to the right of whoever took it was the last"
