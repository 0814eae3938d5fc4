"""What is printed on the cards of Kunitori: reading and checking `cards.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tatami.core.cardtable import PROVENANCES, CardTable, read_toml
from tatami.core.errors import BadInput, one_of
from tatami.games.kunitori.mixing import check_mix
from tatami.games.kunitori.options import KunitoriOptions
from tatami.games.kunitori.rules_box import (
    COPPER,
    GENERAL,
    LAND,
    MOST_SEATS,
    POLITICS,
    SLOTS,
    STRATEGY,
    TREASURE,
    UNIT,
    VICTORY,
    VILLAGE,
    Box,
)

KIND_NAMES = (
    *("copper", "silver", "gold", "village", "prefecture", "land"),
    *("maeda", "honda", "sanada", "ishida", "naoe", "akechi", "kuroda", "katakura"),
    *("spearmen", "archers", "cavalry", "gunners", "false_fort", "land_breaker"),
    *("warning", "trap", "counterstroke", "beauty", "monk", "ninja"),
    *("temple_tax", "rampart", "temple_town", "fields", "harbour", "castle_town"),
)
FAMILIES = {
    "treasure": TREASURE,
    "victory": VICTORY,
    "general": GENERAL,
    "unit": UNIT,
    "strategy": STRATEGY,
    "politics": POLITICS,
}
COLUMNS = ("copies", "cost", "strength", "deployable", "draw", "action", "money", "buy", "points", "ninja")
READINGS = ("false_fort_action", "ishida_two", "gunners_deploy")
SECTIONS = ("sources", "readings", "pool", "cards")
MOST = 99  # any single value in a table
LEAST_COPIES = {"copper": 6 * MOST_SEATS, "village": 2 * MOST_SEATS + 1, "land": 1, "prefecture": 1}


class Printed:
    """The table as the options want it; each set of readings gives a box of its own."""

    def __init__(self, table: CardTable) -> None:
        document = table.document
        for section in document:
            if section not in SECTIONS:
                raise one_of("section", section, list(SECTIONS))
        cards = part(document, "cards")
        self.names = kind_names(cards)
        self.families = [family(name, part(cards, name, "cards")) for name in self.names]
        self.values = {
            column: [value(name, column, part(cards, name, "cards")) for name in self.names]
            for column in COLUMNS
        }
        self.readings = {name: reading(document, name) for name in READINGS}
        self._check_copies()
        self._choose_pool(document)
        self._boxes: dict[tuple[str, ...], Box] = {}

    def _check_copies(self) -> None:
        for name, least in LEAST_COPIES.items():
            copies = self.values["copies"][KIND_NAMES.index(name)]
            if copies < least:
                raise BadInput(f"there are at least {least} of {name}, not {copies}: six players need them")

    def _choose_pool(self, document: dict[str, Any]) -> None:
        """§9: what is not played with stays in its box."""
        if "pool" not in document:
            return
        chosen = part(document, "pool").get("kinds")
        if not isinstance(chosen, list) or not all(isinstance(name, str) for name in chosen):
            raise BadInput("[pool] needs a list `kinds` of names of cards")
        games = [part(document["cards"], name).get("game", "this") for name in self.names]
        check_mix(chosen, self.names, self.families, self.values["cost"], games)
        for kind, name in enumerate(self.names):
            if self.families[kind] in (UNIT, STRATEGY, POLITICS) and name not in chosen:
                self.values["copies"][kind] = 0

    def box(self, options: KunitoriOptions) -> Box:
        wanted = options.readings()
        if wanted not in self._boxes:
            columns = {column: list(values) for column, values in self.values.items()}
            for name in wanted:
                for kind, column, number in self.readings[name]:
                    columns[column][kind] = number
            ninja = sum(1 << kind for kind, is_ninja in enumerate(columns["ninja"]) if is_ninja)
            self._boxes[wanted] = Box(columns | {"family": self.families}, ninja)
        return self._boxes[wanted]


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


def load_cards(table: CardTable) -> Printed:
    return shipped_printed() if table.shipped else Printed(table)


@cache
def shipped_printed() -> Printed:
    return Printed(shipped_cards())


def kind_names(cards: dict[str, Any]) -> list[str]:
    """This game's kinds, then those an owner has added, by name."""
    for name in KIND_NAMES:
        if name not in cards:
            raise BadInput(f"the card {name} is missing")
    names = [*KIND_NAMES, *sorted(cards.keys() - set(KIND_NAMES))]
    if len(names) > SLOTS:
        raise BadInput(f"there can be {SLOTS} kinds of cards, not {len(names)}")
    return names


def family(name: str, card: dict[str, Any]) -> int:
    found = card.get("family")
    if found not in FAMILIES:
        raise one_of(f"family of {name}", str(found), list(FAMILIES))
    number = FAMILIES[found]
    if name not in KIND_NAMES:
        if number in (TREASURE, VICTORY):
            raise BadInput(
                f"{name} is no action card: treasure and victory cards are those of this game (§9.1)"
            )
    elif number != shipped_family(name):
        raise BadInput(f"{name} is not of the family {found}")
    return number


def shipped_family(name: str) -> int:
    kind = KIND_NAMES.index(name)
    ends = ((VILLAGE, TREASURE), (LAND + 1, VICTORY), (14, GENERAL), (20, UNIT), (26, STRATEGY))
    return next((number for end, number in ends if COPPER <= kind < end), POLITICS)


def value(name: str, column: str, card: dict[str, Any]) -> int:
    for field in card:
        if field not in (*COLUMNS, "family", "game", "name"):
            raise one_of(f"field of {name}", field, [*COLUMNS, "family", "game", "name"])
    if column in ("copies", "cost") and column not in card:
        raise BadInput(f"{name} needs {column}")
    return number(f"{name} {column}", card.get(column, [0, "rulebook"]), column == "points")


def number(where: str, entry: object, below_zero: bool = False) -> int:
    """The number of a `[number, provenance]` pair."""
    if not isinstance(entry, list) or len(entry) != 2 or isinstance(entry[0], bool):
        raise BadInput(f'{where} is written [number, "provenance"], not {entry!r}')
    amount, provenance = entry
    least = -MOST if below_zero else 0
    if not isinstance(amount, int) or not least <= amount <= MOST:
        raise BadInput(f"{where} is a whole number from {least} to {MOST}, not {amount!r}")
    if provenance not in PROVENANCES:
        raise one_of(f"provenance of {where}", str(provenance), list(PROVENANCES))
    return amount


def reading(document: dict[str, Any], name: str) -> list[tuple[int, str, int]]:
    """What another reading changes: kind, column, number."""
    changes: list[tuple[int, str, int]] = []
    for card, fields in part(part(document, "readings"), name, "readings").items():
        if card not in KIND_NAMES:
            raise one_of("card", card, list(KIND_NAMES))
        for column, entry in fields.items():
            if column not in COLUMNS:
                raise one_of(f"field of {card}", column, list(COLUMNS))
            changes.append((KIND_NAMES.index(card), column, number(f"{card} {column}", entry)))
    return changes


def part(document: dict[str, Any], name: str, where: str = "the table") -> dict[str, Any]:
    found = document.get(name)
    if not isinstance(found, dict):
        raise BadInput(f"{where} needs a section [{name}]")
    return found
