"""What is printed on the cards of a box, and where each value comes from."""

from __future__ import annotations

from tatami.core.cardtable import CardTable
from tatami.core.view import Face
from tatami.games.kunitori.cards import COLUMNS, kind_names
from tatami.games.kunitori.wording import card_words


def faces(table: CardTable) -> list[Face]:
    cards = table.document["cards"]
    found: list[Face] = []
    for kind, name in enumerate(kind_names(cards)):
        printed = {column: cards[name][column] for column in COLUMNS if column in cards[name]}
        facts = {column: value for column, (value, _) in printed.items()}
        provenance = {column: source for column, (_, source) in printed.items()}
        found.append(Face(f"kind:{kind}", cards[name]["family"], card_words(kind), facts, provenance))
    return found
