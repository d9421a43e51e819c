"""Divisions and fleets on the map: one piece per seat and tile, which opens to what the viewer may know [GS-20].

Of others' units one sees the class (by the token's colour and shape) and which regiments ride on which squadron.
"""

from __future__ import annotations

from functools import cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Piece, Text, Words
from theatrum.games.generalship.state import ENDED, Generalship
from theatrum.games.generalship.tables.nations import NATIONS, TILES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES, SEA, SHIP

SHAPES = ("disc", "disc", "hull")
"""Of a token, by class."""
CLASS_TONES = ("brown", "ink", "black")
LETTERS = tuple(Text(f"letter-{kind.id}") for kind in KINDS)
CLASS_LETTERS = tuple(Text(f"letter-{name}") for name in CLASSES)


def tone(g: Generalship, seat: Seat) -> str:
    """The colour of a seat: its nation's, once it is chosen."""
    return tone_of(g.nation[seat])


def tone_of(nation: int) -> str:
    return NATIONS[nation].tone if nation >= 0 else "grey"


def letter(g: Generalship, seat: Seat) -> Words:
    """What tells a seat's things apart without colour."""
    return letter_of(seat, g.nation[seat])


@cache
def letter_of(seat: Seat, nation: int) -> Words:
    return Text(f"letter-{NATIONS[nation].id}") if nation >= 0 else str(seat + 1)


def noun_of(seat: Seat, nation: int) -> str:
    """What answers call a player: by the nation, once it is chosen."""
    return NATIONS[nation].noun if nation >= 0 else f"seat:{seat}"


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
        parts=parts(g, units, name, own=seat == viewer, moving=g.action == "march"),
    )


def parts(g: Generalship, units: list[int], name: str, own: bool, moving: bool) -> list[Piece]:
    """What a stack holds. `moving`: movement matters now [GS-11.1]; at other times points and marks mean nothing."""
    show = Show(g, name, own, moving)
    ashore = [u for u in units if g.unit_ship[u] < 0 and KINDS[g.unit_kind[u]].cls != SHIP]
    return [*show.groups(ashore), *show.squadrons(units)]


class Show:
    """How the tokens of one stack are shown: to their owner by kind, to others by class."""

    def __init__(self, g: Generalship, name: str, own: bool, moving: bool) -> None:
        self.g = g
        self.name = name
        self.own = own
        self.moving = moving

    def groups(self, units: list[int], aboard: str = "") -> list[Piece]:
        """Tokens that look alike are one piece with a count."""
        looks: dict[tuple[int, int, int, int], int] = {}
        for u in units:
            look = self.look(u)
            looks[look] = looks.get(look, 0) + 1
        return [self.piece(look, looks[look], aboard) for look in sorted(looks)]

    def squadrons(self, units: list[int]) -> list[Piece]:
        """Squadrons, each of which opens to those aboard.

        The owner's are told apart by their places in the table of units. Others' are put in the order of what is seen
        of them: where they stand in that table would tell which is which, to those who saw them drafted.
        """
        g = self.g
        ships = [u for u in units if KINDS[g.unit_kind[u]].cls == SHIP]
        aboard = {ship: [u for u in units if g.unit_ship[u] == ship] for ship in ships}
        if not self.own:
            ships.sort(key=lambda ship: (self.look(ship), sorted(self.look(u) for u in aboard[ship])))
        out = []
        for place, ship in enumerate(ships):
            tag = f"-{ship if self.own else place}"
            piece = self.piece(self.look(ship), 1, tag)
            piece.parts = self.groups(aboard[ship], tag)
            out.append(piece)
        return out

    def look(self, unit: int) -> tuple[int, int, int, int]:
        """Kind or class, whether its movement has ended, and (for the owner) ordinary and extra movement points.

        Everybody saw whether a unit's movement has ended; what points it has left depends on its kind.
        """
        g = self.g
        ended = int(self.moving and bool(g.unit_marks[unit] & ENDED))
        if not self.own:
            return KINDS[g.unit_kind[unit]].cls, ended, 0, 0
        if ended or not self.moving:
            return g.unit_kind[unit], ended, 0, 0
        return g.unit_kind[unit], 0, g.unit_bp[unit], g.unit_extra[unit]

    def piece(self, look: tuple[int, int, int, int], n: int, aboard: str) -> Piece:
        which, ended, bp, extra = look
        cls = KINDS[which].cls if self.own else which
        noun = KINDS[which].noun if self.own else f"class:{CLASSES[which]}"
        piece = Piece(
            id=f"part:{self.name}{aboard}-{noun.partition(':')[2]}{'-ended' if ended else f'-{bp}-{extra}'}",
            noun=noun if self.own else "",
            shape=SHAPES[cls],
            tone=CLASS_TONES[cls],
            letter=LETTERS[which] if self.own else CLASS_LETTERS[which],
            label=Text("part-ended" if ended else "part", unit=noun, n=n),
            count=n,
            face_down=not self.own,
            faded=bool(ended),
        )
        if self.own and self.moving and not ended:
            piece.badge = f"{bp}+{extra}" if extra else bp
            piece.label = Text("part-moving", unit=noun, n=n, bp=bp + extra)
        return piece
