"""Which of a seat's powers a question is about: who plays several is asked for one of them [E1-SP]."""

from __future__ import annotations

from theatrum.core.contract import Ask
from theatrum.games.elisabeth.queries.forces import ships
from theatrum.games.elisabeth.rules.interception import stacks
from theatrum.games.elisabeth.rules.movement import foes
from theatrum.games.elisabeth.rules.naval_move import untried
from theatrum.games.elisabeth.state import Elisabeth, the_march


def own(g: Elisabeth, ask: Ask) -> list[int]:
    """The powers of the seat that is asked."""
    return [p for p in range(len(g.seat_of)) if g.seat_of[p] == ask.seat]


def intercepting(g: Elisabeth, ask: Ask, space: int) -> int:
    """E1-13.2.1 Who could intercept from there."""
    march = the_march(g)
    return next(p for p in own(g, ask) if space in stacks(g, march, p))


def avoiding(g: Elisabeth, ask: Ask) -> int:
    """E1-13.3.1 Who has to decide next."""
    march, enemies = the_march(g), foes(g)
    return next(p for p in own(g, ask) if p in enemies and not march.avoided >> p & 1)


def sea_intercepting(g: Elisabeth, ask: Ask, place: int) -> int:
    """E1-16.1 S4 Who has ships there that have not tried."""
    return next(p for p in own(g, ask) if untried(g, place, p))


def sea_avoiding(g: Elisabeth, ask: Ask, zone: int) -> int:
    """E1-16.1 S5 Whose ships lie there."""
    return next(p for p in own(g, ask) if ships(g, zone, p))
