"""The table as it is printed and kept in docs/benchmarks.md, with the machine it was measured on."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

import tatami.core.cards as running
from benchmarks.measure import Pace, Spread
from benchmarks.rows import Contestant, Result, Row

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
BEGIN: Final = "<!-- made by `make bench ARGS=--write` -->"
END: Final = "<!-- until here -->"
NAMED: Final = ("tatami", "librt", "open_spiel", "rlcard", "numpy")
HEADINGS: Final = ("measure", "ours", "beside it", "figure (lowest–highest)", "must reach", "")


def table(results: Sequence[Result], pace: Pace) -> str:
    """Markdown that also reads well on a terminal."""
    lines: list[tuple[str, ...]] = [HEADINGS, *(cells(result) for result in results)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    rule = tuple("-" * max(width, 3) for width in widths)
    lines.insert(1, rule)
    return "\n".join([where_and_when(pace), "", *(drawn(line, widths) for line in lines)])


def drawn(line: Sequence[str], widths: Sequence[int]) -> str:
    return f"| {' | '.join(text.ljust(width) for text, width in zip(line, widths, strict=True))} |"


def where_and_when(pace: Pace) -> str:
    compiled = "uncompiled" if running.__file__.endswith(".py") else "compiled"
    found = {each.name.replace("-", "_"): each.version for each in distributions()}
    packages = ", ".join(f"{name} {found[name]}" for name in NAMED if name in found)
    return "\n".join(
        [
            f"{datetime.now(UTC):%d %B %Y} · {processor()}, {os.cpu_count()} cores · {platform.system()} ·",
            f"Python {platform.python_version()} · {packages} · {compiled} ·",
            f"{pace.slices} slices of {pace.seconds:g} s each",
        ]
    )


def processor() -> str:
    """Its name where the system tells."""
    told = Path("/proc/cpuinfo")
    names = [line for line in told.read_text().splitlines() if "model name" in line] if told.exists() else []
    return names[0].split(":")[1].strip() if names else platform.processor() or platform.machine()


def cells(result: Result) -> tuple[str, ...]:
    row = result.row
    beside = row.beside
    if isinstance(beside, Contestant):
        beside = f"{beside.label}: {rate(result.rates[1].middle, beside.unit)}"
    goal = "" if row.goal is None else f"{row.goal.bound} {figure(row, row.goal.value)}"
    return (
        row.measure,
        rate(result.rates[0].middle, row.ours.unit),
        beside,
        spread(row, result.figure),
        goal,
        verdict(row, result.figure.middle),
    )


def verdict(row: Row, middle: float) -> str:
    if row.goal is None:
        return ""
    return "reached" if row.goal.reached(middle) else "**short of it**"


def spread(row: Row, values: Spread) -> str:
    return f"{figure(row, values.middle)} ({number(values.lowest)}–{number(values.highest)})"


def figure(row: Row, value: float) -> str:
    """A number in the unit of the row.

    >>> from benchmarks.rows import ROWS
    >>> figure(ROWS[0], 3.456)
    '3.46 times'
    """
    return f"{number(value)} {row.ours.unit}/s" if row.sort == "a second" else f"{number(value)} {row.sort}"


def rate(value: float, unit: str) -> str:
    return f"{number(value)} {unit}/s"


def number(value: float) -> str:
    """Three digits that count.

    >>> number(1234567.0), number(52345.0), number(68.26), number(0.0312)
    ('1.23 M', '52.3 k', '68.3', '0.0312')
    """
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    if value >= 1e3:
        return f"{value / 1e3:.3g} k"
    return f"{value:.3g}"


def write(made: str, begin: str = BEGIN) -> None:
    """Put the table in its place on the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{begin}\n\n{made}\n\n{END}{after}", encoding="utf-8")
