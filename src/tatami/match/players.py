"""The bots at a match: each sees a world imagined from its seat, and nothing else."""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

from tatami.core.cards import NONE
from tatami.core.errors import BadInput
from tatami.match.guard import Guard
from tatami.match.match import Match
from tatami.match.record import Decision
from tatami.match.worker import BotName

BOT: Final = "bot:"  # begins the kind of a seat where a bot sits


class Players:
    """Plays for the seats whose kind is `bot:…`, until people have to decide.

    >>> from tatami.games import find_game
    >>> from tatami.match.record import Seat
    >>> match = Match.begin(find_game("crazy_eights"), [Seat("A", "bot:steady"), Seat("B", "bot:random")])
    >>> with Players(match) as players:
    ...     moves = players.advance()
    >>> match.over
    True
    """

    def __init__(self, match: Match, limit: float | None = None) -> None:
        """`limit` is in seconds a decision; with it each bot thinks in a process of its own."""
        self.match = match
        self.limit = limit
        self.guards: dict[int, Guard] = {}
        for seat, who in enumerate(match.header.seats):
            if who.kind.startswith(BOT):
                self.sit(seat, who.kind.removeprefix(BOT))

    def sit(self, seat: int, bot: BotName) -> None:
        """Let a bot play this seat from now on, also in place of a person or another bot."""
        if not 0 <= seat < self.match.seats:
            raise BadInput(f"there is no seat {seat + 1}: seats are 1 to {self.match.seats}")
        guard = Guard(self.match.setting, bot, self.limit)
        self.leave(seat)
        self.guards[seat] = guard

    def leave(self, seat: int) -> None:
        """Give the seat to a person."""
        if seat in self.guards:
            self.guards.pop(seat).close()

    def next_seat(self) -> int:
        """The bot to be asked next; NONE if only people are waited for."""
        return next((seat for seat in self.match.waiting if seat in self.guards), NONE)

    def choose(self, seat: int) -> int:
        """What the bot there would decide now."""
        world, stream = self.match.imagine(seat)
        return self.guards[seat].choose(world, seat, stream)

    def step(self) -> Decision | None:
        """One decision of one bot; None if only people are waited for."""
        seat = self.next_seat()
        return None if seat == NONE else self.match.decide(seat, self.choose(seat))

    def advance(self) -> list[Decision]:
        """All decisions of bots until only people are waited for."""
        made: list[Decision] = []
        while (decision := self.step()) is not None:
            made.append(decision)
        return made

    def close(self) -> None:
        """End all processes."""
        for guard in self.guards.values():
            guard.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
