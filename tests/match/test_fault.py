"""A rule that fails changes nothing, and leaves a bundle that shows it again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tatami.core.cards import NONE
from tatami.core.errors import BadInput
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.core.state import Event, IllegalDecision, State
from tatami.core.view import Prompt
from tatami.core.words import Words
from tatami.match.course import RuleFault
from tatami.match.match import Match
from tatami.match.replay import replay
from tatami.match.verify import verify, verify_bytes
from tests.match import sealed
from tests.match.kit import bids, only, told


class Failing(sealed.SealedBids):
    """Bids of 7 to 9 fail, half done."""

    def play(self, code: int) -> None:
        super().play(code)
        if code == 9:
            raise ZeroDivisionError("nine\nis no number")
        if code == 8:
            raise IllegalDecision("eight is not legal after all")
        if code == 7:
            self.bid.append(NONE)
            self.cards.shown = 12
            raise AssertionError


def start(seats: int, options: Options, box: object, rng: Rng) -> State:
    state = Failing(seats, rng, 9)
    state.await_bids()
    return state


GAME = replace(sealed.GAME, start=start)


def everything(match: Match) -> object:
    return match.record(), match.n, match.waiting, told(match), match._course.state.save()


@pytest.mark.parametrize(
    ("code", "message"),
    [(9, "ZeroDivisionError: nine is no number"), (8, "IllegalDecision: eight"), (7, "AssertionError")],
)
def test_a_rule_that_fails_changes_nothing(tmp_path: Path, code: int, message: str) -> None:
    path = tmp_path / "match.jsonl"
    with bids(GAME, path=path) as match:
        match.decide(1, 2)
        before = everything(match)
        with pytest.raises(RuleFault) as caught:
            match.decide(0, code)
        assert f"decision {code} of seat 1 made a rule fail ({message}" in str(caught.value)
        assert "\n" not in str(caught.value)
        assert everything(match) == before
        assert path.read_bytes() == match.record()
        match.decide(0, 3)
        match.decide(2, 0)
    assert verify(path, only(GAME)).ok


def test_what_cannot_be_shown_or_asked_afterwards_does_not_happen() -> None:
    """A failing view or prompt would come too late once the decision is written."""

    def prompt(state: State, seat: int) -> Prompt:
        if isinstance(state, sealed.SealedBids) and state.bid[1] == 2:
            raise ValueError("no words for this")
        return sealed.GAME.prompt(state, seat)

    match = bids(replace(sealed.GAME, prompt=prompt))
    before = everything(match)
    with pytest.raises(RuleFault, match="no words for this"):
        match.decide(1, 2)
    assert everything(match) == before
    match.decide(1, 3)


def test_the_bundle_shows_it_again(tmp_path: Path) -> None:
    match = bids(GAME)
    match.decide(1, 2)
    with pytest.raises(RuleFault) as caught:
        match.decide(0, 9)
    path = tmp_path / "bundle.jsonl"
    caught.value.write(path)
    again = replay(path, games=only(GAME))
    assert again.n == 1
    assert again.fault is not None
    assert (again.fault.n, again.fault.seat, again.fault.code) == (2, 0, 9)
    assert "test_fault.py" in again.fault.trace
    assert "ZeroDivisionError: nine\nis no number" in again.fault.trace
    with pytest.raises(RuleFault, match="nine is no number"):
        again.decide(again.fault.seat, again.fault.code)
    assert replay(path, 0, only(GAME)).n == 0


def test_a_bundle_is_neither_in_order_nor_played_on(tmp_path: Path) -> None:
    match = bids(GAME)
    with pytest.raises(RuleFault) as caught:
        match.decide(0, 9)
    path = tmp_path / "bundle.jsonl"
    caught.value.write(path)
    verdict = verify(path, only(GAME))
    assert verdict.problem == f"{path}: decision 1 made a rule fail: this is a bundle, to be replayed"
    with pytest.raises(BadInput, match="is the bundle of a rule that failed: replay it"):
        Match.resume(path, only(GAME))
    with pytest.raises(BadInput, match=r"cannot write .*: No such file or directory"):
        caught.value.write(tmp_path / "none" / "bundle.jsonl")


def test_words_that_fail_refuse_the_decision_too() -> None:
    def speechless(state: State, event: Event) -> Words | None:
        raise KeyError("no words")

    match = bids(replace(GAME, report=speechless))
    before = match.record()
    with pytest.raises(RuleFault, match="KeyError: 'no words'"):
        match.decide(0, 1)
    assert (match.record(), match.n) == (before, 0)


def test_verify_names_the_decision_at_which_a_rule_fails_now() -> None:
    match = bids(sealed.GAME)
    match.decide(0, 1)
    match.decide(1, 9)
    verdict = verify_bytes(match.record(), "r", only(GAME))
    assert not verdict.ok
    assert verdict.decisions == 1
    assert verdict.problem is not None
    assert "ZeroDivisionError" in verdict.problem


def test_a_deal_that_fails_is_one_line() -> None:
    def broken(seats: int, options: Options, box: object, rng: Rng) -> State:
        raise IndexError("no deck")

    with pytest.raises(BadInput, match="sealed_bids cannot be dealt: IndexError: no deck"):
        bids(replace(GAME, start=broken))
