"""What each reader is told, made from what he may see and nothing else."""

from __future__ import annotations

import msgspec

from tatami.core.view import View, ZoneView
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
        log=match.log(reader),
        take_back=match.can_take_back(reader),
        clocks=clocks,
        draft=draft,
    )


def step_frame(match: Match, before: View, after: View, reader: int, clocks: list[Clock]) -> Step:
    """What is different from the view before, and what has to be said anew."""
    return Step(
        n=match.n,
        zones=changed_zones(before, after),
        table={} if before.table == after.table else after.table,
        players={seat: now for seat, now in enumerate(after.players) if before.players[seat] != now},
        waiting=after.waiting,
        prompt=match.prompt(reader),
        log=match.last_log(reader),
        take_back=match.can_take_back(reader),
        clocks=clocks,
    )


def changed_zones(before: View, after: View) -> list[ZoneView]:
    return [now for then, now in zip(before.zones, after.zones, strict=True) if then != now]


def result_frame(match: Match) -> Result:
    return Result(match.winners, match.rewards, match.reveal())
