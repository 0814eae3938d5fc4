"""Names for the things of Kunitori, as words to be said in any language."""

from __future__ import annotations

from tatami.core.words import Words
from tatami.games.kunitori.cards import KIND_NAMES
from tatami.games.kunitori.rules_box import OWN_KINDS


def card_words(kind: int) -> Words:
    """What an owner has added is numbered: no language has words for it."""
    if kind >= OWN_KINDS:
        return Words("card-added", {"number": kind - OWN_KINDS + 1})
    return Words(f"card-{KIND_NAMES[kind].replace('_', '-')}")


def seat_words(seat: int) -> Words:
    return Words("seat", {"number": seat + 1})
