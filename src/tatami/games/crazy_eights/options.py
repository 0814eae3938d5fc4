"""Crazy Eights is played as it is: there is nothing to choose."""

from __future__ import annotations

from tatami.core.options import Options


class CrazyEightsOptions(Options, frozen=True):
    """No switches."""
