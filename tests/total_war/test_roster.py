"""What is known of the box, and what the next match keeps of the last one."""

from __future__ import annotations

from pathlib import Path

from tatami.cli.play import Wish, next_wish
from tatami.core.rng import Rng
from tatami.games.total_war import GAME
from tatami.games.total_war.cards import KAIJU_NAMES
from tatami.games.total_war.options import TotalWarOptions
from tatami.games.total_war.rules import TotalWar
from tatami.match.match import Match
from tatami.match.record import Seat
from tatami.match.secret import secret_from_seed

from .table import Brawl

THANKED = (  # by name, in both books
    "anguirus ebirah kamacuras king_ghidorah kumonga manda mothra rodan gigan king_caesar godzilla"
)


def shipped() -> dict[str, dict[str, object]]:
    document: dict[str, dict[str, object]] = GAME.read_cards(None).document
    return document


def test_the_twelve_kaiju_are_those_thanked_and_zilla() -> None:
    """Sheet 1.1: eleven are thanked, twelve are in the box, and the examples add Zilla."""
    assert sorted([*THANKED.split(), "zilla"]) == list(KAIJU_NAMES)
    assert list(shipped()["kaiju"]) == list(KAIJU_NAMES)


def test_the_box_adds_up() -> None:
    """§2.1, §2.2: 90 battle cards with one Double Hit, 9 buildings, 12 kaiju with two sides."""
    document = shipped()
    counts = {
        section: [entry[0] for _, entry in entries(document[section], "")]
        for section in ("numbers", "extra_damage", "building_numbers", "specials", "buildings")
    }
    buildings = counts.pop("buildings")
    assert sum(int(str(count)) for section in counts.values() for count in section) == 90
    assert sum(int(str(count)) for count in buildings) == 9
    assert document["specials"]["double_hit"] == [1, "rulebook"]
    assert [len(entries(sides, "")) for sides in document["kaiju"].values()] == [6] * 12


def test_plain_numbers_run_from_0_to_10_and_there_are_minus_threes() -> None:
    """§2.2, D16: each number is there, with no -2 and no -1 between."""
    assert list(shipped()["numbers"]) == [str(number) for number in range(11)]
    counts = [entry[0] for entry in shipped()["numbers"].values() if isinstance(entry, list)]
    assert len(counts) == 11
    assert min(counts) > 0
    assert list(shipped()["specials"]) == ["minus_three", "direction", "target", "hit", "double_hit"]


def test_values_that_are_known_are_those_known() -> None:
    """Sheet 1: a life of 7 for Manda, a strength of 2 for Ebirah, one Double Hit, all else our own."""
    known = {
        "kaiju manda normal life": [7, "published"],
        "kaiju ebirah normal strength": [2, "rulebook"],
        "specials double_hit": [1, "rulebook"],
    }
    assert {where: entry for where, entry in entries(shipped(), "") if entry[1] != "house"} == known


def entries(part: object, where: str) -> list[tuple[str, list[object]]]:
    """Every `[value, provenance]` with its place."""
    if isinstance(part, list):
        return [(where.strip(), part)]
    if not isinstance(part, dict):
        return []
    return [found for name, inner in part.items() for found in entries(inner, f"{where} {name}")]


def test_values_of_the_examples_are_in_the_box() -> None:
    """Sheet 1.1: an Extra Damage card of 2 and a building number of 5."""
    assert "2" in shipped()["extra_damage"]
    assert "5" in shipped()["building_numbers"]


def test_hands_are_dealt_by_chance() -> None:
    """§2.7, D24"""
    hands = set()
    for seed in range(20):
        state = GAME.new(3, Rng.fast(seed), TotalWarOptions(kaiju="random"))
        assert isinstance(state, TotalWar)
        hands.add(tuple(sorted(state.cards.kinds_in(state.hand(0)))))
    assert len(hands) > 15


def test_play_runs_clockwise_at_first() -> None:
    """§3.2, §2.7: on the normal side, without points."""
    brawl = Brawl("mothra rodan gigan")
    assert brawl.state.direction == 1
    assert not any(brawl.is_enraged(name) or brawl.points(name) for name in brawl.names)


def test_the_winner_holds_the_king_card_in_the_next_match() -> None:
    """§9.1, sheet 5.21: whoever wins takes it; a match that was left changes nothing."""
    seats = [Seat(name, "human") for name in ("Aoi", "Ben", "Chie")]
    match = Match.begin(GAME, seats, secret=secret_from_seed(3))
    wish = Wish(GAME, ["human"] * 3, {"king": "2"}, GAME.read_cards(None), None, Path("unused"))
    assert next_wish(wish, match).options == {"king": "2"}
    chance = Rng.fast(3)
    while not match.over:
        codes = match.legal(match.actor)
        match.decide(match.actor, codes[chance.below(len(codes))])
    assert len(match.winners) == 1
    assert next_wish(wish, match).options == {"king": str(match.winners[0] + 1)}
