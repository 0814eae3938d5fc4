"""An owner's card table: whatever the file holds, it is read or refused in one line."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tatami.core.cardtable import PROVENANCES, CardTable, read_toml
from tatami.core.errors import BadInput
from tatami.games import find_game

WAR = find_game("total_war")
SHIPPED: dict[str, Any] = tomllib.loads(files(WAR.package).joinpath("cards.toml").read_text(encoding="utf-8"))
SAME_FOLDER = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])

leaves = st.one_of(st.integers(-5, 200), st.booleans(), st.floats(allow_nan=False), st.text(max_size=8))
junk = st.one_of(
    leaves, st.lists(leaves, max_size=3), st.dictionaries(st.text(max_size=8), leaves, max_size=3)
)


def places(table: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The path of every entry, sections included."""
    found = []
    for key, inner in table.items():
        found.append((*path, key))
        if isinstance(inner, dict):
            found += places(inner, (*path, key))
    return found


def changed(path: tuple[str, ...], value: object) -> CardTable:
    document = copy.deepcopy(SHIPPED)
    section = document
    for key in path[:-1]:
        section = section[key]
    section[path[-1]] = value
    return CardTable(document, shipped=False)


def why_not(table: CardTable) -> BadInput | None:
    try:
        WAR.load_cards(table)
    except BadInput as error:
        return error
    return None


def one_line(error: BadInput) -> bool:
    return bool(str(error)) and "\n" not in str(error)


@SAME_FOLDER
@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_file_is_read_or_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(data)
    try:
        expected = tomllib.loads(data.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        with pytest.raises(BadInput) as refused:
            read_toml(file)
        assert str(refused.value).startswith(str(file))
        assert one_line(refused.value)
    else:
        assert read_toml(file) == expected


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for missing in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadInput, match=f"cannot read {missing}: "):
            read_toml(missing)


@given(st.sampled_from(places(SHIPPED)), junk)
def test_any_entry_may_be_spoilt(path: tuple[str, ...], value: object) -> None:
    """What is accepted is a box whose counts are right; what is not is refused in one line."""
    refused = why_not(changed(path, value))
    assert refused is None or one_line(refused)
    if not isinstance(value, list) and path[0] != "sources":
        assert refused is not None


@given(st.sampled_from(places(SHIPPED)))
def test_a_missing_entry_is_refused(path: tuple[str, ...]) -> None:
    document = copy.deepcopy(SHIPPED)
    section = document
    for key in path[:-1]:
        section = section[key]
    removed = section.pop(path[-1])
    table = CardTable(document, shipped=False)
    if path[0] == "sources" or removed == [0, "house"]:
        WAR.load_cards(table)
        return
    with pytest.raises(BadInput) as refused:
        WAR.load_cards(table)
    assert one_line(refused.value)


def test_a_kaiju_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown kaiju 'hedorah': choose anguirus, "):
        WAR.load_cards(changed(("kaiju", "hedorah"), SHIPPED["kaiju"]["manda"]))


def test_every_shipped_value_says_where_it_comes_from() -> None:
    for path in places(SHIPPED):
        entry: Any = SHIPPED
        for key in path:
            entry = entry[key]
        if isinstance(entry, list) and path[0] != "sources":
            amount, provenance = entry
            assert isinstance(amount, int)
            assert provenance in PROVENANCES


# -- digests -------------------------------------------------------------------------------


def test_the_digest_follows_from_the_values_not_their_order() -> None:
    turned = CardTable(dict(reversed(SHIPPED.items())), shipped=False)
    assert turned.digest == WAR.read_cards(None).digest
    again = msgspec.json.decode(msgspec.json.encode(SHIPPED))
    assert CardTable(again, shipped=False).digest == turned.digest, "as a record's header holds it"


def test_every_value_counts_in_the_digest() -> None:
    digests = {WAR.read_cards(None).digest}
    paths = [path for path in places(SHIPPED) if path[0] == "kaiju" and len(path) == 4]
    for path in paths:
        digests.add(changed(path, [98, "owner"]).digest)
    assert len(digests) == len(paths) + 1
