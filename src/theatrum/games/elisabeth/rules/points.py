"""E1-25.2 Where victory points come from, for the table's last look back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from theatrum.core.state import Event
from theatrum.games.elisabeth.queries.points import sources, victory_points
from theatrum.games.elisabeth.queries.relations import contenders
from theatrum.games.elisabeth.rules.victory import result
from theatrum.games.elisabeth.state import Elisabeth

KINDS = ("keys", "fortresses", "special", "cyprus", "piracy")
BONUS = "bonus"
"""Everything that markers are kept for."""
REST = "rest"
"""What a score counts otherwise: none falls below nought."""


def best_powers(g: Elisabeth) -> list[int]:
    """OP-25-16 By seat: the power that counts; of equal ones who has won, then who is earlier in the order."""
    return [
        max(
            (power for power in contenders(g) if g.seat_of[power] == seat),
            key=lambda power: (victory_points(g, power), power == g.winner),
        )
        for seat in range(g.players)
    ]


def points(g: Elisabeth, told: Iterable[Event]) -> Mapping[str, Sequence[int]]:
    """E1-25.2, OP-25-16 Keys, special points, piracy, bonus markers of everybody's best power; E1-SL.5 fortresses in Lepanto."""
    by_source = {source: [0] * g.players for source in (*KINDS, BONUS, REST)}
    for power in best_powers(g):
        for source, vp in sources(g, power):
            by_source[source if source in KINDS else BONUS][g.seat_of[power]] += vp
    for seat, score in enumerate(result(g).scores):
        by_source[REST][seat] = score - sum(by_seat[seat] for by_seat in by_source.values())
    return by_source
