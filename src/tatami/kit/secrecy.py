"""Nobody is sent what he may not know. A world is imagined for a reader and both are played on:
what the reader is sent must stay the same, until he himself learns something that differs."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tatami.core.rng import Rng
from tatami.core.state import Event, State
from tatami.core.view import masked
from tatami.kit.case import MOST_DECISIONS, Broken, Case, any_seat, called, played, waiting_seats
from tatami.kit.sent import shown, told
from tatami.match.secret import packed

WORLDS: Final = 8  # imagined until the same decision is possible in one

Learned = list[tuple[int, int]]  # cards, and what turned out to be printed on them


def nothing_hidden_is_sent(case: Case) -> None:
    """Non-interference, at rest and forwards; and worlds follow from knowledge and stream alone."""
    stream = case.stream()
    truth = case.deal()
    doubt = Doubt(case, truth, stream)
    for _ in range(MOST_DECISIONS):
        if not truth.waiting:
            return
        here = called(truth, any_seat(truth, stream))
        codes = here.legal()
        code = codes[stream.below(len(codes))]
        there = doubt.where_possible(truth, here, code)
        if there is None:
            truth.call(here.actor)
            truth.play(code)
        elif not learns_otherwise(case, (truth, here), (doubt.world, there), code, doubt.reader):
            compare(case, truth, doubt.world, doubt.reader, stream)
            continue
        doubt = Doubt(case, truth, stream)
    raise Broken(f"the match does not end within {MOST_DECISIONS} decisions ({case})")


class Doubt:
    """A reader drawn by lot, and a world that he cannot tell from the truth."""

    def __init__(self, case: Case, truth: State, stream: Rng) -> None:
        self.case = case
        self.stream = stream
        self.reader = stream.below(case.seats + 1)
        self.world = self.imagined(truth)

    def imagined(self, truth: State) -> State:
        world = imagined(self.case, truth, self.reader, self.stream)
        world.rng = truth.rng.clone()  # chance answers both alike
        compare(self.case, truth, world, self.reader, self.stream)
        return world

    def where_possible(self, truth: State, here: State, code: int) -> State | None:
        """The world, or another one, in which the same seat can decide the same; the world as it
        was just before."""
        for _ in range(WORLDS):
            there = called(self.world, here.actor)
            codes = there.legal()
            self.case.require(
                here.actor != self.reader or codes == here.legal(),
                f"what seat {here.actor + 1} may decide depends on what it cannot know",
            )
            if code in codes:
                return there
            self.world = self.imagined(truth)
        return None


def learns_otherwise(
    case: Case, truth: tuple[State, State], world: tuple[State, State], code: int, reader: int
) -> bool:
    """Decide the same in both; whether the reader learns different things. If not, he is told the same."""
    sent: list[bytes] = []
    learned: list[Learned] = []
    for state, before in (truth, world):
        state.call(before.actor)
        events = played(state, code)
        learned.append(lessons(before, state, events, reader))
        sent.append(told(case.game, before, code, state, events, reader))
    if learned[0] != learned[1]:
        return True
    case.require(
        sent[0] == sent[1],
        f"what reader {reader + 1} is told of decision {code} depends on what he cannot know: "
        f"{sent[0]!r} is {sent[1]!r} in a world he imagined",
    )
    return False


def lessons(before: State, after: State, events: list[Event], reader: int) -> Learned:
    """The cards the reader got to know by a decision, in whatever way."""
    seen = [masked(event, reader) for event in events]
    named = [(event.card, event.kind) for event in seen if event.card >= 0]
    cards = after.cards
    return named + [
        (card, cards.kind[card])
        for card in range(len(cards.kind))
        if cards.seen[card] >> reader & 1 and not before.cards.seen[card] >> reader & 1
    ]


def compare(case: Case, truth: State, world: State, reader: int, stream: Rng) -> None:
    """At rest: the reader is shown the same, public history is the same, and a further world
    imagined in either is the same."""
    one, other = shown(case.game, truth, reader), shown(case.game, world, reader)
    case.require(
        one == other,
        f"what reader {reader + 1} is shown depends on what he cannot know: "
        f"{one!r} is {other!r} in a world he imagined",
    )
    case.require(truth.waiting == world.waiting, "who is asked depends on what is hidden")
    case.require(truth.actor == world.actor, "who is asked first depends on what is hidden")
    case.require(
        truth.cards.save()[1:] == world.cards.save()[1:], "the history of cards depends on what is hidden"
    )
    twin = stream.clone()
    case.require(
        packed(truth.imagine(reader, stream.clone()).save()) == packed(world.imagine(reader, twin).save()),
        f"the same knowledge of reader {reader + 1} and the same stream gave two worlds",
    )


def imagined(case: Case, truth: State, reader: int, stream: Rng) -> State:
    """A world of the reader's, which must be a position of the game that agrees with all he sees."""
    before = packed(truth.save())
    world = truth.imagine(reader, stream)
    case.require(packed(truth.save()) == before, "imagining has changed the truth")
    try:
        world.check()
    except AssertionError as error:
        raise Broken(f"an imagined world cannot be: {error} ({case})") from error
    for seat in waiting_seats(world):
        case.require(
            bool(called(world, seat).legal()), f"seat {seat + 1} has no decision in an imagined world"
        )
    kinds, kinds_there, pool = truth.cards.kind, world.cards.kind, truth.cards.pool
    known = [card for card in range(len(kinds)) if truth.cards.seen[card] >> reader & 1]
    case.require(
        all(kinds[card] == kinds_there[card] for card in known), "a world denies a card its reader has seen"
    )
    case.require(
        Counter(zip(pool, kinds, strict=True)) == Counter(zip(pool, kinds_there, strict=True)),
        "a world exchanges cards that nobody could take for one another",
    )
    return world
