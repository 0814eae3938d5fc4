"""What all tables share, and what a socket is to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from tatami.core.game import Game
from tatami.core.words import Words
from tatami.server.settings import Settings
from tatami.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class House:
    """What all tables share."""

    settings: Settings
    store: Store
    games: Callable[[str], Game]
    now: Callable[[], float]


class Reader(Protocol):
    """A socket, as a table sees it."""

    key: str
    seat: int  # what the key opens

    def send(self, frame: bytes) -> None: ...

    def dismiss(self, why: Words) -> None: ...
