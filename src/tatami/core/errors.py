"""Mistakes of a user, which get one clear line instead of a traceback."""

from __future__ import annotations


class BadInput(Exception):
    """What is wrong, and what would be right, in one line."""


def one_of(what: str, given: str, allowed: list[str]) -> BadInput:
    """The usual message.

    >>> print(one_of("game", "chess", ["crazy_eights", "total_war"]))
    unknown game 'chess': choose crazy_eights or total_war
    """
    listed = allowed[0] if len(allowed) == 1 else f"{', '.join(allowed[:-1])} or {allowed[-1]}"
    return BadInput(f"unknown {what} {given!r}: choose {listed}")
