"""Several seats are waited for: each may commit early, and nobody learns what before the last."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.match.match import Match
from tests.match import sealed
from tests.match.kit import bids


def sent(match: Match, seat: int) -> bytes:
    """All that a seat is sent."""
    return msgspec.json.encode(
        [match.view(seat), match.prompt(seat), match.log(seat), match.waiting, match.can_take_back(seat)]
    )


def test_any_waiting_seat_may_commit_first() -> None:
    match = bids(sealed.GAME)
    assert match.waiting == [0, 1, 2]
    match.decide(2, 4)
    assert (match.waiting, match.actor) == ([0, 1], 0)
    assert match.legal(1) == [*range(10), sealed.SIGH]
    assert match.legal(2) == []
    assert len(match.prompt(1).choices) == 11
    assert match.prompt(2).choices == []


def test_an_early_bid_is_nobody_elses_business_until_the_last_is_in() -> None:
    low, high = bids(sealed.GAME), bids(sealed.GAME)
    low.decide(1, 1)
    high.decide(1, 8)
    for step in (0, 1):
        for reader in (0, 2, 3):
            assert sent(low, reader) == sent(high, reader)
        assert low.log(1)[0].notation == "bid 1"
        if step == 0:
            low.decide(2, 5)
            high.decide(2, 5)
    for match in (low, high):
        match.decide(0, 3)
    assert [words.args.get("bid") for words in low.log(3)[-1].words] == [None, 3, 1, 5]
    assert sent(low, 0) != sent(high, 0)


def test_without_public_notation_nothing_gets_out_early() -> None:
    match = bids(replace(sealed.GAME, public_notation=None))
    match.decide(1, 4)
    match.decide(0, 5)
    assert [line.notation for line in match.log(2)] == ["", ""]
    assert [line.notation for line in match.log(1)] == ["bid 4", ""]
    match.decide(2, 6)
    assert match.log(0)[-1].notation == "bid 6"


def test_an_imagined_world_draws_the_bids_of_others_anew() -> None:
    low, high = bids(sealed.GAME), bids(sealed.GAME)
    low.decide(1, 1)
    high.decide(1, 8)
    (one, stream), (other, twin) = low.imagine(0), high.imagine(0)
    assert one.save() == other.save()
    assert stream.save() == twin.save()
    assert {imagined_bid(low, number) for number in range(200)} == set(range(10))


def imagined_bid(match: Match, number: int) -> int:
    world: State = match._course.state.imagine(0, Rng.fast(number))
    assert isinstance(world, sealed.SealedBids)
    return world.bid[1]


def test_a_world_is_imagined_for_whoever_is_asked() -> None:
    match = bids(sealed.GAME)
    match.decide(2, sealed.SIGH)
    world, _ = match.imagine(2)
    assert world.actor == 2
    assert sealed.SIGH not in world.legal()
