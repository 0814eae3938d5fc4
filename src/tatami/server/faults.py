"""Where the bundle of a rule that failed is left, for the operator alone."""

from __future__ import annotations

import os
from pathlib import Path

import structlog

from tatami.match.course import RuleFault

LOG = structlog.get_logger(__name__)


def keep_bundle(folder: Path, table: str, fault: RuleFault) -> None:
    """A file that `tatami replay` opens. That it cannot be written must not end the match."""
    file = folder / f"{table}-{fault.fault.n}.jsonl"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(fault.bundle)
    except OSError as error:
        LOG.error("rule.fault", table=table, n=fault.fault.n, error=str(fault), bundle=str(error))
        return
    LOG.error("rule.fault", table=table, n=fault.fault.n, error=str(fault), bundle=str(file))
