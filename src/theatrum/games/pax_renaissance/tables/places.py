"""The map [PR-4]: cards that are places, their cities' slots, the borders between them, emporia and routes.

*Spots* are all places of the map that hold a token: first the city slots, then the borders.
"""

from __future__ import annotations

import msgspec

from theatrum.games.pax_renaissance.tables.files import MAP_FILE, CityRow, MapCardRow, RouteRow, TokenRow
from theatrum.games.pax_renaissance.tables.vocabulary import (
    BISHOP,
    COLOURS,
    EAST,
    KNIGHT,
    MEDIEVAL,
    NO_TOKEN,
    PAWN,
    PIRATE,
    RELIGIONS,
    ROOK,
    SIDES,
    WEST,
)
from theatrum.kit.data import Ids, refuse
from theatrum.kit.data import Place as At
from theatrum.kit.nouns import Family


class Slot(msgspec.Struct, frozen=True):
    """A place for one token in a city. Constantinople has three, every other city one [PR-4.4, PR-4.7]."""

    index: int
    city: str
    noun: str
    place: int
    part: int
    """0, or 1 … 3 for the slots of a city with several."""
    icons: tuple[int, int]
    """The token it levies, on the start face and on the reverse."""
    emporium: int
    """Index of the emporium it is, or -1."""
    capital: bool
    start: int
    """The token that stands there at the start, or -1."""


class Border(msgspec.Struct, frozen=True):
    """A gap between two map cards [PR-4.2]."""

    index: int
    id: str
    a: int
    b: int
    sea: bool

    @property
    def noun(self) -> str:
        return f"border:{self.id}"


class Place(msgspec.Struct, frozen=True):
    """A map card [PR-1.7]."""

    index: int
    id: str
    region: int
    row: int
    column: int
    faces: tuple[int, int]
    """Religion (colour) of start and reverse face, or MEDIEVAL."""
    slots: tuple[int, ...]
    borders: tuple[int, ...]
    sea_borders: tuple[int, ...]
    adjacent: tuple[int, ...]
    """Sharing a border or touching diagonally [PR-4.1]."""
    bordering: tuple[int, ...]
    reconstructed: bool
    """The reverse face is our reconstruction [OP-2]."""

    @property
    def noun(self) -> str:
        return f"place:{self.id}"


class Emporium(msgspec.Struct, frozen=True):
    """A star city where a route begins [PR-1.8, PR-11.8]."""

    index: int
    id: str
    row: int
    """The market row whose fairs start here: EAST for black, WEST for white."""
    slot: int
    place: int
    route: tuple[tuple[int, int], ...]
    """(map card, border behind it or -1), in order."""
    open_at_start: bool


# ---- loading --------------------------------------------------------------------------------------------------------
_FILE = MAP_FILE.load()
_CARDS = Ids("map card", (row.id for row in _FILE.map_cards))
_BORDERS = Ids("border", (row.id for row in _FILE.borders))
_EMPORIA = Ids("emporium", (row.id for row in _FILE.emporia_and_routes))


def _at(path: str) -> At:
    return At(MAP_FILE.file, path)


def token(row: TokenRow) -> int:
    """The code of a token or agent as the files write it."""
    if row.piece == "pawn":
        return PAWN
    base = {"knight": KNIGHT, "rook": ROOK, "pirate": PIRATE, "bishop": BISHOP}[row.piece]
    return base + COLOURS.index(row.colour)


def _face(name: str) -> int:
    return MEDIEVAL if name == "medieval" else RELIGIONS.index(name)


def _borders() -> tuple[Border, ...]:
    out = []
    for i, row in enumerate(_FILE.borders):
        a, b = _CARDS.find_all(row.between, _at(f"borders[{i}].between"))
        out.append(Border(i, row.id, a, b, row.sea_border))
    return tuple(out)


def _places() -> tuple[tuple[Place, ...], tuple[Slot, ...]]:
    slots: list[Slot] = []
    places = []
    for i, row in enumerate(_FILE.map_cards):
        first = len(slots)
        for city in row.cities:
            slots += _slots(city, row, i, len(slots))
        mine = tuple(b for b in BORDERS if i in (b.a, b.b))
        places.append(
            Place(
                index=i,
                id=row.id,
                region=SIDES.index(row.region),
                row=row.grid.row,
                column=row.grid.col,
                faces=(_face(row.start_face), _face(row.reverse_face)),
                slots=tuple(range(first, len(slots))),
                borders=tuple(b.index for b in mine),
                sea_borders=tuple(b.index for b in mine if b.sea),
                adjacent=tuple(p for p, other in enumerate(_FILE.map_cards) if p != i and _touch(row, other)),
                bordering=tuple(sorted(b.a + b.b - i for b in mine)),
                reconstructed=row.reverse_face_provenance.reconstructed,
            )
        )
    return tuple(places), tuple(slots)


