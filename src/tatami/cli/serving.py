"""`tatami serve` and `tatami backup`: the table in the browser."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import structlog
import uvicorn

from tatami.cli import OK
from tatami.core.errors import BadInput
from tatami.server.app import Application, make_app
from tatami.server.packing import Packing
from tatami.server.settings import Settings
from tatami.server.sockets import LARGEST_FRAME
from tatami.server.storage.engine import is_sqlite, read_url

ANY_ADDRESS = "0.0.0.0"  # all networks of this computer: what --lan asks for


def serve(asked: Namespace) -> int:
    settings = read_settings(asked)
    listening = listen(settings)
    port = listening.getsockname()[1]
    if port != settings.port:  # 0 was asked for: any that is free
        asked.port = port
        settings = read_settings(asked)
    set_up_logging(asked.log_json)
    app = make_app(settings, client=None if asked.client is None else Path(asked.client))
    server = Server(app, settings, open_browser=asked.open)
    server.run([listening])
    if not server.was_ready:
        raise BadInput("the server could not start (see above)")
    return OK


class Server(uvicorn.Server):
    """Says its address once it can be reached, and goodbye before it ends."""

    def __init__(self, app: Application, settings: Settings, open_browser: bool = False) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            ws=Packing,
            ws_max_size=LARGEST_FRAME * 2,  # a larger one is cut off; a smaller one is answered
            loop="uvloop",
            proxy_headers=settings.behind_proxy,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)
        self._app = app
        self._settings = settings
        self._open = open_browser
        self.was_ready = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        self.was_ready = True
        quieten_collector()
        print(f"Tatami is at {self._settings.origin}/", flush=True)
        if self._settings.local_only:
            print("Links work on this computer only; for others: tatami serve --lan", flush=True)
        if self._open:
            threading.Thread(target=show_page, args=(self._settings.origin,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.say_goodbye()
        await super().shutdown(sockets)


def quieten_collector() -> None:
    """Every decision leaves thousands of objects behind, hardly any of them in a circle: looking for
    circles after each 700 of them, through all that stays, took a fifth of the server's time."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def show_page(address: str) -> None:
    """Only where there is a browser to show it in."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def read_settings(asked: Namespace) -> Settings:
    host = ANY_ADDRESS if asked.lan else asked.host
    public = asked.public_url or (f"http://{lan_address()}:{asked.port}" if asked.lan else "")
    settings = Settings(
        host=host,
        port=asked.port,
        database=asked.database,
        public_url=public,
        hosts=tuple(asked.allow_host),
        behind_proxy=asked.behind_proxy,
        keep_days=asked.keep_days,
        faults=Path(asked.faults),
        pause=asked.bot_pause,
    )
    settings.check()
    read_url(settings.database)
    return settings


def lan_address() -> str:
    """This computer's address in its own network. Nothing is sent to find it out."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            raise BadInput("this computer is in no network: leave out --lan, or give --public-url") from None
        return str(probe.getsockname()[0])


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(
            f"cannot listen on {settings.host}:{settings.port} ({reason}): choose another with --port"
        ) from None
    return listening


def set_up_logging(as_json: bool) -> None:
    """One event a line on standard error. Requests are not logged: nobody needs to know who asked what."""
    lines = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    last = structlog.processors.JSONRenderer() if as_json else lines
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)


def backup(asked: Namespace) -> int:
    """A copy of a SQLite file, also while it is being served."""
    url = read_url(asked.database)
    if not is_sqlite(url):
        raise BadInput("a PostgreSQL database is backed up with pg_dump")
    source, target = Path(url.database or ""), Path(asked.file)
    if not source.is_file():
        raise BadInput(f"there is no database {source}: name one with --database")
    if target.exists():
        raise BadInput(f"{target} already exists: choose another name")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
            one.backup(other)
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise BadInput(f"cannot write {target}: {error}") from None
    print(target)
    return OK
