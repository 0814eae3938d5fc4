"""What a reader is sent: the bytes that secrecy is about."""

from __future__ import annotations

import msgspec

from tatami.core.game import Game
from tatami.core.state import Event, State
from tatami.core.view import Prompt, View, masked
from tatami.core.words import Words
from tatami.kit.case import called


def view_and_prompt(game: Game, state: State, reader: int) -> tuple[View, Prompt]:
    """What a seat or the gallery (`reader == seats`) is shown and asked."""
    is_asked = reader < state.seats and state.waiting >> reader & 1
    return game.view(state, reader), game.prompt(called(state, reader) if is_asked else state, reader)


def shown(game: Game, state: State, reader: int) -> bytes:
    """All that the reader is sent about a position; what learners are given of it, too."""
    observed = state.observe(reader) if reader < state.seats else []
    return encoded([view_and_prompt(game, state, reader), observed])


def told(game: Game, before: State, code: int, after: State, events: list[Event], reader: int) -> bytes:
    """All that the reader is sent about a decision: its face, the events, and their words."""
    return encoded([game.face(before, code, reader), rows(events, reader), said(game, after, events, reader)])


def said(game: Game, after: State, events: list[Event], reader: int) -> list[Words | None]:
    return [game.tell(after, event, reader) for event in events]


def rows(events: list[Event], reader: int) -> list[list[int]]:
    """The events as this reader saw them, as numbers."""
    seen = [masked(event, reader) for event in events]
    return [[event.verb, event.seat, event.card, event.kind, event.seen, event.a, event.b] for event in seen]


def encoded(sent: object) -> bytes:
    return msgspec.json.encode(sent, order="deterministic")
