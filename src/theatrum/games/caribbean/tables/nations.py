"""CC-0.3 The five nations and how they stand to each other."""

from __future__ import annotations

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Sourced
from theatrum.kit.data import Table
from theatrum.kit.nouns import Nouns


class BonusRow(Sourced, frozen=True, kw_only=True):
    """A bonus of a nation. `normal`: what the others have, where that is not nothing."""

    kind: str
    value: int
    normal: int = 0


class NationalEvent(Sourced, frozen=True, kw_only=True):
    event: str
    see: str


class Designs(Sourced, frozen=True, kw_only=True):
    ids: tuple[str, str]
    count: int


class Total(Sourced, frozen=True, kw_only=True):
    total: int


class ControlMarkers(Sourced, frozen=True, kw_only=True):
    free_at_start: int
    on_research_boxes: int
    total: int


class NationRow(NamedRow, frozen=True, kw_only=True):
    color: str
    bonuses: tuple[BonusRow, ...]
    special_main_card_event: NationalEvent
    national_ship_designs: Designs
    fleet_markers: Total
    leaders: Total
    residences: Total
    special_cards: Total
    control_markers: ControlMarkers


class StatusRow(NamedRow, frozen=True, kw_only=True):
    default: bool = False
    marker: str = ""


class NationFile(File, frozen=True, kw_only=True):
    nations: tuple[NationRow, ...]
    political_statuses: tuple[StatusRow, ...]
    always_hostile_to_europeans: tuple[str, ...]


NATION_FILE = Table(PACKAGE, "nations", NationFile, rows="nations", noun="nation")
FILE = NATION_FILE.load()
NATION = Nouns("nation", [row.id for row in FILE.nations])
N_NATIONS = len(FILE.nations)
STATUS = Nouns("status", [row.id for row in FILE.political_statuses])
ALLIANCE, NEUTRAL, WAR = (STATUS.by_id[name] for name in ("alliance", "neutral", "war"))
SPAIN, FRANCE, ENGLAND, PORTUGAL, NETHERLANDS = (
    NATION.by_id[name] for name in ("spain", "france", "england", "portugal", "netherlands")
)
ANY_NATION = -2
"""The nation `any` of the effects' language: some nation or other."""


class Nation(msgspec.Struct, frozen=True):
    index: int
    id: str
    bonuses: dict[str, int]
    """By bonus key of `effects_dsl.json`. What rolls get of them stands in the charts [CC-11.6]."""
    special_event: str
    residences: int
    control_markers: int
    """All it has: free ones, and those on the boxes of the research sheet [CC-0.2.12]."""

    @property
    def noun(self) -> str:
        return NATION.noun[self.index]


NATIONS = tuple(
    Nation(
        i,
        row.id,
        {bonus.kind: bonus.value for bonus in row.bonuses},
        row.special_main_card_event.event,
        row.residences.total,
        row.control_markers.total,
    )
    for i, row in enumerate(FILE.nations)
)


def pair(a: int, b: int) -> int:
    """The number of a pair of nations, 0 … 9."""
    low, high = (a, b) if a < b else (b, a)
    return high * (high - 1) // 2 + low


N_PAIRS = N_NATIONS * (N_NATIONS - 1) // 2
