"""Rulebook page, sections 1 and 3: who plays what, drawing, announcing, the deck."""

from __future__ import annotations

import pytest

from tatami.core.errors import BadInput
from tatami.core.rng import Rng
from tatami.games.total_war import GAME
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.options import TotalWarOptions
from tatami.games.total_war.rules import TotalWar
from tatami.games.total_war.rules_box import KAIJU, face_value

from .table import Brawl, all_kaiju


@pytest.mark.parametrize("seats", [2, 13])
def test_only_three_to_twelve_players(seats: int) -> None:
    """§1.1"""
    with pytest.raises(BadInput, match=f"total_war is for 3 to 12 players, not {seats}"):
        GAME.new(seats, Rng.fast(1))


@pytest.mark.parametrize("seats", range(3, 13))
def test_set_up_deals_three_cards_each(seats: int) -> None:
    """§3.1, §2.4, §2.5: hands of three, a hidden building deck, no King card in a first match."""
    brawl = Brawl(all_kaiju(seats))
    assert [brawl.holds(name) for name in brawl.names] == [3] * seats
    assert brawl.state.cards.size[at.DECK] == 90 - 3 * seats
    assert brawl.state.cards.size[at.BUILDINGS] == 9
    assert brawl.zone(at.BOX) == ["king"]
    assert brawl.question == "ask-start"


def test_kaiju_are_chosen_in_seat_order_and_are_unique() -> None:
    """§10.1 `kaiju = choose`: in seat order from a random seat, each kaiju once."""
    firsts = set()
    for seed in range(40):
        state = GAME.new(3, Rng.fast(seed))
        first = state.actor
        firsts.add(first)
        assert len(state.legal()) == KAIJU
        state.decide(GAME.parse(state, "choose zilla"))
        assert state.actor == (first + 1) % 3
        with pytest.raises(BadInput):
            GAME.parse(state, "choose zilla")
        state.decide(GAME.parse(state, "choose manda"))
        state.decide(GAME.parse(state, "choose rodan"))
        assert GAME.prompt(state, state.actor).question.key == "ask-start"
    assert firsts == {0, 1, 2}


def test_kaiju_drawn_at_random() -> None:
    """§10.1 `kaiju = random`: nobody is asked, and no kaiju comes twice."""
    met: set[int] = set()
    for seed in range(20):
        state = GAME.new(5, Rng.fast(seed), TotalWarOptions(kaiju="random"))
        assert isinstance(state, TotalWar)
        assert state.phase == at.TURN
        assert len(set(state.kaiju)) == 5
        met.update(state.kaiju)
    assert len(met) == KAIJU


