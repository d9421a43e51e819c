"""The headings of answers, and what they cost or bring: command points [E1-11.1.2], wars [E1-9.4.6], hits and treasures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.elisabeth.rules.actions import ACTIONS, STOP
from theatrum.games.elisabeth.rules.declarations import cost
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.powers import ACTION_TYPES, POWER, POWERS
from theatrum.games.elisabeth.tables.treasures import CP, TREASURE, TREASURES
from theatrum.kit.deals import NOT_YET, READY

HEADINGS: Mapping[str, Text] = {
    verb: Text(f"group-{group}")
    for group, verbs in {
        "march": ("march",),
        "siege": ("control", "calm", "assault"),
        "raise": ("raise", "build", "raise-abroad", "raise-aboard"),
        "sea": ("sail", "embark", "raid"),
        "new-world": ("outfit", "plunder", "new-patrol"),
        "diplomacy": ("influence",),
    }.items()
    for verb in verbs
}
"""By the verb of an action's answers; others stand under the type of their action."""
DEAL_HEADINGS: Mapping[str, Text] = {
    verb: Text(f"group-deal-{group}")
    for group, verbs in {
        "replies": ("confirm", "reject", "withdraw"),
        "bundle": ("announce", "drop"),
        "peace": ("add-peace", "add-alliance"),
        "gifts": ("add-cards", "add-treasures", "add-mercenaries"),
        "loans": ("add-loan", "add-loan-leader"),
        "lands": ("add-cede", "add-return"),
        "matches": ("add-match", "add-match-empire", "add-break-match"),
    }.items()
    for verb in verbs
}
Priced = Mapping[Answer, Terms]
NONE: Priced = {}


def terms(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """For what has a price, and where answers are of several kinds."""
    of = _TERMS.get(ask.prompt)
    return NONE if of is None else of(g, ask, answers)


def _cp(n: int, of: int) -> tuple[Price, ...]:
    return (Price(words=Text("price-cp", n=n, of=of), amount=-n, icon="march"),)


# ---- actions ---------------------------------------------------------------------------------------------------------------
def _actions(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-11.1.2 What command points buy; what is free has no price."""
    return {answer: _action(g, answer) for answer in answers if answer != STOP}


def _action(g: Elisabeth, answer: Answer) -> Terms:
    action = next((a for a in ACTIONS if a.owns(answer)), None)
    if action is None:
        return Terms(Text("group-free"))
    kind = ACTION_TYPES[POWERS[g.active].actions[action.id].type]
    return Terms(
        HEADINGS.get(str(answer[0])) or Text(f"group-{kind}"), _cp(action.price(g, g.active, answer), g.cp)
    )


def _levels(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-18.5d.S1, E1-19.3.2 How much is put into it; the least was paid with the action."""
    least = min((int(a[1]) for a in answers if a[0] == "level"), default=0)
    return {a: Terms(price=_cp(int(a[1]), g.cp + least)) for a in answers if a[0] == "level"}


def _colonists(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-17.4.4"""
    return {a: Terms(price=_cp(int(a[1]), g.cp)) for a in answers if a[0] == "colonists"}


# ---- cards -----------------------------------------------------------------------------------------------------------------
def _openings(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-11.0.3, E1-11.0.4 A card for its text, or for its command points."""
    out = {}
    for answer in answers:
        if answer[0] == "cp":
            brings = CARDS[CARD[answer[1]]].cp
            out[answer] = Terms(Text("group-for-cp"), _brings(brings))
        elif answer[0] == "event":
            out[answer] = Terms(Text("group-for-text"))
    return out


def _brings(cp: int) -> tuple[Price, ...]:
    return (Price(words=Text("price-brings-cp", n=cp), amount=cp, icon="march"),)


def _treasures(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-6.3.2 Those that bring command points say how many."""
    out = {}
    for answer in answers:
        if answer[0] == "treasure" and TREASURES[TREASURE[answer[1]]].kind == CP:
            out[answer] = Terms(price=_brings(TREASURES[TREASURE[answer[1]]].value))
    return out


# ---- diplomacy ---------------------------------------------------------------------------------------------------------------
def _showings(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.1.2"""
    cards, treasures = Terms(Text("group-show-cards")), Terms(Text("group-show-treasures"))
    talking, whole = Terms(Text("group-talk")), Terms(Text("group-show-all"))
    out = {a: talking for a in answers if a in (READY, NOT_YET)}
    out |= {a: whole for a in answers if a[0] == "show-hand"}
    return out | {a: cards if a[1] in CARD else treasures for a in answers if a[0] == "show"}


def _items(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.1.4 – E1-9.1.17 Items by kind, and what waits."""
    return {a: Terms(DEAL_HEADINGS[str(a[0])]) for a in answers if str(a[0]) in DEAL_HEADINGS}


def _wars(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.4.6"""
    power = POWER[ask.args["power"]]
    out = {}
    for answer in answers:
        if answer[0] == "declare":
            cp = cost(g, power, POWER[answer[1]])
            out[answer] = Terms(price=(Price(words=Text("price-war", n=cp), amount=-cp, icon="march"),))
    return out


def _payments(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.4.P3 What a card or a treasure is worth."""
    out = {}
    for answer in answers:
        if answer[0] == "pay":
            noun = answer[1]
            worth = CARDS[CARD[noun]].cp if noun in CARD else TREASURES[TREASURE[noun]].value
            out[answer] = Terms(price=_brings(worth))
    return out


_TERMS: dict[str, Callable[[Elisabeth, Ask, tuple[Answer, ...]], Priced]] = {
    "action": _actions,
    "impulse": _openings,
    "murder-level": _levels,
    "rebel-level": _levels,
    "outfit-colony": _colonists,
    "treasure": _treasures,
    "talk": _showings,
    "deal": _items,
    "declare": _wars,
    "pay-war": _payments,
}