def _touch(a: MapCardRow, b: MapCardRow) -> bool:
    """PR-4.1 Sharing a border or touching diagonally."""
    return abs(a.grid.row - b.grid.row) <= 1 and abs(a.grid.col - b.grid.col) <= 1


def _slots(city: CityRow, card: MapCardRow, place: int, first: int) -> list[Slot]:
    several = city.slots > 1
    icons = [city.icons_by_face.get(face, ()) for face in (card.start_face, card.reverse_face)]
    if any(len(tokens) != city.slots for tokens in icons):
        refuse(
            _at(f"map_cards, {city.id}"), f"each face has to show an icon for each of its {city.slots} slots"
        )
        return []
    return [
        Slot(
            index=first + part,
            city=city.id,
            noun=f"city:{city.id}_{part + 1}" if several else f"city:{city.id}",
            place=place,
            part=part + 1 if several else 0,
            icons=(token(icons[0][part]), token(icons[1][part])),
            emporium=_EMPORIA.index.get(city.id, -1),
            capital=city.capital,
            start=token(city.start_tokens[part]) if part < len(city.start_tokens) else NO_TOKEN,
        )
        for part in range(city.slots)
    ]


def _emporia() -> tuple[Emporium, ...]:
    out = []
    for i, row in enumerate(_FILE.emporia_and_routes):
        slot = next((s for s in SLOTS if s.emporium == i), None)
        if slot is None:
            refuse(_at(f"emporia_and_routes[{i}].id"), f"there is no city {row.id!r}")
            continue
        out.append(
            Emporium(
                index=i,
                id=row.id,
                row=SIDES.index(row.market),
                slot=slot.index,
                place=slot.place,
                route=_route(row, f"emporia_and_routes[{i}].route"),
                open_at_start=row.start_state == "active",
            )
        )
    return tuple(out)


def _route(row: RouteRow, path: str) -> tuple[tuple[int, int], ...]:
    """PR-11.8 The stations of a route, each with the border that leads on."""
    stations = [
        (_CARDS if station.type == "map_card" else _BORDERS).find(station.id, _at(f"{path}[{i}].id"))
        for i, station in enumerate(row.route)
    ]
    if [station.type for station in row.route] != ["map_card", "border"] * (len(stations) // 2) + [
        "map_card"
    ]:
        refuse(_at(path), "a route is a map card, a border, a map card … and ends with a map card")
        return ()
    return tuple(zip(stations[::2], [*stations[1::2], -1], strict=True))


BORDERS = _borders()
PLACES, SLOTS = _places()
EMPORIA = _emporia()
PLACE = {p.id: p.index for p in PLACES}
SLOT = {s.noun: s.index for s in SLOTS}
BORDER = {b.id: b.index for b in BORDERS}
EMPORIUM = {e.id: e.index for e in EMPORIA}
REGION_MASK = tuple(sum(1 << p.index for p in PLACES if p.region == side) for side in (EAST, WEST))
"""PR-4.8 The East and The West, as bit sets."""
N_SLOTS, N_BORDERS = len(SLOTS), len(BORDERS)
SPOT = Family("spot", [*(s.noun for s in SLOTS), *(b.noun for b in BORDERS)])
SPOT_NOUN = SPOT.noun
"""Noun of a spot: a slot, or N_SLOTS + a border."""
SLOT_PLACE = tuple(s.place for s in SLOTS)
PLACE_BY_NOUN = Family("place", [p.noun for p in PLACES])
PLACE_NOUN = PLACE_BY_NOUN.noun
EMPORIA_OF = tuple(tuple(e.index for e in EMPORIA if e.row == row) for row in (EAST, WEST))
OPEN_SLOTS: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {
    (black, white): tuple(
        tuple(s for s in p.slots if SLOTS[s].emporium in (-1, black, white)) for p in PLACES
    )
    for black in EMPORIA_OF[EAST]
    for white in EMPORIA_OF[WEST]
}
"""PR-4.5 For the two uncovered emporia: the slots in play of each map card."""
VENICE = SLOT["city:venice"]
CONSTANTINOPLE = tuple(s.index for s in SLOTS if s.part)
"""PR-4.7 The three slots of Constantinople."""
