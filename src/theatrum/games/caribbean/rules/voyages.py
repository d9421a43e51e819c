"""CC-4.4.3.6 "Sail to": a voyage of several steps as one answer. It is carried out step by step, each with its interceptions
and arrival, and stops as soon as anything happens that the captain would want to know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.exchange import NO_SHIPS
from theatrum.games.caribbean.queries.movement import TOO_FAR, why_closed
from theatrum.games.caribbean.queries.voyages import courses
from theatrum.games.caribbean.rules.movement import MOVE, ON_LAND, points_left, sail, why_not_sail
from theatrum.games.caribbean.rules.verbs import Verb, the_activation, why_not_operate
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.pieces import NATION_OF, is_fleet
from theatrum.games.caribbean.tables.places import PLACE

ONE_STEP = Refusal("CC-4.4.3.6", "one-step-away")


def why_not_voyage(g: Caribbean, fleet: int, answer: Answer) -> Refusal | None:
    """CC-4.4.3.6 A place that the fleet's points reach in several steps."""
    if not is_fleet(fleet):
        return ON_LAND
    why = why_not_operate(g, MOVE)
    if why is not None:
        return why
    if not g.ships[fleet]:
        return NO_SHIPS
    place = PLACE[answer[1]]
    course = courses(g, fleet, points_left(g, fleet)).get(place)
    if course is None:
        return why_closed(g, NATION_OF[fleet], place) or TOO_FAR
    return None if len(course) > 1 else ONE_STEP


def set_sail(g: Caribbean, fleet: int, answer: Answer) -> None:
    the_activation(g).course = courses(g, fleet, points_left(g, fleet))[PLACE[answer[1]]]
    g.then(("sail_on", fleet))


def sail_on(g: Caribbean, fleet: int) -> None:
    """CC-4.4.3.6 The next step of the voyage; it ends where it was to end, and when a step is no longer possible."""
    now = g.activation
    if now is None or now.figure != fleet or not now.course:
        return
    place, now.course = now.course[0], now.course[1:]
    if now.ended or why_not_sail(g, fleet, place) is not None:
        now.course = ()
        return
    g.then(("sail_on", fleet))
    sail(g, fleet, place)


def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    """Everything farther away than one step."""
    now = the_activation(g)
    if now.spent or now.operation != MOVE or not is_fleet(figure) or not g.ships[figure]:
        return
    for place, course in courses(g, figure, points_left(g, figure)).items():
        if len(course) > 1:
            yield ("sail-to", PLACE.noun[place]), None


VERBS: Mapping[str, Verb] = {"sail-to": Verb(why_not_voyage, set_sail)}
STEPS: Mapping[str, Runner] = {"sail_on": sail_on}
