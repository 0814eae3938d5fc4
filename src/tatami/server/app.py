"""The application: what is opened at the start and closed at the end, and how errors are said."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tatami
from tatami.core.game import Game
from tatami.core.words import Speech, Words
from tatami.games import find_game
from tatami.server.house import House
from tatami.server.http import ROUTES
from tatami.server.hub import Hub
from tatami.server.pages import PAGES, Pages
from tatami.server.refused import Refused
from tatami.server.settings import Settings
from tatami.server.shield import Shield
from tatami.server.sockets import Door
from tatami.server.storage.engine import FileLock, is_sqlite, open_engine, read_url
from tatami.server.storage.listener import Listener
from tatami.server.storage.store import StorageFault, Store
from tatami.server.thinkers import Thinkers
from tatami.server.wire import Problem

LARGEST_BODY: Final = 16_384  # bytes
STATUS: Final = {"no-table": 404, "no-match": 404, "key": 403, "still-running": 409, "storage": 503}
LOG = structlog.get_logger(__name__)


def make_app(
    settings: Settings,
    *,
    games: Callable[[str], Game] = find_game,
    now: Callable[[], float] = time.time,
    client: Path | None = None,
) -> Application:
    """Everything but the socket it listens on. `client` is the folder of the built client."""
    app = Litestar(
        route_handlers=[*ROUTES, *PAGES],
        lifespan=[lambda app: opened(app, settings, games, now)],
        exception_handlers={
            Refused: say_refused,
            StorageFault: say_no_storage,
            HTTPException: say_http,
            RecursionError: say_too_deep,
            Exception: say_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Tatami", version=tatami.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        on_app_init=[quiet],
    )
    app.state.pages = Pages(client)
    return Application(app, settings)


class Application(Shield):
    """All of it behind its shield, and how it is ended politely."""

    def __init__(self, inner: Litestar, settings: Settings) -> None:
        super().__init__(inner, settings)
        self.state = inner.state

    async def say_goodbye(self) -> None:
        """To be called before the lines are cut: everybody hears why."""
        await self.state.door.shut(Words("notice-restart"))


def quiet(config: AppConfig) -> AppConfig:
    config.logging_config = None
    return config


@asynccontextmanager
async def opened(
    app: Litestar, settings: Settings, games: Callable[[str], Game], now: Callable[[], float]
) -> AsyncIterator[None]:
    url = read_url(settings.database)
    lock = FileLock(Path(url.database or "")) if is_sqlite(url) else None
    store = Store(await open_engine(url))
    hub = Hub(House(settings, store, games, now), Thinkers(settings.thinkers))
    listener = None if is_sqlite(url) else Listener(url, hub.changed, hub.missed)
    if listener is not None:
        await listener.start()
    app.state.hub, app.state.door = hub, Door(hub)
    sweeping = asyncio.create_task(hub.sweep())
    LOG.info("server.open", database=url.render_as_string())
    try:
        yield
    finally:
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        await hub.close()
        if listener is not None:
            await listener.close()
        await store.close()
        if lock is not None:
            lock.close()
        LOG.info("server.closed")


# -- errors ----------------------------------------------------------------------------------


def problem(words: Words, status: int) -> Response[Problem]:
    return Response(Problem(words, Speech("en").say(words)), status_code=status)


def say_refused(_: Request, refused: Refused) -> Response[Problem]:  # type: ignore[type-arg]
    return problem(refused.words, STATUS.get(str(refused), 400))


def say_http(_: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    """Litestar's own refusals: no such page, a body that cannot be read."""
    why = " ".join(str(error.detail).split())
    return problem(Words("refused-input", {"why": why}), error.status_code)


def say_no_storage(_: Request, error: StorageFault) -> Response[Problem]:  # type: ignore[type-arg]
    LOG.error("storage.fault", error=str(error))
    return say_refused(_, Refused("storage"))


def say_too_deep(_: Request, error: RecursionError) -> Response[Problem]:  # type: ignore[type-arg]
    """A body whose brackets nest deeper than anything of ours."""
    return problem(Words("refused-garbage"), 400)


def say_fault(request: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    LOG.error("request.fault", path=request.scope["path"], exc_info=error)
    return problem(Words("refused-fault"), 500)
