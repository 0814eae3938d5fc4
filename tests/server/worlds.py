"""Tables in memory without sockets, opened at any decision; and the same table as it would be if what
a reader cannot know were otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.core.words import Words
from tatami.games import find_game
from tatami.kit.case import called, played
from tatami.kit.secrecy import lessons
from tatami.match.match import Match
from tatami.match.record import Seat, read_record
from tatami.match.secret import secret_from_seed
from tatami.server.document import SeatDoc, TableDoc
from tatami.server.house import House
from tatami.server.live import LiveTable
from tatami.server.secrets import hashed
from tatami.server.settings import Settings
from tatami.server.storage.engine import open_engine, read_url
from tatami.server.storage.store import Store

TABLE = "table-of-these-tests--"


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class Ear:
    """A reader who keeps all he is sent."""

    def __init__(self, seat: int) -> None:
        self.key = key_of(seat)
        self.seat = seat
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def dismiss(self, why: Words) -> None:
        raise AssertionError(f"seat {self.seat + 1} was dismissed: {why}")


def key_of(seat: int) -> str:
    return f"canary-key-of-seat-{seat:06}"


def nonce_of(seat: int) -> str:
    return f"canary-nonce-of-seat-{seat}"


@asynccontextmanager
async def open_house(folder: Path, now: Clock) -> AsyncIterator[House]:
    folder.mkdir()
    store = Store(await open_engine(read_url(str(folder / "tatami.sqlite"))))
    try:
        yield House(Settings(faults=folder), store, find_game, now)
    finally:
        await store.close()


def document_of(game: str, seats: int, options: dict[str, str], bots: int = 0) -> TableDoc:
    """People with keys, and bots in the last seats."""
    people = [SeatDoc(f"P{seat}", nonce_of(seat), (hashed(key_of(seat)),)) for seat in range(seats - bots)]
    filled = (*people, *[SeatDoc(bot="steady")] * bots)
    return TableDoc(game, filled, options=options, watch=(hashed(key_of(seats)),))


def record_of(document: TableDoc, seed: int, decisions: int) -> bytes:
    """A match of so many random decisions, or of all if it ends before."""
    game = find_game(document.game)
    match = Match.begin(
        game,
        [Seat(seat.name, "human") for seat in document.seats],
        options=game.options.read(document.options, len(document.seats)),
        secret=secret_from_seed(seed),
        nonces=[seat.nonce for seat in document.seats],
    )
    stream = Rng.fast(seed)
    while match.n < decisions and not match.over:
        seat = match.waiting[stream.below(len(match.waiting))]
        codes = match.legal(seat)
        match.decide(seat, codes[stream.below(len(codes))])
    return match.record()


async def opened(house: House, document: TableDoc, record: bytes) -> LiveTable:
    """A table with the match of this record on it."""
    live = await LiveTable.make(house, TABLE, document)
    await live.begin(document, Match.follow(read_record(record, "a record"), "a record", house.games))
    return live


def state_of(live: LiveTable) -> State:
    assert live.match is not None
    return live.match._course.state


async def imagined(house: House, truth: LiveTable, before: TableDoc, reader: int, stream: Rng) -> LiveTable:
    """The table with what this reader cannot know dealt anew. Nothing can be taken back there."""
    assert truth.match is not None
    await house.store.forget([TABLE])
    live = await opened(house, before, truth.match.record())
    assert live.match is not None
    world = State.imagine(state_of(truth), reader, stream)
    world.rng = state_of(truth).rng.clone()  # chance answers both alike
    live.match._course.state = world
    live.match._course._before = []
    live.clocks, live.drafts = truth.clocks, dict(truth.drafts)
    live._prompts = dict(truth._prompts)
    return live


def teaches(live: LiveTable, seat: int, code: int, reader: int) -> Any:
    """What a reader would get to see by this decision."""
    before = called(state_of(live), seat)
    after = before.clone()
    return lessons(before, after, played(after, code), reader)


def nothing_can_be_taken_back(live: LiveTable) -> bool:
    match = live.match
    assert match is not None
    return not any(match.can_take_back(seat) for seat in range(match.seats))


def same_frames(one: Ear, other: Ear) -> None:
    assert len(one.frames) == len(other.frames), "how many frames come depends on what is hidden"
    assert before_the_end(one) == before_the_end(other), "what is sent depends on what is hidden"


def before_the_end(ear: Ear) -> list[bytes]:
    """All but the result: then everything is laid open."""
    return [frame for frame in ear.frames if not frame.startswith(b'{"tell":"result"')]


def parsed(frame: bytes) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(frame)
    return told


def run(work: Any) -> None:
    asyncio.run(work)
