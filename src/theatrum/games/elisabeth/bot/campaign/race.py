"""The race of the faiths [E1-25.1]: how near somebody is to a victory by the number of Protestant spaces.

All impulses that are still to come in the turn are gone through in their order: those of one side turn spaces, those of
the other turn them back. What counts is how near the goal comes on the way, so that both are seen: who moves next, and who
will have cards left when the others have none.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from theatrum.games.elisabeth.queries.religion import (
    AREA_SPACES,
    CONTESTED,
    PREACHED_FROM,
    keepers,
    protestant_count,
)
from theatrum.games.elisabeth.rules.victory import FEW_IN_FRANCE, LIMITS
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, FRANCE_AREA, NETHERLANDS_AREA, SCOTLAND_AREA
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, MAJORS, NOBODY, OTTOMAN, PROTESTANT, SPAIN
from theatrum.kit.graph import mask, places

OPPOSED = {SPAIN: (ENGLAND, PROTESTANT), FRANCE: (ENGLAND, PROTESTANT), PROTESTANT: (SPAIN, FRANCE)}
"""By who may win so: the powers that turn spaces back."""
COMPANION = {SPAIN: FRANCE, FRANCE: SPAIN, PROTESTANT: ENGLAND}
"""By who may win so: who turns spaces the same way; for a victory of another player only as far as it helps himself."""
HELP = 0.3
ANSWERED, GUARD, GUARDS_AT_FIRST = 0.55, 3.0, 3
"""Where one player has both Catholic powers, thirteen cards against ten: what of the cards of the others can really be
played to turn spaces back; and what each guard in England counts beyond the first: in the long run nothing else helps."""
ROUND, IN_THE_LONG_RUN = 4, 0.6
"""There, too: so many impulses come before one's own next one, and guards keep nobody from winning in them; what is farther
off counts less, or a game would be lost today for the sake of walls for tomorrow."""
TURNED = (3.6, 2.8, 2.2, 1.8, 1.6)
"""Spaces that an impulse turns, by whether it is a power's first, second …: the best cards are played first."""
TURNED_PER_ACTION, CONVERSION_PRICE = 2.2, 2
SPREAD, SPREAD_PER_STEP = 1.1, 0.3
"""So many spaces make the odds e to one: now, and more for what lies further ahead."""
FADES = 0.985
"""How sure it is with every impulse between that nothing else comes of it."""
MOST_LIKELY = 0.75
SLOWED, SLOWEST = 0.09, 0.3
"""E1-18.5b.S6 What every space that units guard takes from what Catholic dice turn: at last only sixes find something. It
does not depend on how many spaces are open: else it would seem better to have fewer."""
WALL = 2.0
"""E1-18.5c.2 What a Protestant space counts more, if it must be turned, too, and only a six can do that."""
CONTESTED_AREAS = range(1, len(AREA_SPACES))
FRENCH = AREA_SPACES[FRANCE_AREA] | AREA_SPACES[SCOTLAND_AREA]


class Race:
    """The race as it stands; `acting` is in the midst of his impulse, and it is weighed as if he turned nothing in it."""

    __slots__ = ("count", "g", "guards", "lapsed", "later", "left", "soft", "steps")

    def __init__(self, g: Elisabeth, acting: int = NOBODY) -> None:
        self.g = g
        self.count = protestant_count(g)
        self.left = (g.protestant & ~g.unrest & FRENCH).bit_count()
        """E1-25.1 Protestant spaces of France and Scotland: they decide whose the Catholic victory is."""
        ground = _ground(g.protestant & CONTESTED, g.unrest, keepers(g, protestant=True))
        self.lapsed = ground.lapsed
        self.steps = _steps(g, acting, ground.pace)
        self.later = _next_turn(g, ground.pace)
        self.soft, self.guards = ground.soft, ground.guards

    def near(self, power: int, more: int = 0, more_left: int = 0) -> float:
        """E1-25.1 How near a power is to a victory by faith, from 0 to 1: as it is, or with so many spaces more."""
        assert LIMITS is not None
        g = self.g
        if power not in OPPOSED or g.seat_of[power] < 0:
            return 0.0
        count, left = self.count + more, self.left + more_left
        missing = float(count - LIMITS.catholic_victory_at_or_below)
        if power == PROTESTANT:
            missing = float(LIMITS.protestant_victory_at_or_above - count)
        elif power == FRANCE:
            missing = max(missing, left - FEW_IN_FRANCE)
        else:
            missing = max(missing, 0) + max(0, FEW_IN_FRANCE + 1 - left)
        together = g.seat_of[COMPANION[power]] == g.seat_of[power]
        if power != PROTESTANT:
            missing += WALL * max(0.0, missing - self.soft)
        if not together:
            return _chance(power, together, missing, self.lapsed, self.steps)
        if power == PROTESTANT:
            return _chance(power, together, missing, self.lapsed, self.steps + self.later)
        soon = _chance(power, together, missing, self.lapsed, self.steps[:ROUND])
        walls = GUARD * max(0, self.guards - GUARDS_AT_FIRST)
        later = _chance(power, together, missing + walls, self.lapsed, self.steps + self.later)
        return soon + (1.0 - soon) * IN_THE_LONG_RUN * later

    def sudden(self) -> dict[int, float]:
        """By power: how likely it is to win so before long. Who comes first takes it from the others."""
        first = coming(self.g)
        out: dict[int, float] = {}
        open_still = 1.0
        for power in sorted(OPPOSED, key=lambda p: (p - first) % len(MAJORS)):
            out[power] = open_still * MOST_LIKELY * self.near(power)
            open_still -= out[power]
        return out


