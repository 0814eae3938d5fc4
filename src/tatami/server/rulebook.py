"""The rules page of a game as blocks: the browser never gets markup to insert."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tatami.core.game import Game
from tatami.server.wire import Block, RulePage, Run

STYLES: Final = {"strong": "strong", "em": "em"}
SECTION: Final = re.compile(r"\A(\d+(?:\.\d+)*)\s*(.*)\Z", re.DOTALL)
_MARKDOWN: Final = MarkdownIt("commonmark")


def rule_page(game: Game, language: str) -> RulePage:
    return RulePage(_blocks(game.rulebook(language)))


@cache
def _blocks(text: str) -> list[Block]:
    blocks: list[Block] = []
    level = 0
    for token in _MARKDOWN.parse(text):
        if token.type == "heading_open":
            level = int(token.tag[1:])
        elif token.type == "heading_close":
            level = 0
        elif token.type == "inline":
            blocks.append(_block(level, _runs(token.children or [])))
    return blocks


def _block(level: int, runs: list[Run]) -> Block:
    """Its number stands first, in a paragraph as `**3.1** text`."""
    if runs and (numbered := SECTION.match(runs[0].text)):
        rest = [Run(numbered[2], runs[0].style)] if numbered[2] else []
        following = runs[1:]
        if not rest and following:
            following = [Run(following[0].text.lstrip(), following[0].style), *following[1:]]
        return Block(level, numbered[1], rest + following)
    return Block(level, "", runs)


def _runs(tokens: list[Token]) -> list[Run]:
    runs: list[Run] = []
    style = "plain"
    for token in tokens:
        kind = token.type.rsplit("_", 1)[0]
        if token.type.endswith("_open") and kind in STYLES:
            style = STYLES[kind]
        elif token.type.endswith("_close") and kind in STYLES:
            style = "plain"
        elif token.type == "code_inline":
            runs.append(Run(token.content, "code"))
        elif token.type in ("softbreak", "hardbreak"):
            runs.append(Run(" "))
        elif token.content:
            runs.append(Run(token.content, style))  # type: ignore[arg-type]  # one of STYLES
    return runs
