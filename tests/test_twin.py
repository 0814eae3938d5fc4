"""The same thousand games, compiled and uncompiled, decision by decision and field by field.

Run as a script it plays a share of them and prints their records; the test runs it twice.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

import tatami.core.cards as running
from tatami.bots.random import RandomBot
from tatami.core.bot import Bot
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.crazy_eights import GAME as CRAZY_EIGHTS
from tatami.games.total_war import GAME as TOTAL_WAR

GAMES: Final = 1000
PLAIN: Final = str(Path(__file__).resolve().parent.parent / "src")

Json = dict[str, Any]


# -- one game --------------------------------------------------------------------------


CHOICES: Final = {game.name: game.options.choices() for game in (CRAZY_EIGHTS, TOTAL_WAR)}


def set_up(number: int) -> tuple[Game, int, dict[str, str | int], list[str]]:
    """Game, seats, options and bots: every count in turn, the rest by lot."""
    lot = Random(number)
    game = CRAZY_EIGHTS if number % 3 == 0 else TOTAL_WAR
    fewest, most = game.players
    seats = fewest + number // 3 % (most - fewest + 1)
    given: dict[str, str | int] = {}
    for name, values in CHOICES[game.name].items():
        given[name] = lot.choice(values) if values else lot.randint(0, seats)  # the king's seat
    kinds = ["random", *game.bots]
    return game, seats, given, [lot.choice(kinds) for _ in range(seats)]


def bot(game: Game, name: str) -> Bot:
    return RandomBot() if name == "random" else game.bots[name]()


def stream(number: int) -> Rng:
    """Half of the games are dealt as live matches are, from a keyed stream."""
    return Rng.fast(number) if number % 2 else Rng.keyed(blake2b(b"%d" % number, digest_size=32).digest())


def play(number: int) -> Json:
    """The record of a game: its set-up, its decisions, and a digest of all its positions."""
    game, seats, given, names = set_up(number)
    state = game.new(seats, stream(number), game.options(**given))
    bots = [bot(game, name) for name in names]
    chance = Rng.fast(number, 1)
    positions = blake2b(digest_size=16)
    decisions: list[int] = []
    while state.waiting:
        seat = state.actor
        world = state.imagine(seat, chance)
        positions.update(msgspec.json.encode([state.save(), world.save()]))
        decisions.append(bots[seat].choose(world, seat, chance))
        state.play(decisions[-1])
    positions.update(msgspec.json.encode([state.save(), final(state), chance.save()]))
    described = f"{game.name} {' '.join(f'{name}={value}' for name, value in given.items())} by {names}"
    return {"set_up": described, "decisions": decisions, "positions": positions.hexdigest()}


def final(state: State) -> list[float | int]:
    return [*state.rewards(), state.standing()]


# -- two runs --------------------------------------------------------------------------


def run(pythonpath: str, first: int, last: int) -> Json:
    """Games played outside the checkout: nothing but `pythonpath` comes before the package."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    if pythonpath:
        env["PYTHONPATH"] = pythonpath
    command = [sys.executable, "-P", str(Path(__file__).resolve()), str(first), str(last)]
    done = subprocess.run(command, env=env, cwd=sys.prefix, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: Json = json.loads(done.stdout)
    return found


def difference(compiled: Json, plain: Json) -> str:
    """Where the two records part."""
    assert compiled["set_up"] == plain["set_up"]
    for at, (one, other) in enumerate(zip(compiled["decisions"], plain["decisions"], strict=False)):
        if one != other:
            return f"decision {at}: {one} compiled, {other} uncompiled, in {plain['set_up']}"
    return f"the same decisions but other positions, in {plain['set_up']}"


def test_compiled_and_uncompiled_play_the_same_games() -> None:
    half = GAMES // 2
    with ThreadPoolExecutor() as pool:  # the uncompiled games take long: on two cores
        fast, *slow = pool.map(run, ["", PLAIN, PLAIN], [0, 0, half], [GAMES, half, GAMES])
    for plain in slow:
        assert Path(plain["file"]) == Path(PLAIN, "tatami/core/cards.py")
    if fast["file"].endswith(".py"):
        missing = "no compiled package is installed: nothing shows that compiled games are the same"
        if os.environ.get("TATAMI_PURE", "0") not in {"", "0"}:
            pytest.skip(f"TATAMI_PURE is set: {missing}")
        pytest.fail(f"{missing} (install a C compiler, or set TATAMI_PURE=1 if you mean it)")
    expected = [game for plain in slow for game in plain["games"]]
    assert len(expected) == len(fast["games"]) == GAMES
    pairs = zip(fast["games"], expected, strict=True)
    assert [difference(one, other) for one, other in pairs if one != other] == []


def test_the_games_differ_in_all_that_can_be_chosen() -> None:
    set_ups = [set_up(number) for number in range(GAMES)]
    for game in (CRAZY_EIGHTS, TOTAL_WAR):
        mine = [one for one in set_ups if one[0] is game]
        assert {seats for _, seats, _, _ in mine} == set(range(game.players[0], game.players[1] + 1))
        assert {name for *_, names in mine for name in names} == {"random", *game.bots}
        for option, values in CHOICES[game.name].items():
            taken = {given[option] for _, _, given, _ in mine}
            assert taken == set(values) if values else len(taken) > 2


def main() -> None:
    first, last = int(sys.argv[1]), int(sys.argv[2])
    games = [play(number) for number in range(first, last)]
    json.dump({"file": running.__file__, "games": games}, sys.stdout)


if __name__ == "__main__":
    main()
