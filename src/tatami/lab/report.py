"""What a simulation found out, as a record for JSON."""

from __future__ import annotations

from math import sqrt

import msgspec

CONFIDENCE = 1.959963984540054  # standard deviations to either side of a 95 % interval


class Rate(msgspec.Struct, frozen=True):
    """How often something won: `low` to `high` is the 95 % Wilson interval, `ratio` the rate
    over the fair share. Shared wins count as fractions."""

    games: int
    wins: float
    rate: float
    low: float
    high: float
    ratio: float


class Spread(msgspec.Struct, frozen=True):
    """A quantity over all games; `low` and `high` are the 5th and 95th percentile."""

    mean: float
    median: float
    low: int
    high: int


class Length(msgspec.Struct, frozen=True):
    """How long games are: in decisions and, where the game counts them, in cards played."""

    decisions: Spread
    plays: Spread | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All but `seconds` and `decisions_per_second` follows from the arguments."""

    game: str
    rules: str  # version
    cards: str  # digest of the card table
    players: int
    games: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    length: Length
    rates: dict[str, dict[str, Rate]]  # by seat, by bot, and by the groups asked for


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate.

    >>> low, high = wilson(5, 10)
    >>> round(low, 3), round(high, 3)
    (0.237, 0.763)
    """
    if games == 0:
        return 0.0, 1.0
    square = CONFIDENCE * CONFIDENCE
    rate = wins / games
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    # At the ends the two are equal, but for rounding.
    return (middle - reach if wins > 0 else 0.0), (middle + reach if wins < games else 1.0)


def rate_of(wins: float, games: int, players: int) -> Rate:
    """The fair share of each of `players` is one win in `players` games."""
    low, high = wilson(wins, games)
    rate = wins / games if games else 0.0
    return Rate(games, wins, rate, low, high, rate * players)


def spread(counts: dict[int, int]) -> Spread:
    """Of a histogram, value → how often.

    >>> spread({1: 1, 2: 2, 10: 1})
    Spread(mean=3.75, median=2.0, low=1, high=10)
    """
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    middle = (ranked(counts, (total + 1) // 2) + ranked(counts, total // 2 + 1)) / 2
    return Spread(mean, middle, ranked(counts, -(-total // 20)), ranked(counts, -(-total * 19 // 20)))


def ranked(counts: dict[int, int], rank: int) -> int:
    """The value at a rank, counted from 1 for the smallest."""
    met = 0
    for value in sorted(counts):
        met += counts[value]
        if met >= rank:
            return value
    raise ValueError(f"there is no rank {rank} among {met}")
