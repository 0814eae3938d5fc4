"""A match over the wire: begun, played, taken back, finished, replayed, on both databases."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tatami.games import find_game
from tatami.match.match import Match
from tatami.match.record import read_record
from tatami.match.verify import verify
from tests.server.house import Person, Server


def test_one_person_plays_three_bots_to_the_end(server: Server, tmp_path: Path) -> None:
    with server.play("me", "bot:steady", "bot:random", "bot:steady") as me:
        assert me.state["phase"] == "running"
        commitment = me.state["commitment"]
        me.play_out()
        me.settle()
        assert me.state["phase"] == "over"
        result = me.told("result")
        record = server.get(f"/api/tables/{me.table}/matches/1/record", me.key)
        file = tmp_path / "match.jsonl"
        file.write_bytes(record.content)
        checked = read_record(record.content, "match")
        assert checked.header.commitment == commitment
        assert checked.header.secret == result["secret"]
        assert checked.end is not None
        assert checked.end.winners == result["winners"]
        verify(file)


def test_who_comes_back_finds_everything_as_it_was(server: Server) -> None:
    with server.play("me", "bot:steady", "bot:steady") as me:
        for _ in range(4):
            assert me.my_turn()
            n = me.scene["n"]
            me.decide(me.codes[0])
            me.until_step(n)
        me.my_turn()
        with Person(server, me.table, me.key) as again:
            again.until_step(-1)
            for part in ("n", "view", "prompt", "log", "take_back"):
                assert again.scene[part] == me.scene[part], part


def test_after_a_restart_the_match_goes_on(database: str, tmp_path: Path) -> None:
    with Server(tmp_path, database) as server, server.play("me", "bot:steady", "bot:steady") as me:
        me.my_turn()
        before = me.scene
        server.stop()
    with Server(tmp_path, database) as next_one, Person(next_one, me.table, me.key) as again:
        again.until_step(-1)
        assert again.scene["view"] == before["view"]
        assert again.scene["log"] == before["log"]
        again.play_out()
        assert again.over


def test_two_people_by_invitation(server: Server) -> None:
    with server.sit(server.make("me", "open", "bot:steady", name="Aoi")) as host:
        link = host.done("invite", seat=1)["key"]
        info = server.get(f"/api/tables/{host.table}", link).json()
        assert (info["free"], info["seats"][0]["name"]) == (1, "Aoi")
        assert server.get(f"/api/tables/{host.table}", link).json()["free"] == 1, "looking claims nothing"
        seated = server.post(f"/api/tables/{host.table}/seats", {"name": "Ben"}, link)
        assert seated.status_code == 201
        again = server.post(f"/api/tables/{host.table}/seats", {"name": "Eve"}, link)
        assert again.status_code == 400, "an invitation works once"
        with server.sit(seated.json()) as guest:
            host.done("start")
            people = [host, guest]
            host.until_step(-1)
            guest.until_step(-1)
            while not host.over:
                waiting = host.scene["view"]["waiting"]
                actor = next((one for one in people if one.seat in waiting), None)
                n = host.scene["n"]
                if actor is not None:
                    actor.until_step(n - 1)
                    assert actor.decide(actor.codes[0])["refused"] is None
                host.until_step(n)
                guest.until_step(n)
            assert guest.scene["view"]["table"] == host.scene["view"]["table"]


def test_rematch_gives_the_winner_the_king_of_monsters_card(server: Server) -> None:
    with server.play("me", "bot:steady", "bot:steady") as me:
        me.play_out(max)
        me.settle()
        winners = me.told("result")["winners"]
        assert me.refused("start") == "running"
        me.done("rematch")
        me.settle()
        assert me.state["round"] == 2
        assert me.state["options"]["king"] == (str(winners[0] + 1) if len(winners) == 1 else "0")
        assert me.scene["view"]["table"]["king"] == (winners[0] if len(winners) == 1 else -1)


def test_replay_from_every_seat_once_it_is_over(server: Server) -> None:
    with server.play("me", "bot:steady", "bot:steady") as me:
        path = f"/api/tables/{me.table}/matches/1/replay"
        assert server.get(path, me.key, seat=0).status_code == 409, "not while it runs"
        assert server.get(f"/api/tables/{me.table}/matches/1/record", me.key).status_code == 409
        me.play_out()
        me.settle()
        replay = server.get(path, me.key, seat=0).json()
        assert replay["moments"][-1]["n"] == me.scene["n"]
        assert replay["moments"][-1]["view"] == me.scene["view"]
        other = server.get(path, me.key, seat=1).json()
        assert other["moments"][-1]["view"]["seat"] == 1
        gallery = server.get(path, me.key, seat=3).json()
        assert len(gallery["moments"]) == len(replay["moments"])
        assert server.get(path, me.key, seat=9).status_code == 400


def test_the_match_of_a_table_is_the_match_of_its_record(shared: Server) -> None:
    with shared.play("me", "bot:random", game="crazy_eights") as me:
        me.play_out()
        me.settle()
        data = shared.get(f"/api/tables/{me.table}/matches/1/record", me.key).content
        match = Match.follow(read_record(data, "it"), "it", find_game)
        assert match.over
        assert msgspec.to_builtins(match.view(0)) == me.scene["view"]
