"""README and the help page tell the truth: what they show is run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tatami.cli.parser import EXAMPLES
from tests.cli.terminal import Shell
from tests.server.house import Server

README = Path(__file__).resolve().parent.parent.joinpath("README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """Lines that begin with `tatami`, without the remarks beside them."""
    lines = re.findall(r"^ *(tatami .*?)(?:  .*)?$", text, re.MULTILINE)
    return [line.split(" #")[0].strip() for line in lines]


SHOWN = [line for block in blocks("") for line in commands(block)]


@pytest.mark.parametrize("line", list(dict.fromkeys([*SHOWN, *commands(EXAMPLES)])))
def test_every_command_shown_can_be_run(shell: Shell, war_record: bytes, line: str) -> None:
    """Big numbers of games are made small, and a match is left at its first question."""
    shell.write("FILE", war_record)
    line = re.sub(r"--games \d+", "--games 20", line)
    if line.startswith("tatami serve"):
        with Server(shell.folder, "", *shlex.split(line)[2:]) as server:
            assert server.get("/healthz").status_code == 200
    elif line == "tatami play":
        assert shell(line).complaint.startswith("say which game")  # asked only in a terminal
    else:
        assert shell.good(line, typed="\nquit\n") != ""


def test_all_commands_there_are_are_shown() -> None:
    words = {shlex.split(line)[1] for line in SHOWN}
    assert words == {"games", "rules", "options", "play", "simulate", "replay", "serve", "verify"}


def test_the_python_shown_runs_and_prints_what_it_says() -> None:
    (block,) = blocks("python")
    printed: list[str] = []
    exec(compile(block, "README.md", "exec"), {"print": lambda *told: printed.append(str(*told))})
    rewards, notation = printed
    assert sorted(eval(rewards)) == [0.0, 0.0, 0.0, 1.0]
    promised = re.search(r"a decision as a line: '(.*)'", block)
    assert promised is not None
    assert notation == promised[1]
