"""Rulebook page, section 4: direction, target, Hit, Double Hit, and the blow they hand on."""

from __future__ import annotations

import pytest

from tatami.games.total_war import rules_table as at

from .table import Brawl

SPECIALS = ("direction", "hit", "double-hit")


def test_direction_stays_until_somebody_turns_it_again() -> None:
    """§4.1"""
    brawl = Brawl("mothra rodan gigan zilla", mothra="4 5 7", rodan="direction 1 2", zilla="6 direction 1")
    brawl.plays("mothra play 4", "rodan play direction", "mothra play 5")
    assert brawl.asked == "zilla"
    brawl.plays("zilla play direction")
    assert "Play now runs clockwise." in brawl.heard
    assert brawl.asked == "mothra"


def test_direction_survives_the_round() -> None:
    """§4.1, §8.2: the next round goes on the same way round."""
    brawl = Brawl("mothra rodan gigan", mothra="4 0 1", rodan="direction 1 2", gigan="3 3 3")
    brawl.plays("mothra play 4", "rodan play direction", "mothra take", "mothra lay 1", "rodan pass")
    brawl.plays("mothra pass")
    assert (brawl.asked, brawl.question) == ("mothra", "ask-start")
    assert brawl.plays("mothra play 0").asked == "gigan"
    assert brawl.state.direction == -1


def test_target_names_any_living_player_but_oneself() -> None:
    """§4.2, sheet 5.9."""
    brawl = Brawl("mothra rodan gigan zilla", mothra="4 1 2", rodan="target 1 2")
    brawl.state.eliminate(brawl.seat("gigan"))
    brawl.plays("mothra play 4")
    assert [choice for choice in brawl.choices if choice.startswith("aim")] == ["aim 1", "aim 4"]
    assert brawl.why("target", "rodan") == ("no-aim-self", "4.2")
    assert brawl.why("target", "gigan") == ("no-aim-eliminated", "4.2")


def test_target_leaves_the_direction_as_it_was() -> None:
    """§4.2: play goes on from the target, the same way round."""
    brawl = Brawl(
        "mothra rodan gigan zilla", mothra="4 1 2", rodan="target direction 2", gigan="5 6 direction"
    )
    brawl.plays("mothra play 4", "rodan aim gigan", "gigan play 5")
    assert brawl.asked == "zilla"
    brawl = Brawl("mothra rodan gigan zilla", mothra="direction 1 2", zilla="target 1 2", gigan="5 6 7")
    brawl.plays("mothra play direction", "zilla aim gigan", "gigan play 5")
    assert brawl.asked == "rodan"


def test_target_is_lit_seat_by_seat() -> None:
    """§4.2: card first, then the seat."""
    brawl = Brawl("mothra rodan gigan", mothra="target 1 2")
    paths = [choice.path for choice in brawl.prompt.choices if choice.notation.startswith("aim")]
    assert [path[1] for path in paths] == ["seat:1", "seat:2"]


@pytest.mark.parametrize("special", SPECIALS)
def test_every_special_answers_a_hit(special: str) -> None:
    """§4.3, D6: another Hit and the Double Hit too."""
    brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", rodan=f"{special} 1 2")
    assert brawl.plays("mothra play hit").may(f"play {special}")
    brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", rodan="target 1 2")
    assert brawl.plays("mothra play hit").may("aim gigan")


@pytest.mark.parametrize("number", ["10", "heart-4", "site-7", "-3"])
def test_no_number_answers_a_hit(number: str) -> None:
    """§4.3: not with inner strength either."""
    brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", rodan=f"{number} 1 2").plays("mothra play hit")
    assert brawl.announced == "blow-hit"
    assert brawl.choices == ["take"]
    assert brawl.why(number) == ("no-number-on-hit", "4.3")
    assert brawl.why(number, "power") == ("no-number-on-hit", "4.3")


def test_hit_answers_hit_can_be_switched_off() -> None:
    """§4.3 `hit_answers_hit = off`; the other three still answer."""
    brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", rodan="hit direction 1", hit_answers_hit="off")
    brawl.plays("mothra play hit")
    assert brawl.choices == ["take", "play direction"]
    assert brawl.why("hit") == ("no-hit-on-hit", "4.3")
    brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", rodan="double-hit target 1", hit_answers_hit="off")
    brawl.plays("mothra play hit")
    assert brawl.choices == ["take", "aim 1", "aim 3", "play double-hit"]


def test_hit_may_be_played_on_a_number_and_the_number_is_gone() -> None:
    """§4.3, sheet 5.5."""
    brawl = Brawl("mothra rodan gigan", mothra="9 1 2", rodan="hit 1 2", gigan="direction 10 2")
    brawl.plays("mothra play 9", "rodan play hit", "gigan play direction")
    assert brawl.announced == "blow-hit"
    assert brawl.asked == "rodan"
    assert brawl.choices == ["take"]


def test_direction_hands_the_hit_back() -> None:
    """§4.3, sheet 5.4: a round with a Hit in it ends with a wound."""
    brawl = Brawl("mothra rodan gigan", mothra="hit 10 2", rodan="direction 1 2", deck="3 4")
    brawl.plays("mothra play hit", "rodan play direction")
    assert brawl.announced == "blow-hit"
    assert brawl.asked == "mothra"
    assert not brawl.may("play 10")


