"""Measures anew what the pages named on the command line say: each block of a page that quotes
`$ tatami simulate ...` gets what the command says now. With `--only TEXT`, commands that contain it.

`make figures` does so for all pages with such blocks. All but the line on speed follows from the command.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

TATAMI = Path(__file__).resolve().parent.parent / ".venv" / "bin" / "tatami"
QUOTED = re.compile(r"```console\n\$ tatami (simulate .*)\n(?:(?!```).*\n)*```\n")
WIDTH = "110"


def measured(command: str) -> str:
    """What `tatami <command>` says, in English."""
    print(f"tatami {command}", file=sys.stderr, flush=True)
    asked = [str(TATAMI), *shlex.split(command)]
    surroundings = os.environ | {"COLUMNS": WIDTH, "LANGUAGE": "en"}
    said = subprocess.run(asked, check=True, capture_output=True, text=True, env=surroundings).stdout
    return "\n".join(line.rstrip() for line in said.splitlines())


def renew(page: Path, only: str) -> None:
    def block(match: re.Match[str]) -> str:
        command = match[1]
        if only not in command:
            return match[0]
        return f"```console\n$ tatami {command}\n{measured(command)}\n```\n"

    page.write_text(QUOTED.sub(block, page.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pages", nargs="+", type=Path)
    parser.add_argument("--only", default="", metavar="TEXT")
    asked = parser.parse_args()
    for page in asked.pages:
        renew(page, asked.only)


if __name__ == "__main__":
    main()
