"""Masks of seats, kinds and pools, codes made from them, and columns of machine integers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def filled(value: i64, count: i64) -> vec[i64]:
    """So many times the same."""
    return vec[i64]([value] * count)


def column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def shifted(mask: i64, places: i64) -> i64:
    """`mask << places`. Compiled, a literal before `<<` would be shifted as a C int of 32 bits."""
    return mask << places


def bit(place: i64) -> i64:
    """The mask of one seat, kind or pool."""
    return shifted(1, place)


def ones(mask: i64) -> i64:
    """How many seats a mask names."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """The place of the lowest bit of a mask that is not 0: halve by halve."""
    place: i64 = 0
    if not mask & 0xFFFFFFFF:
        place = 32
    if not mask >> place & 0xFFFF:
        place += 16
    if not mask >> place & 0xFF:
        place += 8
    if not mask >> place & 0xF:
        place += 4
    if not mask >> place & 0b11:
        place += 2
    return place if mask >> place & 1 else place + 1


def codes_of(verb: i64, slots: i64) -> list[int]:
    """A verb's codes for the slots of a mask, ascending."""
    codes: list[int] = []
    add_codes(codes, verb, slots)
    return codes


def add_codes(codes: list[int], verb: i64, slots: i64) -> None:
    """Append a verb's codes for the slots of a mask, ascending.

    >>> codes = [7]
    >>> add_codes(codes, 100, 0b1001)
    >>> codes
    [7, 100, 103]
    """
    while slots:
        codes.append(verb + lowest_bit(slots))
        slots &= slots - 1
