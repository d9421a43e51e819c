"""The Europe map [E1-2]: spaces and sea zones, which together are the *places* where pieces stand.

Places are numbered: the spaces first (0 … N_SPACES-1), then the sea zones. The map never changes, so everything that
can be told from it alone is precomputed here.
"""

from __future__ import annotations

import msgspec

from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    INDEPENDENT,
    NOBODY,
    POWER_IDS,
    POWERS,
    SCOTLAND,
)
from theatrum.games.elisabeth.tables.records import map as written
from theatrum.kit.data import Ids, Place, refuse
from theatrum.kit.nouns import Family

UNFORTIFIED, FORTRESS, KEY = range(3)
KINDS = ("unfortified", "fortress", "key")
NORMAL, PASS_LINK, WATERWAY = range(3)
LINKS = ("normal", "pass", "inland_waterway")
AREAS = ("none", "netherlands", "france", "england", "scotland")
NO_AREA, NETHERLANDS_AREA, FRANCE_AREA, ENGLAND_AREA, SCOTLAND_AREA = range(5)
"""The religious struggle areas [E1-2.3.1]."""


class Space(msgspec.Struct, frozen=True):
    """A city space [E1-2.1]."""

    index: int
    id: str
    kind: int
    home: int
    """The power whose home space it is, and which controls it by default; INDEPENDENT for nobody's."""
    second_home: int
    """The other home power of a split space [E1-2.5.1], else NOBODY."""
    faction: str
    """Which Protestants call it home: "huguenot", "dutch" or ""."""
    area: int
    printed_protestant: bool
    zones: tuple[int, ...]
    """The sea zones of its port, as places; empty if it has none."""
    inland_partner: int
    """The port through which an inland port reaches the sea [E1-16.7], else NOBODY."""
    no_land_raise: bool
    no_galley: bool
    galley_only: bool
    lat: float
    lon: float

    @property
    def noun(self) -> str:
        return f"space:{self.id}"


class Zone(msgspec.Struct, frozen=True):
    """A sea zone [E1-2.5.4]."""

    index: int
    """As a place."""
    id: str
    mediterranean: bool
    neighbours: tuple[int, ...]
    ports: tuple[int, ...]
    lat: float
    lon: float

    @property
    def noun(self) -> str:
        return f"zone:{self.id}"


_rows = written.SPACES.load().spaces
_zone_rows = written.SEA_ZONES.load().zones
N_SPACES = len(_rows)
N_ZONES = len(_zone_rows)
N_PLACES = N_SPACES + N_ZONES
PLACE = Family("place", [*(f"space:{row.id}" for row in _rows), *(f"zone:{row.id}" for row in _zone_rows)])
PLACE_NOUN = PLACE.noun
_PLACES = Ids("place", PLACE.by_id)  # type: ignore[arg-type]


def _space(index: int, row: written.SpaceRow) -> Space:
    at = written.SPACES.at
    partner = row.inland_port_partner
    return Space(
        index=index,
        id=row.id,
        kind=KINDS.index(row.kind),
        home=_power(row.home_power or "independent", at(index, row.id, "home_power")),
        second_home=_power(row.second_home_power, at(index, row.id, "second_home_power"))
        if row.second_home_power
        else NOBODY,
        faction=row.protestant_faction or "",
        area=AREAS.index(row.religious_area),
        printed_protestant=row.printed_religion == "protestant",
        zones=_PLACES.find_all(row.ports, at(index, row.id, "ports")),
        inland_partner=_PLACES.find(partner, at(index, row.id, "inland_port_partner")) if partner else NOBODY,
        no_land_raise="no_land_raise" in row.restrictions,
        no_galley="no_galley" in row.restrictions,
        galley_only="galley_only" in row.restrictions,
        lat=row.lat,
        lon=row.lon,
    )


def _power(name: str, place: Place) -> int:
    return Ids("power", [*POWER_IDS, "independent"]).find(name, place)


