"""PR-18 Abilities: each works while its card lies in a tableau and is not silenced. Always asked of the table as it is."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import ABILITY, HAND_LIMIT, TORCHES, UNLIMITED_HAND


def count_ability(g: PaxRenaissance, seat: Seat, ability: int) -> int:
    """PR-18.1 How many unsilenced cards with this ability a seat has: abilities are cumulative."""
    return sum(
        1
        for row in (g.rows[2 * seat], g.rows[2 * seat + 1])
        for item in row
        if ABILITY[item] == ability and item not in g.bishops
    )


def in_force(g: PaxRenaissance, ability: int) -> bool:
    """PR-18.1 Somebody has an unsilenced card with this ability."""
    return any(ABILITY[item] == ability and item not in g.bishops for row in g.rows for item in row)


def hand_is_full(g: PaxRenaissance, seat: Seat) -> bool:
    """PR-6.5 No further card may be bought into the hand."""
    return len(g.hand[seat]) >= HAND_LIMIT and not count_ability(g, seat, UNLIMITED_HAND)


def holds_too_many(g: PaxRenaissance, seat: Seat) -> bool:
    """PR-6.5 More cards in hand than allowed."""
    return len(g.hand[seat]) > HAND_LIMIT and not count_ability(g, seat, UNLIMITED_HAND)


def torch_burns(g: PaxRenaissance, victory: int) -> bool:
    """PR-21.3 An unsilenced torch in any tableau makes this victory cost both actions."""
    return any(item not in g.bishops and any(item in row for row in g.rows) for item in TORCHES[victory])
