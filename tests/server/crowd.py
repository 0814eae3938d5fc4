"""Many people at once: scripted clients who decide, remember what was acknowledged, and come back with
what was not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)  # what a dead server looks like
AT_THE_DOOR = 8  # people who come in at the same time


@dataclass
class Sent:
    """A decision that has not been answered."""

    client: str
    n: int
    code: int


@dataclass
class Player:
    """One person at one table, over all servers that serve it in turn."""

    table: str
    key: str
    stream: Random
    acknowledged: list[str] = field(default_factory=list)  # clients' keys, in order
    open: Sent | None = None
    n: int = -1
    codes: list[int] = field(default_factory=list)
    ended: bool = False

    @property
    def over(self) -> bool:
        return self.ended and self.open is None

    async def play(self, address: str, door: asyncio.Semaphore, done: Callable[[], None]) -> None:
        """Until the match is over or the server is gone."""
        try:
            async with connect(f"{address}/ws", max_size=1 << 22, proxy=None) as socket:
                async with door:
                    await socket.send(json.dumps({"ask": "hello", "table": self.table, "key": self.key}))
                    await self._hear_scene(socket)
                if self.open is not None:
                    await self._say(socket, self.open)  # again: nobody has answered it
                while not self.over:
                    if self.open is None and self.codes:
                        await self._decide(socket)
                    self._take_in(json.loads(await socket.recv()), done)
        except LOST:
            pass

    async def _hear_scene(self, socket: ClientConnection) -> None:
        while True:
            frame: Json = json.loads(await socket.recv())
            if frame["tell"] == "scene":
                self._take_in(frame, lambda: None)
                return

    async def _decide(self, socket: ClientConnection) -> None:
        client = f"c{len(self.acknowledged)}-{self.n}"
        self.open = Sent(client, self.n, self.stream.choice(self.codes))
        self.codes = []
        await self._say(socket, self.open)

    async def _say(self, socket: ClientConnection, sent: Sent) -> None:
        frame = {"ask": "decide", "client": sent.client, "n": sent.n, "code": sent.code}
        await socket.send(json.dumps(frame))

    def _take_in(self, frame: Json, done: Callable[[], None]) -> None:
        if frame["tell"] in ("scene", "step"):
            self.n = frame["n"]
            self.codes = [choice["code"] for choice in frame["prompt"]["choices"]]
            self.ended = not (frame["view"]["waiting"] if frame["tell"] == "scene" else frame["waiting"])
        elif frame["tell"] == "answer":
            assert self.open is not None
            assert frame["client"] == self.open.client, "one answer to each request"
            assert frame["refused"] is None, frame
            self.acknowledged.append(self.open.client)
            self.open = None
            done()


async def play_all(players: list[Player], address: str, done: Callable[[], None]) -> None:
    """Each as fast as it can; `done` is called at every acknowledgement."""
    door = asyncio.Semaphore(AT_THE_DOOR)
    socket_address = address.replace("http", "ws")
    await asyncio.gather(*(player.play(socket_address, door, done) for player in players if not player.over))
