"""Steady as a player one can follow: what it plays, saves, lays and aims at; and how often it wins."""

from __future__ import annotations

from functools import cache

import pytest

from tatami.core.rng import Rng
from tatami.games.total_war import GAME
from tatami.games.total_war.bot import Lowest, Novice, Steady
from tatami.lab.report import Rate
from tatami.lab.simulate import simulate

from .figures import Row, figures
from .table import Brawl

ASKED = {"random": 0.85, "lowest": 0.40}  # how often steady is to win at least, against three of them


def decided(brawl: Brawl, bot: Steady | Lowest | None = None, seed: int = 0) -> str:
    """What the bot does for whoever is asked, from a world imagined for that seat."""
    state, stream = brawl.state, Rng.fast(seed)
    world = state.imagine(state.actor, stream)
    return GAME.notation(state, (bot or Steady()).choose(world, state.actor, stream))


def answering(blow: str, hand: str, *, before: str = "", turned: str = "", buildings: str = "") -> Brawl:
    """Rodan, with this hand and this damage before, has to answer what Mothra has just played."""
    brawl = Brawl(
        "mothra rodan gigan",
        mothra=f"{blow} 1 1",
        rodan=hand,
        damage={"rodan": before},
        turned=turned,
        open_buildings=buildings,
    )
    return brawl.plays(f"mothra play {blow}")


def test_high_cards_are_saved() -> None:
    assert decided(answering("3", "4 9 10")) == "play 4"
    assert decided(Brawl("mothra rodan gigan", mothra="3 9 10")) == "play 3"


def test_specials_are_for_what_no_number_answers() -> None:
    assert decided(answering("5", "hit 6 direction")) == "play 6"
    assert decided(answering("9", "1 2 direction", before="5")) == "play direction"


def test_inner_strength_is_used_late() -> None:
    assert decided(answering("5", "6 1 2")) == "play 6"
    assert decided(answering("5", "3 1 1")) == "play 3 +power"


def test_a_turned_kaiju_prefers_the_card_that_straightens_it() -> None:
    assert decided(answering("2", "heart-2 8 9", turned="rodan")) == "play heart-2"


def test_a_hit_is_answered_with_the_cheapest_special() -> None:
    assert decided(answering("hit", "direction hit double-hit")) == "play direction"
    assert decided(answering("hit", "1 hit double-hit", before="6")) == "play hit"


def test_a_cheap_wound_is_taken_rather_than_a_special_played_but_not_near_defeat() -> None:
    assert decided(answering("10", "hit 1 1")) == "take"
    assert decided(answering("10", "hit 1 1", before="6")) == "play hit"


def test_the_lowest_card_is_laid_as_a_wound() -> None:
    brawl = answering("10", "1 5 6").plays("rodan take")
    assert decided(brawl) == "lay 1"


def test_whoever_falls_anyway_lays_what_is_least_worth_keeping() -> None:
    brawl = answering("10", "5 heart-2 6", before="6").plays("rodan take")
    assert decided(brawl) == "lay 5"


def test_the_smallest_building_is_taken() -> None:
    brawl = answering("10", "1 5 6", buildings="building-3 building-1 building-2")
    assert decided(brawl.plays("rodan take", "rodan lay 1")) == "collapse building-1"


def test_the_smallest_extra_damage_that_defeats_is_added_else_the_largest() -> None:
    def added(before: str) -> str:
        brawl = Brawl(
            "mothra rodan gigan",
            mothra="10 heart-1 heart-3",
            rodan="1 5 6",
            deck="heart-2",
            damage={"rodan": before},
        )
        return decided(brawl.plays("mothra play 10", "rodan take", "rodan lay 1"))

    assert added("4") == "add heart-2"  # 4 + 1 + 2 is Rodan's life of 7
    assert added("0") == "add heart-3"


def test_a_target_card_strikes_where_points_are_to_be_had() -> None:
    brawl = Brawl("mothra rodan gigan zilla", mothra="10 1 1", rodan="target 1 1", damage={"zilla": "5"})
    assert decided(brawl.plays("mothra play 10")) == "aim 4"


def test_no_seat_is_aimed_at_for_its_number() -> None:
    """Mothra and Gigan are alike in the tests' box: chance decides between them."""
    brawl = Brawl("mothra rodan gigan zilla", mothra="hit 1 1", rodan="target 1 1")
    brawl.plays("mothra play hit")
    aims = [decided(brawl, seed=seed) for seed in range(60)]
    assert set(aims) == {"aim 1", "aim 3"}


def test_a_novice_strays_now_and_then() -> None:
    brawl = answering("3", "4 9 10")
    choices = [decided(brawl, Novice(), seed) for seed in range(200)]
    assert len(set(choices)) > 1
    assert choices.count("play 4") > 100


def test_lowest_plays_the_lowest_number_and_never_takes_what_it_can_answer() -> None:
    assert {decided(answering("3", "9 4 direction"), Lowest(), seed) for seed in range(20)} == {"play 4"}
    brawl = answering("8", "7 direction hit")
    choices = {decided(brawl, Lowest(), seed) for seed in range(60)}
    assert choices == {"play direction", "play hit", "play 7 +power"}
    assert decided(answering("hit", "1 2 3"), Lowest()) == "take"


@pytest.mark.parametrize("rival", ASKED)
def test_on_the_page_steady_wins_as_often_as_is_asked(rival: str) -> None:
    row = page(rival)
    assert row.games == 10_000
    assert row.rate >= ASKED[rival]


@pytest.mark.parametrize("rival", ASKED)
def test_steady_wins_as_often_as_is_asked(rival: str) -> None:
    """Surely: the whole 95 % interval lies above."""
    assert against_three(rival).low > ASKED[rival]


@pytest.mark.parametrize("rival", ASKED)
def test_a_sample_agrees_with_the_page(rival: str) -> None:
    assert page(rival).agrees(against_three(rival))


def page(rival: str) -> Row:
    quoted = f"total_war --players 4 --games 10000 --bots steady,{rival},{rival},{rival} "
    return figures("bots.md", quoted).rows["steady"]


@cache
def against_three(rival: str) -> Rate:
    return simulate(GAME, 4, 2_000, ["steady", *[rival] * 3], 20, processes=1).rates["bot"]["steady"]
