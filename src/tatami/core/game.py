"""What a game declares about itself: one record that everything else is built on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from tatami.core.bot import Bot
from tatami.core.cards import NONE
from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput, one_of
from tatami.core.options import Options
from tatami.core.proof import Proof
from tatami.core.rng import Rng
from tatami.core.state import Event, State
from tatami.core.view import Face, Prompt, Shown, Sight, View, ZoneSpec, masked, show_zone
from tatami.core.words import LANGUAGES, Words

PublicFacts = tuple[dict[str, int | str], list[dict[str, int | str]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A registered game. Its folder fills this in; see `games/crazy_eights/__init__.py`.

    The callables with a state never change it.
    """

    name: str
    package: str  # where `text/` and `rulebook/` lie
    version: str  # of the rules: changes whenever a record would play differently
    players: tuple[int, int]  # fewest, most
    codes: int  # size of the action space
    hidden: tuple[str, ...]  # what seats may not see of each other
    chance: tuple[str, ...]  # where chance comes in
    options: type[Options]
    read_cards: Callable[[Path | None], CardTable]  # the shipped table, or an owner's file
    load_cards: Callable[[CardTable], object]  # checked, as the rules want it
    start: Callable[[int, Options, object, Rng], State]  # set-up
    zones: Callable[[State], list[ZoneSpec]]
    public: Callable[[State], PublicFacts]  # facts of the table, and of each player
    prompt: Callable[[State, int], Prompt]
    notation: Callable[[State, int], str]  # a line for a code, its owner's face
    report: Callable[[State, Event], Words | None]  # an event as its reader saw it
    kinds: Callable[[int], Words]  # what a card of a kind is called
    bots: Mapping[str, Callable[[], Bot]]
    public_notation: Callable[[State, int], str] | None = None  # where others may see less
    labels: Callable[[State], dict[str, list[str]]] | None = None  # groups for statistics
    faces: Callable[[CardTable], list[Face]] | None = None  # what is printed, where it is more than a name
    hand_on: Callable[[State], dict[str, str]] | None = None  # options the next match takes from this one
    spare: int = 0  # the zone `arrange` takes cards from and gives them to
    proof: Proof | None = None  # for the conformance kit; a registered game has one

    def check_seats(self, seats: int) -> None:
        fewest, most = self.players
        if not fewest <= seats <= most:
            raise BadInput(f"{self.name} is for {fewest} to {most} players, not {seats}")

    def new(
        self, seats: int, rng: Rng, options: Options | None = None, cards: CardTable | None = None
    ) -> State:
        """A match ready for its first decision.

        >>> from tatami.games import find_game
        >>> find_game("crazy_eights").new(4, Rng.fast(1)).seats
        4
        """
        self.check_seats(seats)
        chosen = self.options() if options is None else options
        table = self.read_cards(None) if cards is None else cards
        return self.start(seats, chosen, self.load_cards(table), rng)

    def view(self, state: State, seat: int) -> View:
        """The table for a seat; `seat == state.seats` is the public gallery.

        >>> from tatami.games import find_game
        >>> game = find_game("crazy_eights")
        >>> hand = game.view(game.new(4, Rng.fast(1)), seat=0).zones[3]
        >>> hand.name, hand.seat, len(hand.cards), hand.hidden  # seat 1's, whose cards seat 0 cannot see
        ('hand', 1, 0, 5)
        """
        return self.sight(state, [seat]).view(seat)

    def sight(self, state: State, readers: list[int], before: Sight | None = None) -> Sight:
        """The table for several readers; with what the same ones had before them, little is made anew."""
        table, players = self.public(state)
        waiting = [each for each in range(state.seats) if state.waiting >> each & 1]
        specs = self.zones(state)
        known: Sequence[Shown | None] = [None] * len(specs) if before is None else before.zones
        zones = [show_zone(state.cards, spec, readers, zone) for spec, zone in zip(specs, known, strict=True)]
        return Sight(self.name, readers, waiting, zones, table, players)

    def face(self, state: State, code: int, seat: int) -> str:
        """The decision the actor is about to take, as this seat may read it: while others may
        still commit, only a game's public notation gets out."""
        if seat == state.actor:
            return self.notation(state, code)
        if self.public_notation is not None:
            return self.public_notation(state, code)
        return self.notation(state, code) if state.waiting == 1 << state.actor else ""

    def parse(self, state: State, line: str) -> int:
        """The code of a line of notation, among the decisions legal now.

        >>> from tatami.games import find_game
        >>> game = find_game("total_war")
        >>> state = game.new(3, Rng.fast(1))
        >>> game.notation(state, game.parse(state, "Choose  Mothra"))
        'choose mothra'
        """
        wanted = " ".join(line.split()).casefold()
        for code in state.legal():
            if self.notation(state, code).casefold() == wanted:
                return code
        raise BadInput(f"{line!r} is not a decision that may be taken now")

    def tell(self, state: State, event: Event, seat: int) -> Words | None:
        """An event in words, as this seat saw it."""
        return self.report(state, masked(event, seat))

    def printed(self, cards: CardTable) -> list[Face]:
        """What is printed on everything there is, for whoever draws it."""
        if self.faces is not None:
            return self.faces(cards)
        kinds = self.new(self.players[0], Rng.fast(0), cards=cards).cards.kind_count
        return [Face(f"kind:{kind}", "card", self.kinds(kind), {}) for kind in range(kinds)]

    def arrange(self, state: State, wanted: dict[tuple[str, int], list[int]]) -> None:
        """Build a position: each named zone, by (name, seat), gets exactly these kinds.

        >>> from tatami.games import find_game
        >>> game = find_game("crazy_eights")
        >>> state = game.new(2, Rng.fast(1))
        >>> game.arrange(state, {("hand", 1): [0, 24]})
        >>> [card.kind for card in game.view(state, 1).zones[3].cards]
        [0, 24]
        """
        numbers = {(spec.name, spec.seat): spec.zone for spec in self.zones(state)}
        for place in wanted:
            if place not in numbers:
                raise BadInput(f"there is no zone {place}: choose from {sorted(numbers)}")
        state.cards.arrange({numbers[place]: kinds for place, kinds in wanted.items()}, self.spare)

    def rulebook(self, language: str) -> str:
        """The rules in our own words, as Markdown."""
        if language not in LANGUAGES:
            raise one_of("language", language, list(LANGUAGES))
        return files(self.package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")


def winners(rewards: list[float]) -> list[int]:
    """The seats with the highest reward: usually one.

    >>> winners([0.0, 3.0, 3.0])
    [1, 2]
    """
    best = max(rewards)
    return [seat for seat in range(len(rewards)) if rewards[seat] == best]


def asked(state: State, seat: int) -> bool:
    """Whether this seat owes a decision."""
    return seat != NONE and seat < state.seats and state.waiting >> seat & 1 == 1
