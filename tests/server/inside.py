"""The same server in a thread of this process, for what only a test may do to it: other games, another
clock, a disk that is full."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tatami.cli.serving import Server as Uvicorn
from tatami.cli.serving import listen
from tatami.core.game import Game
from tatami.games import find_game
from tatami.server.app import make_app
from tatami.server.hub import Hub
from tatami.server.settings import Settings
from tests.server.house import ANSWER_LIMIT, START_LIMIT, Server

T = TypeVar("T")


class Inside(Server):
    def __init__(
        self,
        folder: Path,
        *,
        games: Callable[[str], Game] = find_game,
        now: Callable[[], float] = time.time,
        send_buffer: int = 0,  # bytes; 0: as the system has it
        **more: Any,
    ) -> None:
        self.folder = folder
        database = str(folder / "tatami.sqlite")
        usual: dict[str, Any] = {
            "database": database,
            "faults": folder / "faults",
            "thinkers": 1,
            "pause": 0.0,
        }
        settings = Settings(**{**usual, "port": 0, **more})
        listening = listen(settings)
        if send_buffer:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        self.port = listening.getsockname()[1]
        settings = replace(settings, port=self.port)
        self.database, self.address = settings.database, settings.origin
        self.app = make_app(settings, games=games, now=now)
        self._serving = Serving(self.app, settings)
        self._thread = threading.Thread(target=self._serving.run, args=([listening],), daemon=True)
        self._thread.start()
        assert self._serving.ready.wait(START_LIMIT), "the server did not start"
        self.http = httpx.Client(base_url=self.address, timeout=ANSWER_LIMIT, trust_env=False)

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """In the loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self._serving.loop).result(ANSWER_LIMIT)

    def stop(self) -> None:
        self._serving.should_exit = True
        self._thread.join(START_LIMIT)
        assert not self._thread.is_alive()

    def __exit__(self, *_: object) -> None:
        self.http.close()
        if self._thread.is_alive():
            self.stop()


class Serving(Uvicorn):
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.ready = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.ready.set()
