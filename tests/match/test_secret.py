"""What follows from a match's secret."""

from __future__ import annotations

import pytest

from tatami.core.rng import Rng
from tatami.games import find_game
from tatami.match.secret import (
    bot_streams,
    commitment,
    deal_key,
    fresh_secret,
    packed,
    secret_from_seed,
    state_hash,
)

SECRET = secret_from_seed(1)


def test_fresh_secrets_differ() -> None:
    assert len(fresh_secret()) == 32
    assert fresh_secret() != fresh_secret()


def test_all_uses_of_a_secret_differ() -> None:
    dreaming, stream = bot_streams(SECRET, 0, 1)
    digests = [SECRET.hex(), commitment(SECRET), deal_key(SECRET, []).hex()]
    made = [*digests, str(dreaming.save()), str(stream.save())]
    assert len(set(made)) == len(made)


@pytest.mark.parametrize(
    ("one", "other"),
    [(["a", "b"], ["b", "a"]), (["ab", ""], ["a", "b"]), (["a"], ["a", ""]), (["☁"], ["?"])],
)
def test_every_nonce_changes_the_deal(one: list[str], other: list[str]) -> None:
    assert deal_key(SECRET, one) != deal_key(SECRET, other)


def test_the_secret_changes_the_deal() -> None:
    assert deal_key(SECRET, ["a"]) != deal_key(secret_from_seed(2), ["a"])


def test_bot_streams_depend_on_seat_and_number() -> None:
    streams = [bot_streams(SECRET, seat, number) for seat in range(3) for number in range(3)]
    words = [stream.word() for pair in streams for stream in pair]
    assert len(set(words)) == len(words)
    assert bot_streams(SECRET, 1, 2)[1].word() == bot_streams(SECRET, 1, 2)[1].word()


def test_rows_have_one_packed_form() -> None:
    shapes = [[[1, 2], [3]], [[1], [2, 3]], [[1, 2, 3]], [[1, 2, 3], []], [[], [1, 2, 3]]]
    shapes += [[[2**70]], [[2**71]]]
    assert len({packed(rows) for rows in shapes}) == len(shapes)
    assert packed([[True, False]]) == packed([[1, 0]])
    assert packed([[True, 2**70]]) == packed([[1, 2**70]])
    assert packed([[-1]]) == bytes([1, 0, 0, 0, 0, 0, 0, 0]) + b"\xff" * 8


def test_wide_and_narrow_forms_never_meet() -> None:
    assert all(len(packed([[2**70] * count])) % 2 for count in range(1, 20))
    assert not any(len(packed([[7] * count])) % 2 for count in range(20))


def test_state_hashes_need_the_secret_and_see_every_card() -> None:
    state = find_game("crazy_eights").new(2, Rng.fast(1))
    before = state_hash(state, SECRET)
    assert before == state_hash(state.clone(), SECRET)
    assert before != state_hash(state, secret_from_seed(2))
    twin = state.clone()
    twin.cards.kind[0], twin.cards.kind[1] = twin.cards.kind[1], twin.cards.kind[0]
    assert before != state_hash(twin, SECRET)
