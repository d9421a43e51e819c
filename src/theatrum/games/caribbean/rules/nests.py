"""CC-8.6 Pirates in the victory phase: nests grow, send out fleets and are discovered; fleets merge and are repaired."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.queries.presence import settled
from theatrum.games.caribbean.rules.pirates import LARGEST, new_pirates
from theatrum.games.caribbean.state import STORM, Caribbean, Nest, PirateFleet
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.options import number
from theatrum.games.caribbean.tables.pieces import FIGURE, N_SHIPS, SHIPS, pirate_figure
from theatrum.games.caribbean.tables.places import AREA, AREA_OF, AREAS, PLACE, WATER, is_sea

FACES = 10
BLOCKADE = number("e14d", "gp_per_blockaded_colony")


def pirates_phase(g: Caribbean) -> None:
    """CC-8.6 In this order; nests by their areas."""
    g.nests.sort(key=lambda nest: nest.coast)
    for nest in g.nests:
        grow(g, nest)
    for nest in g.nests:
        stir(g, nest)
    merge_pirates(g)
    for fleet in g.pirates:
        repair(fleet)
    if g.has("e14d"):
        blockades(g)


def grow(g: Caribbean, nest: Nest) -> None:
    """CC-8.6 One PMIL more; above ten of them 1DR take to the sea."""
    chart = CHARTS.pirate_nest_growth
    nest.pmil += chart.pmil_per_turn
    if nest.pmil > chart.overflow_above:
        ships = g.roll(FACES)
        nest.pmil -= ships
        new_pirates(g, nest.coast, ships)


def stir(g: Caribbean, nest: Nest) -> None:
    """CC-8.6 On 1 the nest is discovered, on 10 a fleet leaves; if that can't be, it has one PMIL more."""
    chart = CHARTS.pirate_nest_growth
    roll = g.roll(FACES)
    if roll == chart.discover_on and not nest.discovered:
        nest.discovered = True
        g.tell("nest-discovered", area=AREA.noun[AREA_OF[nest.coast]])
    elif roll == chart.discover_on or (roll == chart.fleet_leaves_on and not leave(g, nest)):
        nest.pmil += 1


def leave(g: Caribbean, nest: Nest) -> bool:
    """CC-8.6 A pirate fleet there, at random and not a commanded one, leaves to a random adjacent sea zone."""
    fleets = [fleet for fleet in g.pirates if fleet.place == nest.coast and fleet.commander < 0]
    seas = [place for place in WATER[nest.coast] if is_sea(place) and g.weather.get(place) != STORM]
    if not fleets or not seas:
        return bool(fleets)
    fleet = fleets[g.below(len(fleets))]
    fleet.place = seas[g.below(len(seas))]
    figure = FIGURE.noun[pirate_figure(fleet.number)]
    g.tell("pirates-leave", fleet=figure, origin=PLACE.noun[nest.coast], goal=PLACE.noun[fleet.place])
    return True


def merge_pirates(g: Caribbean) -> None:
    """CC-8.6 Pirate fleets in one place become one, up to 20 ships, the dearest first, ties at random; what is more stays a
    fleet of its own. Not those that a buccaneer commands."""
    for place in sorted({fleet.place for fleet in g.pirates}):
        there = [fleet for fleet in g.pirates if fleet.place == place and fleet.commander < 0]
        if len(there) > 1:
            _merge(g, there)


def _merge(g: Caribbean, there: list[PirateFleet]) -> None:
    ships = [code for fleet in there for code, n in enumerate(fleet.hulls) for _ in range(n)]
    if len(set(ships)) > 1:
        g.shuffle(ships)
    ships.sort(key=lambda code: -SHIPS[code % N_SHIPS].cost)
    for fleet in there:
        fleet.hulls = ()
        for code in ships[:LARGEST]:
            fleet.add(code % N_SHIPS, 1, damaged=code >= N_SHIPS)
        ships = ships[LARGEST:]
    g.pirates = [fleet for fleet in g.pirates if fleet.hulls]


def repair(fleet: PirateFleet) -> None:
    """CC-8.6 Damaged pirate ships are repaired."""
    if fleet.hulls and any(fleet.hulls[N_SHIPS:]):
        sound, damaged = fleet.hulls[:N_SHIPS], fleet.hulls[N_SHIPS:]
        fleet.hulls = (*(a + b for a, b in zip(sound, damaged, strict=True)), *([0] * N_SHIPS))


def blockades(g: Caribbean) -> None:
    """CC-9, E14D A settled coastal colony with a pirate fleet on its coast costs its nation 1 GP."""
    places = {fleet.place for fleet in g.pirates}
    for area in AREAS:
        if settled(g, area.index) and any(coast in places for coast in area.coasts):
            g.score(g.owner[area.index], BLOCKADE[1], "blockade")


STEPS: Mapping[str, Runner] = {
    "pirates_phase": pirates_phase,
}
