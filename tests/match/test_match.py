"""A match: decisions on record before anybody is told, what each seat is told, and undo."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.core.state import OVER, IllegalDecision
from tatami.games import find_game
from tatami.games.crazy_eights.rules import DRAW
from tatami.match.match import Match
from tatami.match.players import Players
from tatami.match.record import Seat, read_record
from tatami.match.secret import secret_from_seed
from tatami.match.verify import verify_bytes
from tests.match import sealed
from tests.match.kit import SHORT, STEADY, apply, bids, eights, only, play_out, short_record, told

EIGHTS = find_game("crazy_eights")


def test_a_match_follows_from_its_secret_and_nonces() -> None:
    assert eights().view(0) == eights().view(0)
    assert eights(seed=30).view(0) != eights().view(0)
    other = Match.begin(EIGHTS, STEADY, secret=secret_from_seed(SHORT), nonces=["kumo", "?"])
    assert other.view(0) != eights().view(0)
    assert Match.begin(EIGHTS, STEADY).commitment != Match.begin(EIGHTS, STEADY).commitment


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": STEADY[:1]}, "crazy_eights is for 2 to 15 players, not 1"),
        ({"secret": b"short"}, "a secret has 32 bytes, not 5"),
        ({"secret": b""}, "a secret has 32 bytes, not 0"),
        ({"nonces": ["one"]}, "there are 1 nonces for 2 seats"),
        ({"nonces": ["one", "t\nwo"]}, "holds control characters"),
        ({"seats": [Seat("\ud800", "human")] * 2}, "holds control characters"),
    ],
)
def test_a_match_that_cannot_begin_leaves_no_file(
    tmp_path: Path, arguments: dict[str, object], message: str
) -> None:
    path = tmp_path / "match.jsonl"
    given = {"seats": STEADY, "path": path, **arguments}
    with pytest.raises(BadInput, match=message):
        Match.begin(EIGHTS, **given)  # type: ignore[arg-type]
    assert not path.exists()


def test_options_are_checked_at_the_beginning() -> None:
    with pytest.raises(BadInput, match="a purse holds up to 9, not 10"):
        Match.begin(sealed.GAME, STEADY, options=sealed.SealedOptions(purse=10))


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("mine")
    with pytest.raises(BadInput, match="already exists: resume it, or choose another name"):
        eights(path)
    assert path.read_text() == "mine"
    with pytest.raises(BadInput, match=r"cannot open .*: No such file or directory"):
        eights(tmp_path / "none" / "match.jsonl")


def test_a_record_is_the_hosts_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with eights(path):
        assert path.stat().st_mode & 0o077 == 0


def test_a_decision_is_on_the_disk_before_it_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    flushed: list[bytes] = []
    flush = os.fsync

    def spy(handle: int) -> None:
        flush(handle)
        flushed.append(path.read_bytes())

    with eights(path) as match:
        monkeypatch.setattr(os, "fsync", spy)
        while not match.over:
            decision = match.decide(match.actor, match.legal(match.actor)[0])
            assert f'"n":{decision.n},"seat":{decision.seat}' in flushed[-1].decode()
            assert flushed[-1] == match.record()


def test_a_full_disk_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    write = os.pwrite

    def full(handle: int, data: bytes, at: int) -> int:
        if len(data) < 20:
            raise OSError(28, "No space left on device")
        return write(handle, data[:20], at)

    with eights(path) as match:
        before = match.record(), match.view(0), match.n, match.log(0)
        with monkeypatch.context() as patch:
            patch.setattr(os, "pwrite", full)
            with pytest.raises(BadInput, match="No space left on device; nothing was changed"):
                match.decide(match.actor, match.legal(match.actor)[0])
        assert (match.record(), match.view(0), match.n, match.log(0)) == before
        assert path.read_bytes() == match.record()
        play_out(match)
    assert path.read_bytes() == match.record() == short_record()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    match = eights()
    before = match.record()
    actor = match.actor
    codes = [code for code in range(-2, 70) if code not in match.legal(actor)]
    for code in (*codes, 10**30, True, "draw", None, 1.0):
        with pytest.raises(IllegalDecision, match="is not legal now for seat"):
            match.decide(actor, code)  # type: ignore[arg-type]
    for seat in (1 - actor, 2, 99, -1, -2):
        with pytest.raises(IllegalDecision, match=f"seat {seat + 1} is not waited for"):
            match.decide(seat, match.legal(actor)[0])
    assert match.record() == before
    assert match.legal(1 - actor) == []


def test_after_the_end_nothing_is_decided() -> None:
    match = eights()
    with pytest.raises(BadInput, match="the secret stays one until the match is over"):
        match.reveal()
    assert match.winners == []
    play_out(match)
    assert (match.over, match.waiting, match.actor) == (True, [], OVER)
    assert match.reveal() == secret_from_seed(SHORT).hex()
    assert match.winners == [match.rewards.index(max(match.rewards))]
    assert not any(match.can_take_back(seat) for seat in range(2))
    with pytest.raises(IllegalDecision, match="the match is over"):
        match.decide(0, 52)


def test_notation_is_read_for_the_seat_that_is_asked() -> None:
    match = bids(sealed.GAME)
    match.decide(0, 4)
    assert match.parse(2, "BID  3") == 3
    with pytest.raises(BadInput, match="seat 1 is not waited for"):
        match.parse(0, "bid 3")
    with pytest.raises(BadInput, match="'fold' is not a decision"):
        match.parse(2, "fold")


# -- what is told ----------------------------------------------------------------------------


def test_each_reader_is_told_what_it_saw() -> None:
    match = eights(seed=7)
    while "draw" not in match.prompt(match.actor).choices[0].notation:
        match.decide(match.actor, match.legal(match.actor)[0])
    seat = match.actor
    match.decide(seat, 52)
    own, other, gallery = (match.log(reader)[-1] for reader in (seat, 1 - seat, 2))
    assert own.words[0].key == "did-draw-card"
    assert other.words == gallery.words
    assert other.words[0].key == "did-draw"
    assert {line.notation for line in (own, other, gallery)} == {"draw"}
    assert [line.n for line in match.log(2)] == list(range(1, match.n + 1))


def test_there_are_no_views_for_strangers() -> None:
    match = eights()
    assert match.view(2).seat == 2
    assert match.prompt(2).choices == []
    for seat in (-1, 3):
        for ask in (match.view, match.prompt, match.log):
            with pytest.raises(BadInput, match="seats are 1 to 2"):
                ask(seat)


# -- taking back -------------------------------------------------------------------------------


def known_to_all(match: Match, seat: int, code: int) -> bool:
    hands = [zone for zone in match.view(match.seats).zones if (zone.name, zone.seat) == ("hand", seat)]
    return code in [card.kind for card in hands[0].cards]


def test_what_was_shown_or_drawn_cannot_be_taken_back() -> None:
    match = eights()
    found = set()
    with Players(match) as players:
        while not match.over:
            seat = match.actor
            code = players.choose(seat)
            free = code > DRAW or known_to_all(match, seat, code)
            match.decide(seat, code)
            assert match.can_take_back(seat) == (free and not match.over)
            assert not match.can_take_back(1 - seat)
            found.add(free)
    assert found == {True, False}


def test_taking_back_restores_everything_and_cuts_the_logs() -> None:
    match = bids(sealed.GAME)
    before = told(match)
    match.decide(0, sealed.SIGH)
    match.decide(0, 7)
    match.take_back(0)
    assert [line.notation for line in match.log(2)] == ["sigh"]
    match.take_back(0)
    assert told(match) == before
    assert match.n == 4
    assert match.decide(0, 7).n == 5
    assert match.log(2)[-1].n == 5
    assert verify_bytes(match.record(), "r", only(sealed.GAME)).ok


def test_nobody_takes_back_what_another_has_followed() -> None:
    match = bids(sealed.GAME)
    assert not any(match.can_take_back(seat) for seat in range(-1, 5))
    match.decide(1, 5)
    assert [match.can_take_back(seat) for seat in range(3)] == [False, True, False]
    match.decide(0, 5)
    assert [match.can_take_back(seat) for seat in range(3)] == [True, False, False]
    match.take_back(0)
    assert not any(match.can_take_back(seat) for seat in range(3))  # seat 2 was followed for a while
    with pytest.raises(IllegalDecision, match="seat 2 cannot take its last decision back"):
        match.take_back(1)


def test_the_bid_that_opens_all_stands() -> None:
    match = bids(sealed.GAME)
    for seat in (2, 1, 0):
        match.decide(seat, 3)
    assert not any(match.can_take_back(seat) for seat in range(3))


# -- going on ------------------------------------------------------------------------------------


def bids_record() -> bytes:
    match = bids(sealed.GAME, 2)
    for seat, bid in ((1, 3), (0, 2)):
        match.decide(seat, bid)
    match.decide(1, sealed.SIGH)
    match.take_back(1)
    for seat, bid in ((1, 0), (0, 7), (0, 0), (1, 1)):
        match.decide(seat, bid)
    assert match.over
    return match.record()


def check_resume(whole: bytes, size: int, path: Path, games: Callable[[str], Game]) -> None:
    """What was cut off after so many bytes goes on from its last whole line to the same end."""
    prefix = whole[:size]
    kept = prefix[: prefix.rindex(b"\n") + 1]
    path.write_bytes(prefix)
    with Match.resume(path, games) as match:
        assert path.read_bytes() == match.record()
        assert path.read_bytes() == (whole if match.over else kept)
        for step in read_record(whole, "r").steps[match.n :]:
            apply(match, step)
        assert path.read_bytes() == whole


def test_resume_drops_a_torn_line_and_comes_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # thousands of times
    whole = bids_record()
    for size in range(whole.index(b"\n") + 1, len(whole) + 1):
        check_resume(whole, size, tmp_path / "match.jsonl", only(sealed.GAME))


def test_a_dealt_match_resumes_at_every_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    whole = short_record()
    for end in (at for at, byte in enumerate(whole) if byte == ord("\n")):
        for size in (end + 1, min(end + 40, len(whole))):
            check_resume(whole, size, tmp_path / "match.jsonl", find_game)


def test_a_resumed_match_remembers_logs_and_what_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with bids(sealed.GAME, path=path) as match:
        match.decide(1, 5)
        match.decide(0, sealed.SIGH)
    with Match.resume(path, only(sealed.GAME)) as again:
        assert [again.log(seat) for seat in range(4)] == [match.log(seat) for seat in range(4)]
        assert again.can_take_back(0)
        again.take_back(0)
    assert verify_bytes(path.read_bytes(), "r", only(sealed.GAME)).ok


def test_a_damaged_record_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    damaged = short_record().replace(b'"n":3', b'"n":4', 1) + b"torn"
    path.write_bytes(damaged)
    with pytest.raises(BadInput, match=r"match.jsonl, line 4: "):
        Match.resume(path)
    assert path.read_bytes() == damaged


def test_a_record_under_other_rules_is_never_played_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with bids(sealed.GAME, path=path):
        pass
    newer = replace(sealed.GAME, version="2")
    with pytest.raises(BadInput, match="version 1 of the rules of sealed_bids, installed is 2"):
        Match.resume(path, only(newer))
    other = replace(sealed.GAME, read_cards=lambda path: CardTable({"bids": 2}, shipped=True))
    with pytest.raises(BadInput, match="it is not played on with other cards"):
        Match.resume(path, only(other))


def test_one_process_at_a_time_has_a_record(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with eights(path), pytest.raises(BadInput, match="is being played by another process"):
        Match.resume(path)
    with Match.resume(path) as match:
        assert match.n == 0
