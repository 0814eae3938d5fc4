"""`python -m tatami`."""

import sys

from tatami.cli import main

if __name__ == "__main__":  # processes of a simulation import this module too
    sys.exit(main())
