"""What there is, before anything is played: games, rules, options, cards, help."""

from __future__ import annotations

import re

import pytest

from tatami.bots import bot_makers
from tatami.core.words import LANGUAGES
from tatami.games import all_games, find_game
from tests.cli.terminal import Shell, Terminal

WAR = find_game("total_war")


def test_games_lists_every_game_with_seats_and_bots(shell: Shell) -> None:
    rows = shell.good("tatami games").splitlines()[1:]
    assert [row.split()[0] for row in rows] == list(all_games())
    for row, game in zip(rows, all_games().values(), strict=True):
        assert f" {game.players[0]}–{game.players[1]} " in row
        assert row.rstrip().endswith(", ".join(bot_makers(game)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_come_through_a_pipe_as_they_are_written(shell: Shell, language: str) -> None:
    assert shell.good(f"tatami rules total_war --lang {language}") == WAR.rulebook(language)


def test_rules_are_laid_out_for_a_person(shell: Shell) -> None:
    with Terminal(shell, "rules", "total_war", "--lang", "es", columns=60) as terminal:
        shown = terminal.until_end()
    assert terminal.code == 0
    assert "**" not in shown
    assert "King of Monsters" in shown
    assert max(map(len, shown.splitlines())) <= 60


@pytest.mark.parametrize(
    ("variables", "title"),
    [
        ("LANG=de_AT.UTF-8", "Spiel"),
        ("LANGUAGE=es:en", "Juego"),
        ("LANG=ja_JP.UTF-8", "Game"),
        ("LC_ALL=es_ES.UTF-8 LANG=de_DE.UTF-8", "Juego"),
    ],
)
def test_the_language_is_that_of_the_system(shell: Shell, variables: str, title: str) -> None:
    assert title in shell.good(f"env {variables} tatami games").splitlines()[0]


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_listed_with_all_their_values(shell: Shell, name: str, language: str) -> None:
    told = shell.inside(f"options {name} --lang {language}").out
    choices = find_game(name).options.choices()
    if not choices:
        assert len(told.splitlines()) == 1
    for option, values in choices.items():
        line = next(line for line in told.splitlines() if line.startswith(f"{option} "))
        assert all(value in line for value in values)


def test_options_say_what_an_edition_sets(shell: Shell) -> None:
    told = " ".join(shell.good("tatami options total_war").split())
    assert "counterattack always (default), after_extra, off (spanish)" in told


def test_cards_are_listed_with_where_they_come_from(shell: Shell) -> None:
    told = "\n".join(line.rstrip() for line in shell.good("tatami cards total_war").splitlines())
    assert re.search(r"double_hit +1 r$", told, re.MULTILINE)
    assert "h of our own, p published elsewhere, r rulebook" in told


@pytest.mark.parametrize(
    "command", ["", "play", "simulate", "replay", "verify", "games", "rules", "options", "cards"]
)
def test_every_command_explains_itself(shell: Shell, command: str) -> None:
    told = shell.good(f"tatami {command} --help")
    assert told.startswith(f"usage: tatami {command}".rstrip())


def test_without_a_command_it_explains_itself(shell: Shell) -> None:
    assert shell.good("tatami") == shell.good("tatami --help")


def test_it_can_be_run_as_a_module(shell: Shell) -> None:
    assert shell.good("python -m tatami games") == shell.good("tatami games")
