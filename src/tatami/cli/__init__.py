"""The command line. A mistake of the user gets one line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tatami.cli.common import INTERRUPTED, MISTAKE, complain
from tatami.cli.parser import make_parser
from tatami.core.errors import BadInput

__all__ = ["main"]

PIPE_CLOSED = 141  # what a shell reports for a writer whose reader has left


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    try:
        chosen = make_parser().parse_args(arguments)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except BadInput as error:
        return complain(str(error), MISTAKE)
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except BrokenPipeError:  # such as `tatami rules total_war | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code
