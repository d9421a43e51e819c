"""What must hold in the data, and how an owner of the printed game corrects it."""

from __future__ import annotations

import csv
import io
from importlib.resources import files
from pathlib import Path

import pytest

from theatrum.core.beginning import begin
from theatrum.games import edition
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.tables.abilities import kind_of
from theatrum.games.generalship.tables.files import GENERAL_FILE, LAYOUT_FILE, TABLES
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.kit.data import BadData
from theatrum.kit.edition_folder import write_edition
from theatrum.kit.editions import BadEdition


def correct(folder: Path, sheet: str, row: str, column: str, value: str) -> None:
    """Change one cell of an exported sheet."""
    path = folder / sheet
    lines = list(csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"))))
    at = lines[0].index(column)
    line = next(line for line in lines if line[lines[0].index("id")] == row)
    line[at] = value
    text = io.StringIO()
    csv.writer(text).writerows(lines)
    path.write_bytes(text.getvalue().encode())


def test_every_file_is_a_table() -> None:
    there = {path.name for path in (files("theatrum.games.generalship") / "data").iterdir()}
    assert there == {table.file for table in TABLES}


def test_an_unknown_ability_is_refused() -> None:
    content = GENERAL_FILE.original().replace(b'"kind": "negate_fortress"', b'"kind": "fly"', 2)
    with pytest.raises(BadData, match="abilities"):
        GENERAL_FILE.decode(content)


def test_a_missing_number_is_refused() -> None:
    content = LAYOUT_FILE.original().replace(b'"fill_order": 1', b'"fill_odour": 1', 1)
    with pytest.raises(BadData, match="neutral_positions"):
        LAYOUT_FILE.decode(content)


def test_a_general_and_a_tile_are_corrected_and_a_number_too_great_is_refused(tmp_path: Path) -> None:
    write_edition(DEFINITION, tmp_path / "mine", "As printed")
    general = next(g for g in GENERALS if any(kind_of(a) == "deny_enemy_card" for a in g.abilities))
    correct(tmp_path / "mine", "generals.csv", general.id, "land", "3")
    correct(tmp_path / "mine", "neutral_tiles.csv", "nt_01", "produces.food", "7")
    assert begin(edition(tmp_path / "mine"), players=2, seed=1).questions
    correct(tmp_path / "mine", "generals.csv", general.id, "land", "4")
    with pytest.raises(BadEdition, match=general.id):
        edition(tmp_path / "mine")
