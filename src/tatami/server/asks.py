"""What people ask of a table, one function a request. Who may not gets a reason, and nothing changes.

Each returns the secret asked for, if any. They are called with the table's lock held.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from unicodedata import category

import msgspec

from tatami.bots import bot_makers
from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.match.match import Match
from tatami.match.record import Seat
from tatami.server import wire
from tatami.server.document import SeatDoc, TableDoc
from tatami.server.house import Reader
from tatami.server.live import LiveTable
from tatami.server.refused import Refused
from tatami.server.secrets import new_key
from tatami.server.wire import GALLERY, Pace

HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # letters nobody sees, and bidirectional marks
LEAST_SECONDS: Final = 5


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, with nothing in it that cannot be seen."""
    if any(category(letter) in HIDDEN for letter in name):
        raise Refused("name")
    return " ".join(name.split())


def check_pace(pace: Pace) -> Pace:
    least = {"off": 0, "decision": LEAST_SECONDS, "bank": LEAST_SECONDS, "days": 1}[pace.kind]
    if pace.seconds < least or (pace.kind == "days" and pace.seconds > 30):
        raise Refused("pace", least=least)
    return pace


def check_level(game: Game, level: str) -> str:
    if level not in bot_makers(game):
        raise Refused("level", level=level, levels=", ".join(bot_makers(game)))
    return level


def usual_level(game: Game) -> str:
    """The bot that stands in for a person."""
    return "steady" if "steady" in bot_makers(game) else "random"


def check_options(game: Game, options: dict[str, str], seats: int) -> dict[str, str]:
    try:
        game.options.read(options, seats)
    except BadInput as error:
        raise Refused("input", why=str(error)) from None
    return options


# -- a person's own --------------------------------------------------------------------------


async def decide(live: LiveTable, reader: Reader, ask: wire.Decide) -> str:
    await live.decide(own_seat(live, reader), ask.n, ask.code, ask.client)
    return ""


async def take_back(live: LiveTable, reader: Reader, ask: wire.TakeBack) -> str:
    await live.take_back(own_seat(live, reader), ask.n, ask.client)
    return ""


async def touch(live: LiveTable, reader: Reader, ask: wire.Touch) -> str:
    seat = own_seat(live, reader)
    if live.document.seats[seat].bot:
        await live.change(live.document.with_bot(seat, ""))
    return ""


async def rename(live: LiveTable, reader: Reader, ask: wire.Rename) -> str:
    seat = own_seat(live, reader)
    sitting = msgspec.structs.replace(live.document.seats[seat], name=clean_name(ask.name))
    await live.change(live.document.with_seat(seat, sitting))
    return ""


async def phone(live: LiveTable, reader: Reader, ask: wire.Phone) -> str:
    key = new_key()
    await live.change(live.document.with_phone(own_seat(live, reader), key, live.house.now()))
    return key


async def leave(live: LiveTable, reader: Reader, ask: wire.Leave) -> str:
    """In a match a bot goes on; before it the seat is open again."""
    seat = own_seat(live, reader)
    document = live.document
    game = live.house.games(document.game)
    bot = usual_level(game) if document.phase == "running" else ""
    freed = document.freed(seat, bot)
    if seat == document.host:
        others = freed.persons()
        freed = msgspec.structs.replace(freed, host=others[0] if others else seat)
    await live.change(freed)
    return ""


def own_seat(live: LiveTable, reader: Reader) -> int:
    if reader.seat >= len(live.document.seats):
        raise Refused("watching")
    return reader.seat


# -- the host's ------------------------------------------------------------------------------


def check_host(live: LiveTable, reader: Reader) -> None:
    if reader.seat != live.document.host:
        raise Refused("host-only")


def check_open(live: LiveTable) -> None:
    if live.document.phase != "open":
        raise Refused("running")


