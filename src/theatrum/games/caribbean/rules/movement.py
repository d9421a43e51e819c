"""CC-4.4.3.1 – CC-4.4.3.8, CC-4.4.3.13 Movement step by step: marching, sailing, and what arriving brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.defence import hostile_colony, must_fight
from theatrum.games.caribbean.queries.exchange import NO_SHIPS
from theatrum.games.caribbean.queries.movement import (
    after_march,
    fleet_points,
    leader_points,
    march_cost,
    sail_cost,
    why_no_entry,
    why_no_march,
    why_no_sail,
)
from theatrum.games.caribbean.queries.presence import foreign_fleet_at, undiscovered
from theatrum.games.caribbean.rules.colonies import seize
from theatrum.games.caribbean.rules.verbs import Verb, the_activation, why_not_operate
from theatrum.games.caribbean.state import ABOARD, FOUGHT, Caribbean
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF, is_fleet, is_leader
from theatrum.games.caribbean.tables.places import (
    AREA,
    AREA_OF,
    LAND,
    N_AREAS,
    PLACE,
    WATER,
    is_coast,
    is_sea,
)

MOVE = "move"
EPIDEMIC = 1
"""CC-8.13 Combat units or settlers that a figure loses when it comes into a region with a disease."""
GO_ASHORE = Refusal("CC-4.4.0.7", "go-ashore-first")
NO_LAND_WAY = Refusal("CC-4.4.3.1", "not-adjacent")
ON_LAND = Refusal("CC-4.4.3.1", "leaders-march")
AT_SEA = Refusal("CC-4.4.3.5", "fleets-sail")


# ---- leaders ---------------------------------------------------------------------------------------------------------------
def points_left(g: Caribbean, figure: int) -> int:
    """CC-4.4.3.5 Movement points: a fleet's are fixed when it makes its first step."""
    left = the_activation(g).points
    if left >= 0:
        return left
    return leader_points(figure) if is_leader(figure) else fleet_points(g, figure)


def why_not_march(g: Caribbean, leader: int, area: int) -> Refusal | None:
    """CC-4.4.3.1, CC-4.4.3.2, CC-4.4.3.13 An active leader ashore, a land border, points, and leave to enter."""
    if not is_leader(leader):
        return AT_SEA
    why = why_not_operate(g, MOVE)
    if why is not None:
        return why
    if g.where[leader] == ABOARD:
        return GO_ASHORE
    if g.where[leader] >= N_AREAS:
        return NO_LAND_WAY
    nation = NATION_OF[leader]
    why = why_no_march(g, nation, g.where[leader], area, points_left(g, leader))
    return why if why is not None else why_no_entry(g, nation, area)


def march(g: Caribbean, leader: int, area: int) -> None:
    """CC-4.4.3.1 One area further; with a point left he may always enter one more."""
    now = the_activation(g)
    now.points = after_march(points_left(g, leader), march_cost(g, NATION_OF[leader], area))
    now.arrive()
    origin, g.where[leader] = g.where[leader], area
    g.tell(
        "marches",
        leader=FIGURE.noun[leader],
        nation=NATION.noun[NATION_OF[leader]],
        origin=AREA.noun[origin],
        goal=AREA.noun[area],
    )
    g.then(("arrival", leader))


# ---- fleets ----------------------------------------------------------------------------------------------------------------
def why_not_sail(g: Caribbean, fleet: int, place: int) -> Refusal | None:
    """CC-4.4.3.6, CC-4.4.3.7, CC-4.4.3.13 An active fleet with ships, adjoining open waters, points, leave to discover."""
    if not is_fleet(fleet):
        return ON_LAND
    why = why_not_operate(g, MOVE)
    if why is not None:
        return why
    if not g.ships[fleet]:
        return NO_SHIPS
    nation = NATION_OF[fleet]
    why = why_no_sail(g, nation, g.where[fleet], place, points_left(g, fleet))
    if why is not None or not is_coast(place):
        return why
    return why_no_entry(g, nation, AREA_OF[place]) if undiscovered(g, AREA_OF[place]) else None


