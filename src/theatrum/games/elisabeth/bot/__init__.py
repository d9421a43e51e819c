"""What a good player of Elisabeth I. looks at, for bots that know no game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from theatrum.core.contract import Answer, Ask, Judgement, Seat
from theatrum.games.elisabeth.bot import order as lepanto
from theatrum.games.elisabeth.bot import value as lead
from theatrum.games.elisabeth.bot.campaign import order as campaign
from theatrum.games.elisabeth.bot.campaign import value as outlook
from theatrum.games.elisabeth.bot.seeing import SEEN
from theatrum.games.elisabeth.rules import MANY
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.migrations import RULES_VERSION
from theatrum.kit.network import Learned

NEVER = -99.0
"""Of an answer for many: what it says is thought about one by one."""
REST = ("impulse", "window-w11", "deploy", "winter-recall")
"""Questions at which the table is at rest: a whole impulse is over."""
BETWEEN = (*REST, "talk", "deal", "home-card", "preference", "escorts", "captain-leads", "place-leader")
"""The same in the whole game."""


def quiet(g: Elisabeth, answered: Ask, asked: Ask) -> bool:
    """A card is judged when its impulse is over, an action when it is done: never in the middle of a battle."""
    rest = REST if g.realms is None else BETWEEN
    if answered.prompt == "impulse":
        return asked.prompt in rest
    if asked.prompt in rest or asked.prompt in ("action", "winter-land"):
        return True
    if g.diplomacy is None:
        return False
    return asked.prompt == "treasure" or (asked.prompt == "declare" and not g.diplomacy.declared)


def standing(g: Elisabeth, seat: Seat) -> float:
    """How well the seat stands, as its scenario counts."""
    return lead.value(g, seat) if g.realms is None else outlook.value(g, seat)


def parts(g: Elisabeth, seat: Seat) -> dict[str, float]:
    """What speaks for the seat, by part, as its scenario counts."""
    return lead.parts(g, seat) if g.realms is None else outlook.parts(g, seat)


def promise(g: Elisabeth, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Which answers are worth trying, as its scenario is played."""
    orderer = lepanto.order if g.realms is None else campaign.order
    singly = [answer for answer in answers if answer[0] not in MANY]
    if len(singly) == len(answers) or not singly:
        return orderer(g, ask, singly) if singly else [NEVER] * len(answers)
    worth = dict(zip(singly, orderer(g, ask, singly), strict=True))
    return [worth.get(answer, NEVER) for answer in answers]


def is_campaign(g: Elisabeth) -> bool:
    """An impulse is many questions, and up to five powers follow: a tree would not even reach its end."""
    return g.realms is not None


JUDGEMENT: Judgement[Elisabeth] = Judgement(
    value=standing,
    order=promise,
    quiet=quiet,
    features=SEEN,
    values=Learned(SEEN, files(__name__) / "weights.npz", RULES_VERSION),
    long_moves=is_campaign,
    parts=parts,
)
"""Learned is what Lepanto needs beside the value by hand; the whole game is judged by hand."""
