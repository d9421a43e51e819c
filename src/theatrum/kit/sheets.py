"""Records as a sheet (CSV) that a spreadsheet reads: one row for each record, one fact for each cell.

A field of a record that is itself a record becomes columns `grid.row`, `grid.col`; a list of records becomes `ops.1.op`,
`ops.1.label`, `ops.2.op` …; a list of words becomes one cell, `law; patron`; what fits none of these is written as
JSON. An empty cell is a fact that is not there. A column whose head stands in parentheses is a remark.

Reading takes the commas, semicolons or tabs that a spreadsheet may write, and its words for yes and no.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from theatrum.kit.data import Place, Problem, Record

SEPARATOR = ";"
YES = ("true", "yes", "ja", "wahr", "1", "x")
NO = ("false", "no", "nein", "falsch", "0")


# ---- what a column can hold ------------------------------------------------------------------------------------------
def row_type(file: type[Record], rows: str) -> StructType:
    """The type of the rows in a field of a file."""
    return _element(_field(_struct(file), rows))


def _struct(record: type[Any]) -> StructType:
    info = type_info(record)
    assert isinstance(info, StructType)
    return info


def _field(struct: StructType, name: str) -> Type:
    return next(f.type for f in struct.fields if f.encode_name == name)


def _element(info: Type) -> StructType:
    assert isinstance(info, VarTupleType | ListType)
    assert isinstance(info.item_type, StructType)
    return info.item_type


def _without_none(info: Type) -> Type:
    """X instead of X | None."""
    if isinstance(info, UnionType):
        others = [t for t in info.types if not isinstance(t, NoneType)]
        if len(others) == 1:
            return others[0]
    return info


def _allows_none(info: Type) -> bool:
    return isinstance(info, NoneType | AnyType) or (
        isinstance(info, UnionType) and any(isinstance(t, NoneType) for t in info.types)
    )


def _is_scalar(info: Type) -> bool:
    return isinstance(info, StrType | IntType | FloatType | BoolType | LiteralType)


def _is_list_of(info: Type, kind: Any) -> bool:
    return isinstance(info, VarTupleType | ListType) and isinstance(_without_none(info.item_type), kind)


# ---- writing ---------------------------------------------------------------------------------------------------------
def write_sheet(rows: Sequence[Mapping[str, Any]], info: StructType, marks: Sequence[str] = ()) -> bytes:
    """The rows of a JSON file as CSV; `marks` (one for each row) become a first column of remarks."""
    columns = list(_columns(rows, info, ""))
    cells = [dict(_cells(row, info, "")) for row in rows]
    head = [*(["(reconstructed)"] if marks else []), *columns]
    lines = [
        [*([marks[i]] if marks else []), *(found.get(path, "") for path in columns)]
        for i, found in enumerate(cells)
    ]
    return csv_bytes([head, *lines])


def csv_bytes(lines: Sequence[Sequence[str]]) -> bytes:
    """CSV as spreadsheets like it."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(lines)
    return b"\xef\xbb\xbf" + text.getvalue().encode()


def _columns(values: Sequence[Any], info: StructType, prefix: str) -> Iterator[str]:
    """The columns that these records need, in the order in which the record has its fields."""
    present = [value for value in values if value is not None]
    for f in info.fields:
        path = f"{prefix}{f.encode_name}"
        inner = _without_none(f.type)
        found = [value[f.encode_name] for value in present if f.encode_name in value]
        if isinstance(inner, StructType):
            yield from _columns(found, inner, f"{path}.")
        elif _is_list_of(inner, StructType):
            longest = max((len(value) for value in found if value), default=1)
            for i in range(max(longest, 1)):
                nth = [value[i] for value in found if value and i < len(value)]
                yield from _columns(nth, _element(inner), f"{path}.{i + 1}.")
        else:
            yield path


def _cells(value: Mapping[str, Any], info: StructType, prefix: str) -> Iterator[tuple[str, str]]:
    for f in info.fields:
        path, inner, fact = f"{prefix}{f.encode_name}", _without_none(f.type), value.get(f.encode_name)
        if fact is None:
            continue
        if isinstance(inner, StructType):
            yield from _cells(fact, inner, f"{path}.")
        elif _is_list_of(inner, StructType):
            for i, item in enumerate(fact):
                yield from _cells(item, _element(inner), f"{path}.{i + 1}.")
        else:
            yield path, _written(fact, inner)


def _written(fact: Any, info: Type) -> str:
    if _is_scalar(info):
        return str(fact).lower() if isinstance(fact, bool) else str(fact)
    if isinstance(info, VarTupleType | ListType) and _is_scalar(info.item_type):
        words = [str(item) for item in fact]
        if not any(SEPARATOR in word or word != word.strip() or word[:1] in ("", "[") for word in words):
            return f"{SEPARATOR} ".join(words)
    return msgspec.json.encode(fact).decode()


# ---- reading ---------------------------------------------------------------------------------------------------------
class _Nothing:
    """No cell says anything."""


NOTHING = _Nothing()


