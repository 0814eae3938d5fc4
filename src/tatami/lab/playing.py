"""One simulated game after the other, in one process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tatami.bots import RandomBot, make_bot
from tatami.core.bot import Bot
from tatami.core.cardtable import CardTable
from tatami.core.game import Game, winners
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.core.state import State, playout
from tatami.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated. It goes to every process."""

    game: Game
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: Options
    cards: CardTable
    by: tuple[str, ...]  # groups of `game.labels` to report


def line_up(bots: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where in a game: round the table in order, one seat further each game.

    >>> line_up(["a", "b"], 3, 0), line_up(["a", "b"], 3, 1)
    (['a', 'b', 'a'], ['b', 'a', 'a'])
    """
    ring = [bots[place % len(bots)] for place in range(max(seats, len(bots)))]
    return [ring[(seat + number) % len(ring)] for seat in range(seats)]


def play_games(plan: Plan, numbers: range) -> Tally:
    """The games of these numbers; game i follows from (seed, i) alone."""
    tally = Tally()
    box = plan.game.load_cards(plan.cards)
    for number in numbers:
        try:
            play_one(plan, box, number, tally)
        except Exception as error:
            error.add_note(f"in game {number} of: tatami simulate {plan.game.name} --seed {plan.seed}")
            raise
    return tally


def play_one(plan: Plan, box: object, number: int, tally: Tally) -> None:
    chance = Rng.fast(plan.seed, number)
    state = plan.game.start(plan.seats, plan.options, box, chance.split())
    names = line_up(plan.bots, plan.seats, number)
    bots = [make_bot(plan.game, name) for name in names]
    decisions = play_out(state, bots, chance)
    tally.count(decisions, getattr(state, "plays", None))  # a game need not count cards played
    won = winners(state.rewards())
    tally.score("seat", [str(seat + 1) for seat in range(plan.seats)], won)
    tally.score("bot", names, won)
    if plan.by and plan.game.labels is not None:
        labels = plan.game.labels(state)
        for group in plan.by:
            tally.score(group, labels[group], won)


def play_out(state: State, bots: list[Bot], chance: Rng) -> int:
    """Let the bots play to the end; how many decisions that took."""
    blind = [type(bot) is RandomBot for bot in bots]  # looks at nothing but what is legal
    if all(blind):
        return playout(state, chance)
    streams = [chance.split() for _ in bots]
    count = 0
    while state.waiting:
        seat = state.actor
        stream = streams[seat]
        if blind[seat]:
            codes = state.legal()
            state.play(codes[stream.below(len(codes))])
        else:
            state.decide(bots[seat].choose(state.imagine(seat, stream), seat, stream))
        count += 1
    return count
