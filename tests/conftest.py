"""For tests that run the command: a folder to run it in, and a match already played. What is drawn by
chance is drawn alike in every run."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from tests.cli.terminal import Shell

settings.register_profile("alike", derandomize=True, deadline=None)
settings.load_profile("alike")


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture(scope="session")
def war_record(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A finished match of Total War: a person who always takes the first choice, and two bots."""
    shell = Shell(tmp_path_factory.mktemp("war"))
    seats = "human,bot:steady,bot:random"
    shell.good(f"tatami play total_war --seats {seats} --seed 7 --record war.jsonl", typed="1\n" * 500)
    return shell.read("war.jsonl")


@pytest.fixture
def record(shell: Shell, war_record: bytes) -> bytes:
    """The same, lying in the folder as war.jsonl."""
    shell.write("war.jsonl", war_record)
    return war_record
