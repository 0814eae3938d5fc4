"""A browser's socket: it says who it is, asks, and is told. One bad frame gets one polite answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tatami.core.errors import BadInput
from tatami.core.words import Words
from tatami.server import frames
from tatami.server.asks import HANDLERS, own_seat
from tatami.server.house import Reader
from tatami.server.hub import Hub
from tatami.server.live import LiveTable
from tatami.server.metrics import FAULTS, SOCKETS
from tatami.server.refused import Refused
from tatami.server.storage.store import StorageFault
from tatami.server.wire import Answer, AnyAsk, Bye, Draft, Hello, Ping, Pong, Request

LARGEST_FRAME: Final = 16_384  # bytes
SILENCE: Final = 60.0  # seconds without any frame, pings included, after which a line is dead
MOST_QUEUED: Final = 256  # frames for a reader who does not read
MOST_NAMELESS: Final = 16  # sockets of one address that have not said who they are
MOST_AT_SEAT: Final = 8  # sockets that one seat may have open
MOST_WATCHING: Final = 64  # sockets in the gallery of one table
MOST_BAD: Final = 8  # frames that cannot be read, before the line is closed
GOODBYE: Final = 2.0  # seconds to deliver the last words

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
POLICY: Final = 1008
TOO_LARGE: Final = 1009
LATER: Final = 1013

LOG = structlog.get_logger(__name__)
_DECODER: Final[msgspec.json.Decoder[AnyAsk]] = msgspec.json.Decoder(AnyAsk)
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError)  # the latter where brackets nest too deep
_PONG: Final = frames.encoded(Pong())


class Closing(Exception):
    """The line is to be closed, with a reason its owner can read."""

    def __init__(self, reason: str, code: int = POLICY) -> None:
        super().__init__(reason)
        self.words = Words(f"refused-{reason}")
        self.code = code


def farewell(why: Words) -> Closing:
    """No fault of whoever is at the other end."""
    closing = Closing("key", GOING_AWAY)
    closing.words = why
    return closing


class Session:
    """A `Reader` of a table. What it is sent waits in a queue, so that nobody waits for it."""

    def __init__(self, socket: WebSocket) -> None:  # type: ignore[type-arg]  # nothing is stored on it
        self.socket = socket
        self.key = ""
        self.seat = -1
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_QUEUED)
        self.dismissed: asyncio.Future[Closing] = asyncio.get_running_loop().create_future()

    def send(self, frame: bytes) -> None:
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            self._end(Closing("slow", LATER))

    def dismiss(self, why: Words) -> None:
        self._end(farewell(why))

    def _end(self, closing: Closing) -> None:
        if not self.dismissed.done():
            self.dismissed.set_result(closing)

    async def write(self) -> None:
        while True:
            frame = await self._queue.get()
            await self.socket.send_text(frame.decode())

    async def flush(self) -> None:
        """What still waits, before the last words."""
        while not self._queue.empty():
            await self.socket.send_text(self._queue.get_nowait().decode())

    async def read(self, seconds: float) -> str:
        try:
            async with asyncio.timeout(seconds):
                data = await self.socket.receive_data("text")
        except TimeoutError:
            raise Closing("silent") from None
        text = data if isinstance(data, str) else data.decode(errors="replace")
        if len(text) > LARGEST_FRAME or len(text.encode(errors="replace")) > LARGEST_FRAME:
            raise Closing("too-large", TOO_LARGE)
        return text


class Door:
    """Lets sockets in, and counts them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._nameless: Counter[str] = Counter()
        self._doing: set[asyncio.Task[None]] = set()
        self._open: dict[Session, asyncio.Event] = {}  # who has said who he is; set when he has gone
        self._shut: Words | None = None

    async def serve(self, socket: WebSocket, address: str) -> None:  # type: ignore[type-arg]
        await socket.accept()
        session = Session(socket)
        try:
            await self._serve(session, address)
        except Closing as closing:
            await self._close(session, closing)
        except WebSocketDisconnect:
            pass  # it has gone
        finally:
            if session in self._open:
                self._open.pop(session).set()

    async def shut(self, why: Words) -> None:
        """Everybody is told, in a notice and in his last words, and has the time to hear it."""
        self._shut = why
        self._hub.announce(why)
        for session in self._open:
            session.dismiss(why)
        closed = [asyncio.create_task(closed.wait()) for closed in self._open.values()]
        if closed:
            _, late = await asyncio.wait(closed, timeout=GOODBYE)
            for task in late:
                task.cancel()

    async def _close(self, session: Session, closing: Closing) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await session.flush()
                await session.socket.send_text(frames.encoded(Bye(closing.words)).decode())
                await session.socket.close(code=closing.code)

    async def _serve(self, session: Session, address: str) -> None:
        if self._shut is not None:
            raise farewell(self._shut)
        if self._nameless[address] >= MOST_NAMELESS:
            raise Closing("too-many", LATER)
        self._nameless[address] += 1
        try:
            live = await self._greet(session)
        finally:
            self._nameless[address] -= 1
            if not self._nameless[address]:
                del self._nameless[address]
        most = MOST_AT_SEAT if session.seat < len(live.document.seats) else MOST_WATCHING
        if len(live.readers.get(session.seat, ())) >= most:
            raise Closing("too-many", LATER)
        self._open[session] = asyncio.Event()
        SOCKETS.inc()
        live.join(session)
        try:
            await self._attend(live, session)
        finally:
            live.part(session)
            SOCKETS.dec()

    async def _greet(self, session: Session) -> LiveTable:
        """The first frame says which seat; until then nothing is told."""
        try:
            hello = _DECODER.decode(await session.read(self._hub.house.settings.hello))
        except UNREADABLE:
            raise Closing("hello") from None
        if not isinstance(hello, Hello):
            raise Closing("hello")
        try:
            live = await self._hub.table(hello.table)
        except Refused as refused:
            raise Closing(str(refused)) from None
        except StorageFault as error:
            LOG.error("storage.fault", error=str(error))
            raise Closing("storage", LATER) from None
        seat = live.document.reader(hello.key)
        if seat is None:
            raise Closing("key")
        session.key, session.seat = hello.key, seat
        return live

    async def _attend(self, live: LiveTable, session: Session) -> None:
        """Until one of reading, writing or staying welcome comes to an end."""
        reading = asyncio.create_task(self._listen(live, session))
        writing = asyncio.create_task(session.write())
        tasks = {reading, writing}
        try:
            ends_it: set[asyncio.Future[Any]] = {*tasks, session.dismissed}
            await asyncio.wait(ends_it, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        if session.dismissed.done():
            raise session.dismissed.result()
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _listen(self, live: LiveTable, session: Session) -> None:
        bad = 0
        while True:
            text = await session.read(SILENCE)
            try:
                asked = _DECODER.decode(text)
            except UNREADABLE:
                bad += 1
                if bad >= MOST_BAD:
                    raise Closing("garbage") from None
                session.send(frames.encoded(answer(client_of(text), Refused("garbage"))))
                continue
            await self._respond(live, session, asked)

    async def _respond(self, live: LiveTable, session: Session, asked: AnyAsk) -> None:
        if isinstance(asked, Ping):
            session.send(_PONG)
        elif isinstance(asked, Hello):
            raise Closing("hello")
        elif isinstance(asked, Draft):
            with suppress(Refused):  # a draft for a match that is over is of no use to anybody
                await live.stage(own_seat(live, session), asked.n, asked.path, session)
        else:
            # What has been begun is finished, even if its sender hangs up meanwhile.
            doing = asyncio.create_task(do_and_say(live, session, asked))
            self._doing.add(doing)
            doing.add_done_callback(self._doing.discard)
            await asyncio.shield(doing)


async def do_and_say(live: LiveTable, session: Session, asked: Request) -> None:
    """The answer leaves together with what has just been told."""
    session.send(frames.encoded(await do(live, session, asked)))


async def do(live: LiveTable, reader: Reader, asked: Request) -> Answer:
    """Exactly one answer to a request."""
    try:
        async with live.lock:
            if live.document.phase == "parked":
                raise Refused("parked")
            return answer(asked.client, key=await HANDLERS[type(asked)](live, reader, asked))
    except Refused as refused:
        return answer(asked.client, refused)
    except StorageFault as error:
        LOG.error("storage.fault", table=live.id, error=str(error))
        return answer(asked.client, Refused("storage"))
    except BadInput as error:  # such as a game that is not installed any more
        return answer(asked.client, Refused("input", why=str(error)))
    except Exception:  # a fault of ours: whoever asked is answered all the same
        FAULTS.labels("request").inc()
        LOG.exception("request.fault", table=live.id)
        return answer(asked.client, Refused("fault"))


def answer(client: str, error: Refused | None = None, key: str = "") -> Answer:
    return Answer(client, key=key) if error is None else Answer(client, error.words, error.section)


class _Client(msgspec.Struct):
    client: str = ""


def client_of(text: str) -> str:
    """Whose answer it would be, of a frame that is wrong otherwise."""
    try:
        return msgspec.json.decode(text, type=_Client).client[:32]
    except UNREADABLE:
        return ""
