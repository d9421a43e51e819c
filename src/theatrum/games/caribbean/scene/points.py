"""Where the glory comes from, by source."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from theatrum.core.state import Event
from theatrum.games.caribbean.rules.victory import result
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.nations import NATION

SOURCES: Mapping[str, tuple[str, ...]] = {
    "discoveries": ("gp-discovery",),
    "colonies": ("gp-building",),
    "awards": ("gp-award",),
    "research": ("gp-research",),
    "crown": ("gp-king", "gp-magnates", "gp-gift", "gp-taxes"),
    "trade": ("gp-demand",),
    "fights": ("gp-battle", "gp-battle-lost", "gp-capture", "gp-ship-lost", "gp-blockade"),
    "politics": ("gp-treaty", "gp-event", "gp-lost", "gp-debt"),
}
"""By source, the events that tell of its points."""
OF = {key: source for source, keys in SOURCES.items() for key in keys}
REST = "other"


def points(g: Caribbean, told: Iterable[Event]) -> Mapping[str, Sequence[int]]:
    """CC-8.16 By source and seat; together they are the scores of the result."""
    out = {source: [0] * g.players for source in (*SOURCES, REST)}
    for event in told:
        source = OF.get(event.key)
        if source is not None:
            out[source][g.seat_of[NATION[event.args["nation"]]]] += event.args["gp"]
    for seat, score in enumerate(result(g).scores):
        out[REST][seat] = score - sum(by[seat] for by in out.values())
    return {source: by for source, by in out.items() if any(by)}
