"""The struggle of the faiths [E1-18]: which spaces can be turned, and from where. Sets of spaces are bit masks."""

from __future__ import annotations

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NO_SHIPS
from theatrum.games.elisabeth.tables.pieces import SHIPS, TROOPS
from theatrum.games.elisabeth.tables.places import AREAS, LINKED, N_SPACES, SPACES, zone
from theatrum.kit.graph import mask, places
from theatrum.kit.nouns import Nouns

AREA = Nouns("area", list(AREAS))
AREA_SPACES: tuple[int, ...] = tuple(
    mask(s.index for s in SPACES if s.area == area) for area in range(len(AREAS))
)
"""By area."""
ALL_SPACES = (1 << N_SPACES) - 1
CONTESTED = sum(AREA_SPACES[1:])
"""E1-18.1.1 The spaces of the four areas."""


def _reached_from(space: int) -> int:
    """E1-18.5b.1 The spaces beside it (passes and waterways count), and the other ports on the sea zones of its port.
    E1-18.5c.3 Antwerp and Rotterdam are ports of the North Sea here."""
    near = [other for other, _ in LINKED[space]]
    over_sea = [port for z in SPACES[space].zones for port in zone(z).ports if port != space]
    return mask({*near, *over_sea})


PREACHED_FROM: tuple[int, ...] = tuple(map(_reached_from, range(N_SPACES)))
"""By space: from where it can be converted."""
FAITHFUL_TROOPS = {
    faith: tuple(t.index for t in TROOPS if t.faith == faith) for faith in ("catholic", "protestant")
}
IS_FAITHFUL = {faith: tuple(t.faith == faith for t in TROOPS) for faith in FAITHFUL_TROOPS}
"""By faith, then by troop."""
CONTESTED_PORTS = tuple(s.index for s in SPACES if s.area and s.zones)


def of_faith(g: Elisabeth, protestant: bool) -> int:
    """E1-18.1.2 Spaces of that faith; those outside the areas as they are printed."""
    return g.protestant if protestant else ALL_SPACES & ~g.protestant


def bases(g: Elisabeth, protestant: bool) -> int:
    """E1-12.4.5, E1-12.4.6 Spaces from which that faith can be preached: not those in unrest."""
    return of_faith(g, protestant) & ~g.unrest


def flippable(g: Elisabeth, area: int, protestant: bool) -> int:
    """E1-18.1.3 Spaces of the area that can be turned to this faith at all: the last of the other never is."""
    others = AREA_SPACES[area] & of_faith(g, not protestant)
    return others if others & (others - 1) else 0


def guarded(g: Elisabeth, area: int, protestant: bool) -> int:
    """E1-18.5b.1, E1-18.5c.2 Spaces of the area where units of the other faith (or a Jesuit) prevent ordinary conversions."""
    found = keepers(g, not protestant) & AREA_SPACES[area]
    if protestant and g.espionage is not None:
        found |= g.espionage.jesuits & AREA_SPACES[area]
    return found


def keepers(g: Elisabeth, protestant: bool) -> int:
    """E1-18.5a Spaces of the four areas where regulars or ships of that faith are, whoever commands them."""
    faith = "protestant" if protestant else "catholic"
    troops = IS_FAITHFUL[faith]
    found = 0
    for space, troop, _ in g.standing():
        if troops[troop]:
            found |= 1 << space
    for space, troop, _ in g.standing(inside=True):
        if troops[troop]:
            found |= 1 << space
    for port in CONTESTED_PORTS:
        row = g.fleet_row(port)
        if row != NO_SHIPS and any(n and SHIPS[s].faith == faith for s, n in enumerate(row)):
            found |= 1 << port
    return found & CONTESTED


def has_units_of_faith(g: Elisabeth, space: int, faith: str) -> bool:
    """E1-18.5a Regulars or ships of that faith are there, whoever commands them; leaders and mercenaries never count."""
    if g.deserted(space):
        return False
    return any(g.units(space, t) for t in FAITHFUL_TROOPS[faith]) or any(
        n and SHIPS[s].faith == faith for s, n in enumerate(g.fleet_row(space))
    )


def convertible(g: Elisabeth, area: int, protestant: bool, from_bases: int) -> int:
    """E1-18.5b.1 Conditions 1 and 2: spaces of the area that can be turned from one of these bases."""
    return mask(
        space for space in places(flippable(g, area, protestant)) if PREACHED_FROM[space] & from_bases
    )


def protestant_count(g: Elisabeth) -> int:
    """E1-18.1.4, E1-25.2 Protestant spaces of the four areas, without those in unrest."""
    return (g.protestant & CONTESTED & ~g.unrest).bit_count()
