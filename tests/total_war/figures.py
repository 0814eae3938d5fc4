"""The figures in the pages under `docs/`, as `tatami simulate` has printed them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from tatami.lab.report import Rate

MANY = 4.0  # standard deviations: one comparison in 16,000 fails by chance
DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"```console\n\$ tatami (simulate .*)\n([^`]*)```")
ROW = re.compile(r"(.+?) +([\d,]+) +([\d,.]+) +([\d.]+)% +([\d.]+)% – ([\d.]+)% +([\d.]+)")
MEDIAN = re.compile(r"Cards played a game: ([\d.]+) \(median\)")


@dataclass(frozen=True)
class Row:
    games: int
    rate: float
    ratio: float  # to the fair share

    def agrees(self, sample: Rate) -> bool:
        """Whether a sample can be of the same bots and cards, for all that chance does to both."""
        spread = self.rate * (1 - self.rate) * (1 / self.games + 1 / sample.games)
        return abs(sample.rate - self.rate) <= MANY * sqrt(spread)


@dataclass(frozen=True)
class Figures:
    median_plays: float
    rows: dict[str, Row]  # by what stands in the first column: seats, bots and kaiju


def figures(page: str, command: str) -> Figures:
    """What the page says below the one command that has these words in it."""
    blocks = BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))
    (printed,) = [printed for quoted, printed in blocks if command in quoted]
    median = MEDIAN.search(printed)
    assert median is not None
    rows = {}
    for line in printed.splitlines():
        if match := ROW.fullmatch(line):
            label, games, _, rate, _, _, ratio = match.groups()
            rows[label] = Row(int(games.replace(",", "")), float(rate) / 100, float(ratio))
    return Figures(float(median[1]), rows)
