"""What the host has said on the command line."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tatami.core.errors import BadInput

DAY: Final = 86_400.0
LONGEST_PAUSE: Final = 100.0  # times the usual


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "tatami.sqlite"
    public_url: str = ""  # what links begin with; empty: the address of the socket
    hosts: tuple[str, ...] = ()  # further names this server may be called by
    behind_proxy: bool = False  # whether X-Forwarded-… of a proxy in front is believed
    keep_days: int = 30  # for which finished matches are kept
    faults: Path = field(default_factory=lambda: Path("tatami-faults"))  # where bundles are left
    thinkers: int = 0  # processes in which bots think; 0: one a core
    pause: float = 1.0  # scales the pauses before bots decide; tests take 0
    hello: float = 5.0  # seconds until a socket must have said who it is; tests take less

    @property
    def origin(self) -> str:
        """What links are made with: scheme, host and port."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def local_only(self) -> bool:
        """Whether links can be opened on this computer alone."""
        return is_loopback(urlsplit(self.origin).hostname or "")

    def check(self) -> None:
        if not 0 <= self.port <= 65_535:
            raise BadInput(f"a port is a number from 0 to 65535, not {self.port}")
        if not 0 <= self.pause <= LONGEST_PAUSE:
            raise BadInput(f"bots pause 0 to {LONGEST_PAUSE:g} times as long as usual, not {self.pause:g}")
        if self.keep_days < 1:
            raise BadInput(f"finished matches are kept for at least 1 day, not {self.keep_days}")
        if self.public_url:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
                raise BadInput(
                    "--public-url is scheme, host and port, such as https://play.example.org, "
                    f"not {self.public_url!r}"
                )


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
