"""Tables in memory: kept while somebody is there, and never without a host for long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tatami.games import find_game
from tatami.server.document import SeatDoc, TableDoc
from tatami.server.house import House
from tatami.server.hub import HOST_GONE, IDLE, Hub
from tatami.server.live import LiveTable
from tatami.server.refused import Refused
from tatami.server.secrets import hashed, new_id
from tatami.server.settings import Settings
from tatami.server.storage.engine import open_engine, read_url
from tatami.server.storage.store import Store
from tatami.server.thinkers import Thinkers
from tests.server.ears import Ears, Watch

PEOPLE = tuple(SeatDoc(keys=(hashed(f"key{seat}"),)) for seat in range(3))


def in_a_house(folder: Path, scenario: Callable[[Hub, Watch], Awaitable[None]]) -> None:
    """Run what happens in a house of its own, with a clock that is set by hand."""

    async def run() -> None:
        watch = Watch()
        store = Store(await open_engine(read_url(str(folder / "tatami.sqlite"))))
        hub = Hub(House(Settings(), store, find_game, watch), Thinkers(1))
        try:
            await scenario(hub, watch)
        finally:
            await hub.close()
            await store.close()

    asyncio.run(run())


async def three_people(hub: Hub) -> LiveTable:
    return await hub.make(TableDoc("total_war", PEOPLE))


def test_the_hosts_role_passes_on_when_he_is_gone_for_long(tmp_path: Path) -> None:
    async def scenario(hub: Hub, watch: Watch) -> None:
        live = await three_people(hub)
        host, guest = Ears("key0", 0), Ears("key2", 2)
        live.join(host)
        live.join(guest)
        await hub.tidy()
        live.part(host)
        await hub.tidy()
        watch.now += HOST_GONE - 1
        await hub.tidy()
        assert live.document.host == 0, "he may come back"
        watch.now += 1
        await hub.tidy()
        assert live.document.host == 2
        assert guest.told("table")[-1]["host"] == 2

    in_a_house(tmp_path, scenario)


def test_a_host_who_comes_back_in_time_is_host_still(tmp_path: Path) -> None:
    async def scenario(hub: Hub, watch: Watch) -> None:
        live = await three_people(hub)
        live.join(Ears("key1", 1))
        await hub.tidy()
        watch.now += HOST_GONE - 1
        live.join(Ears("key0", 0))
        await hub.tidy()
        watch.now += HOST_GONE
        await hub.tidy()
        assert live.document.host == 0

    in_a_house(tmp_path, scenario)


def test_a_table_nobody_looks_at_is_let_go_and_comes_back_the_same(tmp_path: Path) -> None:
    async def scenario(hub: Hub, watch: Watch) -> None:
        live = await three_people(hub)
        ears = Ears("key0", 0)
        live.join(ears)
        await hub.tidy()
        watch.now += 10 * IDLE
        await hub.tidy()
        assert live.id in hub.tables, "somebody is there"
        live.part(ears)
        await hub.tidy()
        watch.now += IDLE
        await hub.tidy()
        assert live.id not in hub.tables
        again = await hub.table(live.id)
        assert again is not live
        assert again.document == live.document

    in_a_house(tmp_path, scenario)


def test_asking_for_a_table_that_is_not_there_makes_none(tmp_path: Path) -> None:
    async def scenario(hub: Hub, watch: Watch) -> None:
        name = new_id()
        with pytest.raises(Refused, match="no-table"):
            await hub.table(name)
        assert not hub.tables
        assert await hub.house.store.row(name) is None

    in_a_house(tmp_path, scenario)


def test_who_asks_at_once_gets_the_same_table(tmp_path: Path) -> None:
    async def scenario(hub: Hub, watch: Watch) -> None:
        live = await three_people(hub)
        await hub.let_go(live)
        one, other = await asyncio.gather(hub.table(live.id), hub.table(live.id))
        assert one is other

    in_a_house(tmp_path, scenario)
