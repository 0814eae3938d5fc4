"""`tatami replay` and `tatami verify`: what a record tells, and to whom."""

from __future__ import annotations

import re

import pytest

from tatami.match.record import Decision, read_record
from tests.cli.terminal import Shell


def test_a_sound_record_is_verified_with_its_commitment(shell: Shell, record: bytes) -> None:
    header = read_record(record, "").header
    count = record.count(b'"line":"decision"')
    assert shell.good("tatami verify war.jsonl").splitlines() == [
        f"In order: {count} decisions, re-dealt and re-run.",
        f"Commitment to this deal, to be checked at the end: {header.commitment}",
    ]


@pytest.mark.parametrize("lines", [1, 2, 30, -1])
def test_every_whole_prefix_is_unfinished_not_wrong(shell: Shell, war_record: bytes, lines: int) -> None:
    kept = war_record.splitlines(keepends=True)[:lines]
    shell.write("war.jsonl", b"".join(kept))
    told = shell.good("tatami verify war.jsonl").splitlines()[0]
    word = "one decision" if len(kept) == 2 else f"{len(kept) - 1} decisions"
    assert told == f"In order so far, but unfinished: {word}, re-dealt and re-run."


def test_a_replay_tells_the_whole_match(shell: Shell, record: bytes) -> None:
    told = shell.good("tatami replay war.jsonl")
    steps = read_record(record, "").steps
    numbers = [int(number) for number in re.findall(r"^ *(\d+) (?:Seat|\w+ )", told, re.MULTILINE)]
    assert numbers[0] == 1
    assert f"\n{len(steps)} " in told
    assert "has won." in told


def test_a_replay_stops_where_it_is_told_to(shell: Shell, record: bytes) -> None:
    told = shell.good("tatami replay war.jsonl --to 5")
    assert re.search(r"^5 ", told, re.MULTILINE)
    assert not re.search(r"^6 ", told, re.MULTILINE)
    assert "has won" not in told
    beginning = shell.good("tatami replay war.jsonl --to 0")
    assert not re.search(r"^1 ", beginning, re.MULTILINE)


def drawn(told: str) -> dict[str, set[bool]]:
    """Of each kaiju: whether the cards it draws are named."""
    found: dict[str, set[bool]] = {}
    for who, what in re.findall(r"(\w+) draws ([^.]+)\.", " ".join(told.split())):
        found.setdefault(who, set()).add(what != "a card")
    return found


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_is_shown_its_own_cards_and_no_others(shell: Shell, record: bytes, seat: int) -> None:
    choosing = [step.notation for step in read_record(record, "").steps[:3] if isinstance(step, Decision)]
    seats = [step.seat for step in read_record(record, "").steps[:3]]
    own = choosing[seats.index(seat - 1)].removeprefix("choose ").split("_")[-1].capitalize()
    for to in ("--to 12", "--to 30"):
        told = shell.inside(f"replay war.jsonl --seat {seat} {to}").out
        named = drawn(told)
        assert named.pop(own) == {True}
        assert all(cards == {False} for cards in named.values())
        assert len(re.findall(r"^Hand ", told, re.MULTILINE)) == 1
        assert not re.search(r"^Seat \d .*: Hand", told, re.MULTILINE)


def test_the_host_sees_all_hands(shell: Shell, record: bytes) -> None:
    told = shell.inside("replay war.jsonl --to 12").out
    assert len(re.findall(r"^Seat \d .*: Hand ", told, re.MULTILINE)) == 3
    assert all(True in cards for cards in drawn(told).values())


@pytest.mark.parametrize(("language", "word"), [("de", "Versprechen"), ("es", "Compromiso")])
def test_records_are_read_out_in_any_language(shell: Shell, record: bytes, language: str, word: str) -> None:
    assert word in shell.inside(f"verify war.jsonl --lang {language}").out
    assert shell.inside(f"replay war.jsonl --lang {language}").code == 0
