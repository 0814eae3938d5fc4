"""A table: who sits there, what is played, at which pace. The match on it is another thing.

A `TableDoc` is stored whole. It is never changed in place: each function gives the next one.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tatami.core.words import Words
from tatami.server.secrets import hashed
from tatami.server.wire import GALLERY, Pace, Phase

PHONE_SECONDS: Final = 600.0
MOST_KEYS: Final = 8  # devices a seat is held on
MOST_WATCH_LINKS: Final = 32


class SeatDoc(msgspec.Struct, frozen=True):
    """A seat. With keys it is a person's; `bot` is who plays it now, if not that person."""

    name: str = ""
    nonce: str = ""  # the player's own part in the shuffles
    keys: tuple[str, ...] = ()  # hashed
    invite: str = ""  # hashed
    bot: str = ""

    @property
    def person(self) -> bool:
        return bool(self.keys)

    @property
    def is_open(self) -> bool:
        return not self.keys and not self.bot


class PhoneDoc(msgspec.Struct, frozen=True):
    """A code that moves a seat to another device."""

    key: str  # hashed
    seat: int
    until: float


class TableDoc(msgspec.Struct, frozen=True):
    game: str
    seats: tuple[SeatDoc, ...]
    host: int = 0
    options: dict[str, str] = {}
    pace: Pace = Pace()
    public: bool = False
    watch: tuple[str, ...] = ()  # hashed
    phones: tuple[PhoneDoc, ...] = ()
    phase: Phase = "open"
    round: int = 0
    why: Words | None = None  # it is parked

    # -- who is who -------------------------------------------------------------------------

    def reader(self, key: str) -> int | None:
        """The seat a key opens; the number of seats is the gallery; None: no such key."""
        mark = hashed(key)
        for number, seat in enumerate(self.seats):
            if mark in seat.keys:
                return number
        return len(self.seats) if mark in self.watch else None

    def invited(self, key: str) -> int | None:
        """The seat an invitation is for: open, or kept by a bot until somebody comes."""
        mark = hashed(key)
        return next((n for n, seat in enumerate(self.seats) if not seat.person and seat.invite == mark), None)

    def phone(self, key: str, now: float) -> PhoneDoc | None:
        mark = hashed(key)
        return next((phone for phone in self.phones if phone.key == mark and phone.until > now), None)

    def phones_at(self, now: float) -> tuple[PhoneDoc, ...]:
        return tuple(phone for phone in self.phones if phone.until > now)

    # -- the next document ------------------------------------------------------------------

    def with_seat(self, number: int, seat: SeatDoc) -> TableDoc:
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return msgspec.structs.replace(self, seats=seats)

    def seated(self, number: int, key: str, name: str, nonce: str) -> TableDoc:
        """Somebody sits down: the invitation is used up."""
        return self.with_seat(number, SeatDoc(name=name, nonce=nonce, keys=(hashed(key),)))

    def with_key(self, number: int, key: str) -> TableDoc:
        """One more device holds the seat; the oldest of too many lets go."""
        seat = self.seats[number]
        keys = (*seat.keys, hashed(key))[-MOST_KEYS:]
        return self.with_seat(number, msgspec.structs.replace(seat, keys=keys))

    def with_bot(self, number: int, bot: str) -> TableDoc:
        """A bot plays here from now on, and no invitation is open any more; an empty level gives
        the seat back to its person."""
        return self.with_seat(number, msgspec.structs.replace(self.seats[number], bot=bot, invite=""))

    def freed(self, number: int, bot: str = "") -> TableDoc:
        """Its links open nothing any more."""
        phones = tuple(phone for phone in self.phones if phone.seat != number)
        return msgspec.structs.replace(self.with_seat(number, SeatDoc(bot=bot)), phones=phones)

    def with_invite(self, number: int, key: str) -> TableDoc:
        """A new link to an open seat (an older one stops working), or one more to the gallery."""
        if number == GALLERY:
            return msgspec.structs.replace(self, watch=(*self.watch, hashed(key))[-MOST_WATCH_LINKS:])
        seat = msgspec.structs.replace(self.seats[number], invite=hashed(key))
        return self.with_seat(number, seat)

    def with_phone(self, number: int, key: str, now: float) -> TableDoc:
        """One code at a time for each seat."""
        others = tuple(phone for phone in self.phones_at(now) if phone.seat != number)
        phone = PhoneDoc(hashed(key), number, now + PHONE_SECONDS)
        return msgspec.structs.replace(self, phones=(*others, phone))

    def moved(self, phone: PhoneDoc, key: str) -> TableDoc:
        """The code is used up, and the seat held by one more device."""
        left = tuple(each for each in self.phones if each != phone)
        return msgspec.structs.replace(self.with_key(phone.seat, key), phones=left)

    def resized(self, count: int) -> TableDoc:
        """More open seats, or fewer from the end."""
        more = tuple(SeatDoc() for _ in range(count - len(self.seats)))
        return msgspec.structs.replace(self, seats=(self.seats + more)[:count])

    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person]


def encode(document: TableDoc) -> bytes:
    return msgspec.json.encode(document)


def decode(data: bytes) -> TableDoc:
    return msgspec.json.decode(data, type=TableDoc)


def match_name(table: str, number: int) -> str:
    """The name under which a table's match of this round is stored."""
    return f"{table}:{number}"
