"""E1-25.2 Where victory points come from, for the table's last look back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from theatrum.core.state import Event
from theatrum.games.elisabeth.queries.relations import played, the_scenario
from theatrum.games.elisabeth.rules.victory import fortresses_held, key_vp, victory_points
from theatrum.games.elisabeth.state import Elisabeth


def points(g: Elisabeth, told: Iterable[Event]) -> Mapping[str, Sequence[int]]:
    """E1-25.2 Keys, E1-16 piracy, bonus points, E1-SL.5 fortresses in Lepanto; what else counts is told as a whole."""
    by_source = {source: [0] * g.players for source in ("keys", "piracy", "bonus", "fortresses", "special")}
    per_fortress = the_scenario(g).victory.fortress_vp
    for power in played(g):
        seat = g.seat_of[power]
        counted = {
            "keys": key_vp(g, power),
            "piracy": g.piracy_vp[power],
            "bonus": sum(g.bonus[power].values()),
            "fortresses": per_fortress.get(power, 0) * len(fortresses_held(g, power)),
        }
        counted["special"] = victory_points(g, power) - sum(counted.values())
        for source, vp in counted.items():
            by_source[source][seat] += vp
    return by_source
