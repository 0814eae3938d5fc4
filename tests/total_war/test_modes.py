"""Rulebook page, section 10: editions and switches."""

from __future__ import annotations

import re

import pytest

from tatami.core.errors import BadInput
from tatami.core.words import LANGUAGES, Speech
from tatami.games.total_war import GAME
from tatami.games.total_war.options import TotalWarOptions
from tatami.games.total_war.rules_box import Switches

DEFAULTS = {
    "edition": "german",
    "mode": "king_of_monsters",
    "kaiju": "choose",
    "draw": "automatic",
    "forced": "off",
    "counterattack": "always",
    "defeat": "reaches",
    "straighten": "player",
    "hit_answers_hit": "on",
    "after_special": "blow",
    "next_starter": "victim",
    "minus_three_power": "off",
    "building_choice": "victim",
    "refill": "round_end",
    "king_extra": "any_step",
    "king": "0",
}


def test_the_german_edition_is_the_default() -> None:
    """§10.1"""
    assert TotalWarOptions().words() == DEFAULTS
    assert TotalWarOptions.read({"edition": "german"}, 3).words() == DEFAULTS


def test_the_spanish_edition_knows_no_counterattack() -> None:
    """§10.1, D2: an edition holds only its differences."""
    spanish = TotalWarOptions.read({"edition": "spanish"}, 3).words()
    assert spanish == DEFAULTS | {"edition": "spanish", "counterattack": "off"}


def test_each_switch_can_be_set_beside_an_edition() -> None:
    """§10.1"""
    chosen = TotalWarOptions.read({"counterattack": "after_extra", "edition": "spanish"}, 3)
    assert chosen.counterattack == "after_extra"


def test_every_switch_is_listed_on_the_rulebook_page() -> None:
    """§10.1, in the three languages: name, and every value."""
    for language in LANGUAGES:
        page = GAME.rulebook(language)
        for name, values in TotalWarOptions.choices().items():
            line = next(line for line in page.splitlines() if line.startswith(f"- `{name}`"))
            assert all(f"`{value}`" in line for value in values), (language, line)


def test_every_switch_is_explained_in_words() -> None:
    for language in LANGUAGES:
        speech = Speech(language, GAME.package)
        assert all(f"option-{name.replace('_', '-')}" in speech for name in TotalWarOptions.choices())


def everything(switches: Switches) -> dict[str, object]:
    """A compiled object has no `__dict__`."""
    return {name: getattr(switches, name) for name in dir(switches) if not name.startswith("_")}


@pytest.mark.parametrize("name", sorted(DEFAULTS))
def test_every_value_changes_the_switches(name: str) -> None:
    """No value is ignored; `edition` is a preset, and `kaiju` is seen at the start."""
    values = TotalWarOptions.choices()[name] or ("0", "1", "2")
    found = [everything(TotalWarOptions.read({name: value}, 3).switches()) for value in values]
    assert all(found[i] != found[k] for i in range(len(found)) for k in range(i))


def test_a_wrong_switch_or_value_says_what_is_right() -> None:
    with pytest.raises(BadInput, match="unknown option 'colour': choose after_special, building_choice"):
        TotalWarOptions.read({"colour": "red"}, 3)
    with pytest.raises(BadInput, match="unknown value for defeat 'maybe': choose reaches or exceeds"):
        TotalWarOptions.read({"defeat": "maybe"}, 3)


def test_pages_are_numbered_alike() -> None:
    """The same paragraphs in the three languages."""
    numbers = [re.findall(r"^\*\*(\d+\.\d+)\*\*", GAME.rulebook(language), re.M) for language in LANGUAGES]
    assert numbers[0] == numbers[1] == numbers[2]
    assert len(numbers[0]) == len(set(numbers[0])) > 40