def test_the_first_player_is_random() -> None:
    """Sheet 5.10."""
    starters = {GAME.new(4, Rng.fast(seed), TotalWarOptions(kaiju="random")).actor for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_starter_plays_any_card_and_draws_back() -> None:
    """§3.1: any card opens a round, and there is nothing to be hurt by yet."""
    for card in ("0", "heart-1", "site-3", "-3", "direction", "hit", "double-hit"):
        brawl = Brawl("mothra rodan gigan", mothra=f"{card} 1 2", deck="9")
        assert not brawl.may("take")
        assert brawl.why("take") == ("no-take-start", "3.1")
        brawl.plays(f"mothra play {card}")
        assert brawl.hand("mothra") == ["1", "2", "9"]
    assert Brawl("mothra rodan gigan", mothra="target 1 2").may("aim gigan")


def test_starter_plays_on_the_left_next() -> None:
    """§3.2: clockwise at first."""
    brawl = Brawl("mothra rodan gigan", mothra="1 1 2", rodan="2 3 3")
    brawl.plays("mothra play 1", "rodan play 2")
    assert brawl.asked == "gigan"


def test_answer_is_equal_or_higher() -> None:
    """§3.2: each kind of number counts (D15), lower ones are too low."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", rodan="3 4 5", gigan="heart-3 heart-4 site-4")
    brawl.plays("mothra play 4")
    assert not brawl.may("play 3")
    assert brawl.why("3") == ("no-too-low", "3.2")
    assert brawl.may("play 5")
    brawl.plays("rodan play 4")
    assert not brawl.may("play heart-3")
    assert brawl.may("play heart-4")
    assert brawl.may("play site-4")


def test_every_special_answers_a_number() -> None:
    """§3.2, D7."""
    brawl = Brawl("mothra rodan gigan", mothra="10 1 2", rodan="direction target hit")
    brawl.plays("mothra play 10")
    assert brawl.choices == ["take", "aim 1", "aim 3", "play direction", "play hit"]
    brawl = Brawl("mothra rodan gigan", mothra="10 1 2", rodan="double-hit 1 2")
    assert brawl.plays("mothra play 10").may("play double-hit")


def test_minus_three_lowers_the_blow() -> None:
    """§3.3: it takes 3 off what was announced, strength included, as often as it is played."""
    brawl = Brawl("mothra rodan gigan", mothra="10 1 2", rodan="-3 1 2", gigan="-3 2 2")
    brawl.plays("mothra play 10 +power")
    assert brawl.announced == 13
    assert brawl.plays("rodan play -3").announced == 10
    assert brawl.plays("gigan play -3").announced == 7


def test_minus_three_has_no_floor() -> None:
    """§3.3, sheet 5.3: below zero every number answers."""
    brawl = Brawl("mothra rodan gigan", mothra="2 1 2", rodan="-3 1 2", gigan="-3 0 2")
    assert brawl.plays("mothra play 2", "rodan play -3").announced == -1
    assert brawl.may("play 0")
    assert brawl.plays("gigan play -3").announced == -4


def test_minus_three_cannot_answer_a_hit() -> None:
    """§3.3, §4.3."""
    brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", rodan="-3 1 2").plays("mothra play hit")
    assert brawl.choices == ["take"]
    assert brawl.why("-3") == ("no-number-on-hit", "4.3")


def test_minus_three_opens_with_minus_three() -> None:
    """§3.3, sheet 5.2."""
    brawl = Brawl("mothra rodan gigan", mothra="-3 1 2", rodan="0 -3 2").plays("mothra play -3")
    assert brawl.announced == -3
    assert brawl.shown_value == -3
    assert brawl.may("play 0")
    assert brawl.plays("rodan play -3").announced == -6


def test_announced_value_stands_in_view_and_prompt() -> None:
    """§3.4, D21: the golden rule for every seat and for the gallery."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", rodan="direction 1 2")
    brawl.plays("mothra play 4 +power", "rodan play direction")
    for seat in range(4):
        table = GAME.view(brawl.state, seat).table
        assert (table["blow"], table["value"]) == ("number", 7)
    blow = brawl.prompt.question.args["blow"]
    assert not isinstance(blow, int | str)
    assert (blow.key, blow.args) == ("blow-number", {"value": 7})


