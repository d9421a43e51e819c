"""What on the table is touched for answers that name nothing: decks, one's own cards and numbers, where a march goes from and
to; and which answers are only said."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask

SAID: Mapping[str, tuple[str, ...]] = {
    "it leaves to the game how regiments are shared among squadrons": ("stow_anyhow",),
}
"""Verbs of answers for which nothing is touched."""
LYING: Mapping[str, str] = {
    "generals": "deck:generals",
    "draw-general": "deck:generals",
    "technologies": "deck:techcards",
    "draw-technology": "deck:techcards",
    "buy_off": "row:political",
    "promote": "row:political",
    "redraw": "row:tactics",
    "pay": "row:techcards",
}
"""By verb: the deck or the row of one's own cards that it is about."""
COUNTED: Mapping[str, str] = {
    "produce": "food",
    "grow": "population",
    "give": "food",
    "spare-food": "food",
    "spare-metal": "metal",
    "take_points": "vp",
}
"""By verb: the number in one's own corner that it changes."""


def stands_for(ask: Ask, answer: Answer) -> str:
    """The thing to touch; nothing for what is only said. GS-11.3 All go: from where they stand; those that were picked go:
    to where the march leads. GS-15.6 Those aboard stay where the squadron lies."""
    verb = str(answer[0])
    if verb in LYING:
        return LYING[verb]
    if verb in COUNTED:
        return f"stat:{ask.seat}-{COUNTED[verb]}"
    if verb == "pick_all":
        return ask.at
    return str(ask.args.get("b", ask.at)) if verb == "go" else ""
