"""Keys under a power's own flag [E1-2.4.2, E1-12.4.8]: they bring cards and points."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.relations import the_count, the_scenario
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import KEY_ROWS, POWERS, PROTESTANT

DUTCH_KEYS: tuple[int, ...] = tuple(PLACE.by_id[name] for name in KEY_ROWS.dutch_keys)
"""E1-23.6 Amsterdam, Antwerp, Brussels."""


def counted_keys(g: Elisabeth, power: int) -> int:
    """E1-2.4.2, E1-12.4.8 Keys under the power's own flag, without those in unrest: open boxes of its key track.

    E1-25.1 There are as many boxes as square markers: who holds more keys has them open all, and unrest covers one of them.
    E1-SL.7 In the learning scenario the Netherlands do not count. E1-SA.9 A major without a player never lays its last
    square marker, active or not: the box under it stays shut, and unrest covers one of the others.
    """
    control, shut = g.control, the_scenario(g).closed
    held = [s for s in KEYS if control[s] == power]
    if shut:
        held = [s for s in held if s not in shut]
    laid, squares = len(held), POWERS[power].keys_to_win
    if laid >= squares:
        if power == PROTESTANT:
            squares += sum(1 for s in DUTCH_KEYS if control[s] == PROTESTANT)
        laid = min(laid, squares - (power in the_count(g).activated))
    return laid - sum(1 for s in held if g.in_unrest(s)) if g.unrest else laid


def dutch_keys(g: Elisabeth) -> int:
    """E1-23.6 Keys of the Protestants in the Netherlands."""
    return sum(1 for s in DUTCH_KEYS if g.control[s] == PROTESTANT and not g.in_unrest(s))


def track_keys(g: Elisabeth, power: int) -> int:
    """E1-25.1 Keys that help to a military victory: of the Protestants only those outside the Netherlands."""
    return counted_keys(g, power) - (dutch_keys(g) if power == PROTESTANT else 0)
