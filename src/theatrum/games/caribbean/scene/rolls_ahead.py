"""Which roll an answer brings on at once: who rolls, where, on which chart. Odds and previews both read it from here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.queries.presence import area_of, undiscovered
from theatrum.games.caribbean.queries.ships import place_at
from theatrum.games.caribbean.scene.stage_roll import Roll
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean, SeaBattle
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF
from theatrum.games.caribbean.tables.places import AREA, AREA_OF, PLACE, is_coast


def roll_ahead(g: Caribbean, ask: Ask, answer: Answer) -> Roll | None:
    """The roll against a chart that follows this answer, if one does."""
    find = _ROLLS.get(str(answer[0]))
    return find(g, ask, answer) if find is not None else None


def interception_ahead(g: Caribbean, ask: Ask, answer: Answer) -> SeaBattle | None:
    """CC-6.2 The sea battle that would begin with an interception."""
    if answer[0] == "attack":
        own, other, active = FIGURE[str(ask.args["fleet"])], FIGURE[answer[1]], ATTACKING
    elif answer[0] == "intercept":
        own, other, active = FIGURE[str(ask.args["own"])], FIGURE[str(ask.args["fleet"])], DEFENDING
    else:
        return None
    return SeaBattle(place_at(g, own), own, other, active)


# ---- against a chart ------------------------------------------------------------------------------------------------------
def _discovery(g: Caribbean, figure: int, area: int) -> Roll | None:
    """CC-4.4.3.14"""
    if area < 0 or not undiscovered(g, area) or not g.control[NATION_OF[figure]]:
        return None
    return Roll("dis", figure, area)


def _sail(g: Caribbean, ask: Ask, answer: Answer) -> Roll | None:
    now, place = g.activation, PLACE[answer[1]]
    if now is None or ask.prompt != "acting" or not is_coast(place):
        return None
    return _discovery(g, now.figure, AREA_OF[place])


def _march(g: Caribbean, ask: Ask, answer: Answer) -> Roll | None:
    return None if g.activation is None else _discovery(g, g.activation.figure, AREA[answer[1]])


def _attempt(g: Caribbean, ask: Ask, answer: Answer) -> Roll | None:
    now = g.activation
    return None if now is None else _discovery(g, now.figure, area_of(g, now.figure))


def _renew(g: Caribbean, ask: Ask, answer: Answer) -> Roll | None:
    figure = FIGURE[answer[1]]
    return _discovery(g, figure, area_of(g, figure))


def _erect(g: Caribbean, ask: Ask, answer: Answer) -> Roll | None:
    now, building = g.activation, BUILDING[answer[1]]
    if now is None:
        return None
    return Roll(BUILDINGS[building].chart, now.figure, area_of(g, now.figure), building)


def _settler(g: Caribbean, ask: Ask, answer: Answer) -> Roll | None:
    """CC-4.4.3.19 One settler more: +1."""
    now = g.activation
    if now is None or ask.prompt != "extra-settler":
        return None
    building = BUILDING[str(ask.args["building"])]
    return Roll(
        "col", now.figure, area_of(g, now.figure), building, ("extra_settler", int(answer[0] == "yes"))
    )


def _gifts(g: Caribbean, ask: Ask, answer: Answer) -> Roll | None:
    """CC-4.4.3.34 Every ducat adds one."""
    now = g.activation
    if now is None or ask.prompt != "gifts":
        return None
    return Roll("bribe", now.figure, area_of(g, now.figure), extra=("ducats", int(answer[1])))


_ROLLS: Mapping[str, Callable[[Caribbean, Ask, Answer], Roll | None]] = {
    "sail": _sail,
    "sail-to": _sail,
    "march": _march,
    "attempt": _attempt,
    "renew": _renew,
    "erect": _erect,
    "yes": _settler,
    "no": _settler,
    "offer": _gifts,
}
