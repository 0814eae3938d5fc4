"""Secrets that open seats. They are random and long, so that a plain hash is enough to keep them by."""

from __future__ import annotations

import secrets
from hashlib import blake2b


def new_id() -> str:
    """Of a table: 128 bits nobody can guess."""
    return secrets.token_urlsafe(16)


def new_key() -> str:
    """What a link carries in its fragment: 192 bits."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What is stored of it."""
    return blake2b(key.encode(), digest_size=16, person=b"tatami key").hexdigest()
