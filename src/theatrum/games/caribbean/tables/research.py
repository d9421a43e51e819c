"""CC-4.4.1.2 Research: 64 areas in 15 directions."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Said, TechRow, ids_of
from theatrum.kit.data import Place, Table, refuse
from theatrum.kit.nouns import Nouns

Tech: TypeAlias = tuple[int, int]
"""(direction, level)."""


class ResearchRow(NamedRow, frozen=True, kw_only=True):
    direction: str
    level: int
    cost_ducats: int
    effect: Said
    extra_prerequisite: TechRow | None = None


class ResearchFile(File, frozen=True, kw_only=True):
    research: tuple[ResearchRow, ...]


RESEARCH_FILE = Table(PACKAGE, "research", ResearchFile, rows="research", noun="research")
ROWS = RESEARCH_FILE.load().research
DIRECTION = Nouns("direction", dict.fromkeys(row.direction for row in ROWS))
N_DIRECTIONS = len(DIRECTION)
RESEARCH = Nouns("research", [row.id for row in ROWS])
_DIRECTIONS = ids_of(DIRECTION)


def tech(row: TechRow, place: Place) -> Tech:
    """A level of research that something needs."""
    return _DIRECTIONS.find(row.direction, place), row.level


class Research(msgspec.Struct, frozen=True):
    """One area of the research sheet."""

    index: int
    id: str
    direction: int
    level: int
    cost: int
    also_needs: Tech | None
    """CC-4.4.1.2 A level of another direction, too (Colonial Rule 3: Naval Design 1)."""

    @property
    def noun(self) -> str:
        return RESEARCH.noun[self.index]


def _research() -> tuple[Research, ...]:
    out = []
    for i, row in enumerate(ROWS):
        at = RESEARCH_FILE.at(i, row.id, "extra_prerequisite")
        extra = None if row.extra_prerequisite is None else tech(row.extra_prerequisite, at)
        out.append(Research(i, row.id, DIRECTION.by_id[row.direction], row.level, row.cost_ducats, extra))
    return tuple(out)


AREAS_OF_RESEARCH = _research()
LEVELS: tuple[tuple[int, ...], ...] = tuple(
    tuple(r.index for r in sorted(AREAS_OF_RESEARCH, key=lambda r: r.level) if r.direction == direction)
    for direction in range(N_DIRECTIONS)
)
"""By direction: its areas of research, level 1 first."""
for _areas in LEVELS:
    if [AREAS_OF_RESEARCH[r].level for r in _areas] != list(range(1, len(_areas) + 1)):
        refuse(
            Place("research.json"),
            f"the levels of {DIRECTION.noun[AREAS_OF_RESEARCH[_areas[0]].direction]} have gaps",
        )

(
    ECONOMY,
    HOME_OFFICE,
    ADMINISTRATION,
    NAVAL_TECHNOLOGY,
    MONOPOLIES,
    EMIGRATION,
    SUPPLY_COSTS,
    SAILING_TECHNOLOGY,
    COLONIAL_RULE,
    NAVAL_DESIGN,
    MILITARY_SCIENCE,
) = (
    DIRECTION.by_id[name]
    for name in (
        "economy",
        "home_office",
        "administration",
        "naval_technology",
        "monopolies",
        "emigration",
        "supply_costs",
        "sailing_technology",
        "colonial_rule",
        "naval_design",
        "military_science",
    )
)
