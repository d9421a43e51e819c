"""CC-8.4, CC-8.5 Empires grow, native armies grow, march and fight, in the victory phase."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.queries.combat import AF, army_factors
from theatrum.games.caribbean.queries.defence import colony_defence
from theatrum.games.caribbean.queries.levy import raised
from theatrum.games.caribbean.queries.presence import leaders_ashore, settled
from theatrum.games.caribbean.rules.land_attacks import join, parted
from theatrum.games.caribbean.state import NOBODY, Army, Caribbean
from theatrum.games.caribbean.tables.buildings import PATHWAYS, ROADS
from theatrum.games.caribbean.tables.charts import CHARTS, within
from theatrum.games.caribbean.tables.markers import CAPITAL, CITY, NO_SITE, SITES
from theatrum.games.caribbean.tables.places import AREA, LAND, N_AREAS
from theatrum.games.caribbean.tables.tracks import NATIVE_HORSES
from theatrum.kit.graph import distances

FACES = 10


# ---- empires -----------------------------------------------------------------------------------------------------------
def empires(g: Caribbean) -> None:
    """CC-8.4 Every empire whose CAPITAL is not colonized rolls: a CITY more; E13A: on 10 an army rises in the capital."""
    chart = CHARTS.empire_growth
    for capital in range(N_AREAS):
        if g.site[capital] != CAPITAL or settled(g, capital):
            continue
        roll = g.roll(FACES)
        if within(roll, chart.grow_on):
            grow_empire(g, capital)
        elif roll == chart.option_e13a_army_on and g.has("e13a"):
            at = join(g, raised(g, capital, NOBODY, g.roll(FACES)))
            if at >= 0:
                g.tell("army-gathers", area=AREA.noun[capital], n=g.armies[at].units)


def grow_empire(g: Caribbean, capital: int) -> None:
    """CC-8.4 A CITY and roads in a random adjacent area that is unsettled and has no native site."""
    places = [area for area in LAND[capital] if not settled(g, area) and g.site[area] == NO_SITE]
    if places and g.cities:
        found_city(g, places[g.below(len(places))], capital)


def found_city(g: Caribbean, area: int, capital: int) -> None:
    """CC-4.4.3.17 A CITY from the pool belongs to the empire that placed it, and has roads."""
    g.cities -= 1
    g.site[area], g.empire[area] = CITY, capital
    g.built[area] = g.built[area] & ~(1 << PATHWAYS) | 1 << ROADS
    g.tell("empire-grows", area=AREA.noun[area])


# ---- armies ------------------------------------------------------------------------------------------------------------
def native_armies(g: Caribbean) -> None:
    """CC-8.5 One army after the other, by its area; each fight is over before the next army moves. Finally they merge."""
    waiting = [army for army in g.armies if not army.moved]
    if not waiting:
        merge_armies(g)
        return
    army = min(waiting, key=lambda one: one.area)
    army.moved = True
    roll = g.roll(FACES)
    chart = CHARTS.native_army_growth
    g.then(("native_armies",))
    if within(roll, chart.add_infantry_on):
        reinforce(g, army, g.flags[NATIVE_HORSES] > 0 and within(roll, chart.add_cavalry_instead_on))
    elif roll == chart.march_on:
        march(g, army)


def reinforce(g: Caribbean, army: Army, mounted: bool) -> None:
    """CC-8.5 One unit more: imperial if a native site or an imperial unit is in the area."""
    imperial = g.site[army.area] != NO_SITE or any(
        other.iinf + other.icav for other in g.armies if other.area == army.area
    )
    kind = ("icav" if mounted else "iinf") if imperial else ("ncav" if mounted else "ninf")
    setattr(army, kind, getattr(army, kind) + 1)


def march(g: Caribbean, army: Army) -> None:
    """CC-8.5 One area towards the nearest goal; a colony or troops there mean land combat at once."""
    ways = first_steps(g, army)
    if not ways:
        return
    origin, army.area = army.area, ways[g.below(len(ways))] if len(ways) > 1 else ways[0]
    g.tell("natives-march", origin=AREA.noun[origin], goal=AREA.noun[army.area])
    if g.owner[army.area] >= 0 or leaders_ashore(g, army.area):
        g.then(("army_attacks", g.armies.index(army)))


def first_steps(g: Caribbean, army: Army) -> list[int]:
    """CC-8.5, CC-8.5.1 The areas with which a shortest way to a nearest goal of the first kind that can be reached begins."""
    far = distances(LAND.__getitem__, [army.area])
    for row in CHARTS.native_army_growth.march_priority:
        if row.skip_if_army_in_native_site and g.site[army.area] != NO_SITE:
            continue
        goals = [area for area in far if area != army.area and is_goal(g, row.goal, army, area)]
        if goals:
            least = min(far[goal] for goal in goals)
            nearest = [goal for goal in goals if far[goal] == least]
            back = distances(LAND.__getitem__, nearest)
            return [near for near in LAND[army.area] if back.get(near) == least - 1]
    return []


def is_goal(g: Caribbean, kind: str, army: Army, area: int) -> bool:
    """CC-8.5 Native sites; colonies only if its AF are at least the effective DF there."""
    if kind in SITES:
        return g.site[area] == 1 + SITES.index(kind)
    if g.owner[area] < 0 or settled(g, area) != (kind == "settled_colony"):
        return False
    return army_factors(army, AF) >= colony_defence(g, area)


def merge_armies(g: Caribbean) -> None:
    """CC-8.5 Armies in one area become as few as possible, as full as possible, cavalry first."""
    areas = sorted({army.area for army in g.armies})
    merged: list[Army] = []
    for area in areas:
        there = [army for army in g.armies if army.area == area]
        whole = Army(
            area,
            sum(army.ninf for army in there),
            sum(army.ncav for army in there),
            sum(army.iinf for army in there),
            sum(army.icav for army in there),
        )
        merged += parted(whole)
    g.armies = merged


STEPS: Mapping[str, Runner] = {
    "empires": empires,
    "native_armies": native_armies,
}
