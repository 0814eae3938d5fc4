"""Rulebook page, section 6: own wound, building, Extra Damage, counterattack, the checks."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.rng import Rng
from tatami.games.total_war import GAME
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.rules import TotalWar

from .table import Brawl


def hurt(brawl: Brawl, wound: str) -> Brawl:
    """The first kaiju strikes the second with a 7; the second lays a wound."""
    first, second = brawl.names[:2]
    return brawl.plays(f"{first} play 7", f"{second} take", f"{second} lay {wound}")


def test_own_wound_is_any_number_from_0_to_10() -> None:
    """§6.1, sheet 5.12: Extra Damage and building numbers too; the victim chooses."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="0 heart-2 site-3")
    brawl.plays("mothra play 7", "godzilla take")
    assert brawl.choices == ["lay 0", "lay heart-2", "lay site-3"]


def test_minus_three_and_specials_are_no_wounds() -> None:
    """§6.1"""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="-3 hit 2")
    brawl.plays("mothra play 7", "godzilla take")
    assert brawl.choices == ["lay 2"]
    assert brawl.why("-3") == ("no-wound-card", "6.1")
    assert brawl.why("hit") == ("no-wound-card", "6.1")


def test_laying_is_not_playing() -> None:
    """§6.1: nothing straightens, no building opens, no strength is added."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="heart-2 1 2", turned="godzilla")
    hurt(brawl, "heart-2")
    assert brawl.is_turned("godzilla")
    assert brawl.state.suffered(1) == 2
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="site-3 1 2")
    hurt(brawl, "site-3")
    assert brawl.zone(at.OPEN) == []
    assert "did-open" not in brawl.keys


def test_wound_is_open_to_all() -> None:
    """§6.1: it lies beside the kaiju, and everybody sees it."""
    brawl = hurt(Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="1 2 2"), "1")
    card = brawl.state.cards.top[brawl.state.damage(1)]
    assert brawl.state.cards.seen[card] == brawl.state.cards.everyone


def test_no_wound_in_hand_reveals_until_a_number_turns_up() -> None:
    """§6.2: that one is the wound, the others are discarded, the hand stays."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="-3 -3 -3", deck="9 hit direction 4")
    brawl.plays("mothra play 7", "godzilla take")
    assert brawl.choices == ["reveal"]
    brawl.plays("godzilla reveal")
    assert brawl.damage("godzilla") == ["4"]
    assert brawl.zone(at.DISCARDS)[:2] == ["direction", "hit"]
    assert brawl.hand("godzilla") == ["-3", "-3", "-3"]
    assert brawl.keys == ["did-reveal"] * 3


def test_an_empty_hand_reveals_too() -> None:
    """§6.2, sheet 5.19: by hand one may have no card left."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="", deck="9 heart-3", draw="by_hand")
    brawl.plays("mothra play 7", "mothra draw", "godzilla take", "godzilla reveal")
    assert brawl.damage("godzilla") == ["heart-3"]


def test_revealing_shows_that_the_rest_of_the_hand_holds_no_number() -> None:
    """§6.2: everybody may conclude so, and every imagined world agrees."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="-3 hit target", deck="9 4")
    brawl.plays("mothra play 7", "godzilla take", "godzilla reveal")
    for seed in range(30):
        world = brawl.state.imagine(2, Rng.fast(seed))
        assert isinstance(world, TotalWar)
        assert all(kind >= 33 for kind in world.cards.kinds_in(world.hand(1)))


