"""Every promise of the contract, for every registered game, over all options and player counts."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tatami.core.game import Game
from tatami.games import all_games
from tatami.kit import PROMISES, Case, hold
from tests.contract.cases import GAMES, cases, name_of

EXAMPLES = 25  # matches for each promise and game

# Derandomised: the same matches every time, so that a failure is about a change. Shrinking would
# only look for fewer seats and other seeds, at the price of many whole matches.
over_cases = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("promise", PROMISES)
def test_promise_is_kept(game: Game, promise: str) -> None:
    @over_cases
    @given(case=cases(game))
    def kept(case: Case) -> None:
        hold(PROMISES[promise], case)

    kept()


def test_games_are_found() -> None:
    assert {"crazy_eights", "total_war"} <= all_games().keys()
