"""For tests alone: any record, opened at any decision, as a table that waits for a person.

It is written into the database as the server would have written it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import create_engine, insert

from tatami.core.rng import Rng
from tatami.games import find_game
from tatami.match.match import Match
from tatami.match.record import Seat
from tatami.match.secret import secret_from_seed
from tatami.server.document import SeatDoc, TableDoc, encode, match_name
from tatami.server.secrets import hashed, new_id, new_key
from tatami.server.storage.schema import LINES, TABLES
from tests.server.house import Server

SEEDS = 50
LONGEST = 600  # decisions; a match that has not come to it by then never will


@dataclass(frozen=True)
class Place:
    """A seat at a table: what a link to it is made of."""

    table: str
    key: str

    def link(self, server: Server) -> str:
        return f"{server.address}/t/{self.table}#key={self.key}"


def phase(match: Match) -> str:
    """What Total War is asking for; `over` at the end."""
    return "over" if match.over else str(match.view(match.seats).table["phase"])


def asks(wanted: str) -> Callable[[Match], bool]:
    """Somebody is asked for this, and has a choice."""
    return lambda match: phase(match) == wanted and len(match.legal(match.actor)) > 1


def reach(
    wanted: Callable[[Match], bool],
    options: dict[str, str] | None = None,
    *,
    seats: int = 4,
    game: str = "total_war",
    first_seed: int = 1,
) -> Match:
    """The first random match that comes to such a moment, at it."""
    rules = find_game(game)
    for seed in range(first_seed, first_seed + SEEDS):
        match = Match.begin(
            rules,
            [Seat(f"Seat {number + 1}", "human") for number in range(seats)],
            options=rules.options.read(options or {}, seats),
            secret=secret_from_seed(seed),
        )
        stream = Rng.fast(seed)
        while not match.over and match.n < LONGEST:
            if wanted(match):
                return match
            codes = match.legal(match.actor)
            match.decide(match.actor, codes[stream.below(len(codes))])
        if match.over and wanted(match):
            return match
    raise AssertionError(f"no match comes to this in {SEEDS} seeds")


def place(server: Server, match: Match, *people: int, bot: str = "random") -> list[Place]:
    """The table of this match, with people on these seats (by default whoever is asked) and bots else."""
    persons: Sequence[int] = people or (max(match.actor, 0),)
    keys = {seat: new_key() for seat in persons}
    header = match.header
    document = TableDoc(
        header.game,
        tuple(
            SeatDoc(keys=(hashed(keys[seat]),)) if seat in keys else SeatDoc(bot=bot)
            for seat in range(match.seats)
        ),
        host=persons[0],
        options=header.options,
        phase="over" if match.over else "running",
        round=1,
    )
    table, now = new_id(), time.time()
    row = {"id": table, "version": 1, "document": encode(document), "phase": document.phase}
    lines = [
        {"match": match_name(table, 1), "number": number, "line": line, "client": "", "written": now}
        for number, line in enumerate(match.lines)
    ]
    engine = create_engine(f"sqlite:///{server.database}")
    with engine.begin() as connection:
        connection.execute(insert(TABLES).values(**row, listed=False, touched=now))
        connection.execute(insert(LINES), lines)
    engine.dispose()
    return [Place(table, keys[seat]) for seat in persons]
