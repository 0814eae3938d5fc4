"""Options: presets, single switches, and what is refused."""

from __future__ import annotations

from typing import ClassVar, Literal

import pytest

from tatami.core.errors import BadInput, one_of
from tatami.core.options import Options
from tatami.games import all_games
from tatami.games.crazy_eights.options import CrazyEightsOptions


class Tea(Options, frozen=True, kw_only=True):
    EDITIONS: ClassVar[dict[str, dict[str, str]]] = {"kyoto": {}, "london": {"milk": "first", "cups": "3"}}
    edition: Literal["kyoto", "london"] = "kyoto"
    milk: Literal["none", "first", "last"] = "none"
    cups: int = 1

    def check(self, seats: int) -> None:
        if self.cups > seats:
            raise BadInput(f"{self.cups} cups for {seats}")


def test_an_edition_is_a_preset() -> None:
    assert Tea.read({}, 4) == Tea()
    london = Tea.read({"edition": "london"}, 4)
    assert (london.milk, london.cups, london.edition) == ("first", 3, "london")


@pytest.mark.parametrize(
    "given", [{"edition": "london", "milk": "last"}, {"milk": "last", "edition": "london"}]
)
def test_a_single_switch_wins_over_the_edition_in_any_order(given: dict[str, str]) -> None:
    assert Tea.read(given, 4).milk == "last"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"sugar": "yes"}, "unknown option 'sugar': choose cups, edition or milk"),
        ({"milk": "oat"}, "unknown value for milk 'oat': choose none, first or last"),
        ({"edition": "paris"}, "unknown value for edition 'paris': choose kyoto or london"),
        ({"cups": "two"}, "option cups takes a whole number, not 'two'"),
        ({"cups": "-1"}, "option cups takes a whole number, not '-1'"),
        ({"cups": "²"}, "option cups takes a whole number, not '²'"),
        ({"cups": "5"}, "5 cups for 4"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(given: dict[str, str], why: str) -> None:
    with pytest.raises(BadInput) as refused:
        Tea.read(given, 4)
    assert str(refused.value) == why


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadInput, match="unknown option 'milk': this game has none"):
        CrazyEightsOptions.read({"milk": "last"}, 4)


@pytest.mark.parametrize("name", all_games())
def test_options_survive_being_written_down(name: str) -> None:
    game = all_games()[name]
    seats = game.players[0]
    for option, values in game.options.choices().items():
        for value in values or ("1",):
            chosen = game.options.read({option: value}, seats)
            assert chosen.words()[option] == value
            assert game.options.read(chosen.words(), seats) == chosen


@pytest.mark.parametrize("name", all_games())
def test_every_edition_can_be_chosen_and_sets_what_exists(name: str) -> None:
    options = all_games()[name].options
    choices = options.choices()
    assert set(options.EDITIONS) == set(choices.get("edition", ()))
    for edition, preset in options.EDITIONS.items():
        chosen = options.read({"edition": edition}, all_games()[name].players[0])
        assert {option: getattr(chosen, option) for option in preset} == preset
        assert all(value in choices[option] for option, value in preset.items())


def test_the_usual_message_lists_what_may_be_chosen() -> None:
    assert str(one_of("tea", "x", ["green"])) == "unknown tea 'x': choose green"
    assert str(one_of("tea", "x", ["green", "black"])) == "unknown tea 'x': choose green or black"
