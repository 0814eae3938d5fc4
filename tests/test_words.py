"""All words in all languages: the same messages with the same variables, and none that nobody says."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax.ast import Comment, GroupComment, Message, Pattern, ResourceComment, VariableReference
from fluent.syntax.visitor import Visitor

from tatami.bots import bot_makers
from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.core.words import LANGUAGES, Speech, Words
from tatami.games import all_games, find_game

SOURCES = Path(__file__).resolve().parent.parent / "src" / "tatami"
BROWSER = SOURCES.parents[1] / "web" / "src"
PACKAGES = ("tatami", *(game.package for game in all_games().values()))
COMMENTS = (Comment, GroupComment, ResourceComment)


class Variables(Visitor):
    """Collects the names of all variables under a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


@cache
def entries(package: str, language: str) -> list[tuple[str, frozenset[str]]]:
    """Every message with its variables, in the order of the file."""
    text = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, COMMENTS):
            continue
        assert isinstance(entry, Message), f"{package}, {language}: cannot be read: {str(entry)[:60]}"
        assert entry.value is not None, f"{package}, {language}: {entry.id.name} has no text"
        found.append((entry.id.name, frozenset(variables(entry.value))))
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_in_the_same_order(package: str, language: str) -> None:
    english = [key for key, _ in entries(package, "en")]
    assert [key for key, _ in entries(package, language)] == english
    assert [key for key, count in Counter(english).items() if count > 1] == []


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(package: str, language: str) -> None:
    english = dict(entries(package, "en"))
    differing = {key: names ^ english[key] for key, names in entries(package, language)}
    assert {key: set(names) for key, names in differing.items() if names} == {}


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_a_game_does_not_speak_over_the_general_words(package: str) -> None:
    assert {key for key, _ in entries(package, "en")} & {key for key, _ in entries("tatami", "en")} == set()


# -- what the code says ----------------------------------------------------------------------


def code_of(package: str) -> list[ast.Module]:
    """The package's own modules; the general words may be said by all."""
    folder = SOURCES.joinpath(*package.split(".")[1:])
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]


