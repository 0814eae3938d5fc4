"""The record of a match: lines of JSON, each in its one form and chained to those before.

The first line is the header, then follows a line for every decision and every decision
taken back, and an end. A record holds the match's secret: it is the host's alone until
the match is over. `Fault` ends the bundle that is kept when a rule has failed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import blake2b
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from tatami.core.errors import BadInput
from tatami.match.secret import HASH_BYTES

FORMAT: Final = 1
NO_CHAIN: Final = ""  # what the first line is chained to

Hash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
Key = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Count = Annotated[int, Meta(ge=0, le=2**31)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name, and a kind such as `human` or `bot:steady`."""

    name: str
    kind: str


class RecordLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line"):
    """What all lines have in common is written after them: the chain."""


class Header(RecordLine, frozen=True, tag="match"):
    format: int
    game: str
    rules: str  # version of the rules
    options: dict[str, str]
    cards: str  # digest of the card table
    document: dict[str, Any] | None  # the table itself, unless it is the game's own
    seats: list[Seat]
    nonces: list[str]  # one a seat
    commitment: Key
    secret: Key

    @property
    def key(self) -> bytes:
        return bytes.fromhex(self.secret)


class Decision(RecordLine, frozen=True, tag="decision"):
    n: Count  # decisions and undos are counted together, from 1
    seat: Count
    code: Count
    notation: str  # as the owner reads it
    hash: Hash  # of the state after it


class Undo(RecordLine, frozen=True, tag="undo"):
    """The seat took its last decision back."""

    n: Count
    seat: Count
    hash: Hash


class End(RecordLine, frozen=True, tag="end"):
    plays: Count  # decisions that were not taken back
    rewards: list[float]
    winners: list[Count]
    hash: Hash


class Fault(RecordLine, frozen=True, tag="fault"):
    """The last line of a bundle: the decision at which a rule failed, and how."""

    n: Count
    seat: Count
    code: Count
    trace: str


Line: TypeAlias = Header | Decision | Undo | End | Fault
Step: TypeAlias = Decision | Undo

_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_TAIL = re.compile(rb',"chain":"([0-9a-f]{%d})"}\Z' % (2 * HASH_BYTES))


class _Peek(msgspec.Struct):
    format: int = FORMAT  # only a header has one


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read. `lines` are its complete lines as they stand in the file."""

    header: Header
    steps: list[Step]
    end: End | None
    fault: Fault | None
    lines: list[bytes]


def link(before: str, body: bytes, key: bytes) -> str:
    """The chain of a line: it follows from all lines up to here."""
    return blake2b(
        before.encode() + body, digest_size=HASH_BYTES, key=key, person=b"tatami chain"
    ).hexdigest()


def chain_of(line: bytes) -> str:
    """The chain at the end of a sealed line."""
    return line[-2 * HASH_BYTES - 3 : -3].decode()


def seal(line: Line, before: str, key: bytes) -> tuple[bytes, str]:
    """The bytes of a line and its chain."""
    body = _ENCODER.encode(line)[:-1]
    chain = link(before, body, key)
    return body + b',"chain":"' + chain.encode() + b'"}\n', chain


def read_record(data: bytes, source: str, drop_torn: bool = False) -> Record:
    """A whole record, or one line saying which line is damaged.

    `drop_torn` leaves out a last line that was not written to its end; else that is damage.
    """
    *complete, rest = data.split(b"\n")
    lines = [line + b"\n" for line in complete]
    if rest and not drop_torn:
        raise BadInput(f"{source}, line {len(lines) + 1}: the line is torn")
    if not lines:
        raise BadInput(f"{source} is no record: it has not one complete line")
    reader = _Reader(source)
    for line in lines:
        reader.take(line)
    return reader.record(lines)


def read_on(header: Header, n: int, lines: list[bytes], more: list[bytes], source: str) -> Record:
    """Further lines of a record whose first `lines`, up to step `n`, have been read before."""
    reader = _Reader(source)
    reader.header = header
    reader.number = len(lines)
    reader.chain = chain_of(lines[-1])
    reader.n = n
    for line in more:
        reader.take(line)
    return reader.record(more)


class _Reader:
    """Takes lines in turn and holds each to its form, its place and its chain."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.number = 0
        self.chain = NO_CHAIN
        self.header: Header | None = None
        self.n = 0  # of the last step
        self.steps: list[Step] = []
        self.end: End | None = None
        self.fault: Fault | None = None

    def record(self, lines: list[bytes]) -> Record:
        assert self.header is not None
        return Record(self.header, self.steps, self.end, self.fault, lines)

    def damaged(self, what: str) -> BadInput:
        return BadInput(f"{self.source}, line {self.number}: {what}")

    def take(self, line: bytes) -> None:
        self.number += 1
        tail = _TAIL.search(line[:-1])
        if tail is None:
            raise self.damaged("this is no line of a record: it does not end with its chain")
        body = line[: tail.start()]
        self.place(self.decode(body))
        assert self.header is not None
        chain = link(self.chain, body, self.header.key)
        if chain.encode() != tail[1]:
            raise self.damaged("the chain is broken: this line or one before it was changed")
        self.chain = chain

    def decode(self, body: bytes) -> Line:
        text = body + b"}"
        try:
            if self.number == 1:
                self.check_format(text)
            decoded = _DECODER.decode(text)
            canonical = _ENCODER.encode(decoded)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise self.damaged(f"this is no line of a record: {one_line(error)}") from None
        if canonical != text:
            raise self.damaged("the line is not in its one form")
        return decoded

    def check_format(self, text: bytes) -> None:
        found = msgspec.json.decode(text, type=_Peek).format
        if found != FORMAT:
            raise BadInput(f"{self.source} has record format {found}: this Tatami reads format {FORMAT}")

    def place(self, line: Line) -> None:
        """Each line must stand where it belongs."""
        if (self.number == 1) != isinstance(line, Header):
            raise self.damaged("a record begins with its header, and has only one")
        if self.end is not None or self.fault is not None:
            raise self.damaged("a line follows the end")
        if isinstance(line, Decision | Undo | Fault) and line.n != self.n + 1:
            raise self.damaged(f"number {self.n + 1} should stand here, not {line.n}")
        if isinstance(line, Header):
            self.header = line
        elif isinstance(line, End):
            self.end = line
        elif isinstance(line, Fault):
            self.fault = line
        else:
            self.n = line.n
            self.steps.append(line)


def printable(text: str) -> str:
    """Text that can be written as UTF-8."""
    return text.encode(errors="backslashreplace").decode()


def one_line(error: BaseException) -> str:
    """What went wrong, without line breaks: `ValueError: no such card`."""
    said = printable(" ".join(str(error).split()))
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
