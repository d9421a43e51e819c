"""CC-4.3.5 Advisors, and how one is hired."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Said, Sourced, ids_of
from theatrum.kit.data import Record, Table
from theatrum.kit.nouns import Nouns

COLOURS: tuple[str, ...] = ("blue", "yellow", "red")
BLUE, YELLOW, RED = range(3)


class AdvisorRow(NamedRow, frozen=True, kw_only=True):
    color: Literal["blue", "yellow", "red"]
    counters_by_period: dict[int, int]
    effects: Said


class HireRow(Record, frozen=True, kw_only=True):
    modified: tuple[int | None, int]
    color: Literal["blue", "yellow", "red"]


class Paid(Record, frozen=True, kw_only=True):
    ducats: int
    dr: int


class HireTable(Sourced, frozen=True, kw_only=True):
    roll: str
    rows: tuple[HireRow, ...]
    paid_modifiers: tuple[Paid, ...]
    paid_modifier_limit: int
    empty_color: str
    redraw_types: tuple[str, ...]
    unreachable: str


class AdvisorFile(File, frozen=True, kw_only=True):
    advisors: tuple[AdvisorRow, ...]
    hire_table: HireTable


ADVISOR_FILE = Table(PACKAGE, "advisors", AdvisorFile, rows="advisors", noun="advisor")
FILE = ADVISOR_FILE.load()
ADVISOR = Nouns("advisor", [row.id for row in FILE.advisors])
N_ADVISORS = len(FILE.advisors)
HIRE = FILE.hire_table


class Advisor(msgspec.Struct, frozen=True):
    index: int
    id: str
    colour: int
    counters: dict[int, int]
    """By period: how many counters come then."""

    @property
    def noun(self) -> str:
        return ADVISOR.noun[self.index]


ADVISORS = tuple(
    Advisor(i, row.id, COLOURS.index(row.color), row.counters_by_period)
    for i, row in enumerate(FILE.advisors)
)
REDRAW = tuple(
    ids_of(ADVISOR).find(name, ADVISOR_FILE.at(-1, "", "hire_table.redraw_types"))
    for name in HIRE.redraw_types
)
"""CC-4.3.5 Lucky Devil and Gambler: the player draws again from another colour."""
