"""The vocabulary of charts: tables with heads and cells, for what is best read by row and column (`docs/scenes.md`).

Who is at war with whom, what points come from which source: a `Chart` of a scene is drawn as a real table, so that a
reader, a screen reader and a terminal find what belongs together. A colour never stands alone: a cell has words.
"""

from __future__ import annotations

from theatrum.core.words import Part, Words


class Head(Part):
    """What a row or a column is about."""

    label: Words
    id: str = ""
    """Its noun, if it is a thing that answers may name: then it is touched here as well."""
    tone: str = ""
    letter: Words = ""
    icon: str = ""
    hint: Words = ""
    """The label at length, or what is counted."""
    apart: bool = False
    """Another kind of thing begins here: a line is drawn before it."""


class Cell(Part):
    """What row and column have in common; without words there is nothing to be said."""

    words: Words = ""
    icon: str = ""
    tone: str = ""
    hint: Words = ""
    barred: bool = False
    """Row and column have nothing to do with each other (a power with itself): hatched."""


class ChartRow(Part):
    """A row: what it is about, and a cell for every column."""

    head: Head
    cells: list[Cell]
    seat: int | None = None
    """Whose it is, if it is a player's: one's own is framed."""


class Chart(Part):
    """A table. It is a leaf beside the boards."""

    id: str
    title: Words
    brief: Words = ""
    """Its title in a word, for its tab."""
    icon: str = ""
    key: Words = ""
    """The letter that opens it."""
    columns: list[Head] = []
    rows: list[ChartRow] = []
    lines: list[Words] = []
    """What holds for all of it, below."""
