"""The games: one folder each. Others register by the entry-point group `tatami.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from tatami.core.errors import one_of
from tatami.core.game import Game

__all__ = ["Game", "all_games", "find_game"]


@cache
def all_games() -> dict[str, Game]:
    """Every registered game by name."""
    found = {point.name: point.load() for point in entry_points(group="tatami.games")}
    return dict(sorted(found.items()))


def find_game(name: str) -> Game:
    """The game of this name.

    >>> find_game("total_war").players
    (3, 12)
    """
    games = all_games()
    if name not in games:
        raise one_of("game", name, list(games))
    return games[name]
