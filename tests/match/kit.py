"""Matches to test with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tatami.core.cards import NONE
from tatami.core.game import Game
from tatami.games import find_game
from tatami.match.match import Match
from tatami.match.players import Players
from tatami.match.record import NO_CHAIN, Decision, End, Header, Line, Seat, Step, Undo, read_record, seal
from tatami.match.secret import secret_from_seed

SHORT = 5  # the seed of a match of 14 decisions, one of them a nomination
STEADY = [Seat("Aoi", "bot:steady"), Seat("Ben", "bot:steady")]


def only(game: Game) -> Callable[[str], Game]:
    """Where a game that is not registered is found."""

    def games(name: str) -> Game:
        assert name == game.name
        return game

    return games


def eights(path: Path | None = None, seed: int = SHORT) -> Match:
    game = find_game("crazy_eights")
    return Match.begin(game, STEADY, secret=secret_from_seed(seed), nonces=["kumo", "wolke ☁"], path=path)


def bids(game: Game, seats: int = 3, path: Path | None = None) -> Match:
    people = [Seat(f"P{seat}", "human") for seat in range(seats)]
    return Match.begin(game, people, secret=secret_from_seed(1), path=path)


def play_out(match: Match) -> None:
    """To the end; what can be taken back first is, and is then decided again."""
    undone = False
    with Players(match) as players:
        while not match.over:
            seat = players.next_seat()
            assert seat != NONE
            match.decide(seat, players.choose(seat))
            if match.can_take_back(seat) and not undone:
                match.take_back(seat)
                undone = True


def short_record() -> bytes:
    """A finished match with an undo."""
    match = eights()
    play_out(match)
    data = match.record()
    assert b'"line":"undo"' in data
    return data


def told(match: Match) -> object:
    """All that seats and gallery know."""
    known = [
        (match.view(reader), match.prompt(reader), match.log(reader)) for reader in range(match.seats + 1)
    ]
    return known, [match.can_take_back(seat) for seat in range(match.seats)]


def apply(match: Match, step: Step) -> None:
    if isinstance(step, Undo):
        match.take_back(step.seat)
    else:
        match.decide(step.seat, step.code)


def lines_of(data: bytes) -> list[Line]:
    record = read_record(data, "record")
    end: list[End] = [] if record.end is None else [record.end]
    return [record.header, *record.steps, *end]


def forged(lines: list[Line]) -> bytes:
    """The record a host could write who changes what he likes and chains it all anew."""
    header = lines[0]
    assert isinstance(header, Header)
    data = b""
    chain = NO_CHAIN
    for line in lines:
        sealed, chain = seal(line, chain, header.key)
        data += sealed
    return data


def decisions(data: bytes) -> list[Decision]:
    return [step for step in read_record(data, "record").steps if isinstance(step, Decision)]
