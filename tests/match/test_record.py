"""The one form of a record's lines, their chain, and where each may stand."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

from tatami.core.errors import BadInput
from tatami.match.record import End, Fault, Line, chain_of, link, one_line, read_record, seal
from tests.match.kit import forged, lines_of, short_record

RECORD = short_record()
LINES = lines_of(RECORD)
KEY = bytes.fromhex(json.loads(RECORD.split(b"\n")[0])["secret"])


def test_a_record_is_read_as_it_was_written() -> None:
    assert forged(LINES) == RECORD
    assert read_record(RECORD, "r").lines == RECORD.splitlines(keepends=True)


def test_a_record_holds_no_date_and_is_plain_json() -> None:
    for line in RECORD.splitlines():
        names = list(json.loads(line))
        assert (names[0], names[-1]) == ("line", "chain")
    fields = "line format game rules options cards document seats nonces commitment secret chain"
    assert list(json.loads(RECORD.splitlines()[0])) == fields.split()


def test_the_chain_of_a_line_follows_from_all_before_it() -> None:
    changed = [*LINES]
    changed[1] = msgspec.structs.replace(changed[1], notation="pass")
    old, new = RECORD.splitlines(keepends=True), forged(changed).splitlines(keepends=True)
    assert old[0] == new[0]
    assert all(chain_of(one) != chain_of(other) for one, other in zip(old[1:], new[1:], strict=True))


def test_the_chain_needs_the_secret() -> None:
    assert seal(LINES[1], "", KEY)[1] != seal(LINES[1], "", bytes(32))[1]


SPELLINGS: list[Callable[[bytes], bytes]] = [
    lambda line: line.replace(b'"n":2', b'"n": 2'),
    lambda line: line.replace(b'"n":2', b'"n":02'),
    lambda line: line.replace(b'"n":2', b'"n":2.0'),
    lambda line: line.replace(b'{"line":"decision","n":2', b'{"n":2,"line":"decision"'),
    lambda line: line.replace(b'"n":2', b'"n":2,"n":2'),
    lambda line: line.replace(b'"n":2', b'"n":2,"m":2'),
    lambda line: line.replace(b"play", b"pl\\u0061y"),
    lambda line: line[:-35] + line[-35:-3].upper() + line[-3:],
    lambda line: line.replace(b"\n", b"\r\n"),
    lambda line: line.replace(b"\n", b" \n"),
    lambda line: b" " + line,
    lambda line: b"\n" + line,
    lambda line: line + b"\n",
    lambda line: line.replace(b"play", b"\xff"),
]


@pytest.mark.parametrize("spelling", range(len(SPELLINGS)))
def test_no_other_spelling_of_a_line_is_taken(spelling: int) -> None:
    lines = RECORD.splitlines(keepends=True)
    number = next(at for at, line in enumerate(lines) if b'"n":2,' in line)
    before = lines[number]
    lines[number] = SPELLINGS[spelling](before)
    assert lines[number] != before
    with pytest.raises(BadInput, match=r"^r, line [34]: .+") as caught:
        read_record(b"".join(lines), "r")
    assert "\n" not in str(caught.value)


def rechained(line: bytes, before: str) -> bytes:
    """A line in any spelling with a chain that fits."""
    return line + b',"chain":"' + link(before, line, KEY).encode() + b'"}\n'


@pytest.mark.parametrize(
    "body",
    [
        b'{"n":1,"line":"undo","seat":0,"hash":"%s"',
        b'{"line":"undo","n":1, "seat":0,"hash":"%s"',
        b'{"line":"x"',
    ],
)
def test_a_fitting_chain_does_not_excuse_another_spelling(body: bytes) -> None:
    header = RECORD.splitlines(keepends=True)[0]
    body = body.replace(b"%s", b"0" * 32)
    with pytest.raises(BadInput, match="r, line 2: "):
        read_record(header + rechained(body, chain_of(header)), "r")


def moved(*order: int) -> list[Line]:
    return [LINES[at] for at in order]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (moved(0, 0), "line 2: a record begins with its header, and has only one"),
        (moved(0, 2), "line 2: number 1 should stand here, not 2"),
        (moved(0, 1, 1), "line 3: number 2 should stand here, not 1"),
        (moved(0, 1, -1, 2), "line 4: a line follows the end"),
        (moved(0, -1, -1), "line 3: a line follows the end"),
        ([LINES[0], Fault(1, 0, 0, "t"), LINES[1]], "line 3: a line follows the end"),
    ],
)
def test_every_line_has_its_place(lines: list[Line], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_record(forged(lines), "r")


def test_a_record_begins_with_its_header() -> None:
    with pytest.raises(BadInput, match="r, line 1: a record begins with its header, and has only one"):
        read_record(seal(LINES[1], "", KEY)[0], "r")


def test_a_torn_line_is_dropped_only_on_request() -> None:
    for torn in (b"{", b"\0\0\0", RECORD[:50]):
        with pytest.raises(BadInput, match=rf"^r, line {len(LINES) + 1}: the line is torn$"):
            read_record(RECORD + torn, "r")
        assert read_record(RECORD + torn, "r", drop_torn=True).lines == read_record(RECORD, "r").lines


@pytest.mark.parametrize("data", [b"", b"{", RECORD[: RECORD.index(b"\n")]])
def test_without_a_header_nothing_is_a_record(data: bytes) -> None:
    with pytest.raises(BadInput, match="it has not one complete line"):
        read_record(data, "r", drop_torn=True)


def test_another_format_is_named() -> None:
    header = msgspec.structs.replace(LINES[0], format=2)
    with pytest.raises(BadInput, match=r"^r has record format 2: this Tatami reads format 1$"):
        read_record(forged([header]), "r")


def test_the_end_says_who_won() -> None:
    end = LINES[-1]
    assert isinstance(end, End)
    assert end.winners == [end.rewards.index(max(end.rewards))]
    assert end.plays == len(LINES) - 4  # header, end, undo and what was undone


def test_a_message_is_one_line() -> None:
    assert one_line(ValueError("no\n such \ud800card")) == "ValueError: no such \\ud800card"
    assert one_line(ValueError()) == "ValueError"
