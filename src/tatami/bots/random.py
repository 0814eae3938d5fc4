"""The player everybody has to beat."""

from __future__ import annotations

from tatami.core.bot import Bot
from tatami.core.rng import Rng
from tatami.core.state import State


class RandomBot(Bot):
    """Any legal decision, each equally likely."""

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        codes = world.legal()
        return codes[stream.below(len(codes))]
