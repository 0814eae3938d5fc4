"""What can be typed after `tatami`."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

import tatami
from tatami.cli import OK, about, records
from tatami.cli.play import play_command
from tatami.cli.simulating import simulate_command
from tatami.core import rng
from tatami.core.errors import BadInput
from tatami.core.words import LANGUAGES

EXAMPLES = """examples:
  tatami play                                       asks for all it needs
  tatami play total_war --players 4                 you against three bots
  tatami play total_war --seats human,human,bot:novice --lang de
  tatami play --resume FILE                         go on with a match
  tatami simulate total_war --players 4 --games 10000 --bots steady,random --by kaiju
"""
MOST_DIGITS = 18


class Parser(argparse.ArgumentParser):
    """Mistakes become `BadInput` instead of a page of usage."""

    def __init__(self, **given: Any) -> None:
        given.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **given)

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (`{self.prog} --help` shows what there is)")


def make_parser() -> Parser:
    parser = Parser(
        prog="tatami",
        description="A table for Japanese card and board games: play, watch, simulate.",
        epilog=EXAMPLES,
    )
    parser.add_argument("--version", action="version", version=version())
    parser.set_defaults(run=lambda _: show_help(parser))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    add_play(commands)
    add_serve(commands)
    add_about(commands)
    add_simulate(commands)
    add_records(commands)
    return parser


def show_help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return OK


def version() -> str:
    how = "plain Python" if str(rng.__file__).endswith(".py") else "compiled"
    return f"tatami {tatami.__version__} ({how})"


def whole(text: str) -> int:
    """A whole number; `int` alone would also take `1_000`, and any length."""
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= MOST_DIGITS):
        raise argparse.ArgumentTypeError(f"a whole number is needed, not {text[:40]!r}")
    return int(text)


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def serve_command(asked: argparse.Namespace) -> int:
    from tatami.cli import serving  # here, since a web server takes long to load

    return serving.serve(asked)


def backup_command(asked: argparse.Namespace) -> int:
    from tatami.cli import serving

    return serving.backup(asked)


def add_serve(commands: Any) -> None:
    serve = commands.add_parser("serve", help="the table in the browser")
    serve.set_defaults(run=serve_command)
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="default 127.0.0.1")
    serve.add_argument("--port", type=whole, default=8000, metavar="N", help="default 8000; 0: a free one")
    serve.add_argument("--database", default="tatami.sqlite", metavar="URL", help="a file, or postgresql://…")
    serve.add_argument("--lan", action="store_true", help="for all computers of this network")
    serve.add_argument("--public-url", default="", metavar="URL", help="what links begin with")
    serve.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help="a further name it goes by"
    )
    serve.add_argument("--behind-proxy", action="store_true", help="believe X-Forwarded-For")
    serve.add_argument(
        "--keep-days", type=whole, default=30, metavar="N", help="keep finished matches (default 30)"
    )
    serve.add_argument(
        "--faults",
        default="tatami-faults",
        metavar="FOLDER",
        help="where failed rules are noted",
    )
    serve.add_argument(
        "--bot-pause", type=float, default=1.0, metavar="X", help="how long bots seem to think (default 1)"
    )
    serve.add_argument("--open", action="store_true", help="open a browser, where there is one")
    serve.add_argument("--log-json", action="store_true", help="log one JSON object a line")
    serve.add_argument("--client", metavar="FOLDER", help="a web client built elsewhere")
    backup = commands.add_parser("backup", help="copy a database while it is being served")
    backup.set_defaults(run=backup_command)
    backup.add_argument("file", metavar="FILE", help="the copy")
    backup.add_argument("--database", default="tatami.sqlite", metavar="FILE", help="what to copy")


def add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play in this terminal, against bots or round one screen")
    play.set_defaults(run=play_command)
    play.add_argument("game", nargs="?", metavar="GAME", help="see `tatami games`")
    play.add_argument("--players", type=whole, metavar="N", help="one human, the others bots")
    play.add_argument("--seats", type=words, metavar="WHO,WHO,…", help="human, bot or bot:LEVEL, one a seat")
    play.add_argument("--seed", type=whole, metavar="N", help="a deal that can be repeated")
    play.add_argument(
        "--record", metavar="FILE", help="where to write the record (default: a folder of your own)"
    )
    play.add_argument("--resume", metavar="FILE", help="go on with the match of a record")
    add_options(play)
    add_language(play)


def add_about(commands: Any) -> None:
    games = commands.add_parser("games", help="which games there are")
    games.set_defaults(run=about.games_command)
    add_language(games)
    for name, run, help_line in (
        ("rules", about.rules_command, "the rules of a game"),
        ("options", about.options_command, "what can be switched in a game"),
        ("cards", about.cards_command, "what is printed on a game's cards, and how we know"),
    ):
        command = commands.add_parser(name, help=help_line)
        command.set_defaults(run=run)
        command.add_argument("game", metavar="GAME")
        add_language(command)
        if name == "cards":
            command.add_argument("--cards", metavar="FILE", help="your own card values")


def add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="many matches between bots, on all cores")
    simulate.set_defaults(run=simulate_command)
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--players", type=whole, metavar="N")
    simulate.add_argument("--games", type=whole, default=1000, metavar="N", help="how many (default 1000)")
    simulate.add_argument("--bots", type=words, metavar="BOT,BOT,…", help="take the seats in turn")
    simulate.add_argument(
        "--seed", type=whole, default=0, metavar="N", help="same seed, same numbers (default 0)"
    )
    simulate.add_argument(
        "--by", type=words, default=[], metavar="GROUP", help="win rates also by, say, kaiju"
    )
    simulate.add_argument("--json", action="store_true", help="the report as JSON")
    simulate.add_argument("--processes", type=whole, metavar="N", help="default: one a core")
    add_options(simulate)
    add_language(simulate)


def add_records(commands: Any) -> None:
    replay = commands.add_parser("replay", help="what happened in a match")
    replay.set_defaults(run=records.replay_command)
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--to", type=whole, metavar="N", help="only the first N decisions")
    replay.add_argument("--seat", type=whole, metavar="N", help="as this seat saw it")
    add_language(replay)
    verify = commands.add_parser("verify", help="whether a record is sound, and its match fairly dealt")
    verify.set_defaults(run=records.verify_command)
    verify.add_argument("file", metavar="FILE")
    add_language(verify)


def add_options(command: Any) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="see `tatami options GAME`"
    )
    command.add_argument("--cards", metavar="FILE", help="your own card values")


def add_language(command: Any) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="default: that of the system, else English")
