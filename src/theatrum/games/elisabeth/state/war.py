"""Wars on land, as far as they are in progress: a formation on the march, a battle being fought."""

from __future__ import annotations

from theatrum.core.columns import Columns
from theatrum.core.compiled import mypyc_attr
from theatrum.games.elisabeth.tables.powers import NOBODY

FIELD_BATTLE, RELIEF, ASSAULT = range(3)
ATTACKER, DEFENDER = 0, 1


@mypyc_attr(allow_interpreted_subclasses=True)
class March(Columns):
    """A formation on its way [E1-13.1, E1-16.3]. Its units stand at `origin` until it is placed in `goal`."""

    __slots__ = (
        "at_sea",
        "avoided",
        "cost",
        "goal",
        "intercepted_by",
        "leaders",
        "origin",
        "passed",
        "power",
        "tried",
        "troops",
    )
    power: int
    """The active power, which commands it."""
    origin: int
    """The space it comes from; the port, while it is carried at sea."""
    goal: int
    """The space it goes to, or NOBODY while that is not decided."""
    troops: dict[int, int]
    """Troop to number of units."""
    leaders: list[int]
    cost: int
    """CP that were paid for this step; 0 for a move by an event."""
    at_sea: int
    """The sea zone in which it is being carried, else NOBODY [E1-16.3]."""
    intercepted_by: int
    """The power whose interception succeeded, else NOBODY [E1-13.2.2]."""
    tried: list[int]
    """Spaces from which an interception was tried [E1-13.2.P4]."""
    passed: int
    """Mask of powers that will not try to intercept any more."""
    avoided: int
    """Mask of powers that have decided whether to avoid battle [E1-13.3.1]."""

    def __init__(self, power: int, origin: int, goal: int = NOBODY, cost: int = 0) -> None:
        self.power = power
        self.origin = origin
        self.goal = goal
        self.troops = {}
        self.leaders = []
        self.cost = cost
        self.at_sea = NOBODY
        self.intercepted_by = NOBODY
        self.tried = []
        self.passed = 0
        self.avoided = 0

    @property
    def size(self) -> int:
        return sum(self.troops.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Columns):
    """A field battle, relief battle or assault [E1-14, E1-15]. Index 0 is the attacker, 1 the defender."""

    __slots__ = (
        "cards",
        "controller",
        "dice",
        "due",
        "entry",
        "faces",
        "garrison",
        "hits",
        "kind",
        "leaders",
        "powers",
        "shown",
        "sizes",
        "space",
        "transported",
        "treachery",
        "troops",
        "winner",
    )
    kind: int
    space: int
    controller: int
    """Who controlled the space when the battle began: he may lose it [E1-15.1.P9]."""
    entry: int
    """The space from which the attacker came: he can only retreat there [E1-14.1.8]. NOBODY for an assault."""
    transported: bool
    """He came by sea: if he loses, all is lost [E1-16.3 S4]."""
    treachery: bool
    """An assault by the event Treachery! [card 31]."""
    powers: list[list[int]]
    """The powers on either side; the attacker is always one."""
    troops: list[dict[int, int]]
    """The units that fight, by side: troop to number. They are counted in the state's columns too."""
    garrison: dict[int, int]
    """Those of the attacker's units that came out of a besieged fortification to join in [E1-15.2.2]."""
    leaders: list[list[int]]
    cards: list[list[int]]
    """Combat cards played, by side."""
    dice: list[int]
    faces: list[list[int]]
    """What was rolled, by side, once it is rolled."""
    hits: list[int]
    sizes: dict[int, int]
    """Power to its units when the dice were counted."""
    due: dict[int, int]
    """Power to the units it still has to lose [E1-14.0.P8]."""
    shown: int
    """Mask of pools whose units could be shown with their counters before the losses [E1-5.3.2]."""
    winner: int
    """ATTACKER or DEFENDER once it is known."""

    def __init__(
        self, kind: int, space: int, attacker: int, defenders: list[int], entry: int = NOBODY
    ) -> None:
        self.kind = kind
        self.space = space
        self.controller = NOBODY
        self.entry = entry
        self.transported = False
        self.treachery = False
        self.powers = [[attacker], defenders]
        self.troops = [{}, {}]
        self.garrison = {}
        self.leaders = [[], []]
        self.cards = [[], []]
        self.dice = [0, 0]
        self.faces = [[], []]
        self.hits = [0, 0]
        self.sizes = {}
        self.due = {}
        self.shown = 0
        self.winner = NOBODY

    @property
    def attacker(self) -> int:
        return self.powers[ATTACKER][0]
