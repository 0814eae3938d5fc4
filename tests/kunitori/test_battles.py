"""Battles (§7), case by case."""

from __future__ import annotations

import pytest

from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.games.kunitori import GAME
from tatami.games.kunitori import rules_table as at
from tests.kunitori.table import War

QUIET = "copper copper copper copper"


def lines(war: War) -> list[str]:
    return [GAME.notation(war.match, code) for code in war.match.legal()]


def attack(defender: str = QUIET, deck: str = QUIET, posted: str = "") -> War:
    """Seat 1 attacks seat 2 with Maeda alone, whose strength is 6."""
    war = War(3, hand={0: "maeda", 1: defender}, deck={0: QUIET, 1: deck}, posted={1: posted})
    return war.begin().plays("play maeda", "aim 2")


def won(war: War, seat: int) -> list[str]:
    """Victory cards among the discards."""
    return [name for name in war.holds("discards", seat) if name in ("village", "prefecture", "land")]


def test_7_1_without_a_general_nobody_attacks() -> None:
    war = War(2, hand={0: "spearmen"}).begin().plays("play spearmen")
    assert war.match.phase == at.BUYING


def test_7_1_a_general_may_stay() -> None:
    war = War(2, hand={0: "maeda"}).begin().plays("play maeda", "done")
    assert war.match.phase == at.BUYING


def test_7_1_several_generals_against_one_are_one_army() -> None:
    war = War(3, hand={0: "honda katakura"}, deck={0: QUIET}).begin()
    war.plays("play honda", "play katakura", "aim 2", "aim 2")
    assert war.match.attack() == 9
    war.plays("ambush", "done")
    assert won(war, 0) == ["land"]
    assert war.match.phase == at.BUYING, "there was one battle"


def two_fronts() -> War:
    """Two generals against two defenders, with units to be shared out."""
    war = War(
        3, hand={0: "honda katakura gunners", 1: QUIET, 2: QUIET}, posted={0: "archers"}, deck={0: QUIET}
    )
    return war.begin().plays("play honda", "play katakura", "play gunners", "aim 3", "aim 2")


def test_7_2_units_are_shared_out_among_the_generals() -> None:
    war = two_fronts().plays("aim 2", "aim 3")
    assert war.actor == 1, "clockwise from the attacker, whoever was named first"
    assert war.match.attack() == 5
    war.plays("ambush", "done")
    assert war.actor == 2
    assert war.match.attack() == 8


def test_7_2_units_may_stay_back_and_go_only_where_a_general_is() -> None:
    war = two_fronts().plays("done", "done")
    assert war.match.attack() == 4
    war = attack()
    assert war.match.attack() == 6
    with pytest.raises(BadInput, match="not a decision"):
        War(3, hand={0: "honda gunners"}).begin().plays("play honda", "play gunners", "aim 2", "aim 3")


def test_7_2_equal_units_are_shared_out_in_one_order_only() -> None:
    war = War(3, hand={0: "honda naoe"}, posted={0: "archers archers"}, deck={0: QUIET}).begin()
    war.plays("play honda", "play naoe", "aim 2", "aim 3", "aim 3")
    assert lines(war) == ["done", "aim 3"]


def test_7_3_deployed_cards_defend() -> None:
    assert attack(posted="archers cavalry").match.defence() == 3


def test_7_4_each_card_in_ambush_adds_one_and_generals_may_lie_there() -> None:
    war = attack(defender="spearmen honda").plays("ambush", "show honda")
    assert war.match.defence() == 6
    assert war.plays("show spearmen").match.defence() == 9


def test_7_4_an_ambush_of_nobody_is_allowed() -> None:
    war = attack().plays("ambush", "done")
    assert won(war, 0) == ["prefecture"]


def test_7_4_reinforcements_come_from_the_deck_without_a_bonus() -> None:
    war = attack(deck="gunners copper village")
    war.plays("reinforce")
    assert won(war, 0) == ["village"], "6 against 3"


