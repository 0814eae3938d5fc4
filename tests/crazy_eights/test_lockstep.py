"""A thousand games side by side with OpenSpiel: same seat, same choices, same end, every step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tatami.core.rng import Rng
from tatami.games.crazy_eights import GAME
from tatami.games.crazy_eights.rules import HAND, CrazyEights

from .openspiel import dealt_alike, penalty_by_rank, penalty_there, play_alike

GAMES = 1000
FEWEST, MOST = 2, 15
SHARES = MOST - FEWEST + 1


def one_game(number: int, seats: int) -> int:
    """How many decisions it took."""
    state = GAME.new(seats, Rng.fast(number))
    assert isinstance(state, CrazyEights)
    peer = dealt_alike(state)
    chooser = Random(number)
    count = 0
    while state.waiting:
        assert peer.current_player() == state.actor
        legal = state.legal()
        assert peer.legal_actions() == legal
        play_alike(state, peer, legal[int(chooser.random() * len(legal))])
        count += 1
    assert peer.is_terminal()
    compare_scores(state, peer)
    return count


def compare_scores(state: CrazyEights, peer: Any) -> None:
    """Both sides score the same hands; each by its own formula."""
    hands = [state.cards.kinds_in(HAND + seat) for seat in range(state.seats)]
    assert state.rewards() == [-sum(map(penalty_by_rank, hand)) for hand in hands]
    assert peer.returns() == [-sum(map(penalty_there, hand)) for hand in hands]


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_same_game_as_openspiel(seats: int) -> None:
    numbers = range(seats - FEWEST, GAMES, SHARES)  # together all of range(GAMES)
    assert sum(one_game(number, seats) for number in numbers) > 40 * len(numbers)
