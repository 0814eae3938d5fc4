"""Simulations: who sits where, the same numbers on any number of processes, and what goes wrong."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter
from dataclasses import replace

import pytest

from tatami.core.bot import Bot
from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.core.state import State, playout
from tatami.games import find_game
from tatami.lab import playing
from tatami.lab.report import Report
from tatami.lab.simulate import Interrupted, parts, simulate
from tatami.lab.workers import WorkerDied

EIGHTS = find_game("crazy_eights")
WAR = find_game("total_war")


def figures(report: Report) -> object:
    return report.decisions, report.length, report.rates


@pytest.mark.parametrize(("bots", "seats"), [("ab", 4), ("abc", 4), ("a", 3), ("abcde", 3)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    ring = max(len(bots), seats)
    lines = [playing.line_up(bots, seats, number) for number in range(ring)]
    for seat in range(seats):
        assert Counter(line[seat] for line in lines) == Counter(
            bots[place % len(bots)] for place in range(ring)
        )


def test_random_games_are_the_games_played_by_hand() -> None:
    found = simulate(EIGHTS, 3, 20, ["random"], seed=5, processes=1)
    lengths = []
    for number in range(20):
        chance = Rng.fast(5, number)
        state = EIGHTS.start(3, EIGHTS.options(), None, chance.split())
        lengths.append(playout(state, chance))
    assert found.decisions == sum(lengths)
    assert found.length.decisions.mean == sum(lengths) / 20


@pytest.mark.parametrize("bots", [["random"], ["steady", "random"]])
def test_the_number_of_processes_changes_nothing(bots: list[str]) -> None:
    one, other = (simulate(WAR, 4, 90, bots, seed=3, processes=count) for count in (1, 3))
    assert figures(one) == figures(other)


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate(EIGHTS, 2, 100, ["random"], processes=2, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 100
    assert len(told) > 10


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interruption_says_how_far_it_came(processes: int) -> None:
    def interrupt(done: int) -> None:
        if done >= 20:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stop:
        simulate(EIGHTS, 2, 100_000, ["random"], processes=processes, progress=interrupt)
    assert stop.value.games >= 20
    assert multiprocessing.active_children() == []


class Clumsy(Bot):
    """Fails in the middle of a game."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        if stream.below(50) == 0:
            raise ZeroDivisionError("no idea")
        return world.legal()[0]


class Fatal(Bot):
    """Takes its whole process down."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


@pytest.mark.parametrize("processes", [1, 2])
def test_a_failing_game_is_named_so_that_it_can_be_repeated(processes: int) -> None:
    game = replace(EIGHTS, bots={"clumsy": Clumsy})
    with pytest.raises(ZeroDivisionError) as failed:
        simulate(game, 2, 200, ["clumsy"], seed=8, processes=processes)
    assert any("of: tatami simulate crazy_eights --seed 8" in note for note in failed.value.__notes__)
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_noticed() -> None:
    game = replace(EIGHTS, bots={"fatal": Fatal})
    with pytest.raises(WorkerDied, match="ended with code -9"):
        simulate(game, 2, 200, ["fatal"], processes=2)
    assert multiprocessing.active_children() == []


def test_work_is_divided_into_all_games_once() -> None:
    plan = playing.Plan(EIGHTS, 2, 103, ("random",), 1, EIGHTS.options(), EIGHTS.read_cards(None), ())
    assert sum(part.games for part in parts(plan, 1)) == 103


def test_groups_a_game_has_can_be_asked_for() -> None:
    found = simulate(WAR, 3, 30, ["random"], processes=1, by=["kaiju", "kaiju"])
    assert set(found.rates) == {"seat", "bot", "kaiju"}
    assert sum(rate.games for rate in found.rates["kaiju"].values()) == 90


@pytest.mark.parametrize("bots", [[], ["genius"]])
def test_bots_must_be_there(bots: list[str]) -> None:
    with pytest.raises(BadInput, match=r"at least one bot is needed|unknown bot for crazy_eights 'genius'"):
        simulate(EIGHTS, 2, 10, bots)
