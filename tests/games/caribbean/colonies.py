"""Busy colonies as a layout for the sandbox: residences, fleets on the coasts, leaders ashore, wares and money; then a few
operations of each nation. What a whole game reaches after many turns happens here at once."""

from __future__ import annotations

from theatrum.games.caribbean.rules.setup import add_period
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import (
    BANK,
    BUILDINGS,
    LEVELS,
    NAVAL_BASE,
    NEW_ACREAGE,
    PORT,
    RESIDENCE,
    SHEET_BITS,
    WAREHOUSE,
)
from theatrum.games.caribbean.tables.goods import N_WARES
from theatrum.games.caribbean.tables.markers import MARKER_TYPES
from theatrum.games.caribbean.tables.nations import N_PAIRS
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIRST_LEADER, FLEETS_OF, LEADERS_OF, SHIP
from theatrum.games.caribbean.tables.places import AREAS, AREAS_IN, HOME_OF, N_REGIONS
from theatrum.games.caribbean.tables.research import LEVELS as RESEARCH_LEVELS
from theatrum.games.caribbean.tables.things import DUCATS, FIRST_UNIT, PRIESTS, SETTLERS, SP, UNIT_THINGS

RESOURCES = [marker.index for marker in MARKER_TYPES if marker.kind == "resource"]
SHIPS = tuple(SHIP.by_id[name] for name in ("nao", "carrack", "galleon", "pinnace"))
MOVES = 3
POINTS = 4


def busy_colonies(g: Caribbean) -> None:
    """Each nation with a rich home base and a handful of colonies in one region; then operations, in turn."""
    g.turn = 1 + g.below(25)
    for period in range(2, g.period + 1):
        add_period(g, period)
    g.relations = [g.below(3) for _ in range(N_PAIRS)]
    for nation in g.nations:
        _home(g, nation)
        _colonies(g, nation, g.below(N_REGIONS))
    g.impulse = 1
    for _ in range(MOVES):
        for nation in g.nations:
            g.agenda = [("operate_now", nation), *g.agenda]


def operate_now(g: Caribbean, nation: int) -> None:
    """A move of operations only."""
    g.active, g.points, g.corsair = nation, POINTS, bool(g.below(2))
    g.marks = [0] * len(g.marks)
    g.used_residences = []
    g.then(("operation",))


def _home(g: Caribbean, nation: int) -> None:
    base = BASE_OF[nation]
    for direction, levels in enumerate(RESEARCH_LEVELS):
        level = g.below(len(levels) + 1)
        g.control[nation] += level
        g.set_level(nation, direction, level)
    for thing, n in (
        (DUCATS, 200),
        (SP, 100),
        (SETTLERS, 8),
        (PRIESTS, 2),
        *((unit, 3) for unit in UNIT_THINGS),
    ):
        g.add(base, thing, n)
    for ship in SHIPS:
        g.add_ships(base, ship, g.below(3))
    for figure in (*FLEETS_OF[nation][:4], *LEADERS_OF[nation][:4]):
        if g.where[figure] < 0:
            g.where[figure] = HOME_OF[nation]


def _colonies(g: Caribbean, nation: int, region: int) -> None:
    free = [area for area in AREAS_IN[region] if g.owner[area] < 0]
    for area in g.sample(free, 5):
        if not g.control[nation]:
            return
        g.owner[area] = nation
        g.control[nation] -= 1
        _colony(g, nation, area, region)


def _colony(g: Caribbean, nation: int, area: int, region: int) -> None:
    bits = 1 << LEVELS[g.below(3)]
    for building in BUILDINGS:
        if building.index not in (*LEVELS, NEW_ACREAGE) and g.below(2):
            bits |= 1 << building.index
    if not AREAS[area].coastal:
        bits &= ~(1 << PORT | 1 << NAVAL_BASE | 1 << RESIDENCE)
    if not bits >> RESIDENCE & 1:
        bits &= ~SHEET_BITS
    g.built[area] = bits
    g.site[area], g.mine[area], g.garrison[area] = g.below(4), g.below(6), g.below(4)
    g.resources[area] = tuple(
        RESOURCES[g.below(len(RESOURCES))] for _ in range(g.below(AREAS[area].room + 1))
    )
    if bits >> RESIDENCE & 1:
        g.slave_markets[nation * N_REGIONS + region] += 1
        g.add_offer(nation, region, g.below(N_WARES), 1 + g.below(6))
        if bits >> WAREHOUSE & 1:
            g.store(area, SP, 30)
            for _ in range(4):
                g.store(area, g.below(N_WARES), 3)
        if bits >> BANK & 1:
            g.store(area, DUCATS, 40)
    _figures(g, nation, area)


def _figures(g: Caribbean, nation: int, area: int) -> None:
    """A shipless fleet gets ships and lies on the coast; a leader from home goes ashore."""
    home = HOME_OF[nation]
    fleets = [f for f in FLEETS_OF[nation] if g.where[f] == home and not g.ships[f]]
    if fleets and AREAS[area].coasts:
        fleet = fleets[0]
        g.where[fleet] = AREAS[area].coasts[0]
        g.add_ships(fleet, SHIPS[2], 2)
        for thing, n in ((SETTLERS, 2), (SP, 20), (DUCATS, 40), (g.below(N_WARES), 3)):
            g.add(fleet, thing, n)
    leaders = [f for f in LEADERS_OF[nation] if g.where[f] == home and g.aboard[f - FIRST_LEADER] < 0]
    if leaders:
        g.where[leaders[0]] = area
        g.add(leaders[0], SP, 10)
        g.add(leaders[0], FIRST_UNIT, 2)
