"""CC-4.4.3.1 – CC-4.4.3.7 What a step costs leaders and fleets, and where they may not go."""

from __future__ import annotations

from theatrum.core.contract import Refusal
from theatrum.games.caribbean.queries.company import advisors_with
from theatrum.games.caribbean.queries.language import modified
from theatrum.games.caribbean.queries.presence import hostile_fleet_at
from theatrum.games.caribbean.queries.relations import may_enter_colony
from theatrum.games.caribbean.queries.research import knows
from theatrum.games.caribbean.state import RAIN, STORM, Caribbean
from theatrum.games.caribbean.tables.charts import CHARTS, FLEET_MOVEMENT
from theatrum.games.caribbean.tables.language import ADVISOR_BONUSES
from theatrum.games.caribbean.tables.pieces import FIGURES, LEADER_TYPES, SHIPS, TREASURE, TREASURE_FACTOR
from theatrum.games.caribbean.tables.places import (
    ENTERING,
    LAND,
    LAND_NEEDS,
    NATION_AT,
    WATER,
    WATER_NEEDS,
    is_coast,
    is_home,
    is_sea,
)
from theatrum.games.caribbean.tables.research import SAILING_TECHNOLOGY

CLOSED = Refusal("CC-4.4.3.7", "waters-closed")
STORMY = Refusal("CC-4.4.3.6", "storm")
APART = Refusal("CC-4.4.3.6", "not-adjacent")
FOREIGN = Refusal("CC-4.4.3.6", "foreign-home-base")
NEUTRAL_COLONY = Refusal("CC-4.4.3.2", "neutral-colony")
PACIFIC = Refusal("CC-4.4.3.2", "pacific-closed")
TOO_FAR = Refusal("CC-4.4.3.6", "too-few-mp")
NO_MARKER = Refusal("CC-4.4.3.13", "no-control-marker")
NO_MP = Refusal("CC-4.4.3.1", "no-mp")


# ---- leaders ---------------------------------------------------------------------------------------------------------
def leader_points(leader: int) -> int:
    """The MP of a leader."""
    return LEADER_TYPES[FIGURES[leader].kind].mp


def march_cost(g: Caribbean, nation: int, area: int) -> int:
    """CC-4.4.3.1 What entering a land area costs a leader."""
    return max(
        CHARTS.leader_movement.minimum,
        CHARTS.leader_movement.base + modified(g, "leader_movement", nation, area),
    )


def after_march(points: int, cost: int) -> int:
    """CC-4.4.3.1 With at least one MP left a leader may enter one more area; then he has none."""
    return max(0, points - cost)


def why_no_entry(g: Caribbean, nation: int, area: int) -> Refusal | None:
    """CC-4.4.3.2, CC-4.4.3.13 No neutral colony; an undiscovered area only with a free control marker."""
    if g.owner[area] < 0:
        return None if g.control[nation] else NO_MARKER
    return None if may_enter_colony(g, nation, area) else NEUTRAL_COLONY


def why_no_march(g: Caribbean, nation: int, here: int, there: int, points: int) -> Refusal | None:
    """CC-4.4.3.1, CC-4.4.3.2 Why a leader can't go from one land area to another."""
    if there not in LAND[here]:
        return Refusal("CC-4.4.3.1", "not-adjacent")
    if points < 1:
        return NO_MP
    needs = LAND_NEEDS.get((here, there))
    if needs is not None and not knows(g, nation, *needs):
        return PACIFIC
    return None if may_enter_colony(g, nation, there) else NEUTRAL_COLONY


# ---- fleets ----------------------------------------------------------------------------------------------------------
def slowest(g: Caribbean, fleet: int) -> int:
    """The lowest printed MP of a fleet's ships; 0 without ships."""
    ships = g.ships[fleet]
    return min((SHIPS[kind % len(SHIPS)].mp for kind, n in enumerate(ships) if n), default=0)


def fleet_points(g: Caribbean, fleet: int) -> int:
    """CC-4.4.3.5 The slowest ship, Sailing Technology, advisors; all doubled in a treasure fleet. Becalmed: less, but 1."""
    figure = FIGURES[fleet]
    points = slowest(g, fleet)
    if not points:
        return 0
    points += g.level(figure.nation, SAILING_TECHNOLOGY)
    points += sum(ADVISOR_BONUSES[a].ship_mp or 0 for a in advisors_with(g, fleet))
    if g.becalmed:
        points = max(1, points - g.becalmed)
    return points * (TREASURE_FACTOR if figure.kind == TREASURE else 1)


def sail_cost(g: Caribbean, nation: int, place: int) -> int:
    """CC-4.4.3.6 What entering a place costs a fleet: more on a coast in rain, double where a hostile fleet lies."""
    cost = peaceful_cost(g, nation, place)
    if (is_coast(place) or is_sea(place)) and hostile_fleet_at(g, place, nation):
        cost *= 2
    return cost


def peaceful_cost(g: Caribbean, nation: int, place: int) -> int:
    """CC-4.4.3.6 What it costs where no hostile fleet lies."""
    rainy = is_coast(place) and g.weather.get(place) == RAIN
    return FLEET_MOVEMENT.coast_rain if rainy else ENTERING[nation][place]


def why_no_sail(g: Caribbean, nation: int, here: int, there: int, points: int) -> Refusal | None:
    """CC-4.4.3.6, CC-4.4.3.7 Why a fleet can't go from one place to another."""
    if there not in WATER[here]:
        return APART
    why = why_closed(g, nation, there)
    if why is not None:
        return why
    return None if sail_cost(g, nation, there) <= points else TOO_FAR


def why_closed(g: Caribbean, nation: int, there: int) -> Refusal | None:
    """CC-4.4.3.6, CC-4.4.3.7 Why no fleet of the nation can enter a place now, wherever it comes from."""
    if is_home(there) and NATION_AT[there] != nation:
        return FOREIGN
    needs = WATER_NEEDS.get(there)
    if needs is not None and not knows(g, nation, *needs):
        return CLOSED
    return STORMY if g.weather.get(there) == STORM else None
