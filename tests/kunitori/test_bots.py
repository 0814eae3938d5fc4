"""The players of Kunitori: what they choose, how often they win, and how long a match takes them."""

from __future__ import annotations

from statistics import median

import pytest

from tatami.core.bot import Bot
from tatami.core.rng import Rng
from tatami.games.kunitori import GAME
from tatami.games.kunitori.bot import Money, Steady
from tatami.games.kunitori.rules import Kunitori
from tatami.lab.report import Rate
from tatami.lab.simulate import simulate
from tests.kunitori.table import War

SAMPLE = 600  # games, seats in turn


def decided(war: War, bot: Bot | None = None) -> str:
    """What the bot does for whoever is asked, from a world imagined for that seat."""
    match = war.match
    world = match.imagine(match.actor, Rng.fast(1))
    return GAME.notation(match, (bot or Steady()).choose(world, match.actor, Rng.fast(2)))


def rate(players: int, bots: str, games: int = SAMPLE) -> Rate:
    """How often the first of these wins."""
    names = bots.split()
    report = simulate(GAME, players, games, names, 3, GAME.options(), GAME.read_cards(None), processes=1)
    return report.rates["bot"][names[0]]


def test_all_treasure_is_laid_before_anything_is_bought() -> None:
    assert decided(War(2, hand={0: "gold copper"}).begin()) == "all"


def test_a_land_is_bought_whenever_it_can_be() -> None:
    war = War(2, hand={0: "gold gold gold silver"}).begin().plays("all")
    assert decided(war) == decided(war, Money()) == "buy land"


def test_money_buys_no_action_card() -> None:
    war = War(2, hand={0: "gold gold"}).begin().plays("all")
    assert decided(war, Money()) == "buy gold"


def test_actions_are_played_before_what_ends_the_phase() -> None:
    assert decided(War(2, hand={0: "archers castle_town"}).begin()) == "play archers"


def test_the_weakest_is_attacked_and_only_with_a_good_prospect() -> None:
    posted = {1: "cavalry archers", 2: ""}
    war = War(3, hand={0: "maeda"}, posted=posted).begin().plays("play maeda")
    assert decided(war) == "aim 3"
    strong = War(2, hand={0: "ishida"}, posted={1: "land_breaker"}).begin().plays("play ishida")
    assert decided(strong) == "done"


def test_an_ambush_is_laid_if_the_hand_is_stronger_than_the_deck() -> None:
    hand = {0: "maeda", 1: "gunners gunners"}
    war = War(2, hand=hand, deck={1: "copper copper"}).begin().plays("play maeda", "aim 2")
    assert decided(war) == "ambush"
    war = War(2, hand={0: "maeda"}, deck={1: "gunners gunners"}).begin().plays("play maeda", "aim 2")
    assert decided(war) == "reinforce"


def test_steady_beats_random_and_money_among_two() -> None:
    assert rate(2, "steady random", 200).rate >= 0.95
    assert rate(2, "steady money").rate >= 0.55


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("idea", ["money", "army", "politics"])
def test_no_single_idea_wins_too_often_or_too_seldom(players: int, idea: str) -> None:
    found = rate(players, " ".join([idea, *["steady"] * (players - 1)]))
    assert found.low * players <= 1.6
    assert found.high * players >= 0.6


@pytest.mark.parametrize("players", [3, 4])
def test_a_match_takes_15_to_35_turns_a_seat(players: int) -> None:
    turns: list[int] = []
    for seed in range(60):
        match = GAME.new(players, Rng.fast(seed))
        assert isinstance(match, Kunitori)
        stream = Rng.fast(seed, 1)
        while match.waiting:
            match.play(Steady().choose(match.imagine(match.actor, stream), match.actor, stream))
        turns.append(match.turns // players)
    assert 15 <= median(turns) <= 35
