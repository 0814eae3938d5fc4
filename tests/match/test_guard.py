"""Bots that crash, lie, tamper and stall on purpose: the match goes on, and they are counted."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

import pytest

from tatami.core.bot import Bot
from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.games import find_game
from tatami.match.course import Setting
from tatami.match.guard import Guard
from tatami.match.match import Match
from tatami.match.players import Players
from tatami.match.secret import secret_from_seed
from tatami.match.verify import verify_bytes
from tests.match import sealed
from tests.match.bad_bots import (
    Crasher,
    Dreamer,
    Killer,
    Leaver,
    Liar,
    Sleeper,
    Spinner,
    Tamperer,
    Unborn,
    Wrecker,
    Writer,
)
from tests.match.kit import STEADY, bids, eights

EIGHTS = find_game("crazy_eights")
SETTING = Setting(EIGHTS, 2, EIGHTS.options(), EIGHTS.read_cards(None))
PATIENT = 30.0  # seconds: a limit that an honest bot never meets

BOTS: list[tuple[Callable[[], Bot], str, str]] = [
    (Crasher, "crashed", "RuntimeError: no idea \\ud800"),
    (Leaver, "crashed", "SystemExit: 3"),
    (Liar, "illegal", "it answered 999, which is not legal"),
    (Writer, "illegal", "it answered with str, not with a whole number"),
    (Tamperer, "tampered", "it changed the world it was handed, and not a copy of its own"),
]


@pytest.mark.parametrize(("bot", "fault", "message"), BOTS)
def test_a_bot_that_misbehaves_is_replaced_and_counted(
    bot: Callable[[], Bot], fault: str, message: str
) -> None:
    match = eights()
    with Players(match) as players:
        players.sit(0, bot)
        decisions = players.advance()
        guards = players.guards
    assert match.over
    assert verify_bytes(match.record(), "r").finished
    assert guards[0].faults == {fault: sum(decision.seat == 0 for decision in decisions)}
    assert guards[0].messages == {fault: message}
    assert not guards[1].faults


@pytest.mark.parametrize(("bot", "fault", "message"), BOTS)
def test_the_same_is_noticed_in_a_process(bot: Callable[[], Bot], fault: str, message: str) -> None:
    match = eights()
    with Guard(SETTING, bot, PATIENT) as guard:
        for _ in range(2):
            world, stream = match.imagine(match.actor)
            match.decide(match.actor, guard.choose(world, match.actor, stream))
    assert guard.faults == {fault: 2}
    assert guard.messages == {fault: message}


@pytest.mark.parametrize("limit", [None, PATIENT])
def test_a_world_beyond_saving_counts_as_tampered(limit: float | None) -> None:
    match = bids(sealed.GAME)
    with Guard(match.setting, Wrecker, limit) as guard:
        world, stream = match.imagine(0)
        assert guard.choose(world, 0, stream) in match.legal(0)
    assert guard.faults == {"tampered": 1}


@pytest.mark.parametrize("bot", [Killer, Unborn])
def test_a_process_that_ends_is_a_crash(bot: Callable[[], Bot]) -> None:
    match = eights()
    with Guard(SETTING, bot, PATIENT) as guard:
        for _ in range(2):
            world, stream = match.imagine(match.actor)
            match.decide(match.actor, guard.choose(world, match.actor, stream))
    assert guard.faults == {"crashed": 2}


@pytest.mark.parametrize("bot", [Sleeper, Spinner])
def test_a_bot_that_stalls_is_ended_and_started_again(bot: Callable[[], Bot]) -> None:
    match = eights()
    with Guard(SETTING, bot, 0.3) as guard:
        assert guard.worker is not None
        while not guard.faults:
            assert guard.worker.start() is None
            pid = guard.worker.pid
            world, stream = match.imagine(match.actor)
            begun = time.monotonic()
            match.decide(match.actor, guard.choose(world, match.actor, stream))
            assert time.monotonic() - begun < 10
        assert guard.faults == {"stalled": 1}
        assert guard.messages == {"stalled": "no answer within 0.3 seconds"}
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        assert guard.worker.start() is None
        assert guard.worker.pid not in (None, pid)


def test_a_bot_may_play_on_in_copies() -> None:
    match = eights()
    with Players(match) as players:
        players.sit(0, Dreamer)
        players.advance()
        assert not players.guards[0].faults


def test_a_process_chooses_as_the_bot_does_here() -> None:
    here, there = eights(), eights()
    with Players(here) as players:
        expected = players.advance()
    with Players(there, limit=PATIENT) as players:
        assert players.advance() == expected
        assert not any(guard.faults for guard in players.guards.values())


def test_a_game_that_is_not_registered_goes_into_a_process_too() -> None:
    match = bids(sealed.GAME)
    with Guard(match.setting, "cautious", PATIENT) as guard:
        world, stream = match.imagine(2)
        assert guard.choose(world, 2, stream) == 1
        assert not guard.faults


def test_an_interrupt_is_not_the_bots_affair() -> None:
    match = eights()
    with Guard(SETTING, "steady", PATIENT) as guard:
        assert guard.worker is not None
        assert guard.worker.start() is None
        pid = guard.worker.pid
        assert pid is not None
        os.kill(pid, signal.SIGINT)
        world, stream = match.imagine(match.actor)
        guard.choose(world, match.actor, stream)
        assert guard.worker.pid == pid
        assert not guard.faults


def test_an_interrupted_host_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    match = eights()

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with Guard(SETTING, Spinner, PATIENT) as guard:
            assert guard.worker is not None
            assert guard.worker.start() is None
            pid = guard.worker.pid
            world, stream = match.imagine(match.actor)
            signal.setitimer(signal.ITIMER_REAL, 0.3)
            with pytest.raises(KeyboardInterrupt):
                guard.choose(world, match.actor, stream)
            assert pid is not None
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_closing_ends_all_processes() -> None:
    match = eights()
    with Players(match, limit=PATIENT) as players:
        players.step()
        players.step()
        pids = [guard.worker.pid for guard in players.guards.values() if guard.worker is not None]
        assert len(pids) == 2
    for pid in pids:
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_replacement_comes_from_the_stream() -> None:
    world = EIGHTS.new(2, Rng.fast(1))
    guard = Guard(SETTING, Crasher)
    actor = world.actor
    assert {guard.choose(world, actor, Rng.fast(seed)) for seed in range(99)} == set(world.legal())
    assert len({guard.choose(world, actor, Rng.fast(5)) for _ in range(5)}) == 1


def test_what_cannot_be_guarded_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown bot for crazy_eights 'clever'"):
        Guard(SETTING, "clever")
    for limit in (0.0, -1.0, float("nan"), float("inf")):
        with pytest.raises(BadInput, match="a bot's limit is a number of seconds above 0"):
            Guard(SETTING, "steady", limit)

    class Local(Crasher):
        pass

    with Guard(SETTING, Local, PATIENT) as guard, pytest.raises(BadInput, match="cannot go into a process"):
        guard.choose(EIGHTS.new(2, Rng.fast(1)), 0, Rng.fast(1))


def test_a_world_comes_back_from_its_rows() -> None:
    match = Match.begin(EIGHTS, STEADY, secret=secret_from_seed(3))
    match.decide(match.actor, match.legal(match.actor)[0])
    world, _ = match.imagine(match.actor)
    again = match.setting.restore(world.save())
    assert again.save() == world.save()
    assert again.legal() == world.legal()
    assert again.rng.word() == world.rng.word()
