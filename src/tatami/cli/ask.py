"""Questions before a match: what the command line has left open is asked, numbered."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from rich.console import Console

from tatami.bots import bot_makers
from tatami.cli.common import said, said_if, speech_for, usual_bot, usual_language, usual_seats
from tatami.cli.seats import HUMAN, bot_kind
from tatami.core.game import Game
from tatami.core.words import LANGUAGES, Speech
from tatami.games import all_games

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "es": "Español"}


def pick(out: Console, words: Speech, question: str, choices: Sequence[str], usual: int) -> int:
    """The index of one of the choices; Enter takes the usual one."""
    out.print(f"\n{question}", style="bold")
    for number, choice in enumerate(choices, 1):
        out.print(f"  {number}  {choice}")
    return number_between(out, words, 1, len(choices), usual + 1) - 1


def yes(out: Console, words: Speech, question: str) -> bool:
    """Only a clear yes is one; the end of input is a no."""
    try:
        line = out.input(f"\n{question} ", markup=False).strip().casefold()
    except EOFError:
        return False
    return line != "" and line in said(words, "cli-yes").split()


def number_between(out: Console, words: Speech, low: int, high: int, usual: int) -> int:
    while True:
        try:
            line = out.input(f"[{usual}] > ", markup=False).strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if not line:
            return usual
        if line.isascii() and line.isdigit() and low <= int(line[:9]) <= high:
            return int(line)
        out.print(said(words, "cli-number-please", low=low, high=high), style="red")


def ask_language(asked: Namespace, out: Console) -> None:
    """Put to everybody in a way that everybody understands."""
    words = speech_for(asked)
    usual = LANGUAGES.index(usual_language())
    number = pick(
        out, words, "Language · Sprache · Idioma", [LANGUAGE_NAMES[one] for one in LANGUAGES], usual
    )
    asked.lang = LANGUAGES[number]


def ask_game(asked: Namespace, out: Console) -> Game:
    words = speech_for(asked)
    games = list(all_games().values())
    titles = [said(speech_for(asked, game), "title") for game in games]
    return games[pick(out, words, said(words, "cli-which-game"), titles, len(games) - 1)]


def ask_seats(game: Game, words: Speech, out: Console) -> list[str]:
    """How many, how many of them people, and how good the bots are."""
    fewest, most = game.players
    out.print("\n" + said(words, "cli-how-many", fewest=fewest, most=most), style="bold")
    players = number_between(out, words, fewest, most, usual_seats(game))
    out.print("\n" + said(words, "cli-how-many-people", most=players), style="bold")
    people = number_between(out, words, 0, players, 1)
    if people == players:
        return [HUMAN] * people
    levels = list(bot_makers(game))
    names = [bot_name(words, level) for level in levels]
    level = levels[pick(out, words, said(words, "cli-which-bots"), names, levels.index(usual_bot(game)))]
    return [HUMAN] * people + [bot_kind(game, level)] * (players - people)


def bot_name(words: Speech, level: str) -> str:
    return said_if(words, f"bot-{level}") or said_if(words, f"cli-bot-{level}") or level


def ask_edition(game: Game, options: dict[str, str], words: Speech, out: Console) -> None:
    editions = game.options.choices().get("edition", ())
    if "edition" in options or len(editions) < 2:
        return
    names = [
        said_if(words, f"edition-{one}") or said_if(words, f"cli-edition-{one}") or one for one in editions
    ]
    options["edition"] = editions[pick(out, words, said(words, "cli-which-edition"), names, 0)]
