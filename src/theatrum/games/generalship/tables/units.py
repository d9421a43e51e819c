"""The kinds of units [GS-1.3, GS-10.2, GS-13.4, GS-14.7], and what entering a terrain costs them [GS-11.2]."""

from __future__ import annotations

import msgspec

from theatrum.games.generalship.tables.files import TECHNOLOGY_FILE, UNIT_FILE
from theatrum.games.generalship.tables.records.common import AtkDef
from theatrum.games.generalship.tables.records.units import EnterRow, UnitRow
from theatrum.games.generalship.tables.vocabulary import CLASSES, SHIP, TERRAINS
from theatrum.kit.data import Ids
from theatrum.kit.nouns import Nouns


class Kind(msgspec.Struct, frozen=True):
    """A kind of unit."""

    index: int
    id: str
    cls: int
    range: str
    supply: int
    food: int
    metal: int
    technology: int
    """Index of the technology that allows it, or -1."""
    upgrades: tuple[int, ...]
    bp: int
    half_size: int
    """Upkeep size in halves: infantry 2, others 3 [GS-17.5]."""
    atk: int
    defence: int
    sea_atk: tuple[int, int, int]
    """By style: melee, shooting, bombardment. A printed dash is 0."""
    sea_def: tuple[int, int, int]
    sea_loss: tuple[int, int, int]
    """What it counts when units are lost at sea, by style [GS-15.3, GS-15.4]."""
    carries_artillery: bool
    """A squadron on which artillery can fight [GS-14.1]."""
    capacity: int
    """How many regiments a squadron carries."""

    @property
    def noun(self) -> str:
        return f"unit:{self.id}"

    @property
    def is_ship(self) -> bool:
        return self.cls == SHIP


_FILE = UNIT_FILE.load()
KIND_IDS = Ids("unit", (row.id for row in _FILE.units))
_TECHNOLOGIES = Ids("technology", (row.id for row in TECHNOLOGY_FILE.load().technologies))


def _kind(index: int, row: UnitRow) -> Kind:
    styles = (row.sea.melee, row.sea.shooting, row.sea.bombardment)
    melee, shooting, bombardment = styles
    loss = row.sea_loss_def
    place = UNIT_FILE.at(index, row.id)
    strength = row.sea.bombardment_def
    return Kind(
        index=index,
        id=row.id,
        cls=CLASSES.index(row.cls),
        range=row.range or "",
        supply=row.supply,
        food=row.cost.food,
        metal=row.cost.metal,
        technology=-1
        if row.technology is None
        else _TECHNOLOGIES.find(row.technology, place.column("technology")),
        upgrades=KIND_IDS.find_all(row.upgrades_to, place.column("upgrades_to")),
        bp=row.movement_points,
        half_size=int(row.upkeep_size * 2),
        atk=_atk(row.land),
        defence=_defence(row.land),
        sea_atk=(_atk(melee), _atk(shooting), _atk(bombardment)),
        sea_def=(
            _defence(melee),
            _defence(shooting),
            _defence(bombardment) if strength is None else strength,
        ),
        sea_loss=(loss.any or loss.melee, loss.any or loss.shooting, loss.any),
        carries_artillery=row.allows_artillery,
        capacity=row.capacity,
    )


def _atk(values: AtkDef | None) -> int:
    return 0 if values is None else values.atk


def _defence(values: AtkDef | None) -> int:
    return 0 if values is None or values.defence is None else values.defence


KINDS = tuple(_kind(i, row) for i, row in enumerate(_FILE.units))
KIND_BY_NOUN = Nouns("unit", (kind.id for kind in KINDS))
KIND_NOUN = KIND_BY_NOUN.noun
KIND = KIND_BY_NOUN.by_id
IS_SHIP = tuple(k.is_ship for k in KINDS)
CAPACITY = tuple(k.capacity for k in KINDS)

# ---- movement ------------------------------------------------------------------------------------------------------
IMPOSSIBLE = 99


def _costs(row: EnterRow) -> tuple[int, ...]:
    costs = (row.plains, row.forest, row.mountains, row.sea)
    return tuple(IMPOSSIBLE if cost is None else cost for cost in costs)


ENTER = tuple(
    _costs(pace.enter) for pace in (_FILE.movement.infantry, _FILE.movement.cavalry, _FILE.movement.ship)
)
"""By class and terrain: what entering costs."""
HARBOURS = tuple(t in _FILE.movement.transfers.harbour_terrain for t in TERRAINS)
"""For each terrain: may squadrons lie there, regiments go aboard and come ashore? [GS-11.4-11.7]"""
