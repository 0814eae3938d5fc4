"""Who can sit in a seat of any game: the random player, and the game's own bots."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots.random import RandomBot
from tatami.core.bot import Bot
from tatami.core.errors import one_of
from tatami.core.game import Game

__all__ = ["RandomBot", "bot_makers", "make_bot"]


def bot_makers(game: Game) -> dict[str, Callable[[], Bot]]:
    """The bots that play this game, by name.

    >>> from tatami.games import find_game
    >>> sorted(bot_makers(find_game("crazy_eights")))
    ['random', 'steady']
    """
    return {"random": RandomBot, **game.bots}


def make_bot(game: Game, name: str) -> Bot:
    """A fresh bot of this name."""
    makers = bot_makers(game)
    if name not in makers:
        raise one_of(f"bot for {game.name}", name, list(makers))
    return makers[name]()
