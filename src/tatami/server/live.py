"""A table in memory: its document, its match, and who is listening.

Everything that changes it is written first and told afterwards. Another process may write too: then
ours is refused by the database, and the table reads again what is there.
"""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from tatami.core.errors import BadInput
from tatami.core.state import IllegalDecision
from tatami.core.view import Prompt, Sight
from tatami.core.words import Words
from tatami.match.course import RuleFault
from tatami.match.match import Match, Pending
from tatami.match.record import read_record
from tatami.server import frames
from tatami.server.document import TableDoc, decode, encode, match_name
from tatami.server.faults import keep_bundle
from tatami.server.house import House, Reader
from tatami.server.metrics import DECISIONS, FAULTS
from tatami.server.pace import Clocks
from tatami.server.refused import Refused
from tatami.server.storage.store import Conflict, Line, Row, StorageFault, Write
from tatami.server.wire import AnyTell, Drafted

LOG = structlog.get_logger(__name__)


class LiveTable:
    def __init__(self, house: House, row: Row) -> None:
        """For `load` and `make`."""
        self.house = house
        self.id = row.id
        self.version = row.version
        self.document = decode(row.document)
        self.match: Match | None = None
        self.clocks = Clocks.begin(self.document.pace, len(self.document.seats), house.now())
        self.drafts: dict[int, tuple[int, list[str]]] = {}
        self.readers: dict[int, set[Reader]] = {}
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # for who decides by itself
        self._clients: set[str] = set()  # requests that are in the record
        self._prompts: dict[int, int] = {}  # by seat: the number with which its open prompt came first
        self._sight: Sight | None = None  # what those who listen have before them
        self._told = self.version  # the document they know

    # -- from and to the disk ----------------------------------------------------------------

    @classmethod
    async def load(cls, house: House, table: str) -> LiveTable | None:
        row = await house.store.row(table)
        if row is None:
            return None
        live = cls(house, row)
        await live._load_match()
        return live

    @classmethod
    async def make(cls, house: House, table: str, document: TableDoc) -> LiveTable:
        row = Row(table, 1, encode(document), document.phase, document.public, house.now())
        try:
            await house.store.write(Write(table, row=row))
        except StorageFault as error:
            LOG.error("storage.fault", error=str(error))
            raise Refused("storage") from None
        return cls(house, row)

    async def _load_match(self) -> None:
        """The match of the current round, re-run from its record; or the table is parked."""
        self.match = None
        self._clients, self._prompts, self._sight = set(), {}, None
        if not self.document.round:
            return
        name = match_name(self.id, self.document.round)
        lines = await self.house.store.lines(name)
        self.drafts = await self.house.store.drafts(name)
        try:
            record = read_record(b"".join(line.line for line in lines), name)
            self.match = Match.follow(record, name, self.house.games)
        except BadInput as error:
            LOG.error("table.parked", table=self.id, error=str(error))
            why = Words("table-parked", {"why": str(error)})
            self.document = msgspec.structs.replace(self.document, phase="parked", why=why)
            return
        self.clocks = Clocks.begin(self.document.pace, self.match.seats, lines[0].written)
        self._count_lines(self.match, lines[1:])

    def _count_lines(self, match: Match, lines: list[Line]) -> None:
        for line in lines:
            step = msgspec.json.decode(line.line, type=_Step)
            if step.line in ("decision", "undo"):
                self.clocks = self.clocks.after(step.seat, line.written)
            if line.client:
                self._clients.add(line.client)

    async def refresh(self) -> None:
        """Somebody else has written: read it, and tell our readers."""
        row = await self.house.store.row(self.id)
        if row is None:
            return
        round_before = self.document.round
        if row.version != self.version:
            self.version, self.document = row.version, decode(row.document)
            self._regroup()
            if self.document.round != round_before:
                await self._load_match()
                self.tell_scene()
            self.tell_table()
        if self.match is None or self.document.round != round_before:
            return
        match = self.match
        more = await self.house.store.lines(match_name(self.id, self.document.round), len(match.lines) - 1)
        if not more:
            return
        was_over = match.over
        match.catch_up([line.line for line in more])
        self._count_lines(match, more)
        self._prompts = {}
        self.tell_scene()
        if match.over and not was_over:
            self._tell_all(frames.result_frame(match))

    async def put(
        self, document: TableDoc | None, lines: list[bytes] | None = None, client: str = ""
    ) -> float:
        """Write a next document, lines of the match, or both. When it was written."""
        if self.document.phase == "parked":
            raise Refused("parked")
        now = self.house.now()
        target = self.document if document is None else document
        row = None
        if document is not None:
            row = Row(self.id, self.version + 1, encode(document), document.phase, document.public, now)
        first = len(self.match.lines) if self.match is not None and target.round == self.document.round else 0
        kept = [Line(first + place, line, client, now) for place, line in enumerate(lines or [])]
        try:
            await self.house.store.write(Write(self.id, match_name(self.id, target.round), kept, row))
        except Conflict:
            await self.refresh()
            raise Refused("stale") from None
        except StorageFault as error:
            LOG.error("storage.fault", table=self.id, error=str(error))
            raise Refused("storage") from None
        if document is not None:
            self.version += 1
            self.document = document
        if client and kept:
            self._clients.add(client)
        return now

    async def _written(self, document: TableDoc | None, lines: list[bytes], mark: str) -> bool:
        """False if the same request came twice, and another process was faster to write it."""
        try:
            await self.put(document, lines, mark)
        except Refused:
            if mark not in self._clients:
                raise
            return False
        return True

    async def change(self, document: TableDoc) -> None:
        """A next document, written and told."""
        await self.put(document)
        self._regroup()
        self.tell_table()

    # -- the match -----------------------------------------------------------------------------

    def running(self) -> Match:
        if self.document.phase == "parked":
            raise Refused("parked")
        if self.match is None:
            raise Refused("not-running")
        if self.match.over:
            raise Refused("finished")
        return self.match

    def prompt_number(self, seat: int) -> int:
        """With which number this seat's open prompt first came."""
        return self._prompts.get(seat, 0 if self.match is None else self.match.n)

    def check_number(self, match: Match, seat: int, n: int) -> None:
        """Refuse an answer to another prompt than the open one."""
        if not self.prompt_number(seat) <= n <= match.n:
            raise Refused("stale")

    async def begin(self, document: TableDoc, match: Match) -> None:
        """Deal: the table's next round."""
        document = msgspec.structs.replace(
            document, phase="over" if match.over else "running", round=document.round + 1
        )
        now = await self.put(document, match.lines)
        self.match = match
        self.clocks = Clocks.begin(document.pace, match.seats, now)
        self.drafts, self._clients, self._prompts, self._sight = {}, set(), {}, None
        self.tell_table()
        self.tell_scene()

    async def decide(self, seat: int, n: int, code: int, client: str = "") -> None:
        """A decision by a person (with a client's key) or by a bot (without): written, then told."""
        mark = f"{seat}:{client}" if client else ""
        if mark in self._clients:
            return  # it came twice: it is done
        match = self.running()
        if seat not in match.waiting:
            raise Refused("not-asked")
        self.check_number(match, seat, n)
        pending = self._attempt(match, seat, code)
        document = self._next_document(seat, bool(client), pending)
        if await self._written(document, pending.sealed.lines, mark):
            self._enter(match, seat, pending)

    def _attempt(self, match: Match, seat: int, code: int) -> Pending:
        try:
            return match.attempt(seat, code)
        except IllegalDecision:
            raise Refused("illegal") from None
        except RuleFault as fault:
            FAULTS.labels("rule").inc()
            keep_bundle(self.house.settings.faults, self.id, fault)
            raise Refused("rule") from None

    def _next_document(self, seat: int, person: bool, pending: Pending) -> TableDoc | None:
        """A person who decides is back in his seat; a match that ends is over."""
        document = self.document
        if person and document.seats[seat].bot:
            document = document.with_bot(seat, "")
        if pending.tried.end is not None:
            document = msgspec.structs.replace(document, phase="over")
        return None if document is self.document else document

    def _enter(self, match: Match, seat: int, pending: Pending) -> None:
        open_before = {each: match.prompt(each) for each in match.waiting if each != seat}
        match.enter(pending)
        DECISIONS.inc()
        self.clocks = self.clocks.after(seat, self.house.now())
        self.drafts.pop(seat, None)
        self._keep_prompts(match, open_before)
        self._tell_step(match)
        if match.over:
            self._tell_all(frames.result_frame(match))
        if self.version != self._told:
            self.tell_table()
        self.changed.set()

    def _keep_prompts(self, match: Match, before: dict[int, Prompt]) -> None:
        """Who was asked before and is asked the same still may answer what he has before him."""
        kept = {seat: self.prompt_number(seat) for seat in before}
        self._prompts = {
            seat: kept[seat]
            for seat in match.waiting
            if seat in before and match.prompt(seat) == before[seat]
        }

    async def take_back(self, seat: int, n: int, client: str) -> None:
        mark = f"{seat}:{client}"
        if mark in self._clients:
            return
        match = self.running()
        if n != match.n:
            raise Refused("stale")
        if not match.can_take_back(seat):
            raise Refused("no-take-back")
        pending = match.attempt_take_back(seat)
        if not await self._written(None, pending.sealed.lines, mark):
            return
        match.enter_take_back(pending)
        self.clocks = self.clocks.after(seat, self.house.now())
        self._prompts = {}
        self.tell_scene()
        self.changed.set()

    async def stage(self, seat: int, n: int, path: list[str], but: Reader) -> None:
        """Keep a seat's draft, and tell its other tabs."""
        match = self.running()
        if seat not in match.waiting or n != match.n:
            return  # of a prompt that is gone
        try:
            await self.house.store.put_draft(match_name(self.id, self.document.round), seat, n, path)
        except StorageFault as error:
            LOG.error("storage.fault", table=self.id, error=str(error))
            raise Refused("storage") from None
        self.drafts[seat] = (n, path)
        frame = frames.encoded(Drafted(n, path))
        for reader in self.readers.get(seat, set()) - {but}:
            reader.send(frame)

    # -- telling -----------------------------------------------------------------------------

    def here(self) -> set[int]:
        """Seats whose person is connected."""
        return {seat for seat, readers in self.readers.items() if readers and seat < len(self.document.seats)}

    def join(self, reader: Reader) -> None:
        seat = reader.seat
        self.readers.setdefault(seat, set()).add(reader)
        reader.send(frames.encoded(self._table_for(seat)))
        if self.match is not None:
            reader.send(frames.encoded(self._scene_for(self.match, seat)))
            if self.match.over:
                reader.send(frames.encoded(frames.result_frame(self.match)))
        if len(self.readers[seat]) == 1 and seat < len(self.document.seats):
            self.tell_table(but=reader)  # of who watches nobody is told
        self.changed.set()

    def part(self, reader: Reader) -> None:
        seat = reader.seat
        if reader not in self.readers.get(seat, set()):
            return  # it was dismissed
        self.readers[seat].discard(reader)
        if not self.readers[seat]:
            del self.readers[seat]
            if seat < len(self.document.seats):
                self.tell_table()
        self.changed.set()

    def _regroup(self) -> None:
        """Keys may open another seat than before, or nothing any more."""
        readers = [reader for group in self.readers.values() for reader in group]
        self.readers = {}
        for reader in readers:
            seat = self.document.reader(reader.key)
            if seat is None:
                reader.dismiss(Words("refused-key"))
            else:
                reader.seat = seat
                self.readers.setdefault(seat, set()).add(reader)

    def tell_table(self, but: Reader | None = None) -> None:
        self._told = self.version
        for seat, readers in self.readers.items():
            frame = frames.encoded(self._table_for(seat))
            for reader in readers:
                if reader is not but:
                    reader.send(frame)
        self.changed.set()

    def tell_scene(self) -> None:
        if self.match is None:
            return
        for seat, readers in self.readers.items():
            frame = frames.encoded(self._scene_for(self.match, seat))
            for reader in readers:
                reader.send(frame)
        self.changed.set()

    def _tell_step(self, match: Match) -> None:
        before, after = self._sight, match.sight(self._sight)
        self._sight = after
        if before is None:
            return  # nobody has come yet
        clocks = self.clocks.shown(after.waiting, self.house.now())
        for seat, step in frames.step_frames(match, before, after, self.readers, clocks):
            frame = frames.encoded(step)
            for reader in self.readers[seat]:
                reader.send(frame)

    def _tell_all(self, tell: AnyTell) -> None:
        frame = frames.encoded(tell)
        for readers in self.readers.values():
            for reader in readers:
                reader.send(frame)

    def _table_for(self, seat: int) -> AnyTell:
        commitment = "" if self.match is None else self.match.commitment
        return frames.table_frame(self.id, self.document, self.here(), seat, commitment)

    def _scene_for(self, match: Match, seat: int) -> AnyTell:
        self._sight = match.sight(self._sight)
        n, path = self.drafts.get(seat, (-1, []))
        clocks = self.clocks.shown(match.waiting, self.house.now())
        return frames.scene_frame(match, self._sight.view(seat), seat, clocks, path if n == match.n else [])


class _Step(msgspec.Struct):
    line: str
    seat: int = -1
