"""An edition as a folder: read whole, with everything that is wrong with it; written, to be corrected.

In the folder lie `edition.json` with the game and a name, and tables of the game, each as JSON as it lies in the package,
or with its list of rows in a sheet beside it: where `cards.json` says `"cards": "cards.csv"`, the rows are read from
there. Tables that are missing are taken from the package.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from theatrum.core.contract import DataTable, Definition
from theatrum.core.errors import BadSetup
from theatrum.kit.data import Place, Problem, Record
from theatrum.kit.editions import BadEdition, Content, problems_at_load
from theatrum.kit.sheets import Sheet, csv_bytes, read_sheet, row_type, write_sheet

HEAD = "edition.json"
REMARKS = ("README", "reconstructed.csv")
"""Files that may lie in the folder for people."""


LONGEST_NAME = 60


class EditionHead(Record, frozen=True):
    game: str
    name: str


def _canonical(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


# ---- reading --------------------------------------------------------------------------------------------------
def read_head(folder: Path) -> EditionHead:
    """Which game the edition is of, and its name. Raises `BadEdition`."""
    what = f"{folder} is no edition"
    try:
        head = msgspec.json.decode((folder / HEAD).read_bytes(), type=EditionHead)
    except OSError as error:
        raise BadEdition(what, [Problem(Place(HEAD), f"can't be read: {error.strerror}")]) from None
    except msgspec.MsgspecError as error:
        raise BadEdition(what, [Problem(Place(HEAD), str(error))]) from None
    if not head.name.strip() or len(head.name) > LONGEST_NAME or not head.name.isprintable():
        raise BadEdition(what, [Problem(Place(HEAD, "name"), f"is a line of 1 to {LONGEST_NAME} characters")])
    return head


def read_edition(folder: Path, original: Definition[Any]) -> Content:
    """The edition in a folder, checked. Raises `BadEdition` with everything that is wrong."""
    head = read_head(folder)
    if head.game != original.id:
        raise BadSetup(f"{folder} is an edition of {head.game}, not of {original.id}")
    reader = _Reader(folder)
    tables = {table.name: reader.table(table) for table in original.tables}
    reader.look_for_strangers(original.tables)
    content = Content(head.game, head.name, tables)
    at_load = [reader.in_sheet(problem) for problem in problems_at_load(original, content)]
    problems = list(dict.fromkeys(reader.problems + at_load))
    if problems:
        raise BadEdition(f"the edition {head.name!r} in {folder} can't be played with", problems)
    return content


class _Reader:
    """Reads the tables of a folder and collects what is wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self.sheets: dict[str, tuple[str, Sheet]] = {}
        """By the name of a table's file: the sheet that its rows came from, and its name."""

    def table(self, table: DataTable) -> bytes:
        """A table as canonical JSON. What is wrong with it is noted, and mended with what the package has: so the rest
        can be looked through, too."""
        before = len(self.problems)
        value = self._json(table)
        if value is None:
            return table.original()
        if table.rows and isinstance(value, dict) and isinstance(value.get(table.rows), str):
            self._take_rows(table, value)
        misfits = [self._problem(table, *misfit) for misfit in _misfits(value, table.type, "")]
        self.problems += self._not_said(table, misfits)
        if len(self.problems) > before:
            value = self._mended(table, value, misfits)
        return _canonical(value)

    def _json(self, table: DataTable) -> Any:
        path = self.folder / f"{table.name}.json"
        try:
            content = path.read_bytes() if path.exists() else table.original()
            return msgspec.json.decode(content)
        except OSError as error:
            self.problems.append(Problem(Place(path.name), f"can't be read: {error.strerror}"))
        except msgspec.MsgspecError as error:
            self.problems.append(Problem(Place(path.name), f"is not JSON: {error}"))
        return None

    def _take_rows(self, table: DataTable, value: dict[str, Any]) -> None:
        """The rows of a table from the sheet that its JSON names."""
        file = value[table.rows]
        path = self.folder / file
        value[table.rows] = []
        if path.name != file or not path.is_file():
            self.problems.append(
                Problem(Place(f"{table.name}.json", table.rows), f"there is no file {file!r}")
            )
            return
        sheet = read_sheet(path.read_bytes(), row_type(table.type, table.rows), file)
        self.sheets[f"{table.name}.json"] = file, sheet
        value[table.rows] = sheet.rows
        self.problems += sheet.problems

    def _problem(self, table: DataTable, path: str, cause: str) -> Problem:
        """What does not fit, with the row in which it stands."""
        file = f"{table.name}.json"
        row, bracket, rest = path.removeprefix(f"{table.rows}[").partition("]")
        if table.rows and bracket and path.startswith(f"{table.rows}[") and row.isdecimal():
            return Problem(Place(file, rest.removeprefix("."), int(row)), cause)
        return Problem(Place(file, path), cause)

    def _not_said(self, table: DataTable, misfits: Sequence[Problem]) -> list[Problem]:
        """The misfits in rows of whose cells the sheet has not complained already, each with its place there."""
        _, sheet = self.sheets.get(f"{table.name}.json", ("", Sheet()))
        complained = {problem.place.row for problem in sheet.problems}
        found = [self.in_sheet(problem) for problem in misfits]
        return [p for p in found if p.place.row not in complained or p.place.row < 1]

    def _mended(self, table: DataTable, value: Any, misfits: Sequence[Problem]) -> Any:
        """The table with the package's rows for those that are spoilt, or as it lies in the package."""
        original = msgspec.json.decode(table.original())
        if any(problem.place.row < 0 for problem in misfits) or not table.rows:
            return original
        by_id = {row["id"]: row for row in original[table.rows]}
        rows = value[table.rows]
        for i in {problem.place.row for problem in misfits}:
            name = rows[i].get("id", "") if isinstance(rows[i], dict) else ""
            rows[i] = by_id.get(name) if isinstance(name, str) else None
        kept = [i for i, row in enumerate(rows) if row is not None]
        value[table.rows] = [rows[i] for i in kept]
        if f"{table.name}.json" in self.sheets:
            _, sheet = self.sheets[f"{table.name}.json"]
            sheet.rows, sheet.numbers = value[table.rows], [sheet.numbers[i] for i in kept]
        return value

    def in_sheet(self, problem: Problem) -> Problem:
        """The same problem, with its place in the sheet that the row came from."""
        place = problem.place
        file, sheet = self.sheets.get(place.file, ("", Sheet()))
        if not file or not 0 <= place.row < len(sheet.numbers):
            return problem
        name = place.name or str(sheet.rows[place.row].get("id", ""))
        return Problem(Place(file, place.path, sheet.numbers[place.row], name), problem.cause)

    def look_for_strangers(self, tables: Sequence[DataTable]) -> None:
        """A file that nobody reads is a misspelt one."""
        known = {
            HEAD,
            *(f"{table.name}.json" for table in tables),
            *(file for file, _ in self.sheets.values()),
        }
        for path in sorted(self.folder.iterdir()):
            if path.name not in known and not path.name.startswith((".", "~", *REMARKS)):
                self.problems.append(Problem(Place(path.name), "belongs to no table of this game"))


