"""A bot in a process of its own, which can be ended when it thinks for too long.

What goes over is the game's name, options, card table and numbers; what comes back is a
small JSON message and never a pickle, since the bot may have had its hands on it.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
from collections.abc import Callable
from math import ceil
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec

from tatami.bots import make_bot
from tatami.core.bot import Bot
from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.games import find_game
from tatami.match.course import Setting
from tatami.match.faults import CRASH, STALL, Answer, ask
from tatami.match.record import one_line

START_LIMIT: Final = 60.0  # seconds for a process to import what it needs
GRACE: Final = 5  # seconds after which a bot whose host has gone ends itself

BotName = str | Callable[[], Bot]  # one of the game's own, or something that makes one


class Question(msgspec.Struct, frozen=True):
    rows: list[list[int]]  # the imagined world
    seat: int
    stream: list[int]


def bot_of(game: Game, bot: BotName) -> Bot:
    return make_bot(game, bot) if isinstance(bot, str) else bot()


class Worker:
    """Starts the process when it is needed, and again after it had to be ended."""

    def __init__(self, setting: Setting, bot: BotName, limit: float) -> None:
        self._limit = limit
        words = setting.options.words()
        self._arguments = (_by_name(setting.game), setting.seats, words, setting.cards, bot, limit)
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    @property
    def pid(self) -> int | None:
        """Of the process that runs now."""
        return None if self._process is None else self._process.pid

    def start(self) -> Answer | None:
        """Have the process ready, so that its start takes no time from the bot; else why not."""
        if self._process is not None and self._process.is_alive():
            return None
        self.close()
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, *self._arguments), daemon=True)
        # An interrupt is the host's affair; until the process can say so itself it inherits the mask.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self._process.start()
        except (AttributeError, TypeError, pickle.PicklingError) as error:
            self.close()
            raise BadInput(f"this bot cannot go into a process of its own: {one_line(error)}") from None
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            theirs.close()
        ready = self._receive(START_LIMIT)
        if ready.fault:
            self.close()
            return ready
        return None

    def ask(self, rows: list[list[int]], seat: int, stream: Rng) -> Answer:
        """The bot's answer, or what it did instead."""
        failure = self.start()
        if failure is not None:
            return failure
        assert self._line is not None
        try:
            self._line.send_bytes(msgspec.json.encode(Question(rows, seat, stream.save())))
        except OSError:
            self.close()
            return Answer(CRASH, "its process has ended")
        return self._receive(self._limit)

    def _receive(self, limit: float) -> Answer:
        """The next message. Afterwards the process waits for a question, or is no more."""
        assert self._line is not None
        try:
            if not self._line.poll(limit):
                self.close()
                return Answer(STALL, f"no answer within {limit:g} seconds")
            return msgspec.json.decode(self._line.recv_bytes(1 << 20), type=Answer)
        except (EOFError, OSError, msgspec.MsgspecError, UnicodeDecodeError):
            self.close()
            return Answer(CRASH, "its process has ended")
        except BaseException:  # interrupted: an answer to come would be taken for the next one
            self.close()
            raise

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            if self._process.pid is not None:
                self._process.kill()
                self._process.join()
            self._process.close()
            self._process = None


def serve(
    line: Connection,
    game: Game | str,
    seats: int,
    options: dict[str, str],
    cards: CardTable,
    bot: BotName,
    limit: float,
) -> None:
    """What the process does: answer questions until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        found = find_game(game) if isinstance(game, str) else game
        setting = Setting(found, seats, found.options.read(options, seats), cards)
        player = bot_of(found, bot)
        line.send_bytes(msgspec.json.encode(Answer()))
        while True:
            question = msgspec.json.decode(line.recv_bytes(), type=Question)
            signal.alarm(ceil(limit) + GRACE)
            answer = ask(player, setting.restore(question.rows), question.seat, Rng.load(question.stream))
            signal.alarm(0)
            line.send_bytes(msgspec.json.encode(answer))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return  # nobody asks any more
    except (Exception, SystemExit) as error:  # whatever making the bot may raise
        line.send_bytes(msgspec.json.encode(Answer(CRASH, one_line(error))))


def _by_name(game: Game) -> Game | str:
    """Registered games go over as their name; others as what can be imported again."""
    try:
        return game.name if find_game(game.name) is game else game
    except BadInput:
        return game
