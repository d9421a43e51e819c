"""GS-18.1 Where victory points came from, for the table's last look back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from theatrum.core.state import Event
from theatrum.games.generalship.state import Generalship

SOURCES = ("battle", "tiles", "technology", "event")
"""As `gain_vp` names them."""
EARLIER = "earlier"
"""Won under earlier rules, when nobody noted for what."""


def points(g: Generalship, told: Iterable[Event]) -> Mapping[str, Sequence[int]]:
    """GS-4.9, GS-18.1 Points by what they were won for; GS-18.2 who swaps points swaps where they came from, too."""
    won = {source: [0] * g.players for source in SOURCES}
    seats = {g.noun_of(seat): seat for seat in range(g.players)}
    for event in told:
        source = event.key.removeprefix("vp-")
        if event.key.startswith("vp-") and source in won:
            won[source][seats[event.args["nation"]]] += event.args["vp"]
        elif event.key == "swapped":
            one, other = seats[event.args["nation"]], seats[event.args["other"]]
            for by_seat in won.values():
                by_seat[one], by_seat[other] = by_seat[other], by_seat[one]
    rest = [g.vp[seat] - sum(by_seat[seat] for by_seat in won.values()) for seat in range(g.players)]
    return {**won, EARLIER: rest}
