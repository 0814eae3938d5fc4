"""`python -m tatami.kit GAME`: every promise in random matches, then the table of what has happened.

GAME is the name of a registered game, or `module:NAME` for one that is not registered.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module

from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.games import find_game
from tatami.kit import PROMISES, Broken, any_case, everything_happens, hold
from tatami.kit.exhaustive import MOST_MATCHES


def game_of(name: str) -> Game:
    module, colon, attribute = name.partition(":")
    if not colon:
        return find_game(name)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadInput(f"cannot find {name}: {error}") from None
    if not isinstance(found, Game):
        raise BadInput(f"{name} is no game")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tatami.kit", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--matches", type=int, default=20, help="random matches for each promise")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--most", type=int, default=MOST_MATCHES, help="matches in which all must happen")
    asked = parser.parse_args(arguments)
    try:
        if min(asked.matches, asked.most) < 1:
            raise BadInput("--matches and --most are at least 1")
        game = game_of(asked.game)
    except BadInput as error:
        print(f"tatami: {error}", file=sys.stderr)
        return 2
    promised = [keeps(game, name, range(asked.seed, asked.seed + asked.matches)) for name in PROMISES]
    return 0 if all([*promised, shows_everything(game, asked.most, asked.seed)]) else 1


def keeps(game: Game, name: str, seeds: Iterable[int]) -> bool:
    """Say whether a promise is kept in these matches."""
    try:
        for seed in seeds:
            hold(PROMISES[name], any_case(game, seed))
    except Broken as error:
        print(f"BROKEN  {name}: {error}", flush=True)
        return False
    print(f"kept    {name}", flush=True)
    return True


def shows_everything(game: Game, most: int, seed: int) -> bool:
    """Print the table of what has happened, gaps and all."""
    try:
        print(everything_happens(game, most, seed).table())
    except Broken as error:
        print(f"BROKEN  {error}")
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
