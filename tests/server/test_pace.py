"""Clocks: from when lines were written, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tatami.games import find_game
from tatami.match.faults import Answer
from tatami.server.asks import begin_match
from tatami.server.document import SeatDoc, TableDoc
from tatami.server.driver import next_turn, take
from tatami.server.house import House
from tatami.server.live import LiveTable
from tatami.server.pace import LONGEST_PAUSE, SHORTEST_PAUSE, UNLIMITED, Clocks, pause
from tatami.server.secrets import hashed, new_id
from tatami.server.settings import Settings
from tatami.server.storage.engine import open_engine, read_url
from tatami.server.storage.store import Store
from tatami.server.thinkers import Thinkers
from tatami.server.thinking import Question
from tatami.server.wire import Pace
from tests.server.ears import Ears, Watch


@pytest.fixture
def watch() -> Watch:
    return Watch()


def test_without_a_pace_nobody_is_hurried() -> None:
    clocks = Clocks.begin(Pace(), 3, 100.0)
    assert clocks.deadline(0) is None
    assert clocks.shown([0], 103.5)[0].left == UNLIMITED
    assert clocks.shown([0], 103.5)[0].waited == 3500


def test_so_long_for_each_decision() -> None:
    clocks = Clocks.begin(Pace("decision", 30), 3, 100.0)
    assert clocks.deadline(1) == 130.0
    assert clocks.after(1, 120.0).deadline(2) == 150.0


def test_a_bank_is_drawn_on_by_who_decides_and_fills_a_little() -> None:
    clocks = Clocks.begin(Pace("bank", 60, 5), 2, 0.0).after(0, 20.0)
    assert clocks.banks == (45.0, 60.0)
    assert clocks.after(1, 30.0).after(0, 100.0).banks == (5.0, 55.0), "an empty bank gets its share too"


def test_days() -> None:
    assert Clocks.begin(Pace("days", 2), 2, 0.0).deadline(0) == 2 * 86_400.0


def test_pauses_of_bots_differ_and_follow_from_public_facts() -> None:
    pauses = [pause("table", 1, n) for n in range(200)]
    assert pauses == [pause("table", 1, n) for n in range(200)]
    assert min(pauses) >= SHORTEST_PAUSE
    assert max(pauses) <= LONGEST_PAUSE
    assert len(set(pauses)) == 200


async def seated(folder: Path, watch: Watch, pace: Pace) -> LiveTable:
    """A match between one person and two more, all of them people."""
    store = Store(await open_engine(read_url(str(folder / "tatami.sqlite"))))
    house = House(Settings(pause=1.0), store, find_game, watch)
    seats = tuple(SeatDoc(keys=(hashed(f"key{seat}"),)) for seat in range(3))
    live = await LiveTable.make(house, new_id(), TableDoc("total_war", seats, pace=pace))
    await live.begin(live.document, begin_match(find_game("total_war"), live.document))
    return live


def test_when_time_is_up_a_bot_takes_that_one_decision(tmp_path: Path, watch: Watch) -> None:
    async def scenario() -> None:
        live = await seated(tmp_path, watch, Pace("decision", 30))
        thinkers = Thinkers(1)
        try:
            assert next_turn(live) is None, "nobody is connected: nothing happens"
            ears = Ears("key0", 0)
            live.join(ears)
            turn = next_turn(live)
            assert turn is not None
            assert live.match is not None
            assert (turn.seat, turn.due) == (live.match.actor, 1030.0)
            watch.now = 1031.0
            await take(live, thinkers, turn)
            assert live.match.n == 1
            assert not any(seat.bot for seat in live.document.seats), "it stays that person's seat"
            following = next_turn(live)
            assert following is not None
            assert following.due == 1061.0
        finally:
            await thinkers.close()
            await live.house.store.close()

    asyncio.run(scenario())


def test_a_bot_thinks_during_its_pause_and_answers_when_it_is_over(tmp_path: Path, watch: Watch) -> None:
    """So that how long it thought, which may follow from its hand, is seen by nobody."""

    async def scenario() -> None:
        live = await seated(tmp_path, watch, Pace())
        assert live.match is not None
        seat = live.match.actor
        await live.change(live.document.with_bot(seat, "steady"))
        live.join(Ears("key0", 0))
        turn = next_turn(live)
        assert turn is not None
        assert turn.at_once
        assert SHORTEST_PAUSE <= turn.due - watch.now <= LONGEST_PAUSE
        asked = asyncio.Event()
        thinkers = Thinkers(1)
        ask = thinkers.ask

        async def listened(question: Question) -> Answer:
            answer = await ask(question)
            asked.set()
            return answer

        thinkers.ask = listened  # type: ignore[method-assign]
        try:
            taking = asyncio.create_task(take(live, thinkers, turn))
            await asked.wait()
            await asyncio.sleep(0)
            assert live.match.n == 0, "it has its answer, and waits"
            watch.now = turn.due
            live.changed.set()
            await taking
            assert live.match.n == 1
        finally:
            await thinkers.close()
            await live.house.store.close()

    asyncio.run(scenario())


def test_who_decides_while_the_bot_thinks_comes_first(tmp_path: Path, watch: Watch) -> None:
    async def scenario() -> None:
        live = await seated(tmp_path, watch, Pace("decision", 30))
        thinkers = Thinkers(1)
        try:
            live.join(Ears("key0", 0))
            turn = next_turn(live)
            assert turn is not None
            assert live.match is not None
            watch.now = 1031.0
            thinking = asyncio.create_task(take(live, thinkers, turn))
            await asyncio.sleep(0)
            code = live.match.legal(turn.seat)[-1]
            await live.decide(turn.seat, 0, code, "mine")
            await thinking
            assert live.match.n == 1
            assert f'"code":{code},'.encode() in live.match.lines[1]
        finally:
            await thinkers.close()
            await live.house.store.close()

    asyncio.run(scenario())


def test_clocks_are_the_same_after_loading(tmp_path: Path, watch: Watch) -> None:
    async def scenario() -> None:
        live = await seated(tmp_path, watch, Pace("bank", 60, 5))
        for seconds in (10, 20, 5):
            assert live.match is not None
            watch.now += seconds
            actor = live.match.actor
            await live.decide(actor, live.match.n, live.match.legal(actor)[0], f"c{seconds}")
        again = await LiveTable.load(live.house, live.id)
        assert again is not None
        assert again.clocks == live.clocks
        assert again.document == live.document
        await live.house.store.close()

    asyncio.run(scenario())
