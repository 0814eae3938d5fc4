"""What the peers do in the measured time: each is driven in the fastest way that its public interface offers.

They are imported only when they are asked for: the tests run without RLCard.
"""

from __future__ import annotations

from collections.abc import Callable
from random import random
from typing import Any, Final

from benchmarks.measure import Lap, lap

GAMES: Final = 20  # dealt at a time
SIMULATIONS: Final = 400  # of the search, from one deal
SAMPLE: Final = 4000  # games played to know their mean length
CRAZY_EIGHTS: Final = "crazy_eights(players=4)"


# -- OpenSpiel -------------------------------------------------------------------------


def openspiel_loop() -> Lap:
    """The game in C++, driven from the same interpreted loop as ours."""
    deal = openspiel_dealer()
    return lap(lambda: [deal() for _ in range(GAMES)], lambda states: sum(map(play_out, states)))


def openspiel_rollouts() -> Lap:
    """Simulations of the search in C++: from the deal through its tree, then at random to the end."""
    import pyspiel

    deal = openspiel_dealer()
    mean = sum(play_out(deal()) for _ in range(SAMPLE)) / SAMPLE
    game = pyspiel.load_game(CRAZY_EIGHTS)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)  # rollouts a simulation, seed
    search = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)

    def simulate(state: Any) -> int:
        search.step(state)
        return round(SIMULATIONS * mean)

    return lap(deal, simulate)


def openspiel_dealer() -> Callable[[], Any]:
    """Deals one game after the other. With one deck all outcomes of chance are equally likely."""
    import pyspiel

    game = pyspiel.load_game(CRAZY_EIGHTS)

    def deal() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()  # faster than `chance_outcomes`, which pairs them with odds
            state.apply_action(outcomes[int(random() * len(outcomes))])
        return state

    return deal


def play_out(state: Any) -> int:
    """Random decisions to the end. Which card was drawn is chance's decision and does not count."""
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        codes = state.legal_actions()
        state.apply_action(codes[int(random() * len(codes))])
    return decisions


# -- RLCard ----------------------------------------------------------------------------


def uno_environment() -> Lap:
    """UNO as it is published: an environment that hands out observations."""
    import rlcard

    environments = [rlcard.make("uno", config={"seed": seed}) for seed in range(GAMES)]

    def play(states: list[Any]) -> int:
        decisions = 0
        for environment, state in zip(environments, states, strict=True):
            while not environment.is_over():
                names = state[
                    "raw_legal_actions"
                ]  # faster than numbers, which are looked up and checked again
                state, _ = environment.step(names[int(random() * len(names))], True)
                decisions += 1
        return decisions

    return lap(lambda: [environment.reset()[0] for environment in environments], play)


def uno_rules() -> Lap:
    """The rules beneath it, called from within: nothing is observed."""
    from rlcard.games.uno import Game

    def deal() -> Any:
        game = Game(num_players=4)
        game.init_game()
        return game

    def play(games: list[Any]) -> int:
        decisions = 0
        for game in games:
            table = game.round
            while not table.is_over:
                codes = table.get_legal_actions(game.players, table.current_player)
                table.proceed_round(game.players, codes[int(random() * len(codes))])
                decisions += 1
        return decisions

    return lap(lambda: [deal() for _ in range(GAMES)], play)
