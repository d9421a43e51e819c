"""GS-11.1, GS-11.2, GS-19.3 How fast units are: what a step costs, and how many points they have left for it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from theatrum.core.contract import Seat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import ExtraMovement, TerrainAccess
from theatrum.games.generalship.tables.generals import GENERALS, General
from theatrum.games.generalship.tables.units import ENTER, KIND, KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES, TERRAINS


# ---- what a step costs [GS-11.2, GS-19.3] ------------------------------------------------------------------------------
class Pace(msgspec.Struct, frozen=True):
    """How fast units are, by kind: as printed, or under a commander's abilities."""

    enter: tuple[tuple[int, ...], ...]
    """By kind and terrain: what entering costs."""
    extra: tuple[int, ...]
    """By kind: extra movement points for an own march action."""
    pays: tuple[tuple[bool, ...], ...]
    """By kind and terrain: may extra points pay for entering it?"""


def _pace(general: General | None) -> Pace:
    enter = [list(ENTER[k.cls]) for k in KINDS]
    extra = [0] * len(KINDS)
    pays = [[False] * len(TERRAINS) for _ in KINDS]
    for ability in general.abilities if general is not None else ():
        if isinstance(ability, TerrainAccess):
            for kind in KINDS:
                if CLASSES[kind.cls] == ability.unit_class:
                    enter[kind.index][TERRAINS.index(ability.terrain)] = ability.cost
        elif isinstance(ability, ExtraMovement):
            for name in ability.unit_types:
                extra[KIND[name]] += ability.bp
                pays[KIND[name]] = [ability.only_terrain in (None, terrain) for terrain in TERRAINS]
    return Pace(tuple(map(tuple, enter)), tuple(extra), tuple(map(tuple, pays)))


ORDINARY = _pace(None)
"""Without a commander, for reinforcements and for retreats [GS-19.1]."""
_PACES = (*(_pace(general) for general in GENERALS), ORDINARY)


def pace_of(g: Generalship, seat: Seat) -> Pace:
    """GS-19.3 How fast a seat's units are in its own march action, under the commander it has now."""
    return _PACES[g.commander[seat]]


def own_points(g: Generalship, unit: int, pace: Pace) -> int:
    """GS-11.1, OP-44 The ordinary points a unit has left. Without a commander's help, as reinforcement, all that it has
    moved counts against them, extra points included."""
    return g.unit_bp[unit] - g.unit_lent[unit] if pace is ORDINARY else g.unit_bp[unit]


def points(g: Generalship, unit: int, terrain: int, pace: Pace) -> int:
    """GS-11.1, GS-19.3 The movement points a unit has left for entering this terrain."""
    if pace.pays[g.unit_kind[unit]][terrain]:
        return g.unit_bp[unit] + g.unit_extra[unit]
    return g.unit_bp[unit] - g.unit_lent[unit] if pace is ORDINARY else g.unit_bp[unit]


def can_pay(g: Generalship, unit: int, terrain: int, pace: Pace) -> bool:
    """GS-11.2 Does the unit have the points for this step?"""
    return pace.enter[g.unit_kind[unit]][terrain] <= points(g, unit, terrain, pace)


def any_can_pay(g: Generalship, units: Sequence[int], terrain: int, pace: Pace) -> bool:
    """GS-11.2 Does one of the units have the points?"""
    kinds, enter = g.unit_kind, pace.enter
    return any(enter[kinds[unit]][terrain] <= points(g, unit, terrain, pace) for unit in units)
