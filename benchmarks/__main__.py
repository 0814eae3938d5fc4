"""`make bench`: prints the table; ARGS="--quick", ARGS="--row war_uno", ARGS="--write"."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from benchmarks.measure import Pace
from benchmarks.rows import ROWS, Result, measured
from benchmarks.table import table, write

FULL: Final = Pace(slices=11, seconds=1.0)
QUICK: Final = Pace(slices=3, seconds=0.2)


def main() -> None:
    asked = arguments()
    pace = QUICK if asked.quick else FULL
    results: list[Result] = []
    for row in ROWS:
        if not asked.row or row.name in asked.row:
            print(f"tatami: measuring {row.name}", file=sys.stderr, flush=True)
            results.append(measured(row, pace))
    made = table(results, pace)
    print(made)
    if asked.write:
        write(made)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Our speed beside a peer's.")
    parser.add_argument("--quick", action="store_true", help="a first look, in short slices")
    parser.add_argument("--row", action="append", choices=[row.name for row in ROWS], help="only this row")
    parser.add_argument("--write", action="store_true", help="keep the table in docs/benchmarks.md")
    asked = parser.parse_args()
    if asked.write and (asked.quick or asked.row):
        parser.error("--write keeps whole, full runs: leave out --quick and --row")
    return asked


if __name__ == "__main__":
    main()
