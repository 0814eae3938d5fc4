"""Chance: the two streams against their definitions, and numbers below a limit without favourites."""

from __future__ import annotations

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.core.rng import Rng

KEY = bytes(range(32))
# The first words of xoshiro128++ from the state 1, 2, 3, 4, as its authors' C code gives them.
XOSHIRO = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295]


def from_state(*state: int) -> Rng:
    return Rng.load([0, *state])


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_fast_stream_is_xoshiro128plusplus() -> None:
    rng = from_state(1, 2, 3, 4)
    assert [rng.word() for _ in XOSHIRO] == XOSHIRO


def test_the_fast_stream_of_a_seed_stays_what_it_is() -> None:
    """Every simulated game ever reported hangs on these numbers."""
    rng = Rng.fast(7, 3)
    state = blake2b(b"tatami:7:3", digest_size=16).digest()
    words = [int.from_bytes(state[at : at + 4], "little") for at in (0, 4, 8, 12)]
    assert rng.save() == [0, *words[:3], words[3] | 1]
    assert [rng.word() for _ in range(4)] == [290164706, 3477363297, 2879095246, 3299887577]


def test_the_keyed_stream_is_blake2b_in_counter_mode() -> None:
    rng = Rng.keyed(KEY)
    blocks = [blake2b(number.to_bytes(8, "little"), key=KEY).digest() for number in range(3)]
    stream = b"".join(blocks)
    words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]
    assert [rng.word() for _ in words] == words


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        Rng.keyed(bytes(length))


def test_the_seed_and_the_number_of_a_stream_both_count() -> None:
    names = [(seed, stream) for seed in (-1, 0, 1, 11, 2**70) for stream in (0, 1, 11)]
    first = {Rng.fast(seed, stream).word() for seed, stream in names}
    assert len(first) == len(names)


# -- below -------------------------------------------------------------------------------


@given(st.integers(1, 2**30), st.integers())
def test_below_stays_below(limit: int, seed: int) -> None:
    rng = Rng.fast(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [0, -1, 2**30 + 1, 2**40])
def test_below_refuses_a_limit_out_of_bounds(limit: int) -> None:
    rng = Rng.fast(1)
    with pytest.raises(ValueError, match=r"takes 1 to 2\*\*30"):
        rng.below(limit)
    assert rng.used == 0


def test_a_word_that_would_favour_a_small_number_is_thrown_away() -> None:
    """2**32 is one more than a multiple of 3: the one word too many is 0, and is drawn again."""
    stuck = (0, 1, 2, 0)  # gives the word 0 first
    assert from_state(*stuck).word() == 0
    rng = from_state(*stuck)
    rng.below(3)
    assert rng.used == 2
    rng = from_state(*stuck)
    assert rng.below(4) == 0  # 4 divides 2**32: every word will do
    assert rng.used == 1


@pytest.mark.parametrize("keyed", [False, True], ids=["fast", "keyed"])
@pytest.mark.parametrize("limit", [2, 3, 6, 52, 90])
def test_every_number_is_as_likely_as_any_other(limit: int, keyed: bool) -> None:
    rng = Rng.keyed(KEY) if keyed else Rng.fast(limit)
    counts = [0] * limit
    for _ in range(limit * 1000):
        counts[rng.below(limit)] += 1
    freedom = limit - 1
    assert chi_square(counts) < freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations


def test_large_limits_are_unbiased_too() -> None:
    """Without rejection every third number below 3 * 2**28 would come a fifth more often."""
    rng = Rng.fast(3)
    counts = [0, 0, 0]
    for _ in range(30_000):
        counts[rng.below(3 * 2**28) % 3] += 1
    assert chi_square(counts) < 20  # 1 in 20,000 by chance; some 200 with the bias


# -- copies ------------------------------------------------------------------------------


@given(st.booleans(), st.integers(0, 40))
def test_a_copy_and_a_saved_stream_go_on_alike(keyed: bool, taken: int) -> None:
    rng = Rng.keyed(KEY) if keyed else Rng.fast(5)
    for _ in range(taken):
        rng.word()
    twin, loaded = rng.clone(), Rng.load(rng.save())
    words = [rng.word() for _ in range(20)]
    assert [twin.word() for _ in range(20)] == words
    assert [loaded.word() for _ in range(20)] == words
    assert twin.save() == loaded.save() == rng.save()


def test_a_copy_is_a_stream_of_its_own() -> None:
    rng = Rng.fast(5)
    before = rng.save()
    rng.clone().word()
    assert rng.save() == before


def test_a_split_stream_shares_nothing_with_its_source() -> None:
    rng, again = Rng.fast(5), Rng.fast(5)
    one, other = rng.split(), rng.split()
    assert rng.used == 8
    words = [[stream.word() for _ in range(50)] for stream in (rng, one, other)]
    assert len({word for stream in words for word in stream}) == 150
    assert [again.split().word(), again.split().word()] == [words[1][0], words[2][0]]