def test_7_4_who_must_reveal_and_has_no_deck_reshuffles() -> None:
    war = War(2, hand={0: "maeda"}, discards={1: "gunners gunners"}).begin().plays("play maeda", "aim 2")
    war.plays("reinforce")
    assert (war.match.outcome, won(war, 0)) == (0, [])


@pytest.mark.parametrize(
    ("posted", "prize"),
    [
        ("cavalry cavalry archers", "village"),
        ("cavalry archers", "village"),
        ("cavalry", "prefecture"),
        ("", "prefecture"),
    ],
)
def test_7_5_what_the_attacker_must_take(posted: str, prize: str) -> None:
    assert won(attack(posted=posted).plays("ambush", "done"), 0) == [prize]


@pytest.mark.parametrize(
    ("posted", "prize"),
    [
        ("cavalry spearmen spearmen archers", "village"),
        ("cavalry spearmen spearmen cavalry", "prefecture"),
        ("cavalry spearmen spearmen cavalry archers", "land"),
    ],
)
def test_7_5_what_the_defender_may_take(posted: str, prize: str) -> None:
    war = attack(posted=posted).plays("ambush", "done")
    assert lines(war) == ["refuse", f"take {prize}"]
    assert won(war.plays(f"take {prize}"), 1) == [prize]


def test_7_5_the_defender_may_refuse() -> None:
    war = attack(posted="land_breaker cavalry").plays("ambush", "done", "refuse")
    assert won(war, 1) == []


def test_7_5_a_tie_and_an_empty_pile_give_nothing() -> None:
    assert won(attack(posted="cavalry cavalry spearmen").plays("ambush", "done"), 0) == []
    war = attack()
    war.empty("prefecture").plays("ambush", "done")
    assert won(war, 0) == []


def test_7_6_reinforcements_go_back_in_a_secret_order() -> None:
    war = attack(deck="gunners copper village village").plays("reinforce")
    assert war.actor == 1
    war.plays("top copper")
    assert war.deck(1) == ["copper", "gunners", "village", "village"]
    top = war.match.cards.top[at.DECK + 1]
    assert len({war.match.imagine(2, Rng.fast(seed)).cards.kind[top] for seed in range(20)}) == 2


def test_7_7_false_forts_and_land_breakers_that_fought_are_spent() -> None:
    war = attack(posted="false_fort land_breaker archers").plays("ambush", "done")
    war.plays("refuse")
    assert "false_fort" in war.holds("discards", 1)
    assert "land_breaker" in war.holds("discards", 1)
    assert war.holds("posted", 1) == ["archers"]


def test_7_7_spent_cards_leave_ambush_and_reinforcement_too() -> None:
    war = attack(deck="false_fort copper village village").plays("reinforce")
    assert war.holds("discards", 1) == ["false_fort"]
    assert war.deck(1)[0] == "copper"
    war = attack(defender="false_fort copper").plays("ambush", "show false_fort", "done")
    assert war.holds("hand", 1) == ["copper"]


def broken(breaker: str) -> War:
    war = War(
        3,
        hand={0: "honda"},
        posted={0: "land_breaker", 1: "archers cavalry"},
        deck={0: QUIET, 1: QUIET},
        breaker=breaker,
    )
    return war.begin().plays("play honda", "aim 2", "all", "ambush", "done")


def test_7_7_a_land_breaker_costs_the_other_side_a_unit_of_its_owners_choice() -> None:
    war = broken("owner")
    assert war.actor == 1
    war.plays("lose archers")
    assert war.holds("posted", 1) == ["cavalry"]


def test_7_7_breaker_opponent_lets_the_other_side_choose() -> None:
    war = broken("opponent")
    assert war.actor == 0
    war.plays("lose cavalry")
    assert war.holds("posted", 1) == ["archers"]


