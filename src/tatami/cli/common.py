"""What all commands share: where words go, and how arguments are read."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from rich.console import Console

from tatami.bots import bot_makers
from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.core.words import LANGUAGES, Arg, Speech, Words

USUAL_SEATS = 4
USUAL_BOT = "steady"
LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Screen(Console):
    """A closed pipe ends the command here as anywhere else."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen() -> Console:
    return Screen(highlight=False, emoji=False, markup=False)


def show_page(text: str, out: Console) -> None:
    """A page of Markdown, laid out."""
    from rich.markdown import Markdown  # here: it takes a third of the time to start, and is seldom needed

    out.print(Markdown(text))


def usual_language() -> str:
    """The language of the locale, or English."""
    for name in LOCALE_VARIABLES:
        language = os.environ.get(name, "").split(":")[0][:2]
        if language:
            return language if language in LANGUAGES else "en"
    return "en"


def speech_for(asked: Namespace, *games: Game) -> Speech:
    return Speech(asked.lang or usual_language(), *(game.package for game in games))


def said(speech: Speech, key: str, **args: Arg) -> str:
    """A text by its key; underscores are arguments' dashes: `said(speech, "cli-won", who=…)`."""
    return speech.say(Words(key, args))


def said_if(speech: Speech, key: str, args: dict[str, Arg] | None = None) -> str | None:
    """The same, or nothing if the game has no such text."""
    name = key.replace("_", "-")
    try:
        return speech.say(Words(name, args or {}))
    except (KeyError, LookupError, ValueError):
        return None


def read_options(given: list[str]) -> dict[str, str]:
    """`name=value` words.

    >>> read_options(["edition=spanish", "king=2"])
    {'edition': 'spanish', 'king': '2'}
    """
    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise BadInput(f"--option takes name=value, such as edition=spanish, not {word!r}")
        if name in options:
            raise BadInput(f"option {name} is given twice: keep one")
        options[name] = value
    return options


def read_cards(game: Game, path: str | None) -> CardTable:
    return game.read_cards(None if path is None else Path(path))


def usual_bot(game: Game) -> str:
    """The level that takes a seat when nothing else is said."""
    makers = list(bot_makers(game))
    return USUAL_BOT if USUAL_BOT in makers else makers[-1]


def usual_seats(game: Game) -> int:
    fewest, most = game.players
    return max(fewest, min(USUAL_SEATS, most))
