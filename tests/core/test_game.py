"""What a game's record gives everybody: seats, views, lines of notation, positions; and plain state."""

from __future__ import annotations

import pytest

from tatami.core.cards import NONE
from tatami.core.errors import BadInput
from tatami.core.game import Game, asked
from tatami.core.rng import Rng
from tatami.core.state import Event, IllegalDecision, playout
from tatami.core.view import masked
from tatami.games import all_games, find_game

EIGHTS = find_game("crazy_eights")
games = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))


@games
def test_too_few_and_too_many_are_refused(game: Game) -> None:
    fewest, most = game.players
    for seats in (fewest - 1, most + 1, 0, -1):
        with pytest.raises(BadInput, match=f"{game.name} is for {fewest} to {most} players, not {seats}"):
            game.new(seats, Rng.fast(1))


@games
def test_a_line_of_notation_is_read_back_however_it_is_written(game: Game) -> None:
    state = game.new(game.players[0], Rng.fast(1))
    for code in state.legal():
        line = game.notation(state, code)
        assert game.parse(state, line) == code
        assert game.parse(state, f"  {line.upper()} ".replace(" ", "  ")) == code
    with pytest.raises(BadInput, match="'resign' is not a decision that may be taken now"):
        game.parse(state, "resign")


def test_a_zone_that_is_not_there_cannot_be_arranged() -> None:
    state = EIGHTS.new(2, Rng.fast(1))
    with pytest.raises(BadInput, match=r"there is no zone \('hand', 2\): choose from "):
        EIGHTS.arrange(state, {("hand", 2): [0]})


@games
def test_what_is_not_legal_changes_nothing(game: Game) -> None:
    state = game.new(game.players[0], Rng.fast(1))
    before = state.save()
    for code in sorted({-1, *range(game.codes), game.codes} - set(state.legal())):
        with pytest.raises(IllegalDecision, match=f"decision {code} is not legal now"):
            state.decide(code)
    with pytest.raises(IllegalDecision, match="is not waited for"):
        state.call((state.actor + 1) % state.seats)
    assert state.save() == before


@games
def test_when_it_is_over_nobody_is_asked(game: Game) -> None:
    state = game.new(game.players[0], Rng.fast(1))
    assert asked(state, state.actor)
    assert not asked(state, NONE)
    assert not asked(state, state.seats)
    playout(state, Rng.fast(2))
    assert (state.waiting, state.actor, state.legal()) == (0, NONE, [])
    assert not any(asked(state, seat) for seat in range(state.seats))
    assert game.prompt(state, 0).choices == []


def test_an_event_passes_through_the_mask_of_its_card() -> None:
    drawn = Event(3, 0, 17, 4, 0b101, 6, 7)
    assert masked(drawn, 2) is drawn
    hidden = masked(drawn, 1)
    assert (hidden.card, hidden.kind) == (NONE, NONE)
    assert (hidden.verb, hidden.seat, hidden.a, hidden.b) == (3, 0, 6, 7)
    public = Event(5, 1, NONE, NONE, 0, 0, 0)
    assert masked(public, 2) is public


@games
def test_events_are_recorded_only_while_somebody_listens(game: Game) -> None:
    silent, heard = (game.new(game.players[0], Rng.fast(1)) for _ in range(2))
    heard.events = []
    for state in (silent, heard):
        playout(state, Rng.fast(2))
    assert silent.events is None
    assert heard.events
    assert silent.save() == heard.save()
