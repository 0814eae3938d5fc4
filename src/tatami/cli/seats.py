"""Who sits where: `human,bot:steady,bot` on the command line, names and kinds in a record."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.bots import bot_makers, make_bot
from tatami.cli.common import said, usual_bot
from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.core.words import Speech
from tatami.match.record import Seat

HUMAN = "human"
BOT = "bot"


def read_seats(game: Game, given: Sequence[str]) -> list[str]:
    """The kinds as records hold them: `human` or `bot:LEVEL`.

    >>> from tatami.games import find_game
    >>> read_seats(find_game("crazy_eights"), ["human", "bot"])
    ['human', 'bot:steady']
    """
    kinds: list[str] = []
    for number, word in enumerate(given, 1):
        who, colon, level = word.partition(":")
        if who == HUMAN and not colon:
            kinds.append(HUMAN)
        elif who == BOT and bool(colon) == bool(level):
            kinds.append(bot_kind(game, level or usual_bot(game)))
        else:
            levels = ", ".join(bot_makers(game))
            raise BadInput(
                f"seat {number} is {word!r}: write human, bot or bot:LEVEL, with LEVEL one of {levels}"
            )
    game.check_seats(len(kinds))
    return kinds


def bot_kind(game: Game, level: str) -> str:
    make_bot(game, level)
    return f"{BOT}:{level}"


def one_human(game: Game, seats: int) -> list[str]:
    game.check_seats(seats)
    return [HUMAN, *[bot_kind(game, usual_bot(game))] * (seats - 1)]


def named(kinds: list[str], words: Speech) -> list[Seat]:
    """Names for a record: `you`, or `player 2` where several people play."""
    people = kinds.count(HUMAN)
    seats: list[Seat] = []
    for number, kind in enumerate(kinds, 1):
        if kind != HUMAN:
            name = kind.removeprefix(f"{BOT}:")
        elif people == 1:
            name = said(words, "cli-you")
        else:
            name = said(words, "cli-player", number=number)
        seats.append(Seat(name, kind))
    return seats


def bot_level(kind: str) -> str | None:
    """The level of a bot's seat; nothing for a person's."""
    return kind.removeprefix(f"{BOT}:") if kind.startswith(f"{BOT}:") else None
