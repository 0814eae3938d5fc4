"""What happens at a table by itself: bots decide, and so does a bot for whoever's time is up.

Nothing happens while nobody is connected. When, follows from public facts (`pace.py`); what a bot
is handed is a world imagined from its seat's knowledge.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from tatami.core.rng import Rng
from tatami.match.match import Match
from tatami.server.asks import usual_level
from tatami.server.live import LiveTable
from tatami.server.pace import pause
from tatami.server.refused import Refused
from tatami.server.thinkers import Thinkers
from tatami.server.thinking import Question

PATIENCE: Final = 0.2  # seconds after which a decision that could not be written is tried again
LOG = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that will be taken by a bot, and when."""

    seat: int
    bot: str
    due: float
    at_once: bool  # a bot's own turn: it thinks during its pause, so that its answer comes when it is due


def next_turn(live: LiveTable) -> Turn | None:
    """The earliest; None if only people without a limit are awaited, or nobody looks on."""
    match = live.match
    if match is None or match.over or live.document.phase != "running" or not live.readers:
        return None
    turns = [turn for seat in match.waiting if (turn := turn_of(live, match, seat)) is not None]
    return min(turns, key=lambda turn: turn.due, default=None)


def turn_of(live: LiveTable, match: Match, seat: int) -> Turn | None:
    bot = live.document.seats[seat].bot
    if bot:
        wait = pause(live.id, live.document.round, match.n) * live.house.settings.pause
        return Turn(seat, bot, live.clocks.since + wait, True)
    deadline = live.clocks.deadline(seat)
    return None if deadline is None else Turn(seat, usual_level(match.game), deadline, False)


async def drive(live: LiveTable, thinkers: Thinkers) -> None:
    """As long as the table is in memory."""
    while True:
        live.changed.clear()
        turn = next_turn(live)
        if turn is not None and (turn.at_once or await is_due(live, turn.due)):
            await take(live, thinkers, turn)
        elif turn is None:
            await live.changed.wait()


async def is_due(live: LiveTable, due: float) -> bool:
    """Wait until then; False if things have changed before."""
    try:
        async with asyncio.timeout(max(0.0, due - live.house.now())):
            await live.changed.wait()
    except TimeoutError:
        return True
    return False


async def take(live: LiveTable, thinkers: Thinkers, turn: Turn) -> None:
    """Ask the bot, and decide what it answers, unless things have moved on meanwhile."""
    match = live.match
    if match is None or turn.seat not in match.waiting:
        return
    n = match.n
    world, stream = match.imagine(turn.seat)
    spare = stream.clone()
    header = match.header
    question = Question(
        header.game,
        match.seats,
        header.options,
        header.document,
        turn.bot,
        turn.seat,
        world.save(),
        stream.save(),
    )
    answer = await thinkers.ask(question)
    while still_on(live, match, n, turn):
        live.changed.clear()
        if await is_due(live, turn.due):
            break
    if not still_on(live, match, n, turn):
        return
    legal = match.legal(turn.seat)
    code = answer.code if not answer.fault and answer.code in legal else legal[spare.below(len(legal))]
    await decide_or_else(live, turn.seat, n, code, spare)


def still_on(live: LiveTable, match: Match, n: int, turn: Turn) -> bool:
    """Whether the bot is still to decide this, at this time."""
    if live.match is not match or match.n != n or match.over or not live.readers:
        return False
    return turn_of(live, match, turn.seat) == turn


async def decide_or_else(live: LiveTable, seat: int, n: int, code: int, spare: Rng) -> None:
    """Where a rule fails another decision is tried, so that one fault does not end the match."""
    tried: set[int] = set()
    while live.match is not None and live.match.n == n:
        try:
            async with live.lock:
                await live.decide(seat, n, code)
            return
        except Refused as refused:
            if refused.words.key != "refused-rule":
                LOG.info("bot.refused", table=live.id, why=refused.words.key)
                await asyncio.sleep(PATIENCE)
                return
        tried.add(code)
        left = [other for other in live.match.legal(seat) if other not in tried]
        if not left:
            LOG.error("bot.stuck", table=live.id, n=n)
            await live.changed.wait()
            return
        code = left[spare.below(len(left))]
