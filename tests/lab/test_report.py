"""The figures of a report against their definitions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.lab.report import rate_of, spread, wilson
from tatami.lab.tally import Tally

PUBLISHED = [  # 95 % Wilson intervals to four places, as textbooks print them
    (0, 10, 0.0, 0.2775),
    (1, 10, 0.0179, 0.4042),
    (5, 10, 0.2366, 0.7634),
    (81, 263, 0.2553, 0.3662),
    (10, 10, 0.7225, 1.0),
]
COUNTS = st.dictionaries(st.integers(1, 300), st.integers(1, 40), min_size=1)


@pytest.mark.parametrize(("wins", "games", "low", "high"), PUBLISHED)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(0, 5000), st.integers(1, 5000))
def test_a_rate_lies_in_its_interval_and_more_games_narrow_it(wins: int, games: int) -> None:
    wins = min(wins, games)
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    closer, nearer = wilson(wins * 4, games * 4)
    assert nearer - closer < high - low


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_ratio_compares_with_the_fair_share() -> None:
    assert rate_of(30, 100, 4).ratio == pytest.approx(1.2)


@given(COUNTS)
def test_a_spread_is_that_of_the_sorted_values(counts: dict[int, int]) -> None:
    values = sorted(value for value, count in counts.items() for _ in range(count))
    found = spread(counts)
    assert found.mean == pytest.approx(sum(values) / len(values))
    middle = len(values) // 2
    assert found.median == (values[middle] + values[~middle]) / 2
    assert (
        sum(value < found.low for value in values)
        < len(values) / 20
        <= sum(value <= found.low for value in values)
    )
    assert sum(value > found.high for value in values) <= len(values) / 20


# -- tallies -------------------------------------------------------------------------------


Game = tuple[int, list[int]]  # decisions, winners
GAMES = st.lists(
    st.tuples(st.integers(1, 50), st.lists(st.integers(0, 2), min_size=1, max_size=3, unique=True))
)


def tally_of(games: list[Game]) -> Tally:
    tally = Tally()
    for decisions, won in games:
        tally.count(decisions, decisions // 2)
        tally.score("seat", ["1", "2", "10"], won)
        tally.score("bot", ["a", "b", "a"], won)
    return tally


@given(GAMES, GAMES)
def test_tallies_add_up_however_the_games_were_divided(some: list[Game], others: list[Game]) -> None:
    together = tally_of(some + others)
    for one, other in ((some, others), (others, some)):
        summed = tally_of(one)
        summed.add(tally_of(other))
        assert summed.rates(3) == together.rates(3)
        assert (summed.decisions, summed.plays) == (together.decisions, together.plays)
        assert summed.all_decisions() == sum(decisions for decisions, _ in some + others)


@given(GAMES.filter(bool))
def test_every_game_is_won_once_in_all(games: list[Game]) -> None:
    for shares in tally_of(games).groups.values():
        assert sum(share.wins for share in shares.values()) == len(games)


def test_a_shared_win_is_a_fraction() -> None:
    shares = tally_of([(1, [0, 1, 2])]).groups
    assert shares["seat"]["10"].wins == Fraction(1, 3)
    assert shares["bot"]["a"].wins == Fraction(2, 3)


def test_seats_stand_in_their_order() -> None:
    assert list(tally_of([(1, [2])]).rates(3)["seat"]) == ["1", "2", "10"]
