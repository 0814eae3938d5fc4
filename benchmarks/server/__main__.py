"""`make bench-server`: prints the table; ARGS="--quick", ARGS="--row rate_50", ARGS="--write"."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import uvloop

from benchmarks.server import peer
from benchmarks.server.page import BEGIN, table
from benchmarks.server.rows import ROWS, Result, measured
from benchmarks.table import write

RUNS, SECONDS = 5, 5.0
QUICK_RUNS, QUICK_SECONDS = 1, 2.0


def main() -> None:
    asked = arguments()
    runs, seconds = (QUICK_RUNS, QUICK_SECONDS) if asked.quick else (RUNS, SECONDS)
    peer.install()
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="tatami-bench-") as folder:
        for row in ROWS:
            if not asked.row or row.name in asked.row:
                print(f"tatami: measuring {row.name}", file=sys.stderr, flush=True)
                results.append(uvloop.run(measured(row, Path(folder), runs, seconds)))
    made = table(results, runs, seconds)
    print(made)
    if asked.write:
        write(made, BEGIN)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server", description="The server's speed beside boardgame.io's."
    )
    parser.add_argument("--quick", action="store_true", help="a first look, in one short run")
    parser.add_argument("--row", action="append", choices=[row.name for row in ROWS], help="only this row")
    parser.add_argument("--write", action="store_true", help="keep the table in docs/benchmarks.md")
    asked = parser.parse_args()
    if asked.write and (asked.quick or asked.row):
        parser.error("--write keeps whole, full runs: leave out --quick and --row")
    return asked


if __name__ == "__main__":
    main()
