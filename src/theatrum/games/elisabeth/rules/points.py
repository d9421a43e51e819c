"""E1-25.2 Where victory points come from, for the table's last look back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from theatrum.core.state import Event
from theatrum.games.elisabeth.queries.points import sources
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.victory import result
from theatrum.games.elisabeth.state import Elisabeth

KINDS = ("keys", "fortresses", "special", "cyprus", "piracy")
BONUS = "bonus"
"""Everything that markers are kept for."""
REST = "rest"
"""What a seat's score counts otherwise, where it plays several powers."""


def points(g: Elisabeth, told: Iterable[Event]) -> Mapping[str, Sequence[int]]:
    """E1-25.2 Keys, special points, piracy, bonus markers; E1-SL.5 fortresses in Lepanto."""
    by_source = {source: [0] * g.players for source in (*KINDS, BONUS, REST)}
    for power in played(g):
        for source, vp in sources(g, power):
            by_source[source if source in KINDS else BONUS][g.seat_of[power]] += vp
    for seat, score in enumerate(result(g).scores):
        by_source[REST][seat] = score - sum(by_seat[seat] for by_seat in by_source.values())
    return by_source
