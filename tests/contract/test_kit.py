"""The tests can fail: each broken game is caught, and the whole one passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tatami.kit import PROMISES, Broken, any_case, conform, everything_happens, hold
from tatami.kit.__main__ import main
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
        hold(PROMISES[promise], any_case(sealed.GAME, seed))


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_broken_game_is_caught(fault: Fault) -> None:
    with pytest.raises(Broken, match=fault.said):
        check(fault)


def check(fault: Fault) -> None:
    for seed in range(MATCHES):
        hold(PROMISES[fault.promise], any_case(fault.game, seed))


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


def test_what_is_rare_may_happen_but_need_not() -> None:
    """Card 5 is declared rare instead of sure; and what cannot happen at all is not waited for."""
    rare = replace(
        little.PROOF,
        decisions=lambda state: range(little.KINDS - 1),
        rare=lambda state: (little.KINDS - 1, little.KINDS),
    )
    assert everything_happens(replace(little.GAME, proof=rare)).gaps() == []


# -- the command -----------------------------------------------------------------------------


def test_the_command_shows_what_is_kept_and_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.contract.little:GAME", "--matches", "2"]) == 0
    said = capsys.readouterr().out
    assert [line.split()[1] for line in said.splitlines() if line.startswith("kept")] == list(PROMISES)
    assert "a trick is won" in said


def test_the_command_fails_on_a_broken_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.contract.broken:SHARES_POINTS", "--matches", "5"]) == 1
    said = capsys.readouterr().out
    assert "BROKEN  clones_share_nothing: playing a clone has changed the original" in said
    assert "kept    words_can_be_said" in said


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "unknown game 'chess': choose crazy_eights, kunitori or total_war"),
        (["tests.contract.little:NOTHING"], "cannot find tests.contract.little:NOTHING"),
        (["tests.contract.little:CARDS"], "tests.contract.little:CARDS is no game"),
        (["crazy_eights", "--matches", "0"], "--matches and --most are at least 1"),
    ],
)
def test_the_command_says_what_it_cannot_do(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1
