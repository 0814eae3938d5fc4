"""A server in a process of its own, and what the system says it has used."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
LIMIT: Final = 30.0  # seconds to start, to answer and to end


class Server:
    """Started with a command whose first line ends with its port; ended by its own process id."""

    def __init__(self, command: Sequence[str | Path], folder: Path, log: Path) -> None:
        with log.open("ab") as errors:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=os.environ | {"NODE_ENV": "production"},
            )
        assert self._process.stdout is not None
        first = self._process.stdout.readline().decode().strip().rstrip("/")
        if not first:
            self.stop()
            raise RuntimeError(f"the server did not start: {log.read_text()}")
        self.port = int(first.replace(":", " ").split()[-1])
        self._http = HTTPConnection("127.0.0.1", self.port, timeout=LIMIT)

    def post(self, path: str, body: Any = None, key: str = "") -> Any:
        return self._ask("POST", path, key, json.dumps(body).encode())

    def get(self, path: str, key: str = "") -> Any:
        return self._ask("GET", path, key, None)

    def _ask(self, method: str, path: str, key: str, body: bytes | None) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Tatami-Key": key} if key else {})
        self._http.request(method, path, body, headers)
        answer = self._http.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
        return json.loads(text)

    @property
    def seconds(self) -> float:
        """Processor time so far, of this process alone."""
        after_name = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes in memory that are its own."""
        resident, shared = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1:3]
        return (int(resident) - int(shared)) * PAGE

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(LIMIT)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._http.close()
        self.stop()
