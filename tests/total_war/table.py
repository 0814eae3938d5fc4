"""A table of Total War laid out as the book tells it, and played with lines of notation.

>>> brawl = Brawl("mothra godzilla zilla", mothra="10 1 1", godzilla="-3 2 2")
>>> brawl.plays("mothra play 10", "godzilla play -3").announced
7
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

from tatami.core.cards import NONE
from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.core.view import Prompt
from tatami.core.words import Speech, Words
from tatami.games.total_war import GAME
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.cards import KAIJU_NAMES
from tatami.games.total_war.notation import kind_name
from tatami.games.total_war.options import TotalWarOptions
from tatami.games.total_war.rules import TotalWar
from tatami.games.total_war.rules_box import BUILDING, KINDS, KING

KIND = {kind_name(kind): kind for kind in range(KINDS)}
BOX = Path(__file__).with_name("box.toml")  # the tests' own values, so that balancing changes none of them


@cache
def shipped_cards() -> CardTable:
    return GAME.read_cards(None)


@cache
def own_cards() -> CardTable:
    return GAME.read_cards(BOX)


def kinds(cards: str) -> list[int]:
    """Cards by their names in notation: `10 heart-2 site-5 -3 direction`."""
    return [KIND[name] for name in cards.split()]


def key(words: Words) -> str:
    return words.key


class Brawl:
    """`kaiju` sit in this order; a keyword names a kaiju's hand, or an option.

    `cards` are the tests' own unless others are given. `deck` is what will be drawn, first card
    first; the rest of the battle cards lie below it, unless `rest` names another place for them:
    `discards` or `box`. Hands that are not named are filled with low numbers. `damage` is what
    already lies beside kaiju.
    """

    def __init__(
        self,
        kaiju: str,
        *,
        starts: str = "",
        deck: str = "",
        rest: str = "deck",
        discards: str = "",
        open_buildings: str = "",
        buildings: str = "",
        damage: dict[str, str] | None = None,
        turned: str = "",
        enraged: str = "",
        points: dict[str, int] | None = None,
        cards: CardTable | None = None,
        **given: str,
    ) -> None:
        self.names = kaiju.split()
        hands = {name: given.pop(name) for name in self.names if name in given}
        if given.get("king") in self.names:
            given["king"] = str(self.names.index(given["king"]) + 1)
        options = TotalWarOptions.read(given, len(self.names))
        state = GAME.new(len(self.names), Rng.fast(7), options, cards or own_cards())
        assert isinstance(state, TotalWar)
        self.state = state
        self.heard: list[str] = []  # the last decision's events, as the gallery hears them
        self.keys: list[str] = []  # and their keys
        self.announced: int | str | None = None  # the golden rule: what was called out last
        while state.phase == at.CHOOSING:
            state.decide(GAME.parse(state, f"choose {self.names[state.actor]}"))
        self._deal(hands, kinds(deck), kinds(discards), damage or {}, rest)
        self._build(kinds(open_buildings), kinds(buildings), damage or {})
        for name in turned.split():
            state.turned[self.seat(name)] = 1
        for name in enraged.split():
            state.enraged[self.seat(name)] = 1
        for name, score in (points or {}).items():
            state.points[self.seat(name)] = score
        state.begin_round(self.seat(starts or self.names[0]))
        state.events = []

    def _deal(
        self, hands: dict[str, str], top: list[int], discards: list[int], damage: dict[str, str], rest: str
    ) -> None:
        state = self.state
        beside = {name: [kind for kind in kinds(cards) if kind < BUILDING] for name, cards in damage.items()}
        left = Counter({kind: state.box.copies[kind] for kind in range(BUILDING)})
        for cards in [top, discards, *beside.values(), *(kinds(hand) for hand in hands.values())]:
            left.subtract(cards)
        assert min(left.values()) >= 0, "there are not so many of these cards"
        pile = sorted(left.elements())
        wanted: dict[tuple[str, int], list[int]] = {}
        for seat, name in enumerate(self.names):
            if name in hands:
                wanted["hand", seat] = kinds(hands[name])
            else:
                wanted["hand", seat] = [pile.pop(0) for _ in range(3)]
            wanted["damage", seat] = beside.get(name, [])
        wanted["discards", NONE] = discards
        Random(1).shuffle(pile)
        wanted["deck", NONE] = top + pile  # last: it has to give the others their cards first
        GAME.arrange(state, wanted)
        if rest != "deck":
            for card in state.cards.in_zone(at.DECK)[len(top) :]:
                state.cards.move(card, at.BOX if rest == "box" else at.DISCARDS)

    def _build(self, opened: list[int], top: list[int], damage: dict[str, str]) -> None:
        state = self.state
        fallen = [(name, kind) for name, cards in damage.items() for kind in kinds(cards) if kind >= BUILDING]
        left = Counter({kind: state.box.copies[kind] for kind in range(BUILDING, KING)})
        left.subtract(opened + top + [kind for _, kind in fallen])
        assert min(left.values()) >= 0, "there are not so many of these buildings"
        deck = top + sorted(left.elements()) + [kind for _, kind in fallen]
        state.cards.arrange({at.OPEN: opened, at.BUILDINGS: deck}, at.BUILDINGS)
        bottom = state.cards.in_zone(at.BUILDINGS)[len(deck) - len(fallen) :]
        for card, (name, _) in zip(bottom, fallen, strict=True):
            state.cards.move(card, state.damage(self.seat(name)))

    # -- playing -----------------------------------------------------------------------

    def plays(self, *lines: str) -> Brawl:
        """Lines such as `godzilla play 7 +power`: this kaiju is asked, and decides so."""
        state = self.state
        english = Speech("en", GAME.package)
        for line in lines:
            name, decision = line.split(maxsplit=1)
            assert self.asked == name, f"{self.asked} is asked, not {name}"
            code = GAME.parse(state, self._seat_for(decision))
            state.events = []
            state.decide(code)
            state.check()
            self.heard, self.keys = [], []
            for event in state.events:
                words = GAME.tell(state, event, state.seats)
                assert words is not None
                self.keys.append(words.key)
                self.heard.append(english.say(words))
                self._announce(words)
        return self

    def _announce(self, words: Words) -> None:
        if words.key in ("did-play", "did-play-power", "did-king-number"):
            value = words.args["value"]
            assert isinstance(value, int)
            self.announced = value
        elif words.key == "did-play-special":
            blow = words.args["blow"]
            assert isinstance(blow, Words)
            value = blow.args.get("value", blow.key)
            assert not isinstance(value, Words)
            self.announced = value

    def _seat_for(self, decision: str) -> str:
        """`aim godzilla` is a line about a seat."""
        verb, _, thing = decision.partition(" ")
        return f"aim {self.seat(thing) + 1}" if verb == "aim" and thing in self.names else decision

    def may(self, decision: str) -> bool:
        """Whether the one who is asked may take this decision."""
        try:
            GAME.parse(self.state, self._seat_for(decision))
        except BadInput:
            return False
        return True

    # -- looking -----------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The kaiju whose decision it is; empty when the match is over."""
        return self.names[self.state.actor] if self.state.waiting else ""

    @property
    def choices(self) -> list[str]:
        return [GAME.notation(self.state, code) for code in self.state.legal()]

    @property
    def prompt(self) -> Prompt:
        return GAME.prompt(self.state, self.state.actor)

    @property
    def question(self) -> str:
        return self.prompt.question.key

    @property
    def shown_value(self) -> int | str:
        """The blow as everybody sees it on the table."""
        return GAME.view(self.state, self.state.seats).table["value"]

    @property
    def winner(self) -> str:
        return "" if self.state.winner == NONE else self.names[self.state.winner]

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def hand(self, name: str) -> list[str]:
        return self._names(self.state.hand(self.seat(name)))

    def damage(self, name: str) -> list[str]:
        return self._names(self.state.damage(self.seat(name)))

    def holds(self, name: str) -> int:
        return len(self.hand(name))

    def points(self, name: str) -> int:
        return self.state.points[self.seat(name)]

    def is_turned(self, name: str) -> bool:
        return self.state.turned[self.seat(name)] == 1

    def is_enraged(self, name: str) -> bool:
        return self.state.enraged[self.seat(name)] == 1

    def is_alive(self, name: str) -> bool:
        return self.state.is_alive(self.seat(name))

    def zone(self, zone: int) -> list[str]:
        """A zone's cards, from the top down."""
        return [kind_name(kind) for kind in self.state.cards.kinds_in(zone)]

    def _names(self, zone: int) -> list[str]:
        return sorted(self.zone(zone))

    def why(self, *steps: str) -> tuple[str, str]:
        """Why the one who is asked may not: the reason's key and the rulebook's paragraph.

        Steps are cards in hand, kaiju to aim at, or buttons: `("7", "power")`.
        """
        path = [self._thing(step) for step in steps]
        for refusal in self.prompt.refused:
            if refusal.path == path:
                return refusal.words.key, refusal.section
        raise AssertionError(f"{path} is not refused")

    def _thing(self, step: str) -> str:
        if step in self.names:
            return f"seat:{self.seat(step)}"
        if step not in KIND or step == "king":
            return f"button:{step}"
        held = self.state.cards.in_zone(self.state.hand(self.state.actor))
        return next(f"card:{card}" for card in held if self.state.cards.kind[card] == KIND[step])


def all_kaiju(seats: int) -> str:
    """As many kaiju as seats, in the order of the alphabet."""
    return " ".join(KAIJU_NAMES[:seats])
