"""CC-4.4.3.13, CC-4.4.3.14, CC-4.4.3.36, CC-4.4.3.38 Discovery: a figure in an undiscovered area rolls, at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.language import modified
from theatrum.games.caribbean.queries.movement import NO_MARKER
from theatrum.games.caribbean.queries.presence import area_of, undiscovered
from theatrum.games.caribbean.rules.achievements import achieved
from theatrum.games.caribbean.rules.eliminate import lose_figure
from theatrum.games.caribbean.rules.rolls import throw
from theatrum.games.caribbean.rules.verbs import Verb, the_activation, why_not_operate
from theatrum.games.caribbean.state import LOST, POOL, Caribbean
from theatrum.games.caribbean.tables.cargo import CARGO, cargo_of, is_ship, ship_of
from theatrum.games.caribbean.tables.charts import CHARTS, outcomes
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, FIRST_BASE, N_SHIPS, NATION_OF, is_fleet
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.things import UNIT_THINGS

ATTEMPT: Answer = ("attempt",)
DISCOVERED = Refusal("CC-4.4.3.36", "discovered-already")
NOT_THERE = Refusal("CC-4.4.3.38", "not-with-expedition")


def discovery_due(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.13 Whoever is still in an undiscovered area rolls; his movement is over."""
    if (
        not still_there(g, figure)
        or not undiscovered(g, area_of(g, figure))
        or not g.control[NATION_OF[figure]]
    ):
        return
    spend(g, figure)
    g.then(("discover", figure))


def still_there(g: Caribbean, figure: int) -> bool:
    """In an area, and a fleet with ships."""
    if g.where[figure] == POOL or area_of(g, figure) < 0:
        return False
    return bool(g.ships[figure]) if is_fleet(figure) else True


def spend(g: Caribbean, figure: int, ended: bool = False) -> None:
    """The active figure's operation is over; `ended`: its free actions, too."""
    now = g.activation
    if now is not None and now.figure == figure:
        now.spent = True
        now.ended = now.ended or ended


def discover(g: Caribbean, figure: int) -> Procedure[None]:
    """CC-4.4.3.14 The chart: destroyed, lost, discovered with a loss, discovered with glory."""
    nation, area = NATION_OF[figure], area_of(g, figure)
    if not undiscovered(g, area):
        return
    natural, bonus = yield from throw(g, "dis", nation, figure, area)
    total = natural + bonus + modified(g, "dis", nation, area, figure)
    g.tell("discovery-roll", figure=FIGURE.noun[figure], area=AREA.noun[area], natural=natural, total=total)
    g.marks[figure] &= ~LOST
    steps: list[tuple[str | int, ...]] = []
    for outcome in outcomes(CHARTS.discovery, natural, total):
        if isinstance(outcome, dict):
            g.score(nation, outcome["gp"], "discovery")
        elif outcome == "expedition_destroyed":
            lose_figure(g, figure)
            spend(g, figure, ended=True)
        elif outcome == "no_result_retry":
            g.marks[figure] |= LOST
            g.tell("expedition-lost", figure=FIGURE.noun[figure])
            spend(g, figure, ended=True)
        elif outcome == "lose_one":
            steps.append(("lose_one", figure))
        else:
            steps.append(("discovered", figure))
    g.then(*steps)


# ---- a loss ----------------------------------------------------------------------------------------------------------------
def lose_one(g: Caribbean, figure: int) -> Procedure[None] | None:
    """CC-4.4.3.38 One ship, or one combat unit with the figure or its leader. Nothing else there: all is lost [OP-17]."""
    found = expendable(g, figure)
    if len(found) > 1:
        return _losing(g, figure)
    if found:
        take_off(g, figure, found[0])
    else:
        lose_figure(g, figure)
    return None


def expendable(g: Caribbean, figure: int) -> list[int]:
    """CC-4.4.3.38 Kinds of ships and of combat units of which one can be given up."""
    ships = [cargo_of(slot % N_SHIPS, slot >= N_SHIPS) for slot, n in enumerate(g.ships[figure]) if n]
    units = [thing for thing in UNIT_THINGS if any(g.held(one, thing) for one in together(g, figure))]
    return ships + units


def _losing(g: Caribbean, figure: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "lose-one",
        lambda: [("lose", CARGO.noun[kind]) for kind in expendable(g, figure)],
        rule="CC-4.4.3.38",
        args={"figure": FIGURE.noun[figure]},
        why_not=lambda answer: NOT_THERE,
    )
    take_off(g, figure, CARGO[answer[1]])


def take_off(g: Caribbean, figure: int, kind: int) -> None:
    """CC-4.4.3.38 It is gone; with the last ship everything [CC-4.3.22], else what no longer fits by its owner's choice."""
    g.tell("lost-one", figure=FIGURE.noun[figure], kind=CARGO.noun[kind])
    if not is_ship(kind):
        holder = next(one for one in together(g, figure) if g.held(one, kind))
        g.add(holder, kind, -1)
        return
    ship, damaged = ship_of(kind)
    g.add_ships(figure, ship, -1, damaged)
    if g.ships[figure]:
        g.then(("shed", figure))
    else:
        lose_figure(g, figure)
        spend(g, figure, ended=True)


# ---- success -----------------------------------------------------------------------------------------------------------------
def discovered(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.14, CC-4.4.3.15 If anything survives: the control marker, then the exploration; nobody there is lost any
    longer [CC-4.4.3.36]."""
    if not still_there(g, figure):
        return
    nation, area = NATION_OF[figure], area_of(g, figure)
    g.owner[area] = nation
    g.control[nation] -= 1
    for other in range(FIRST_BASE):
        if g.marks[other] & LOST and area_of(g, other) == area:
            g.marks[other] &= ~LOST
    g.tell("discovered", nation=NATION.noun[nation], area=AREA.noun[area])
    g.then(("explore", figure), achieved(nation, "discovery", area=area))


# ---- the renewed attempt -------------------------------------------------------------------------------------------------------
def why_not_attempt(g: Caribbean, figure: int, answer: Answer) -> Refusal | None:
    """CC-4.4.3.14, CC-4.4.3.13 The operation of a lost figure, as long as nobody else has discovered the area, and only with
    a free control marker."""
    area = area_of(g, figure)
    if area < 0 or not undiscovered(g, area):
        return DISCOVERED
    return why_not_operate(g, "renew") if g.control[NATION_OF[figure]] else NO_MARKER


def attempt(g: Caribbean, figure: int, answer: Answer) -> None:
    """CC-4.4.3.14 The same chart again."""
    the_activation(g).spent = True
    g.then(("discover", figure))


def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    if the_activation(g).operation == "renew":
        yield ATTEMPT, why_not_attempt(g, figure, ATTEMPT)


VERBS: Mapping[str, Verb] = {"attempt": Verb(why_not_attempt, attempt)}
STEPS: Mapping[str, Runner] = {
    "discovery_due": discovery_due,
    "discover": discover,
    "lose_one": lose_one,
    "discovered": discovered,
}
