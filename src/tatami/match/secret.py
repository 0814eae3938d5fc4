"""What a match's secret gives: the deal, the promise shown at the start, hashes, and streams for bots.

Each use has a `person` of its own, so that no digest made for one says anything about another.
"""

from __future__ import annotations

import os
import struct
from hashlib import blake2b
from typing import Final

import msgspec

from tatami.core.rng import KEY_BYTES, Rng
from tatami.core.state import State

HASH_BYTES: Final = 16


def fresh_secret() -> bytes:
    return os.urandom(KEY_BYTES)


def secret_from_seed(seed: int) -> bytes:
    """The secret of `--seed 7`: for matches that are to be repeated, not kept secret.

    >>> secret_from_seed(7) == secret_from_seed(7), secret_from_seed(7) == secret_from_seed(8)
    (True, False)
    """
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"tatami seed").digest()


def commitment(secret: bytes) -> str:
    """Shown before the match: whoever knows it can check the secret shown at the end."""
    return blake2b(secret, digest_size=KEY_BYTES, person=b"tatami promise").hexdigest()


def deal_key(secret: bytes, nonces: list[str]) -> bytes:
    """What the shuffles come from: neither the host nor a player can choose it alone."""
    mixed = blake2b(digest_size=KEY_BYTES, key=secret, person=b"tatami deal")
    for nonce in nonces:
        text = nonce.encode()
        mixed.update(len(text).to_bytes(8, "little"))
        mixed.update(text)
    return mixed.digest()


def bot_streams(secret: bytes, seat: int, number: int) -> tuple[Rng, Rng]:
    """Streams for imagining a world, and for the bot itself, at one decision: they can be
    repeated, and tell nothing about the deal or each other."""
    name = seat.to_bytes(8, "little") + number.to_bytes(8, "little")
    seed = blake2b(name, digest_size=KEY_BYTES, key=secret, person=b"tatami bot").digest()
    return Rng.fast(int.from_bytes(seed[:16], "little")), Rng.fast(int.from_bytes(seed[16:], "little"))


def state_hash(state: State, secret: bytes) -> str:
    """A keyed hash of the whole state: without the secret a small hidden hand cannot be guessed."""
    return blake2b(
        packed(state.save()), digest_size=HASH_BYTES, key=secret, person=b"tatami state"
    ).hexdigest()


def packed(rows: list[list[int]]) -> bytes:
    """Rows of numbers in one form only: each row's length and numbers, eight bytes each.

    >>> packed([[1, True], []]) == packed([[1, 1], []]), packed([[1], [1]]) == packed([[1, 1], []])
    (True, False)
    """
    flat: list[int] = []
    for row in rows:
        flat.append(len(row))
        flat += row
    try:
        return struct.pack(f"<{len(flat)}q", *flat)
    except struct.error:  # a mask of more than 63 bits; the odd length keeps the two forms apart
        text = msgspec.json.encode([str(int(number)) for number in flat])
        return text + b" " * (1 - len(text) % 2)
