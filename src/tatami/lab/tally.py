"""Counts of many games that can be added up. All are whole numbers or fractions, so that
the sum does not depend on the order or on how the games were divided up."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from tatami.lab.report import Rate, rate_of

ZERO = Fraction(0)


@dataclass(slots=True)
class Share:
    """How many games somebody was in, and how many of them were won."""

    games: int = 0
    wins: Fraction = ZERO


@dataclass(slots=True)
class Tally:
    games: int = 0
    decisions: dict[int, int] = field(default_factory=dict)  # per game → how many games
    plays: dict[int, int] = field(default_factory=dict)
    groups: dict[str, dict[str, Share]] = field(default_factory=dict)

    def count(self, decisions: int, plays: int | None) -> None:
        self.games += 1
        self.decisions[decisions] = self.decisions.get(decisions, 0) + 1
        if plays is not None:
            self.plays[plays] = self.plays.get(plays, 0) + 1

    def score(self, group: str, labels: list[str], winners: list[int]) -> None:
        """One game: a label a seat, and the seats that share the win."""
        shares = self.groups.setdefault(group, {})
        for label in labels:
            shares.setdefault(label, Share()).games += 1
        for seat in winners:
            shares[labels[seat]].wins += Fraction(1, len(winners))

    def add(self, other: Tally) -> None:
        self.games += other.games
        add_counts(self.decisions, other.decisions)
        add_counts(self.plays, other.plays)
        for group, shares in other.groups.items():
            mine = self.groups.setdefault(group, {})
            for label, share in shares.items():
                sum_of = mine.setdefault(label, Share())
                sum_of.games += share.games
                sum_of.wins += share.wins

    def rates(self, players: int) -> dict[str, dict[str, Rate]]:
        return {
            group: {
                label: rate_of(float(shares[label].wins), shares[label].games, players)
                for label in sorted(shares, key=natural)
            }
            for group, shares in self.groups.items()
        }

    def all_decisions(self) -> int:
        return sum(length * games for length, games in self.decisions.items())


def add_counts(total: dict[int, int], more: dict[int, int]) -> None:
    for value, count in more.items():
        total[value] = total.get(value, 0) + count


def natural(label: str) -> tuple[int, str]:
    """Seat 2 before seat 10."""
    return (int(label), "") if label.isdecimal() else (0, label)
