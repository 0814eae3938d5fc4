"""Rulebook page, section 7 and §1.2, §1.3: defeat, points, elimination, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.total_war import GAME
from tatami.games.total_war import rules_table as at

from .table import Brawl, all_kaiju


def strike(brawl: Brawl, wound: str) -> Brawl:
    """The first kaiju strikes the second with a 9; nothing is added, nobody strikes back."""
    first, second = brawl.names[:2]
    brawl.plays(f"{first} play 9", f"{second} take", f"{second} lay {wound}", f"{first} pass")
    return (
        brawl.plays(f"{second} pass") if brawl.asked == second and brawl.question == "ask-counter" else brawl
    )


def zilla(wounds: str, hand: str, **more: Any) -> Brawl:
    """Zilla, with a life of 6 (enraged: 5) and worth 2 (3), is about to be struck by Mothra."""
    enraged = more.pop("enraged", "")
    return Brawl(
        "mothra zilla rodan gigan",
        mothra="9 1 2",
        zilla=hand,
        damage={"zilla": wounds},
        enraged=enraged,
        **more,
    )


def test_defeat_when_damage_reaches_life() -> None:
    """§7.1, D1: 3 + 3 against a life of 6."""
    brawl = strike(zilla("3", "3 1 2"), "3")
    assert brawl.is_enraged("zilla")
    assert "Mothra defeats Zilla, who is now enraged!" in brawl.heard
    assert not strike(zilla("2", "3 1 2"), "3").is_enraged("zilla")


def test_defeat_only_when_damage_exceeds_life() -> None:
    """§7.1 `defeat = exceeds`: the German detail."""
    assert not strike(zilla("3", "3 1 2", defeat="exceeds"), "3").is_enraged("zilla")
    assert strike(zilla("4", "3 1 2", defeat="exceeds"), "3").is_enraged("zilla")


def test_extra_damage_and_building_count() -> None:
    """§7.1: everything beside the kaiju is added up."""
    brawl = Brawl(
        "mothra zilla rodan",
        mothra="9 heart-2 2",
        zilla="1 2 2",
        open_buildings="building-3",
        counterattack="off",
    )
    brawl.plays("mothra play 9", "zilla take", "zilla lay 1", "mothra add heart-2")
    assert brawl.is_enraged("zilla")


def test_all_damage_leaves_and_a_surplus_is_lost() -> None:
    """§7.1, §7.4, sheet 5.16: battle cards to the discards, buildings out of the match."""
    brawl = strike(zilla("3 building-2 heart-1", "10 1 2"), "10")
    assert brawl.damage("zilla") == []
    assert {"3", "heart-1", "10"} <= set(brawl.zone(at.DISCARDS))
    assert brawl.zone(at.BOX) == ["building-2", "king"]


def test_flipped_kaiju_fights_with_its_other_values() -> None:
    """§7.1, §2.1"""
    brawl = strike(zilla("3", "3 1 2"), "3")
    state, seat = brawl.state, brawl.seat("zilla")
    assert (state.life(seat), state.strength(seat), state.prize(seat)) == (5, 3, 3)


def test_points_are_those_of_the_side_defeated() -> None:
    """§7.2, sheet 5.16."""
    assert strike(zilla("3", "3 1 2"), "3").points("mothra") == 2
    assert strike(zilla("2", "3 1 2", enraged="zilla"), "3").points("mothra") == 3


def test_scorer_is_the_player_of_the_last_card_even_a_direction() -> None:
    """§7.2, sheet 5.17."""
    brawl = Brawl(
        "zilla mothra rodan",
        zilla="9 3 1",
        mothra="direction 1 2",
        damage={"zilla": "3"},
        counterattack="off",
    )
    brawl.plays("zilla play 9", "mothra play direction", "zilla take", "zilla lay 3", "mothra pass")
    assert brawl.points("mothra") == 2


def test_scorer_is_the_player_of_the_last_card_even_a_target() -> None:
    """§7.2, sheet 5.17: not who played the number."""
    brawl = Brawl(
        "gigan mothra zilla rodan",
        gigan="9 1 2",
        mothra="target 1 2",
        zilla="3 1 2",
        damage={"zilla": "3"},
        counterattack="off",
    )
    brawl.plays("gigan play 9", "mothra aim zilla", "zilla take", "zilla lay 3", "mothra pass")
    assert (brawl.points("mothra"), brawl.points("gigan")) == (2, 0)


def test_second_defeat_eliminates() -> None:
    """§7.3, D20: the hand is discarded before all eyes, the kaiju is out."""
    brawl = strike(zilla("2", "3 hit 2", enraged="zilla"), "3")
    assert not brawl.is_alive("zilla")
    assert brawl.holds("zilla") == 0
    assert "Zilla is eliminated." in brawl.heard
    assert {"hit", "2"} <= set(brawl.zone(at.DISCARDS))
    cards = brawl.state.cards
    assert all(cards.seen[card] == cards.everyone for card in cards.in_zone(at.DISCARDS))


def test_next_living_player_starts_after_an_elimination() -> None:
    """§8.2, sheet 5.18: in the direction of play."""
    assert strike(zilla("2", "3 1 2", enraged="zilla"), "3").asked == "rodan"
    brawl = Brawl(
        "zilla mothra rodan gigan",
        mothra="9 1 2",
        zilla="3 1 2",
        damage={"zilla": "2"},
        enraged="zilla",
        starts="mothra",
        counterattack="off",
    )
    brawl.state.direction = -1
    brawl.plays("mothra play 9", "zilla take", "zilla lay 3", "mothra pass")
    assert brawl.asked == "gigan"


def test_eliminated_players_are_passed_over() -> None:
    """§7.3"""
    brawl = strike(zilla("2", "3 1 2", enraged="zilla"), "3")
    brawl.plays("rodan play 0")
    assert brawl.asked == "gigan"
    brawl.plays("gigan play 1 +power")
    assert brawl.asked == "mothra"
    brawl.state.direction = 1
    assert brawl.state.next_seat(brawl.seat("mothra")) == brawl.seat("rodan")


def test_immortals_flip_back() -> None:
    """§7.3 `mode = immortals`: nobody leaves, the points count, and it goes on."""
    brawl = strike(zilla("2", "3 1 2", enraged="zilla", mode="immortals"), "3")
    assert brawl.is_alive("zilla")
    assert not brawl.is_enraged("zilla")
    assert brawl.points("mothra") == 3
    assert brawl.damage("zilla") == []
    assert (brawl.asked, brawl.holds("zilla")) == ("zilla", 3)
    assert "Mothra defeats the enraged Zilla!" in brawl.heard


@pytest.mark.parametrize(
    ("seats", "enough"),
    [(3, 12), (4, 12), (5, 10), (6, 10), (7, 8), (8, 8), (9, 6), (10, 6), (11, 6), (12, 6)],
)
def test_points_to_win_by_players(seats: int, enough: int) -> None:
    """§1.2: one point short the match goes on; enough end it at once."""
    for short in (1, 0):
        brawl = Brawl(
            all_kaiju(seats),
            anguirus="9 1 2",
            ebirah="8 1 2",
            points={"anguirus": enough - 3 - short},
            counterattack="off",
        )
        brawl.plays("anguirus play 9", "ebirah take", "ebirah lay 8", "anguirus pass")
        assert brawl.winner == ("" if short else "anguirus")
        assert brawl.points("anguirus") == enough - short
        assert needed(brawl) == enough


def needed(brawl: Brawl) -> int | str:
    """As the table shows it to everybody."""
    return GAME.view(brawl.state, brawl.state.seats).table["points_to_win"]


def test_points_to_win_stay_those_of_the_first_number_of_players() -> None:
    """Sheet 5.18."""
    brawl = Brawl(all_kaiju(5))
    brawl.state.eliminate(4)
    brawl.state.eliminate(3)
    assert needed(brawl) == 10


@pytest.mark.parametrize("mode", ["king_of_monsters", "immortals"])
def test_enough_points_end_the_match_at_once(mode: str) -> None:
    """§7.5, D23, sheet 5.23: in both modes."""
    brawl = Brawl(
        "mothra zilla rodan",
        mothra="9 1 2",
        zilla="6 1 2",
        points={"mothra": 10},
        counterattack="off",
        mode=mode,
    )
    brawl.plays("mothra play 9", "zilla take", "zilla lay 6", "mothra pass")
    assert brawl.winner == "mothra"
    assert brawl.asked == ""
    assert brawl.state.legal() == []
    assert brawl.heard[-1] == "Mothra is King of the Monsters!"
    assert brawl.state.rewards() == [1.0, 0.0, 0.0]


def test_last_one_standing_wins_whatever_the_points() -> None:
    """§1.2, §7.5, D22, sheet 5.18."""
    brawl = Brawl(
        "mothra zilla rodan",
        mothra="9 1 2",
        zilla="3 1 2",
        damage={"zilla": "2"},
        enraged="zilla",
        points={"rodan": 11, "zilla": 11},
        counterattack="off",
    )
    brawl.state.eliminate(brawl.seat("rodan"))
    brawl.plays("mothra play 9", "zilla take", "zilla lay 3", "mothra pass")
    assert brawl.winner == "mothra"
    assert brawl.points("mothra") == 3


def test_last_one_standing_after_a_counterattack() -> None:
    """§6.5, §7.5: the striker falls, and the victim is alone."""
    brawl = Brawl(
        "mothra zilla rodan", mothra="9 1 2", zilla="1 heart-2 2", damage={"mothra": "4"}, enraged="mothra"
    )
    brawl.state.eliminate(brawl.seat("rodan"))
    brawl.plays("mothra play 9", "zilla take", "zilla lay 1", "mothra pass", "zilla counter heart-2")
    assert brawl.winner == "zilla"
    assert not brawl.is_alive("mothra")


def both_fall(kaiju: str) -> Brawl:
    """Zilla falls for good to Mothra's blow, and Mothra to Zilla's counterattack."""
    brawl = Brawl(
        kaiju,
        mothra="9 1 2",
        zilla="5 heart-2 2",
        damage={"mothra": "4"},
        enraged="mothra zilla",
    )
    return brawl.plays("mothra play 9", "zilla take", "zilla lay 5", "mothra pass", "zilla counter heart-2")


def test_both_eliminated_at_once_the_last_one_wins() -> None:
    """§6.6, §7.5: with a third left alone the match is over, whatever the points."""
    brawl = both_fall("mothra zilla rodan")
    assert [brawl.is_alive(name) for name in brawl.names] == [False, False, True]
    assert brawl.winner == "rodan"
    assert (brawl.points("mothra"), brawl.points("zilla"), brawl.points("rodan")) == (3, 0, 0)
    assert brawl.state.rewards() == [0.0, 0.0, 1.0]


def test_both_eliminated_at_once_the_next_one_starts() -> None:
    """§6.6, §8.2: play goes on among the others; who is out scores nothing any more."""
    brawl = both_fall("mothra zilla rodan gigan")
    assert brawl.winner == ""
    assert (brawl.points("mothra"), brawl.points("zilla")) == (3, 0)
    assert (brawl.asked, brawl.question) == ("rodan", "ask-start")
    assert [brawl.holds(name) for name in brawl.names] == [0, 0, 3, 3]
