"""What on the table is touched for answers that name nothing: who does it, where it is done, what it changes; and which
answers are only said.

Each has a thing of its own, but for amounts: answers that share one are offered under its name, and chosen after it.
"""

from __future__ import annotations

from collections.abc import Mapping

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
    "supplies": "sp",
    "pay": "ducats",
    "price": "ducats",
}
"""By verb: the number in one's own corner that it is about. (Nobody produces where the king is met.)"""
AMOUNTS = {"king": "ducats", "stock-up": "sp"}
"""By prompt, the same of amounts that name no thing."""
OF_PROMPT = {
    "offer": "area",
    "raze-colony": "area",
    "take-over": "area",
    "ask-price": "fleet",
    "intercept": "fleet",
    "pay-supply": "figure",
}
"""By verb: the argument of the prompt that names who is meant, or where."""
SAID: Mapping[str, tuple[str, ...]] = {
    "it says yes or no to what the prompt tells": (
        *(
            "accept",
            "decline",
            "yes",
            "no",
            "agree",
            "refuse",
            "alone",
            "let-go",
            "leave-award",
            "kept",
            "broken",
        ),
        *("fight-on", "break-off", "hold", "give-way"),
    ),
    "it says how a fleet that met another goes on": ("avoid", "bonus", "sail-on", "slip-away"),
    "it says how cargo is shared, not which": ("even", "by-hand", "proposed"),
    "it ends a negotiation, or begins one about words": ("announce", "drop", "send-bribe", "claim"),
    "it says how many of all that stand there": ("commit",),
}
"""By the reason, verbs of answers for which nothing is touched."""
HIMSELF = ("ashore", "mend-mine")
"""What the active figure is touched for."""


def stands_for(g: Caribbean, ask: Ask, answer: Answer) -> str:
    """The thing to touch; nothing for what is only said."""
    verb = str(answer[0])
    if verb == "amount":
        return _counted(ask)
    if verb in COUNTED:
        return stat_noun(ask.seat, COUNTED[verb])
    if verb in OF_PROMPT:
        return str(ask.args.get(OF_PROMPT[verb], ""))
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


def _counted(ask: Ask) -> str:
    """What there are so many of: wares, supply points, settlers, or a number in one's own corner."""
    kind = ask.args.get("kind") or ask.args.get("ware")
    return str(kind) if kind else stat_noun(ask.seat, AMOUNTS[ask.prompt])


def _of_the_active(g: Caribbean, verb: str) -> str:
    """CC-4.4.0.7 Deeds of the active figure."""
    assert g.activation is not None
    figure = g.activation.figure
    if verb in HIMSELF:
        return FIGURE.noun[figure]
    if verb == "attempt":
        return AREA.noun[area_of(g, figure)]
    return nest_noun(nest_coast(g, figure)) if verb == "smoke-out" else ""
