"""Counting cards as anybody at the table can: cards that everybody knew and that were shuffled are
still these cards. The counter sees what the public gallery is sent and keeps its own books."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tatami.core.state import Event, State
from tatami.core.view import masked
from tatami.kit.case import Case, walk


class Shuffled(NamedTuple):
    """Cards that went into a shuffle together, and what is on them in some order."""

    cards: frozenset[int]
    kinds: Counter[int]


class PublicCounter:
    """Follows one match from the gallery. `lost` counts the shuffles of known cards."""

    def __init__(self, case: Case, state: State) -> None:
        self.case = case
        self.known = self.look(state)
        self.groups: list[Shuffled] = []
        self.lost = 0

    def look(self, state: State) -> dict[int, int]:
        """The cards that lie open."""
        zones = self.case.game.view(state, state.seats).zones
        return {card.id: card.kind for zone in zones for card in zone.cards}

    def watch(self, events: list[Event], after: State) -> None:
        """Who was known and no longer is has been shuffled away."""
        known = dict(self.known)
        for event in (masked(event, after.seats) for event in events):
            if event.card >= 0:
                known[event.card] = event.kind
        self.known = self.look(after)
        gone = known.keys() - self.known.keys()
        if gone:
            self.lost += 1
            self.groups = [group for group in self.groups if not group.cards & gone]
            self.groups.append(Shuffled(frozenset(gone), Counter(known[card] for card in gone)))
        self.groups = [group for group in self.groups if stands_alone(after, group.cards)]

    def agrees(self, world: State) -> bool:
        return all(
            Counter(world.cards.kind[card] for card in group.cards) == group.kinds for group in self.groups
        )


def stands_alone(state: State, cards: frozenset[int]) -> bool:
    """Whether nothing unknown was shuffled in, so that counting is possible."""
    pool = state.cards.pool
    pools = {pool[card] for card in cards}
    return all(card in cards for card in range(len(pool)) if pool[card] in pools)


def counting_is_exact(case: Case) -> int:
    """Truth and imagined worlds agree with the counter. How often there was something to count."""
    state = case.deal()
    stream = case.stream()
    counter = PublicCounter(case, state)
    counted = 0
    for step in walk(case):
        counter.watch(step.events, step.after)
        if counter.groups:
            counted += 1
            case.require(counter.agrees(step.after), "cards were shuffled with others nobody was told of")
            world = step.after.imagine(stream.below(case.seats), stream)
            case.require(counter.agrees(world), "an imagined world denies what can be counted in public")
    return counted
