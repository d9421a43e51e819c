"""CC-4.3.17 Rolls of the ten kinds: dice, with what cards add to them. (The windows around them come with the cards.)"""

from __future__ import annotations

from theatrum.core.contract import Procedure
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.charts import ROLLS, dice_of
from theatrum.games.caribbean.tables.language import ROLL

FACES = 10
DICE: dict[str, int] = {
    **{kind: dice_of(chart) for kind, chart in ROLLS.items()},
    "lc": 2,
    "nc": 2,
    "int": 1,
    "wg": 1,
}
"""CC-4.4.3, CC-5.6.3, CC-6 How many dice each kind of roll has."""


def throw(g: Caribbean, kind: str, nation: int, figure: int, area: int) -> Procedure[tuple[int, int]]:
    """One nation's roll: the unmodified sum, and what cards add to it. The chart's modifiers are another matter."""
    yield from _rolled(g, kind, (nation,))
    return g.thrown[0], g.announced[0]


def contest(g: Caribbean, kind: str, nations: tuple[int, int]) -> Procedure[None]:
    """The rolls of both sides of a fight: `thrown` and `announced` tell them, attacker first."""
    yield from _rolled(g, kind, nations)


def _rolled(g: Caribbean, kind: str, nations: tuple[int, ...]) -> Procedure[None]:
    g.rolling = nations
    g.announced = [granted(g, nation, ROLL[kind]) for nation in nations] + [0] * (2 - len(nations))
    for side in range(len(nations)):
        g.thrown[side] = dice(g, DICE[kind])
    return
    yield


def dice(g: Caribbean, n: int) -> int:
    """CC-0.1.1 The sum of so many ten-sided dice."""
    return sum(g.roll(FACES) for _ in range(n))


def granted(g: Caribbean, nation: int, kind: int) -> int:
    """CC-11.7 Bonuses that wait for this roll count now, each so often."""
    total, left = 0, []
    for whose, roll, amount, uses, until in g.bonuses:
        if (whose, roll) != (nation, kind):
            left.append((whose, roll, amount, uses, until))
            continue
        total += amount
        if uses > 1:
            left.append((whose, roll, amount, uses - 1, until))
    if total:
        g.bonuses = left
    return total