def _misfits(value: Any, kind: Any, path: str) -> Iterator[tuple[str, str]]:
    """Everything in a value that does not fit its type: path and cause."""
    try:
        msgspec.convert(value, kind, strict=True, str_keys=True)
        return
    except msgspec.ValidationError as error:
        cause, _, where = str(error).partition(" - at `$")
    parts = list(_parts(value, kind, path))
    inner = [
        misfit for part, part_kind, part_path in parts for misfit in _misfits(part, part_kind, part_path)
    ]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        fields = msgspec.structs.fields(kind)
        known = {f.encode_name for f in fields}
        for name in value.keys() - known:
            yield path, f"there is no field {name!r}"
        for f in fields:
            if f.required and f.encode_name not in value:
                yield path, f"the field {f.encode_name!r} is missing"
        yield from inner
    elif inner:
        yield from inner
    else:
        yield (f"{path}{where.rstrip('`')}".strip("."), _in_words(cause, kind))


def _parts(value: Any, kind: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    """What a value is made of, if that can be looked at one by one."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if isinstance(value, dict):
            for f in msgspec.structs.fields(kind):
                if f.encode_name in value:
                    yield value[f.encode_name], f.type, f"{path}.{f.encode_name}".strip(".")
    elif get_origin(kind) in (tuple, list) and isinstance(value, list):
        args = get_args(kind)
        if get_origin(kind) is list or args[-1] is ...:
            for i, item in enumerate(value):
                yield item, args[0], f"{path}[{i}]"
    elif type(None) in get_args(kind) and value is not None:
        others = [k for k in get_args(kind) if k is not type(None)]
        if len(others) == 1:
            yield value, others[0], path


def _in_words(cause: str, kind: Any) -> str:
    choices = [str(choice) for choice in get_args(kind)] if cause.startswith("Invalid enum") else []
    return f"{cause}; possible is: {', '.join(choices)}" if choices else cause


# ---- writing --------------------------------------------------------------------------------------------------
def write_edition(definition: Definition[Any], folder: Path, name: str) -> None:
    """All tables of a game as an edition that can be corrected. What is reconstructed is marked in the sheets, and
    listed in `reconstructed.csv`. Raises `BadSetup` if the folder holds something already."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadSetup(f"{folder} is not empty")
    if not definition.tables:
        raise BadSetup(f"{definition.id} has no tables that an edition could replace")
    folder.mkdir(parents=True, exist_ok=True)
    ours = set(definition.reconstructed())
    (folder / HEAD).write_text(_pretty({"game": definition.id, "name": name}))
    for table in definition.tables:
        value = msgspec.json.decode(table.content())
        if table.rows:
            rows, sheet = value[table.rows], f"{table.name}.csv"
            marks = ["reconstructed" if f"{table.noun}:{row['id']}" in ours else "" for row in rows]
            value[table.rows] = sheet
            (folder / sheet).write_bytes(write_sheet(rows, row_type(table.type, table.rows), marks))
        (folder / f"{table.name}.json").write_text(_pretty(value))
    (folder / "reconstructed.csv").write_bytes(_list_of_reconstructed(definition))


def _list_of_reconstructed(definition: Definition[Any]) -> bytes:
    names = definition.names("en"), definition.names("de")
    rows = [(noun, *(language.get(noun, "") for language in names)) for noun in definition.reconstructed()]
    return csv_bytes([("noun", "name_en", "name_de"), *rows])


def _pretty(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
