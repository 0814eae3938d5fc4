"""Third-party games, installed for a server and its bots' processes as any package would be."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.match import test_fault

FAILING = replace(test_fault.GAME, name="failing")
ROOT = Path(__file__).parents[2]
MODULE = '''
"""Games that fail on purpose."""

from dataclasses import replace

from tatami.games.crazy_eights import GAME as EIGHTS
from tests.match import bad_bots, sealed, test_fault


def speechless_report(state, event):
    raise KeyError("no words")


BOTS = {
    "crasher": bad_bots.Crasher,
    "killer": bad_bots.Killer,
    "liar": bad_bots.Liar,
    "tamperer": bad_bots.Tamperer,
    "spinner": bad_bots.Spinner,
    "unborn": bad_bots.Unborn,
    **sealed.GAME.bots,
}
failing = replace(test_fault.GAME, name="failing", bots=BOTS)
speechless = replace(EIGHTS, name="speechless", report=speechless_report)
sealed_bids = replace(sealed.GAME, bots=BOTS)
later = replace(sealed.GAME, version="2", bots=BOTS)
'''
METADATA = "Metadata-Version: 2.1\nName: strangers\nVersion: 1\n"


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, **games: str) -> None:
    """Processes started from here find these games: each is the name of one above."""
    (folder / "strangers-1.dist-info").mkdir(parents=True, exist_ok=True)
    points = "".join(f"{name} = strangers:{game}\n" for name, game in games.items())
    (folder / "strangers-1.dist-info" / "METADATA").write_text(METADATA)
    (folder / "strangers-1.dist-info" / "entry_points.txt").write_text(f"[tatami.games]\n{points}")
    (folder / "strangers.py").write_text(MODULE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT)]))
