"""A table of Kunitori laid out as an example tells it, and played with lines of notation.

>>> war = War(2, hand={0: "archers copper"}).begin()
>>> war.plays("play archers").match.actions
2
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

from tatami.core.rng import Rng
from tatami.core.words import Speech
from tatami.games.kunitori import GAME
from tatami.games.kunitori import rules_table as at
from tatami.games.kunitori.cards import KIND_NAMES
from tatami.games.kunitori.rules import Kunitori

BOX = Path(__file__).with_name("box.toml")  # the tests' own prices, so that balancing changes none of them
PLACES = {"hand": at.HAND, "deck": at.DECK, "discards": at.DISCARD, "posted": at.POSTED, "walls": at.WALLS}


class War:
    """Each keyword names a place, with the cards of seats (a deck from the top down), or an
    option. What is not named lies in the pool."""

    def __init__(self, seats: int, /, **given: dict[int, str] | str) -> None:
        options = {name: value for name, value in given.items() if isinstance(value, str)}
        chosen = GAME.options.read(options, seats)
        match = GAME.new(seats, Rng.fast(1), chosen, GAME.read_cards(BOX))
        assert isinstance(match, Kunitori)
        self.match = match
        cards = match.cards
        for zone in range(at.HAND, at.ZONES):
            for card in cards.in_zone(zone):
                cards.move(card, at.PILE + cards.kind[card])
        for place, seated in given.items():
            if isinstance(seated, dict):
                for seat, names in seated.items():
                    self.put(PLACES[place] + seat, names)

    def put(self, zone: int, names: str) -> None:
        for name in reversed(names.split()):
            self.match.cards.move(self.match.cards.top[at.PILE + KIND_NAMES.index(name)], zone)

    def begin(self, seat: int = 0) -> Self:
        """This seat begins its turn."""
        self.match.begin_turn(seat)
        return self

    def plays(self, *lines: str) -> Self:
        for line in lines:
            self.match.decide(GAME.parse(self.match, line))
        return self

    def may(self, line: str) -> bool:
        return line in [GAME.notation(self.match, code) for code in self.match.legal()]

    @property
    def actor(self) -> int:
        return self.match.actor

    def holds(self, place: str, seat: int) -> list[str]:
        """The cards there by name, in order of kind."""
        return [KIND_NAMES[kind] for kind in sorted(self.match.cards.kinds_in(PLACES[place] + seat))]

    def deck(self, seat: int) -> list[str]:
        """From the top down."""
        return [KIND_NAMES[kind] for kind in self.match.cards.kinds_in(at.DECK + seat)]

    def in_pool(self, name: str) -> int:
        return self.match.cards.size[at.PILE + KIND_NAMES.index(name)]

    def scrapped(self) -> list[str]:
        return [KIND_NAMES[kind] for kind in self.match.cards.kinds_in(at.SCRAPPED)]

    def empty(self, name: str, but: int = 0) -> Self:
        """Take cards off a pile, onto the scrap."""
        while self.in_pool(name) > but:
            self.match.cards.move(self.match.cards.top[at.PILE + KIND_NAMES.index(name)], at.SCRAPPED)
        return self

    def refused(self, step: str) -> list[tuple[str, str]]:
        """Why something cannot be touched: reasons in English, with their paragraphs."""
        speech = Speech("en", GAME.package)
        prompt = GAME.prompt(self.match, self.match.actor)
        return [(speech.say(one.words), one.section) for one in prompt.refused if one.path[-1] == step]
