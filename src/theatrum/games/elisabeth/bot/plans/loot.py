"""What a raid may bring [E1-16.4]. Nothing here looks at the state."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.odds import hits

OTHER_AWARD = 0.4
"""What a card or a ship is worth that a pirate gets, in victory points."""
CORSAIR_LOST = 0.06


def _raid_gain(dice: int, others: int) -> float:
    """E1-16.4 S5, E1-16.4.4 What the hits of a raid bring, if the target gives points only after each of the others."""
    gain = 0.0
    for scored, p in enumerate(hits(dice)):
        points = scored // (others + 1)
        gain += p * (points + OTHER_AWARD * (scored - points))
    return gain


RAID_GAIN = tuple(tuple(_raid_gain(dice, others) for others in range(3)) for dice in range(6))
"""By dice of the pirate, and by what the target can give instead of points: cards, ships."""
