"""Winter: fleets stay together, armies and their leaders gather in the capital, whence they can deploy in spring."""

from __future__ import annotations

from theatrum.core.contract import Answer
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.forces import squadrons, units
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import PLACE

GARRISON = 1
"""So many units are left to keep a place calm [E1-12.4.1]."""


def ship_home(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-20.4.1 To the port where most of the others lie."""
    return 0.4 + 0.1 * min(5, squadrons(g, PLACE[answer[2]], power))


def admiral_home(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-20.4.2 With the larger part of the fleet; Don John stays at sea."""
    return ship_home(g, power, answer) if answer[0] == "return" else 0.3


def unit_home(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-20.4 S2 All to the capital, if they can get there."""
    return 0.4 + (0.3 if PLACE[answer[3]] in capitals_of(g, power) else 0.0) + 0.02 * int(answer[2])


def recall(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-20.4 S1 An army that is more than a garrison comes to the capital."""
    if answer[0] == "done":
        return 0.5
    army = units(g, PLACE[answer[1]], power) > 1 + GARRISON and PLACE[answer[2]] in capitals_of(g, power)
    return 0.6 if army else 0.3


def leader_home(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-20.4 S3 To the capital, where the army gathers."""
    return 0.4 if answer[0] == "stay" else 0.4 + 0.3 * (PLACE[answer[2]] in capitals_of(g, power))