def test_target_hands_the_hit_on() -> None:
    """§4.3, sheet 5.4."""
    brawl = Brawl("mothra rodan gigan zilla", mothra="hit 1 2", rodan="target 1 2", zilla="10 9 8")
    brawl.plays("mothra play hit", "rodan aim zilla")
    assert (brawl.asked, brawl.choices) == ("zilla", ["take"])


def test_double_hit_cannot_be_answered() -> None:
    """§4.4: not by a special, not by a -3, not by strength."""
    brawl = Brawl("mothra rodan gigan", mothra="double-hit 1 2", rodan="hit target -3")
    brawl.plays("mothra play double-hit")
    assert brawl.announced == "blow-double-hit"
    assert brawl.choices == ["take"]
    for steps in (("hit",), ("target",), ("-3",)):
        assert brawl.why(*steps) == ("no-double", "4.4")


def test_double_hit_costs_one_own_card() -> None:
    """§4.4, D8: despite its name."""
    brawl = Brawl("mothra rodan gigan", mothra="double-hit 1 2", rodan="1 2 3")
    brawl.plays("mothra play double-hit", "rodan take", "rodan lay 1")
    assert brawl.damage("rodan") == ["1"]
    brawl.plays("mothra pass", "rodan pass")
    assert brawl.damage("rodan") == ["1"]
    assert brawl.question == "ask-start"


def test_double_hit_may_answer_a_number_or_a_hit() -> None:
    """§4.4, sheet 5.5."""
    for first in ("10", "hit"):
        brawl = Brawl("mothra rodan gigan", mothra=f"{first} 1 2", rodan="double-hit 1 2")
        brawl.plays(f"mothra play {first}", "rodan play double-hit")
        assert (brawl.asked, brawl.choices) == ("gigan", ["take"])


@pytest.mark.parametrize("special", ["play direction", "aim gigan"])
def test_after_a_special_the_blow_in_play_counts(special: str) -> None:
    """§4.5, D9: with inner strength and -3 in it."""
    brawl = Brawl("mothra gigan rodan", mothra="6 1 2", gigan="-3 1 2", rodan="direction target 3")
    brawl.plays("mothra play 6 +power", "gigan play -3", f"rodan {special}")
    assert brawl.announced == 6
    assert brawl.shown_value == 6
    assert brawl.asked == "gigan"


@pytest.mark.parametrize("special", ["play direction", "aim mothra"])
def test_after_special_card_only_the_printed_number_counts(special: str) -> None:
    """§4.5 `after_special = card`: strength is forgotten once a special hands the blow on."""
    brawl = Brawl("mothra rodan gigan", mothra="6 7 2", rodan="direction target 3", after_special="card")
    brawl.plays("mothra play 6 +power")
    assert brawl.shown_value == 9
    brawl.plays(f"rodan {special}")
    assert brawl.announced == 6
    assert brawl.may("play 7")


def test_after_special_card_a_minus_three_counts_as_printed() -> None:
    """§4.5 `after_special = card`, to the letter: the last number card alone."""
    brawl = Brawl(
        "mothra rodan gigan", mothra="10 1 2", rodan="-3 0 2", gigan="direction 1 2", after_special="card"
    )
    brawl.plays("mothra play 10", "rodan play -3", "gigan play direction")
    assert brawl.announced == -3
    assert brawl.may("play 0")


def test_after_special_card_changes_nothing_for_a_hit() -> None:
    """§4.5: the Hit is handed on, not the number under it."""
    brawl = Brawl(
        "mothra rodan gigan", mothra="6 1 2", rodan="hit 1 2", gigan="direction 1 2", after_special="card"
    )
    brawl.plays("mothra play 6", "rodan play hit", "gigan play direction")
    assert brawl.announced == "blow-hit"


@pytest.mark.parametrize("special", ["play direction", "aim rodan"])
def test_special_as_first_card_leaves_nothing_in_play(special: str) -> None:
    """§4.5, sheet 5.2: the next player may play anything, and cannot be hurt."""
    brawl = Brawl("mothra rodan gigan", mothra="direction target 2", rodan="0 -3 1", gigan="0 -3 1")
    brawl.plays(f"mothra {special}")
    assert brawl.announced == "blow-none"
    assert brawl.question == "ask-start"
    assert brawl.may("play 0")
    assert not brawl.may("take")


def test_direction_among_two_returns_the_blow() -> None:
    """§4.1, sheet 5.22: with two kaiju left the other one is next either way round."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", rodan="direction target 2")
    brawl.state.eliminate(brawl.seat("gigan"))
    brawl.plays("mothra play 4")
    assert [choice for choice in brawl.choices if "aim" in choice] == ["aim 1"]
    assert brawl.plays("rodan play direction").asked == "mothra"


def test_target_among_two_returns_the_blow() -> None:
    """§4.2, sheet 5.22: there is one other kaiju to aim at, and it has the number to answer."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", rodan="target 1 2")
    brawl.state.eliminate(brawl.seat("gigan"))
    brawl.plays("mothra play 4", "rodan aim mothra")
    assert (brawl.asked, brawl.shown_value) == ("mothra", 4)


def test_specials_lie_on_the_discards_as_the_last_card() -> None:
    """§3.4: the top card may show something else than the blow."""
    brawl = Brawl("mothra rodan gigan", mothra="6 1 2", rodan="direction 1 2")
    brawl.plays("mothra play 6", "rodan play direction")
    assert brawl.zone(at.DISCARDS)[0] == "direction"
    assert brawl.shown_value == 6
