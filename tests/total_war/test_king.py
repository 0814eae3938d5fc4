"""Rulebook page, section 9: the King of Monsters card."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.errors import BadInput
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.options import TotalWarOptions

from .table import Brawl


def king(**more: Any) -> Brawl:
    """Rodan, who won last time, has to answer Mothra's 5."""
    hand = more.pop("rodan", "1 heart-1 9")
    brawl = Brawl("mothra rodan gigan", mothra="5 1 2", rodan=hand, king="rodan", **more)
    return brawl.plays("mothra play 5")


def test_nobody_holds_the_card_in_a_first_match() -> None:
    """§9.1 `king = 0`."""
    brawl = Brawl("mothra rodan gigan")
    assert brawl.zone(at.KING_CARD) == []
    assert brawl.why("king") == ("no-king-first-match", "9.1")


def test_only_its_holder_may_use_it() -> None:
    """§9.1"""
    brawl = Brawl("mothra rodan gigan", king="rodan")
    assert brawl.zone(at.KING_CARD) == ["king"]
    assert not any("king" in choice for choice in brawl.choices)
    assert brawl.why("king") == ("no-king-other", "9.1")


def test_it_works_once() -> None:
    """§9.1, D19"""
    brawl = king().plays("rodan king draw")
    assert not any("king" in choice for choice in brawl.choices)
    assert brawl.why("king") == ("no-king-used", "9.1")
    assert brawl.zone(at.BOX) == ["king"]


def test_it_is_optional() -> None:
    """§9.1: one may play on without it."""
    assert king().plays("rodan play 9").zone(at.KING_CARD) == ["king"]


def test_the_seat_of_the_card_has_to_exist() -> None:
    """§10.1 `king`: from 1 to the number of seats, 0 for nobody."""
    assert TotalWarOptions.read({"king": "3"}, 3).switches().king_seat == 2
    assert TotalWarOptions.read({}, 3).switches().king_seat == -1
    with pytest.raises(BadInput, match="option king names a seat from 1 to 3, or 0 for nobody, not 4"):
        TotalWarOptions.read({"king": "4"}, 3)
    with pytest.raises(BadInput, match="option king takes a whole number, not 'rodan'"):
        TotalWarOptions.read({"king": "rodan"}, 3)


@pytest.mark.parametrize("card", ["1", "heart-1", "site-3", "-3", "direction", "double-hit"])
def test_any_hand_card_becomes_a_hit(card: str) -> None:
    """§9.2, D17: the card that is played; it lies on the discards as what it is."""
    brawl = king(rodan=f"{card} 1 9", turned="rodan").plays(f"rodan king hit {card}")
    assert brawl.state.blow == at.HIT_BLOW
    assert brawl.zone(at.DISCARDS)[0] == card
    assert brawl.holds("rodan") == 3  # drawn back
    assert brawl.asked == "gigan"
    assert brawl.zone(at.OPEN) == []  # it was not played as a building number
    assert brawl.is_turned("rodan")  # nor as Extra Damage


def test_kings_hit_answers_a_hit_like_any_other() -> None:
    """§9.2, §4.3: if Hits answer Hits; never the Double Hit."""
    for option, able in (("on", True), ("off", False)):
        brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", king="rodan", hit_answers_hit=option)
        brawl.plays("mothra play hit")
        assert any("king hit" in choice for choice in brawl.choices) is able
    brawl = Brawl("mothra rodan gigan", mothra="double-hit 1 2", king="rodan").plays("mothra play double-hit")
    assert not any("king hit" in choice or "king 4" in choice for choice in brawl.choices)
    assert brawl.may("king draw")


def test_kings_hit_may_open_a_round() -> None:
    """§9.2"""
    brawl = Brawl("rodan mothra gigan", rodan="1 2 2", king="rodan").plays("rodan king hit 1")
    assert (brawl.asked, brawl.choices[0]) == ("mothra", "take")


