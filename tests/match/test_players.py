"""Bots at a match: handed imagined worlds only, reproducible, and swapped for people at any time."""

from __future__ import annotations

import pytest

from tatami.core.bot import Bot
from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.core.state import IllegalDecision, State
from tatami.games import find_game
from tatami.match.match import Match
from tatami.match.players import Players
from tatami.match.record import Seat
from tatami.match.secret import bot_streams, secret_from_seed
from tests.match import sealed
from tests.match.kit import bids, eights

MIXED = [Seat("Aoi", "human"), Seat("Ben", "bot:random"), Seat("Cem", "bot:steady")]


def mixed() -> Match:
    return Match.begin(find_game("crazy_eights"), MIXED, secret=secret_from_seed(3))


def test_bots_play_until_people_have_to_decide() -> None:
    match = mixed()
    with Players(match) as players:
        while not match.over:
            made = players.advance()
            assert all(decision.seat != 0 for decision in made)
            assert match.over or match.waiting == [0]
            if not match.over:
                match.decide(0, match.legal(0)[0])
    assert set(players.guards) == {1, 2}


def test_the_same_match_comes_out_again() -> None:
    records = []
    for _ in range(2):
        match = mixed()
        with Players(match) as players:
            players.sit(0, "random")
            players.advance()
        records.append(match.record())
    assert records[0] == records[1]


def test_bots_stand_in_and_make_room() -> None:
    match = eights()
    with Players(match) as players:
        players.leave(match.actor)
        assert players.step() is None
        assert players.advance() == []
        players.sit(match.actor, "random")
        assert players.step() is not None
        for seat in (-1, 2):
            with pytest.raises(BadInput, match="seats are 1 to 2"):
                players.sit(seat, "random")
        with pytest.raises(BadInput, match="unknown bot"):
            players.sit(0, "clever")
        assert set(players.guards) == {0, 1}


def test_an_unknown_bot_is_refused_by_name() -> None:
    match = Match.begin(find_game("crazy_eights"), [Seat("A", "bot:clever"), Seat("B", "human")])
    with pytest.raises(BadInput, match="unknown bot for crazy_eights 'clever': choose random or steady"):
        Players(match)


class Spy(Bot):
    """Remembers what it was handed."""

    def __init__(self) -> None:
        self.handed: list[tuple[list[list[int]], list[int]]] = []

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        self.handed.append((world.save(), stream.save()))
        return world.legal()[0]


def test_a_bot_is_handed_nothing_that_follows_from_the_truth() -> None:
    """The same knowledge, another truth: byte for byte the same world and stream."""
    match = mixed()
    with Players(match) as players:
        while players.next_seat() == -1:
            match.decide(0, match.legal(0)[0])
        seat = players.next_seat()
        spy, twin = Spy(), Spy()
        players.sit(seat, lambda: spy)
        players.choose(seat)
        truth = match._course.state
        match._course.state = truth.imagine(seat, Rng.fast(99))
        assert match._course.state.cards.kind != truth.cards.kind
        players.sit(seat, lambda: twin)
        players.choose(seat)
    assert spy.handed == twin.handed


def test_every_decision_has_streams_of_its_own() -> None:
    match = eights()
    spy = Spy()
    with Players(match) as players:
        for seat in range(2):
            players.sit(seat, lambda: spy)
        for _ in range(6):
            players.step()
    streams = [str(stream) for _, stream in spy.handed]
    assert len(set(streams)) == 6
    assert streams[0] == str(bot_streams(match.header.key, match.log(0)[0].seat, 1)[1].save())


def test_nobody_imagines_out_of_turn() -> None:
    match = eights()
    with pytest.raises(IllegalDecision, match="is not waited for"):
        match.imagine(1 - match.actor)


def test_a_world_that_cannot_be_imagined_is_one_line() -> None:
    match = bids(sealed.GAME)
    match.decide(1, 2)
    match._course.state.purse[1] = -5  # type: ignore[attr-defined]
    with pytest.raises(BadInput, match="no world can be imagined for seat 1: ValueError: below"):
        match.imagine(0)


def test_bots_commit_early_while_people_think() -> None:
    seats = [Seat("P", "human"), Seat("B", "bot:cautious"), Seat("C", "bot:cautious")]
    match = Match.begin(sealed.GAME, seats)
    with Players(match) as players:
        assert [decision.seat for decision in players.advance()] == [1, 2]
        assert match.waiting == [0]
        match.decide(0, 4)
        assert [decision.seat for decision in players.advance()] == [1, 2]
