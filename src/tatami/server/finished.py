"""A match that is over: its record, and its replay from any seat. While it runs nobody gets either."""

from __future__ import annotations

from tatami.core.errors import BadInput
from tatami.match.match import Match
from tatami.match.record import Record, Undo, read_record
from tatami.server.document import match_name
from tatami.server.live import LiveTable
from tatami.server.refused import Refused
from tatami.server.wire import Moment, Replay


async def record_of(live: LiveTable, round_: int) -> bytes:
    if not 1 <= round_ <= live.document.round:
        raise Refused("no-match")
    if round_ == live.document.round and live.document.phase != "over":
        raise Refused("still-running")
    lines = await live.house.store.lines(match_name(live.id, round_))
    return b"".join(line.line for line in lines)


async def replay_of(live: LiveTable, round_: int, seat: int) -> Replay:
    data = await record_of(live, round_)
    name = match_name(live.id, round_)
    try:
        record = read_record(data, name)
        return replayed(live, record, name, seat)
    except BadInput as error:
        raise Refused("input", why=str(error)) from None


def replayed(live: LiveTable, record: Record, name: str, seat: int) -> Replay:
    """Moment by moment, from the seat's own view or the gallery's."""
    match = Match.follow(record, name, live.house.games, 0)
    if not 0 <= seat <= match.seats:
        raise Refused("no-seat", seat=seat + 1)
    moments = [Moment(0, match.view(seat), None)]
    for step in record.steps:
        match.follow_step(step)
        undone = isinstance(step, Undo)
        log = None if undone else match.last_log(seat)
        moments.append(Moment(step.n, match.view(seat), log, undone))
    names = [who.name for who in record.header.seats]
    return Replay(record.header.game, seat, names, moments, match.winners)
