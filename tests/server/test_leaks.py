"""Nobody is sent what he may not know: neither what frames hold, nor which come, nor when.

A table is played twice: as it is, and with all that a reader cannot know dealt anew. What the reader
is sent must be the same, byte for byte and frame for frame, until he is shown something that differs.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path

import pytest

from tatami.core.rng import Rng
from tatami.server import frames, wire
from tatami.server.document import TableDoc
from tatami.server.driver import next_turn
from tatami.server.live import LiveTable
from tatami.server.sockets import do
from tests.server.worlds import (
    TABLE,
    Clock,
    Ear,
    document_of,
    imagined,
    key_of,
    nonce_of,
    nothing_can_be_taken_back,
    open_house,
    opened,
    parsed,
    record_of,
    run,
    same_frames,
    state_of,
    teaches,
)

STEPS = 60
CLIENTS = count(1)
DRAFT = "canary-draft"
TABLES = {
    "total_war": document_of("total_war", 4, {}, bots=1),
    "total_war, random kaiju": document_of("total_war", 3, {"kaiju": "random", "edition": "spanish"}),
    "crazy_eights": document_of("crazy_eights", 3, {}, bots=1),
}


class Pair:
    """A table and its twin, with everybody connected to both. `ears` are the reader's."""

    def __init__(self, truth: LiveTable, world: LiveTable, reader: int) -> None:
        self.both = (truth, world)
        self.reader = reader
        self.seats = len(truth.document.seats)
        self.everybody = [[Ear(seat) for seat in range(self.seats + 1)] for _ in self.both]
        for live, ears in zip(self.both, self.everybody, strict=True):
            live.readers = {}
            for ear in ears:
                if not (ear.seat < self.seats and live.document.seats[ear.seat].bot):
                    live.join(ear)
        self.compare()

    def compare(self) -> None:
        one, other = (ears[self.reader] for ears in self.everybody)
        same_frames(one, other)
        truth, world = map(next_turn, self.both)
        assert truth == world, "when a bot will decide depends on what is hidden"

    def join_again(self) -> None:
        """The reader opens another tab, and closes it."""
        tabs = [Ear(self.reader) for _ in self.both]
        for live, tab in zip(self.both, tabs, strict=True):
            live.join(tab)
            live.part(tab)
        same_frames(*tabs)

    async def ask(self, seat: int, asked: wire.Request) -> None:
        """The same in both; who asks is answered."""
        for live, ears in zip(self.both, self.everybody, strict=True):
            ears[seat].send(frames.encoded(await do(live, ears[seat], asked)))
        self.compare()


class Playing:
    """Drawn by lot: who decides what, and what else is tried meanwhile."""

    def __init__(self, pair: Pair, clock: Clock, stream: Rng) -> None:
        self.pair, self.clock, self.stream = pair, clock, stream
        self.truth, self.world = pair.both

    def client(self) -> str:
        return f"c{next(CLIENTS)}"

    async def step(self) -> bool:
        """One more decision in both; False if the reader learns what differs, or it cannot be."""
        self.clock.time += int(self.stream.below(30)) + 1.0
        await self.try_in_vain()
        match, there = self.truth.match, self.world.match
        assert match is not None
        assert there is not None
        if match.over:
            return False
        back = [seat for seat in range(match.seats) if match.can_take_back(seat)]
        if back and not self.stream.below(3):
            await self.pair.ask(back[0], wire.TakeBack(self.client(), match.n))
            return True
        assert match.waiting == there.waiting
        seat = match.waiting[self.stream.below(len(match.waiting))]
        codes = match.legal(seat)
        code = codes[self.stream.below(len(codes))]
        if code not in there.legal(seat):
            return False
        lessons = [teaches(live, seat, code, self.pair.reader) for live in self.pair.both]
        if lessons[0] != lessons[1]:
            return False
        n = match.n
        if self.truth.document.seats[seat].bot:
            for live in self.pair.both:
                await live.decide(seat, n, code)
            self.pair.compare()
        else:
            await self.pair.ask(seat, wire.Decide(self.client(), n, code))
            assert match.n == n + 1
        return True

    async def try_in_vain(self) -> None:
        """What changes nothing, and must tell nothing."""
        pair, match = self.pair, self.truth.match
        assert match is not None
        game = self.truth.house.games(self.truth.document.game)
        code = self.stream.below(game.codes)
        if pair.reader < pair.seats and code not in match.legal(pair.reader):
            await pair.ask(pair.reader, wire.Decide(self.client(), match.n, code))
        await pair.ask(pair.reader, wire.Decide(self.client(), self.stream.below(match.n + 2), 0xFFFF))
        await pair.ask(pair.reader, wire.TakeBack(self.client(), match.n + 1))
        pair.join_again()
        for seat in match.waiting:
            if seat != pair.reader:
                for live, ears in zip(pair.both, pair.everybody, strict=True):
                    await live.stage(seat, match.n, [DRAFT], ears[seat])
        pair.compare()


