"""Wars on land, as far as they are in progress: a formation on the march, a battle being fought."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.games.elisabeth.tables.powers import NOBODY

FIELD_BATTLE, RELIEF, ASSAULT = range(3)
ATTACKER, DEFENDER = 0, 1


@mypyc_attr(allow_interpreted_subclasses=True)
class March(Columns):
    """A formation on its way [E1-13.1, E1-16.3]. Its units stand at `origin` until it is placed in `goal`."""

    def __init__(self, power: int, origin: int, goal: int = NOBODY, cost: int = 0) -> None:
        self.power: int = power
        """The active power, which commands it."""
        self.origin: int = origin
        """The space it comes from; the port, while it is carried at sea."""
        self.goal: int = goal
        """The space it goes to, or NOBODY while that is not decided."""
        self.troops: dict[int, int] = {}
        """Troop to number of units."""
        self.leaders: list[int] = []
        self.cost: int = cost
        """CP that were paid for this step; 0 for a move by an event."""
        self.at_sea: int = NOBODY
        """The sea zone in which it is being carried, else NOBODY [E1-16.3]."""
        self.intercepted_by: int = NOBODY
        """The power whose interception succeeded, else NOBODY [E1-13.2.2]."""
        self.tried: list[int] = []
        """Spaces from which an interception was tried [E1-13.2.P4]."""
        self.passed: int = 0
        """Mask of powers that will not try to intercept any more."""
        self.avoided: int = 0
        """Mask of powers that have decided whether to avoid battle [E1-13.3.1]."""

    __slots__ = declared_in(__init__)

    @property
    def size(self) -> int:
        return sum(self.troops.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Columns):
    """A field battle, relief battle or assault [E1-14, E1-15]. Index 0 is the attacker, 1 the defender."""

    def __init__(
        self, kind: int, space: int, attacker: int, defenders: list[int], entry: int = NOBODY
    ) -> None:
        self.kind: int = kind
        self.space: int = space
        self.controller: int = NOBODY
        """Who controlled the space when the battle began: he may lose it [E1-15.1.P9]."""
        self.entry: int = entry
        """The space from which the attacker came: he can only retreat there [E1-14.1.8]. NOBODY for an assault."""
        self.transported: bool = False
        """He came by sea: if he loses, all is lost [E1-16.3 S4]."""
        self.treachery: bool = False
        """An assault by the event Treachery! [card 31]."""
        self.powers: list[list[int]] = [[attacker], defenders]
        """The powers on either side; the attacker is always one."""
        self.troops: list[dict[int, int]] = [{}, {}]
        """The units that fight, by side: troop to number. They are counted in the state's columns too."""
        self.garrison: dict[int, int] = {}
        """Those of the attacker's units that came out of a besieged fortification to join in [E1-15.2.2]."""
        self.leaders: list[list[int]] = [[], []]
        self.cards: list[list[int]] = [[], []]
        """Combat cards played, by side."""
        self.dice: list[int] = [0, 0]
        self.faces: list[list[int]] = [[], []]
        """What was rolled, by side, once it is rolled."""
        self.hits: list[int] = [0, 0]
        self.sizes: dict[int, int] = {}
        """Power to its units when the dice were counted."""
        self.due: dict[int, int] = {}
        """Power to the units it still has to lose [E1-14.0.P8]."""
        self.shown: int = 0
        """Mask of pools whose units could be shown with their counters before the losses [E1-5.3.2]."""
        self.winner: int = NOBODY
        """ATTACKER or DEFENDER once it is known."""
        self.flooded: bool = False
        """Has the defender opened the dikes [E1-C.39]?"""

    __slots__ = declared_in(__init__)

    @property
    def attacker(self) -> int:
        return self.powers[ATTACKER][0]
