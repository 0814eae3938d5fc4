"""Running the installed command: through pipes, or in a terminal that somebody types into."""

from __future__ import annotations

import io
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import pexpect

from tatami.cli import main

TATAMI = Path(sys.executable).with_name("tatami")
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60  # seconds; only a test that fails waits so long
INTERRUPTED = 130


def surroundings(home: Path, more: dict[str, str] | None) -> dict[str, str]:
    """A person's own home, and nothing of ours."""
    path = f"{TATAMI.parent}:{os.environ['PATH']}"
    return {"PATH": path, "HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm-256color"} | (more or {})


@dataclass(frozen=True, slots=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on stderr of a command that failed as it should."""
        assert self.code not in (0, None), self.out
        assert "Traceback" not in self.out + self.err
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("tatami: ")
        return lines[0].removeprefix("tatami: ")


class Shell:
    """Commands in one folder, which is home as well."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(
        self,
        line: str,
        typed: str = "",
        before: Callable[[], None] | None = None,
        variables: dict[str, str] | None = None,
    ) -> Done:
        """A line of shell, such as `tatami games | head -1`."""
        done = subprocess.run(
            ["bash", "-c", f"set -o pipefail; {line}"],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=self.folder,
            env=surroundings(self.folder, variables),
            timeout=PATIENCE,
            preexec_fn=before,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    def inside(self, line: str) -> Done:
        """The same command in this process: for long lists of them."""
        out, err = io.StringIO(), io.StringIO()
        with chdir(self.folder), redirect_stdout(out), redirect_stderr(err):
            code = main(shlex.split(line.removeprefix("tatami")))
        return Done(code, out.getvalue(), err.getvalue())

    def good(self, line: str, typed: str = "") -> str:
        """What it prints, all being well."""
        done = self(line, typed)
        assert (done.code, done.err) == (0, ""), done
        return done.out

    def write(self, name: str, content: bytes) -> None:
        (self.folder / name).write_bytes(content)

    def read(self, name: str) -> bytes:
        return (self.folder / name).read_bytes()


def heed_ctrl_c() -> None:
    """As in a terminal, even if the tests run in the background of a shell, where it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A terminal in which `tatami …` runs. Colours are taken off what it shows."""

    def __init__(
        self, shell: Shell, *arguments: str, columns: int = 100, variables: dict[str, str] | None = None
    ) -> None:
        self.process = pexpect.spawn(
            str(TATAMI),
            list(arguments),
            cwd=str(shell.folder),
            env=surroundings(shell.folder, variables),
            dimensions=(50, columns),
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=heed_ctrl_c,
        )
        self.process.delaybeforesend = None
        self.raw = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.close(force=True)

    def until(self, text: str) -> str:
        """All that is shown up to and with this text."""
        self.process.expect_exact(text)
        return self._keep((self.process.before or "") + text)

    def until_end(self) -> str:
        self.process.expect(pexpect.EOF)
        self.process.wait()
        return self._keep(self.process.before or "")

    def shown_before(self) -> str:
        """What came before that which was waited for last."""
        return self._keep(self.process.before or "")

    def asked(self) -> str:
        """What is shown until the next line is to be typed."""
        return self.until("\r\n> ")

    def type(self, line: str) -> None:
        self.process.sendline(line)

    def answer(self, line: str) -> str:
        """Type a line; what is shown until the next one is to be typed."""
        self.type(line)
        return self.asked()

    @property
    def code(self) -> int | None:
        """The exit code, once it has ended."""
        return self.process.exitstatus

    def _keep(self, shown: str) -> str:
        self.raw += shown
        return COLOURS.sub("", shown).replace("\r\n", "\n")
