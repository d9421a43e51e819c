"""E1-25.2 Where victory points come from, for the table's last look back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from theatrum.core.state import Event
from theatrum.games.elisabeth.queries.points import sources, victory_points
from theatrum.games.elisabeth.queries.relations import contenders
from theatrum.games.elisabeth.rules.victory import result
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.powers import FRANCE

SOURCES: Mapping[str, tuple[str, ...]] = {
    "keys": ("keys",),
    "fortresses": ("fortresses",),
    "faith": ("special",),
    "patronage": ("patronage",),
    "marriages": ("royal_marriage", "virgin_queen"),
    "wars": (
        *("war_winner", "cyprus", "paris", "paris_mass", "master_of_central_europe"),
        *("eighty_years_war", "empresa_de_inglaterra", "ruler_of_the_netherlands"),
    ),
    "new-world": ("treasure_vp", "circumnavigation", "virginia_dare", "slave_trader"),
    "piracy": ("piracy",),
}
"""What is drawn as one source, by the kinds of points and markers."""
OTHERS = "others"
"""Whatever else there is a marker for: murders, Mary, an election, a canal, an activated major; and that no score falls below
nought."""
_SOURCE = {kind: source for source, kinds in SOURCES.items() for kind in kinds}


def best_powers(g: Elisabeth) -> list[int]:
    """OP-25-16 By seat: the power that counts; of equal ones who has won, then who is earlier in the order."""
    return [
        max(
            (power for power in contenders(g) if g.seat_of[power] == seat),
            key=lambda power: (victory_points(g, power), power == g.winner),
        )
        for seat in range(g.players)
    ]


def source_of(power: int, kind: str) -> str:
    """E1-25.2 France's special points are its married Valois; those of others come from the struggle of the faiths."""
    return "marriages" if (power, kind) == (FRANCE, "special") else _SOURCE.get(kind, OTHERS)


def points(g: Elisabeth, told: Iterable[Event]) -> Mapping[str, Sequence[int]]:
    """E1-25.2, OP-25-16 The points of everybody's best power; E1-SL.5 fortresses in Lepanto. Only what somebody has anything
    of."""
    by_source = {source: [0] * g.players for source in (*SOURCES, OTHERS)}
    for power in best_powers(g):
        for kind, vp in sources(g, power):
            by_source[source_of(power, kind)][g.seat_of[power]] += vp
    for seat, score in enumerate(result(g).scores):
        by_source[OTHERS][seat] += score - sum(by_seat[seat] for by_seat in by_source.values())
    return {source: by_seat for source, by_seat in by_source.items() if any(by_seat)}
