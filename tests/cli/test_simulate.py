"""`tatami simulate`: the report, the same on any number of cores, and what Ctrl-C does to it."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import INTERRUPTED, Shell, Terminal

KEYS = {
    *("game", "rules", "cards", "players", "games", "options", "bots", "seed"),  # what was played
    *("decisions", "seconds", "decisions_per_second", "length", "rates"),  # what came of it
}
RATE = {"games", "wins", "rate", "low", "high", "ratio"}
SPREAD = {"mean", "median", "low", "high"}
WAR = "simulate total_war --players 4 --bots steady,random --seed 1 --json"


def report(shell: Shell, line: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shell.good(f"tatami {line}"))
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in {"seconds", "decisions_per_second"}}


def test_the_report_holds_what_is_promised(shell: Shell) -> None:
    found = report(shell, f"{WAR} --games 60")
    assert found.keys() == KEYS
    assert (found["game"], found["games"], found["players"], found["seed"]) == ("total_war", 60, 4, 1)
    assert found["bots"] == ["steady", "random"]
    assert found["seconds"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["length"].keys() == {"decisions", "plays"}
    assert all(spread.keys() == SPREAD for spread in found["length"].values())
    assert found["length"]["decisions"]["mean"] == pytest.approx(found["decisions"] / 60)
    assert found["rates"].keys() == {"seat", "bot"}
    assert list(found["rates"]["seat"]) == ["1", "2", "3", "4"]
    assert found["rates"]["bot"].keys() == {"steady", "random"}


def test_rates_add_up_and_lie_in_their_intervals(shell: Shell) -> None:
    rates = report(shell, f"{WAR} --games 60 --by kaiju --option kaiju=random")["rates"]
    assert rates.keys() == {"seat", "bot", "kaiju"}
    assert len(rates["kaiju"]) == 12
    for group in rates.values():
        assert sum(rate["wins"] for rate in group.values()) == pytest.approx(60)
        assert sum(rate["games"] for rate in group.values()) == 240
        for rate in group.values():
            assert rate.keys() == RATE
            assert rate["low"] <= rate["rate"] <= rate["high"]
            assert rate["ratio"] == pytest.approx(rate["rate"] * 4)
    assert rates["bot"]["steady"]["low"] > rates["bot"]["random"]["high"]


def test_the_same_seed_gives_the_same_report_on_any_number_of_cores(shell: Shell) -> None:
    found = [timeless(report(shell, f"{WAR} --games 40 --processes {count}")) for count in (1, 2, 3)]
    assert found[0] == found[1] == found[2]
    other = timeless(report(shell, f"{WAR} --games 40 --processes 2 --seed 2"))
    assert other["rates"] != found[0]["rates"]


def test_a_table_for_a_person(shell: Shell) -> None:
    told = shell.good("tatami simulate total_war --games 20 --option kaiju=random --by kaiju --lang de")
    assert "Godzilla Total War: 20 Partien, 4 Plätze, Bots steady, random, Startwert 0" in told
    assert "95-%-Intervall" in told
    for head in ("Platz", "Bot", "Kaiju"):
        assert re.search(rf"^{head} ", told, re.MULTILINE)
    assert "King Ghidorah" in told


def test_a_terminal_is_shown_how_far_it_is(shell: Shell) -> None:
    with Terminal(shell, "simulate", "crazy_eights", "--games", "300") as terminal:
        shown = terminal.until_end()
    assert "300/300" in shown
    assert terminal.code == 0


def test_a_pipe_is_not(shell: Shell) -> None:
    assert shell("tatami simulate crazy_eights --games 30").err == ""


# -- interrupted --------------------------------------------------------------------------


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("processes", ["1", "3"])
def test_ctrl_c_ends_it_within_a_second_with_one_line(shell: Shell, processes: str) -> None:
    line = f"simulate total_war --games 1000000 --bots steady --processes {processes}"
    with Terminal(shell, *line.split()) as terminal:
        terminal.process.expect(r"[1-9]\d*/1000000")
        assert terminal.process.pid is not None
        workers = children(terminal.process.pid)
        assert len(workers) == (0 if processes == "1" else int(processes))
        start = time.monotonic()
        terminal.process.sendintr()
        shown = terminal.until_end()
        took = time.monotonic() - start
        assert terminal.code == INTERRUPTED
    assert took < 5, "a second, on a machine that does nothing else"
    said = [line for line in re.split(r"[\r\n]+", shown) if "tatami" in line]
    assert len(said) == 1
    assert re.search(r"tatami: interrupted after \d+ games$", said[0])
    assert "Traceback" not in shown
    assert not any(is_running(worker) for worker in workers)
