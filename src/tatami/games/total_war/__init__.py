"""Godzilla Total War: 3 to 12 kaiju, one pile of blows.

Set-up and turns: `rules.py`; damage and defeat: `rules_damage.py`; what lies where:
`rules_table.py`; kinds, codes and switches: `rules_box.py`; printed values: `cards.toml`;
what each reader sees: `view.py`, `reasons.py`, `report.py`; choices where the books are
unclear: `rulings.md`.
"""

from __future__ import annotations

from tatami.core.game import Game
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.total_war import (
    bot,
    cards,
    faces,
    notation,
    options,
    proof,
    report,
    rules,
    rules_box,
    rules_table,
    view,
    wording,
)


def start(seats: int, chosen: Options, box: object, rng: Rng) -> State:
    assert isinstance(chosen, options.TotalWarOptions)
    assert isinstance(box, rules_box.Box)
    return rules.start(seats, rng, box, chosen.switches())


GAME = Game(
    name="total_war",
    package=__name__,
    version="1",
    players=(3, 12),
    codes=rules_box.CODES,
    hidden=("hands", "the battle deck", "the building deck"),
    chance=("shuffling", "the first seat to choose", "the first seat to play"),
    options=options.TotalWarOptions,
    read_cards=cards.read_cards,
    load_cards=cards.load_cards,
    start=start,
    zones=view.zones,
    public=view.public,
    prompt=view.prompt,
    notation=notation.notation,
    report=report.report,
    kinds=wording.card_words,
    bots={"lowest": bot.Lowest, "novice": bot.Novice, "steady": bot.Steady},
    faces=faces.faces,
    labels=view.labels,
    hand_on=view.hand_on,
    spare=rules_table.DECK,
    proof=proof.PROOF,
)
