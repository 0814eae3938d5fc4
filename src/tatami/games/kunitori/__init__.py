"""Kunitori! Brennt die Welt?: 2 to 6 rulers build decks, armies and countries.

What happens in a turn: `rules.py` and the modules it names; printed values: `cards.toml`, read by
`cards.py`, mixed by `mixing.py`; what each reader sees: `view.py`, `reasons.py`, `report.py`;
choices where the sources are unclear: `rulings.md`.
"""

from __future__ import annotations

from tatami.core.game import Game
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.kunitori import (
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


def start(seats: int, chosen: Options, printed: object, rng: Rng) -> State:
    assert isinstance(chosen, options.KunitoriOptions)
    assert isinstance(printed, cards.Printed)
    return rules.start(seats, rng, printed.box(chosen), chosen.switches())


GAME = Game(
    name="kunitori",
    package=__name__,
    version="1",
    players=(2, 6),
    codes=rules_box.CODES,
    hidden=("hands", "decks", "the order of cards laid back"),
    chance=("shuffling", "the first seat", "which general lies on top, if only that one may be bought"),
    options=options.KunitoriOptions,
    read_cards=cards.read_cards,
    load_cards=cards.load_cards,
    start=start,
    zones=view.zones,
    public=view.public,
    prompt=view.prompt,
    notation=notation.notation,
    public_notation=notation.public_notation,
    report=report.report,
    kinds=wording.card_words,
    faces=faces.faces,
    bots={"steady": bot.Steady, "money": bot.Money, "army": bot.Army, "politics": bot.Politics},
    spare=rules_table.SCRAPPED,
    proof=proof.PROOF,
)