def said_outright(modules: list[ast.Module]) -> set[str]:
    """Every literal: a superset of the keys that are said."""
    nodes = (node for module in modules for node in ast.walk(module))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def said_in_the_browser() -> tuple[frozenset[str], tuple[str, ...]]:
    """Keys of the client's own words: those written out, and the beginnings of those put together."""
    files = [path for ending in ("svelte", "ts") for path in BROWSER.rglob(f"*.{ending}")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    told = re.findall(r'\bt\(\s*"([^"]+)"|"web-([a-z-]+)"', code)
    listed = re.findall(r'"(key-[a-z-]+)"', code)
    outright = {f"web-{key}" for keys in told for key in keys if key} | {f"web-{key}" for key in listed}
    return frozenset(outright), tuple(f"web-{start}" for start in re.findall(r"\bt\(`([a-z-]+)\$\{", code))


def said_of_things(game: Game) -> set[str]:
    """Keys that are put together from the names of what a game has."""
    keys: set[str] = set()
    fewest, _ = game.players
    crowned = {"king": "1"} if "king" in game.options.choices() else {}
    for seed in range(3):
        keys |= said_in_a_match(game, game.new(fewest, Rng.fast(seed), game.options.read(crowned, fewest)))
    for option, values in game.options.choices().items():
        keys |= {f"option-{option}"} | {f"{option}-{value}" for value in values}
    for name in (*bot_makers(game), *game.options.EDITIONS):
        keys |= {f"bot-{name}", f"cli-bot-{name}", f"edition-{name}", f"cli-edition-{name}"}
    keys |= {f"printed-{fact}" for face in game.printed(game.read_cards(None)) for fact in face.facts}
    return {key.replace("_", "-") for key in keys}


def said_in_a_match(game: Game, state: State) -> set[str]:
    """Of facts, zones, things to touch and cards, in a match of random decisions."""
    chance = Rng.fast(1)
    keys = keys_in(*(game.kinds(kind) for kind in set(state.cards.kind)))
    while state.waiting:
        view = game.view(state, 0)
        facts = {*view.table, *(name for player in view.players for name in player)}
        keys |= {f"fact-{name}" for name in facts} | {f"zone-{zone.name}" for zone in view.zones}
        for told in (view.table, *view.players):
            keys |= {f"{name}-{value}" for name, value in told.items()}
            keys |= {f"cli-{name}-{value}" for name, value in told.items()}
        prompt = game.prompt(state, state.actor)
        paths = [one.path for one in prompt.choices] + [one.path for one in prompt.refused]
        keys |= {step.replace(":", "-") for path in paths for step in path}
        codes = state.legal()
        state.play(codes[chance.below(len(codes))])
    return keys


def keys_in(*words: Words) -> set[str]:
    inner = (arg for one in words for arg in one.args.values() if isinstance(arg, Words))
    found = {one.key for one in words}
    for arg in inner:
        found |= keys_in(arg)
    return found


@pytest.mark.parametrize("name", all_games())
def test_no_words_of_a_game_are_never_said(name: str) -> None:
    game = find_game(name)
    said = said_outright(code_of(game.package)) | said_of_things(game) | {"title", "legend"}
    assert {key for key, _ in entries(game.package, "en")} - said == set()


def test_no_general_words_are_never_said() -> None:
    said = said_outright(code_of("tatami"))
    for game in all_games().values():
        said |= said_of_things(game)
    said |= {f"cli-group-{group}" for group in ("seat", "bot")}
    said |= {f"{before}-{name}" for before in ("cli-from", "refused") for name in said}
    outright, beginnings = said_in_the_browser()
    never = {key for key, _ in entries("tatami", "en")} - said - outright
    assert {key for key in never if not key.startswith(beginnings)} == set()


def test_everything_the_browser_says_has_words() -> None:
    outright, beginnings = said_in_the_browser()
    known = {key for key, _ in entries("tatami", "en")}
    assert len(outright) > 50
    assert outright - known == set()
    assert [start for start in beginnings if not any(key.startswith(start) for key in known)] == []


def refusals() -> list[str]:
    """Keys of the reasons the server gives."""
    found: list[str] = []
    for path in (SOURCES / "server").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                reason = call.args[0] if call.args else None
                if call.func.id in {"Refused", "Closing"} and isinstance(reason, ast.Constant):
                    found.append(f"refused-{reason.value!s}")
    return found


def test_everything_said_outright_has_words() -> None:
    missing = [key for key in refusals() if key not in {key for key, _ in entries("tatami", "en")}]
    for package in PACKAGES:
        known = {key for key, _ in [*entries(package, "en"), *entries("tatami", "en")]}
        modules = (
            code_of(package)
            if package != "tatami"
            else [ast.parse(path.read_text(encoding="utf-8")) for path in (SOURCES / "cli").glob("*.py")]
        )
        for call in (node for module in modules for node in ast.walk(module) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id in {"Words", "said"}:
                keys = [str(arg.value) for arg in call.args[:2] if isinstance(arg, ast.Constant)]
                missing += [key for key in keys if key not in known | {"title"}]
    assert missing == []


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_option_is_explained(name: str, language: str) -> None:
    game = find_game(name)
    speech = Speech(language, game.package)
    for bot in bot_makers(game):
        assert f"bot-{bot}" in speech or f"cli-bot-{bot}" in speech, bot
    for option in game.options.choices():
        assert f"option-{option.replace('_', '-')}" in speech, option


# -- rulebooks -------------------------------------------------------------------------------


def paragraphs(game: Game, language: str) -> list[str]:
    """`1`, `1.1`, `1.2`, …: headings and numbered paragraphs."""
    found = re.findall(r"^## (\d+) |^\*\*(\d+\.\d+)\*\* ", game.rulebook(language), re.MULTILINE)
    return [heading or paragraph for heading, paragraph in found]


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_numbered_alike_without_gaps(name: str, language: str) -> None:
    game = find_game(name)
    numbers = paragraphs(game, language)
    assert numbers == paragraphs(game, "en")
    expected: list[str] = []
    for number in numbers:
        if "." not in number:
            expected.append(str(len([one for one in expected if "." not in one]) + 1))
        else:
            chapter = next(one for one in reversed(expected) if "." not in one)
            inside = [one for one in expected if one.startswith(f"{chapter}.")]
            expected.append(f"{chapter}.{len(inside) + 1}")
    assert numbers == expected
    assert len(numbers) > 5


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_refer_to_the_same_paragraphs_and_switches(name: str, language: str) -> None:
    game = find_game(name)
    for pattern in (r"§(\d+(?:\.\d+)?)", r"`([a-z_]+(?: = [a-z_]+)?)`"):
        mine, english = (Counter(re.findall(pattern, game.rulebook(one))) for one in (language, "en"))
        assert mine == english
    assert set(re.findall(r"§(\d+(?:\.\d+)?)", game.rulebook(language))) <= set(paragraphs(game, language))


@pytest.mark.parametrize("name", all_games())
def test_reasons_name_paragraphs_that_exist(name: str) -> None:
    game = find_game(name)
    numbers = set(paragraphs(game, "en"))
    modules = code_of(game.package)
    sections = {text for text in said_outright(modules) if re.fullmatch(r"\d+\.\d+", text)}
    assert sections
    assert sections <= numbers


@pytest.mark.parametrize("name", all_games())
def test_every_option_stands_in_the_rulebook(name: str) -> None:
    game = find_game(name)
    for option, values in game.options.choices().items():
        for word in (option, *values):
            assert f"`{word}`" in game.rulebook("en"), f"{option}: {word}"


# -- speaking --------------------------------------------------------------------------------


def test_words_are_said_inside_out() -> None:
    card = Words("card", {"rank": Words("rank-10"), "suit": Words("suit-2")})
    speech = Speech("de", "tatami.games.crazy_eights")
    assert speech.say(Words("do-play", {"card": card})) == "Herz Dame spielen"


def test_words_without_a_text_and_texts_without_an_argument_are_errors() -> None:
    speech = Speech("en")
    with pytest.raises(KeyError, match="no words for 'nonsense' in en"):
        speech.say(Words("nonsense"))
    with pytest.raises(FluentReferenceError, match="number"):
        speech.say(Words("seat"))


def test_a_language_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown language 'fr': choose en, de or es"):
        Speech("fr")
    with pytest.raises(BadInput, match="unknown language 'fr'"):
        find_game("total_war").rulebook("fr")
