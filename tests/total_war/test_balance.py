"""The house values: the page shows them balanced, and a smaller sample agrees with the page."""

from __future__ import annotations

from copy import deepcopy
from functools import cache

import pytest

from tatami.core.cardtable import CardTable
from tatami.core.words import Speech
from tatami.games.total_war import GAME
from tatami.games.total_war.cards import KAIJU_NAMES
from tatami.games.total_war.options import TotalWarOptions
from tatami.games.total_war.wording import kaiju_words
from tatami.lab.report import Report
from tatami.lab.simulate import simulate

from .figures import Figures, figures
from .table import shipped_cards

SAMPLE = 3_000  # games
PLAYERS = (4, 8)


def page(players: int) -> Figures:
    return figures("balance/total_war.md", f"--players {players} --games 100000 --bots steady ")


@cache
def sample(players: int) -> Report:
    return simulated(players, shipped_cards())


def simulated(players: int, cards: CardTable) -> Report:
    options = TotalWarOptions(kaiju="random")
    return simulate(GAME, players, SAMPLE, ["steady"], 20, options, cards, processes=1, by=["kaiju"])


def english(kaiju: str) -> str:
    return Speech("en", GAME.package).say(kaiju_words(KAIJU_NAMES.index(kaiju)))


@pytest.mark.parametrize("players", PLAYERS)
def test_on_the_page_every_kaiju_is_within_15_percent_of_the_fair_share(players: int) -> None:
    rows = page(players).rows
    of_kaiju = {name: rows[english(name)] for name in KAIJU_NAMES}
    assert sum(row.games for row in of_kaiju.values()) == 100_000 * players
    assert all(0.85 < row.ratio < 1.15 for row in of_kaiju.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_on_the_page_every_seat_is_within_15_percent_of_the_fair_share(players: int) -> None:
    rows = page(players).rows
    seats = [rows[str(seat + 1)] for seat in range(players)]
    assert all(row.games == 100_000 for row in seats)
    assert all(0.85 < row.ratio < 1.15 for row in seats)


def test_a_match_of_four_takes_60_to_160_cards() -> None:
    assert 60 <= page(4).median_plays <= 160
    plays = sample(4).length.plays
    assert plays is not None
    assert 60 <= plays.median <= 160


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sample_agrees_with_the_page(players: int) -> None:
    assert strangers(sample(players), page(players), players) == []


@pytest.mark.parametrize("life", [2, 16])
def test_a_sample_tells_when_a_value_is_far_off(life: int) -> None:
    """Were Zilla made of paper or of stone, the test above would notice."""
    document = deepcopy(shipped_cards().document)
    document["kaiju"]["zilla"]["normal"]["life"] = [life, "house"]
    assert "zilla" in strangers(simulated(4, CardTable(document, shipped=False)), page(4), 4)


def strangers(report: Report, known: Figures, players: int) -> list[str]:
    """The kaiju and seats that win more or less often than the page says."""
    names = {str(seat + 1): str(seat + 1) for seat in range(players)}
    names |= {name: english(name) for name in KAIJU_NAMES}
    rates = report.rates["seat"] | report.rates["kaiju"]
    return [name for name, label in names.items() if not known.rows[label].agrees(rates[name])]
