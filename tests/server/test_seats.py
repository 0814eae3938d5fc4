"""Seats: who may sit where, whose links work, who is host; on both databases."""

from __future__ import annotations

from tests.server.house import Person, Server


def claim(server: Server, table: str, key: str, name: str = "") -> dict[str, object]:
    answer = server.post(f"/api/tables/{table}/seats", {"name": name}, key)
    assert answer.status_code == 201, answer.text
    seated: dict[str, object] = answer.json()
    return seated


def test_the_host_fills_the_table(server: Server) -> None:
    with server.sit(server.make("me", "open", "open", name="Aoi")) as host:
        assert (host.state["phase"], host.state["host"], host.seat) == ("open", 0, 0)
        assert host.refused("start") == "open-seat"
        host.done("set_seats", seats=4)
        host.done("set_seat", seat=1, bot="steady")
        host.done("set_seat", seat=2, bot="novice")
        host.done("set_seat", seat=3, bot="random")
        assert host.refused("set_seat", seat=1, bot="brilliant") == "level"
        assert host.refused("set_seats", seats=13) == "seats"
        assert [seat["bot"] for seat in host.state["seats"]] == ["", "steady", "novice", "random"]
        pace = {"kind": "bank", "seconds": 300, "extra": 10}
        host.done("set_up", options={"edition": "spanish"}, pace=pace, public=False)
        assert host.refused("set_up", options={"edition": "greek"}, pace=pace, public=False) == "input"
        assert (
            host.refused("set_up", options={}, pace={"kind": "decision", "seconds": 1}, public=False)
            == "pace"
        )
        host.done("start")
        host.until_step(-1)
        assert host.state["options"]["edition"] == "spanish"
        assert host.refused("set_up", options={}, pace=pace, public=False) == "running"
        assert host.refused("set_seats", seats=5) == "running"


def test_only_the_host_may(server: Server) -> None:
    with server.sit(server.make("me", "open", "open")) as host:
        key = host.done("invite", seat=1)["key"]
        seated = claim(server, host.table, key, "Ben")
        with server.sit(seated) as guest:
            for ask, more in (
                ("start", {}),
                ("set_seats", {"seats": 3}),
                ("set_seat", {"seat": 2, "bot": "steady"}),
                ("invite", {"seat": 2}),
                ("set_up", {"options": {}, "pace": {"kind": "off"}, "public": True}),
            ):
                assert guest.refused(ask, **more) == "host-only", ask
            guest.done("rename", name="Benno")
            host.settle()
            assert host.state["seats"][1]["name"] == "Benno"


def test_a_new_invitation_ends_the_old_one(server: Server) -> None:
    with server.sit(server.make("me", "open", "bot:steady")) as host:
        old = host.done("invite", seat=1)["key"]
        new = host.done("invite", seat=1)["key"]
        assert server.post(f"/api/tables/{host.table}/seats", {}, old).status_code == 400
        claim(server, host.table, new)


def test_freeing_a_seat_revokes_its_link_and_closes_its_sockets(server: Server) -> None:
    with server.sit(server.make("me", "open", "bot:steady")) as host:
        seated = claim(server, host.table, host.done("invite", seat=1)["key"])
        with server.sit(seated) as guest:
            assert host.refused("set_seat", seat=0, free=True) == "own-seat"
            host.done("set_seat", seat=1, free=True)
            assert guest.ending() == ("refused-key", 1001)
        with Person(server, host.table, str(seated["key"])) as stranger:
            assert stranger.ending() == ("refused-key", 1008)


def test_a_bot_for_a_person_and_back(server: Server) -> None:
    """In a running match: the bot plays, and any tap takes the seat back."""
    host = server.sit(server.make("me", "open", "bot:steady"))
    guest = server.sit(claim(server, host.table, host.done("invite", seat=1)["key"]))
    with host, guest:
        host.done("start")
        host.done("set_seat", seat=1, bot="steady")
        guest.settle()
        assert guest.state["seats"][1] == {"name": "", "person": True, "bot": "steady", "here": True}
        guest.done("touch")
        assert guest.state["seats"][1]["bot"] == ""
        host.done("set_seat", seat=1, bot="random")
        host.done("set_seat", seat=1, bot="")
        host.settle()
        assert host.state["seats"][1]["bot"] == ""
        assert host.refused("set_seat", seat=2, bot="") == "nobody-there"


