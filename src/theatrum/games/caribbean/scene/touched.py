"""What on the table is touched for answers that name nothing: where it is done, the home base, the deck."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.queries.ships import place_at
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, is_pirates
from theatrum.games.caribbean.tables.places import AREA_OF, PLACE

ON_THE_SPOT = (
    "ashore",
    "attempt",
    "mend-mine",
    "plunder",
    "smoke-out",
    "produce",
    "trade",
    "king",
    "stock-up",
)
"""CC-4.4.0.7 Deeds of the active figure that are done where it is."""
AT_HOME = ("taxes", "recruit", "supplies")
"""CC-4.4.1 What the home base does with a point."""


def stands_for(g: Caribbean, ask: Ask, answer: Answer) -> str:
    """The land area or the place where the figure is, the home base, the main card, the deck; nothing for what is only said."""
    verb = str(answer[0])
    if verb in ON_THE_SPOT and g.activation is not None:
        return _where(g, g.activation.figure)
    if verb == "leave-pirates":
        return _where(g, FIGURE[str(ask.args["fleet"])])
    if verb == "loot-site":
        return str(ask.args["area"])
    if verb in AT_HOME:
        return FIGURE.noun[BASE_OF[g.nation_of[ask.seat]]]
    if verb == "reactivate":
        return "row:main"
    return "row:deck" if verb == "buy" else ""


def _where(g: Caribbean, figure: int) -> str:
    """The land area at whose coast it lies, or the place."""
    place = place_at(g, figure) if is_pirates(figure) else g.place_of(figure)
    area = AREA_OF[place] if place >= 0 else -1
    return PLACE.noun[area if area >= 0 else place]
