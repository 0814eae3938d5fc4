"""What a bot is: something that chooses a decision in a world it was handed."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tatami.core.rng import Rng
from tatami.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without hands.

    `world` is imagined from what its seat knows (`State.imagine`): it is the bot's own, to
    copy, play on and imagine further. `stream` is its own source of chance.

    >>> class First(Bot):
    ...     def choose(self, world: State, seat: int, stream: Rng) -> int:
    ...         return world.legal()[0]
    """

    def choose(self, world: State, seat: int, stream: Rng) -> int:
        """One of `world.legal()`."""
        raise NotImplementedError