def _zone(index: int, row: written.ZoneRow) -> Zone:
    return Zone(
        index=index,
        id=row.id,
        mediterranean=row.group == "mediterranean",
        neighbours=_PLACES.find_all(row.adjacent, written.SEA_ZONES.at(index - N_SPACES, row.id, "adjacent")),
        ports=tuple(i for i, space in enumerate(_rows) if row.id in space.ports),
        lat=row.lat,
        lon=row.lon,
    )


SPACES: tuple[Space, ...] = tuple(_space(i, row) for i, row in enumerate(_rows))
ZONES: tuple[Zone, ...] = tuple(_zone(N_SPACES + i, row) for i, row in enumerate(_zone_rows))


def zone(place: int) -> Zone:
    """The sea zone that is this place."""
    return ZONES[place - N_SPACES]


# ---- links -----------------------------------------------------------------------------------------------------------
def _links() -> tuple[tuple[tuple[int, int], ...], ...]:
    out: list[list[tuple[int, int]]] = [[] for _ in SPACES]
    for i, row in enumerate(written.CONNECTIONS.load().connections):
        a, b = _PLACES.find_all((row.a, row.b), written.CONNECTIONS.at(i, f"{row.a} – {row.b}"))
        kind = LINKS.index(row.kind)
        out[a].append((b, kind))
        out[b].append((a, kind))
    return tuple(tuple(sorted(links)) for links in out)


LINKED: tuple[tuple[tuple[int, int], ...], ...] = _links()
"""By space: (other space, kind of link). Whether a power may use a waterway is for `relations.usable_links`."""
WATERWAY_PORT: dict[frozenset[int], int] = {
    frozenset((s.index, s.inland_partner)): s.inland_partner for s in SPACES if s.inland_partner != NOBODY
}
"""The normal port of each inland waterway: only its controller may use the link [E1-2.5.3]."""


def sea_neighbours(place: int) -> tuple[int, ...]:
    """E1-16.1.2 Where a ship can go in one move, as far as the map is concerned. No ship enters an inland port."""
    if place < N_SPACES:
        return () if SPACES[place].inland_partner != NOBODY else SPACES[place].zones
    here = zone(place)
    return (*here.neighbours, *(p for p in here.ports if SPACES[p].inland_partner == NOBODY))


SEA_LINKS: tuple[tuple[int, ...], ...] = tuple(sea_neighbours(place) for place in range(N_PLACES))

# ---- sets of spaces, as bit masks --------------------------------------------------------------------------------------
PORTS = sum(1 << s.index for s in SPACES if s.zones)
PRINTED_KEYS = sum(1 << s.index for s in SPACES if s.kind == KEY)
PRINTED_FORTRESSES = sum(1 << s.index for s in SPACES if s.kind == FORTRESS)
KEYS: tuple[int, ...] = tuple(s.index for s in SPACES if s.kind == KEY)
HOMES: tuple[tuple[int, ...], ...] = tuple(
    tuple(s.index for s in SPACES if p.index in (s.home, s.second_home)) for p in POWERS
)
"""By power: its home spaces, split ones included."""
CAPITALS: tuple[tuple[int, ...], ...] = tuple(tuple(PLACE.by_id[c] for c in p.capitals) for p in POWERS)
"""By power, as printed. The Protestants found theirs; Rudolf II moves that of the HRE [E1-2.1.3]."""
IN_IRELAND: tuple[int, ...] = next(
    tuple(PLACE.by_id[name] for name in row.spaces)
    for row in written.SPACES.load().regions
    if row.id == "ireland"
)
"""OP-2-6 "In Ireland": the whole island, whoever is at home there."""
HOME_OF_AREA = {ENGLAND_AREA: ENGLAND, FRANCE_AREA: FRANCE, SCOTLAND_AREA: SCOTLAND}

for _s in SPACES:
    if _s.home == INDEPENDENT and _s.second_home != NOBODY:
        refuse(
            written.SPACES.at(_s.index, _s.id, "second_home_power"), "an independent space has no second home"
        )
for _z in ZONES:
    for _n in _z.neighbours:
        if _z.index not in zone(_n).neighbours:
            refuse(
                written.SEA_ZONES.at(_z.index - N_SPACES, _z.id, "adjacent"),
                f"{PLACE_NOUN[_n]} does not name {PLACE_NOUN[_z.index]}",
            )
