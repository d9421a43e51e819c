"""The world map as it is printed: where ocean zones and settlements lie, winds and passages [E1-2.6].

Degrees on a grid, as `tools/elisabeth_map/world.py` draws the coast. A settlement lies where it lies; a zone where there
is water enough for its name.
"""

from __future__ import annotations

from functools import cache

from theatrum.core.scene import Lens, Link, Text
from theatrum.games.elisabeth.tables.records.world import WORLD_MAP
from theatrum.games.elisabeth.tables.world import OCEAN, SETTLEMENT

WEST, EAST, SOUTH, NORTH = -142.0, 164.0, -47.0, 58.0
WIDTH, HEIGHT = 3200, 1700
BACKDROP = "world"
ZONES = {
    "north_atlantic": (-43.0, 40.0),
    "antilles": (-56.0, 25.0),
    "spanish_main": (-63.0, 14.0),
    "guinea_coast": (-13.0, 1.0),
    "brazilian_coast": (-19.0, -16.0),
    "south_atlantic": (-30.0, -35.0),
    "chilean_coast": (-104.0, -22.0),
    "mexican_coast": (-113.0, -1.0),
    "south_pacific": (143.0, 3.0),
    "indian_ocean": (76.0, -13.0),
}
"""Longitude and latitude of the middle of a zone's name."""
BENT = {
    ("guinea_coast", "antilles"): (-30.0, 10.0),
    ("antilles", "north_atlantic"): (-58.0, 35.0),
    ("north_atlantic", "guinea_coast"): (-21.0, 26.0),
    ("spanish_main", "brazilian_coast"): (-36.0, 4.0),
    ("guinea_coast", "south_atlantic"): (-2.0, -22.0),
    ("south_atlantic", "chilean_coast"): (-72.0, -62.0),
    ("guinea_coast", "indian_ocean"): (18.0, -56.0),
    ("indian_ocean", "south_pacific"): (116.0, -17.0),
}
"""Where a way is pulled to, so that it stays at sea."""
CARIBBEAN = Lens(title=Text("lens-caribbean"), source=(395, 395, 620, 420), target=(2030, 30, 1140, 772))
"""Where most settlements lie close together; there is room for it over Asia."""
SIDES = {
    "nombre_de_dios_panama": "w",
    "cartagena_indias": "s",
    "san_juan": "e",
    "santo_domingo": "n",
    "san_juan_de_ulua": "w",
    "acapulco": "s",
    "newfoundland": "w",
    "roanoke": "w",
    "florida": "w",
    "lima": "w",
    "valparaiso": "w",
    "pernambuco": "w",
    "bahia": "w",
    "france_antarctique": "w",
    "santiago": "w",
    "guiana": "s",
}
"""Where a settlement's name is best written; else at the right."""
_FILE = WORLD_MAP.load()


def at(lon: float, lat: float) -> tuple[float, float]:
    """From degrees to the board's units."""
    return (
        round((lon - WEST) / (EAST - WEST) * WIDTH, 1),
        round((NORTH - lat) / (NORTH - SOUTH) * HEIGHT, 1),
    )


ZONE_AT = tuple(at(*ZONES[row.id]) for row in _FILE.ocean_zones)
"""By ocean zone."""
SETTLEMENT_AT = tuple(at(row.lon, row.lat) for row in _FILE.settlements)
"""By settlement."""


@cache
def links() -> list[Link]:
    """E1-2.6, E1-16.1.21 Winds blow one way, dangerous passages are so both ways. What leaves the sheet in the Pacific is
    part of the coast's drawing."""
    out = []
    for row in _FILE.links:
        if not row.drawn_adjacent and (row.a, row.b) not in BENT:
            continue
        kind = {"trade_wind": "wind", "dangerous_passage": "danger", "plain": "sea"}[row.kind]
        a, b = (row.wind_from, row.wind_to) if row.wind_from else (row.a, row.b)
        bent = BENT.get((row.a, row.b))
        out.append(
            Link(
                a=OCEAN.noun[OCEAN.by_id[a]],
                b=OCEAN.noun[OCEAN.by_id[b]],
                kind=kind,
                via=[at(*bent)] if bent else [],
            )
        )
    return out


@cache
def shores() -> list[Link]:
    """E1-2.6 Which zones a settlement adjoins."""
    return [
        Link(a=SETTLEMENT.noun[i], b=OCEAN.noun[OCEAN.by_id[zone]], kind="border")
        for i, row in enumerate(_FILE.settlements)
        for zone in row.ocean_zones
    ]
