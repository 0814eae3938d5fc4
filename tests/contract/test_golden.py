"""Every registered game has its golden transcripts, and each comes out as it did when it was written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tatami.core.game import Game
from tatami.core.state import Event, State
from tatami.core.words import Words
from tatami.games import find_game
from tatami.kit import Broken, check_golden, golden_match, golden_tables, told_digest
from tests.contract import golden, little
from tests.contract.cases import GAMES, name_of
from tests.contract.golden import folder_of, record_file, told_file


def told(game: Game) -> dict[str, str]:
    return msgspec.json.decode(told_file(game).read_bytes(), type=dict[str, str])


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_game_has_the_transcripts_it_asks_for(game: Game) -> None:
    names = golden_tables(game).keys()
    assert names, f"{game.name} asks for no golden transcript"
    kept = {path.stem for path in folder_of(game).glob("*.jsonl")}
    assert kept == names == told(game).keys(), "write them with python -m tests.contract.golden"


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_matches_come_out_as_they_did(game: Game) -> None:
    for name, table in golden_tables(game).items():
        check_golden(game, table, record_file(game, name).read_bytes())


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_seats_are_sent_what_they_were(game: Game) -> None:
    digests = {name: told_digest(game, record_file(game, name).read_bytes()) for name in golden_tables(game)}
    assert digests == told(game), "if it is meant: python -m tests.contract.golden --told"


def test_total_war_is_kept_for_small_and_large_tables_in_both_editions() -> None:
    kept = {(seats, given["edition"]) for seats, given in golden_tables(find_game("total_war")).values()}
    assert kept >= {(seats, edition) for seats in (3, 4, 8, 12) for edition in ("german", "spanish")}


# -- these tests can fail --------------------------------------------------------------------

TABLE = little.PROOF.golden[0]


def test_a_changed_rule_is_noticed() -> None:
    data = golden_match(little.GAME, TABLE)
    check_golden(little.GAME, TABLE, data)

    class Generous(little.HighCard):
        def end_trick(self) -> None:
            self.points[0] += 1
            super().end_trick()

    changed = replace(little.GAME, start=lambda seats, options, box, rng: little.dealt(Generous, seats, rng))
    with pytest.raises(Broken, match=r"no longer comes out the same.*led to another state"):
        check_golden(changed, TABLE, data)


def test_an_unfinished_transcript_is_noticed() -> None:
    lines = golden_match(little.GAME, TABLE).splitlines(keepends=True)
    with pytest.raises(Broken, match="it has no end"):
        check_golden(little.GAME, TABLE, b"".join(lines[:-1]))


def test_the_transcript_of_another_table_is_noticed() -> None:
    with pytest.raises(Broken, match="is of another table"):
        check_golden(little.GAME, TABLE, golden_match(little.GAME, little.PROOF.golden[1]))


def test_another_line_of_the_log_is_noticed() -> None:
    def silent(state: State, event: Event) -> Words | None:
        return None

    data = golden_match(little.GAME, TABLE)
    assert told_digest(little.GAME, data) != told_digest(replace(little.GAME, report=silent), data)


def test_transcripts_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    golden.write_records(little.GAME)
    golden.write_told(little.GAME)
    assert told(little.GAME).keys() == golden_tables(little.GAME).keys() == {"2", "3"}
