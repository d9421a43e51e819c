"""What on the table is touched for answers that name nothing: who does it, where it is done, what it changes.

Each has a thing of its own: answers that share one would be offered under its name, without their words and prices.
"""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.queries.ships import place_at
from theatrum.games.caribbean.rules.land_attacks import nest_coast
from theatrum.games.caribbean.scene.pieces import nest_noun
from theatrum.games.caribbean.scene.seats import stat_noun
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE
from theatrum.games.caribbean.tables.places import AREA, AREA_OF

COUNTED = {
    "taxes": "tax",
    "trade": "price",
    "plunder": "ducats",
    "king": "rate",
    "produce": "rate",
    "stock-up": "sp",
}
"""By verb: the number in one's own corner that it is about. (Nobody produces where the king is met.)"""
HIMSELF = ("ashore", "mend-mine")
"""What the active figure is touched for."""


def stands_for(g: Caribbean, ask: Ask, answer: Answer) -> str:
    """The thing to touch; nothing for what is only said."""
    verb = str(answer[0])
    if verb in COUNTED:
        return stat_noun(ask.seat, COUNTED[verb])
    if verb == "recruit":
        return FIGURE.noun[BASE_OF[g.nation_of[ask.seat]]]
    if verb == "reactivate":
        return "row:main"
    if verb == "buy":
        return "row:deck"
    if verb == "loot-site":
        return str(ask.args["area"])
    if verb == "leave-pirates":
        return AREA.noun[AREA_OF[place_at(g, FIGURE[str(ask.args["fleet"])])]]
    return _of_the_active(g, verb) if g.activation is not None else ""


def _of_the_active(g: Caribbean, verb: str) -> str:
    """CC-4.4.0.7 Deeds of the active figure."""
    assert g.activation is not None
    figure = g.activation.figure
    if verb in HIMSELF:
        return FIGURE.noun[figure]
    if verb == "attempt":
        return AREA.noun[area_of(g, figure)]
    return nest_noun(nest_coast(g, figure)) if verb == "smoke-out" else ""
