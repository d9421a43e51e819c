"""Exact chances: sums of ten-sided dice against the charts, and two sides against each other."""

from __future__ import annotations

from functools import cache

from theatrum.games.caribbean.rules.dice import DICE, FACES
from theatrum.games.caribbean.rules.land_combat import EQUAL, compare
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.charts import ROLLS, outcomes
from theatrum.games.caribbean.tables.language import ROLL

FOUND = {
    "dis": ("found", "mishap", "lost", "destroyed"),
    "col": ("built", "gifts", "attack", "failed"),
    "fort": ("built", "gifts", "attack", "failed"),
    "mis": ("built", "gifts", "attack", "failed"),
    "imp": ("built", "gifts", "attack", "failed"),
    "bribe": ("success", "attack"),
}
"""By chart: what may come of a roll, the best first."""
MEANS = {
    "expedition_destroyed": "destroyed",
    "no_result_retry": "lost",
    "lose_one": "mishap",
    "discovered": "found",
    "build": "built",
    "gifts": "gifts",
    "native_attack": "attack",
    "sp_lost": "failed",
    "success": "success",
}


@cache
def sums(dice: int) -> tuple[tuple[int, int], ...]:
    """Every sum of so many ten-sided dice, and in how many ways it falls."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, n in ways.items():
            for face in range(1, FACES + 1):
                more[total + face] = more.get(total + face, 0) + n
        ways = more
    return tuple(ways.items())


def result(chart: str, natural: int, total: int) -> str:
    """The one of FOUND that a roll comes to."""
    told = {MEANS[o] for o in outcomes(ROLLS[chart], natural, total) if isinstance(o, str) and o in MEANS}
    return next(name for name in reversed(FOUND[chart]) if name in told)


def falls(chart: str, natural: int) -> tuple[tuple[int, int], ...]:
    """Every sum the dice of a roll may have; only one once they have fallen."""
    return ((natural, 1),) if natural else sums(DICE[chart])


@cache
def chances(chart: str, more: int, natural: int = 0) -> dict[str, int]:
    """By what may come of it: how likely, in per cent that together are 100."""
    ways = dict.fromkeys(FOUND[chart], 0)
    for total, n in falls(chart, natural):
        ways[result(chart, total, total + more)] += n
    return rounded(ways)


@cache
def duel(chart: str, attacker: int, defender: int, natural: tuple[int, int] = (0, 0)) -> dict[str, int]:
    """CC-6.2, CC-6.5 Both roll, ties again: who is higher."""
    if all(natural) and natural[0] + attacker == natural[1] + defender:
        natural = (0, 0)
    ways = {"attacker": 0, "defender": 0}
    for a, n in falls(chart, natural[0]):
        for d, m in falls(chart, natural[1]):
            if a + attacker != d + defender:
                ways["attacker" if a + attacker > d + defender else "defender"] += n * m
    return rounded(ways)


@cache
def round_of(attacker: int, defender: int, natural: tuple[int, int] = (0, 0)) -> dict[str, int]:
    """CC-5.6.5, CC-6.6 A round of combat: who is higher, twice as high, or none."""
    ways = {"attacker-double": 0, "attacker": 0, "equal": 0, "defender": 0, "defender-double": 0}
    for a, n in falls("lc", natural[0]):
        for d, m in falls("lc", natural[1]):
            row, lower = compare(a + attacker, d + defender)
            if row == EQUAL:
                ways["equal"] += n * m
            else:
                winner = "defender" if lower == 0 else "attacker"
                ways[winner if row == 1 else f"{winner}-double"] += n * m
    return rounded(ways)


def rounded(ways: dict[str, int]) -> dict[str, int]:
    """Per cent; what rounding leaves over goes where most was cut off."""
    whole = sum(ways.values()) or 1
    percent = {name: n * 100 // whole for name, n in ways.items()}
    left = sorted(ways, key=lambda name: -(ways[name] * 100 % whole))
    for name in left[: 100 - sum(percent.values())]:
        percent[name] += 1
    return percent


# ---- from the table ---------------------------------------------------------------------------------------------------
def waiting(g: Caribbean, nation: int, chart: str) -> int:
    """CC-11.7 Bonuses of cards that wait for the next roll of this kind; natives and pirates have none."""
    return sum(n for whose, kind, n, _, _ in g.bonuses if (whose, kind) == (nation, ROLL[chart]))


def from_cards(g: Caribbean, nation: int, chart: str, side: int = 0) -> int:
    """CC-4.3.17 What cards add to the roll: to the one that is announced, or to the next of its kind."""
    return g.announced[side] if g.pending[0] == chart else waiting(g, nation, chart)


def fallen(g: Caribbean, chart: str, side: int = 0) -> tuple[int, ...]:
    """The dice of a side that lie there and are not yet counted."""
    return g.faces[side] if g.pending[0] == chart else ()
