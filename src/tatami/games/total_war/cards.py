"""What is printed on the cards of Total War: reading and checking `cards.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tatami.core.cardtable import PROVENANCES, CardTable, read_toml
from tatami.core.errors import BadInput, one_of
from tatami.games.total_war.rules_box import (
    BATTLE_CARDS,
    BUILDING,
    BUILDING_CARDS,
    DIRECTION,
    DOUBLE_HIT,
    EXTRA,
    HIGHEST,
    HIGHEST_BUILDING,
    HIT,
    KINDS,
    MINUS_THREE,
    NUMBER,
    SITE,
    TARGET,
    Box,
    face_value,
)

KAIJU_NAMES = (
    "anguirus",
    "ebirah",
    "gigan",
    "godzilla",
    "kamacuras",
    "king_caesar",
    "king_ghidorah",
    "kumonga",
    "manda",
    "mothra",
    "rodan",
    "zilla",
)
SIDES = ("normal", "enraged")
VALUES = ("life", "strength", "points")
SPECIAL_KINDS = {
    "minus_three": MINUS_THREE,
    "direction": DIRECTION,
    "target": TARGET,
    "hit": HIT,
    "double_hit": DOUBLE_HIT,
}
RANGES = {  # section: first kind, highest number
    "numbers": (NUMBER, HIGHEST),
    "extra_damage": (EXTRA, HIGHEST),
    "building_numbers": (SITE, HIGHEST),
    "buildings": (BUILDING, HIGHEST_BUILDING),
}
MOST = 99  # any single value in a table
SECTIONS = ("sources", *RANGES, "specials", "kaiju")


def read_cards(path: Path | None) -> CardTable:
    """The shipped table, or an owner's; a mistake in it gets one line."""
    if path is None:
        return shipped_cards()
    table = CardTable(read_toml(path), shipped=False)
    try:
        load_cards(table)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    return table


@cache
def shipped_cards() -> CardTable:
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return CardTable(tomllib.loads(text), shipped=True)


def load_cards(table: CardTable) -> Box:
    """The table as the rules want it, with every count checked."""
    document = table.document
    for section in document:
        if section not in SECTIONS:
            raise one_of("section", section, list(SECTIONS))
    copies = [0] * KINDS
    for section, (first, highest) in RANGES.items():
        for name, entry in part(document, section).items():
            copies[first + number(section, name, highest)] = value(f"{section} {name}", entry)
    for name, entry in part(document, "specials").items():
        if name not in SPECIAL_KINDS:
            raise one_of("special", name, list(SPECIAL_KINDS))
        copies[SPECIAL_KINDS[name]] = value(f"specials {name}", entry)
    check_copies(copies)
    box = kaiju_values(part(document, "kaiju"), copies)
    check_lives(box)
    return box


def check_copies(copies: list[int]) -> None:
    battle = sum(copies[:BUILDING])
    buildings = sum(copies[BUILDING:])
    if battle != BATTLE_CARDS:
        raise BadInput(f"the battle cards add up to {battle}, not {BATTLE_CARDS}")
    if copies[DOUBLE_HIT] != 1:
        raise BadInput(f"there is exactly 1 Double Hit, not {copies[DOUBLE_HIT]}")
    if buildings != BUILDING_CARDS:
        raise BadInput(f"the buildings add up to {buildings}, not {BUILDING_CARDS}")


def check_lives(box: Box) -> None:
    """Twelve kaiju that could bear all numbers there are would never fall (§6.2, §7.1)."""
    most = sum(max(box.life[at : at + len(SIDES)]) for at in range(0, len(box.life), len(SIDES)))
    damage = sum(copies * face_value(kind) for kind, copies in enumerate(box.copies[:MINUS_THREE]))
    if damage <= most:
        raise BadInput(
            f"the kaiju have up to {most} life in all, the number cards add up to {damage}: "
            "make lives smaller, or a match may never end"
        )


def kaiju_values(kaiju: dict[str, Any], copies: list[int]) -> Box:
    for name in kaiju:
        if name not in KAIJU_NAMES:
            raise one_of("kaiju", name, list(KAIJU_NAMES))
    columns: dict[str, list[int]] = {field: [] for field in VALUES}
    for name in KAIJU_NAMES:
        if name not in kaiju:
            raise BadInput(f"the kaiju {name} is missing: there are {len(KAIJU_NAMES)}")
        for side in SIDES:
            fields = part(part(kaiju, name), side, f"kaiju {name}")
            for field in VALUES:
                where = f"kaiju {name} {side} {field}"
                if field not in fields:
                    raise BadInput(f"{where} is missing")
                columns[field].append(value(where, fields[field], 0 if field == "strength" else 1))
    return Box(copies, columns["life"], columns["strength"], columns["points"])


def part(document: dict[str, Any], name: str, where: str = "the table") -> dict[str, Any]:
    found = document.get(name)
    if not isinstance(found, dict):
        raise BadInput(f"{where} needs a section [{name}]")
    return found


def number(section: str, name: str, highest: int) -> int:
    if not (name.isascii() and name.isdigit()) or int(name) > highest:
        raise BadInput(f"{section} has the numbers 0 to {highest}, not {name!r}")
    return int(name)


def value(where: str, entry: object, least: int = 0) -> int:
    """The number of a `[number, provenance]` pair."""
    if not isinstance(entry, list) or len(entry) != 2 or isinstance(entry[0], bool):
        raise BadInput(f'{where} is written [number, "provenance"], not {entry!r}')
    amount, provenance = entry
    if not isinstance(amount, int) or not least <= amount <= MOST:
        raise BadInput(f"{where} is a whole number from {least} to {MOST}, not {amount!r}")
    if provenance not in PROVENANCES:
        raise one_of(f"provenance of {where}", str(provenance), list(PROVENANCES))
    return amount
