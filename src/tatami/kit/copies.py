"""A state is plain data: copies share nothing, what was saved comes back, the same decisions lead
to the same match."""

from __future__ import annotations

from typing import Final

import msgspec

from tatami.core.state import State, playout
from tatami.kit.case import Case, called, walk
from tatami.match.secret import packed

SAMPLE: Final = 8  # every so many decisions a copy is played to its end


def clones_share_nothing(case: Case) -> None:
    """A copy is equal, and playing it to its end leaves the original as it was."""
    stream = case.stream()
    for number, step in enumerate(walk(case)):
        before = packed(step.after.save())
        twin = step.after.clone()
        case.require(packed(twin.save()) == before, "a clone is not equal")
        if number % SAMPLE == 0:
            playout(twin, stream)
            case.require(packed(step.after.save()) == before, "playing a clone has changed the original")


def kept_copies_stay(case: Case) -> None:
    """Copies kept at every decision are, at the end of the match, what they were."""
    kept: list[tuple[State, bytes]] = []
    for step in walk(case):
        copy = step.after.clone()
        kept.append((copy, packed(copy.save())))
    for number, (copy, before) in enumerate(kept):
        case.require(packed(copy.save()) == before, f"the copy kept at decision {number + 1} has changed")


def saved_states_return(case: Case) -> None:
    """Save, load and re-run: the same state at each step, and the same step after it."""
    again = case.deal()
    loaded = case.deal(other=1)
    case.require(packed(again.save()) == packed(case.deal().save()), "the same deal comes out differently")
    for step in walk(case):
        loaded.load(restored(step.before))
        case.require(packed(loaded.save()) == packed(step.before.save()), "what was saved does not come back")
        loaded.play(step.code)
        again.call(step.seat)
        again.play(step.code)
        expected = packed(step.after.save())
        case.require(packed(loaded.save()) == expected, "a loaded match goes on differently")
        case.require(packed(again.save()) == expected, "the same decisions led to another state")


def restored(state: State) -> list[list[int]]:
    """What is saved, after a way through a file."""
    return msgspec.json.decode(msgspec.json.encode(state.save()), type=list[list[int]])


def calling_decides_nothing(case: Case) -> None:
    """Who is asked first is all that a call changes."""
    for step in walk(case):
        for seat in range(case.seats):
            if step.after.waiting >> seat & 1:
                other = called(step.after, seat)
                other.call(step.after.actor)
                case.require(
                    packed(other.save()) == packed(step.after.save()), "a call has changed something"
                )
