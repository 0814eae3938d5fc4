"""What a seat is sent: views, prompts and the words of events. Secrecy is the default:
cards pass through the masks here, and nothing else of a state is hidden."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from tatami.core.cards import NONE, Cards
from tatami.core.state import Event
from tatami.core.words import Words


class ZoneSpec(msgspec.Struct, frozen=True):
    """A zone of the table by name: `seat` is its owner's, or NONE if shared."""

    name: str
    seat: int
    zone: int


class CardView(msgspec.Struct, frozen=True):
    id: int
    kind: int


class ZoneView(msgspec.Struct, frozen=True):
    """The cards the seat knows, top first, and how many it does not know."""

    name: str
    seat: int
    cards: list[CardView]
    hidden: int


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it. `table` and `players` are public facts."""

    game: str
    seat: int  # the number of seats means: the public gallery
    waiting: list[int]
    zones: list[ZoneView]
    table: dict[str, int | str]
    players: list[dict[str, int | str]]


class Choice(msgspec.Struct, frozen=True):
    """A legal decision: its code, the things to be touched in turn, and what it is called."""

    code: int
    path: list[str]
    notation: str
    words: Words


class Refusal(msgspec.Struct, frozen=True):
    """Something one might try and may not, why, and the paragraph of the rulebook page."""

    path: list[str]
    words: Words
    section: str


class Face(msgspec.Struct, frozen=True):
    """What is printed on something, for whoever draws it: a card (`kind:17`) or another thing
    (`kaiju:manda`). `provenance` says of each fact where it comes from."""

    thing: str
    family: str
    words: Words
    facts: dict[str, int]
    provenance: dict[str, str] = {}


class Prompt(msgspec.Struct, frozen=True):
    """The question a seat is asked. Who is not asked has no choices."""

    seat: int
    question: Words
    choices: list[Choice]
    refused: list[Refusal]


@dataclass(frozen=True, slots=True)
class Shown:
    """A zone: what it holds, and how each reader sees it."""

    held: list[int]
    views: list[ZoneView]


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as several readers see it."""

    game: str
    readers: list[int]
    waiting: list[int]
    zones: list[Shown]
    table: dict[str, int | str]
    players: list[dict[str, int | str]]

    def view(self, reader: int) -> View:
        place = self.readers.index(reader)
        zones = [zone.views[place] for zone in self.zones]
        return View(self.game, reader, self.waiting, zones, self.table, self.players)


def show_zone(cards: Cards, spec: ZoneSpec, readers: list[int], before: Shown | None) -> Shown:
    """The zone for each reader: known cards by kind; of the others only how many. Who knows the same
    cards shares a view; and mostly a zone holds what it held before, and is shown as it was."""
    held = cards.held(spec.zone)
    if before is not None and before.held == held:
        return before
    there = list(zip(held[::3], held[1::3], held[2::3], strict=True))
    masks = set(held[2::3])
    shared: dict[tuple[int, ...], ZoneView] = {}
    views: list[ZoneView] = []
    for reader in readers:
        knows = tuple([mask >> reader & 1 for mask in masks])
        if knows not in shared:
            known = [CardView(card, kind) for card, kind, mask in there if mask >> reader & 1]
            shared[knows] = ZoneView(spec.name, spec.seat, known, len(there) - len(known))
        views.append(shared[knows])
    return Shown(held, views)


def seen(event: Event, seat: int) -> bool:
    """Whether this seat saw all there was to see."""
    return event.card == NONE or event.seen >> seat & 1 == 1


def masked(event: Event, seat: int) -> Event:
    """The event as this seat saw it: an unknown card has neither kind nor number.

    >>> drawn = Event(verb=3, seat=0, card=17, kind=4, seen=0b001, a=0, b=0)
    >>> masked(drawn, 0).kind, masked(drawn, 1).kind
    (4, -1)
    """
    if seen(event, seat):
        return event
    return Event(event.verb, event.seat, NONE, NONE, event.seen, event.a, event.b)
