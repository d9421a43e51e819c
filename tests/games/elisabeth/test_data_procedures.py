"""The rows of the procedures in `tables.json`: every table has rows of its own kind [E1-T.1 … E1-T.10]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from theatrum.games.elisabeth.tables.records.points import TABLES
from theatrum.games.elisabeth.tables.records.procedures import Procedure
from theatrum.kit.data import BadData

FILE = msgspec.json.decode(TABLES.original())["tables"]
ROWS = [table["id"] for table in FILE]
MODIFIERS = [table["id"] for table in FILE if "modifiers" in table]


def refused(change: Callable[[dict[str, Any]], object]) -> str:
    """What is said of the file after such a change of its tables, by id."""
    file = msgspec.json.decode(TABLES.original())
    change({table["id"]: table for table in file["tables"]})
    with pytest.raises(BadData) as caught:
        TABLES.decode(msgspec.json.encode(file))
    return str(caught.value)


def test_every_table_has_rows_of_its_own_kind() -> None:
    kinds = get_args(Procedure)
    assert [type(table) for table in TABLES.load().tables] == list(kinds)
    assert [kind.__struct_config__.tag for kind in kinds] == ROWS
    assert len({kind.__annotations__["rows"] for kind in kinds}) == len(kinds) - 1, (
        "two tables of the ocean share"
    )


@pytest.mark.parametrize("table", ROWS)
def test_a_row_with_an_unknown_field_is_refused(table: str) -> None:
    assert "unknown field `colour`" in refused(lambda tables: tables[table]["rows"][0].update(colour="red"))


@pytest.mark.parametrize("table", ROWS)
def test_a_row_without_its_first_field_is_refused(table: str) -> None:
    def shorten(tables: dict[str, Any]) -> None:
        row = tables[table]["rows"][0]
        del row[next(iter(row))]

    said = refused(shorten)
    assert "missing required field" in said
    assert "rows[0]" in said


@pytest.mark.parametrize("table", MODIFIERS)
def test_a_modifier_with_an_unknown_field_is_refused(table: str) -> None:
    said = refused(lambda tables: tables[table]["modifiers"][0].update(colour="red"))
    assert "Object contains unknown field `colour`" in said
    assert "modifiers[0]" in said


def test_an_unknown_table_and_modifiers_where_none_belong_are_refused() -> None:
    assert "Invalid value 't99'" in refused(lambda tables: tables["t6_jilted"].update(id="t99"))
    none_there = refused(lambda tables: tables["t6_jilted"].update(modifiers=[{"id": "x", "value": 1}]))
    assert "unknown field `modifiers`" in none_there
