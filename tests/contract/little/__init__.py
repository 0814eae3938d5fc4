"""High Card: a third party's game, registered nowhere and given to the kit directly.

Twelve cards, two of each number from 0 to 5. Everybody holds two, plays one in turn and draws one
back; the highest alone wins the trick. When the deck is empty, the cards of past tricks are shuffled
to be the deck. Six tricks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.bots.random import RandomBot
from tatami.core.cards import NONE, Cards
from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.game import Game, PublicFacts, asked
from tatami.core.options import Options
from tatami.core.proof import Proof
from tatami.core.rng import Rng
from tatami.core.state import Event, State
from tatami.core.view import Choice, Prompt, Refusal, ZoneSpec
from tatami.core.words import Words

KINDS: Final = 6
CARDS: Final = 12
HAND_SIZE: Final = 2
TRICKS: Final = 6

DECK: Final = 0  # zones
TRICK: Final = 1
PAST: Final = 2
HAND: Final = 3  # + seat

PLAYED: Final = 0  # events
DREW: Final = 1
WON: Final = 2
RESHUFFLED: Final = 3


class HighCard(State):
    """A code is the number of the card that is played."""

    def __init__(self, seats: int, cards: Cards, rng: Rng) -> None:
        super().__init__(seats, cards, rng)
        self.points = [0] * seats
        self.leader = 0
        self.tricks = 0

    def deal(self) -> None:
        for card in range(CARDS):
            self.cards.move(card, DECK)
        self.cards.shuffle(DECK, self.rng)
        for seat in range(self.seats):
            for _ in range(HAND_SIZE):
                self.cards.move(self.cards.top[DECK], HAND + seat)
        self.await_seat(0)

    def legal(self) -> list[int]:
        return sorted(set(self.cards.kinds_in(HAND + self.actor))) if self.waiting else []

    def play(self, code: int) -> None:
        seat = self.actor
        self.lay(seat, code)
        if self.cards.size[TRICK] == self.seats:
            self.end_trick()
        else:
            self.await_seat((seat + 1) % self.seats)

    def lay(self, seat: int, kind: int) -> None:
        card = self.cards.pick(HAND + seat, kind)
        self.cards.move(card, TRICK)
        self.tell(PLAYED, seat, card)

    def end_trick(self) -> None:
        kinds = self.cards.kinds_in(TRICK)[::-1]  # in the order of play
        if kinds.count(max(kinds)) == 1:
            winner = (self.leader + kinds.index(max(kinds))) % self.seats
            self.points[winner] += 1
            self.tell(WON, winner)
        for card in self.cards.in_zone(TRICK):
            self.cards.move(card, PAST)
        self.leader = (self.leader + 1) % self.seats
        self.tricks += 1
        if self.tricks == TRICKS:
            self.end()
            return
        for step in range(self.seats):
            self.draw((self.leader + step) % self.seats)
        self.await_seat(self.leader)

    def draw(self, seat: int) -> None:
        if self.cards.size[DECK] == 0:
            self.reshuffle()
        card = self.cards.top[DECK]
        self.cards.move(card, HAND + seat)
        self.tell(DREW, seat, card)

    def reshuffle(self) -> None:
        for card in self.cards.in_zone(PAST):
            self.cards.move(card, DECK)
        self.cards.shuffle(DECK, self.rng)
        self.tell(RESHUFFLED, NONE)

    def rewards(self) -> list[float]:
        return [float(points) for points in self.points]

    def observe(self, seat: int) -> list[int]:
        held = self.cards.kinds_in(HAND + seat)
        return [*(held.count(kind) for kind in range(KINDS)), *self.points, self.leader, self.tricks]

    def clone(self) -> HighCard:
        twin = type(self)(self.seats, self.cards.clone(), self.rng.clone())
        self.copy_base(twin)
        twin.load_own(self.save_own())
        return twin

    def save_own(self) -> list[list[int]]:
        return [self.points[:], [self.leader, self.tricks]]

    def load_own(self, rows: list[list[int]]) -> None:
        self.points = rows[0][:]
        self.leader, self.tricks = rows[1]


def dealt(kind_of_state: type[HighCard], seats: int, rng: Rng) -> HighCard:
    everyone = (1 << (seats + 1)) - 1
    audience = (0, everyone, everyone, *(1 << seat for seat in range(seats)))
    cards = Cards([card % KINDS for card in range(CARDS)], KINDS, audience, seats)
    state = kind_of_state(seats, cards, rng)
    state.deal()
    return state


def start(seats: int, options: Options, box: object, rng: Rng) -> State:
    return dealt(HighCard, seats, rng)


def read_cards(path: Path | None) -> CardTable:
    if path is not None:
        raise BadInput("high_card has no cards to choose")
    return CardTable({"numbers": KINDS}, shipped=True)


def load_cards(table: CardTable) -> None:
    """Nothing to load: the numbers are the kinds."""


def zones(state: State) -> list[ZoneSpec]:
    shared = [ZoneSpec("deck", NONE, DECK), ZoneSpec("trick", NONE, TRICK), ZoneSpec("past", NONE, PAST)]
    return shared + [ZoneSpec("hand", seat, HAND + seat) for seat in range(state.seats)]


def public(state: State) -> PublicFacts:
    assert isinstance(state, HighCard)
    return {"tricks": state.tricks}, [{"points": points} for points in state.points]


def prompt(state: State, seat: int) -> Prompt:
    if not asked(state, seat):
        return Prompt(seat, Words("wait", {"seat": state.actor + 1}), [], [])
    cards = state.cards
    held = cards.in_zone(HAND + seat)
    choices = [
        Choice(
            code,
            [f"card:{next(card for card in held if cards.kind[card] == code)}"],
            notation(state, code),
            Words("do-play", {"card": kinds(code)}),
        )
        for code in state.legal()
    ]
    return Prompt(seat, Words("ask-card"), choices, [Refusal(["zone:deck"], Words("no-draw"), "1.2")])


def notation(state: State, code: int) -> str:
    return f"play {code}"


def report(state: State, event: Event) -> Words | None:
    who = Words("seat", {"number": event.seat + 1})
    if event.verb == RESHUFFLED:
        return Words("did-reshuffle")
    if event.verb == WON:
        return Words("did-win", {"who": who})
    if event.card == NONE:
        return Words("did-draw", {"who": who})
    key = "did-play" if event.verb == PLAYED else "did-draw-card"
    return Words(key, {"who": who, "card": kinds(event.kind)})


def kinds(kind: int) -> Words:
    return Words("card", {"number": kind})


NAMES = {
    PLAYED: "a card is played",
    DREW: "a card is drawn",
    WON: "a trick is won",
    RESHUFFLED: "a reshuffle",
}


def happened(before: State, after: State, events: list[Event]) -> list[str]:
    return [NAMES[event.verb] for event in events]


PROOF = Proof(
    cards=lambda seats: CARDS,
    golden=((2, {}), (3, {})),
    decisions=lambda state: range(KINDS),
    named=tuple(NAMES.values()),
    happened=happened,
)

GAME = Game(
    name="high_card",
    package=__name__,
    version="1",
    players=(2, 3),
    codes=KINDS,
    hidden=("hands", "the deck"),
    chance=("shuffling",),
    options=Options,
    read_cards=read_cards,
    load_cards=load_cards,
    start=start,
    zones=zones,
    public=public,
    prompt=prompt,
    notation=notation,
    report=report,
    kinds=kinds,
    bots={"any": RandomBot},
    spare=DECK,
    proof=PROOF,
)
