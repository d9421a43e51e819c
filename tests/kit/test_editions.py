"""Editions: the same game with facts that an owner of the printed one has corrected."""

from __future__ import annotations

import ast
import csv
import io
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup, RecordError
from theatrum.core.record import load_record
from theatrum.core.record_form import checksum
from theatrum.core.texts import Texts
from theatrum.core.transfer import pack, unpack
from theatrum.games import GAMES, definition, edition, finder
from theatrum.kit.edition_folder import read_edition, write_edition
from theatrum.kit.editions import BadEdition, Content, packed, unpacked

GAMES_FOLDER = Path(str(files("theatrum.games")))
WITH_TABLES = [game for game in GAMES if definition(game).tables]


def export(folder: Path, game: str, name: str = "As printed") -> Path:
    write_edition(definition(game), folder, name)
    return folder


def change_cell(sheet: Path, row: str, column: str, text: str, delimiter: str = ",") -> None:
    """Do what a spreadsheet does: read the sheet, change one cell, write all of it."""
    lines = list(csv.DictReader(io.StringIO(sheet.read_bytes().decode("utf-8-sig"))))
    (found,) = [line for line in lines if line["id"] == row]
    assert column in found, f"there is no column {column}"
    found[column] = text
    out = io.StringIO()
    writer = csv.DictWriter(out, list(lines[0]), delimiter=delimiter)
    writer.writeheader()
    writer.writerows(lines)
    sheet.write_text(out.getvalue(), encoding="utf-8")


def problems(folder: Path) -> list[str]:
    with pytest.raises(BadEdition) as wrong:
        edition(folder)
    return [str(problem) for problem in wrong.value.problems]


@pytest.mark.parametrize("game", WITH_TABLES)
def test_what_is_exported_is_read_again_as_the_same_facts(game: str, tmp_path: Path) -> None:
    original = definition(game)

    content = read_edition(export(tmp_path / "mine", game), original)

    for table in original.tables:
        assert table.decode(content.tables[table.name]) == table.load(), table.name  # type: ignore[attr-defined]
    played = edition(tmp_path / "mine")
    assert played.edition is not None
    assert (played.id, played.edition.name) == (game, "As printed")
    assert begin(played, seed=5).digest == begin(original, seed=5).digest


@pytest.mark.parametrize("game", WITH_TABLES)
def test_what_is_reconstructed_is_marked(game: str, tmp_path: Path) -> None:
    folder = export(tmp_path / "mine", game)
    ours = set(definition(game).reconstructed())

    for table in definition(game).tables:
        if table.rows:
            sheet = (folder / f"{table.name}.csv").read_bytes().decode("utf-8-sig")
            for line in csv.DictReader(io.StringIO(sheet)):
                assert (line["(reconstructed)"] != "") == (f"{table.noun}:{line['id']}" in ours), line["id"]
    listed = list(
        csv.DictReader(io.StringIO((folder / "reconstructed.csv").read_bytes().decode("utf-8-sig")))
    )
    assert {line["noun"] for line in listed} == ours


def test_a_corrected_cell_shows_in_the_game(tmp_path: Path) -> None:
    """A card's name, written by a spreadsheet that puts semicolons between cells."""
    folder = export(tmp_path / "mine", "pax_renaissance")
    change_cell(folder / "cards.csv", "papal_elephant", "name_de", "Elefant des Papstes", delimiter=";")

    played = edition(folder)

    assert played.names("de")["card:papal_elephant"] == "Elefant des Papstes"
    assert definition("pax_renaissance").names("de")["card:papal_elephant"] == "Päpstlicher Elefant"


def shown(played: Definition[Any], seed: int) -> str:
    """What all seats see when a game begins and cards are dealt, in English."""
    options = {"nations": "random"} if played.id == "generalship" else {}
    game = begin(played, seed=seed, options=options)
    texts = Texts("en", [files("theatrum.core") / "texts", played.texts], played.names("en"))
    return "".join(texts.scene(game.scene(seat)).decode() for seat in range(game.header.players))


@pytest.mark.parametrize("game", WITH_TABLES)
def test_one_card_of_each_game_is_corrected_and_played_with(game: str, tmp_path: Path) -> None:
    """Export, change a cell, check, play: the card that lies on the table, or in a hand, is the corrected one."""
    sheet = {"generalship": "generals.csv", "caribbean": "goods.csv"}.get(game, "cards.csv")
    folder = export(tmp_path / "mine", game)
    before = shown(definition(game), seed=3)
    lines = csv.DictReader(io.StringIO((folder / sheet).read_bytes().decode("utf-8-sig")))
    card = next(line for line in lines if f'"{line["name_en"]}"' in before)
    change_cell(folder / sheet, card["id"], "name_en", "As It Is Printed")

    after = shown(edition(folder), seed=3)

    assert "As It Is Printed" in after
    assert f'"{card["name_en"]}"' not in after
    assert shown(definition(game), seed=3) == before, "the game itself is as it was"


