"""A match as it stood at any decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.core.errors import BadInput
from tatami.match.record import read_record
from tatami.match.replay import replay
from tests.match.kit import apply, eights, short_record, told


def test_every_position_is_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(short_record())
    live = eights()
    steps = read_record(short_record(), "r").steps
    for number, step in enumerate([*steps, None]):
        again = replay(path, number)
        assert told(again) == told(live)
        assert again.n == number
        assert live.record() == again.record()
        if step is not None:
            apply(live, step)
    assert replay(path).over
    assert replay(path).record() == short_record()


def test_a_replayed_match_can_be_played_on_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(short_record())
    other = replay(path, 3)
    other.decide(other.actor, other.legal(other.actor)[-1])
    assert read_record(other.record(), "r").steps[-1].n == 4
    assert path.read_bytes() == short_record()


def test_positions_outside_the_match_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(short_record())
    count = len(read_record(short_record(), "r").steps)
    for to in (-1, count + 1):
        with pytest.raises(BadInput, match=f"choose 0 to {count}, not {to}"):
            replay(path, to)


def test_a_torn_record_is_not_replayed(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(short_record()[:-5])
    with pytest.raises(BadInput, match="the line is torn"):
        replay(path)
