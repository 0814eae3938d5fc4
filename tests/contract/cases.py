"""Matches for hypothesis to choose: any game, seats, options and deal."""

from __future__ import annotations

from hypothesis import strategies as st

from tatami.core.game import Game
from tatami.games import all_games
from tatami.kit import Case, option_values

GAMES = list(all_games().values())


@st.composite
def cases(draw: st.DrawFn, game: Game) -> Case:
    fewest, most = game.players
    seats = draw(st.integers(fewest, most))
    given = {name: draw(st.sampled_from(values)) for name, values in option_values(game, seats).items()}
    return Case(game, seats, given, draw(st.integers(0, 2**32)))


def name_of(game: Game) -> str:
    return game.name
