"""CC-4.4.4.2 What can be transferred, in one row of numbers: things in holds, sound ships, damaged ships."""

from __future__ import annotations

from theatrum.games.caribbean.tables.pieces import N_FIGURES, N_SHIPS, SHIP
from theatrum.games.caribbean.tables.places import N_AREAS
from theatrum.games.caribbean.tables.things import N_THINGS, THING
from theatrum.kit.nouns import Family

DAMAGED = tuple(f"damaged:damaged_{noun.partition(':')[2]}" for noun in SHIP.noun)
CARGO = Family("cargo", [*THING.noun, *SHIP.noun, *DAMAGED])
FIRST_SHIP = N_THINGS
N_CARGO = len(CARGO)
BOARDING = N_CARGO
"""CC-4.4.0.8 A leader who boards or leaves, noted like a kind of thing."""


def is_ship(kind: int) -> bool:
    return FIRST_SHIP <= kind < N_CARGO


def ship_of(kind: int) -> tuple[int, bool]:
    """The kind of ship, and whether it is damaged."""
    damaged, ship = divmod(kind - FIRST_SHIP, N_SHIPS)
    return ship, bool(damaged)


def cargo_of(ship: int, damaged: bool) -> int:
    """The reverse of `ship_of`."""
    return FIRST_SHIP + ship + N_SHIPS * damaged


# ---- partners of a transfer: figures, and colonies after them ---------------------------------------------------------
def colony_partner(area: int) -> int:
    """A colony as partner: its garrison, and its residence's warehouse, bank and market."""
    return N_FIGURES + area


def is_colony(partner: int) -> bool:
    return N_FIGURES <= partner < N_FIGURES + N_AREAS
