"""What every answer carries, and whose requests are heard at all: an ASGI layer around everything."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tatami.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    b"content-security-policy": POLICY.encode(),
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
NO_STORE: Final = b"no-store"
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Shield:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        names = {*LOOPBACK, settings.host, urlsplit(settings.origin).hostname or "", *settings.hosts}
        self._hosts = {name.casefold() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers.get(b"origin")
        known = hostname(f"//{host}") in self._hosts
        if not known or (origin is not None and not self._is_own(origin.decode("latin-1"), host)):
            await refuse(scope, send, "unknown host" if not known else "unknown origin")
            return
        await self._app(scope, receive, guarded(send))

    def _is_own(self, origin: str, host: str) -> bool:
        """Our own pages, whatever name of ours they were opened by; and the public address."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and (
            parts.netloc == host or hostname(origin) in self._hosts - set(LOOPBACK)
        )


def hostname(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").casefold()
    except ValueError:  # such as an address in brackets that is none
        return ""


def guarded(send: Send) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers: list[tuple[bytes, bytes]] = list(message.get("headers", []))
            names = {name.lower() for name, _ in headers}
            headers += [(name, value) for name, value in HEADERS.items() if name not in names]
            if b"cache-control" not in names:
                headers.append((b"cache-control", NO_STORE))
            message["headers"] = headers
        await send(message)

    return send_guarded


async def refuse(scope: Scope, send: Send, why: str) -> None:
    body = f"{why}: this server answers to its own address only\n".encode()
    if scope["type"] == ScopeType.WEBSOCKET:
        closing: Any = {"type": "websocket.close", "code": 1008, "reason": why}
        await send(closing)
        return
    start: Any = {
        "type": "http.response.start",
        "status": 421 if why == "unknown host" else 403,
        "headers": [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"cache-control", NO_STORE),
            *HEADERS.items(),
        ],
    }
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
