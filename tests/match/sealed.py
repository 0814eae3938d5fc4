"""Sealed bids: a third party's game in one file, whose secrets are not cards.

Three rounds. Everybody secretly bids part of a purse, in any order; when the last bid is
in all are opened, are paid, and the highest, if it is alone, wins a point.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.bot import Bot
from tatami.core.cards import NONE, Cards
from tatami.core.cardtable import CardTable, read_toml
from tatami.core.errors import BadInput
from tatami.core.game import Game, PublicFacts, asked
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.core.state import Event, State
from tatami.core.view import Choice, Prompt, ZoneSpec
from tatami.core.words import Words

SIGH: Final = 10  # codes; below: bid so much
CODES: Final = 11

ROUNDS: Final = 3

SIGHED: Final = 0  # events
BID: Final = 1
OPENED: Final = 2


class SealedBids(State):
    def __init__(self, seats: int, rng: Rng, purse: int) -> None:
        everyone = (1 << (seats + 1)) - 1
        super().__init__(seats, Cards([], 1, (everyone,), seats), rng)
        self.purse = [purse] * seats
        self.bid = [NONE] * seats
        self.sighed = [0] * seats
        self.points = [0] * seats
        self.opened = 0  # rounds

    def await_bids(self) -> None:
        self.waiting = sum(1 << seat for seat in range(self.seats) if self.bid[seat] == NONE)
        self.actor = self.bid.index(NONE)

    def legal(self) -> list[int]:
        if not self.waiting:
            return []
        bids = list(range(self.purse[self.actor] + 1))
        return bids if self.sighed[self.actor] else [*bids, SIGH]

    def play(self, code: int) -> None:
        if code == SIGH:
            self.sighed[self.actor] = 1
            self.tell(SIGHED, self.actor)
        else:
            self.bid[self.actor] = code
            self.tell(BID, self.actor)
        if NONE not in self.bid:
            self.open()
        if self.waiting:
            self.await_bids()

    def open(self) -> None:
        for seat in range(self.seats):
            self.tell(OPENED, seat, NONE, self.bid[seat])
            self.purse[seat] -= self.bid[seat]
        highest = max(self.bid)
        if self.bid.count(highest) == 1:
            self.points[self.bid.index(highest)] += 1
        self.bid = [NONE] * self.seats
        self.sighed = [0] * self.seats
        self.opened += 1
        if self.opened == ROUNDS:
            self.end()

    def standing(self) -> int:
        """Opening bids shows something, though no card."""
        return super().standing() + self.opened

    def rewards(self) -> list[float]:
        return [float(points) for points in self.points]

    def observe(self, seat: int) -> list[int]:
        committed = [int(bid != NONE) for bid in self.bid]
        return [self.bid[seat], self.opened, *self.purse, *self.points, *committed, *self.sighed]

    def forget(self, seat: int, stream: Rng) -> None:
        """Bids of others are drawn anew among those they could have made."""
        for other in range(self.seats):
            if other != seat and self.bid[other] != NONE:
                self.bid[other] = stream.below(self.purse[other] + 1)

    def clone(self) -> SealedBids:
        twin = type(self)(self.seats, self.rng.clone(), 0)
        self.copy_base(twin)
        twin.load_own(self.save_own())
        return twin

    def save_own(self) -> list[list[int]]:
        return [self.purse[:], self.bid[:], self.sighed[:], self.points[:], [self.opened]]

    def load_own(self, rows: list[list[int]]) -> None:
        self.purse, self.bid, self.sighed, self.points = (row[:] for row in rows[:4])
        self.opened = rows[4][0]


class SealedOptions(Options, frozen=True):
    purse: int = 9

    def check(self, seats: int) -> None:
        if self.purse > 9:
            raise BadInput(f"a purse holds up to 9, not {self.purse}")


class Cautious(Bot):
    """Bids one as long as it can."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        return min(1, world.legal()[-1])


def table(state: State) -> SealedBids:
    assert isinstance(state, SealedBids)
    return state


def read_cards(path: Path | None) -> CardTable:
    return CardTable({"bids": 1}, shipped=True) if path is None else CardTable(read_toml(path), shipped=False)


def load_cards(cards: CardTable) -> int:
    if cards.document.keys() != {"bids"}:
        raise BadInput("a table of sealed bids says how much bids count, and nothing else")
    return 0


def start(seats: int, options: Options, box: object, rng: Rng) -> State:
    assert isinstance(options, SealedOptions)
    state = SealedBids(seats, rng, options.purse)
    state.await_bids()
    return state


def zones(state: State) -> list[ZoneSpec]:
    return []


def public(state: State) -> PublicFacts:
    bids = table(state)
    players: list[dict[str, int | str]] = [
        {"purse": bids.purse[seat], "points": bids.points[seat], "has_bid": int(bids.bid[seat] != NONE)}
        for seat in range(bids.seats)
    ]
    return {"round": bids.opened}, players


def prompt(state: State, seat: int) -> Prompt:
    if not asked(state, seat):
        return Prompt(seat, Words("wait"), [], [])
    choices = [Choice(code, [f"bid:{code}"], notation(state, code), Words("bid")) for code in state.legal()]
    return Prompt(seat, Words("ask-bid"), choices, [])


def notation(state: State, code: int) -> str:
    return "sigh" if code == SIGH else f"bid {code}"


def public_notation(state: State, code: int) -> str:
    return "sigh" if code == SIGH else "bid"


def report(state: State, event: Event) -> Words | None:
    who: dict[str, int | str | Words] = {"seat": event.seat}
    if event.verb == OPENED:
        return Words("opened", {**who, "bid": event.a})
    return Words("bid" if event.verb == BID else "sighed", who)


def kinds(kind: int) -> Words:
    return Words("card")


GAME = Game(
    name="sealed_bids",
    package=__name__,
    version="1",
    players=(2, 6),
    codes=CODES,
    hidden=("bids",),
    chance=(),
    options=SealedOptions,
    read_cards=read_cards,
    load_cards=load_cards,
    start=start,
    zones=zones,
    public=public,
    prompt=prompt,
    notation=notation,
    report=report,
    kinds=kinds,
    bots={"cautious": Cautious},
    public_notation=public_notation,
)