def check_seat(live: LiveTable, seat: int) -> SeatDoc:
    if seat >= len(live.document.seats):
        raise Refused("no-seat", seat=seat + 1)
    return live.document.seats[seat]


async def set_up(live: LiveTable, reader: Reader, ask: wire.SetUp) -> str:
    check_host(live, reader)
    check_open(live)
    game = live.house.games(live.document.game)
    options = check_options(game, ask.options, len(live.document.seats))
    document = live.document
    await live.change(
        msgspec.structs.replace(document, options=options, pace=check_pace(ask.pace), public=ask.public)
    )
    return ""


async def set_seats(live: LiveTable, reader: Reader, ask: wire.SetSeats) -> str:
    check_host(live, reader)
    check_open(live)
    document = live.document
    fewest, most = live.house.games(document.game).players
    if not fewest <= ask.seats <= most:
        raise Refused("seats", fewest=fewest, most=most)
    if any(seat.person for seat in document.seats[ask.seats :]):
        raise Refused("seat-taken")
    await live.change(document.resized(ask.seats))
    return ""


async def set_seat(live: LiveTable, reader: Reader, ask: wire.SetSeat) -> str:
    """A bot for a person and back, a bot for an open seat, or the seat free for somebody else."""
    check_host(live, reader)
    sitting = check_seat(live, ask.seat)
    document = live.document
    game = live.house.games(document.game)
    if ask.free:
        if ask.seat == document.host:
            raise Refused("own-seat")
        bot = check_level(game, ask.bot or usual_level(game)) if document.phase == "running" else ""
        await live.change(document.freed(ask.seat, bot))
        return ""
    if ask.bot:
        check_level(game, ask.bot)
    elif not sitting.person and document.phase == "running":
        raise Refused("nobody-there")
    await live.change(document.with_bot(ask.seat, ask.bot))
    return ""


async def invite(live: LiveTable, reader: Reader, ask: wire.Invite) -> str:
    check_host(live, reader)
    if ask.seat != GALLERY and check_seat(live, ask.seat).person:
        raise Refused("seat-taken")
    key = new_key()
    await live.put(live.document.with_invite(ask.seat, key))
    return key


async def start(live: LiveTable, reader: Reader, ask: wire.Start) -> str:
    check_host(live, reader)
    check_open(live)
    await deal(live, live.document)
    return ""


async def rematch(live: LiveTable, reader: Reader, ask: wire.Rematch) -> str:
    """Another match at the same table; who has won holds what a winner holds."""
    if live.document.phase != "over" or live.match is None:
        raise Refused("not-over")
    own_seat(live, reader)
    options = live.document.options | live.match.hand_on()
    await deal(live, msgspec.structs.replace(live.document, options=options))
    return ""


async def deal(live: LiveTable, document: TableDoc) -> None:
    if any(seat.is_open for seat in document.seats):
        raise Refused("open-seat")
    try:
        match = begin_match(live.house.games(document.game), document)
    except BadInput as error:
        raise Refused("input", why=str(error)) from None
    await live.begin(document, match)


def begin_match(game: Game, document: TableDoc) -> Match:
    seats = [
        Seat(seat.name or f"Seat {number + 1}", f"bot:{seat.bot}" if not seat.person else "human")
        for number, seat in enumerate(document.seats)
    ]
    return Match.begin(
        game,
        seats,
        options=game.options.read(document.options, len(seats)),
        nonces=[seat.nonce for seat in document.seats],
    )


HANDLERS: Final[dict[type, Callable[[LiveTable, Reader, Any], Awaitable[str]]]] = {
    wire.Decide: decide,
    wire.TakeBack: take_back,
    wire.Touch: touch,
    wire.Rename: rename,
    wire.SetUp: set_up,
    wire.SetSeat: set_seat,
    wire.SetSeats: set_seats,
    wire.Invite: invite,
    wire.Phone: phone,
    wire.Start: start,
    wire.Rematch: rematch,
    wire.Leave: leave,
}
