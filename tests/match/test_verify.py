"""A record is in order only if every byte is as it was written, and the match as it was played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.core.cardtable import CardTable
from tatami.games import find_game
from tatami.match.match import Match
from tatami.match.record import Decision, Header, Undo
from tatami.match.secret import commitment, secret_from_seed
from tatami.match.verify import Verdict, verify, verify_bytes
from tests.match import sealed
from tests.match.kit import STEADY, bids, decisions, eights, forged, lines_of, only, play_out, short_record

RECORD = short_record()
LINES = lines_of(RECORD)
UNDO = next(at for at, line in enumerate(LINES) if isinstance(line, Undo))


def problem(data: bytes) -> str:
    """What is found wrong: something, in one line."""
    verdict = verify_bytes(data, "r")
    assert not verdict.ok
    assert not verdict.finished
    assert verdict.problem
    assert "\n" not in verdict.problem
    return verdict.problem


def test_a_finished_match_is_in_order(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with eights(path) as match:
        play_out(match)
    assert path.read_bytes() == match.record()
    count = len(decisions(match.record()))
    assert verify(path) == Verdict(True, True, count, None, match.commitment)


def test_a_change_of_any_byte_is_noticed() -> None:
    assert verify_bytes(RECORD, "r").ok
    for at, byte in enumerate(RECORD):
        for other in {byte ^ 1, byte ^ 32, ord(" "), ord("\n")} - {byte}:
            problem(RECORD[:at] + bytes([other]) + RECORD[at + 1 :])


def test_a_byte_too_much_or_too_little_is_noticed() -> None:
    for at in range(len(RECORD)):
        problem(RECORD[:at] + b" " + RECORD[at:])
        if at < len(RECORD) - 1:
            problem(RECORD[:at] + RECORD[at + 1 :])


def test_a_prefix_is_unfinished_if_whole_and_else_refused() -> None:
    for size in range(len(RECORD)):
        prefix = RECORD[:size]
        if prefix.endswith(b"\n"):
            verdict = verify_bytes(prefix, "r")
            assert verdict.ok
            assert not verdict.finished
            assert verdict.decisions == len(decisions(prefix))
        else:
            problem(prefix)


@given(st.binary(max_size=300))
@settings(deadline=None)
def test_no_bytes_make_it_crash(data: bytes) -> None:
    problem(data)
    problem(RECORD + data + b"!")


def changed(at: int, **fields: Any) -> bytes:
    """The record as a host would forge it: one line changed, all chained anew."""
    lines = [*LINES]
    lines[at] = msgspec.structs.replace(lines[at], **fields)
    return forged(lines)


def test_a_forged_decision_is_found_by_its_number() -> None:
    assert "r: decision 2: decision 57 is not legal now" in problem(changed(2, code=57))
    seat = LINES[2].seat  # type: ignore[union-attr]
    assert f"r: decision 2: seat {2 - seat} is not waited for" in problem(changed(2, seat=1 - seat))
    assert "r: decision 2: seat 10 is not waited for" in problem(changed(2, seat=9))
    assert "r: decision 2 is 'play " in problem(changed(2, notation="pass"))
    assert "r: decision 2 led to another state" in problem(changed(2, hash="0" * 32))


def test_decisions_before_the_forged_one_are_counted() -> None:
    assert verify_bytes(changed(3, hash="0" * 32), "r").decisions == 2


def test_a_forged_undo_is_found() -> None:
    assert f"r: undo {UNDO} led to another state" in problem(changed(UNDO, hash="0" * 32))
    seat = LINES[UNDO].seat  # type: ignore[union-attr]
    assert f"r: undo {UNDO}: seat {2 - seat} cannot take" in problem(changed(UNDO, seat=1 - seat))
    played = LINES[1]
    assert isinstance(played, Decision)
    assert "r: undo 2: seat" in problem(forged([LINES[0], played, Undo(2, played.seat, "0" * 32)]))


def test_a_forged_end_is_found() -> None:
    assert "the match ended otherwise" in problem(changed(-1, plays=1))
    assert "the match ended otherwise" in problem(changed(-1, rewards=[1.0, 2.0]))
    assert "the match ended otherwise" in problem(changed(-1, winners=[]))
    assert "the match ended otherwise" in problem(changed(-1, hash="0" * 32))
    assert "before the match is over" in problem(forged([*LINES[:3], LINES[-1]]))
    assert "the match is over" in problem(
        forged([*LINES[:-1], Decision(len(LINES) - 1, 0, 53, "pass", "0" * 32)])
    )


def test_the_secret_must_be_the_one_committed_to() -> None:
    other = secret_from_seed(6)
    assert "not the one that was committed to" in problem(changed(0, secret=other.hex()))
    assert "not the one that was committed to" in problem(changed(0, commitment=commitment(other)))
    assert "decision 1" in problem(changed(0, secret=other.hex(), commitment=commitment(other)))


def test_a_nonce_cannot_be_changed_afterwards() -> None:
    assert "decision 1" in problem(changed(0, nonces=["kumo", "another"]))
    assert "1 nonces for 2 seats" in problem(changed(0, nonces=["kumo"]))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"rules": "0"}, "version 0 of the rules of crazy_eights, installed is 1"),
        ({"cards": "0" * 32}, "card table 0000"),
        ({"document": {"deck": "mine"}}, "card table "),
        ({"options": {"jokers": "2"}}, "unknown option 'jokers'"),
        ({"seats": STEADY[:1], "nonces": [""]}, "for 2 to 15 players, not 1"),
    ],
)
def test_a_header_must_fit_what_is_installed(fields: dict[str, Any], message: str) -> None:
    assert message in problem(changed(0, **fields))


def test_the_commitment_is_told_with_the_verdict() -> None:
    header = LINES[0]
    assert isinstance(header, Header)
    assert verify_bytes(RECORD, "r").commitment == header.commitment


def test_a_missing_file_is_a_verdict(tmp_path: Path) -> None:
    verdict = verify(tmp_path / "none.jsonl")
    assert verdict == Verdict(
        False, False, 0, f"cannot read {tmp_path}/none.jsonl: No such file or directory"
    )


def test_an_owners_card_table_goes_with_the_record() -> None:
    game = replace(find_game("crazy_eights"), load_cards=lambda table: table.document["deck"])
    own = CardTable({"deck": "a linen one", "nested": {"b": [1, 2.5, None], "a": {}}}, shipped=False)
    match = Match.begin(game, STEADY, cards=own)
    play_out(match)
    assert b'"document":{"deck":"a linen one","nested":{"a":{},"b":[1,2.5,null]}}' in match.record()
    assert verify_bytes(match.record(), "r", only(game)).finished


def test_a_table_that_no_game_understands_is_one_line() -> None:
    game = replace(find_game("crazy_eights"), load_cards=lambda table: table.document["deck"])
    own = CardTable({"suits": 4}, shipped=False)
    header = msgspec.structs.replace(LINES[0], document=own.document, cards=own.digest)
    verdict = verify_bytes(forged([header]), "r", only(game))
    assert verdict.problem == "r: crazy_eights cannot be dealt: KeyError: 'deck'"


def test_options_go_with_the_record() -> None:
    match = Match.begin(sealed.GAME, STEADY, options=sealed.SealedOptions(purse=4))
    assert b'"options":{"purse":"4"}' in match.record()
    assert verify_bytes(match.record(), "r", only(sealed.GAME)).ok
    header = msgspec.structs.replace(lines_of(match.record())[0], options={"purse": "9" * 5000})
    assert not verify_bytes(forged([header]), "r", only(sealed.GAME)).ok


def test_early_commits_verify() -> None:
    match = bids(sealed.GAME)
    for seat, bid in ((2, 3), (0, 1), (1, 2), (1, 0), (2, 0), (0, 8), (2, 1), (0, 0), (1, 3)):
        match.decide(seat, bid)
    assert match.over
    assert verify_bytes(match.record(), "r", only(sealed.GAME)) == Verdict(
        True, True, 9, None, match.commitment
    )
