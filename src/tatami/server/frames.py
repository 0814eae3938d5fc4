"""What each reader is told, made from what he may see and nothing else.

Lines of the log are kept as they are sent: the casts say what the JSON they are holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

import msgspec

from tatami.core.view import Sight, View
from tatami.match.log import LogLine
from tatami.match.match import Match
from tatami.server.document import TableDoc
from tatami.server.wire import (
    AnyTell,
    Clock,
    Result,
    Scene,
    SeatState,
    Step,
    Table,
    TableInfo,
)

_ENCODER = msgspec.json.Encoder()


def encoded(tell: AnyTell) -> bytes:
    return _ENCODER.encode(tell)


def seat_states(document: TableDoc, here: set[int]) -> list[SeatState]:
    return [
        SeatState(seat.name, seat.person, seat.bot, number in here)
        for number, seat in enumerate(document.seats)
    ]


def table_frame(table: str, document: TableDoc, here: set[int], reader: int, commitment: str) -> Table:
    return Table(
        id=table,
        game=document.game,
        phase=document.phase,
        seats=seat_states(document, here),
        host=document.host,
        you=reader,
        options=document.options,
        pace=document.pace,
        public=document.public,
        round=document.round,
        commitment=commitment,
        why=document.why,
    )


def table_info(table: str, document: TableDoc, here: set[int], free: int) -> TableInfo:
    return TableInfo(table, document.game, document.phase, seat_states(document, here), free, document.round)


def scene_frame(match: Match, view: View, reader: int, clocks: list[Clock], draft: list[str]) -> Scene:
    return Scene(
        n=match.n,
        view=view,
        prompt=match.prompt(reader),
        log=cast(list[LogLine], match.packed_log(reader)),
        take_back=match.can_take_back(reader),
        clocks=clocks,
        draft=draft,
    )


def step_frames(
    match: Match, before: Sight, after: Sight, readers: Iterable[int], clocks: list[Clock]
) -> Iterator[tuple[int, Step]]:
    """For each reader what is different from before, and what has to be said anew."""
    zones = [(then, now) for then, now in zip(before.zones, after.zones, strict=True) if then is not now]
    table = {} if before.table == after.table else after.table
    players = {seat: now for seat, now in enumerate(after.players) if before.players[seat] != now}
    for reader in readers:
        changed = [now.views[reader] for then, now in zones if then.views[reader] != now.views[reader]]
        yield (
            reader,
            Step(
                n=match.n,
                zones=changed,
                table=table,
                players=players,
                waiting=after.waiting,
                prompt=match.prompt(reader),
                log=cast(LogLine, match.last_packed(reader)),
                take_back=match.can_take_back(reader),
                clocks=clocks,
            ),
        )


def result_frame(match: Match) -> Result:
    return Result(match.winners, match.rewards, match.reveal())
