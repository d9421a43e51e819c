"""Where a guard is missed in the whole game: in keys at home, in keys that may rise, and in England's open spaces."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot import moving, winter
from theatrum.games.elisabeth.bot.campaign.race import GUARD
from theatrum.games.elisabeth.bot.campaign.religion import CONTESTED_KEYS, space_worth
from theatrum.games.elisabeth.queries.forces import units
from theatrum.games.elisabeth.rules.rebellion import OWNER_OF
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, KEY, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, SPAIN

KEY_AT_HOME, MAY_RISE, RISES_SOON, KEEPS_FAITH = 0.15, 0.15, 0.4, 0.25
"""How much the first guard is missed in a key; in one that rebels may take when it was preached there, or at once; and in
a space that can be turned from beyond the sea."""
ENGLISH_DOORS = frozenset(
    s.index for s in SPACES if s.area == ENGLAND_AREA and (s.zones or s.kind == KEY or s.id == "carlisle")
)
"""Spaces of England that can be turned from beyond the sea, or from Scotland."""
KEPT, KEPT_PER_CARD = 0.8, 0.2
"""E1-18.5c.2 Spaces that a guard keeps in the faith: in turns to come, and for each card that Spain has left in this one."""


def missed(g: Elisabeth, power: int, space: int) -> float:
    """How much a guard is missed in a space of one's own; 0 where somebody is, or nothing is to be guarded."""
    if g.control[space] != power or not g.deserted(space):
        return 0.0
    if space in CONTESTED_KEYS and OWNER_OF[SPACES[space].area] == power:
        return RISES_SOON if g.is_protestant(space) else MAY_RISE
    if power == ENGLAND and space in ENGLISH_DOORS and g.is_protestant(space):
        return KEEPS_FAITH
    return KEY_AT_HOME if SPACES[space].kind == KEY and SPACES[space].home == power else 0.0


def keeping_faith(g: Elisabeth) -> float:
    """E1-18.5c.2 What a regular or a ship of England may keep from Catholic preachers, in points."""
    cards = len(g.hand[SPAIN]) + len(g.home_hand[SPAIN])
    lasting = GUARD if g.seat_of[SPAIN] == g.seat_of[FRANCE] else KEPT
    return (lasting + KEPT_PER_CARD * cards) * space_worth(g, ENGLAND, ENGLAND_AREA, protestant=True)


def deploying(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-10.0.P6 To where an army can do most, or a guard is missed; what is left behind is seen when it is tried."""
    worth = moving.toward(g, power, ask, answers)
    return [
        w + (missed(g, power, PLACE[a[-1]]) if a[0] == "deploy" else 0.0)
        for w, a in zip(worth, answers, strict=True)
    ]


def wintering(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-20.4 S2 One to a place where a guard is missed, the others to the capital."""
    args = ask.args or {}
    first = "space" in args and units(g, PLACE[args["space"]], power) == args["left"]
    return [
        winter.unit_home(g, power, a)
        + (
            missed(g, power, PLACE[a[3]]) + 0.1
            if first and a[2] == 1 and missed(g, power, PLACE[a[3]])
            else 0.0
        )
        for a in answers
    ]