def test_as_an_extra_damage_card_of_four_on_ones_turn() -> None:
    """§9.3: it straightens, strength may be added, no card is drawn, and it leaves the match."""
    brawl = king(turned="rodan")
    assert not brawl.may("king 4")  # too low
    brawl.plays("rodan king 4 +power")
    assert brawl.announced == 7
    assert brawl.is_turned("rodan")
    assert brawl.hand("rodan") == ["1", "9", "heart-1"]
    assert brawl.zone(at.BOX) == ["king"]
    assert brawl.asked == "gigan"
    assert brawl.state.striker == brawl.seat("rodan")


def test_kings_four_straightens() -> None:
    """§9.3, §5.3."""
    brawl = Brawl("rodan mothra gigan", king="rodan", turned="rodan").plays("rodan king 4")
    assert brawl.announced == 4
    assert not brawl.is_turned("rodan")


def test_kings_four_answers_no_hit() -> None:
    """§9.3, §4.3: it is a number."""
    brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", king="rodan").plays("mothra play hit")
    assert not brawl.may("king 4")
    assert not brawl.may("king 4 +power")


def test_kings_four_added_to_a_wound() -> None:
    """§9.3 `king_extra = any_step`: by the striker; it straightens, and counts 4."""
    brawl = Brawl("rodan mothra gigan", rodan="9 1 2", mothra="1 1 2", king="rodan", turned="rodan")
    brawl.plays("rodan play 9", "mothra take", "mothra lay 1")
    assert brawl.choices == ["pass", "add king"]
    brawl.plays("rodan add king")
    assert brawl.damage("mothra") == ["1", "king"]
    assert brawl.state.suffered(1) == 5
    assert not brawl.is_turned("rodan")


def test_kings_four_as_counterattack() -> None:
    """§9.3, sheet 5.20."""
    brawl = king(turned="rodan").plays("rodan take", "rodan lay 1", "mothra pass")
    assert brawl.choices == ["pass", "counter king", "counter heart-1"]
    brawl.plays("rodan counter king")
    assert brawl.damage("mothra") == ["king"]
    assert not brawl.is_turned("rodan")


def test_kings_four_leaves_the_match_with_the_damage() -> None:
    """§9.3, §7.4: it never comes among the battle cards."""
    brawl = Brawl("rodan zilla gigan", rodan="9 1 2", zilla="2 1 2", king="rodan", counterattack="off")
    brawl.plays("rodan play 9", "zilla take", "zilla lay 2", "rodan add king")
    assert brawl.is_enraged("zilla")
    assert brawl.zone(at.BOX) == ["king"]


def test_kings_four_only_on_ones_own_turn() -> None:
    """§9.3 `king_extra = own_turn`: neither added nor thrown back, but played."""
    brawl = Brawl("rodan mothra gigan", rodan="9 1 2", mothra="1 1 2", king="rodan", king_extra="own_turn")
    assert brawl.may("king 4")
    brawl.plays("rodan play 9", "mothra take", "mothra lay 1")
    assert brawl.choices == ["pass"]
    brawl = king(king_extra="own_turn").plays("rodan take", "rodan lay 1", "mothra pass")
    assert brawl.choices == ["pass", "counter heart-1"]


def test_the_holder_is_asked_with_an_empty_hand() -> None:
    """§9.3, §6.4: the card can still be added."""
    brawl = Brawl("rodan mothra gigan", rodan="9", mothra="1 1 2", king="rodan", rest="box")
    brawl.plays("rodan play 9", "mothra take", "mothra lay 1")
    assert (brawl.asked, brawl.choices) == ("rodan", ["pass", "add king"])


