"""Simulation on all cores: the numbers are the same whatever the number of processes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing

from tatami.bots import make_bot
from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput, one_of
from tatami.core.game import Game
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.lab.playing import Plan, play_games
from tatami.lab.report import Length, Report, spread
from tatami.lab.tally import Tally
from tatami.lab.workers import in_processes

Progress = Callable[[int], None]  # told how many games are done
CHUNKS_EACH = 40  # per process: enough to share the work evenly
LARGEST_CHUNK = 500
MOST_GAMES = 100_000_000  # all chunks are listed at once


class Interrupted(Exception):
    """Ctrl-C: no process is left behind."""

    def __init__(self, games: int) -> None:
        super().__init__(f"interrupted after {games} games")
        self.games = games


def simulate(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Options | None = None,
    cards: CardTable | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    by: Sequence[str] = (),
) -> Report:
    """Play many games between bots, which change seats from game to game.

    >>> from tatami.games import find_game
    >>> report = simulate(find_game("crazy_eights"), 2, 10, ["steady", "random"], processes=1)
    >>> report.rates["bot"]["steady"].games
    10
    """
    plan = make_plan(game, seats, games, bots, seed, options, cards, by)
    count = cores() if processes is None else processes
    if count < 1:
        raise BadInput(f"--processes must be at least 1, not {count}")
    begun = time.perf_counter()
    tally = Tally()
    try:
        with closing(parts(plan, min(count, games))) as played:
            for part in played:
                tally.add(part)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        raise Interrupted(tally.games) from None
    return report_on(plan, tally, time.perf_counter() - begun)


def make_plan(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    options: Options | None,
    cards: CardTable | None,
    by: Sequence[str],
) -> Plan:
    """Check everything before the first game is played."""
    game.check_seats(seats)
    if not 1 <= games <= MOST_GAMES:
        raise BadInput(f"--games must be 1 to {MOST_GAMES}, not {games}")
    if not bots:
        raise BadInput("at least one bot is needed")
    for name in bots:
        make_bot(game, name)
    chosen = game.options.read({}, seats) if options is None else options
    table = game.read_cards(None) if cards is None else cards
    plan = Plan(game, seats, games, tuple(bots), seed, chosen, table, tuple(dict.fromkeys(by)))
    check_groups(plan)
    return plan


def check_groups(plan: Plan) -> None:
    game = plan.game
    state = game.start(plan.seats, plan.options, game.load_cards(plan.cards), Rng.fast(plan.seed))
    known = game.labels(state) if plan.by and game.labels is not None else {}
    for group in plan.by:
        if not known:
            raise BadInput(f"{game.name} has no groups but seat and bot: leave out --by {group}")
        if group not in known:
            raise one_of("group", group, sorted(known))


def parts(plan: Plan, processes: int) -> Generator[Tally, None, None]:
    size = max(1, min(LARGEST_CHUNK, plan.games // (processes * CHUNKS_EACH)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if processes == 1:
        return (play_games(plan, chunk) for chunk in chunks)
    return in_processes(plan, chunks, processes)


def report_on(plan: Plan, tally: Tally, seconds: float) -> Report:
    decisions = tally.all_decisions()
    return Report(
        game=plan.game.name,
        rules=plan.game.version,
        cards=plan.cards.digest,
        players=plan.seats,
        games=tally.games,
        options=plan.options.words(),
        bots=list(plan.bots),
        seed=plan.seed,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds > 0 else 0.0,
        length=Length(spread(tally.decisions), spread(tally.plays) if tally.plays else None),
        rates=tally.rates(plan.seats),
    )


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
