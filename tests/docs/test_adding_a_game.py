"""`docs/adding_a_game.md` quotes files as they are, and what it says about a game elsewhere works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.match.record import read_record

from .pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "adding_a_game.md"
LEFT_OUT = "# …"
ELSEWHERE = {"try it", "pyproject.toml of your own", "and play it"}
QUOTES = [block for block in blocks(PAGE) if block.title and block.title not in ELSEWHERE]
PARTS = ("rules.py", "view.py", "bot.py", "__init__.py", "rulebook/en.md", "text/en.ftl")


def parts(quote: Block) -> list[list[str]]:
    """The lines that hold something, between the marks of what is left out."""
    found: list[list[str]] = [[]]
    for line in quote.text.splitlines():
        if line.strip() == LEFT_OUT:
            found.append([])
        elif line.strip():
            found[-1].append(line)
    return [part for part in found if part]


def stands_in(part: list[str], source: list[str]) -> bool:
    """In this order without a gap, all of them as far in as one likes."""
    for at in range(len(source) - len(part) + 1):
        margin = source[at].removesuffix(part[0])
        if not margin.strip() and source[at : at + len(part)] == [margin + line for line in part]:
            return True
    return False


@pytest.mark.parametrize("quote", QUOTES, ids=lambda quote: quote.text.split("\n")[0])
def test_quote_stands_in_its_file(quote: Block) -> None:
    source = (ROOT / quote.title).read_text(encoding="utf-8").splitlines()
    for part in parts(quote):
        assert stands_in(part, [line for line in source if line.strip()]), "\n".join(part)


def test_every_file_of_the_example_is_shown() -> None:
    folder = "src/tatami/games/crazy_eights"
    assert {f"{folder}/{part}" for part in PARTS} <= {quote.title for quote in QUOTES}


def test_nothing_is_shown_that_no_test_looks_at() -> None:
    """But for commands that start a game by hand."""
    assert {block.language for block in blocks(PAGE) if not block.title} == {"sh"}
    assert {block.title for block in blocks(PAGE)} - {quote.title for quote in QUOTES} - {""} == ELSEWHERE


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment where `pip install .` installs into a folder of its own, and `tatami` finds it there."""
    installed = str(tmp_path / "installed")
    return os.environ | {
        "TATAMI": str(ROOT),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": installed,
        "PIP_TARGET": installed,
        "PIP_NO_DEPS": "1",  # Tatami is there, but not on an index
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # so pip spells “no isolation”
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def test_a_game_in_a_repository_of_its_own(tmp_path: Path, shell: dict[str, str]) -> None:
    """The commands as they stand there: copied, registered, installed, found, simulated, played, verified."""
    script = {block.title: block.text for block in blocks(PAGE)}
    run(script["try it"], tmp_path, shell)
    home = tmp_path / "my_eights"
    (home / "pyproject.toml").write_text(script["pyproject.toml of your own"], encoding="utf-8")
    said = run(script["and play it"], home, shell)
    assert "my_eights" in said
    assert "crazy_eights" in said  # beside those of the house
    record = read_record((home / "match.jsonl").read_bytes(), "match.jsonl")
    assert record.header.game == "my_eights"
    assert record.end is not None  # `verify` has let it pass, or the commands had failed
    where = run("python -c 'import my_eights.rules as rules; print(rules.__file__)'", home.parent, shell)
    assert where.strip() == str(tmp_path / "installed" / "my_eights" / "rules.py")


def run(script: str, folder: Path, environment: dict[str, str]) -> str:
    done = subprocess.run(
        ["bash", "-ec", script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
