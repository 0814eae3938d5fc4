"""A WebSocket as thin as can be, so that what is measured is the servers and not their clients.

It offers compression as browsers do, and leaves the parsing of text to its owner.
"""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
LAST: Final = 0x80  # of a message's frames
PACKED: Final = 0x40  # the message is compressed
MASKED: Final = 0x80  # with zeros: what we say stays as it is
FLUSHED: Final = b"\x00\x00\xff\xff"  # what compression leaves off

Hear = Callable[["Line", bytes, int], None]  # who hears what, and how many bytes it was on the wire


class Line(asyncio.Protocol):
    """One socket. `hear` is called with every message."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._coming = bytearray()
        self._unpack = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport | None = None
        self.closing = False

    @classmethod
    async def connect(cls, port: int, path: str, hear: Hear) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(hear), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = (
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        )
        line.write("\r\n".join((*asked, "", "")).encode())
        await line.open
        return line

    def say(self, text: bytes) -> None:
        self.write(self._framed(TEXT, text))

    def close(self) -> None:
        self.closing = True
        if self._transport is not None:
            self._transport.close()

    def write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    @staticmethod
    def _framed(kind: int, data: bytes) -> bytes:
        size = len(data)
        if size < 126:
            head = bytes((LAST | kind, MASKED | size))
        else:
            head = bytes((LAST | kind, MASKED | 126)) + size.to_bytes(2, "big")
        return head + bytes(4) + data

    # -- what the event loop calls -------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closing:
            raise ConnectionError("the server has closed a line") from error

    def data_received(self, data: bytes) -> None:
        self._coming += data
        if not self.open.done():
            head, ends, rest = self._coming.partition(b"\r\n\r\n")
            if not ends:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(f"no WebSocket here: {head.decode()}")
            self._coming = rest
            self.open.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """One whole frame, if there is one."""
        coming = self._coming
        if len(coming) < 2:
            return False
        size, start = coming[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(coming[2:start], "big")
        if len(coming) < start + size or len(coming) < start:
            return False
        first = coming[0]
        data = bytes(coming[start : start + size])
        del coming[: start + size]
        kind = first & 0xF
        if kind == TEXT and first & LAST:
            text = self._unpack.decompress(data + FLUSHED) if first & PACKED else data
            self.hear(self, text, start + size)
        elif kind == PING:
            self.write(self._framed(PONG, data))
        elif kind != CLOSE:
            raise ConnectionError(f"an unexpected frame: {first:#x}")
        return True
