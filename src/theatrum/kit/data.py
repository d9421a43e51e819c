"""Facts of games: JSON decoded into frozen, typed records that refuse what they do not know and miss nothing.

A game says once what its files look like, as records, and which files there are, as tables:

    class CardRow(Record, frozen=True):
        id: str
        deck: Literal["east", "west"]
        provenance: Provenance

    class CardFile(Record, frozen=True):
        meta: Commentary
        cards: tuple[CardRow, ...]

    CARD_FILE = Table("theatrum.games.pax_renaissance", "cards", CardFile, rows="cards", noun="card")
    CARDS = tuple(_card(i, row) for i, row in enumerate(CARD_FILE.load().cards))

and lists its tables in its definition (`Definition.tables`). Everything is decoded when the package is imported and
stays a module-level constant. What names something else is looked up in an `Ids`, which refuses what does not exist.
What is wrong is a `BadData` that names the file, the place in it and the cause:

    location = PLACE.find(row.location, CARD_FILE.at(i, row.id, "location"))

An *edition* is the same tables with other content (`theatrum.kit.editions`): while its package is imported a second
time, `reading` puts its files in the place of those that lie in the package.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

T = TypeVar("T", bound="Record")

Commentary: TypeAlias = Any
"""Prose for those who read a file: kept, never looked at by a rule. Whatever stands there is fine."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row or a file as it is written. A field without a default has to be there; a field that is not named here is
    refused. A key that is a word of Python gets another name: `cls: str = msgspec.field(name="class")`."""


Source: TypeAlias = Literal["seed", "public", "reconstructed"]
"""Where a fact comes from: the rulebook, public material, or us."""


class Provenance(Record, frozen=True):
    """Where a record comes from, and what makes us think so."""

    source: Source
    ref: str = ""
    basis: str = ""
    note: str = ""

    @property
    def reconstructed(self) -> bool:
        return self.source == "reconstructed"


@dataclass(frozen=True)
class Place:
    """A place in the data: a file, a row in it (counted from 0; -1: none), and the path or column there."""

    file: str
    path: str = ""
    row: int = -1
    name: str = ""
    """The row's id, for people."""

    def column(self, path: str) -> Place:
        """The same row, and what in it."""
        return Place(self.file, path, self.row, self.name)

    def __str__(self) -> str:
        row = f"row {self.row + 1}" if self.row >= 0 else ""
        if row and self.name:
            row += f" ({self.name})"
        return ", ".join(part for part in (self.file, row, self.path) if part)


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with the data: where, and why."""

    place: Place
    cause: str

    def __str__(self) -> str:
        return f"{self.place}: {self.cause}"


class BadData(ValueError):
    """Data that can't be played with. `problems` are all that were found, at least one."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


@dataclass(frozen=True)
class Table(Generic[T]):
    """A file of facts in the `data` folder of a game's package.

    `rows` names its list of records that an owner of the printed game would correct in a spreadsheet, if it has one:
    editions write that list as CSV. `noun` is the kind of noun these records are known by (`"card"`: `card:<id>`).
    """

    package: str
    name: str
    type: type[T]
    rows: str = ""
    noun: str = ""
    edition: Mapping[str, bytes] | None = field(default_factory=lambda: _reading.get().tables)
    """The files of the edition as part of which the table was made: it stays with them."""

    @property
    def file(self) -> str:
        return f"{self.name}.json"

    def load(self) -> T:
        """The file, decoded: from the edition, else from the package."""
        return self.decode(self.content())

    def content(self) -> bytes:
        """The file as it stands: in the edition, else in the package."""
        if self.edition is None:
            return self.original()
        if self.name not in self.edition:
            raise BadData(Problem(Place(self.file), "is missing"))
        return self.edition[self.name]

    def original(self) -> bytes:
        """The file as it stands in the package."""
        return (files(self.package) / "data" / self.file).read_bytes()

    def decode(self, content: bytes) -> T:
        """The typed form of the file. Rows must have different ids."""
        decoded = self._decode(content)
        seen: set[str] = set()
        for i, row in enumerate(getattr(decoded, self.rows) if self.rows else ()):
            if row.id in seen:
                refuse(self.at(i, row.id, "id"), "a row above has the same id")
            seen.add(row.id)
        return decoded

    def _decode(self, content: bytes) -> T:
        try:
            return msgspec.json.decode(content, type=self.type)
        except msgspec.ValidationError as error:
            cause, _, path = str(error).partition(" - at `$")
            raise BadData(Problem(Place(self.file, path.strip(".`")), cause)) from None
        except msgspec.DecodeError as error:
            raise BadData(Problem(Place(self.file), f"is not JSON: {error}")) from None

    def at(self, row: int, name: str = "", path: str = "") -> Place:
        """A place in the table's rows, for `Ids.find` and `refuse`."""
        return Place(self.file, path, row, name)


class Ids:
    """The ids of one kind of thing, in order: `find` gives the index of one, or refuses what does not exist."""

    __slots__ = ("index", "kind")

    def __init__(self, kind: str, ids: Iterable[str]) -> None:
        self.kind = kind
        self.index = {name: i for i, name in enumerate(ids)}

    def find(self, name: str, place: Place) -> int:
        if name in self.index:
            return self.index[name]
        refuse(place, f"there is no {self.kind} {name!r}; there is: {', '.join(self.index)}")
        return 0

    def find_all(self, names: Iterable[str], place: Place) -> tuple[int, ...]:
        return tuple(self.find(name, place) for name in names)


def refuse(place: Place, cause: str) -> None:
    """Say that something is wrong with the data, and where (`Table.at`). Raises `BadData`, except while somebody
    collects all problems of an edition: then loading goes on as well as it can."""
    problem = Problem(place, cause)
    problems = _reading.get().problems
    if problems is None:
        raise BadData(problem)
    problems.append(problem)


# ---- other files in the place of the package's -----------------------------------------------------------------------
@dataclass(frozen=True)
class _Reading:
    tables: Mapping[str, bytes] | None = None
    problems: list[Problem] | None = None


NO_EDITION = _Reading()
_reading: ContextVar[_Reading] = ContextVar("_reading", default=NO_EDITION)
"""What is being imported in this thread."""


@contextmanager
def reading(tables: Mapping[str, bytes], problems: list[Problem] | None = None) -> Iterator[None]:
    """While this lasts, a `Table` is made as part of an edition: its content is found here by its name, as JSON. With a
    list of `problems`, what is refused is put there and loading goes on."""
    token = _reading.set(_Reading(tables, problems))
    try:
        yield
    finally:
        _reading.reset(token)
