"""A match as it stood: any record or bundle, at any decision."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.games import find_game
from tatami.match.journal import read_bytes
from tatami.match.match import Match
from tatami.match.record import read_record


def replay(path: Path, to: int | None = None, games: Callable[[str], Game] = find_game) -> Match:
    """The match after its first `to` decisions and undos, or after all. It can be played on,
    and is not written anywhere. From a bundle, `match.fault` says which decision failed next."""
    return replay_bytes(read_bytes(path), str(path), to, games)


def replay_bytes(
    data: bytes, source: str, to: int | None = None, games: Callable[[str], Game] = find_game
) -> Match:
    record = read_record(data, source)
    steps = len(record.steps)
    if to is not None and not 0 <= to <= steps:
        raise BadInput(f"{source} has decisions up to {steps}: choose 0 to {steps}, not {to}")
    match = Match.follow(record, source, games, to)
    match.fault = record.fault
    return match
