"""CC-4.4.0.1, CC-4.4.0.6 Operation points: one operation after another, of the home base, a residence, a leader or fleet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.rules import activation, extra, home_base, monopolies, residence
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.pieces import FIGURE


def operation(g: Caribbean) -> Procedure[None] | None:
    """CC-4.4.0.1 An operation for each point, until the player stops; unused points lapse."""
    return _operation(g) if g.points else None


def _operation(g: Caribbean) -> Procedure[None]:
    nation = g.active
    answer = yield Ask(
        g.seat_of[nation],
        "operation",
        candidates=lambda: operations(g, nation),
        rule="CC-4.4.0.1",
        args={"points": g.points},
        why_not=lambda answer: why_not_operation(g, nation, answer),
    )
    if answer == DONE:
        g.points = 0
        return
    g.points -= home_base.REACTIVATION if answer == home_base.REACTIVATE else 1
    g.then(("operation",))
    if answer[0] in activation.OPERATIONS:
        activation.activate(g, nation, answer)
    elif answer[0] in residence.OPERATIONS:
        residence.do(g, nation, answer)
    elif answer[0] == "monopoly":
        monopolies.do(g, nation, answer)
    elif answer[0] == extra.PIRATES:
        extra.sail_pirates(g, nation, answer)
    else:
        home_base.do(g, nation, answer)


def operations(g: Caribbean, nation: int) -> Iterator[Verdict]:
    """CC-4.4 Everything that a point can be used for."""
    yield DONE, None
    yield from activation.offers(g, nation)
    yield from home_base.offers(g, nation)
    yield from monopolies.offers(g, nation)
    yield from residence.offers(g, nation)
    yield from extra.pirate_offers(g, nation)


def why_not_operation(g: Caribbean, nation: int, answer: Answer) -> Refusal | None:
    """The same predicates about whatever somebody names."""
    if answer[0] in activation.OPERATIONS:
        return activation.why_not(g, nation, answer)
    if answer[0] in residence.OPERATIONS:
        return residence.why_not_operate(g, nation, answer)
    if answer[0] == "monopoly":
        return monopolies.why_not(g, nation, answer)
    if answer[0] == extra.PIRATES:
        return extra.why_not_sail_pirates(g, nation, FIGURE[answer[1]])
    return home_base.why_not(g, nation, answer)


STEPS: Mapping[str, Runner] = {
    "operation": operation,
}
