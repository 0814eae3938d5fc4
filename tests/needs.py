"""What some tests need of the machine. Without it they do not run, and say so; where all must run
(`TATAMI_ALL=1`, as in CI) they fail."""

from __future__ import annotations

import os
from typing import Final

import pytest

NOT_RUN: Final = "NOT RUN"
ALL_MUST_RUN: Final = "TATAMI_ALL"


def need(is_there: bool, what: str, tests: str) -> None:
    if is_there:
        return
    why = f"{NOT_RUN}: {tests}, because {what} is missing"
    if os.environ.get(ALL_MUST_RUN):
        pytest.fail(why, pytrace=False)
    pytest.skip(why)
