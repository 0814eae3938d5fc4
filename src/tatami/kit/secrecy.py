"""Nobody is sent what he may not know. A world is imagined for a reader and both are played on:
what the reader is sent must stay the same, until he himself learns something that differs."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tatami.core.cards import NONE, Cards
from tatami.core.rng import Rng
from tatami.core.state import Event, State
from tatami.core.view import masked
from tatami.kit.case import MOST_DECISIONS, Broken, Case, any_seat, called, check_position, played, walk
from tatami.kit.sent import shown, told
from tatami.match.secret import packed

WORLDS: Final = 8  # imagined until the same decision is possible in one

Lesson = tuple[tuple[int, ...], int]  # a sort of card, and the kind that one of them turned out to be


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
    learned: list[list[Lesson]] = []
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


def lessons(before: State, after: State, events: list[Event], reader: int) -> list[Lesson]:
    """What the reader got to see by a decision: kinds, each on a card of a sort. Which one of several
    cards of a sort it was, nobody could tell before, so it must not depend on what is hidden."""
    told_of = [masked(event, reader) for event in events]
    cards, seen_before = after.cards, before.cards.seen
    new = [
        (sort_of(before.cards, card), cards.kind[card])
        for card in range(len(cards.kind))
        if cards.seen[card] >> reader & 1 and not seen_before[card] >> reader & 1
    ]
    named = [(sort_of(before.cards, event.card), event.kind) for event in told_of if event.card != NONE]
    return named + sorted(new)


def sort_of(cards: Cards, card: int) -> tuple[int, ...]:
    """All that could be told apart of a card by those who did not see its face."""
    barred = cards.barred[card] if len(cards.barred) else 0
    return cards.zone[card], cards.seen[card], cards.pool[card], barred


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
    case.require(
        world_bytes(truth, reader, stream) == world_bytes(world, reader, stream),
        f"the same knowledge of reader {reader + 1} and the same stream gave two worlds",
    )


def imagined(case: Case, truth: State, reader: int, stream: Rng) -> State:
    """Another truth that the reader cannot tell from this one. It is dealt by the core alone: a game
    that imagines otherwise is asked for a world of its own, and shown up by `compare`."""
    before = packed(truth.save())
    check_world(case, truth, truth.imagine(reader, stream), reader)
    case.require(packed(truth.save()) == before, "imagining has changed the truth")
    return State.imagine(truth, reader, stream)


def check_world(case: Case, truth: State, world: State, reader: int) -> None:
    """A world is a position of the game that agrees with all its reader has seen."""
    check_position(case, world, "in an imagined world")
    kinds, kinds_there, pool = truth.cards.kind, world.cards.kind, truth.cards.pool
    known = [card for card in range(len(kinds)) if truth.cards.seen[card] >> reader & 1]
    case.require(
        all(kinds[card] == kinds_there[card] for card in known), "a world denies a card its reader has seen"
    )
    case.require(
        Counter(zip(pool, kinds, strict=True)) == Counter(zip(pool, kinds_there, strict=True)),
        "a world exchanges cards that nobody could take for one another",
    )


def hidden_decisions_stay_hidden(case: Case) -> None:
    """Two decisions of which a reader is told the same leave him imagining the same."""
    stream = case.stream()
    for step in walk(case):
        codes = step.before.legal()
        other = codes[stream.below(len(codes))]
        reader = stream.below(case.seats + 1)
        if reader != step.seat and other != step.code:
            fork = step.before.clone()
            events = played(fork, other)
            here = everything(case, step.before, step.code, step.after, step.events, reader)
            if here == everything(case, step.before, other, fork, events, reader):
                case.require(
                    world_bytes(step.after, reader, stream) == world_bytes(fork, reader, stream),
                    f"reader {reader + 1} imagines a secret decision of seat {step.seat + 1} as it was",
                )


def everything(
    case: Case, before: State, code: int, after: State, events: list[Event], reader: int
) -> tuple[bytes, bytes, list[Lesson], list[list[int]]]:
    """All that a decision can have taught a reader."""
    return (
        told(case.game, before, code, after, events, reader),
        shown(case.game, after, reader),
        lessons(before, after, events, reader),
        after.cards.save()[1:],
    )


def world_bytes(state: State, reader: int, stream: Rng) -> bytes:
    return packed(state.imagine(reader, stream.clone()).save())
