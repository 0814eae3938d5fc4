"""Writes `web/src/wire.ts`: the TypeScript types of all that `tatami.server.wire` sends and takes.

`python scripts/wire_types.py --check` only says whether the file is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from tatami.core.words import LANGUAGES
from tatami.server import wire

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEADER: Final = "// Made by scripts/wire_types.py from src/tatami/server/wire.py: do not edit.\n"
ASKED: Final = [wire.AnyAsk, wire.NewTable, wire.Claim, wire.MineAsk]
TOLD: Final = [
    wire.AnyTell,
    wire.HouseInfo,
    wire.Seated,
    wire.TableInfo,
    wire.Mine,
    wire.Replay,
    wire.RulePage,
    wire.Problem,
]
CONSTANTS: Final = {
    "PROTOCOL": wire.PROTOCOL,
    "GALLERY": wire.GALLERY,
    "LONGEST_NAME": wire.LONGEST_NAME,
    "MOST_MINE": wire.MOST_MINE,
    "LANGUAGES": list(LANGUAGES),
}
SIMPLE: Final = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(sorted(written(each) for each in kind.types))
    if isinstance(kind, inspect.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    raise TypeError(f"no TypeScript is known for {kind}")


def inner(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types a type is made of, one level down."""
    if isinstance(kind, inspect.StructType):
        yield from (field.type for field in kind.fields)
    elif isinstance(kind, inspect.UnionType):
        yield from kind.types
    elif isinstance(kind, inspect.ListType):
        yield kind.item_type
    elif isinstance(kind, inspect.DictType):
        yield kind.value_type


def structs(roots: list[Any]) -> dict[str, inspect.StructType]:
    """Every struct that can be reached, by name, those first found first."""
    found: dict[str, inspect.StructType] = {}
    pending = [inspect.type_info(root) for root in roots]
    while pending:
        kind = pending.pop(0)
        if isinstance(kind, inspect.StructType):
            if kind.cls.__name__ in found:
                continue
            found[kind.cls.__name__] = kind
        pending.extend(inner(kind))
    return found


def interface(struct: inspect.StructType, only_asked: bool) -> str:
    """What a browser sends may leave its defaults out; what it is sent is always whole."""
    lines = [f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    for field in struct.fields:
        mark = "?" if only_asked and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}\n"])


def union(name: str, alias: Any) -> str:
    kind = inspect.type_info(alias)
    assert isinstance(kind, inspect.UnionType)
    return f"export type {name} = {' | '.join(written(each) for each in kind.types)};\n"


def typescript() -> str:
    told = structs(TOLD)
    asked = structs(ASKED)
    parts = [HEADER]
    parts += [
        f"export const {name} = {msgspec.json.encode(value).decode()} as const;\n"
        for name, value in CONSTANTS.items()
    ]
    parts += [interface(struct, name not in told) for name, struct in (asked | told).items()]
    parts += [union("AnyAsk", wire.AnyAsk), union("AnyTell", wire.AnyTell)]
    return "\n".join(parts)


def main() -> None:
    fresh = typescript()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(fresh, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != fresh:
        sys.exit(f"{TARGET.name} is stale: run python scripts/wire_types.py")


if __name__ == "__main__":
    main()
