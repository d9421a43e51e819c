"""GS-17.2, GS-17.4-17.6 What counts in the scoring phase: neutral tiles, supply, and what armies cost."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.generalship.queries.abilities import abilities
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import UpkeepDiscount
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.units import KINDS
from theatrum.kit.graph import flood

_HALF_SIZE = tuple(kind.half_size for kind in KINDS)


# ---- queries -------------------------------------------------------------------------------------------------------
def neutral_tiles(g: Generalship, seat: Seat) -> int:
    """GS-17.2 How many neutral tiles a seat owns."""
    return g.owner[: g.plan.neutral].count(seat)


def upkeep_cost(g: Generalship, seat: Seat) -> int:
    """GS-17.4, GS-17.5 The food for all stacks, less what the commander spares."""
    sizes: dict[int, int] = {}
    for unit in g.units_of(seat):
        position = g.unit_at[unit]
        sizes[position] = sizes.get(position, 0) + _HALF_SIZE[g.unit_kind[unit]]
    supplied = supplied_positions(g, seat)
    due = NUMBERS.upkeep
    stacks = cost = 0
    for position, halves in sizes.items():
        if position in supplied:
            stacks += 1
            size = halves // 2
        else:
            stacks += due.isolated_stack_count_factor
            size = halves * due.isolated_size_factor // 2
        cost += due.food_per_extra_size * max(0, size - due.free_stack_size)
    cost += due.food_per_extra_stack * max(0, stacks - due.free_stacks)
    for discount in abilities(g, seat, UpkeepDiscount):
        cost -= discount.food
    return max(0, cost)


def supplied_positions(g: Generalship, seat: Seat) -> set[int]:
    """GS-17.6 Where a path over own and allied tiles leads from the own capital; for membership only."""
    friendly = [owner == seat or (owner >= 0 and g.allied(seat, owner)) for owner in g.owner]
    capital = g.home(seat)[0]
    if not friendly[capital]:
        return set()
    return flood(g.plan.neighbours.__getitem__, [capital], friendly.__getitem__)