def check_canaries(live: LiveTable, ear: Ear, document: TableDoc) -> None:
    """Marks on everything that is nobody's or somebody else's business."""
    assert live.match is not None
    if live.match.over:
        return
    header = live.match.header
    marks = [DRAFT.encode(), header.secret.encode(), *(line[-90:-2] for line in live.match.lines)]
    for seat in range(len(document.seats) + 1):
        marks += [key_of(seat).encode(), nonce_of(seat).encode()]
        marks += [key.encode() for each in document.seats for key in each.keys]
    told = b"".join(ear.frames)
    assert not [mark for mark in marks if mark in told]
    assert b'"tell":"result"' not in told


def check_cards(live: LiveTable, ear: Ear) -> None:
    """Of the last scene or step: every card with a face is one the reader has seen."""
    cards = state_of(live).cards
    told = next(told for told in map(parsed, reversed(ear.frames)) if told["tell"] in ("scene", "step"))
    zones = told["view"]["zones"] if told["tell"] == "scene" else told["zones"]
    for card in [card for zone in zones for card in zone["cards"]]:
        assert cards.seen[card["id"]] >> ear.seat & 1
        assert cards.kind[card["id"]] == card["kind"]


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("gallery", [False, True], ids=["seats", "gallery"])
def test_what_one_cannot_know_changes_nothing_one_is_sent(tmp_path: Path, name: str, gallery: bool) -> None:
    run(non_interference(tmp_path, TABLES[name], gallery))


async def non_interference(folder: Path, document: TableDoc, gallery: bool) -> None:
    clock, seats = Clock(), len(document.seats)
    people = [seat for seat in range(seats) if not document.seats[seat].bot]
    compared = 0
    async with AsyncExitStack() as held:
        houses = [await held.enter_async_context(open_house(folder / name, clock)) for name in ("a", "b")]
        for reader in [seats] if gallery else people:
            stream = Rng.fast(reader, 17)
            await houses[0].store.forget([TABLE])
            truth = await opened(houses[0], document, record_of(document, reader, stream.below(40)))
            pair: Pair | None = None
            for _ in range(STEPS):
                match = truth.match
                assert match is not None
                if match.over:
                    break
                if pair is None and nothing_can_be_taken_back(truth):
                    world = await imagined(houses[1], truth, document, reader, stream)
                    pair = Pair(truth, world, reader)
                if pair is not None and await Playing(pair, clock, stream).step():
                    compared += 1
                    check_canaries(truth, pair.everybody[0][reader], document)
                    check_cards(truth, pair.everybody[0][reader])
                    continue
                pair = None
                truth.readers = {}
                seat = match.waiting[0]
                codes = match.legal(seat)
                await truth.decide(seat, match.n, codes[stream.below(len(codes))])
    assert compared >= (5 if gallery else 5 * len(people))
