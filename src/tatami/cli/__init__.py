"""The command line. A mistake of the user gets one line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from tatami.core.errors import BadInput

__all__ = ["main"]

OK = 0
FAILED = 1
MISTAKE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141  # what a shell reports for a writer whose reader has left


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    mend_streams()
    try:
        from tatami.cli.parser import make_parser  # here, so that Ctrl-C is met while all is loaded

        chosen = make_parser().parse_args(arguments)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except BadInput as error:
        return complain(str(error), MISTAKE)
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except BrokenPipeError:  # such as `tatami rules total_war | head`
        drop_output()
        return PIPE_CLOSED
    except OSError as error:  # such as a full disk under `tatami rules total_war > FILE`
        drop_output()
        return complain(f"stopped: {error.strerror or error}", FAILED)
    return code


def complain(line: str, code: int) -> int:
    """One line on stderr, whatever the input held."""
    print("tatami:", " ".join(line.splitlines()), file=sys.stderr, flush=True)
    return code


def mend_streams() -> None:
    """A closed stream becomes an empty one; what a stream cannot encode becomes a question mark."""
    nothing = Path(os.devnull)
    sys.stdin = sys.stdin or nothing.open(encoding="utf-8")
    sys.stdout = sys.stdout or nothing.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nothing.open("w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """What could not be written is not tried again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
