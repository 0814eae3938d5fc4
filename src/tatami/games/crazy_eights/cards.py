"""The deck everybody knows. It has no table of its own to load."""

from __future__ import annotations

from pathlib import Path

from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.view import Face
from tatami.core.words import Words

RANKS = "23456789TJQKA"
SUITS = "CDHS"

STANDARD = CardTable({"deck": "52 cards: 2 to ace in clubs, diamonds, hearts and spades"}, shipped=True)


def read_cards(path: Path | None) -> CardTable:
    if path is not None:
        raise BadInput("crazy_eights is played with ordinary cards: it takes no --cards file")
    return STANDARD


def load_cards(table: CardTable) -> None:
    """Nothing to load: what is printed follows from a card's kind."""


def card_words(kind: int) -> Words:
    return Words("card", {"rank": Words(f"rank-{kind // 4}"), "suit": Words(f"suit-{kind % 4}")})


def faces(table: CardTable) -> list[Face]:
    return [
        Face(f"kind:{kind}", "card", card_words(kind), {"rank": kind // 4, "suit": kind % 4})
        for kind in range(52)
    ]


def card_name(kind: int) -> str:
    """Two letters, suit first, as the yardstick writes them: `H9`.

    >>> card_name(0), card_name(51)
    ('C2', 'SA')
    """
    return SUITS[kind % 4] + RANKS[kind // 4]
