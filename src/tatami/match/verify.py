"""Was a match dealt and played as its record says? Re-deals and re-runs it to find out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.games import find_game
from tatami.match.course import Course, open_setting
from tatami.match.journal import read_bytes
from tatami.match.record import Decision, Record, read_record


class Verdict(msgspec.Struct, frozen=True):
    """What was found. A whole record without its end is in order, but unfinished."""

    ok: bool
    finished: bool
    decisions: int  # that came out as recorded, those taken back included
    problem: str | None = None  # in one line, naming the line or the decision
    commitment: str | None = None  # to be held against what was shown at the start


def verify(path: Path, games: Callable[[str], Game] = find_game) -> Verdict:
    """Check the record in a file, whatever its bytes."""
    try:
        return verify_bytes(read_bytes(path), str(path), games)
    except BadInput as error:
        return Verdict(False, False, 0, str(error))


def verify_bytes(data: bytes, source: str, games: Callable[[str], Game] = find_game) -> Verdict:
    try:
        record = read_record(data, source)
    except BadInput as error:
        return Verdict(False, False, 0, str(error))
    try:
        course = Course(record.header, open_setting(record.header, games), listening=False)
    except BadInput as error:
        return Verdict(False, False, 0, f"{source}: {error}")
    return _rerun(record, course, source)


def _rerun(record: Record, course: Course, source: str) -> Verdict:
    promise = record.header.commitment
    decisions = 0
    try:
        for step in record.steps:
            course.follow(step)
            decisions += isinstance(step, Decision)
        if record.end is not None:
            course.check_end(record.end)
        if record.fault is not None:
            raise BadInput(f"decision {record.fault.n} made a rule fail: this is a bundle, to be replayed")
    except BadInput as error:
        return Verdict(False, False, decisions, f"{source}: {error}", promise)
    return Verdict(True, record.end is not None, decisions, None, promise)
