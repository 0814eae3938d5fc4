"""Random matches until everything has happened: every card, decision, option value and table size,
and whatever else a game says must be met. `python -m tatami.kit GAME` prints the same table."""

from __future__ import annotations

import pytest

from tatami.core.game import Game
from tatami.kit import everything_happens
from tests.contract.cases import GAMES, name_of


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_everything_happens(game: Game) -> None:
    happenings = everything_happens(game)
    print(happenings.table())
    assert min(happenings.counts().values()) > 0
