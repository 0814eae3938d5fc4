"""The card table (`cards.toml`), what an owner may change, and mixing (§9)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.core.state import playout
from tatami.games.kunitori import GAME
from tatami.games.kunitori.cards import KIND_NAMES, Printed, load_cards
from tatami.games.kunitori.options import KunitoriOptions

OWN_POOL = [*KIND_NAMES[14:]]


def document() -> dict[str, Any]:
    return deepcopy(GAME.read_cards(None).document)


def loaded(changed: dict[str, Any]) -> Printed:
    return load_cards(CardTable(changed, shipped=False))


def mixed(*kinds: str, without: tuple[str, ...] = (), generals: bool = True) -> dict[str, Any]:
    """This game's action cards with some of the first one's, whose values are made up."""
    changed = document()
    families = {"fantastic_castle": "politics", "ninja_clan": "unit", "market": "politics"}
    for name in kinds:
        changed["cards"][name] = {
            "family": families[name],
            "game": "base",
            "copies": [8, "owner"],
            "cost": [5, "owner"],
        }
    if generals:
        changed["cards"]["oda"] = {
            "family": "general",
            "game": "base",
            "copies": [1, "owner"],
            "cost": [6, "owner"],
        }
    changed["pool"] = {"kinds": [name for name in [*OWN_POOL, *kinds] if name not in without]}
    return changed


def test_every_price_says_where_it_comes_from() -> None:
    cards = document()["cards"]
    house = [name for name in KIND_NAMES if cards[name]["cost"][1] == "house"]
    assert len(house) == 12
    assert all(cards[name]["copies"][1] == "rulebook" for name in KIND_NAMES)


def test_prices_that_are_known() -> None:
    cards = document()["cards"]
    known = {
        "maeda": 6,
        "spearmen": 3,
        "archers": 4,
        "cavalry": 5,
        "gunners": 6,
        "false_fort": 2,
        "land_breaker": 7,
        "warning": 2,
        "trap": 3,
        "counterstroke": 3,
        "monk": 3,
        "ninja": 4,
        "beauty": 3,
    }
    assert {name: cards[name]["cost"][0] for name in known} == known


def test_the_generals_of_the_german_edition_and_of_the_english() -> None:
    printed = loaded(document())
    german = printed.box(KunitoriOptions.read({"edition": "german"}, 2))
    english = printed.box(KunitoriOptions.read({"edition": "english"}, 2))
    fort, ishida, gunners = (KIND_NAMES.index(name) for name in ("false_fort", "ishida", "gunners"))
    assert (german.draw[fort], german.action[fort], german.deployable >> gunners & 1) == (1, 0, 0)
    assert (english.draw[fort], english.action[fort], english.deployable >> gunners & 1) == (0, 1, 1)
    assert (german.money[ishida], english.money[ishida]) == (1, 2)


def test_9_the_pool_of_this_game_is_a_mix_that_is_allowed() -> None:
    changed = document() | {"pool": {"kinds": OWN_POOL}}
    assert loaded(changed).values == loaded(document()).values


def test_9_cards_of_the_first_game_drop_in() -> None:
    changed = mixed("fantastic_castle", "ninja_clan", without=("ninja", "harbour"))
    printed = loaded(changed)
    assert printed.values["copies"][KIND_NAMES.index("harbour")] == 0
    state = GAME.new(3, Rng.fast(1), cards=CardTable(changed, shipped=False))
    assert len(state.cards.kind) == 288 - 16 + 16 + 1
    playout(state, Rng.fast(2))
    assert state.waiting == 0


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        (mixed("market", without=("gunners",)), "9.1"),
        (mixed("market", without=("rampart",), generals=False), "9.2"),
        (mixed("market"), "9.3"),
        (mixed("market", without=("warning", "trap", "monk", "beauty")), "9.3"),
        (mixed("fantastic_castle", "ninja_clan", "market", without=("warning", "trap", "beauty")), "9.7"),
        (mixed("market", without=("false_fort",)), "9.5"),
        (mixed("ninja_clan", without=("warning",)), "9.7"),
        (mixed("fantastic_castle", "market", without=("monk", "trap")), "9.6"),
        (mixed("market", without=("castle_town",)), "9.8"),
    ],
)
def test_9_a_mix_that_breaks_a_condition_names_it(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=rf"§{why}\)"):
        loaded(changed)


def test_9_4_three_kinds_of_strategy_cards() -> None:
    changed = mixed("market", "fantastic_castle", without=("warning", "trap", "counterstroke", "beauty"))
    for name in ("one", "two"):
        changed["cards"][name] = dict(changed["cards"]["market"])
        changed["pool"]["kinds"].append(name)
    with pytest.raises(BadInput, match=r"9\.4"):
        loaded(changed)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("cards", "gold", "cost"), [6], "gold cost is written"),
        (("cards", "gold", "cost"), [-1, "owner"], "whole number from 0 to 99"),
        (("cards", "gold", "cost"), [6, "guessed"], "provenance of gold cost"),
        (("cards", "gold", "family"), "unit", "gold is not of the family unit"),
        (("cards", "gold", "speed"), [6, "owner"], "field of gold"),
        (("cards", "copper", "copies"), [30, "owner"], "there are at least 36 of copper"),
        (("treasure",), {}, "section"),
        (("pool",), {"kinds": "all"}, "needs a list"),
        (("pool",), {"kinds": ["maeda"]}, "kind in"),
    ],
)
def test_a_mistake_in_a_table_gets_one_line(path: tuple[str, ...], value: object, message: str) -> None:
    changed = document()
    place = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(BadInput, match=message) as said:
        loaded(changed)
    assert "\n" not in str(said.value)


def test_a_card_that_is_missing_is_named() -> None:
    changed = document()
    del changed["cards"]["gold"]
    with pytest.raises(BadInput, match="gold is missing"):
        loaded(changed)


def test_an_added_treasure_is_refused() -> None:
    changed = document()
    changed["cards"]["jade"] = {"family": "treasure", "copies": [1, "owner"], "cost": [1, "owner"]}
    with pytest.raises(BadInput, match=r"§9\.1"):
        loaded(changed)
