"""Divisions and fleets on the map: one piece per seat and tile, which opens to what the viewer may know [GS-20].

Of others' units one sees the class (by the token's colour and shape) and which regiments ride on which squadron.
"""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.core.contract import Seat
from theatrum.core.scene import Piece, Text, Words
from theatrum.games.generalship.state import ENDED, Generalship
from theatrum.games.generalship.tables import CLASSES, KINDS, NATIONS, SEA, SHIP, TILES

SHAPES = ("disc", "disc", "hull")
"""Of a token, by class."""
CLASS_TONES = ("brown", "ink", "black")
LETTERS = tuple(Text(f"letter-{kind.id}") for kind in KINDS)
CLASS_LETTERS = tuple(Text(f"letter-{name}") for name in CLASSES)


def tone(g: Generalship, seat: Seat) -> str:
    """The colour of a seat: its nation's, once it is chosen."""
    return NATIONS[g.nation[seat]].tone if g.nation[seat] >= 0 else "grey"


def letter(g: Generalship, seat: Seat) -> Words:
    """What tells a seat's things apart without colour."""
    return Text(f"letter-{NATIONS[g.nation[seat]].id}") if g.nation[seat] >= 0 else str(seat + 1)


def stacks(g: Generalship, viewer: Seat | None) -> list[Piece]:
    """All divisions and fleets, in the order of the places on the map."""
    groups: dict[tuple[int, Seat], list[int]] = {}
    for unit, kind in enumerate(g.unit_kind):
        if kind >= 0:
            groups.setdefault((g.unit_at[unit], g.unit_seat[unit]), []).append(unit)
    return [_stack(g, position, seat, groups[position, seat], viewer) for position, seat in sorted(groups)]


def _stack(g: Generalship, position: int, seat: Seat, units: list[int], viewer: Seat | None) -> Piece:
    tile = TILES[g.tile[position]]
    fleet = g.terrain[position] == SEA
    name = f"{seat}-{tile.id}"
    return Piece(
        id=f"stack:{name}",
        shape="hull" if fleet else "shield",
        at=tile.noun,
        tone=tone(g, seat),
        letter=letter(g, seat),
        label=Text("stack-fleet" if fleet else "stack-division", nation=g.noun_of(seat), n=len(units)),
        count=len(units),
        parts=own_parts(g, units, name) if seat == viewer else others_parts(g, units, name),
    )


# ---- what the owner sees ---------------------------------------------------------------------------------------------
def own_parts(g: Generalship, units: Iterable[int], name: str) -> list[Piece]:
    """Units by kind and by what they can still do; squadrons one by one, with those aboard."""
    units = list(units)
    return [
        *_own_groups(g, [u for u in units if g.unit_ship[u] < 0 and KINDS[g.unit_kind[u]].cls != SHIP], name),
        *(_own_squadron(g, u, units, name) for u in units if KINDS[g.unit_kind[u]].cls == SHIP),
    ]


def _own_groups(g: Generalship, units: list[int], name: str) -> list[Piece]:
    groups: dict[tuple[int, int, int, int], int] = {}
    for u in units:
        key = (g.unit_kind[u], g.unit_marks[u], g.unit_bp[u], g.unit_extra[u])
        groups[key] = groups.get(key, 0) + 1
    out = []
    for kind, marks, bp, extra in sorted(groups):
        n = groups[kind, marks, bp, extra]
        piece_id = f"part:{name}-{KINDS[kind].id}-{marks}-{bp}-{extra}"
        out.append(_own_part(g, piece_id, kind, n, marks, bp, extra))
    return out


def _own_squadron(g: Generalship, ship: int, units: list[int], name: str) -> Piece:
    kind = g.unit_kind[ship]
    piece_id = f"part:{name}-{KINDS[kind].id}-{ship}"
    piece = _own_part(g, piece_id, kind, 1, g.unit_marks[ship], g.unit_bp[ship], g.unit_extra[ship])
    piece.parts = _own_groups(g, [u for u in units if g.unit_ship[u] == ship], f"{name}-{ship}")
    return piece


def _own_part(g: Generalship, piece_id: str, kind: int, n: int, marks: int, bp: int, extra: int) -> Piece:
    """Movement points are told while somebody marches: at other times they mean nothing [GS-11.1]."""
    table = KINDS[kind]
    piece = Piece(
        id=piece_id,
        noun=table.noun,
        shape=SHAPES[table.cls],
        tone=CLASS_TONES[table.cls],
        letter=LETTERS[kind],
        count=n,
        label=Text("part", unit=table.noun, n=n),
    )
    if g.action == "march":
        if marks & ENDED:
            piece.faded = True
            piece.label = Text("part-ended", unit=table.noun, n=n)
        else:
            piece.badge = f"{bp}+{extra}" if extra else bp
            piece.label = Text("part-moving", unit=table.noun, n=n, bp=bp + extra)
    return piece


# ---- what others see -------------------------------------------------------------------------------------------------
def others_parts(g: Generalship, units: Iterable[int], name: str) -> list[Piece]:
    """Classes and numbers; squadrons one by one, with those aboard."""
    units = list(units)
    return [
        *_class_groups(
            g, [u for u in units if g.unit_ship[u] < 0 and KINDS[g.unit_kind[u]].cls != SHIP], name
        ),
        *(_class_squadron(g, u, units, name) for u in units if KINDS[g.unit_kind[u]].cls == SHIP),
    ]


def _class_groups(g: Generalship, units: list[int], name: str) -> list[Piece]:
    groups: dict[tuple[int, bool], int] = {}
    for u in units:
        key = (KINDS[g.unit_kind[u]].cls, _has_ended(g, u))
        groups[key] = groups.get(key, 0) + 1
    return [_class_part(name, cls, groups[cls, ended], ended) for cls, ended in sorted(groups)]


def _class_squadron(g: Generalship, ship: int, units: list[int], name: str) -> Piece:
    piece = _class_part(f"{name}-{ship}", SHIP, 1, _has_ended(g, ship))
    piece.parts = _class_groups(g, [u for u in units if g.unit_ship[u] == ship], f"{name}-{ship}")
    return piece


def _has_ended(g: Generalship, unit: int) -> bool:
    """Everybody saw whether a unit's movement has ended in this turn; what points it has left depends on its kind."""
    return g.action == "march" and bool(g.unit_marks[unit] & ENDED)


def _class_part(name: str, cls: int, n: int, ended: bool) -> Piece:
    return Piece(
        id=f"part:{name}-{CLASSES[cls]}{'-ended' if ended else ''}",
        shape=SHAPES[cls],
        tone=CLASS_TONES[cls],
        letter=CLASS_LETTERS[cls],
        count=n,
        label=Text("part-ended" if ended else "part", unit=f"class:{CLASSES[cls]}", n=n),
        face_down=True,
        faded=ended,
    )
