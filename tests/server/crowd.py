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


@dataclass
class Sent:
    """A decision that has not been acknowledged."""

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
    over: bool = False

    async def play(self, address: str, on_acknowledged: Callable[[], None]) -> None:
        """Until the match is over or the server is gone."""
        try:
            async with connect(f"{address}/ws", max_size=1 << 22, proxy=None) as socket:
                await socket.send(json.dumps({"ask": "hello", "table": self.table, "key": self.key}))
                await self._follow(socket, on_acknowledged)
        except LOST:
            pass

    async def _follow(self, socket: ClientConnection, on_acknowledged: Callable[[], None]) -> None:
        asked = False
        while not self.over:
            frame: Json = json.loads(await socket.recv())
            if frame["tell"] in ("scene", "step"):
                self.n = frame["n"]
                self.codes = [choice["code"] for choice in frame["prompt"]["choices"]]
                waiting = frame["view"]["waiting"] if frame["tell"] == "scene" else frame["waiting"]
                self.over = not waiting and self.open is None
            elif frame["tell"] == "answer":
                assert self.open is not None
                assert frame["client"] == self.open.client, "one answer to each request"
                asked = False
                if frame["refused"] is None:
                    self.acknowledged.append(self.open.client)
                    on_acknowledged()
                self.open = None
                continue  # the scene after it may have come before, or is still to come
            if self.open is not None and not asked:
                asked = True
                await self._say(socket, self.open)  # again, to the next server
            elif self.open is None and self.codes:
                client = f"c{len(self.acknowledged)}-{self.n}"
                self.open = Sent(client, self.n, self.stream.choice(self.codes))
                asked = True
                self.codes = []
                await self._say(socket, self.open)

    async def _say(self, socket: ClientConnection, sent: Sent) -> None:
        await socket.send(
            json.dumps({"ask": "decide", "client": sent.client, "n": sent.n, "code": sent.code})
        )


async def play_all(players: list[Player], address: str, on_acknowledged: Callable[[], None]) -> None:
    await asyncio.gather(*(player.play(address, on_acknowledged) for player in players if not player.over))
