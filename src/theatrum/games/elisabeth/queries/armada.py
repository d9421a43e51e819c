"""The Armada [E1-23.2]: where it is, what it carries, and what may be done with it there."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.forces import sides_in_field
from theatrum.games.elisabeth.queries.relations import at_war, controls
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.table import EVENT_CP
from theatrum.games.elisabeth.tables.constants import ARMADA as NUMBERS
from theatrum.games.elisabeth.tables.pieces import (
    ARMADA,
    LEADERS,
    MERCENARY,
    REGULAR,
    SHIPS,
    ship_of,
    troop_of,
)
from theatrum.games.elisabeth.tables.places import HOMES, N_SPACES, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import NOBODY, SPAIN

ARMADA_SHIP = ship_of(SPAIN, ARMADA)
ARMADA_POOL = SHIPS[ARMADA_SHIP].pool
SHIPYARDS = tuple(PLACE.by_id[name] for name in NUMBERS.ports)
"""Where it is built and upgraded."""
RECRUITS = (troop_of(SPAIN, REGULAR), troop_of(SPAIN, MERCENARY))
LISBON = PLACE.by_id["lisbon"]
STRONGEST = max(NUMBERS.levels)
LEVEL = min(NUMBERS.levels)
"""Strength of one level: what it is built with, and what an upgrade adds."""
ARMADA_CARD, INDULGENCE = 99, 110


def armada_at(g: Elisabeth) -> int:
    """The place of the Armada, or NOBODY."""
    return g.fleet_places(ARMADA_SHIP)[0] if g.armada else NOBODY


def armada_port(g: Elisabeth) -> int:
    """The port in which it lies, or NOBODY."""
    at = armada_at(g)
    return at if 0 <= at < N_SPACES else NOBODY


def room(g: Elisabeth) -> int:
    """Land units that still fit aboard."""
    return g.armada - sum(the_realms(g).aboard.values())


def leaders_aboard(g: Elisabeth) -> list[int]:
    return [x.index for x in LEADERS if g.is_aboard(x.index)]


def landing_parties(g: Elisabeth) -> list[tuple[int, int]]:
    """E1-23.2, E1-13.1.2 Units aboard that may land from the sea: who lost a field battle in this impulse goes aboard, but
    makes no move action."""
    realms = the_realms(g)
    fit = [(t, n - realms.beaten_aboard.get(t, 0)) for t, n in sorted(realms.aboard.items())]
    return [(t, n) for t, n in fit if n > 0]


def may_build_armada(g: Elisabeth) -> list[int]:
    """E1-23.2, E1-C.99 The shipyards where it could be built now; none if it is on the map or was lost this turn."""
    if g.armada or not g.ship_reserve[ARMADA_POOL]:
        return []
    return [
        s
        for s in SHIPYARDS
        if controls(g, SPAIN, s)
        and not g.in_unrest(s)
        and not g.besieged(s)
        and not any(at_war(g, SPAIN, side) for side in sides_in_field(g, s))
    ]


def recruits_aboard(g: Elisabeth) -> bool:
    """E1-17.2.5 In a Spanish home port or Lisbon, while there is room; E1-17.0.2 there, too, nobody raises anything in unrest
    or where enemies are, besiegers included."""
    port = armada_port(g)
    if port == NOBODY or (port not in HOMES[SPAIN] and port != LISBON) or g.in_unrest(port):
        return False
    return room(g) > 0 and not any(at_war(g, SPAIN, side) for side in sides_in_field(g, port))


def bound_to(g: Elisabeth) -> list[int] | None:
    """E1-C.99, E1-C.110 The only spaces where these CP may raise units; None: everywhere."""
    if g.cp_source != EVENT_CP or g.card not in (ARMADA_CARD, INDULGENCE) or g.active != SPAIN:
        return None
    port = armada_port(g)
    return [port] if g.card == ARMADA_CARD and port != NOBODY else []


def near_ports(g: Elisabeth) -> list[int]:
    """The ports at the sea zone in which it is."""
    at = armada_at(g)
    return [s.index for s in SPACES if at in s.zones] if at >= N_SPACES else []
