"""Crazy Eights, the worked example: as small as a game can be in this house.

It follows the default rules of OpenSpiel's `crazy_eights`, so that the two can be compared
move by move. `docs/adding_a_game.md` walks through this folder.
"""

from __future__ import annotations

from tatami.core.game import Game
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.crazy_eights import bot, cards, options, proof, rules, view


def start(seats: int, options: Options, box: object, rng: Rng) -> State:
    return rules.start(seats, rng)


GAME = Game(
    name="crazy_eights",
    package=__name__,
    version="1",
    players=(2, 15),
    codes=rules.CODES,
    hidden=("hands", "the stock"),
    chance=("the dealer", "shuffling"),
    options=options.CrazyEightsOptions,
    read_cards=cards.read_cards,
    load_cards=cards.load_cards,
    start=start,
    zones=view.zones,
    public=view.public,
    prompt=view.prompt,
    notation=view.notation,
    report=view.report,
    kinds=cards.card_words,
    faces=cards.faces,
    bots={"steady": bot.Steady},
    spare=rules.STOCK,
    proof=proof.PROOF,
)
