"""The world map [E1-2.6]: ocean zones with winds and passages, settlements, captains."""

from __future__ import annotations

import msgspec

from theatrum.games.elisabeth.tables.persons import CAPTAIN, CAPTAINS
from theatrum.games.elisabeth.tables.places import N_PLACES
from theatrum.games.elisabeth.tables.powers import MAJORS, POWER, POWER_IDS
from theatrum.games.elisabeth.tables.records import pieces
from theatrum.games.elisabeth.tables.records.points import procedure
from theatrum.games.elisabeth.tables.records.procedures import (
    ColonyTable,
    FleetZoneTable,
    ModifierRow,
    NavigationTable,
)
from theatrum.games.elisabeth.tables.records.world import WORLD_MAP
from theatrum.kit.data import Record
from theatrum.kit.graph import flood
from theatrum.kit.nouns import Nouns

_FILE = WORLD_MAP.load()
OCEAN = Nouns("ocean", [row.id for row in _FILE.ocean_zones])
SETTLEMENT = Nouns("settlement", [row.id for row in _FILE.settlements])
N_OCEANS, N_SETTLEMENTS = len(_FILE.ocean_zones), len(_FILE.settlements)


class Passage(msgspec.Struct, frozen=True):
    """The way from one ocean zone to the next."""

    to: int
    rolls: bool
    """E1-16.1.21 Against the wind, or a dangerous passage: a navigation roll is needed."""
    dangerous: bool
    """It also blocks the way home [E1-16.5 S7]."""


class Settlement(msgspec.Struct, frozen=True):
    index: int
    zones: tuple[int, ...]
    site: bool
    """E1-16.1.23 A grey settlement, where a colony can be founded."""


def _passages() -> tuple[tuple[Passage, ...], ...]:
    out: list[list[Passage]] = [[] for _ in range(N_OCEANS)]
    for row in _FILE.links:
        dangerous = row.kind == "dangerous_passage"
        for here, there in ((row.a, row.b), (row.b, row.a)):
            rolls = dangerous or (row.kind == "trade_wind" and here == row.wind_to)
            out[OCEAN.by_id[here]].append(Passage(OCEAN.by_id[there], rolls, dangerous))
    return tuple(tuple(sorted(ways, key=lambda way: way.to)) for ways in out)


PASSAGES: tuple[tuple[Passage, ...], ...] = _passages()
"""By ocean zone."""
WITHIN_REACH: tuple[frozenset[int], ...] = tuple(
    frozenset(flood(lambda z: [way.to for way in PASSAGES[z] if not way.dangerous], [zone]))
    for zone in range(N_OCEANS)
)
"""E1-16.5 S7 By ocean zone: itself, and where one can go without a dangerous passage."""
SETTLEMENTS: tuple[Settlement, ...] = tuple(
    Settlement(i, tuple(OCEAN.by_id[z] for z in row.ocean_zones), row.colony_site)
    for i, row in enumerate(_FILE.settlements)
)
SETTLED: tuple[tuple[int, ...], ...] = tuple(
    tuple(s.index for s in SETTLEMENTS if zone in s.zones) for zone in range(N_OCEANS)
)
"""By ocean zone: the settlements that adjoin it."""
ENTRY: dict[int, tuple[int, ...]] = {
    power: tuple(OCEAN.by_id[z] for z in getattr(_FILE.entry_zones, POWER_IDS[power]))
    for power in MAJORS
    if hasattr(_FILE.entry_zones, POWER_IDS[power])
}
"""E1-17.4.1 By power: where its expeditions begin and end."""
COLONISTS = tuple(POWER.by_id[name] for name in _FILE.colonies.powers)
"""E1-17.4.4 The powers that have colonies."""
PHILIPPINES, FLORIDA = SETTLEMENT.by_id["philippines"], SETTLEMENT.by_id["florida"]
FIRST_OCEAN = N_PLACES
"""Ocean zones follow the places of Europe where markers of piracy are counted [E1-16.4.2]."""


class Route(msgspec.Struct, frozen=True):
    """E1-16.6 A way around the world: a step made earlier, and the one that completes it."""

    powers: tuple[int, ...]
    first: tuple[int, int]
    last: tuple[int, int]


def _step(names: tuple[str, ...]) -> tuple[int, int]:
    return OCEAN.by_id[names[0]], OCEAN.by_id[names[1]]


ROUTES: tuple[Route, ...] = tuple(
    Route(tuple(POWER.by_id[p] for p in row.powers), _step(row.first), _step(row.completing))
    for row in _FILE.circumnavigation
)


# ---- captains --------------------------------------------------------------------------------------------------------------
class Gift(Record, frozen=True):
    """E1-5.2.2 What a captain can do that others can't."""

    free_colony: bool = False
    no_colony: bool = False
    outfit_cp: int = 0
    ignore_fortress_dice: bool = False
    piracy_in: dict[str, int] = msgspec.field(default_factory=dict)
    choose_award: bool = False
    repair: bool = False
    navigation_death: str = ""
    northwest_passage: str = ""
    shared: bool = False
    scientist: str = ""
    race_built_port: str = ""
    from_turn: int = 0


class Captain(msgspec.Struct, frozen=True):
    index: int
    powers: tuple[int, ...]
    battle: int
    navigation: int
    piracy: tuple[int, ...]
    """By ocean zone."""
    gift: Gift
    leads: bool
    """May he serve as a naval leader in Europe [E1-5.2.1]?"""


def _captain(index: int, row: pieces.CaptainRow) -> Captain:
    gift = msgspec.convert(row.params, Gift)
    piracy = [row.piracy] * N_OCEANS
    for zone, rating in gift.piracy_in.items():
        piracy[OCEAN.by_id[zone]] = rating
    return Captain(
        index,
        tuple(POWER.by_id[p] for p in row.powers),
        row.battle,
        row.navigation,
        tuple(piracy),
        gift,
        row.may_be_naval_leader,
    )


CREW: tuple[Captain, ...] = tuple(_captain(i, row) for i, row in enumerate(CAPTAINS))
N_CAPTAINS = len(CREW)
HAWKINS, DRAKE = CAPTAIN.by_id["hawkins"], CAPTAIN.by_id["drake"]


# ---- tables ------------------------------------------------------------------------------------------------------------------
def _plus(modifiers: tuple[ModifierRow, ...]) -> dict[str, int]:
    return {row.id: row.value for row in modifiers if isinstance(row.value, int)}


MAP_PROJECTION = _plus(procedure(NavigationTable).modifiers)["map_projection"]
PLANTATION = _plus(procedure(ColonyTable).modifiers)["plantation"]
"""What the two science bonuses add to rolls."""
NAVIGATION = procedure(NavigationTable).rows
COLONY = procedure(ColonyTable).rows
FLEET_ZONE = procedure(FleetZoneTable).rows
ELIMINATED, DAMAGED, NO_EFFECT = "eliminated", "damaged", "no_effect"
