"""Rulebook page, section 8: the end of a round, refilling, who starts next."""

from __future__ import annotations

import pytest

from tatami.games.total_war import rules_table as at

from .table import Brawl


def test_every_wound_ends_the_round_and_all_refill() -> None:
    """§8.1, D11: three cards each, the victim first; nothing is in play any more."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 heart-1 2",
        godzilla="1 heart-2 2",
        rodan="3 3 3",
        deck="9 10 8 6",
    )
    brawl.plays("mothra play 7", "godzilla take", "godzilla lay 1", "mothra add heart-1")
    brawl.plays("godzilla counter heart-2")
    assert brawl.hand("godzilla") == ["10", "2", "8"]
    assert brawl.hand("mothra") == ["2", "6", "9"]
    assert brawl.hand("rodan") == ["3", "3", "3"]
    assert (brawl.asked, brawl.question) == ("godzilla", "ask-start")
    assert "Godzilla starts a round." in brawl.heard


def test_open_buildings_stay_for_the_next_round() -> None:
    """§6.3: until somebody is hurt."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 1 2",
        godzilla="1 1 2",
        open_buildings="building-1 building-2",
        counterattack="off",
    )
    brawl.plays("mothra play 7", "godzilla take", "godzilla lay 1", "godzilla collapse building-2")
    brawl.plays("mothra pass")
    assert brawl.question == "ask-start"
    assert brawl.zone(at.OPEN) == ["building-1"]


def test_the_victim_starts_even_after_a_counterattack() -> None:
    """§8.2, D12."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="1 heart-2 2")
    brawl.plays("mothra play 7", "godzilla take", "godzilla lay 1", "mothra pass", "godzilla counter heart-2")
    assert brawl.asked == "godzilla"


@pytest.mark.parametrize(("answer", "starter"), [("counter heart-2", "mothra"), ("pass", "godzilla")])
def test_last_hurt_starts_by_option(answer: str, starter: str) -> None:
    """§8.2 `next_starter = last_hurt`: a countered striker starts."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 1 2", godzilla="1 heart-2 2", next_starter="last_hurt")
    brawl.plays("mothra play 7", "godzilla take", "godzilla lay 1", "mothra pass", f"godzilla {answer}")
    assert (brawl.asked, brawl.question) == (starter, "ask-start")


def test_last_hurt_eliminated_the_next_one_starts() -> None:
    """§8.2"""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 1 2",
        godzilla="1 heart-2 2",
        damage={"mothra": "5"},
        enraged="mothra",
        next_starter="last_hurt",
    )
    brawl.plays("mothra play 7", "godzilla take", "godzilla lay 1", "mothra pass", "godzilla counter heart-2")
    assert not brawl.is_alive("mothra")
    assert brawl.asked == "godzilla"


def test_a_new_round_starts_with_any_card() -> None:
    """§3.1, §8.2: the last blow is gone, only its card still lies on top."""
    brawl = Brawl("mothra godzilla rodan", mothra="10 1 2", godzilla="1 0 2", counterattack="off")
    brawl.plays("mothra play 10", "godzilla take", "godzilla lay 1", "mothra pass")
    assert brawl.may("play 0")
    assert brawl.zone(at.DISCARDS)[0] == "10"


def test_refilling_may_use_up_the_deck() -> None:
    """§3.7, §8.1: the discards are shuffled in the middle of it, but for the last played card."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 heart-1 2",
        godzilla="1 1 2",
        deck="9 10",
        rest="discards",
        counterattack="off",
    )
    brawl.plays("mothra play 7", "godzilla take", "godzilla lay 1", "mothra add heart-1")
    assert [brawl.holds(name) for name in brawl.names] == [3, 3, 3]
    assert "did-reshuffle" in brawl.keys
    assert brawl.zone(at.DISCARDS) == ["7"]
