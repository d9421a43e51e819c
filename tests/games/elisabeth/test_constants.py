"""The numbers of procedures (`tables/constants.py`) are those that the rules use, also in an edition that changes them."""

from __future__ import annotations

import ast
import sys
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.games import definition, edition
from theatrum.games.elisabeth.tables import constants
from theatrum.kit.edition_folder import write_edition

PACKAGE = Path(str(files("theatrum.games.elisabeth")))


def numbers_read(source: str) -> set[tuple[str, str]]:
    """(constant, field) for every `CONSTANT.field`, under whatever name the module imports it."""
    tree = ast.parse(source)
    names = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == constants.__name__
        for alias in node.names
    }
    return {
        (names[node.value.id], node.attr)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in names
    }


def test_every_number_is_read_by_a_module() -> None:
    """One that nobody reads stands in the rules a second time, and an edition that changes it changes nothing."""
    written = {
        (name, field)
        for name, value in vars(constants).items()
        if name.isupper() and isinstance(value, msgspec.Struct)
        for field in value.__struct_fields__
    }
    read = {number for path in PACKAGE.rglob("*.py") for number in numbers_read(path.read_text("utf-8"))}

    assert written, "the constants are records"
    assert sorted(written - read) == []


def test_what_counts_as_read() -> None:
    source = f"from {constants.__name__} import ARMADA as NUMBERS, WINTER\nx = NUMBERS.levels, other.WINTER.attrition"

    assert numbers_read(source) == {("ARMADA", "levels")}


def module(played: Definition[Any], name: str) -> ModuleType:
    """A module of the game, or of the edition, which has its own."""
    return sys.modules[f"{played.state.__module__.rpartition('.state')[0]}.{name}"]


def test_E1_20_4_6_and_23_2_an_edition_changes_what_the_rules_count_with(tmp_path: Path) -> None:
    """Units that a fortress takes in for the winter, and hits that sink a level of the Armada."""
    original = definition("elisabeth")
    write_edition(original, tmp_path / "mine", "Hard winters")
    tables = tmp_path / "mine" / "tables.json"
    text = tables.read_text("utf-8")
    for written, printed in (
        ('"units_per_fortified_space": 4', '"units_per_fortified_space": 3'),
        ('"hits_per_level": 2', '"hits_per_level": 3'),
        (
            '"powers_per_zone"',
            '"per_power_and_zone": 1, "powers_per_zone"',
        ),  # no longer used; stored editions have it
    ):
        assert text.count(written) == 1
        text = text.replace(written, printed)
    tables.write_text(text, "utf-8")

    found = []
    for played in (original, edition(tmp_path / "mine")):
        g: Any = begin(played, seed=1).state
        quarters, sea = module(played, "rules.winter_quarters"), module(played, "rules.sea_losses")
        armada = module(played, "queries.armada").ARMADA_SHIP
        room = max(quarters.room(g, 0, space) for space in g.strong_places())
        found.append((room, sea.absorbs(armada), sea.doomed({armada: 2}, 4, loser=False)))

    assert found == [(4, 2, True), (3, 3, False)]
