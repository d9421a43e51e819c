"""units.json"""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.games.generalship.tables.abilities import Terrain, UnitClass
from theatrum.games.generalship.tables.records.common import AtkDef, Sources
from theatrum.kit.data import Commentary, Provenance, Record


class EnterRow(Record, frozen=True):
    """What entering a terrain costs; None: it can't be entered."""

    plains: int | None
    forest: int | None
    mountains: int | None
    sea: int | None


class PaceRow(Record, frozen=True):
    bp: int
    enter: EnterRow


class Transfers(Record, frozen=True):
    """GS-11.4-11.7 Between land and sea. What it costs is told in words; the rules carry it out."""

    harbour_terrain: tuple[Terrain, ...]
    board_from: Commentary
    board_cost_regiment: Commentary
    board_cost_squadron: Commentary
    land_on: Commentary
    land_cost_regiment: Commentary
    land_cost_squadron: Commentary
    squadron_harbour_to_sea: Commentary
    squadron_sea_to_harbour: Commentary


class MovementRow(Provenance, frozen=True, kw_only=True):
    infantry: PaceRow
    cavalry: PaceRow
    ship: PaceRow
    transfers: Transfers


class CostRow(Record, frozen=True):
    population: Literal[1]
    food: int
    metal: int


class SeaRow(Record, frozen=True):
    """A regiment's values by style, or a squadron's strength against bombardment."""

    melee: AtkDef | None = None
    shooting: AtkDef | None = None
    bombardment: AtkDef | None = None
    bombardment_def: int | None = None


class SeaLossRow(Record, frozen=True):
    """What it counts when it is lost at sea: a regiment by style, a squadron in any."""

    melee: int = 0
    shooting: int = 0
    any: int = 0


class UnitRow(Record, frozen=True, kw_only=True):
    id: str
    name_en: str
    name_de: str
    cls: UnitClass = msgspec.field(name="class")
    range: str | None
    supply: int
    cost: CostRow
    technology: str | None
    upgrades_to: tuple[str, ...]
    movement_points: int
    upkeep_size: float
    land: AtkDef | None
    sea: SeaRow
    sea_loss_def: SeaLossRow
    token: Commentary
    allows_artillery: bool = False
    capacity: int = 0
    field_sources: Sources


class UnitFile(Record, frozen=True):
    schema: str
    notes: Commentary
    movement: MovementRow
    units: tuple[UnitRow, ...]