def test_revealing_goes_on_through_the_reshuffled_discards() -> None:
    """§6.2, §3.7: as long as a number is left it is found, however deep it lies."""
    for seed in range(20):
        brawl = Brawl(
            "mothra godzilla rodan", mothra="7 1 2", godzilla="-3 -3 -3", deck="9 hit hit hit", rest="box"
        )
        for card in brawl.state.cards.in_zone(at.BOX)[:6]:  # six cards to be reshuffled
            brawl.state.cards.move(card, at.DISCARDS)
        specials = [34, 34, 34, 35, 35, 4]
        brawl.state.cards.arrange({at.DISCARDS: specials}, at.BOX)
        brawl.state.rng = Rng.fast(seed)
        brawl.plays("mothra play 7", "godzilla take", "godzilla reveal")
        assert brawl.damage("godzilla") == ["4"]


def test_revealing_the_last_card_straightens_everybody() -> None:
    """§6.2, §3.7, §5.3: the deck has run out, whoever turned its last card up."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 1 2",
        godzilla="-3 -3 -3",
        deck="9 hit 4",
        rest="discards",
        turned="mothra godzilla rodan",
    )
    brawl.plays("mothra play 7", "godzilla take", "godzilla reveal")
    assert brawl.damage("godzilla") == ["4"]
    assert not any(brawl.is_turned(name) for name in brawl.names)
    assert brawl.zone(at.DISCARDS) == ["7"]  # what was revealed is shuffled with the rest


def test_without_any_number_left_nobody_is_hurt() -> None:
    """§6.2, sheet 5.19: the round ends all the same, and a building still falls."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 1 2",
        godzilla="-3 hit hit",
        rest="box",
        open_buildings="building-1",
    )
    brawl.plays("mothra play 7", "godzilla take", "godzilla reveal")
    assert "Godzilla has no card to lay." in brawl.heard
    assert brawl.damage("godzilla") == ["building-1"]
    brawl.plays("mothra pass", "godzilla pass")
    assert (brawl.asked, brawl.question) == ("godzilla", "ask-start")


def test_nobody_sees_what_others_draw() -> None:
    """§3.1, §8.1: the gallery and the others learn only that somebody drew."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", deck="9").plays("mothra play 7")
    assert "Mothra draws a card." in brawl.heard
    events = brawl.state.events
    assert events is not None
    keys = [
        [words.key for event in events if (words := GAME.tell(brawl.state, event, seat))] for seat in (0, 1)
    ]
    assert "did-draw-card" in keys[0]
    assert "did-draw-card" not in keys[1]


def test_one_open_building_falls_by_itself() -> None:
    """§6.3, D14."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="1 1 2", open_buildings="building-2")
    assert hurt(brawl, "1").damage("godzilla") == ["1", "building-2"]
    assert brawl.asked == "mothra"


def test_of_several_buildings_the_victim_chooses_one() -> None:
    """§6.3: exactly one; the others stay open for the next victim."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 1 2",
        godzilla="1 1 2",
        open_buildings="building-3 building-1 building-3",
    )
    hurt(brawl, "1")
    assert (brawl.asked, brawl.question) == ("godzilla", "ask-building")
    assert brawl.choices == ["collapse building-1", "collapse building-3"]
    assert brawl.why("2") == ("no-hand-now", "6.3")
    brawl.plays("godzilla collapse building-1")
    assert brawl.damage("godzilla") == ["1", "building-1"]
    assert brawl.zone(at.OPEN) == ["building-3", "building-3"]


def test_the_striker_chooses_the_building_by_option() -> None:
    """§6.3 `building_choice = striker`, D14: still exactly one, and a single one falls by itself."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 1 2",
        godzilla="1 1 2",
        open_buildings="building-3 building-1",
        building_choice="striker",
    )
    hurt(brawl, "1")
    assert (brawl.asked, brawl.question) == ("mothra", "ask-building")
    assert brawl.why("2") == ("no-hand-now", "6.3")
    brawl.plays("mothra collapse building-3")
    assert brawl.damage("godzilla") == ["1", "building-3"]
    assert (brawl.asked, brawl.question) == ("mothra", "ask-add")
    brawl.plays("mothra pass", "godzilla pass", "godzilla play 1", "rodan take", "rodan lay 0")
    assert brawl.damage("rodan") == ["0", "building-1"]