def test_the_choice_says_what_will_be_announced() -> None:
    """§3.4: with inner strength or a -3, the sum stands beside the choice."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", rodan="-3 3 2").plays("mothra play 4")
    sums = {choice.notation: choice.words.args.get("sum") for choice in brawl.prompt.choices}
    assert sums["play -3"] == 1
    assert sums["play 3 +power"] == 6


def test_declining_is_allowed() -> None:
    """§3.5, sheet 5.8: hidden hands cannot be policed."""
    brawl = Brawl("mothra rodan gigan", mothra="1 1 2", rodan="9 10 5").plays("mothra play 1")
    assert brawl.may("take")
    assert brawl.plays("rodan take").question == "ask-wound"


def test_forced_who_can_must_answer() -> None:
    """§3.5 `forced = on`: with a card, with strength, with a special; else one takes."""
    brawl = Brawl("mothra rodan gigan", mothra="8 1 2", rodan="1 6 2", forced="on").plays("mothra play 8")
    assert brawl.choices == ["play 6 +power"]
    assert brawl.why("take") == ("no-take-forced", "3.5")
    brawl = Brawl("mothra rodan gigan", mothra="8 1 2", rodan="1 4 2", forced="on").plays("mothra play 8")
    assert brawl.choices == ["take"]
    brawl = Brawl("mothra rodan gigan", mothra="hit 1 2", rodan="10 target 2", forced="on")
    assert not brawl.plays("mothra play hit").may("take")


def test_forced_taking_shows_that_the_hand_holds_no_answer() -> None:
    """§3.5: from then on no imagined world gives the victim a card that could have answered."""
    brawl = Brawl("mothra rodan gigan", mothra="8 1 2", rodan="1 4 heart-3", forced="on")
    brawl.plays("mothra play 8", "rodan take")
    for seed in range(50):
        world = brawl.state.imagine(0, Rng.fast(seed))
        assert isinstance(world, TotalWar)
        held = world.cards.kinds_in(world.hand(1))
        assert all(face_value(kind) + 3 < 8 and kind < 33 for kind in held)


def test_forced_asks_nothing_of_the_king_card() -> None:
    """§3.5, §9.1: the King of Monsters card is optional even then."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", rodan="0 0 0", forced="on", king="rodan")
    brawl.plays("mothra play 4")
    assert brawl.may("take")
    assert brawl.may("king 4")


def test_by_hand_drawing_is_asked() -> None:
    """§3.6 `draw = by_hand`."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", deck="9", draw="by_hand").plays("mothra play 4")
    assert brawl.asked == "mothra"
    assert brawl.choices == ["draw", "end"]
    assert brawl.why("1") == ("no-draw-first", "3.6")
    brawl.plays("mothra draw")
    assert brawl.hand("mothra") == ["1", "2", "9"]
    assert brawl.asked == "rodan"


def test_by_hand_forgetting_costs_a_card_until_the_round_ends() -> None:
    """§3.6, D10."""
    brawl = Brawl("mothra rodan gigan", mothra="4 9 2", rodan="5 1 2", gigan="6 1 2", draw="by_hand")
    brawl.plays("mothra play 4", "mothra end")
    assert "Mothra forgets to draw." in brawl.heard
    brawl.plays("rodan play 5", "rodan draw", "gigan play 6", "gigan draw")
    assert brawl.holds("mothra") == 2
    brawl.plays("mothra play 9", "mothra draw")
    assert brawl.holds("mothra") == 2  # one card a turn, no catching up
    brawl.plays("rodan take", "rodan lay 1", "mothra pass", "rodan pass")
    assert [brawl.holds(name) for name in brawl.names] == [3, 3, 3]


def test_by_hand_forgetting_twice_costs_two_cards() -> None:
    """§3.6, D10: each forgotten draw is missing until the round ends, and then all refill."""
    brawl = Brawl("mothra rodan gigan", mothra="4 9 2", rodan="5 1 2", gigan="6 1 2", draw="by_hand")
    brawl.plays("mothra play 4", "mothra end", "rodan play 5", "rodan draw", "gigan play 6", "gigan draw")
    brawl.plays("mothra play 9", "mothra end")
    assert brawl.holds("mothra") == 1
    brawl.plays("rodan take", "rodan lay 1", "mothra pass", "rodan pass")
    assert brawl.holds("mothra") == 3


def test_by_hand_a_target_is_asked_after_the_draw() -> None:
    """§3.6, §4.2."""
    brawl = Brawl("mothra rodan gigan", mothra="target 1 2", draw="by_hand")
    brawl.plays("mothra aim gigan", "mothra end")
    assert brawl.asked == "gigan"


def test_draw_is_automatic() -> None:
    """§3.6 `draw = automatic`: nothing can be forgotten."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2").plays("mothra play 4")
    assert brawl.asked == "rodan"
    assert brawl.holds("mothra") == 3


