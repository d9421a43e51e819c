"""What a good player of Elisabeth I. looks at, for bots that know no game."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.core.contract import Ask, Judgement, Seat
from theatrum.games.elisabeth.bot.order import order
from theatrum.games.elisabeth.bot.value import value
from theatrum.games.elisabeth.state import Elisabeth

REST = ("impulse", "window-w11", "deploy", "winter-recall")
"""Questions at which the table is at rest: a whole impulse is over."""


def quiet(g: Elisabeth, answered: Ask, asked: Ask) -> bool:
    """A card is judged when its impulse is over, an action when it is done: never in the middle of a battle."""
    if answered.prompt == "impulse":
        return asked.prompt in REST
    return asked.prompt in REST or asked.prompt in ("action", "winter-land")


VALUES: dict[str, Callable[[Elisabeth, Seat], float]] = {"learning": value}
"""By scenario: how well a seat stands."""


def standing(g: Elisabeth, seat: Seat) -> float:
    """How well the seat stands, as its scenario counts."""
    return VALUES[g.scenario](g, seat)


JUDGEMENT = Judgement(value=standing, order=order, quiet=quiet)
