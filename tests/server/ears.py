"""Somebody at a table in this process, who remembers every byte he is sent; and a clock set by hand."""

from __future__ import annotations

import json
from typing import Any

from tatami.core.words import Words


class Watch:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Ears:
    def __init__(self, key: str, seat: int) -> None:
        self.key = key
        self.seat = seat
        self.frames: list[bytes] = []
        self.dismissed: Words | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def dismiss(self, why: Words) -> None:
        self.dismissed = why

    def told(self, tell: str) -> list[Any]:
        """All frames of this kind."""
        heard = [json.loads(frame) for frame in self.frames]
        return [frame for frame in heard if frame["tell"] == tell]