def test_buildings_open_one_for_each_building_number_and_run_out() -> None:
    """§2.4, D13: when their deck is empty, no more come."""
    brawl = Brawl("mothra godzilla rodan", mothra="site-3 1 2", godzilla="site-4 1 2")
    for card in brawl.state.cards.in_zone(at.BUILDINGS)[1:]:
        brawl.state.cards.move(card, at.BOX)
    brawl.plays("mothra play site-3")
    assert "did-open" in brawl.keys
    brawl.plays("godzilla play site-4")
    assert "did-open" not in brawl.keys
    assert len(brawl.zone(at.OPEN)) == 1


def test_the_striker_may_add_one_extra_damage() -> None:
    """§6.4, D4: one, and only Extra Damage."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 heart-1 9", godzilla="1 1 2", deck="heart-2")
    hurt(brawl, "1")
    assert (brawl.asked, brawl.question) == ("mothra", "ask-add")
    assert brawl.choices == ["pass", "add heart-1", "add heart-2"]
    assert brawl.why("9") == ("no-extra-card", "6.4")
    brawl.plays("mothra add heart-1")
    assert brawl.asked == "godzilla"
    assert brawl.damage("godzilla") == ["1", "heart-1"]


def test_the_striker_is_asked_even_without_extra_damage() -> None:
    """§6.4: being asked tells nothing about the hand."""
    brawl = hurt(Brawl("mothra godzilla rodan", mothra="7 1 9", godzilla="1 1 2", deck="9"), "1")
    assert (brawl.asked, brawl.choices) == ("mothra", ["pass"])


def test_the_striker_is_whoever_played_the_last_card() -> None:
    """§6.4, §7.2, sheet 5.17: also when it was a direction or target card."""
    brawl = Brawl("mothra rodan gigan", mothra="7 1 2", rodan="target 1 2", gigan="1 1 2")
    brawl.plays("mothra play 7", "rodan aim gigan", "gigan take")
    assert "Gigan takes the blow of Rodan." in brawl.heard
    assert brawl.plays("gigan lay 1").asked == "rodan"
    brawl = Brawl("mothra rodan gigan", mothra="7 1 2", rodan="direction 1 2")
    brawl.plays("mothra play 7", "rodan play direction", "mothra take", "mothra lay 1")
    assert brawl.asked == "rodan"


def test_counterattack_lies_beside_the_striker() -> None:
    """§6.5, D2, sheet 5.14: out of the victim's own hand, whether or not the striker added."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 heart-3 2", godzilla="1 heart-1 heart-2")
    hurt(brawl, "1").plays("mothra pass")
    assert (brawl.asked, brawl.question) == ("godzilla", "ask-counter")
    assert brawl.choices == ["pass", "counter heart-1", "counter heart-2"]
    brawl.plays("godzilla counter heart-2")
    assert brawl.damage("mothra") == ["heart-2"]
    assert brawl.question == "ask-start"  # one only, and the striker has no answer


def test_counterattack_takes_no_building() -> None:
    """§6.5, sheet 5.14."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 1 2",
        godzilla="1 heart-1 2",
        open_buildings="building-1 building-2",
    )
    hurt(brawl, "1").plays("godzilla collapse building-1", "mothra pass", "godzilla counter heart-1")
    assert brawl.damage("mothra") == ["heart-1"]
    assert brawl.zone(at.OPEN) == ["building-2"]


def test_only_extra_damage_can_strike_back() -> None:
    """§6.5"""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="1 9 hit")
    hurt(brawl, "1").plays("mothra pass")
    assert brawl.choices == ["pass"]
    assert brawl.why("9") == ("no-extra-card", "6.5")


def test_counterattack_only_after_extra_damage() -> None:
    """§6.5 `counterattack = after_extra`."""
    for added in (True, False):
        brawl = Brawl(
            "mothra godzilla rodan", mothra="7 heart-1 2", godzilla="1 heart-2 2", counterattack="after_extra"
        )
        hurt(brawl, "1").plays("mothra add heart-1" if added else "mothra pass")
        assert brawl.question == ("ask-counter" if added else "ask-start")


@pytest.mark.parametrize("option", [{"counterattack": "off"}, {"edition": "spanish"}])
def test_counterattack_off(option: dict[str, Any]) -> None:
    """§6.5 `counterattack = off`, and so in the Spanish edition (§10.1)."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 heart-1 2", godzilla="1 heart-2 2", **option)
    hurt(brawl, "1").plays("mothra add heart-1")
    assert (brawl.asked, brawl.question) == ("godzilla", "ask-start")