def coming(g: Elisabeth) -> int:
    """Whose impulse it is, or comes next."""
    running = g.active if g.active != NOBODY else OTTOMAN
    return next((int(step[1]) for step in g.agenda if step[0] == "impulse"), running)


class Ground(NamedTuple):
    """What preachers find."""

    soft: int
    """E1-18.1.3, E1-18.5c.2 Protestant spaces that can be turned without sixes: not those with Protestant units, nor those
    behind them, nor the last of an area."""
    guards: int
    """Protestant spaces of England with such units."""
    lapsed: float
    """Catholic spaces of England that can be turned back."""
    pace: dict[int, float]
    """E1-18.5c.2 By Catholic power: what guards leave of what its dice could turn; not to be changed."""


@lru_cache(maxsize=4096)
def _ground(protestant: int, unrest: int, kept: int) -> Ground:
    """`kept`: where Protestant units are."""
    open_now = _open(protestant, unrest, kept)
    soft = 0
    for area in CONTESTED_AREAS:
        believers = AREA_SPACES[area] & protestant & ~unrest
        soft += min((believers & open_now).bit_count(), max(0, believers.bit_count() - 1))
    lapsed = max(0, (AREA_SPACES[ENGLAND_AREA] & ~protestant).bit_count() - 1)
    pace = {}
    for power, areas in MISSIONS.items():
        guarded = sum([(AREA_SPACES[area] & protestant & kept).bit_count() for area in areas])
        pace[power] = max(SLOWEST, 1.0 - SLOWED * guarded)
    guards = (AREA_SPACES[ENGLAND_AREA] & protestant & ~unrest & kept).bit_count()
    return Ground(soft, guards, float(lapsed), pace)


def _open(protestant: int, unrest: int, kept: int) -> int:
    """E1-18.5c.2 Protestant spaces without guards that can be turned from a Catholic one, or from one of themselves."""
    bases = ~(protestant | unrest)
    left = list(places(protestant & ~kept))
    found = 0
    while True:
        turned = mask([s for s in left if PREACHED_FROM[s] & (bases | found)])
        if turned == found:
            return found
        found = turned


def _steps(g: Elisabeth, acting: int, pace: dict[int, float]) -> tuple[tuple[int, float], ...]:
    """(power, spaces) of the impulses to come, in their order: of this turn, and Spain's first of the next [E1-3.2.3]."""
    first = coming(g)
    out: list[tuple[int, float]] = []
    if ("impulse_end",) in g.agenda:
        if first in COUNTED and first != acting:
            out.append((first, TURNED_PER_ACTION * min(2, g.cp // CONVERSION_PRICE)))
        first += 1
    hands = [len(g.hand[p]) + len(g.home_hand[p]) if p in COUNTED else 0 for p in MAJORS]
    order = [(first + i) % len(MAJORS) for i in range(len(MAJORS))]
    for nth in range(max(hands)):
        turned = TURNED[min(nth, len(TURNED) - 1)]
        out.extend([(p, pace.get(p, 1.0) * turned) for p in order if hands[p] > nth])
    if g.turn < g.last_turn:
        out.append((SPAIN, pace[SPAIN] * TURNED[0]))
    return tuple(out)


def _next_turn(g: Elisabeth, pace: dict[int, float]) -> tuple[tuple[int, float], ...]:
    """The same for the turn to come, but for Spain's first impulse: where one player has both Catholic powers nothing else
    is as near to him, and walls must be built before they are needed."""
    if g.turn >= g.last_turn:
        return ()
    rounds = max(CARDS_OF_A_TURN.values())
    steps = [
        (p, pace.get(p, 1.0) * TURNED[min(nth, len(TURNED) - 1)])
        for nth in range(rounds)
        for p in COUNTED
        if nth < CARDS_OF_A_TURN[p]
    ]
    return tuple(steps[1:])


CARDS_OF_A_TURN = {SPAIN: 7, ENGLAND: 4, FRANCE: 5, PROTESTANT: 5}
"""With the home card, roughly."""
COUNTED = (SPAIN, ENGLAND, FRANCE, PROTESTANT)
MISSIONS = {SPAIN: (ENGLAND_AREA, NETHERLANDS_AREA), FRANCE: (FRANCE_AREA, SCOTLAND_AREA)}
"""E1-18.2.1 Where Catholic powers turn spaces."""


@lru_cache(maxsize=16384)
def _chance(
    power: int, together: bool, missing: float, lapsed: float, steps: tuple[tuple[int, float], ...]
) -> float:
    """How likely it is that the goal is reached on the way. `lapsed`: Catholic spaces that England could turn back."""
    companion, opposed = COMPANION[power], OPPOSED[power]
    helped = 1.0 if together else HELP
    best, sure = 0.0, 1.0
    for ahead, (p, spaces) in enumerate(steps):
        if p == ENGLAND:
            spaces = min(spaces, lapsed)
            lapsed -= spaces
        if p in opposed:
            missing += spaces * (ANSWERED if together else 1.0)
        elif p in (power, companion):
            part = spaces if p == power else helped * spaces
            missing -= part
            lapsed += part if p == SPAIN else 0.0
            spread = SPREAD + SPREAD_PER_STEP * math.sqrt(ahead)
            best = max(best, sure / (1.0 + math.exp(min(40.0, (missing + 0.5) / spread))))
        sure *= FADES
    return best
