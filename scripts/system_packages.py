"""What tests need of the machine itself: for `scripts/prepare.py`.

On Debian as root it is installed; elsewhere it is said loudly which tests will not run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

PACKAGES = {"chromium": "tests in a real browser", "postgresql": "tests on PostgreSQL"}


def is_there(package: str) -> bool:
    if package == "postgresql":
        return any(Path("/usr/lib/postgresql").glob("*/bin/postgres")) or shutil.which("initdb") is not None
    return shutil.which(package) is not None


def missing() -> list[str]:
    return [package for package in PACKAGES if not is_there(package)]


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str], log: Path) -> None:
    """Whether it succeeded shows in what is missing afterwards."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with log.open("w") as out:
        for command in (
            ["apt-get", "-q", "update"],
            ["apt-get", "-q", "install", "-y", "--no-install-recommends", *packages],
        ):
            subprocess.run(command, stdout=out, stderr=out, env=quiet, check=False)
