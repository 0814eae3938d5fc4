"""`python -m tatami.kit GAME`: every promise in random matches, then the table of what has happened.

GAME is the name of a registered game, or `module:NAME` for one that is not registered.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.games import find_game
from tatami.kit import PROMISES, Broken, any_case, everything_happens
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


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tatami.kit", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--matches", type=int, default=20, help="random matches for each promise")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument(
        "--most", type=int, default=MOST_MATCHES, help="matches until everything must have happened"
    )
    asked = parser.parse_args()
    try:
        return hold(game_of(asked.game), asked.matches, asked.seed, asked.most)
    except BadInput as error:
        print(f"tatami: {error}", file=sys.stderr)
        return 2


def hold(game: Game, matches: int, seed: int, most: int) -> int:
    """Say of each promise whether it is kept; 1 if one is not."""
    broken = 0
    for name, promise in PROMISES.items():
        try:
            for each in range(seed, seed + matches):
                promise(any_case(game, each))
            print(f"kept    {name}", flush=True)
        except Broken as error:
            broken = 1
            print(f"BROKEN  {name}: {error}", flush=True)
    try:
        print(everything_happens(game, most, seed).table())
    except Broken as error:
        broken = 1
        print(f"BROKEN  {error}")
    return broken


if __name__ == "__main__":
    sys.exit(main())
