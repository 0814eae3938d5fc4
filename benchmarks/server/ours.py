"""Our side: `tatami serve` on a SQLite file, and scripted people at Total War."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks.server.line import Line
from benchmarks.server.match import SEATS, Match
from benchmarks.server.process import Server


class Choice(msgspec.Struct):
    code: int


class Prompt(msgspec.Struct):
    choices: list[Choice]


class View(msgspec.Struct):
    waiting: list[int]


class Log(msgspec.Struct):
    seat: int


class Frame(msgspec.Struct):
    """As much of a frame as is needed to play."""

    tell: str
    n: int = 0
    waiting: list[int] = []
    view: View | None = None
    prompt: Prompt | None = None
    refused: dict[str, Any] | None = None


class Step(msgspec.Struct):
    """As much as tells whose decision it was."""

    log: Log


DECODER: Final = msgspec.json.Decoder(Frame)
STEPS: Final = msgspec.json.Decoder(Step)


class OurMatch(Match):
    """At its end the host asks for another at the same table; that is no decision."""

    def __init__(self, number: int, people: int) -> None:
        super().__init__(number)
        self.table = ""
        self.keys: list[str] = []
        self.people = people
        self._waiting: list[int] = []
        self._codes: list[list[int]] = [[] for _ in range(people)]
        self._heard = [-1] * people  # by seat: the number of the last decision
        self._decided = -1  # the seat of ours that has just decided
        self._counts_at = -1  # when all have heard of this decision, it counts
        self._asks = 0

    def decide(self) -> None:
        seat = next(seat for seat in self._waiting if seat < self.people)
        code = self.choose.choice(self._codes[seat])
        self._asks += 1
        self._decided = seat
        ask = f'{{"ask":"decide","client":"{self._asks}","n":{self._heard[seat]},"code":{code}}}'
        self.lines[seat].say(ask.encode())

    def hear(self, seat: int, _: Line, text: bytes, size: int) -> None:
        frame = DECODER.decode(text)
        if frame.tell == "step":
            self.count(text, size)
            if self._counts_at < 0 <= self._decided == STEPS.decode(text).log.seat:
                self._counts_at = frame.n
            self._take(seat, frame, frame.waiting)
        elif frame.tell == "scene":
            assert frame.view is not None
            self._take(seat, frame, frame.view.waiting)
        elif frame.refused is not None or frame.tell == "bye":
            raise RuntimeError(f"table {self.table}: {text.decode()}")

    def _take(self, seat: int, frame: Frame, waiting: list[int]) -> None:
        assert frame.prompt is not None
        self._heard[seat], self._waiting = frame.n, waiting
        self._codes[seat] = [choice.code for choice in frame.prompt.choices]
        if 0 <= self._counts_at <= min(self._heard):
            self._counts_at = self._decided = -1
            self.told()
        if min(self._heard) == max(self._heard):
            self._go_on()

    def _go_on(self) -> None:
        """All have heard the same."""
        if not self._waiting:
            self._asks += 1
            self.lines[0].say(f'{{"ask":"rematch","client":"{self._asks}"}}'.encode())
        elif self._decided < 0 and any(seat < self.people for seat in self._waiting):
            self.ready()

    async def connect(self, port: int) -> None:
        for seat, key in enumerate(self.keys):
            line = await Line.connect(port, "/ws", partial(self.hear, seat))
            self.lines.append(line)
            line.say(f'{{"ask":"hello","table":"{self.table}","key":"{key}"}}'.encode())

    def begin(self) -> None:
        self.lines[0].say(b'{"ask":"start","client":"start"}')


def start_server(folder: Path, database: Path) -> Server:
    command: list[str | Path] = [
        Path(sys.executable).with_name("tatami"),
        "serve",
        "--port",
        "0",
        "--database",
        database,
    ]
    return Server([*command, "--bot-pause", "0", "--faults", folder / "faults"], folder, folder / "ours.log")


def make_match(server: Server, number: int, people: int = SEATS) -> OurMatch:
    """A table with people, and bots at the other seats."""
    match = OurMatch(number, people)
    bots = ["bot:steady"] * (SEATS - people)
    asked = {"game": "total_war", "seats": ["me", *["open"] * (people - 1), *bots], "public": True}
    seated = server.post("/api/tables", asked)
    match.table = seated["table"]
    match.keys.append(seated["key"])
    for _ in range(people - 1):
        match.keys.append(server.post(f"/api/tables/{match.table}/seats", {})["key"])
    return match


def make_matches(server: Server, count: int, people: int = SEATS) -> list[OurMatch]:
    return [make_match(server, number, people) for number in range(count)]
