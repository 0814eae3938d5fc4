"""What a seat knows as numbers, for learners: its own cards, and what lies open."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.games.total_war.rules_box import BUILDING, HIGHEST_BUILDING
from tatami.games.total_war.rules_king import KingOfMonsters
from tatami.games.total_war.rules_table import BUILDINGS, DECK, DISCARDS, OPEN, points_to_win


def observation(war: KingOfMonsters, seat: int) -> list[int]:
    """How many battle cards of each kind are in one's hand, and among the discards; open buildings
    by value; the blow and the table; then each seat, oneself first. Seats are counted from oneself.
    """
    row = counted(war.cards.kinds_in(war.hand(seat)), 0, BUILDING)
    row.extend(counted(war.cards.kinds_in(DISCARDS), 0, BUILDING))
    row.extend(counted(war.cards.kinds_in(OPEN), BUILDING, HIGHEST_BUILDING + 1))
    size = war.cards.size
    row.extend([war.phase, war.blow, war.value, war.card_value, war.direction])
    row.extend([size[DECK], size[BUILDINGS], points_to_win(war.seats)])
    for other in (war.actor, war.striker, war.aimed, war.victim, war.switches.king_seat):
        row.append(NONE if other == NONE else (other - seat) % war.seats)
    for step in range(war.seats):
        row.extend(observed_seat(war, (seat + step) % war.seats))
    return row


def observed_seat(war: KingOfMonsters, seat: i64) -> list[int]:
    """A seat before its kaiju is chosen has neither life nor strength nor prize."""
    row: list[int] = [war.kaiju[seat], war.enraged[seat], war.turned[seat], war.points[seat]]
    row.extend([1 if war.is_alive(seat) else 0, 1 if war.holds_king(seat) else 0])
    row.extend([war.cards.size[war.hand(seat)], war.suffered(seat)])
    if war.kaiju[seat] == NONE:
        row.extend([0, 0, 0])
    else:
        row.extend([war.life(seat), war.strength(seat), war.prize(seat)])
    return row


def counted(kinds: list[int], first: int, count: int) -> list[int]:
    """How many there are of each of `count` kinds."""
    counts = [0] * count
    for kind in kinds:
        counts[kind - first] += 1
    return counts
