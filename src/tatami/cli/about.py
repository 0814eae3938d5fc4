"""`tatami games`, `rules`, `options` and `cards`: what there is, before anything is played."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.table import Table
from rich.text import Text

from tatami.bots import bot_makers
from tatami.cli import OK
from tatami.cli.common import read_cards, said, said_if, screen, show_page, speech_for, usual_language
from tatami.core.game import Game
from tatami.core.options import Options
from tatami.core.words import Speech
from tatami.games import all_games, find_game


def grid(*headers: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for header in headers:
        table.add_column(header)
    return table


def games_command(asked: Namespace) -> int:
    words = speech_for(asked)
    heads = ("cli-head-name", "cli-head-game", "cli-head-players", "cli-head-bots")
    table = grid(*(said(words, head) for head in heads))
    for game in all_games().values():
        fewest, most = game.players
        title = said(speech_for(asked, game), "title")
        table.add_row(game.name, title, f"{fewest}–{most}", ", ".join(bot_makers(game)))
    screen().print(table)
    return OK


def rules_command(asked: Namespace) -> int:
    """Rendered for a person, as it is for a pipe."""
    text = find_game(asked.game).rulebook(asked.lang or usual_language())
    out = screen()
    if out.is_terminal:
        show_page(text, out)
    else:
        print(text, end="")
    return OK


# -- options ---------------------------------------------------------------------------


def options_command(asked: Namespace) -> int:
    game = find_game(asked.game)
    words = speech_for(asked, game)
    if not game.options.choices():
        print(said(words, "cli-no-options", game=said(words, "title")))
        return OK
    table = grid(said(words, "cli-head-option"), said(words, "cli-head-values"))
    for name, values in game.options.choices().items():
        cell = Text(option_values(words, game, name, values))
        sentence = said_if(words, f"option-{name}")
        if sentence:
            cell.append(f"\n{sentence}", style="dim")
        table.add_row(Text(name, style="bold"), cell)
    screen().print(table)
    return OK


def option_values(words: Speech, game: Game, name: str, values: tuple[str, ...]) -> str:
    """`always (default), after_extra, off (spanish)`"""
    settled = getattr(defaults(game), name)
    if not values:
        return said(words, "cli-whole-number", default=str(settled))
    named = {settled: [said(words, "cli-default")]}
    for edition, preset in game.options.EDITIONS.items():
        if name in preset and preset[name] != settled:
            named.setdefault(preset[name], []).append(edition)
    return ", ".join(f"{value} ({', '.join(named[value])})" if value in named else value for value in values)


def defaults(game: Game) -> Options:
    return game.options.read({}, game.players[0])


# -- cards -----------------------------------------------------------------------------


def cards_command(asked: Namespace) -> int:
    """Every value with the first letter of where it comes from."""
    game = find_game(asked.game)
    words = speech_for(asked, game)
    document = read_cards(game, asked.cards).document
    out = screen()
    met: set[str] = set()
    for section, content in document.items():
        rows = flat(content, ())
        out.print(Text(section, style="bold"))
        out.print(section_table(rows, met))
        out.print()
    if met:
        legend = ", ".join(f"{name[0]} {said_if(words, f'cli-from-{name}') or name}" for name in sorted(met))
        out.print(Text(said(words, "cli-provenance", legend=legend), style="dim"))
    return OK


def flat(content: Any, path: tuple[str, ...]) -> dict[tuple[str, ...], Any]:
    """A nested table as path → leaf."""
    if not isinstance(content, dict):
        return {path: content}
    rows: dict[tuple[str, ...], Any] = {}
    for key, inner in content.items():
        rows |= flat(inner, (*path, str(key)))
    return rows


def section_table(rows: dict[tuple[str, ...], Any], met: set[str]) -> Table:
    """Deep sections become a matrix, whose columns are the last keys."""
    if all(len(path) < 2 for path in rows):
        table = Table(box=None, show_header=False, padding=(0, 2))
        for path, leaf in rows.items():
            table.add_row(" ".join(path), leaf_text(leaf, met))
        return table
    columns = list(dict.fromkeys(path[-1] for path in rows))
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for header in ("", *columns):
        table.add_column(header)
    for start in dict.fromkeys(path[:-1] for path in rows):
        cells = [
            leaf_text(rows[*start, column], met) if (*start, column) in rows else "" for column in columns
        ]
        table.add_row(" ".join(start), *cells)
    return table


def leaf_text(leaf: Any, met: set[str]) -> Text:
    if isinstance(leaf, list) and len(leaf) == 2 and isinstance(leaf[1], str):
        met.add(leaf[1])
        return Text.assemble(str(leaf[0]), (f" {leaf[1][0]}", "dim"))
    return Text(str(leaf))
