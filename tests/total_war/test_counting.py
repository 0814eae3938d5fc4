"""Counting cards across a reshuffle (§3.7): everybody saw the discards that become the deck."""

from __future__ import annotations

from tatami.games.total_war import GAME
from tatami.kit import any_case
from tatami.kit.counting import counting_is_exact


def test_imagined_worlds_agree_with_public_counting() -> None:
    """The kit holds every game to it; here the matches do reshuffle, and there is much to count."""
    counted = [counting_is_exact(any_case(GAME, seed)) for seed in range(30)]
    assert sum(count > 0 for count in counted) >= 10, "positions counted a match"
