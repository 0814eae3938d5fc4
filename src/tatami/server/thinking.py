"""What a bot's process does: `python -m tatami.server.thinking` answers questions on its pipes.

A question is a world imagined from what a seat knows; neither record, secret nor the true state ever
come here. Each question gets a fresh bot, so that nothing is carried from one table to another.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO, Final

import msgspec

from tatami.bots import make_bot
from tatami.core.cardtable import CardTable
from tatami.core.rng import Rng
from tatami.games import all_games, find_game
from tatami.match.course import Setting
from tatami.match.faults import CRASH, Answer, ask
from tatami.match.record import one_line

PATIENT: Final = 10  # how far bots stand back when people are to be served (niceness)
LENGTH: Final = 4  # bytes before each message: how long it is


class Question(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, str]
    document: dict[str, Any] | None  # an owner's card table
    bot: str
    seat: int
    rows: list[list[int]]  # the imagined world
    stream: list[int]


def reply(question: Question) -> Answer:
    try:
        game = find_game(question.game)
        cards = (
            game.read_cards(None)
            if question.document is None
            else CardTable(question.document, shipped=False)
        )
        setting = Setting(game, question.seats, game.options.read(question.options, question.seats), cards)
        world = setting.restore(question.rows)
        return ask(make_bot(game, question.bot), world, question.seat, Rng.load(question.stream))
    except Exception as error:  # whatever making the bot may raise
        return Answer(CRASH, one_line(error))


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "little") + message


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody asks any more. The first answer is to no question: it says that this is ready."""
    say(answers, Answer())
    while head := questions.read(LENGTH):
        body = questions.read(int.from_bytes(head, "little"))
        say(answers, reply(msgspec.json.decode(body, type=Question)))


def say(answers: BinaryIO, answer: Answer) -> None:
    answers.write(framed(msgspec.json.encode(answer)))
    answers.flush()


if __name__ == "__main__":
    all_games()  # what takes long is done before the first question
    os.nice(PATIENT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is the server's affair
    pipe = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    serve(sys.stdin.buffer, pipe)
