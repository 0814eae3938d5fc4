"""Rulebook page, section 5: inner strength."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput

from .table import Brawl, own_cards


def test_strength_turns_the_kaiju_and_the_sum_is_announced() -> None:
    """§5.1"""
    brawl = Brawl("mothra ebirah rodan", mothra="8 1 2", ebirah="6 1 2", rodan="9 7 2")
    brawl.plays("mothra play 8", "ebirah play 6 +power")
    assert brawl.announced == 8
    assert brawl.is_turned("ebirah")
    assert not brawl.may("play 7")  # the next one has to meet the sum


def test_strength_may_be_used_by_the_starter_and_without_need() -> None:
    """§5.1, sheet 5.6."""
    brawl = Brawl("mothra ebirah rodan", mothra="8 1 2", ebirah="10 1 2")
    assert brawl.plays("mothra play 8 +power").announced == 11
    brawl = Brawl("mothra ebirah rodan", mothra="8 1 2", ebirah="10 1 2")
    assert brawl.plays("mothra play 8", "ebirah play 10 +power").announced == 12


def test_strength_that_does_not_suffice() -> None:
    """§5.1"""
    brawl = Brawl("mothra ebirah rodan", mothra="8 1 2", ebirah="5 1 2").plays("mothra play 8")
    assert not brawl.may("play 5 +power")
    assert brawl.why("5", "power") == ("no-too-low", "5.1")


def test_strength_goes_with_each_kind_of_number() -> None:
    """§5.1"""
    brawl = Brawl("ebirah mothra rodan", ebirah="6 heart-4 site-5")
    assert {"play 6 +power", "play heart-4 +power", "play site-5 +power"} <= set(brawl.choices)
    assert brawl.plays("ebirah play site-5 +power").announced == 7
    assert "did-open" in brawl.keys


def test_strength_of_the_enraged_side() -> None:
    """§2.1, §5.1: the side that faces up."""
    brawl = Brawl("ebirah mothra rodan", ebirah="6 1 2", enraged="ebirah")
    assert brawl.plays("ebirah play 6 +power").announced == 9


def test_strength_not_twice_while_turned() -> None:
    """§5.2"""
    brawl = Brawl("ebirah mothra rodan", ebirah="6 1 2", turned="ebirah")
    assert not brawl.may("play 6 +power")
    assert brawl.why("6", "power") == ("no-power-turned", "5.2")


def test_strength_stays_spent_over_rounds() -> None:
    """§5.2, §5.3: the end of a round straightens nobody."""
    brawl = Brawl("mothra rodan gigan", mothra="5 1 2", rodan="1 2 2")
    brawl.plays("mothra play 5 +power", "rodan take", "rodan lay 1", "mothra pass", "rodan pass")
    assert brawl.question == "ask-start"
    assert brawl.is_turned("mothra")


def test_extra_damage_played_as_number_straightens_its_player() -> None:
    """§5.3, D3: only the one who plays it."""
    brawl = Brawl("mothra rodan gigan", mothra="heart-2 1 2", turned="mothra rodan gigan")
    brawl.plays("mothra play heart-2")
    assert [brawl.is_turned(name) for name in brawl.names] == [False, True, True]
    assert brawl.keys[0] == "did-straighten"


def test_extra_damage_straightens_first_so_its_strength_may_be_added() -> None:
    """§5.3, sheet 5.7: the kaiju ends turned."""
    brawl = Brawl("mothra ebirah rodan", mothra="5 1 2", ebirah="heart-3 6 1", turned="ebirah")
    brawl.plays("mothra play 5")
    assert not brawl.may("play 6 +power")
    brawl.plays("ebirah play heart-3 +power")
    assert brawl.announced == 5
    assert brawl.is_turned("ebirah")


def test_extra_damage_added_straightens_the_striker() -> None:
    """§5.3, §6.4."""
    brawl = Brawl(
        "godzilla zilla rodan", godzilla="7 heart-2 1", zilla="1 1 2", turned="godzilla zilla rodan"
    )
    brawl.plays("godzilla play 7", "zilla take", "zilla lay 1", "godzilla add heart-2")
    assert [brawl.is_turned(name) for name in brawl.names] == [False, True, True]


def test_extra_damage_as_counterattack_straightens_the_victim() -> None:
    """§5.3, §6.5, sheet 5.14."""
    brawl = Brawl("godzilla zilla rodan", godzilla="7 1 1", zilla="1 heart-2 2", turned="godzilla zilla")
    brawl.plays("godzilla play 7", "zilla take", "zilla lay 1", "godzilla pass", "zilla counter heart-2")
    assert [brawl.is_turned(name) for name in brawl.names] == [True, False, False]


def test_straighten_all() -> None:
    """§5.3 `straighten = all`: the Spanish list, for each of the three uses."""
    brawl = Brawl("mothra rodan gigan", mothra="heart-2 1 2", turned="rodan gigan", straighten="all")
    assert not brawl.plays("mothra play heart-2 +power").is_turned("rodan")
    assert brawl.is_turned("mothra")
    brawl = Brawl(
        "mothra rodan gigan", mothra="7 heart-2 2", rodan="1 1 2", turned="rodan gigan", straighten="all"
    )
    brawl.plays("mothra play 7 +power", "rodan take", "rodan lay 1", "mothra add heart-2")
    assert not any(brawl.is_turned(name) for name in brawl.names)
    brawl = Brawl(
        "mothra rodan gigan", mothra="7 1 2", rodan="1 heart-1 2", turned="mothra gigan", straighten="all"
    )
    brawl.plays("mothra play 7", "rodan take", "rodan lay 1", "mothra pass", "rodan counter heart-1")
    assert not any(brawl.is_turned(name) for name in brawl.names)


def test_flip_straightens() -> None:
    """§5.3, §7.1."""
    brawl = Brawl("mothra zilla rodan", mothra="7 1 2", zilla="4 1 2", damage={"zilla": "3"}, turned="zilla")
    brawl.plays("mothra play 7", "zilla take", "zilla lay 4", "mothra pass", "zilla pass")
    assert brawl.is_enraged("zilla")
    assert not brawl.is_turned("zilla")


def test_deck_exhaustion_straightens_all_at_the_refill_too() -> None:
    """§5.3, §3.7."""
    brawl = Brawl(
        "mothra rodan gigan",
        mothra="7 1 2",
        rodan="1 1 2",
        deck="3 4",
        rest="discards",
        turned="mothra rodan gigan",
    )
    brawl.plays("mothra play 7", "rodan take", "rodan lay 1", "mothra pass")
    assert brawl.is_turned("gigan")
    brawl.plays("rodan pass")  # the refill takes the last card
    assert not any(brawl.is_turned(name) for name in brawl.names)


@pytest.mark.parametrize("special", ["direction", "target", "hit", "double-hit"])
def test_strength_never_goes_with_a_special(special: str) -> None:
    """§5.4, D5."""
    brawl = Brawl("mothra rodan gigan", mothra=f"{special} 1 2")
    assert not any(special in choice for choice in brawl.choices if choice.endswith("+power"))
    assert brawl.why(special, "power") == ("no-power-special", "5.4")


def test_strength_with_minus_three_is_off() -> None:
    """§5.4, sheet 5.3."""
    brawl = Brawl("mothra rodan gigan", mothra="8 1 2", rodan="-3 1 2").plays("mothra play 8")
    assert not brawl.may("play -3 +power")
    assert brawl.why("-3", "power") == ("no-power-minus-three", "5.4")


def test_strength_with_minus_three_by_option() -> None:
    """§5.4 `minus_three_power = on`: 8 - 3 + 3; not while turned."""
    brawl = Brawl("mothra rodan gigan", mothra="8 1 2", rodan="-3 1 2", minus_three_power="on")
    assert brawl.plays("mothra play 8", "rodan play -3 +power").announced == 8
    assert brawl.is_turned("rodan")
    brawl = Brawl("rodan mothra gigan", rodan="-3 1 2", minus_three_power="on")
    assert brawl.plays("rodan play -3 +power").announced == 0
    brawl = Brawl("rodan mothra gigan", rodan="-3 1 2", minus_three_power="on", turned="rodan")
    assert brawl.why("-3", "power") == ("no-power-turned", "5.2")


def test_a_side_without_strength_is_never_turned() -> None:
    """§5.1: an owner's kaiju may have none."""
    document = deepcopy(own_cards().document)
    document["kaiju"]["ebirah"]["normal"]["strength"] = [0, "owner"]
    cards = CardTable(document, shipped=False)
    brawl = Brawl("ebirah mothra rodan", ebirah="6 1 2", cards=cards)
    assert not brawl.may("play 6 +power")
    assert brawl.why("6", "power") == ("no-power-none", "5.1")
    with pytest.raises(BadInput, match="not a decision"):
        brawl.plays("ebirah play 6 +power")
