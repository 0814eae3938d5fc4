"""The tests can fail: each broken game is caught, and the whole one passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tatami.kit import PROMISES, Broken, any_case, conform, everything_happens
from tests.contract import little
from tests.contract.broken import FAULTS, Fault
from tests.match import sealed

MATCHES = 10
WITHOUT = {"cards_lie_somewhere_once", "words_can_be_said"}  # sealed bids have no cards, and no words


def test_a_game_that_is_not_registered_conforms() -> None:
    assert conform(little.GAME, MATCHES).keys() == PROMISES.keys()
    assert everything_happens(little.GAME).gaps() == []


@pytest.mark.parametrize(
    "promise", sorted(PROMISES.keys() - {"cards_lie_somewhere_once", "words_can_be_said"})
)
def test_secrets_that_are_not_cards_conform(promise: str) -> None:
    for seed in range(MATCHES):  # the game of sealed bids has no words, and says nothing about cards
        PROMISES[promise](any_case(sealed.GAME, seed))


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_broken_game_is_caught(fault: Fault) -> None:
    with pytest.raises(Broken, match=fault.said):
        hold(fault)


def hold(fault: Fault) -> None:
    for seed in range(MATCHES):
        PROMISES[fault.promise](any_case(fault.game, seed))


def test_every_promise_can_be_broken() -> None:
    assert {fault.promise for fault in FAULTS.values()} == PROMISES.keys()


def test_what_never_happens_is_named() -> None:
    asks_more = replace(little.PROOF, named=(*little.PROOF.named, "a miracle"))
    with pytest.raises(Broken, match="never happened in 20 matches: a miracle"):
        everything_happens(replace(little.GAME, proof=asks_more), most_matches=20)


def test_what_is_not_declared_is_named() -> None:
    asks_less = replace(little.PROOF, decisions=lambda state: range(little.KINDS - 1), named=())
    with pytest.raises(Broken, match="declares too little: decision 5, a card is drawn"):
        everything_happens(replace(little.GAME, proof=asks_less))
