"""The golden transcripts in `transcripts/GAME/`: records of whole matches, and in `told.json` for
each a digest of all that seats and gallery were sent.

`python -m tests.contract.golden` plays and writes them anew. Do that when a rule is meant to play
otherwise (and its game's version has gone up), never to make a failing test pass; when only words or
views have changed, `--told` renews just the digests, and the records must stay as they are.
"""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import rmtree

import msgspec

from tatami.core.game import Game
from tatami.games import all_games
from tatami.kit import golden_match, golden_tables, told_digest

FOLDER = Path(__file__).with_name("transcripts")


def folder_of(game: Game) -> Path:
    return FOLDER / game.name


def record_file(game: Game, name: str) -> Path:
    return folder_of(game) / f"{name}.jsonl"


def told_file(game: Game) -> Path:
    return folder_of(game) / "told.json"


def write_records(game: Game) -> None:
    rmtree(folder_of(game), ignore_errors=True)
    folder_of(game).mkdir(parents=True)
    for name, table in golden_tables(game).items():
        record_file(game, name).write_bytes(golden_match(game, table))


def write_told(game: Game) -> None:
    told = {name: told_digest(game, record_file(game, name).read_bytes()) for name in golden_tables(game)}
    told_file(game).write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


def main() -> None:
    for game in all_games().values():
        if "--told" not in sys.argv[1:]:
            write_records(game)
        write_told(game)
        print(f"{game.name}: {', '.join(golden_tables(game))}")


if __name__ == "__main__":
    main()