def test_kings_four_is_not_drawn_back() -> None:
    """§8.1 `refill = at_once`, §9.3: it did not come out of the hand, so a forgotten draw stays forgotten."""
    brawl = Brawl(
        "rodan mothra gigan", rodan="9 1 2", mothra="1 1 2", king="rodan", refill="at_once", draw="by_hand"
    )
    brawl.plays("rodan play 9", "rodan end", "mothra take", "mothra lay 1", "rodan add king")
    assert (brawl.asked, brawl.question) == ("mothra", "ask-counter")
    assert brawl.holds("rodan") == 2


def test_heal_takes_a_card_of_up_to_four_off() -> None:
    """§9.4: face value; battle cards to the discards; the turn goes on."""
    brawl = Brawl(
        "rodan mothra gigan",
        rodan="9 1 2",
        king="rodan",
        damage={"rodan": "4 heart-1 building-2", "mothra": "1"},
    )
    heals = [choice for choice in brawl.choices if "heal" in choice]
    assert heals == ["king heal 4", "king heal heart-1", "king heal building-2"]
    brawl.plays("rodan king heal 4")
    assert brawl.damage("rodan") == ["building-2", "heart-1"]
    assert brawl.zone(at.DISCARDS) == ["4"]
    assert (brawl.asked, brawl.may("play 9")) == ("rodan", True)


def test_heal_takes_no_card_above_four() -> None:
    """§9.4"""
    brawl = Brawl("rodan mothra gigan", king="rodan", damage={"rodan": "5"})
    assert not any("heal" in choice for choice in brawl.choices)


def test_a_healed_building_leaves_the_match() -> None:
    """§9.4, §7.4."""
    brawl = Brawl("rodan mothra gigan", king="rodan", damage={"rodan": "building-3"})
    brawl.plays("rodan king heal building-3")
    assert brawl.zone(at.BOX) == ["building-3", "king"]


def test_draw_three_and_play_with_six() -> None:
    """§9.5: free, before playing; each play is drawn back to six."""
    brawl = king(deck="3 4 5 6 7").plays("rodan king draw")
    assert brawl.asked == "rodan"
    assert brawl.hand("rodan") == ["1", "4", "5", "6", "9", "heart-1"]
    assert brawl.plays("rodan play 9").holds("rodan") == 6


def test_after_the_round_the_owner_discards_down_to_three() -> None:
    """§9.5, D18: whichever cards they like, before the refill."""
    brawl = king(deck="3 4 5 6 7", counterattack="off")
    brawl.plays("rodan king draw", "rodan play 9", "gigan take", "gigan lay 0", "rodan pass")
    assert (brawl.asked, brawl.question) == ("rodan", "ask-discard")
    brawl.plays("rodan discard heart-1", "rodan discard 1", "rodan discard 4")
    assert brawl.hand("rodan") == ["5", "6", "7"]
    assert {"heart-1", "1", "4"} <= set(brawl.zone(at.DISCARDS))
    assert (brawl.asked, brawl.question) == ("gigan", "ask-start")
    assert brawl.holds("gigan") == 3


def test_a_victim_with_six_cards_discards_too() -> None:
    """§9.5: what is laid as a wound counts."""
    brawl = king(counterattack="off").plays("rodan king draw", "rodan take", "rodan lay 1", "mothra pass")
    assert (brawl.asked, brawl.holds("rodan")) == ("rodan", 5)
    brawl.plays(*(f"rodan discard {card}" for card in brawl.hand("rodan")[:2]))
    assert (brawl.holds("rodan"), brawl.question) == (3, "ask-start")


def test_the_card_is_out_with_its_holder() -> None:
    """§9.6, sheet 5.21."""
    brawl = Brawl(
        "mothra zilla rodan",
        mothra="9 1 2",
        zilla="3 1 2",
        damage={"zilla": "2"},
        enraged="zilla",
        king="zilla",
        counterattack="off",
    )
    brawl.plays("mothra play 9", "zilla take", "zilla lay 3", "mothra pass")
    assert not brawl.is_alive("zilla")
    assert brawl.zone(at.KING_CARD) == []
    assert brawl.zone(at.BOX) == ["king"]
