"""The headings of actions, and the command points they cost [E1-11.1.2]."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.elisabeth.rules.actions import ACTIONS, STOP
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.powers import ACTION_TYPES, POWERS

HEADINGS: Mapping[str, Text] = {
    verb: Text(f"group-{group}")
    for group, verbs in {
        "march": ("march",),
        "siege": ("control", "calm", "assault"),
        "raise": ("raise", "build"),
        "sea": ("sail", "embark", "raid"),
        "diplomacy": ("influence",),
    }.items()
    for verb in verbs
}
"""By the verb of an action's answers; others stand under the type of their action."""


def terms(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Terms]:
    """For what command points buy; what is free has no price."""
    return (
        {answer: _terms(g, answer) for answer in answers if answer != STOP} if ask.prompt == "action" else {}
    )


def _terms(g: Elisabeth, answer: Answer) -> Terms:
    action = next((a for a in ACTIONS if a.owns(answer)), None)
    if action is None:
        return Terms(Text("group-free"))
    cp = action.price(g, g.active, answer)
    kind = ACTION_TYPES[POWERS[g.active].actions[action.id].type]
    return Terms(
        HEADINGS.get(str(answer[0])) or Text(f"group-{kind}"),
        (Price(words=Text("price-cp", n=cp, of=g.cp), amount=-cp, icon="march"),),
    )
