"""Small records of the state: pirate fleets, pirate nests, native armies."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.games.caribbean.tables.pieces import N_SHIPS, PIRATE_SHIP


@mypyc_attr(allow_interpreted_subclasses=True)
class PirateFleet(Columns):
    """CC-8.6 A pirate fleet on a coast or in a sea zone."""

    def __init__(self, number: int, place: int, ships: int = 0) -> None:
        self.number: int = number
        """CC-0.1.8 The lowest that was free when it was formed."""
        self.place: int = place
        self.hulls: tuple[int, ...] = _pirates(ships)
        """By kind of ship, sound ones first, then damaged ones; mostly PIRATES, but they keep what they capture."""
        self.fought: bool = False
        """CC-4.3.16 A sea battle on its way has ended its movement."""
        self.commander: int = -1
        """CC-4.4.0.5 The buccaneer leader who commands it, or -1."""

    __slots__ = declared_in(__init__)

    @property
    def size(self) -> int:
        return sum(self.hulls)

    def add(self, kind: int, n: int, damaged: bool = False) -> None:
        """Ships join, or (below 0) leave."""
        hulls = list(self.hulls) or [0] * (2 * N_SHIPS)
        hulls[kind + N_SHIPS * damaged] += n
        self.hulls = tuple(hulls) if any(hulls) else ()


def _pirates(n: int) -> tuple[int, ...]:
    hulls = [0] * (2 * N_SHIPS)
    hulls[PIRATE_SHIP] = n
    return tuple(hulls) if n else ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Nest(Columns):
    """CC-4.4.3.27 A pirate nest on one coast."""

    def __init__(self, coast: int, pmil: int) -> None:
        self.coast: int = coast
        self.pmil: int = pmil
        self.discovered: bool = False

    __slots__ = declared_in(__init__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Army(Columns):
    """CC-8.5 A native army in a land area; by kind: NINF, NCAV, IINF, ICAV."""

    def __init__(self, area: int, ninf: int = 0, ncav: int = 0, iinf: int = 0, icav: int = 0) -> None:
        self.area: int = area
        self.ninf: int = ninf
        self.ncav: int = ncav
        self.iinf: int = iinf
        self.icav: int = icav
        self.moved: bool = False
        """CC-8.5 It has had its roll in this victory phase."""

    __slots__ = declared_in(__init__)

    @property
    def units(self) -> int:
        return self.ninf + self.ncav + self.iinf + self.icav
