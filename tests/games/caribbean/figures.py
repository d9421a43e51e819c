"""Positions for the figures of Caribbean's rulebook: worked examples, laid out as their tests do. Arrows go where the rules
let one go."""

from __future__ import annotations

import itertools

from games.caribbean.builders import a_table, area, colony, fleet, leader, moving, place
from games.caribbean.fights import at_war
from layout import Layout, Layouts
from theatrum.games.caribbean.queries.movement import sail_cost, why_no_sail
from theatrum.games.caribbean.queries.supply import line_home
from theatrum.games.caribbean.state import Caribbean, Nest, PirateFleet
from theatrum.games.caribbean.tables.nations import SPAIN
from theatrum.games.caribbean.tables.places import PLACE

HAVANA, CUBA, SANTIAGO, PORT_ROYAL, TORTUGA = "tc_17", "tc_18", "tc_19", "tc_20", "tc_13"
YELLOW, RED = "yellow", "red"


def figures() -> Layouts:
    return {
        "march-over-cuba": march(),
        "voyage-to-havana": voyage(),
        "treasure-from-panama": treasure(),
        "residence-recruits": recruits(),
        "support-fire": support_fire(),
        "pirate-nest": nest(),
        "undefended-village": village(),
        "colonizing-next-door": colonizing(),
        "supply-line": supply_line(),
    }


def _areas(*names: str) -> list[str]:
    return [f"area:{name}" for name in names]


def march() -> Layout:
    """WE-08"""
    g = a_table("spain", "england")
    colony(g, HAVANA, "spain", "settlement")
    colony(g, CUBA, "spain", "pathways")
    cortes = leader(g, "spain", "conquistador", at=HAVANA)
    shown = g.copy()
    asked = moving(g, cortes).answer("march", f"area:{CUBA}")
    assert asked.may("march", f"area:{SANTIAGO}")
    way = _areas(HAVANA, CUBA, SANTIAGO)
    return Layout(shown, way, arrows=[(YELLOW, step) for step in itertools.pairwise(way)])


def _course(g: Caribbean, *names: str) -> tuple[list[str], list[int]]:
    """The nouns of a course, and what each step costs; every step is legal."""
    for here, there in itertools.pairwise(names):
        assert why_no_sail(g, SPAIN, place(here), place(there), 10) is None
    return [PLACE.noun[place(name)] for name in names], [
        sail_cost(g, SPAIN, place(name)) for name in names[1:]
    ]


def voyage() -> Layout:
    """WE-09"""
    g = a_table("spain", "england")
    colony(g, HAVANA, "spain", "settlement")
    g.weather[place("tc_17_coast")] = 1
    fleet(g, "spain", "home_spain", {"nao": 1})
    way, costs = _course(g, "home_spain", "tz_north_atlantic", "north_atlantic_sea", "tc_17_coast")
    assert costs == [10, 4, 2]
    about = [*way, f"area:{HAVANA}"]
    return Layout(g, about, arrows=[(YELLOW, step) for step in itertools.pairwise(way)])


def treasure() -> Layout:
    """WE-10"""
    g = a_table("spain", "england")
    fleet(g, "spain", "ca_01_atlantic", {"nao": 2}, kind="treasure", gold=2)
    names = ["ca_01_atlantic", "tc_01_coast", "tc_02_coast", "caribbean_sea", "central_atlantic"]
    way, costs = _course(g, *names, "tz_central_atlantic", "home_spain")
    assert costs == [1, 1, 4, 4, 8, 0]
    return Layout(g, way, arrows=[(YELLOW, step) for step in itertools.pairwise(way)])


def recruits() -> Layout:
    """WE-06"""
    g = a_table("spain", "england")
    colony(g, PORT_ROYAL, "spain", "town", "port", "residence", "warehouse", "arms_manufacture", "ship_yard")
    colony(g, HAVANA, "spain", "settlement")
    colony(g, TORTUGA, "spain", "settlement")
    leader(g, "spain", "conquistador", at=TORTUGA)
    fleet(g, "spain", "tc_17_coast", {"nao": 1}, kind="treasure")
    places = _areas(PORT_ROYAL, TORTUGA)
    goals = [[places[0]], places, [places[0], "coast:tc_17_coast"]]
    return Layout(
        g, [*places, *_areas(HAVANA), "coast:tc_17_coast"], arrows=[(YELLOW, goal) for goal in goals]
    )


def support_fire() -> Layout:
    """WE-20"""
    g = at_war()
    colony(g, PORT_ROYAL, "england", "town", "port", garrison=4)
    fleet(g, "england", "tc_20_coast", {"frigate": 4})
    fleet(g, "spain", "tc_20_coast", {"galleon": 5})
    leader(g, "spain", "conquistador", at=PORT_ROYAL, inf=4)
    return Layout(g, [f"area:{PORT_ROYAL}", "coast:tc_20_coast"])


def nest() -> Layout:
    """WE-25"""
    g = a_table("spain", "england")
    g.nests = [Nest(place("tc_13_coast"), 11)]
    g.nests[0].discovered = True
    return Layout(g, [f"area:{TORTUGA}", "coast:tc_13_coast"])


def village() -> Layout:
    """WE-38"""
    g = at_war()
    colony(g, SANTIAGO, "spain", "settlement")
    colony(g, CUBA, "england", "village", "palisades")
    cortes = leader(g, "spain", "conquistador", at=SANTIAGO)
    shown = g.copy()
    moving(g, cortes).answer("march", f"area:{CUBA}")
    assert g.owner[area(CUBA)] == SPAIN
    way = _areas(SANTIAGO, CUBA)
    return Layout(shown, way, arrows=[(YELLOW, way)])


def colonizing() -> Layout:
    """WE-33"""
    g = a_table("france", "spain")
    colony(g, CUBA, "france", "settlement")
    colony(g, HAVANA, "france", markers=("tobacco",))
    leader(g, "france", "conquistador", at=HAVANA, settlers=2, sp=10, pio=2, ducats=4)
    return Layout(g, _areas(HAVANA, CUBA), marked=[f"area:{HAVANA}"])


def supply_line() -> Layout:
    """CC-10.2 Pirates lie before Santiago; over the colony beside it a line leads home all the same."""
    g = a_table("spain", "england")
    santiago = colony(g, SANTIAGO, "spain", "settlement")
    g.pirates.append(PirateFleet(1, place("tc_19_coast"), 1))
    assert not line_home(g, SPAIN, santiago)
    colony(g, CUBA, "spain", "settlement")
    assert line_home(g, SPAIN, santiago)
    way = [*_areas(SANTIAGO, CUBA), "coast:tc_18_north"]
    return Layout(g, [*way, "coast:tc_19_coast"], arrows=[(YELLOW, way)])
