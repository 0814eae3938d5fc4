"""A game's printed values as data: a document with a digest that goes into every record."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from tatami.core.errors import BadInput

PROVENANCES = ("rulebook", "published", "house", "owner")


class CardTable(msgspec.Struct, frozen=True):
    """`document` is plain data; `shipped` tells that it came with the game.

    >>> one, other = CardTable({"a": 1, "b": 2}, shipped=True), CardTable({"b": 2, "a": 1}, shipped=False)
    >>> one.digest == other.digest
    True
    """

    document: dict[str, Any]
    shipped: bool

    @property
    def digest(self) -> str:
        return blake2b(msgspec.json.encode(self.document, order="sorted"), digest_size=16).hexdigest()


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or one line saying why not."""
    try:
        return tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path} is not valid TOML: {error}") from None
