"""A bot that can do no harm: whatever it does, a legal decision comes out."""

from __future__ import annotations

from collections import Counter
from types import TracebackType
from typing import Final, Self

from tatami.bots import make_bot
from tatami.core.bot import Bot
from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.match.course import Setting
from tatami.match.faults import ILLEGAL, Answer, ask
from tatami.match.worker import BotName, Worker, bot_of

LONGEST: Final = 86_400  # seconds: a day


class Guard(Bot):
    """Asks a bot, counts what it does wrong, and then draws a legal decision in its place.

    With a limit (in seconds a decision) the bot thinks in a process of its own: close the
    guard, or use it in a `with`. `bot` is the name of one of the game's bots, or something
    that makes one; with a limit it must be importable, such as a class in a module.
    """

    def __init__(self, setting: Setting, bot: BotName, limit: float | None = None) -> None:
        if isinstance(bot, str):
            make_bot(setting.game, bot)  # refuses an unknown name now, not in the middle of a match
        if limit is not None and not 0 < limit <= LONGEST:
            raise BadInput(f"a bot's limit is a number of seconds above 0 up to {LONGEST}, not {limit:g}")
        self.faults: Counter[str] = Counter()  # by kind: see `faults.py`
        self.messages: dict[str, str] = {}  # the last one of each kind
        self.worker = None if limit is None else Worker(setting, bot, limit)
        self._bot = bot_of(setting.game, bot) if limit is None else None

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        legal = world.legal()
        spare = stream.clone()
        answer = self._ask(world, seat, stream)
        if not answer.fault and answer.code in legal:
            return answer.code
        fault = answer.fault or ILLEGAL  # a process may claim anything: its code is checked here too
        self.faults[fault] += 1
        self.messages[fault] = answer.message
        return legal[spare.below(len(legal))]

    def _ask(self, world: State, seat: int, stream: Rng) -> Answer:
        if self.worker is not None:
            return self.worker.ask(world.save(), seat, stream)
        assert self._bot is not None
        return ask(self._bot, world, seat, stream)

    def close(self) -> None:
        """End the bot's process, if it has one."""
        if self.worker is not None:
            self.worker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
