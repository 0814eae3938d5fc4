"""A full table: twelve kaiju in the order of the alphabet, and what only so many can bring about."""

from __future__ import annotations

from tatami.core.rng import Rng
from tatami.games.total_war import GAME
from tatami.games.total_war import rules_table as at

from .table import Brawl, all_kaiju


def test_the_last_to_choose_takes_the_kaiju_that_is_left() -> None:
    """§2.7"""
    state = GAME.new(12, Rng.fast(3))
    for _ in range(11):
        state.decide(state.legal()[-1])
    assert [GAME.notation(state, code) for code in state.legal()] == ["choose anguirus"]
    state.decide(state.legal()[0])
    assert GAME.prompt(state, state.actor).question.key == "ask-start"


def test_play_runs_round_both_ends_of_the_table() -> None:
    """§3.2, §4.1: the twelfth is followed by the first, and the other way round."""
    brawl = Brawl(all_kaiju(12), starts="zilla", zilla="4 1 2", anguirus="5 1 2")
    assert brawl.plays("zilla play 4").asked == "anguirus"
    assert brawl.plays("anguirus play 5").asked == "ebirah"
    brawl = Brawl(all_kaiju(12), anguirus="direction 1 2")
    assert brawl.plays("anguirus play direction").asked == "zilla"


def test_one_may_aim_at_any_of_eleven() -> None:
    """§4.2: each of them can be named, the twelfth too."""
    brawl = Brawl(all_kaiju(12), anguirus="target 1 2")
    assert [line for line in brawl.choices if "aim" in line] == [f"aim {seat}" for seat in range(2, 13)]
    assert brawl.plays("anguirus aim 12").asked == "zilla"


def test_play_passes_over_ten_who_are_out() -> None:
    """§7.3, §1.2: two are left of twelve, and 6 points still win."""
    brawl = Brawl(all_kaiju(12), anguirus="4 1 2", zilla="5 1 2")
    for name in brawl.names[1:-1]:
        brawl.state.eliminate(brawl.seat(name))
    assert brawl.plays("anguirus play 4").asked == "zilla"
    assert brawl.plays("zilla play 5").asked == "anguirus"
    assert GAME.view(brawl.state, 12).table["points_to_win"] == 6


def test_the_refill_goes_on_through_the_reshuffle() -> None:
    """§3.7, §8.1: by hand all twelve may have a card to draw, and the deck ends among them."""
    brawl = Brawl(all_kaiju(12), draw="by_hand", deck="3 4 5", rest="discards")
    for name in brawl.names:
        hand = brawl.state.hand(brawl.seat(name))
        brawl.state.cards.move(brawl.state.cards.top[hand], at.DISCARDS)
    brawl.plays(f"anguirus play {brawl.hand('anguirus')[-1]}", "anguirus end", "ebirah take")
    brawl.plays(f"ebirah {brawl.choices[0]}", "anguirus pass", "ebirah pass")
    assert [brawl.holds(name) for name in brawl.names] == [3] * 12
    assert brawl.keys.count("did-reshuffle") == 1
    assert (brawl.asked, brawl.question) == ("ebirah", "ask-start")
