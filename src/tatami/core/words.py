"""Words: a key with arguments, turned into a sentence by the Fluent files of a language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tatami.core.errors import one_of

LANGUAGES = ("en", "de", "es")


class Words(msgspec.Struct, frozen=True):
    """Something to be said in whatever language the reader has chosen."""

    key: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = int | str | Words


@cache
def resource(package: str, language: str) -> Resource:
    """The Fluent file of a package, such as `tatami.games.total_war`."""
    source = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    return FluentResource(source)


class Speech:
    """Says words in one language, with the texts of the packages given.

    >>> Speech("en", "tatami.games.crazy_eights").say(Words("suit-0"))
    'clubs'
    """

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise one_of("language", language, list(LANGUAGES))
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in ("tatami", *packages):
            self._bundle.add_resource(resource(package, language))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, words: Words) -> str:
        pattern = self._bundle.get_message(words.key).value if words.key in self else None
        if pattern is None:
            raise KeyError(f"no words for {words.key!r} in {self.language}")
        args = {name: self.say(arg) if isinstance(arg, Words) else arg for name, arg in words.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)
