"""What tables and sockets take of the server's memory: after a restart, match by match in its middle."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from benchmarks.server import ours
from benchmarks.server.load import Load
from benchmarks.server.match import SEATS
from benchmarks.server.ours import OurMatch
from benchmarks.server.process import Server

TABLES: Final = 200
FIRST: Final = 50  # that are loaded before it is measured: room is made in large pieces
PLAYED: Final = 4.0  # seconds of play at all tables, before the restart
SETTLED: Final = 1.0  # seconds after which all that was begun is done


async def play(database: Path, folder: Path) -> list[OurMatch]:
    """Tables in the middle of their matches, on the disk."""
    with ours.start_server(folder, database) as server:
        matches = ours.make_matches(server, FIRST + TABLES)
        load = Load(server, matches)
        await load.begin()
        await load.flat_out(PLAYED)
        await load.idle()
        load.close()
    return matches


async def warmed(server: Server) -> int:
    """Memory, once everything that is made but once has been made."""
    await look(server, ours.make_matches(server, 1), begin=True)
    return server.memory


async def look(server: Server, matches: list[OurMatch], begin: bool = False) -> None:
    """Everybody comes to the tables."""
    for match in matches:
        await match.connect(server.port)
        if begin:
            match.begin()
    await asyncio.sleep(SETTLED)


async def load_tables(server: Server, matches: list[OurMatch]) -> None:
    for match in matches:
        server.get(f"/api/tables/{match.table}", match.keys[0])
    await asyncio.sleep(SETTLED)


async def of_stored(folder: Path, _: float) -> float:
    """kB a table, beside a server whose file holds none."""
    await play(folder / "stored.sqlite", folder)
    with ours.start_server(folder, folder / "none.sqlite") as server:
        without = await warmed(server)
    with ours.start_server(folder, folder / "stored.sqlite") as server:
        return (await warmed(server) - without) / (FIRST + TABLES) / 1000


async def of_loaded(folder: Path, _: float) -> float:
    """kB a table."""
    matches = await play(folder / "loaded.sqlite", folder)
    with ours.start_server(folder, folder / "loaded.sqlite") as server:
        await warmed(server)
        await load_tables(server, matches[:FIRST])
        before = server.memory
        await load_tables(server, matches[FIRST:])
        return (server.memory - before) / TABLES / 1000


async def of_socket(folder: Path, _: float) -> float:
    """kB a socket, at tables that are loaded already."""
    matches = await play(folder / "sockets.sqlite", folder)
    with ours.start_server(folder, folder / "sockets.sqlite") as server:
        await warmed(server)
        await load_tables(server, matches)
        await look(server, matches[:FIRST])
        before = server.memory
        await look(server, matches[FIRST:])
        figure = (server.memory - before) / (TABLES * SEATS) / 1000
        for match in matches:
            match.close()
        return figure
