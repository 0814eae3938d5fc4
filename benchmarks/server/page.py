"""The table as it is printed and kept in docs/benchmarks.md, with the machine it was measured on."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Final

from benchmarks.measure import Spread
from benchmarks.server import peer
from benchmarks.server.rows import Result
from benchmarks.table import HEADINGS, drawn, number, processor

BEGIN: Final = "<!-- made by `make bench-server ARGS=--write` -->"
NAMED: Final = ("tatami", "litestar", "msgspec", "sqlalchemy", "uvicorn", "uvloop", "websockets")


def table(results: Sequence[Result], runs: int, seconds: float) -> str:
    """Markdown that also reads well on a terminal."""
    lines: list[tuple[str, ...]] = [HEADINGS, *(cells(result) for result in results)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    lines.insert(1, tuple("-" * max(width, 3) for width in widths))
    return "\n".join([where_and_when(runs, seconds), "", *(drawn(line, widths) for line in lines)])


def where_and_when(runs: int, seconds: float) -> str:
    packages = ", ".join(f"{name} {version(name)}" for name in NAMED)
    node = subprocess.run([peer.program("node"), "--version"], capture_output=True, text=True, check=True)
    lock = json.loads((peer.FOLDER / "package-lock.json").read_text())["packages"]
    theirs = ", ".join(
        f"{name} {lock[f'node_modules/{name}']['version']}" for name in ("boardgame.io", "socket.io")
    )
    return "\n".join(
        [
            f"{datetime.now(UTC):%d %B %Y} · {processor()}, {os.cpu_count()} cores, {load()} · "
            f"{platform.system()} ·",
            f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {packages} ·",
            f"Node {node.stdout.strip().removeprefix('v')}, {theirs} ·",
            f"{runs} runs of {seconds:g} s each, in turns",
        ]
    )


def load() -> str:
    """How busy the machine is, and that includes ourselves."""
    return f"load {os.getloadavg()[2]:.1f} over the last 15 minutes"


def cells(result: Result) -> tuple[str, ...]:
    row = result.row
    goal = f"{row.goal:g} times" if row.peer is not None else f"{row.goal:g} {row.unit}"
    return (
        row.measure,
        f"{number(result.ours.middle)} {row.unit}",
        "" if result.peer is None else f"boardgame.io: {number(result.peer.middle)} {row.unit}",
        figure(result.figure, "times" if row.peer is not None else row.unit),
        f"{row.bound} {goal}",
        "reached" if result.reached else "**short of it**",
    )


def figure(values: Spread, unit: str) -> str:
    return f"{number(values.middle)} {unit} ({number(values.lowest)}–{number(values.highest)})"
