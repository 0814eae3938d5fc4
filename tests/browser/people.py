"""People: each has a browser of their own, and somebody who watches what it asks for and complains of."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from urllib.parse import urldefrag

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

CHROMIUM: Final = Path("/usr/bin/chromium")
# Nobody but the server under test is there to be asked.
ALONE: Final = [
    "--no-sandbox",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]
LIMIT: Final = 20_000.0  # milliseconds; nothing takes so long unless it never comes
KEYS: Final = """() => {
    const held = JSON.parse(localStorage.getItem("tatami-seats") ?? "[]").map(({ key }) => key);
    const watched = Object.keys(sessionStorage).filter((name) => name.startsWith("tatami-watch-"));
    return [...held, ...watched.map((name) => sessionStorage.getItem(name))];
}"""


class Witness:
    """Remembers every address asked for, and every complaint of the browser."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.secrets: set[str] = set()  # what no address may hold
        self._forgiven: list[re.Pattern[str]] = []

    def watch(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self.asked.append(urldefrag(request.url).url))
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(f"{error.error}"))
        context.on("page", lambda page: page.on("websocket", lambda line: self.asked.append(line.url)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def forgive(self, pattern: str) -> None:
        """A complaint this test means to cause."""
        self._forgiven.append(re.compile(pattern))

    def judge(self) -> None:
        unforgiven = [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self._forgiven)
        ]
        assert not unforgiven, "the browser complains: " + "\n".join(unforgiven)
        told = [address for address in self.asked if any(secret in address for secret in self.secrets)]
        assert not told, "a secret stands in " + "\n".join(told)


class People:
    """Makes browsers for people, and lets them go at the end."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.witness = Witness()
        self._contexts: list[BrowserContext] = []

    def arrive(
        self,
        *,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        dark: bool = False,
        motion: str = "none",
        at_once: bool = False,
        language: str = "en",
    ) -> Page:
        """A person's first tab, still empty; what they prefer they have said before."""
        wanted = f'{{"language":"{language}","motion":"{motion}","playAtOnce":{str(at_once).lower()}}}'
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            locale=language,
            accept_downloads=True,
            storage_state={
                "cookies": [],
                "origins": [
                    {
                        "origin": self.address,
                        "localStorage": [{"name": "tatami-preferences", "value": wanted}],
                    }
                ],
            },
        )
        context.set_default_timeout(LIMIT)
        self.witness.watch(context)
        self._contexts.append(context)
        return context.new_page()

    def pages(self) -> list[Page]:
        return [page for context in self._contexts for page in context.pages]

    def keep_pictures(self, name: str) -> None:
        """What everybody saw when a test failed."""
        for number, page in enumerate(self.pages()):
            page.screenshot(path=self.folder / f"{name}-{number}.png")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()

    def collect_secrets(self) -> None:
        for page in self.pages():
            if page.url.startswith(self.address):
                self.witness.secrets.update(page.evaluate(KEYS))
