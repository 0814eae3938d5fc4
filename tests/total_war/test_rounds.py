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


def test_cards_laid_are_drawn_back_at_the_rounds_end() -> None:
    """§8.1 `refill = round_end`, D11: what is drawn cannot be added or thrown back any more."""
    brawl = Brawl("mothra godzilla rodan", mothra="7 heart-1 2", godzilla="1 1 2", deck="9 heart-3")
    brawl.plays("mothra play 7", "godzilla take", "godzilla lay 1", "mothra add heart-1")
    assert (brawl.holds("godzilla"), brawl.holds("mothra")) == (2, 2)
    assert brawl.choices == ["pass"]
    brawl.plays("godzilla pass")
    assert brawl.hand("godzilla") == ["1", "2", "heart-3"]


def test_cards_laid_are_drawn_back_at_once_by_option() -> None:
    """§8.1 `refill = at_once`, D11: own card, Extra Damage and counterattack, each before the next step."""
    brawl = Brawl(
        "mothra godzilla rodan",
        mothra="7 heart-1 2",
        godzilla="1 1 2",
        deck="9 heart-3 8 6",
        refill="at_once",
    )
    brawl.plays("mothra play 7", "godzilla take", "godzilla lay 1")
    assert brawl.hand("godzilla") == ["1", "2", "heart-3"]
    brawl.plays("mothra add heart-1")
    assert brawl.hand("mothra") == ["2", "8", "9"]
    assert brawl.choices == ["pass", "counter heart-3"]  # with the card just drawn
    brawl.plays("godzilla counter heart-3")
    assert brawl.hand("godzilla") == ["1", "2", "6"]
    assert brawl.question == "ask-start"


def test_drawing_back_at_once_stops_at_three_cards() -> None:
    """§8.1, §9.5: who plays with six keeps five, and discards at the round's end."""
    brawl = Brawl("rodan mothra gigan", rodan="1 9 2", mothra="10 1 2", king="mothra", refill="at_once")
    brawl.plays("rodan play 9", "mothra king draw", "mothra take", "mothra lay 1")
    assert brawl.holds("mothra") == 5
    brawl.plays("rodan pass", "mothra pass")
    assert brawl.question == "ask-discard"


def test_every_step_of_an_injury_in_its_order() -> None:
    """§6, sheet 5.11: own card, building, Extra Damage, counterattack, both checks, refill, next round."""
    brawl = Brawl(
        "mothra zilla rodan",
        mothra="7 heart-1 2",
        zilla="3 heart-2 1",
        open_buildings="building-1 building-2",
        damage={"mothra": "5"},
    )
    brawl.plays("mothra play 7", "zilla take")
    asked = []
    for line in ("lay 3", "collapse building-2", "add heart-1", "counter heart-2"):
        asked.append((brawl.asked, brawl.question))
        assert not brawl.is_enraged("zilla")
        brawl.plays(f"{brawl.asked} {line}")
    questions = ["ask-wound", "ask-building", "ask-add", "ask-counter"]
    assert asked == list(zip(["zilla", "zilla", "mothra", "zilla"], questions, strict=True))
    told = [key for key in brawl.keys if key in ("did-defeat", "did-draw", "did-round")]
    assert told == ["did-defeat", "did-defeat", *["did-draw"] * 3, "did-round"]
    assert (brawl.points("mothra"), brawl.points("zilla")) == (2, 3)


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


def test_a_refill_that_falls_short_serves_the_starter_first() -> None:
    """§8.1, §3.8: then round in the direction of play, until there is nothing left to draw."""
    brawl = Brawl(
        "mothra rodan gigan zilla",
        mothra="9 1 2",
        rodan="2 2",
        gigan="1 1",
        zilla="1 2 2",
        deck="3 4 5",
        rest="box",
        counterattack="off",
    )
    brawl.state.direction = -1
    brawl.plays("mothra play 9", "zilla take", "zilla lay 1", "mothra pass")
    assert [brawl.holds(name) for name in brawl.names] == [3, 2, 3, 3]
