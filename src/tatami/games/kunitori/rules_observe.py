"""What a seat knows as numbers, for learners: its own hand, and all that lies open."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.games.kunitori.rules_box import MOST_SEATS, SLOTS
from tatami.games.kunitori.rules_table import DECK, DISCARD, HAND, PILE, POSTED, ZONES, Table


def observation(table: Table, seat: i64) -> list[int]:
    """How many cards of each kind are in one's hand and in the pool; the phase and the turn; then each
    seat, oneself first: what it owns and has deployed, by kind. Seats are counted from oneself."""
    row = counted(table, HAND + seat)
    for kind in range(SLOTS):
        row.append(table.cards.size[PILE + kind])
    row.extend([table.phase, table.actions, table.buys, table.money, table.discount, table.monks])
    row.extend([table.outcome, table.attacks, table.general, table.turns, table.floor])
    for other in (table.actor, table.turn, table.target, table.ally, table.last, table.visited):
        row.append(NONE if other == NONE else (other - seat) % table.seats)
    for step in range(table.seats):
        row.extend(observed_seat(table, (seat + step) % table.seats))
    return row


def observed_seat(table: Table, seat: i64) -> list[int]:
    size = table.cards.size
    row = counted(table, POSTED + seat)
    owned = [0] * SLOTS
    for zone in range(HAND + seat, ZONES, MOST_SEATS):
        for kind in table.cards.kinds_in(zone):
            owned[kind] += 1
    row.extend(owned)
    row.extend([size[HAND + seat], size[DECK + seat], size[DISCARD + seat], table.owed[seat]])
    row.extend([table.landed >> seat & 1, table.score(seat)])
    return row


def counted(table: Table, zone: i64) -> list[int]:
    counts = [0] * SLOTS
    for kind in table.cards.kinds_in(zone):
        counts[kind] += 1
    return counts
