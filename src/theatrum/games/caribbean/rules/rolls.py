"""CC-4.3.17 Rolls of the ten kinds: a window before, dice, a window after; with what cards add to them."""

from __future__ import annotations

from theatrum.core.contract import Procedure
from theatrum.games.caribbean.rules.dice import DICE, dice
from theatrum.games.caribbean.rules.windows import after_roll, before_roll, interception_declared
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.language import ROLL


def throw(g: Caribbean, kind: str, nation: int, figure: int, area: int) -> Procedure[tuple[int, int]]:
    """One nation's roll: the unmodified sum, and what cards add to it. The chart's modifiers are another matter."""
    yield from announce(g, kind, (nation,))
    yield from roll(g, kind)
    return g.thrown[0], g.announced[0]


def announce(g: Caribbean, kind: str, nations: tuple[int, ...]) -> Procedure[None]:
    """CC-4.3.17 Who rolls, bonuses that waited for it, and the window before it."""
    g.rolling, g.cancelled = nations, False
    g.announced = [granted(g, nation, ROLL[kind]) for nation in nations] + [0] * (2 - len(nations))
    if kind == "int":
        yield from interception_declared(g, nations)
    else:
        yield from before_roll(g, kind, nations)


def roll(g: Caribbean, kind: str) -> Procedure[None]:
    """The dice of all sides (`thrown`), and the window after them."""
    for side in range(len(g.rolling)):
        g.thrown[side] = dice(g, DICE[kind])
    yield from after_roll(g, kind, g.rolling)


def contest(g: Caribbean, kind: str, nations: tuple[int, int]) -> Procedure[None]:
    """The rolls of both sides of a fight: `thrown` and `announced` tell them, attacker first."""
    yield from announce(g, kind, nations)
    yield from roll(g, kind)


def granted(g: Caribbean, nation: int, kind: int) -> int:
    """CC-11.7 Bonuses that wait for this roll count now, each so often."""
    total, left = 0, []
    for whose, which, amount, uses, until in g.bonuses:
        if (whose, which) != (nation, kind):
            left.append((whose, which, amount, uses, until))
            continue
        total += amount
        if uses > 1:
            left.append((whose, which, amount, uses - 1, until))
    if total:
        g.bonuses = left
    return total
