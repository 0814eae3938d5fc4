"""The one source of chance: unbiased numbers from a fast or from a keyed stream.

Simulations draw from a fast stream (xoshiro128++); live matches from a keyed one
(BLAKE2b in counter mode), so that who sees shuffles cannot compute the next one.
Every expression stays within 62 bits, so compiled and plain Python agree.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
KEY_BYTES: Final = 32
BLOCK_BYTES: Final = 64


@final
class Rng:
    """A stream of random 32-bit words that can be copied, saved and split.

    >>> rng = Rng.fast(7)
    >>> dice = [1 + rng.below(6) for _ in range(5)]
    >>> twin = Rng.fast(7)
    >>> dice == [1 + twin.below(6) for _ in range(5)]
    True
    """

    def __init__(self) -> None:
        self.used: i64 = 0  # words taken so far: tells whether chance was asked
        self.key: bytes = b""  # empty: the fast stream
        self.block: bytes = b""  # the keyed stream's current words
        self._a: i64 = 1
        self._b: i64 = 2
        self._c: i64 = 3
        self._d: i64 = 4

    @staticmethod
    def fast(seed: int, stream: int = 0) -> Rng:
        """A quick stream for simulation; (seed, stream) names it."""
        digest = blake2b(f"tatami:{seed}:{stream}".encode(), digest_size=16).digest()
        rng = Rng()
        rng._a = int.from_bytes(digest[0:4], "little")
        rng._b = int.from_bytes(digest[4:8], "little")
        rng._c = int.from_bytes(digest[8:12], "little")
        rng._d = int.from_bytes(digest[12:16], "little") | 1  # never all zero
        return rng

    @staticmethod
    def keyed(key: bytes) -> Rng:
        """The stream of a live match, which nobody can run ahead without the key."""
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        rng = Rng()
        rng.key = key
        return rng

    def word(self) -> i64:
        """The next 32 random bits."""
        self.used += 1
        if self.key:
            return self._keyed_word()
        a: i64 = self._a
        b: i64 = self._b
        c: i64 = self._c
        d: i64 = self._d
        total: i64 = (a + d) & WORD
        result: i64 = ((((total << 7) & WORD) | (total >> 25)) + a) & WORD
        shifted: i64 = (b << 9) & WORD
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ shifted
        self._d = ((d << 11) & WORD) | (d >> 21)
        return result

    def _keyed_word(self) -> i64:
        at = (self.used - 1) * 4 % BLOCK_BYTES
        if at == 0 or not self.block:
            number: int = (self.used - 1) * 4 // BLOCK_BYTES
            self.block = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
        block = self.block
        return block[at] | block[at + 1] << 8 | block[at + 2] << 16 | block[at + 3] << 24

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely (limit up to 2**30).

        Multiply-and-shift with rejection, so that no remainder favours small numbers.
        """
        if limit < 1 or limit > 0x40000000:
            raise ValueError(f"below() takes 1 to 2**30, not {limit}")
        product: i64 = self.word() * limit
        if product & WORD < limit:
            floor: i64 = (WORD + 1 - limit) % limit
            while product & WORD < floor:
                product = self.word() * limit
        return product >> 32

    def split(self) -> Rng:
        """A fresh fast stream whose seed is drawn from this one."""
        rng = Rng()
        rng._a = self.word()
        rng._b = self.word()
        rng._c = self.word()
        rng._d = self.word() | 1
        return rng

    def clone(self) -> Rng:
        rng = Rng()
        rng.used = self.used
        rng.key = self.key
        rng.block = self.block
        rng._a = self._a
        rng._b = self._b
        rng._c = self._c
        rng._d = self._d
        return rng

    def save(self) -> list[int]:
        """Everything that decides the words to come, as numbers."""
        return [self.used, self._a, self._b, self._c, self._d, *self.key]

    @staticmethod
    def load(row: list[int]) -> Rng:
        rng = Rng()
        rng.used, rng._a, rng._b, rng._c, rng._d = row[:5]
        rng.key = bytes(row[5:])
        return rng