def test_somebody_sits_down_in_a_bots_seat_of_a_running_match(server: Server) -> None:
    with server.play("me", "bot:steady", "bot:steady") as host:
        key = host.done("invite", seat=2)["key"]
        with server.sit(claim(server, host.table, key, "Late")) as late:
            late.until_step(-1)
            assert late.state["seats"][2] == {"name": "Late", "person": True, "bot": "", "here": True}
            assert late.scene["view"]["seat"] == 2


def test_who_leaves_is_replaced_and_the_role_passes_on(server: Server) -> None:
    host = server.sit(server.make("me", "open", "bot:steady"))
    guest = server.sit(claim(server, host.table, host.done("invite", seat=1)["key"]))
    with host, guest:
        host.done("start")
        host.say(ask="leave", client="bye")
        assert host.ending()[0] == "refused-key"
        guest.until(lambda frame: frame["tell"] == "table" and frame["host"] == 1)
        assert guest.state["seats"][0] == {"name": "", "person": False, "bot": "steady", "here": False}
        guest.done("set_seat", seat=0, bot="random")


def test_a_seat_moves_to_a_phone_once(server: Server) -> None:
    with server.play("me", "bot:steady", "bot:steady") as me:
        code = me.done("phone")["key"]
        moved = server.post(f"/api/tables/{me.table}/move", key=code)
        assert moved.status_code == 201
        assert server.post(f"/api/tables/{me.table}/move", key=code).status_code == 400
        with server.sit(moved.json()) as phone:
            phone.until_step(-1)
            assert phone.seat == me.seat
            assert phone.scene["view"]["zones"] == me.scene["view"]["zones"]


def test_a_spectator_sees_the_gallery_and_decides_nothing(server: Server) -> None:
    with server.play("me", "bot:steady", "bot:steady") as me:
        key = me.done("invite", seat=-1)["key"]
        with Person(server, me.table, key) as watcher:
            watcher.until_step(-1)
            assert watcher.seat == 3
            hands = [zone for zone in watcher.scene["view"]["zones"] if zone["name"] == "hand"]
            assert all(not hand["cards"] for hand in hands)
            assert watcher.refused("decide", n=0, code=0) == "watching"
            assert watcher.refused("take_back", n=0) == "watching"
            assert watcher.refused("rename", name="x") == "watching"
            for ask in ("touch", "phone", "leave"):
                assert watcher.refused(ask) == "watching", ask
            assert watcher.refused("rematch") == "not-over"
            assert watcher.refused("start") == "host-only"


def test_public_tables_only_if_the_host_says_so(server: Server) -> None:
    private, public = server.make("me", "open", "open"), server.make("me", "open", "open", public=True)
    listed = [table["id"] for table in server.get("/api/tables").json()]
    assert public["table"] in listed
    assert private["table"] not in listed
    assert server.get(f"/api/tables/{private['table']}").status_code == 403
    assert server.post(f"/api/tables/{private['table']}/seats", {}).status_code == 400
    claim(server, public["table"], "")


def test_your_tables(server: Server) -> None:
    one = server.make("me", "open", "open", name="Aoi")
    asked = [{"table": one["table"], "key": one["key"]}, {"table": one["table"], "key": "x" * 32}]
    mine = server.post("/api/mine", asked).json()
    assert [each["seat"] for each in mine] == [0, -1]
    assert mine[0]["names"] == ["Aoi", "", ""]


def test_a_table_that_starts_at_once_has_no_open_seat(server: Server) -> None:
    body = {"game": "total_war", "seats": ["me", "open", "bot:steady"], "start": True}
    answer = server.post("/api/tables", body)
    assert (answer.status_code, answer.json()["refused"]["key"]) == (400, "refused-open-seat")
