"""Options of a match: a typed struct a game, read from `name=value` words.

An edition is a preset: it holds only what it changes from the field defaults.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Literal, Self, get_args, get_origin, get_type_hints

import msgspec

from tatami.core.errors import BadInput, one_of


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Subclass with one field a switch: `Literal` strings, or whole numbers."""

    EDITIONS: ClassVar[dict[str, dict[str, str]]] = {}

    @classmethod
    def read(cls, given: dict[str, str], seats: int) -> Self:
        """Options from words; an unknown name or value says what would be right.

        >>> from tatami.games import find_game
        >>> options = find_game("total_war").options.read({"edition": "spanish", "king": "2"}, 4)
        >>> options.counterattack, options.king
        ('off', 2)
        """
        wanted = cls.EDITIONS.get(given.get("edition", ""), {}) | given
        settings: dict[str, Any] = {name: cls._value(name, value) for name, value in wanted.items()}
        options = cls(**settings)
        options.check(seats)
        return options

    def check(self, seats: int) -> None:
        """Refuse what does not fit together or with the number of seats."""

    @classmethod
    @cache  # reading annotations takes far longer than playing a decision
    def choices(cls) -> dict[str, tuple[str, ...]]:
        """Each option's values; an empty tuple means a whole number."""
        hints = get_type_hints(cls)
        return {
            field.name: tuple(get_args(hints[field.name])) if get_origin(hints[field.name]) is Literal else ()
            for field in msgspec.structs.fields(cls)
        }

    @classmethod
    def _value(cls, name: str, value: str) -> str | int:
        choices = cls.choices()
        if not choices:
            raise BadInput(f"unknown option {name!r}: this game has none")
        if name not in choices:
            raise one_of("option", name, sorted(choices))
        if choices[name]:
            if value not in choices[name]:
                raise one_of(f"value for {name}", value, list(choices[name]))
            return value
        if not value.isascii() or not value.isdigit():
            raise BadInput(f"option {name} takes a whole number, not {value!r}")
        return int(value)

    def words(self) -> dict[str, str]:
        """The options as `name=value` words: what records hold."""
        return {field.name: str(getattr(self, field.name)) for field in msgspec.structs.fields(type(self))}
