"""CC-4.4.0.7, CC-4.4.0.5 Activations without operation points: a card's extra operations. Pirates that an own buccaneer
commands are moved with a point of a corsair card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.ships import pirates_of, printed_speed
from theatrum.games.caribbean.rules.activation import OPERATIONS, activate, why_not_activate
from theatrum.games.caribbean.rules.effects.corsairs import activate_pirates
from theatrum.games.caribbean.state import POOL, USED, Caribbean
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF, is_pirates, nation_of, pirate_figure

NOT_COMMANDED = Refusal("CC-4.4.0.5", "not-commanded")
ONLY_CORSAIR = Refusal("CC-4.4.0.4", "corsair-card-only")
USED_UP = Refusal("CC-4.4.0.2", "figure-used")
PIRATES = "sail-pirates"


def extra_operation(g: Caribbean, figure: int, n: int) -> Procedure[None] | None:
    """CC-4.4.0.7 One more operation of the figure, or stop; then it is turned face-down."""
    if g.where[figure] == POOL:
        return None
    if not n:
        g.marks[figure] |= USED
        return None
    return _extra(g, figure, n)


def _extra(g: Caribbean, figure: int, n: int) -> Procedure[None]:
    g.marks[figure] &= ~USED
    nation = NATION_OF[figure]
    answer = yield Ask(
        g.seat_of[nation],
        "extra-operation",
        candidates=lambda: _operations(g, figure),
        rule="CC-4.4.0.7",
        args={"figure": FIGURE.noun[figure], "n": n},
        why_not=lambda answer: USED_UP,
    )
    if answer == DONE:
        g.marks[figure] |= USED
        return
    g.then(("extra_operation", figure, n - 1))
    activate(g, nation, answer)


def _operations(g: Caribbean, figure: int) -> Iterator[Verdict]:
    yield DONE, None
    for operation in OPERATIONS:
        yield (operation, FIGURE.noun[figure]), why_not_activate(g, NATION_OF[figure], operation, figure)


# ---- commanded pirates -------------------------------------------------------------------------------------------------
def pirate_offers(g: Caribbean, nation: int) -> Iterator[Verdict]:
    """CC-4.4.0.5 Pirate fleets that own buccaneers command."""
    for fleet in g.pirates:
        if nation_of(fleet.commander) == nation:
            figure = pirate_figure(fleet.number)
            yield (PIRATES, FIGURE.noun[figure]), why_not_sail_pirates(g, nation, figure)


def why_not_sail_pirates(g: Caribbean, nation: int, figure: int) -> Refusal | None:
    """CC-4.4.0.4, CC-4.4.0.5 By a corsair card, once per impulse, and only by the commander's nation."""
    known = is_pirates(figure) and any(pirate_figure(fleet.number) == figure for fleet in g.pirates)
    if not known or nation_of(pirates_of(g, figure).commander) != nation:
        return NOT_COMMANDED
    if not g.corsair:
        return ONLY_CORSAIR
    return USED_UP if g.marks[pirates_of(g, figure).commander] & USED else None


def sail_pirates(g: Caribbean, nation: int, answer: Answer) -> None:
    """CC-4.4.0.5 A movement with its own MP; it may attack a fleet or raid."""
    figure = FIGURE[answer[1]]
    g.marks[pirates_of(g, figure).commander] |= USED
    activate_pirates(g, nation, figure, printed_speed(g, figure), True, True)


STEPS: Mapping[str, Runner] = {
    "extra_operation": extra_operation,
}
