"""What is printed on the cards and kaiju of a box, and where each value comes from."""

from __future__ import annotations

from typing import Any

from tatami.core.cardtable import CardTable
from tatami.core.view import Face
from tatami.games.total_war import rules_box as box
from tatami.games.total_war.cards import KAIJU_NAMES, RANGES, SIDES, SPECIAL_KINDS, VALUES
from tatami.games.total_war.wording import card_words, kaiju_words

FAMILIES = {
    "numbers": "number",
    "extra_damage": "extra",
    "building_numbers": "site",
    "buildings": "building",
}


def faces(table: CardTable) -> list[Face]:
    document = table.document
    found: list[Face] = []
    for section, (first, _) in RANGES.items():
        for number, entry in document[section].items():
            kind = first + int(number)
            found.append(card_face(kind, FAMILIES[section], {"value": int(number)}, entry))
    for name, entry in document["specials"].items():
        value = {"value": -3} if name == "minus_three" else {}
        found.append(card_face(SPECIAL_KINDS[name], name, value, entry))
    found.append(card_face(box.KING, "king", {"value": box.KING_VALUE}, [1, "rulebook"]))
    return found + [
        kaiju_face(name, number, document["kaiju"][name]) for number, name in enumerate(KAIJU_NAMES)
    ]


def card_face(kind: int, family: str, printed: dict[str, int], entry: list[Any]) -> Face:
    """`copies` is how many of them are in the box."""
    return Face(
        f"kind:{kind}", family, card_words(kind), printed | {"copies": entry[0]}, {"copies": entry[1]}
    )


def kaiju_face(name: str, number: int, sides: dict[str, Any]) -> Face:
    facts: dict[str, int] = {}
    provenance: dict[str, str] = {}
    for side in SIDES:
        for field in VALUES:
            facts[f"{side}_{field}"], provenance[f"{side}_{field}"] = sides[side][field]
    return Face(f"kaiju:{name}", "kaiju", kaiju_words(number), facts, provenance)