def test_deck_runs_out_discards_are_shuffled_at_once() -> None:
    """§3.7: when the last card is drawn; all kaiju straighten (§5.3)."""
    brawl = Brawl(
        "mothra rodan gigan",
        mothra="4 1 2",
        deck="9",
        rest="discards",
        turned="mothra rodan gigan",
    )
    spent = brawl.state.cards.size[at.DISCARDS]
    brawl.plays("mothra play 4")
    assert brawl.hand("mothra") == ["1", "2", "9"]
    assert "The discards become the new deck." in brawl.heard
    assert brawl.state.cards.size[at.DECK] == spent
    assert not any(brawl.is_turned(name) for name in brawl.names)
    assert brawl.keys.count("did-straighten") == 3


def test_the_last_played_card_stays_out_of_the_reshuffle() -> None:
    """§3.7: it stays open, and its announced value is remembered."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", deck="9", rest="discards")
    brawl.plays("mothra play 4 +power")
    assert brawl.zone(at.DISCARDS) == ["4"]
    assert brawl.shown_value == 7
    everyone = brawl.state.cards.everyone
    assert brawl.state.cards.seen[brawl.state.last] == everyone
    assert all(brawl.state.cards.seen[card] == 0 for card in brawl.state.cards.in_zone(at.DECK))


def test_a_kaiju_turned_with_that_card_straightens_too() -> None:
    """§5.3: all of them, whoever drew."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", deck="9", rest="discards")
    assert not brawl.plays("mothra play 4 +power").is_turned("mothra")


def test_both_piles_empty_nobody_draws() -> None:
    """Sheet 5.19."""
    brawl = Brawl("mothra rodan gigan", mothra="4 1 2", rest="box").plays("mothra play 4")
    assert brawl.holds("mothra") == 2
    assert brawl.asked == "rodan"
    brawl.plays("rodan take")
    assert brawl.question == "ask-wound"


def test_with_nothing_in_play_an_empty_hand_is_passed_over() -> None:
    """§3.1: there is no blow to be hurt by, and no card to play."""
    brawl = Brawl("mothra rodan gigan", mothra="direction 1 2", gigan="", rest="box")
    brawl.plays("mothra play direction")
    assert brawl.asked == "rodan"
    brawl = Brawl("mothra rodan gigan", mothra="target 1 2", gigan="", rest="box")
    brawl.plays("mothra aim gigan")
    assert brawl.asked == "mothra"


def test_all_hands_empty_with_nothing_in_play_ends_the_round() -> None:
    """By hand, three players can spend all their cards on specials: all refill."""
    brawl = Brawl("mothra rodan gigan", mothra="direction", rodan="", gigan="", draw="by_hand")
    brawl.plays("mothra play direction", "mothra end")
    assert [brawl.holds(name) for name in brawl.names] == [3, 3, 3]
    assert brawl.question == "ask-start"
    assert all(brawl.damage(name) == [] for name in brawl.names)


def test_who_has_no_card_cannot_start() -> None:
    """§3.1: the next one does."""
    brawl = Brawl("mothra rodan gigan", mothra="", rest="box")
    assert brawl.asked == "rodan"


def test_all_cards_beside_kaiju_the_most_points_win() -> None:
    """Nobody can play any more: the match ends, shared if equal."""
    for points, rewards in (
        ({"rodan": 5, "gigan": 3}, [0.0, 1.0, 0.0]),
        ({"rodan": 5, "gigan": 5}, [0.0, 0.5, 0.5]),
    ):
        brawl = Brawl(
            "mothra rodan gigan", mothra="1", rodan="2", gigan="", rest="box", damage={}, points=points
        )
        brawl.plays("mothra play 1", "rodan take", "rodan lay 2")
        assert brawl.asked == ""
        assert "No cards are left: the most points win." in brawl.heard
        assert brawl.state.rewards() == rewards
