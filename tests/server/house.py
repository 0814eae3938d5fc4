"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

TATAMI = Path(sys.executable).with_name("tatami")
START_LIMIT = 30.0  # seconds
ANSWER_LIMIT = 20.0

_NUMBERS = count(1)  # of requests: no two of one seat may be the same

Json = dict[str, Any]


class Server:
    """`tatami serve` on a free port, ended by its own process id."""

    def __init__(self, folder: Path, database: str = "", *more: str, port: int = 0) -> None:
        self.folder = folder
        self.database = database or str(folder / "tatami.sqlite")
        command = [str(TATAMI), "serve", "--port", str(port), "--database", self.database, "--bot-pause", "0"]
        self.log = (folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, "--faults", folder / "faults", *more],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )
        self.address = self._read_address()
        self.port = int(self.address.rsplit(":", 1)[1])
        self.http = httpx.Client(base_url=self.address, timeout=ANSWER_LIMIT, trust_env=False)

    def _read_address(self) -> str:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], START_LIMIT)
        line = self.process.stdout.readline().decode() if ready else ""
        if not line.startswith("Tatami is at "):
            self.kill()
            raise AssertionError(f"the server did not start: {(self.folder / 'server.log').read_text()}")
        return line.split()[-1].rstrip("/").replace("0.0.0.0", "127.0.0.1")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._reap()

    def stop(self) -> None:
        """As its host would, with Ctrl-C."""
        self.process.send_signal(2)
        self._reap()

    def _reap(self) -> None:
        self.process.wait(START_LIMIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.kill()

    # -- over HTTP ---------------------------------------------------------------------------

    def get(self, path: str, key: str = "", **query: Any) -> httpx.Response:
        return self.http.get(path, params=query, headers={"Tatami-Key": key} if key else {})

    def post(self, path: str, body: Any = None, key: str = "") -> httpx.Response:
        return self.http.post(path, json=body, headers={"Tatami-Key": key} if key else {})

    def make(self, *seats: str, game: str = "total_war", **more: Any) -> Json:
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        seated: Json = answer.json()
        return seated

    def sit(self, seated: Json) -> Person:
        return Person(self, seated["table"], seated["key"])

    def play(self, *seats: str, **more: Any) -> Person:
        """A match that runs, with me in it."""
        return self.sit(self.make(*seats, start=True, **more))


class Person:
    """A socket that belongs to a seat, and what it has been told."""

    def __init__(self, server: Server, table: str, key: str, greet: bool = True) -> None:
        self.server, self.table, self.key = server, table, key
        self._held = ExitStack()
        self.socket: ClientConnection = self._held.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/ws",
                open_timeout=ANSWER_LIMIT,
                max_size=1 << 22,
                proxy=None,
                ping_interval=None,  # nobody here is silent for long, and pings draw on `random`
            )
        )
        self.heard: list[Json] = []
        self.state: Json = {}
        self.scene: Json = {}
        if greet:
            self.say(ask="hello", table=table, key=key)
            self.until(lambda frame: frame["tell"] in ("table", "bye"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._held.close()

    # -- frames ------------------------------------------------------------------------------

    def say(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def hear(self, seconds: float = ANSWER_LIMIT) -> Json:
        frame: Json = json.loads(self.socket.recv(timeout=seconds))
        self.heard.append(frame)
        if frame["tell"] == "table":
            self.state = frame
        elif frame["tell"] == "scene":
            self.scene = frame
        elif frame["tell"] == "step":
            self.merge(frame)
        return frame

    def merge(self, step: Json) -> None:
        """A step onto the scene, as a browser does it."""
        view = self.scene["view"]
        for zone in step["zones"]:
            place = [(old["name"], old["seat"]) for old in view["zones"]].index((zone["name"], zone["seat"]))
            view["zones"][place] = zone
        if step["table"]:
            view["table"] = step["table"]
        for seat, facts in step["players"].items():
            view["players"][int(seat)] = facts
        view["waiting"] = step["waiting"]
        self.scene |= {name: step[name] for name in ("n", "prompt", "take_back", "clocks")}
        self.scene["log"] = [*self.scene["log"], step["log"]]

    def until(self, wanted: Callable[[Json], bool], seconds: float = ANSWER_LIMIT) -> Json:
        while True:
            frame = self.hear(seconds)
            if wanted(frame):
                return frame

    def ask(self, ask: str, **more: Any) -> Json:
        """A request, and its one answer."""
        client = more.pop("client", None) or f"c{os.getpid()}-{next(_NUMBERS)}"
        self.say(ask=ask, client=client, **more)
        return self.until(lambda frame: frame["tell"] == "answer" and frame["client"] == client)

    def done(self, ask: str, **more: Any) -> Json:
        answer = self.ask(ask, **more)
        assert answer["refused"] is None, answer
        return answer

    def refused(self, ask: str, **more: Any) -> str:
        """Why it was not done."""
        answer = self.ask(ask, **more)
        assert answer["refused"] is not None, f"{ask} was done"
        key: str = answer["refused"]["key"]
        return key.removeprefix("refused-")

    def ending(self) -> tuple[str, int]:
        """The last words of the server, and the code with which it closed."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            why = self.told("bye")["why"]["key"] if self.heard[-1]["tell"] == "bye" else ""
            return why, closed.rcvd.code if closed.rcvd else 1006

    def told(self, tell: str) -> Json:
        """The last frame of this kind."""
        return next(frame for frame in reversed(self.heard) if frame["tell"] == tell)

    def settle(self) -> None:
        """Everything that was sent before now has been heard."""
        self.say(ask="ping")
        self.until(lambda frame: frame["tell"] == "pong")

    # -- the match -----------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        seat: int = self.state["you"]
        return seat

    @property
    def codes(self) -> list[int]:
        return [choice["code"] for choice in self.scene["prompt"]["choices"]]

    @property
    def over(self) -> bool:
        return bool(self.scene) and not self.scene["view"]["waiting"]

    def my_turn(self) -> bool:
        """Hear until I am asked; False when the match is over before."""
        while not self.scene or not (self.codes or self.over):
            self.hear()
        return not self.over

    def decide(self, code: int, **more: Any) -> Json:
        return self.ask("decide", n=more.pop("n", self.scene["n"]), code=code, **more)

    def play_out(self, choose: Callable[[Sequence[int]], int] = min) -> None:
        while self.my_turn():
            n = self.scene["n"]
            answer = self.decide(choose(self.codes))
            if answer["refused"] is None:
                self.until_step(n)

    def until_step(self, n: int) -> None:
        """The scene after decision n (-1: the first one), which may have come before the answer."""
        while not self.scene or self.scene["n"] <= n:
            self.hear()
