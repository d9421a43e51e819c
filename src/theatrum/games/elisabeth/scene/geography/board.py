"""The static part of the Europe board: everything that is printed on the map, nothing that lies on it [E1-2]."""

from __future__ import annotations

from functools import cache

import msgspec

from theatrum.core import scene
from theatrum.core.scene import Board, Label, Lens, Link, Name, Text
from theatrum.games.elisabeth.scene.geography.atlas import HEIGHT, MARKS, OLD_NAMES, WATERS, WAYS, WIDTH
from theatrum.games.elisabeth.tables.places import CAPITALS, FORTRESS, KEY, SPACES
from theatrum.games.elisabeth.tables.places import zone as zone_of

TONES = (
    "green",
    "yellow",
    "red",
    "blue",
    "black",
    "orange",
    "lime",
    "purple",
    "wine",
    "sky",
    "rose",
    "grey",
)
"""By power, the independent last: the colours of home spaces [E1-2.1.5]."""
REALMS = TONES[:-1]
"""Land that is independent keeps the colour of land."""
BACKDROP = "europe"
LOW_COUNTRIES = Lens(
    title=Text("lens-low-countries"), source=(860, 385, 640, 585), target=(2120, 40, 1040, 950)
)
"""The most crowded part of the map, where six powers meet; there is room for it in the east, beyond the last space."""
_PRINTED_CAPITALS = frozenset(place for places in CAPITALS for place in places)


def plain_shape(place: int) -> str:
    """E1-2.1 By kind, whoever has a capital there."""
    return {KEY: "key", FORTRESS: "fortress"}.get(SPACES[place].kind, "circle")


@cache
def _printed(place: int) -> scene.Space:
    """E1-2.1 A space as printed: shape by kind, colour by home power, a pale heart if Protestant [E1-2.3.3]."""
    row, mark = SPACES[place], MARKS[place]
    return scene.Space(
        id=row.noun,
        x=mark.x,
        y=mark.y,
        shape="capital" if place in _PRINTED_CAPITALS else plain_shape(place),
        label=Name(row.noun),
        principal=row.kind == KEY,
        home=TONES[row.home],
        ring=row.printed_protestant,
        beside=mark.side,
    )


def space(
    place: int,
    *,
    shape: str = "",
    tone: str = "",
    ring: bool | None = None,
    icons: list[scene.Icon] | None = None,
    lines: list[scene.Words] | None = None,
    reconstructed: scene.Words = "",
) -> scene.Space:
    """A space as it is now: `tone` of who holds it, `ring` if Protestant, another `shape` where a fortress was built
    or a capital founded."""
    printed = _printed(place)
    return msgspec.structs.replace(
        printed,
        shape=shape or printed.shape,
        tone=tone,
        ring=printed.ring if ring is None else ring,
        icons=icons or [],
        lines=lines or [],
        reconstructed=reconstructed,
    )


def zone(place: int, *, lines: list[scene.Words] | None = None) -> scene.Space:
    """E1-2.5.4 A sea zone: an area of water with its name; fleets lie around its middle."""
    printed = _printed_zone(place)
    return msgspec.structs.replace(printed, lines=lines) if lines else printed


@cache
def _printed_zone(place: int) -> scene.Space:
    row = zone_of(place)
    water = WATERS[place - len(SPACES)]
    return scene.Space(
        id=row.noun,
        x=water.x,
        y=water.y,
        shape="area",
        terrain="sea",
        label=Name(row.noun),
        outline=water.outline,
    )


@cache
def links() -> list[Link]:
    """E1-2.0.2 All connections: roads, passes dotted, inland waterways blue [E1-2.5.2, E1-2.5.3]."""
    return [Link(a=f"space:{w.a}", b=f"space:{w.b}", kind=w.kind, via=w.via) for w in WAYS]


@cache
def _old_names() -> list[Label]:
    return [Label(text=n.text, x=n.x, y=n.y, size=n.size, style=n.style) for n in OLD_NAMES]


def static_board() -> Board:
    """The map as printed, without pieces."""
    return frame(
        [
            *(zone(len(SPACES) + i) for i in range(len(WATERS))),
            *(space(s.index) for s in SPACES),
        ]
    )


def frame(spaces: list[scene.Space], pieces: list[scene.Piece] | None = None) -> Board:
    """The board around its spaces and pieces."""
    return Board(
        id="board:europe",
        title=Text("board-europe"),
        brief=Text("board-europe-brief"),
        icon="fortress",
        key=Text("board-europe-key"),
        kind="map",
        width=WIDTH,
        height=HEIGHT,
        spaces=spaces,
        links=links(),
        pieces=pieces or [],
        backdrop=BACKDROP,
        realms=list(REALMS),
        labels=_old_names(),
        lenses=[LOW_COUNTRIES],
    )
