"""CC-4.3.17 Rolls of the ten kinds: a window before, dice, a window after; with what cards add to them."""

from __future__ import annotations

from theatrum.core.contract import Procedure
from theatrum.games.caribbean.rules.dice import cast
from theatrum.games.caribbean.rules.windows import after_roll, before_roll, interception_declared
from theatrum.games.caribbean.state import NO_ROLL, NOBODY, Caribbean
from theatrum.games.caribbean.tables.language import ROLL

Pending = tuple[str, int, int, int]
"""Kind, figure, area and building of a roll (`Caribbean.pending`)."""


def throw(
    g: Caribbean, kind: str, nation: int, figure: int, area: int, building: int = NOBODY
) -> Procedure[tuple[int, int]]:
    """One nation's roll: the unmodified sum, and what cards add to it. The chart's modifiers are another matter."""
    yield from announce(g, (kind, figure, area, building), (nation,))
    yield from roll(g, kind)
    g.pending = NO_ROLL
    return g.thrown[0], g.announced[0]


def contest(g: Caribbean, kind: str, nations: tuple[int, int]) -> Procedure[None]:
    """The rolls of both sides of a fight: `thrown` and `announced` tell them, attacker first."""
    yield from announce(g, of_fight(kind), nations)
    yield from roll(g, kind)
    g.pending = NO_ROLL


def with_cards(g: Caribbean, side: int, lines: list[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """CC-4.3.17 The lines of a chart, and what cards add to the roll of this side."""
    more = g.announced[side]
    return (*lines, ("cards", more)) if more else tuple(lines)


def modified_sum(g: Caribbean, side: int, counted: tuple[tuple[str, int], ...]) -> int:
    """CC-0.1.4 The modified sum of a side: its dice, and line by line what is added to them."""
    return g.thrown[side] + sum(n for _, n in counted)


def of_fight(kind: str) -> Pending:
    """A fight tells itself who rolls where."""
    return (kind, NOBODY, NOBODY, NOBODY)


def announce(g: Caribbean, pending: Pending, nations: tuple[int, ...]) -> Procedure[None]:
    """CC-4.3.17 The roll, and the window before it."""
    open_roll(g, pending, nations)
    if pending[0] == "int":
        yield from interception_declared(g, nations)
    else:
        yield from before_roll(g, pending[0], nations)


def open_roll(g: Caribbean, pending: Pending, nations: tuple[int, ...]) -> None:
    """CC-4.3.17, CC-11.7 Who rolls; bonuses that waited for it count."""
    kind = ROLL[pending[0]]
    g.rolling, g.cancelled = nations, False
    g.announced = [granted(g, nation, kind) for nation in nations] + [0] * (2 - len(nations))
    g.pending, g.faces = pending, [(), ()]


def roll(g: Caribbean, kind: str) -> Procedure[None]:
    """The dice of all sides (`thrown`), and the window after them."""
    for side in range(len(g.rolling)):
        cast(g, side, kind)
    yield from after_roll(g, kind, g.rolling)


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
