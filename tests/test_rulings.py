"""Every ruling is shown by tests that exist: each `rulings.md` is read and its tests are looked up."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from tatami.games import all_games

TESTS = Path(__file__).parent
RULING = re.compile(r"^\*\*([A-Z]\d+) [^*]+\.\*\*", re.M)
SHOWN = re.compile(r"`(test_\w+\.py)::(test_\w+)`")
OPTION = re.compile(r"\*Option:\*(.*?)\*Shown by:\*", re.S)
SHIPPED = ("crazy_eights", "kunitori", "total_war")


def rulings(game: str) -> dict[str, str]:
    """The paragraphs by their number, such as `D12`."""
    page = files(all_games()[game].package).joinpath("rulings.md").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for paragraph in page.split("\n\n"):
        if paragraph.startswith("**"):
            number = RULING.match(paragraph)
            assert number, f"not a ruling: {paragraph.splitlines()[0]}"
            assert number[1] not in found, f"{number[1]} stands twice"
            found[number[1]] = paragraph
    return found


def games_with_rulings() -> list[str]:
    return [
        name for name, game in all_games().items() if files(game.package).joinpath("rulings.md").is_file()
    ]


@cache
def names_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_game_of_the_house_has_rulings() -> None:
    assert set(SHIPPED) <= set(games_with_rulings())


@pytest.mark.parametrize("game", games_with_rulings())
def test_every_ruling_says_what_is_built_and_is_shown_by_a_test(game: str) -> None:
    for number, paragraph in rulings(game).items():
        assert "*Built:*" in paragraph, f"{number} does not say what is built"
        built, shown, tests = paragraph.partition("*Shown by:*")
        assert shown, f"{number} is shown by nothing"
        assert SHOWN.search(tests), f"{number} names no test"
        assert not SHOWN.search(built), f"{number} names a test before saying so"


@pytest.mark.parametrize("game", games_with_rulings())
def test_every_test_named_exists(game: str) -> None:
    missing = [
        (number, f"{file}::{test}")
        for number, paragraph in rulings(game).items()
        for file, test in SHOWN.findall(paragraph)
        if test not in names_in(TESTS / game / file)
    ]
    assert missing == []


@pytest.mark.parametrize("game", games_with_rulings())
def test_every_option_named_exists(game: str) -> None:
    """Such as `defeat = exceeds`, or a switch or one of its values alone."""
    choices = all_games()[game].options.choices()
    known = {*choices, *(value for values in choices.values() for value in values)}
    for number, paragraph in rulings(game).items():
        for option in OPTION.findall(paragraph):
            for words in re.findall(r"`([^`]+)`", option):
                name, _, value = " ".join(words.split()).partition(" = ")
                assert name in known, f"{number} speaks of an option {name}"
                values = choices.get(name, ())
                assert not value or value in values or (not values and value.isdigit()), (number, words)


def test_total_war_rules_on_every_difference_and_every_open_question() -> None:
    differences = [f"D{number}" for number in range(1, 26)]
    contradictions = [f"C{number}" for number in range(1, 11)]
    questions = [f"Q{number}" for number in range(1, 24)]
    assert list(rulings("total_war")) == differences + contradictions + questions


def test_every_switch_of_total_war_follows_from_a_ruling() -> None:
    """But for the edition, which is a preset, and the mode, which both books have."""
    page = " ".join(rulings("total_war").values())
    for name in all_games()["total_war"].options.choices():
        assert name in ("edition", "mode") or re.search(rf"`{name}\b", page), f"no ruling speaks of {name}"
