"""What a bot may do wrong, and how it is asked so that this is noticed."""

from __future__ import annotations

from typing import Final

import msgspec

from tatami.core.bot import Bot
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.match.record import one_line

CRASH: Final = "crashed"
ILLEGAL: Final = "illegal"
TAMPER: Final = "tampered"
STALL: Final = "stalled"


class Answer(msgspec.Struct, frozen=True):
    """A decision, or a fault with its message."""

    fault: str = ""
    message: str = ""
    code: int = -1


def ask(bot: Bot, world: State, seat: int, stream: Rng) -> Answer:
    """The bot's answer, or what it did instead."""
    legal = world.legal()
    before = world.save()
    try:
        code = bot.choose(world, seat, stream)
    except (Exception, SystemExit) as error:  # whatever a bot may raise; an interrupt is the host's
        return Answer(CRASH, one_line(error))
    if _changed(world, before):
        return Answer(TAMPER, "it changed the world it was handed, and not a copy of its own")
    if type(code) is not int:
        return Answer(ILLEGAL, f"it answered with {type(code).__name__}, not with a whole number")
    if code not in legal:
        return Answer(ILLEGAL, f"it answered {code}, which is not legal")
    return Answer(code=code)


def _changed(world: State, before: list[list[int]]) -> bool:
    try:
        return world.save() != before
    except Exception:  # what cannot even be saved any more was changed
        return True
