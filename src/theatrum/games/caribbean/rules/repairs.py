"""CC-6.7.6 Damaged ships are repaired at the end of an impulse."""

from __future__ import annotations

from theatrum.games.caribbean.queries.presence import in_play
from theatrum.games.caribbean.queries.ships import in_own_port
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, N_SHIPS, SHIPS, is_fleet
from theatrum.games.caribbean.tables.places import AREA_OF, is_home

NAVAL_BASE = BUILDING.by_id["naval_base"]


def repair_ships(g: Caribbean) -> None:
    """CC-6.7.6 In the home base or an own port; line ships only in the home base or a colony with a naval base."""
    for nation in g.nations:
        repair(g, BASE_OF[nation], line=True)
        for fleet in in_play(g, nation):
            if not is_fleet(fleet) or not any(g.ships[fleet][N_SHIPS:]):
                continue
            place = g.where[fleet]
            if is_home(place):
                repair(g, fleet, line=True)
            elif in_own_port(g, fleet):
                repair(g, fleet, line=g.has_building(AREA_OF[place], NAVAL_BASE))


def repair(g: Caribbean, figure: int, line: bool) -> None:
    """Its damaged ships are sound again; line ships only if they may."""
    ships = g.ships[figure]
    if not ships or not any(ships[N_SHIPS:]):
        return
    for kind in range(N_SHIPS):
        n = ships[N_SHIPS + kind]
        if n and (line or SHIPS[kind].kind != "L"):
            g.add_ships(figure, kind, -n, damaged=True)
            g.add_ships(figure, kind, n)
    g.tell("ships-repaired", fleet=FIGURE.noun[figure])
