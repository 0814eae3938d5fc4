"""The steady player: sensible, and better than chance."""

from __future__ import annotations

from tatami.bots.random import RandomBot
from tatami.core.bot import Bot
from tatami.core.game import winners
from tatami.core.rng import Rng
from tatami.games.crazy_eights import GAME
from tatami.games.crazy_eights.bot import Steady

from .test_rules import position

STREAM = Rng.fast(0)


def choice(top: str, hand: str, stock: str | None = None) -> str:
    state = position(top, hand, "C2", "D2", stock=stock)
    return GAME.notation(state, Steady().choose(state, 0, STREAM))


def test_plays_what_costs_most() -> None:
    assert choice("H9", "H2 HK H5 C9") == "play HK"


def test_keeps_eights_for_when_it_must() -> None:
    assert choice("H9", "H2 C8 D8") == "play H2"
    assert choice("H9", "S3 C8") == "play C8"


def test_draws_only_when_it_must_and_passes_only_then() -> None:
    assert choice("H9", "S3 C4") == "draw"
    assert choice("H9", "S3 C4", stock="") == "pass"


def test_nominates_its_longest_suit() -> None:
    state = position("H9", "C8 S3 S4 D5 D8 H8", "C2", "D2")
    state.decide(GAME.parse(state, "play C8"))
    assert GAME.notation(state, Steady().choose(state, 0, STREAM)) == "nominate S"


def test_beats_the_random_player() -> None:
    won = 0
    games = 400
    for number in range(games):
        seats: list[Bot] = [RandomBot(), RandomBot()]
        seats[number % 2] = Steady()
        won += number % 2 in play(seats, number)
    assert won > 0.8 * games


def play(bots: list[Bot], number: int) -> list[int]:
    state = GAME.new(len(bots), Rng.fast(number))
    stream = Rng.fast(number, 1)
    while state.waiting:
        seat = state.actor
        state.decide(bots[seat].choose(state.imagine(seat, stream), seat, stream))
    return winners(state.rewards())