def test_checks_come_when_all_cards_are_down() -> None:
    """§6.6: a kaiju that has its fill can still strike back."""
    brawl = Brawl("mothra zilla rodan", mothra="7 1 2", zilla="6 heart-2 1", damage={"zilla": "3"})
    hurt(brawl, "6")
    assert not brawl.is_enraged("zilla")
    brawl.plays("mothra pass", "zilla counter heart-2")
    assert brawl.is_enraged("zilla")
    assert brawl.damage("mothra") == ["heart-2"]


def test_victim_is_checked_first_then_the_striker() -> None:
    """§6.6, sheet 5.15."""
    brawl = Brawl(
        "mothra zilla rodan", mothra="7 1 2", zilla="6 heart-2 1", damage={"zilla": "3", "mothra": "5"}
    )
    hurt(brawl, "6").plays("mothra pass", "zilla counter heart-2")
    assert brawl.is_enraged("zilla")
    assert brawl.is_enraged("mothra")
    assert (brawl.points("mothra"), brawl.points("zilla")) == (2, 3)
    assert [key for key in brawl.keys if key == "did-defeat"] == ["did-defeat"] * 2
    assert brawl.heard.index("Mothra defeats Zilla, who is now enraged!") < brawl.heard.index(
        "Zilla defeats Mothra, who is now enraged!"
    )


def test_the_game_may_end_at_the_first_check() -> None:
    """§6.6, sheet 5.15: the striker has won, whatever lies beside its kaiju."""
    brawl = Brawl(
        "mothra zilla rodan",
        mothra="7 1 2",
        zilla="6 heart-2 1",
        damage={"zilla": "3", "mothra": "5"},
        points={"mothra": 10, "zilla": 10},
    )
    hurt(brawl, "6").plays("mothra pass", "zilla counter heart-2")
    assert brawl.winner == "mothra"
    assert not brawl.is_enraged("mothra")
    assert brawl.points("zilla") == 10


def test_the_victim_may_win_by_the_counterattack() -> None:
    """§6.5, §7.5: the points are the victim's."""
    brawl = Brawl(
        "mothra zilla rodan",
        mothra="7 1 2",
        zilla="1 heart-2 1",
        damage={"mothra": "5"},
        points={"zilla": 9},
    )
    hurt(brawl, "1").plays("mothra pass", "zilla counter heart-2")
    assert (brawl.winner, brawl.points("zilla")) == ("zilla", 12)
    assert brawl.state.rewards() == [0.0, 1.0, 0.0]


def test_an_eliminated_victim_scores_nothing_by_its_counterattack() -> None:
    """§6.6, §7.3: it is out before the striker is checked."""
    brawl = Brawl(
        "mothra zilla rodan gigan",
        mothra="7 1 2",
        zilla="6 heart-2 1",
        damage={"mothra": "5"},
        enraged="zilla",
    )
    hurt(brawl, "6").plays("mothra pass", "zilla counter heart-2")
    assert not brawl.is_alive("zilla")
    assert brawl.is_enraged("mothra")
    assert brawl.points("zilla") == 0
    assert brawl.points("mothra") == 3
