"""The routes. Secrets come in the header `Tatami-Key`, never in a path or a query."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tatami.core.errors import BadInput
from tatami.server import frames
from tatami.server.asks import check_level, check_options, check_pace, clean_name, deal
from tatami.server.catalogue import fluent_source, house_info
from tatami.server.document import SeatDoc, TableDoc, decode
from tatami.server.finished import record_of, replay_of
from tatami.server.hub import Hub
from tatami.server.live import LiveTable
from tatami.server.metrics import REGISTRY
from tatami.server.refused import Refused
from tatami.server.rulebook import rule_page
from tatami.server.secrets import hashed, new_key
from tatami.server.sockets import Door
from tatami.server.wire import (
    MOST_MINE,
    Claim,
    HouseInfo,
    Mine,
    MineAsk,
    NewTable,
    Problem,
    Replay,
    RulePage,
    Seated,
    TableInfo,
)

PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "it cannot be done so",
        403: "the key opens nothing here",
        404: "there is no such thing",
        409: "not while the match runs",
        413: "the body is too large",
        503: "the database did not take it",
    }.items()
}
TableKey = Annotated[str, HeaderParameter(name="Tatami-Key", max_length=64)]


def hub_of(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


# -- the house -------------------------------------------------------------------------------


@get("/api/house", responses=PROBLEMS)
async def house(state: State) -> HouseInfo:
    """The games of this server, with their options, editions, bots and faces."""
    return house_info(hub_of(state).house.settings)


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain; charset=utf-8", responses=PROBLEMS)
async def words(state: State, game: FromPath[str], language: FromPath[str]) -> str:
    """All words of a game in one language, as a Fluent file."""
    try:
        return fluent_source(hub_of(state).house.games(game), language)
    except BadInput as error:
        raise Refused("input", why=str(error)) from None


@get("/api/games/{game:str}/rules/{language:str}", responses=PROBLEMS)
async def rules(state: State, game: FromPath[str], language: FromPath[str]) -> RulePage:
    """The rules of a game in our own words, as blocks."""
    try:
        return rule_page(hub_of(state).house.games(game), language)
    except BadInput as error:
        raise Refused("input", why=str(error)) from None


# -- tables ----------------------------------------------------------------------------------


@get("/api/tables", responses=PROBLEMS)
async def public_tables(state: State) -> list[TableInfo]:
    """Open tables that their host has put on the list."""
    rows = await hub_of(state).house.store.listed()
    return [frames.table_info(row.id, decode(row.document), set(), -1) for row in rows]


@post("/api/tables", responses=PROBLEMS)
async def make_table(state: State, data: JSONBody[NewTable]) -> Seated:
    """A new table; who makes it sits down and is its host."""
    hub = hub_of(state)
    try:
        game = hub.house.games(data.game)
        game.check_seats(len(data.seats))
    except BadInput as error:
        raise Refused("input", why=str(error)) from None
    if data.seats.count("me") != 1:
        raise Refused("me-once")
    key, me = new_key(), data.seats.index("me")
    seats: list[SeatDoc] = []
    for kind in data.seats:
        if kind == "me":
            seats.append(SeatDoc(clean_name(data.name), data.nonce, (hashed(key),)))
        elif kind == "open":
            seats.append(SeatDoc())
        elif kind.startswith("bot:"):
            seats.append(SeatDoc(bot=check_level(game, kind.removeprefix("bot:"))))
        else:
            raise Refused("seat-kind", kind=kind)
    if data.start and any(seat.is_open for seat in seats):
        raise Refused("open-seat")
    options = check_options(game, data.options, len(seats))
    document = TableDoc(game.name, tuple(seats), me, options, check_pace(data.pace), data.public)
    live = await hub.make(document)
    if data.start:
        async with live.lock:
            await deal(live, live.document)
    return Seated(live.id, me, key)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def table_info(state: State, table: FromPath[str], key: TableKey = "") -> TableInfo:
    """What a link tells before anybody sits down. Looking claims nothing."""
    live = await hub_of(state).table(table)
    document = live.document
    free = document.invited(key)
    if free is None and document.reader(key) is None and document.phone(key, live.house.now()) is None:
        if not document.public:
            raise Refused("key")
        free = first_open(document)
    return frames.table_info(live.id, document, live.here(), -1 if free is None else free)


def first_open(document: TableDoc) -> int | None:
    return next((number for number, seat in enumerate(document.seats) if seat.is_open), None)


@post("/api/tables/{table:str}/seats", responses=PROBLEMS)
async def sit_down(state: State, table: FromPath[str], data: JSONBody[Claim], key: TableKey = "") -> Seated:
    """Claim the open seat of an invitation: it works once. At a public table any open seat."""
    live = await hub_of(state).table(table)
    async with live.lock:
        document = live.document
        free = document.invited(key)
        if free is None and document.public and document.phase == "open":
            free = first_open(document)
        if free is None:
            raise Refused("invitation")
        new = new_key()
        await live.change(document.seated(free, new, clean_name(data.name), data.nonce))
        return Seated(live.id, free, new)


@post("/api/tables/{table:str}/move", responses=PROBLEMS)
async def move_here(state: State, table: FromPath[str], key: TableKey = "") -> Seated:
    """Use up a code from `Phone`: this device holds the seat too."""
    live = await hub_of(state).table(table)
    async with live.lock:
        phone = live.document.phone(key, live.house.now())
        if phone is None:
            raise Refused("code")
        new = new_key()
        await live.change(live.document.moved(phone, new))
        return Seated(live.id, phone.seat, new)


@post("/api/mine", status_code=HTTP_200_OK, responses=PROBLEMS)
async def mine(state: State, data: JSONBody[list[MineAsk]]) -> list[Mine]:
    """What has become of the seats a browser holds."""
    hub = hub_of(state)
    if len(data) > MOST_MINE:
        raise Refused("too-many-seats", most=MOST_MINE)
    return [await one_of_mine(hub, ask) for ask in data]


async def one_of_mine(hub: Hub, ask: MineAsk) -> Mine:
    """From what is stored: looking does not bring a table into memory."""
    live = hub.tables.get(ask.table)
    row = None if live is not None else await hub.house.store.row(ask.table)
    document = live.document if live is not None else None if row is None else decode(row.document)
    seat = None if document is None else document.reader(ask.key)
    if document is None or seat is None:
        return Mine(ask.table, -1, "", "open", [], False)
    turn = live is not None and live.match is not None and seat in live.match.waiting
    return Mine(ask.table, seat, document.game, document.phase, [each.name for each in document.seats], turn)


# -- finished matches ------------------------------------------------------------------------


@get("/api/tables/{table:str}/matches/{number:int}/record", responses=PROBLEMS)
async def record(
    state: State, table: FromPath[str], number: FromPath[int], key: TableKey = ""
) -> Response[bytes]:
    """The record of a match that is over, for `tatami verify`."""
    live = await own_table(state, table, key)
    name = f"{live.document.game}-{table[:6]}-{number}.jsonl"
    return Response(
        await record_of(live, number),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/matches/{number:int}/replay", responses=PROBLEMS)
async def replay(
    state: State, table: FromPath[str], number: FromPath[int], seat: FromQuery[int], key: TableKey = ""
) -> Replay:
    """A match that is over, from a seat or (with the number of seats) the gallery."""
    return await replay_of(await own_table(state, table, key), number, seat)


async def own_table(state: State, table: str, key: str) -> LiveTable:
    live = await hub_of(state).table(table)
    if live.document.reader(key) is None:
        raise Refused("key")
    return live


# -- for operators -----------------------------------------------------------------------------


@get("/healthz")
async def health(state: State) -> Response[dict[str, str]]:
    """Whether the database answers."""
    if await hub_of(state).house.store.alive():
        return Response({"status": "ok"})
    return Response({"status": "the database does not answer"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@websocket("/ws")
async def line(socket: WebSocket, state: State) -> None:  # type: ignore[type-arg]
    door: Door = state.door
    client = socket.client
    await door.serve(socket, "" if client is None else client.host)


ROUTES: Final = [
    house,
    words,
    rules,
    public_tables,
    make_table,
    table_info,
    sit_down,
    move_here,
    mine,
    record,
    replay,
    health,
    metrics,
    line,
]
