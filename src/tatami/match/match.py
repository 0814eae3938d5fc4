"""One match: who decides what, what each seat is told, what can be taken back, all on record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self
from unicodedata import category

import msgspec

from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.game import Game, winners
from tatami.core.options import Options
from tatami.core.rng import KEY_BYTES, Rng
from tatami.core.state import IllegalDecision, State
from tatami.core.view import Prompt, Sight, View
from tatami.games import find_game
from tatami.match.course import Attempt, Course, RuleFault, Setting, open_setting
from tatami.match.journal import Journal, RecordFile, Sealed
from tatami.match.log import Log, LogLine
from tatami.match.record import (
    FORMAT,
    NO_CHAIN,
    Decision,
    Fault,
    Header,
    Line,
    Record,
    Seat,
    Step,
    Undo,
    chain_of,
    one_line,
    read_on,
    read_record,
)
from tatami.match.secret import bot_streams, commitment, fresh_secret

Games = Callable[[str], Game]


@dataclass(frozen=True, slots=True)
class Pending:
    """A decision that has been tried out and waits to be written."""

    tried: Attempt
    sealed: Sealed


@dataclass(frozen=True, slots=True)
class PendingUndo:
    undo: Undo
    sealed: Sealed


class Match:
    """A match in play.

    >>> from tatami.match.secret import secret_from_seed
    >>> seats = [Seat("Aoi", "human"), Seat("Ben", "bot:steady")]
    >>> match = Match.begin(find_game("crazy_eights"), seats, secret=secret_from_seed(7))
    >>> match.decide(match.actor, match.legal(match.actor)[0]).n
    1
    """

    def __init__(self, header: Header, setting: Setting, journal: Journal) -> None:
        """For `begin` and `follow`."""
        self.header = header
        self.setting = setting
        self.game = setting.game
        self.fault: Fault | None = None  # where a rule failed, if this is replayed from a bundle
        self._course = Course(header, setting)
        self._journal = journal
        self._log = Log()

    # -- beginning, going on, closing ------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: Sequence[Seat],
        *,
        options: Options | None = None,
        cards: CardTable | None = None,
        secret: bytes | None = None,
        nonces: Sequence[str] | None = None,
        path: Path | None = None,
    ) -> Self:
        """Deal a match. With a path its record is written there; nonces are the players' own
        words that go into the shuffles."""
        game.check_seats(len(seats))
        chosen = game.options() if options is None else options
        chosen.check(len(seats))
        table = game.read_cards(None) if cards is None else cards
        mixed = [""] * len(seats) if nonces is None else list(nonces)
        header = new_header(
            game, list(seats), chosen, table, fresh_secret() if secret is None else secret, mixed
        )
        match = cls(header, Setting(game, len(seats), chosen, table), Journal(header.key, [], NO_CHAIN, None))
        if path is not None:
            match._journal = Journal(header.key, [], NO_CHAIN, RecordFile(path, new=True))
        try:
            match._journal.append(header, *([match._course.end()] if match.over else []))
        except BaseException:
            match.close()
            if path is not None:
                path.unlink()
            raise
        return match

    @classmethod
    def resume(cls, path: Path, games: Games = find_game) -> Self:
        """Go on with a match on record, dropping a last line that was not written to its end."""
        file = RecordFile(path, new=False)
        try:
            record = read_record(file.read(), str(path), drop_torn=True)
            if record.fault is not None:
                raise BadInput(f"{path} is the bundle of a rule that failed: replay it")
            match = cls.follow(record, str(path), games)
            file.cut(sum(map(len, record.lines)))
            match._journal = Journal(record.header.key, record.lines, chain_of(record.lines[-1]), file)
            if match.over and record.end is None:
                match._journal.append(match._course.end())
        except BaseException:
            file.close()
            raise
        return match

    @classmethod
    def follow(cls, record: Record, source: str, games: Games, to: int | None = None) -> Self:
        """The match of a record, checked on the way, after its first `to` decisions and undos."""
        steps = record.steps if to is None else record.steps[:to]
        ended = record.end is not None and len(steps) == len(record.steps)
        lines = record.lines[: len(steps) + (2 if ended else 1)]
        try:
            setting = open_setting(record.header, games)
            match = cls(record.header, setting, Journal(record.header.key, lines, chain_of(lines[-1]), None))
            for step in steps:
                match.follow_step(step)
            if ended and record.end is not None:
                match._course.check_end(record.end)
        except BadInput as error:
            raise BadInput(f"{source}: {error}") from error
        return match

    def follow_step(self, step: Step) -> None:
        """Do what a record says was done next; it is not written anywhere."""
        tried = self._course.follow(step)
        if tried is None:
            self._log.pop()
        else:
            self._log.append(tried.log)

    def close(self) -> None:
        """Let go of the record's file."""
        self._journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- deciding ------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """What the seat may decide; nothing if it is not waited for."""
        return self._course.asked(seat).legal() if self._course.waits_for(seat) else []

    def parse(self, seat: int, line: str) -> int:
        """The code of a line of notation, as this seat would write it."""
        if not self._course.waits_for(seat):
            raise BadInput(f"seat {seat + 1} is not waited for")
        return self.game.parse(self._course.asked(seat), line)

    def decide(self, seat: int, code: int) -> Decision:
        """Let a waiting seat decide; on record before this returns.

        What is not legal raises `IllegalDecision`, a rule that fails `RuleFault`: both change nothing.
        """
        pending = self.attempt(seat, code)
        self._journal.write(pending.sealed)
        return self.enter(pending)

    def can_take_back(self, seat: int) -> bool:
        """Whether since before the seat's last decision nothing was shown, no chance was asked
        and nobody else has decided."""
        return self._course.can_take_back(seat)

    def take_back(self, seat: int) -> Undo:
        """Undo the seat's last decision, for everybody and on record."""
        pending = self.attempt_take_back(seat)
        self._journal.write(pending.sealed)
        self.enter_take_back(pending)
        return pending.undo

    # -- the same in two steps, for who writes the record down himself -------------------------

    def attempt(self, seat: int, code: int) -> Pending:
        """What the decision would do, with the lines to be written before it is entered."""
        try:
            tried = self._course.attempt(seat, code)
            self._course.rehearse(tried)
        except RuleFault as fault:
            fault.bundle = self._journal.with_last(fault.fault)
            raise
        lines: list[Line] = [tried.decision] if tried.end is None else [tried.decision, tried.end]
        return Pending(tried, self._journal.seal(*lines))

    def enter(self, pending: Pending) -> Decision:
        """The lines have been written: what was attempted happens."""
        self._journal.keep(pending.sealed)
        self._course.enter(pending.tried)
        self._log.append(pending.tried.log)
        return pending.tried.decision

    def attempt_take_back(self, seat: int) -> PendingUndo:
        undo = self._course.attempt_undo(seat)
        return PendingUndo(undo, self._journal.seal(undo))

    def catch_up(self, more: list[bytes]) -> None:
        """Follow lines that somebody else has added to the record."""
        record = read_on(self.header, self.n, self._journal.lines, more, "the record")
        for step in record.steps:
            self.follow_step(step)
        self._journal.keep(Sealed(record.lines, chain_of(record.lines[-1])))

    def enter_take_back(self, pending: PendingUndo) -> None:
        self._journal.keep(pending.sealed)
        self._course.enter_undo(pending.undo)
        self._log.pop()

    # -- what seats are told -----------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._course.over

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        mask = self._course.state.waiting
        return [seat for seat in range(self.setting.seats) if mask >> seat & 1]

    @property
    def actor(self) -> int:
        """The seat that is asked first; `OVER` when the match is over."""
        return self._course.state.actor

    @property
    def seats(self) -> int:
        return self.setting.seats

    @property
    def n(self) -> int:
        """How many decisions and undos there were."""
        return self._course.n

    @property
    def rewards(self) -> list[float]:
        """What each seat has won, as it stands."""
        return [float(reward) for reward in self._course.state.rewards()]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the match is over."""
        return winners(self.rewards) if self.over else []

    def hand_on(self) -> dict[str, str]:
        """Options that the next match at the same table takes from this one."""
        return {} if self.game.hand_on is None or not self.over else self.game.hand_on(self._course.state)

    def view(self, seat: int) -> View:
        """The table for a seat; `seat == seats` is the public gallery."""
        self._check_reader(seat)
        return self.game.view(self._course.state, seat)

    def sight(self, before: Sight | None = None) -> Sight:
        """The table as all readers see it, after what they had before them."""
        return self.game.sight(self._course.state, list(range(self.seats + 1)), before)

    def prompt(self, seat: int) -> Prompt:
        """What the seat is asked, also while others are asked before it."""
        self._check_reader(seat)
        if not self._course.waits_for(seat):
            return self.game.prompt(self._course.state, seat)
        return self.game.prompt(self._course.asked(seat), seat)

    def log(self, seat: int) -> list[LogLine]:
        """What happened, as this seat (or the gallery) saw it."""
        return [msgspec.json.decode(line, type=LogLine) for line in self.packed_log(seat)]

    def last_log(self, seat: int) -> LogLine:
        """The last decision that stands, as this seat (or the gallery) saw it."""
        return msgspec.json.decode(self.last_packed(seat), type=LogLine)

    def packed_log(self, seat: int) -> list[msgspec.Raw]:
        """The log as JSON: how it is kept, and sent."""
        self._check_reader(seat)
        return self._log.packed(seat)

    def last_packed(self, seat: int) -> msgspec.Raw:
        self._check_reader(seat)
        return self._log.last(seat)

    def _check_reader(self, seat: int) -> None:
        if not 0 <= seat <= self.seats:
            raise BadInput(f"there is no seat {seat + 1}: seats are 1 to {self.seats}")

    # -- for bots, and for the host ------------------------------------------------------------

    def imagine(self, seat: int) -> tuple[State, Rng]:
        """A world that might be for all this waiting seat knows, and a stream: what a bot is
        handed. Both follow from the match's secret, the seat and the number of the decision."""
        if not self._course.waits_for(seat):
            raise IllegalDecision(f"seat {seat + 1} is not waited for")
        dreaming, stream = bot_streams(self.header.key, seat, self.n + 1)
        try:
            return self._course.asked(seat).imagine(seat, dreaming), stream
        except Exception as error:  # whatever a rule may raise
            raise BadInput(f"no world can be imagined for seat {seat + 1}: {one_line(error)}") from error

    @property
    def commitment(self) -> str:
        """To be shown to everybody before the first decision."""
        return self.header.commitment

    def reveal(self) -> str:
        """The secret, which everybody may know once the match is over."""
        if not self.over:
            raise BadInput("the secret stays one until the match is over")
        return self.header.secret

    @property
    def lines(self) -> list[bytes]:
        """The lines of the record so far, with its secret: for the host alone."""
        return self._journal.lines

    def record(self) -> bytes:
        """The same in one piece."""
        return b"".join(self.lines)


def new_header(
    game: Game, seats: list[Seat], options: Options, cards: CardTable, secret: bytes, nonces: list[str]
) -> Header:
    if len(secret) != KEY_BYTES:
        raise BadInput(f"a secret has {KEY_BYTES} bytes, not {len(secret)}")
    if len(nonces) != len(seats):
        raise BadInput(f"there are {len(nonces)} nonces for {len(seats)} seats: each seat gives one")
    for text in [*nonces, *(word for seat in seats for word in (seat.name, seat.kind))]:
        if any(category(letter) in {"Cc", "Cs"} for letter in text):
            raise BadInput(f"{text!r} holds control characters: names and nonces are plain text")
    return Header(
        FORMAT,
        game.name,
        game.version,
        options.words(),
        cards.digest,
        None if cards.shipped else cards.document,
        seats,
        nonces,
        commitment(secret),
        secret.hex(),
    )