@dataclass
class Sheet:
    """What was read: rows as JSON has them, the number of each in the sheet, and what is wrong."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """For each row, which of the sheet it is, counted from 0: the head is 0."""
    problems: list[Problem] = field(default_factory=list)


def read_sheet(content: bytes, info: StructType, file: str) -> Sheet:
    """The rows of a CSV file, each fact in the type that its column has."""
    sheet = Sheet()
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        sheet.problems.append(Problem(Place(file), "is no UTF-8 text: save it as “CSV UTF-8”"))
        return sheet
    head_line = text.partition("\n")[0]
    delimiter = max((",", ";", "\t"), key=head_line.count)
    lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))
    head = [cell.strip() for cell in lines[0]] if lines else []
    sheet.problems += _wrong_columns(head, info, file)
    for number, line in enumerate(lines[1:], start=1):
        if any(cell.strip() for cell in line):
            _read_row(sheet, number, dict(zip(head, line, strict=False)), info, file)
    return sheet


def _wrong_columns(head: Sequence[str], info: StructType, file: str) -> Iterator[Problem]:
    for i, path in enumerate(head):
        if not path or path.startswith("("):
            continue
        if path in head[:i]:
            yield Problem(Place(file, path, 0), "there are two columns of this name")
        elif not _is_column(path.split("."), info):
            yield Problem(Place(file, path, 0), "there is no such column")


def _is_column(path: Sequence[str], info: StructType) -> bool:
    found = next((_without_none(f.type) for f in info.fields if f.encode_name == path[0]), None)
    rest = path[1:]
    if isinstance(found, StructType):
        return bool(rest) and _is_column(rest, found)
    if found is not None and _is_list_of(found, StructType):
        return len(rest) > 1 and rest[0].isdecimal() and _is_column(rest[1:], _element(found))
    return found is not None and not rest


def _read_row(sheet: Sheet, number: int, cells: dict[str, str], info: StructType, file: str) -> None:
    name = cells.get("id", "")
    wrong: list[Problem] = []

    def complain(path: str, cause: str) -> None:
        wrong.append(Problem(Place(file, path, number, name), cause))

    reader = _Row({path: cell.strip() for path, cell in cells.items()}, complain)
    row = reader.record(info, "")
    sheet.rows.append({} if isinstance(row, _Nothing) else row)
    sheet.numbers.append(number)
    sheet.problems += wrong


class _Row:
    """One row of a sheet, on its way to a record."""

    def __init__(self, cells: Mapping[str, str], complain: Any) -> None:
        self.cells = cells
        self.complain = complain

    def record(self, info: StructType, prefix: str) -> dict[str, Any] | _Nothing:
        if prefix and not any(path.startswith(prefix) and cell for path, cell in self.cells.items()):
            return NOTHING
        out = {}
        for f in info.fields:
            value = self.value(f.type, f"{prefix}{f.encode_name}", f.required)
            if not isinstance(value, _Nothing):
                out[f.encode_name] = value
        return out

    def value(self, info: Type, path: str, required: bool) -> Any:
        inner = _without_none(info)
        if isinstance(inner, StructType):
            found: Any = self.record(inner, f"{path}.")
        elif _is_list_of(inner, StructType):
            found = self.records(_element(inner), path)
        else:
            found = self.fact(inner, path)
        if not isinstance(found, _Nothing) or not required:
            return found
        if _allows_none(info):
            return None
        if isinstance(inner, VarTupleType | ListType):
            return []
        return "" if isinstance(inner, StrType) and path in self.cells else NOTHING

    def records(self, info: StructType, path: str) -> list[dict[str, Any]] | _Nothing:
        """`ops.1.…`, `ops.2.…`: as many as there are, empty ones left out."""
        numbers = {
            int(column[len(path) + 1 :].partition(".")[0])
            for column, cell in self.cells.items()
            if cell
            and column.startswith(f"{path}.")
            and column[len(path) + 1 :].partition(".")[0].isdecimal()
        }
        found = [self.record(info, f"{path}.{n}.") for n in sorted(numbers)]
        return [record for record in found if not isinstance(record, _Nothing)] or NOTHING

    def fact(self, info: Type, path: str) -> Any:
        cell = self.cells.get(path, "")
        if not cell:
            return NOTHING
        try:
            if isinstance(info, VarTupleType | ListType) and _is_scalar(info.item_type) and cell[0] != "[":
                words = (word.strip() for word in cell.split(SEPARATOR))
                return [_scalar(word, info.item_type) for word in words if word]
            if _is_scalar(info):
                return _scalar(cell, info)
            return msgspec.json.decode(cell)
        except ValueError as error:
            self.complain(path, str(error))
            return NOTHING


def _scalar(text: str, info: Type) -> Any:
    """The fact that a cell's text stands for. Raises `ValueError` saying what would be right."""
    if isinstance(info, BoolType):
        if text.lower() not in (*YES, *NO):
            raise ValueError(f"{text!r} is neither yes nor no")
        return text.lower() in YES
    if isinstance(info, LiteralType):
        values = {str(value): value for value in info.values}
        if text not in values:
            raise ValueError(f"{text!r} is not possible here; possible is: {', '.join(values)}")
        return values[text]
    try:
        if isinstance(info, IntType):
            return int(text)
        if isinstance(info, FloatType):
            return float(text.replace(",", "."))
    except ValueError:
        raise ValueError(f"{text!r} is no number") from None
    return text