def sail(g: Caribbean, fleet: int, place: int) -> None:
    """CC-4.4.3.9 It wants to leave, and may be intercepted; then it enters, and may be again."""
    now = the_activation(g)
    now.points = points_left(g, fleet)
    g.then(*interceptions(g, fleet, g.where[fleet], "leaving"), ("enter", fleet, place))


def interceptions(g: Caribbean, fleet: int, place: int, when: str) -> list[tuple[str | int, ...]]:
    """CC-4.4.3.9 On coasts and at sea, if anybody else's fleet is there. The step belongs to `rules.interception`."""
    if (is_coast(place) or is_sea(place)) and foreign_fleet_at(g, place, NATION_OF[fleet]):
        return [("interception", fleet, when)]
    return []


def enter(g: Caribbean, fleet: int, place: int) -> None:
    """CC-4.4.3.6 The fleet is there, and has paid for it; unless leaving cost it its move, or a hostile fleet has gone there
    meanwhile and made it too dear."""
    now = g.activation
    if now is None or now.spent or now.ended or not g.ships[fleet]:
        return
    cost = sail_cost(g, NATION_OF[fleet], place)
    if cost > now.points:
        return
    now.points -= cost
    now.arrive()
    origin, g.where[fleet] = g.where[fleet], place
    g.tell(
        "sails",
        fleet=FIGURE.noun[fleet],
        nation=NATION.noun[NATION_OF[fleet]],
        origin=PLACE.noun[origin],
        goal=PLACE.noun[place],
    )
    g.then(*interceptions(g, fleet, place, "entering"), ("arrival", fleet))


# ---- arriving --------------------------------------------------------------------------------------------------------------
def arrival(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.3, CC-4.4.3.13 A leader fights natives or an enemy colony where he comes, or takes an undefended one; then
    an undiscovered area has to be discovered. Also for a leader whom a fleet puts ashore [CC-4.4.3.4]."""
    place = g.place_of(figure)
    area = AREA_OF[place] if place >= 0 else -1
    if area < 0:
        return
    steps: list[tuple[str | int, ...]] = [("discovery_due", figure)] if undiscovered(g, area) else []
    if g.diseases:
        steps.append(("falls_ill", figure, EPIDEMIC))
    if is_leader(figure) and g.where[figure] != ABOARD:
        if must_fight(g, figure, area):
            end_operation(g, figure)
            steps.insert(0, ("attack_area", figure))
        elif hostile_colony(g, area, NATION_OF[figure]):
            seize(g, NATION_OF[figure], area)
    g.then(*steps)


def end_operation(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.3 The active figure's operation is over: only free actions remain. (A leader put ashore by a fleet: marked,
    so that he can be activated for free actions only [CC-4.4.3.30].)"""
    g.marks[figure] |= FOUGHT
    now = g.activation
    if now is not None and now.figure == figure:
        now.spent = True


# ---- verbs -----------------------------------------------------------------------------------------------------------------
def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    """The next places, as long as the movement goes on."""
    now = the_activation(g)
    if now.spent or now.operation != MOVE:
        return
    place = g.where[figure]
    if is_fleet(figure):
        if g.ships[figure]:
            for there in WATER[place]:
                yield ("sail", PLACE.noun[there]), why_not_sail(g, figure, there)
    elif place >= 0 and place < len(LAND):
        for area in LAND[place]:
            yield ("march", AREA.noun[area]), why_not_march(g, figure, area)


VERBS: Mapping[str, Verb] = {
    "march": Verb(
        lambda g, figure, answer: why_not_march(g, figure, AREA[answer[1]]),
        lambda g, figure, answer: march(g, figure, AREA[answer[1]]),
    ),
    "sail": Verb(
        lambda g, figure, answer: why_not_sail(g, figure, PLACE[answer[1]]),
        lambda g, figure, answer: sail(g, figure, PLACE[answer[1]]),
    ),
}
STEPS: Mapping[str, Runner] = {
    "enter": enter,
    "arrival": arrival,
}
