"""The same playouts without the compiler: a process of its own runs the modules in src/ as they are.

`python -m benchmarks.uncompiled total_war 1.0` is that process; it prints decisions a second.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import tatami.core.cards as running
from benchmarks import ours
from benchmarks.measure import Lap

ROOT: Final = Path(__file__).resolve().parent.parent
SEATS: Final = 4


def playouts(name: str) -> Lap:
    """Nothing but `PYTHONPATH` comes before the installed package, and src/ holds nothing compiled."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}

    def run(seconds: float) -> float:
        command = [sys.executable, "-P", "-m", "benchmarks.uncompiled", name, str(seconds)]
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        return float(done.stdout)

    return run


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    if Path(running.__file__) != ROOT / "src/tatami/core/cards.py":
        sys.exit(f"not the uncompiled copy: {running.__file__}")
    run = ours.playouts(name, SEATS)
    run(seconds / 10)  # the interpreter adapts to what it runs
    print(run(seconds))


if __name__ == "__main__":
    main()