def test_7_7_units_in_ambush_may_be_lost_and_strengths_stay_as_compared() -> None:
    war = War(3, hand={0: "honda", 1: "spearmen"}, posted={0: "land_breaker"}, deck={0: QUIET, 1: QUIET})
    war.begin().plays("play honda", "aim 2", "all", "ambush", "show spearmen", "done")
    assert won(war, 0) == ["land"]
    assert lines(war) == ["lose-front spearmen"]
    war.plays("lose-front spearmen")
    assert war.holds("discards", 1) == ["spearmen"]


def test_7_7_the_attackers_land_breaker_works_before_the_defenders() -> None:
    war = War(
        3,
        hand={0: "honda"},
        posted={0: "land_breaker archers", 1: "land_breaker cavalry"},
        deck={0: QUIET, 1: QUIET},
    )
    war.begin().plays("play archers", "play honda", "aim 2", "all", "ambush", "done")
    assert lines(war) == ["lose cavalry"]
    war.plays("lose cavalry")
    assert lines(war) == ["lose archers"]
    war.plays("lose archers")
    assert {"archers", "land_breaker"} <= set(war.holds("discards", 0))


def joint(posted: str = "cavalry", ally: str = "cavalry cavalry", target: str = "") -> War:
    """Seat 1 asks seat 2 to attack seat 3."""
    war = War(
        3,
        hand={0: "monk", 2: QUIET},
        posted={0: posted, 1: ally, 2: target},
        deck=dict.fromkeys(range(3), QUIET),
    )
    return war.begin().plays("play monk", "joint", "joint", "aim 2", "aim 3")


def test_7_8_the_ally_is_asked_and_both_are_rewarded_without_a_general() -> None:
    war = joint()
    assert war.actor == 1
    assert lines(war) == ["accept", "refuse"]
    war.plays("accept")
    assert war.match.attack() == 6
    war.plays("ambush", "done")
    assert won(war, 0) == won(war, 1) == ["village"]
    assert war.holds("posted", 1) == ["cavalry", "cavalry"]


def test_7_8_after_a_no_the_monk_has_asked_in_vain() -> None:
    war = joint().plays("refuse")
    assert war.match.phase == at.BUYING


def test_7_8_after_a_no_generals_may_still_attack() -> None:
    war = War(3, hand={0: "monk honda"}, posted={0: "archers"}).begin()
    war.plays("play monk", "joint", "play honda", "joint", "aim 2", "aim 3", "refuse")
    assert lines(war) == ["done", "aim 2", "aim 3"]


@pytest.mark.parametrize(
    ("ally", "prize"),
    [("cavalry cavalry", "village"), ("land_breaker", "prefecture"), ("land_breaker land_breaker", "land")],
)
def test_7_8_the_table_of_rewards_of_a_joint_battle(ally: str, prize: str) -> None:
    war = joint(ally=ally).plays("accept", "ambush", "done")
    assert won(war, 0) == won(war, 1) == [prize]


def test_7_8_of_one_card_left_the_one_on_turn_gets_it() -> None:
    war = joint()
    war.empty("village", but=1).plays("accept", "ambush", "done")
    assert (won(war, 0), won(war, 1)) == (["village"], [])


def test_7_8_a_defender_who_wins_takes_any_victory_card() -> None:
    war = joint(target="land_breaker cavalry").plays("accept", "ambush", "done")
    assert lines(war) == ["refuse", "take village", "take prefecture", "take land"]
    assert "land" in won(war.plays("take land"), 2)


def test_7_8_a_defending_land_breaker_hits_one_attacker_of_the_defenders_choice() -> None:
    war = joint(target="land_breaker").plays("accept", "ambush", "done")
    assert war.actor == 2
    war.plays("aim 2", "lose cavalry")
    assert war.holds("posted", 1) == ["cavalry"]


def test_7_8_two_players_have_no_joint_battle() -> None:
    war = War(2, hand={0: "monk spearmen"}).begin().plays("play monk")
    assert war.match.monks == 0
