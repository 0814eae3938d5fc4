"""`pip install .` gives the compiled package; without a compiler `make` says so, and it runs all the same.

Everything else that is needed is lent by the environment the tests run in, so that no network is needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NEEDED = ("LICENSE", "NOTICE", "README.md", "pyproject.toml", "setup.py", "requirements", "scripts", "src")


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TATAMI"))}
    done = subprocess.run(command, cwd=cwd, env=env | variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources in a folder of their own."""
    for name in NEEDED:
        here, there = ROOT / name, tmp_path / "checkout" / name
        if here.is_dir():
            shutil.copytree(here, there, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            there.parent.mkdir(exist_ok=True)
            shutil.copy(here, there)
    return tmp_path / "checkout"


@pytest.fixture
def lent(tmp_path: Path) -> str:
    """All packages of this environment but tatami itself."""
    folder = tmp_path / "lent"
    folder.mkdir()
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if not entry.name.lower().startswith("tatami") and entry.suffix != ".pth":
            (folder / entry.name).symlink_to(entry)
    return str(folder)


def files_in(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if "__pycache__" not in path.parts}


def test_pip_install_gives_the_compiled_package(checkout: Path, lent: str, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    run(sys.executable, "-m", "venv", venv, cwd=tmp_path)
    python = venv / "bin" / "python"
    before = files_in(checkout)
    run(
        python,
        "-m",
        "pip",
        "install",
        "--no-build-isolation",
        ".",
        cwd=checkout,
        PYTHONPATH=lent,
        PIP_NO_INDEX="1",
    )
    assert files_in(checkout) == before, "a build leaves nothing in the sources"
    where = "import tatami.core.rng as a, tatami.games.total_war.rules as b; print(a.__file__, b.__file__)"
    for file in run(python, "-P", "-c", where, cwd=tmp_path, PYTHONPATH=lent).stdout.split():
        assert Path(file).is_relative_to(venv)
        assert file.endswith(".so")
    tatami = venv / "bin" / "tatami"
    assert run(tatami, "--version", cwd=tmp_path, PYTHONPATH=lent).stdout.endswith("(compiled)\n")
    assert "total_war" in run(tatami, "games", cwd=tmp_path, PYTHONPATH=lent).stdout
    for language in ("en", "de", "es"):  # words and rulebooks are in the wheel
        run(tatami, "rules", "total_war", "--lang", language, cwd=tmp_path, PYTHONPATH=lent)


def test_without_a_compiler_it_says_so_and_runs_uncompiled(checkout: Path, lent: str) -> None:
    prepare = [sys.executable, "scripts/prepare.py", "runtime", "build"]
    no_compiler = {"PYTHONPATH": lent, "CC": "/nonexistent", "PIP_NO_INDEX": "1"}
    told = run(*prepare, cwd=checkout, **no_compiler).stderr.splitlines()
    said = [line for line in told if "compile" in line]
    assert said == [told[-1]]
    assert told[-1] == (
        "tatami: ready, runs uncompiled, about ten times slower (no working C compiler with Python's headers)"
    )
    tatami = checkout / ".venv" / "bin" / "tatami"
    assert run(tatami, "--version", cwd=checkout, PYTHONPATH=lent).stdout.endswith("(plain Python)\n")
    run(tatami, "simulate", "total_war", "--games", "2", cwd=checkout, PYTHONPATH=lent)
    again = run(*prepare, cwd=checkout, **no_compiler).stderr.splitlines()
    assert again == [told[-1]], "a second run finds it done"