def test_a_corrected_number_changes_what_the_rules_do(tmp_path: Path) -> None:
    folder = export(tmp_path / "mine", "pax_renaissance")
    setup = folder / "setup.json"
    setup.write_text(setup.read_text().replace('"hand_limit": 2', '"hand_limit": 3'))
    played = edition(folder)

    found = [
        sys.modules[f"{d.state.__module__.rpartition('.state')[0]}.tables"].HAND_LIMIT
        for d in (definition("pax_renaissance"), played)
    ]

    assert found == [2, 3]


@pytest.mark.parametrize(
    "path", sorted(GAMES_FOLDER.rglob("*/*.py")), ids=lambda p: str(p.relative_to(GAMES_FOLDER))
)
def test_games_import_in_ways_that_an_edition_can_follow(path: Path) -> None:
    """A second import rewrites `import` statements. What is imported by a string would lead to the first."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert not any(a.name.startswith("theatrum.games") and a.asname is None for a in node.names)
        if isinstance(node, ast.Call):
            assert ast.unparse(node.func).rpartition(".")[2] not in ("import_module", "__import__")


def test_two_editions_and_the_game_itself_play_beside_each_other(tmp_path: Path) -> None:
    first = export(tmp_path / "first", "pax_renaissance", "First")
    second = export(tmp_path / "second", "pax_renaissance", "Second")
    for folder, cubes in ((first, "8"), (second, "6")):
        change_cell(folder / "players.csv", "fugger", "cubes", cubes)

    games = [begin(d, 4, seed=3) for d in (definition("pax_renaissance"), edition(first), edition(second))]

    seats = [game.state.bank.index(0) for game in games]
    assert [sum(_cubes(game, seat)) for game, seat in zip(games, seats, strict=True)] == [10, 8, 6]
    assert len({game.definition.key for game in games}) == 3
    assert len({type(game.state) for game in games}) == 3, "each has modules of its own"


def _cubes(game: Any, seat: int) -> tuple[int, int]:
    """In the supply, and on the map."""
    return game.state.supply[6 + seat], game.state.border.count(6 + seat)


def test_every_error_is_named_with_file_row_and_cause(tmp_path: Path) -> None:
    folder = export(tmp_path / "mine", "pax_renaissance")
    change_cell(folder / "cards.csv", "papal_elephant", "deck", "north")
    change_cell(folder / "cards.csv", "antipope", "location", "atlantis")
    change_cell(folder / "cards.csv", "star_chamber", "number_1e", "many")
    change_cell(folder / "players.csv", "medici", "always_first_if_in_play", "perhaps")
    change_cell(folder / "empires.csv", "france", "id", "england")
    setup = folder / "setup.json"
    setup.write_text(setup.read_text().replace('"hand_limit": 2', '"hand_limit": "two", "feet": 2'))
    (folder / "card.csv").write_text("")

    said = problems(folder)

    places = "england, france, holy_roman_empire, hungary, byzantium, portugal, aragon, papal_states, ottoman, mamluk"
    assert said == [
        "cards.csv, row 3 (papal_elephant), deck: 'north' is not possible here; possible is: east, west",
        "cards.csv, row 7 (star_chamber), number_1e: 'many' is no number",
        "players.csv, row 3 (medici), always_first_if_in_play: 'perhaps' is neither yes nor no",
        "setup.json: there is no field 'feet'",
        "setup.json, hand_limit: Expected `int`, got `str`",
        "card.csv: belongs to no table of this game",
        "empires.csv, row 3 (england), id: a row above has the same id",
        "empires.json: there is no empire of 'france'",
        f"cards.csv, row 5 (antipope), location: there is no location 'atlantis'; there is: {places}, the_east, the_west",
    ]


@pytest.mark.parametrize(
    "change, cause",
    [
        (lambda text: text.replace("deck", "dekc", 1), "cards.csv, row 1, dekc: there is no such column"),
        (lambda text: text.replace("name_de", "name_en", 1), "there are two columns of this name"),
        (
            lambda text: text.replace("papal_elephant", "antipope", 1),
            "row 5 (antipope), id: a row above has the same id",
        ),
        (lambda text: "\n".join(text.splitlines()[:30]), "cards.json: there are"),
        (
            lambda text: text.replace("trade_shift,novgorod", "trade_shift,moscow"),
            "there is no emporium 'moscow'",
        ),
    ],
)
def test_a_sheet_that_was_spoilt(change: Any, cause: str, tmp_path: Path) -> None:
    folder = export(tmp_path / "mine", "pax_renaissance")
    sheet = folder / "cards.csv"
    sheet.write_text(change(sheet.read_bytes().decode("utf-8-sig")), encoding="utf-8")

    assert any(cause in said for said in problems(folder)), problems(folder)


def test_a_sheet_in_another_encoding_says_how_to_save_it(tmp_path: Path) -> None:
    folder = export(tmp_path / "mine", "pax_renaissance")
    sheet = folder / "cards.csv"
    sheet.write_bytes(sheet.read_bytes().decode("utf-8-sig").encode("utf-16"))

    assert "cards.csv: is no UTF-8 text: save it as “CSV UTF-8”" in problems(folder)


def test_an_edition_without_some_tables_takes_them_from_the_package(tmp_path: Path) -> None:
    folder = export(tmp_path / "mine", "pax_renaissance")
    for path in folder.iterdir():
        if path.name not in ("edition.json", "players.json", "players.csv"):
            path.unlink()
    change_cell(folder / "players.csv", "medici", "name_en", "The Medici")

    assert edition(folder).names("en")["bank:medici"] == "The Medici"


@pytest.mark.parametrize(
    "head, cause",
    [
        ('{"game": "pax_renaissance"}', "name"),
        ('{"game": "pax_renaissance", "name": ""}', "1 to 60 characters"),
        ('{"game": "chess", "name": "Mine"}', "there is no game 'chess'"),
        ("{", "edition.json"),
        ("", "edition.json"),
    ],
)
def test_a_folder_that_is_no_edition(head: str, cause: str, tmp_path: Path) -> None:
    if head:
        (tmp_path / "edition.json").write_text(head)

    with pytest.raises(BadSetup, match=cause):
        edition(tmp_path)


def test_nothing_is_written_over_what_is_there(tmp_path: Path) -> None:
    folder = export(tmp_path / "mine", "pax_renaissance")

    with pytest.raises(BadSetup, match="is not empty"):
        write_edition(definition("pax_renaissance"), folder, "again")


# ---- records, other processes ------------------------------------------------------------------------------------------
def corrected(folder: Path) -> Definition[Any]:
    export(folder, "pax_renaissance")
    change_cell(folder / "players.csv", "fugger", "cubes", "8")
    return edition(folder)


def test_a_record_names_its_edition_and_is_loaded_with_it(tmp_path: Path) -> None:
    played = corrected(tmp_path / "mine")
    game = begin(played, 2, seed=4)

    record = game.record()

    assert played.edition is not None
    assert f'\nedition {played.edition.digest} "As printed"\nbegin\n' in record
    again = load_record(record, definition)
    assert (again.header.edition, again.digest) == (played.edition, game.digest)
    assert again.definition.key == played.key


def test_a_record_with_an_unknown_edition_says_which_is_missing(tmp_path: Path) -> None:
    digest = corrected(tmp_path / "mine").key.partition("@")[2]
    record = begin(corrected(tmp_path / "again"), 2, seed=4).record()
    unknown = "0" * 32
    forged = record.replace(digest, unknown)
    body = forged[: forged.rindex("end ")]
    with pytest.raises(
        RecordError, match=f"line 9: played with the edition 'As printed' \\({unknown}\\)"
    ) as wrong:
        load_record(f"{body}end {checksum(body)}\n", definition)
    assert "is not here" in str(wrong.value)


def test_another_process_gets_the_edition_with_the_question(tmp_path: Path) -> None:
    played = corrected(tmp_path / "mine")
    game = begin(played, 2, seed=4)

    twin = unpack(pack(game), finder(played))

    assert twin.digest == game.digest
    assert twin.definition.edition == played.edition


def test_an_edition_is_stored_in_one_piece_and_known_by_its_content(tmp_path: Path) -> None:
    content = read_edition(export(tmp_path / "mine", "pax_renaissance"), definition("pax_renaissance"))

    assert unpacked(packed(content)) == content
    assert unpacked(packed(content)).digest == content.digest
    assert Content(content.game, "Another", content.tables).digest != content.digest
    with pytest.raises(BadSetup, match="can't be read"):
        unpacked(b"nonsense")
