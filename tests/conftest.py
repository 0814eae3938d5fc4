"""For tests that run the command: a folder to run it in, and a match already played. What is drawn by
chance is drawn alike in every run."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from tests.cli.terminal import Shell
from tests.needs import NOT_RUN

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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Loudly, and once each: what did not run for want of something."""
    reasons = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", [])}
    for reason in sorted(reason for reason in reasons if NOT_RUN in reason):
        terminalreporter.section(reason.removeprefix("Skipped: "), sep="!", red=True, bold=True)
