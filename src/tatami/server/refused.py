"""Why a request was not done. Each reason is a key in the Fluent files."""

from __future__ import annotations

from tatami.core.words import Arg, Words


class Refused(Exception):
    """Nothing was changed; `words` say what is wrong and what would be right."""

    def __init__(self, reason: str, section: str = "", **arguments: Arg) -> None:
        super().__init__(reason)
        self.words = Words(f"refused-{reason}", arguments)
        self.section = section
