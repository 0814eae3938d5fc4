"""What goes wrong in a rule, a bot or a version is contained, named and counted."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from pathlib import Path

import pytest

from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.match.course import RuleFault
from tatami.match.faults import CRASH, ILLEGAL, STALL, TAMPER
from tatami.match.replay import replay
from tatami.server.thinkers import Thinkers
from tatami.server.thinking import Question
from tests.match import sealed
from tests.match.kit import only
from tests.server.calm import nothing_happens, two_people
from tests.server.house import TATAMI, Json, Person, Server
from tests.server.strangers import FAILING, install


def faults(server: Server) -> dict[str, float]:
    """What the server has counted, by kind."""
    counted = re.compile(r'^tatami_faults_total\{kind="(\w+)"\} (\S+)$', re.MULTILINE)
    return {kind: float(count) for kind, count in counted.findall(server.get("/metrics").text)}


# -- rules ----------------------------------------------------------------------------------------


def test_a_rule_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "games", monkeypatch, failing="failing")
    with Server(tmp_path) as server, two_people(server, "failing") as (asked, other):
        with Person(server, asked.table, asked.key) as tab:
            tab.until_step(-1)
            for code in (9, 8, 7):
                with nothing_happens(server, other, tab):
                    assert asked.refused("decide", n=asked.scene["n"], code=code) == "rule"
        assert faults(server) == {"rule": 3.0}
        n = asked.scene["n"]
        asked.done("decide", n=n, code=3)
        other.until_step(n)
        bundle = tmp_path / "faults" / f"{asked.table}-{n + 1}.jsonl"
        assert bundle.stat().st_mode & 0o777 == 0o600, "for the operator alone"
        assert bundle.parent.stat().st_mode & 0o777 == 0o700
        assert "ZeroDivisionError" not in json.dumps(asked.heard), "what failed is the operator's affair"
    again = replay(bundle, games=only(FAILING))
    assert again.fault is not None
    with pytest.raises(RuleFault, match="AssertionError"):  # the last of the three
        again.decide(again.fault.seat, again.fault.code)


def test_the_bundle_is_replayed_by_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "games", monkeypatch, speechless="speechless")
    with Server(tmp_path) as server, two_people(server, "speechless") as (asked, _):
        assert asked.refused("decide", n=0, code=asked.codes[0]) == "rule"
    (bundle,) = (tmp_path / "faults").iterdir()
    command = [str(TATAMI), "replay", str(bundle)]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "KeyError: 'no words'" in shown.stdout


# -- bots -----------------------------------------------------------------------------------------

FAULTS = {"crasher": CRASH, "killer": CRASH, "unborn": CRASH, "liar": ILLEGAL, "tamperer": TAMPER}


def test_bots_that_fail_are_replaced_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "games", monkeypatch, sealed_bids="sealed_bids")
    with Server(tmp_path) as server:
        for bot, kind in FAULTS.items():
            before = faults(server).get(kind, 0.0)
            with server.play("me", f"bot:{bot}", game="sealed_bids") as me:
                me.play_out()
                me.settle()
                assert me.state["phase"] == "over"
                record = server.get(f"/api/tables/{me.table}/matches/1/record", me.key).content
            named = sum(b'"seat":1' in line for line in record.splitlines())
            assert faults(server)[kind] >= before + named > before, bot
    log = (tmp_path / "server.log").read_text()
    assert "no idea" in log, "why"


def question(game: Game, bot: str) -> Question:
    world = game.new(2, Rng.fast(1))
    return Question(game.name, 2, {}, None, bot, int(world.actor), world.save(), Rng.fast(2).save())


def test_a_bot_that_stalls_is_ended_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever asks next is answered, by a process that never heard of it."""
    install(tmp_path / "games", monkeypatch, sealed_bids="sealed_bids")

    async def ask() -> None:
        thinkers = Thinkers(1, limit=0.5)
        try:
            for _ in range(2):
                stalled = await thinkers.ask(question(sealed.GAME, "spinner"))
                assert (stalled.fault, stalled.message) == (STALL, "no answer within 0.5 seconds")
                answer = await thinkers.ask(question(sealed.GAME, "cautious"))
                assert (answer.fault, answer.code) == ("", 1)
        finally:
            await thinkers.close()

    asyncio.run(ask())


# -- versions -------------------------------------------------------------------------------------


def test_a_match_of_other_rules_is_parked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be looked at, says why, and goes on when the rules it was played by are back."""
    games = tmp_path / "games"
    install(games, monkeypatch, sealed_bids="sealed_bids")
    with Server(tmp_path) as server, two_people(server, "sealed_bids") as (asked, other):
        asked.done("decide", n=asked.scene["n"], code=2)
        server.stop()
    for now in ({"sealed_bids": "later"}, {"failing": "failing"}):  # other rules, and none at all
        install(games, monkeypatch, **now)
        with Server(tmp_path) as server, Person(server, asked.table, asked.key) as again:
            again.settle()
            assert again.state["phase"] == "parked"
            why = again.state["why"]["args"]["why"]
            assert ("version 1" if "sealed_bids" in now else "unknown game") in why, why
            assert "\n" not in why
            assert not again.scene
            with nothing_happens(server, again), Person(server, asked.table, asked.key) as tab:
                requests: list[tuple[str, Json]] = [
                    ("decide", {"n": 1, "code": 2}),
                    ("take_back", {"n": 1}),
                    ("rename", {"name": "Eve"}),
                    ("phone", {}),
                    ("rematch", {}),
                    ("leave", {}),
                ]
                for ask, more in requests:
                    assert tab.refused(ask, **more) == "parked", ask
                record = server.get(f"/api/tables/{asked.table}/matches/1/record", asked.key)
                assert record.status_code == 409
            server.stop()
    install(games, monkeypatch, sealed_bids="sealed_bids")
    with Server(tmp_path) as server, Person(server, other.table, other.key) as again:
        again.until_step(-1)
        assert (again.state["phase"], again.scene["n"]) == ("running", 1)
        again.done("decide", n=1, code=2)


def test_an_open_table_of_a_game_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "games", monkeypatch, sealed_bids="sealed_bids")
    with Server(tmp_path) as server:
        seated = server.make("me", "open", game="sealed_bids")
        server.stop()
    install(tmp_path / "games", monkeypatch, failing="failing")
    with Server(tmp_path) as server, server.sit(seated) as me:
        assert me.refused("set_seats", seats=3) == "input"
        assert me.refused("set_seat", seat=1, bot="cautious") == "input"
        me.settle()
