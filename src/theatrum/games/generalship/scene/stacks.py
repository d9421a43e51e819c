"""Divisions and fleets on the map: one piece per seat and tile, which opens to what the viewer may know [GS-20].

Of others' units one sees the class (by the token's colour and shape) and which regiments ride on which squadron.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

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
REMEMBERED = 4000
"""Stacks as they looked, kept ready: the same piece as long as nothing about it changes, which spares everyone the
comparing."""
Look = tuple[int, int, int, int]
Group = tuple[Look, int]
"""Tokens that look alike, and how many there are."""
Held = tuple[tuple[Group, ...], tuple[tuple[str, Look, tuple[Group, ...]], ...]]
"""What a stack holds: tokens ashore, and squadrons, each with a tag, its own look and those aboard."""
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


def stacks(g: Generalship) -> list[Piece]:
    """All divisions and fleets as others see them, in the order of the places on the map."""
    groups: dict[tuple[int, Seat], list[int]] = {}
    for unit, kind in enumerate(g.unit_kind):
        if kind >= 0:
            groups.setdefault((g.unit_at[unit], g.unit_seat[unit]), []).append(unit)
    return [_stack(g, position, seat, groups[position, seat], own=False) for position, seat in sorted(groups)]


def own_stacks(g: Generalship, viewer: Seat) -> list[Piece]:
    """The viewer's divisions and fleets, as they look to him."""
    groups: dict[int, list[int]] = {}
    for unit, seat in enumerate(g.unit_seat):
        if seat == viewer and g.unit_kind[unit] >= 0:
            groups.setdefault(g.unit_at[unit], []).append(unit)
    return [_stack(g, position, viewer, units, own=True) for position, units in groups.items()]


def _stack(g: Generalship, position: int, seat: Seat, units: list[int], own: bool) -> Piece:
    moving = g.action == "march"
    return _drawn_stack(
        g.tile[position],
        g.terrain[position] == SEA,
        seat,
        g.nation[seat],
        len(units),
        own,
        moving,
        _held(g, units, own, moving),
    )


@lru_cache(maxsize=REMEMBERED)
def _drawn_stack(
    index: int, fleet: bool, seat: Seat, nation: int, count: int, own: bool, moving: bool, held: Held
) -> Piece:
    tile = TILES[index]
    name = f"{seat}-{tile.id}"
    return Piece(
        id=f"stack:{name}",
        shape="hull" if fleet else "shield",
        at=tile.noun,
        tone=tone_of(nation),
        letter=letter_of(seat, nation),
        label=Text("stack-fleet" if fleet else "stack-division", nation=noun_of(seat, nation), n=count),
        count=count,
        parts=_Show(name, own, moving).parts(held),
    )


def parts(g: Generalship, units: list[int], name: str, own: bool) -> list[Piece]:
    """What a stack holds, when movement does not matter."""
    return _Show(name, own, moving=False).parts(_held(g, units, own, moving=False))


# ---- what is seen of units ------------------------------------------------------------------------------------------
def _held(g: Generalship, units: list[int], own: bool, moving: bool) -> Held:
    """`moving`: movement matters now [GS-11.1]; at other times points and marks mean nothing.

    The owner's squadrons are told apart by their places in the table of units. Others' are put in the order of what is
    seen of them: where they stand in that table would tell which is which, to those who saw them drafted.
    """
    ashore: list[Look] = []
    ships: list[int] = []
    aboard: dict[int, list[Look]] = {}
    for unit in units:
        if KINDS[g.unit_kind[unit]].cls == SHIP:
            ships.append(unit)
        elif g.unit_ship[unit] < 0:
            ashore.append(_look(g, unit, own, moving))
        else:
            aboard.setdefault(g.unit_ship[unit], []).append(_look(g, unit, own, moving))
    squadrons = [(_look(g, ship, own, moving), _alike(aboard.get(ship, ())), ship) for ship in ships]
    if not own:
        squadrons.sort(key=lambda s: (s[0], [look for look, n in s[1] for _ in range(n)]))
    return _alike(ashore), tuple(
        (f"-{ship if own else place}", look, riders) for place, (look, riders, ship) in enumerate(squadrons)
    )


def _alike(looks: Sequence[Look]) -> tuple[Group, ...]:
    """Tokens that look alike are one piece with a count."""
    counts: dict[Look, int] = {}
    for look in looks:
        counts[look] = counts.get(look, 0) + 1
    return tuple(sorted(counts.items()))


def _look(g: Generalship, unit: int, own: bool, moving: bool) -> Look:
    """Kind or class, whether its movement has ended, and (for the owner) ordinary and extra movement points.

    Everybody saw whether a unit's movement has ended; what points it has left depends on its kind.
    """
    ended = int(moving and bool(g.unit_marks[unit] & ENDED))
    if not own:
        return KINDS[g.unit_kind[unit]].cls, ended, 0, 0
    if ended or not moving:
        return g.unit_kind[unit], ended, 0, 0
    return g.unit_kind[unit], 0, g.unit_bp[unit], g.unit_extra[unit]


class _Show:
    """How the tokens of one stack are shown: to their owner by kind, to others by class."""

    def __init__(self, name: str, own: bool, moving: bool) -> None:
        self.name = name
        self.own = own
        self.moving = moving

    def parts(self, held: Held) -> list[Piece]:
        """Tokens ashore, and squadrons, each of which opens to those aboard."""
        ashore, squadrons = held
        out = self.groups(ashore)
        for tag, look, aboard in squadrons:
            squadron = self.piece(look, 1, tag)
            squadron.parts = self.groups(aboard, tag)
            out.append(squadron)
        return out

    def groups(self, groups: tuple[Group, ...], aboard: str = "") -> list[Piece]:
        return [self.piece(look, n, aboard) for look, n in groups]

    def piece(self, look: Look, n: int, aboard: str) -> Piece:
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
