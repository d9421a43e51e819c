"""Exact odds of the charts: every face of the dice is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

from theatrum.games.caribbean.tables.charts import ROLLS, dice_of, outcomes

FACES = range(1, 11)


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely the rows of a chart are."""

    gp: float
    """Glory to be expected from the row itself."""
    done: float
    """Discovered, or built without gifts."""
    gifts: float
    attack: float
    supplies_lost: float
    lose_one: float
    lost: float
    destroyed: float


@cache
def odds(chart: str, modifier: int) -> Odds:
    """The chances of a chart (`dis`, `col`, `fort`, `mis`, `imp`) with so much added to its roll."""
    rolls = [sum(faces) for faces in product(FACES, repeat=dice_of(ROLLS[chart]))]
    tally = {"gp": 0.0}
    for natural in rolls:
        for outcome in outcomes(ROLLS[chart], natural, natural + modifier):
            if isinstance(outcome, dict):
                tally["gp"] += outcome["gp"]
            else:
                tally[outcome] = tally.get(outcome, 0.0) + 1
    part = {name: n / len(rolls) for name, n in tally.items()}
    return Odds(
        part["gp"],
        part.get("build", 0.0) + part.get("discovered", 0.0),
        part.get("gifts", 0.0),
        part.get("native_attack", 0.0),
        part.get("sp_lost", 0.0),
        part.get("lose_one", 0.0),
        part.get("no_result_retry", 0.0),
        part.get("expedition_destroyed", 0.0),
    )


@cache
def gift_accepted(modifier: int) -> float:
    """CC-4.4.3.34 How likely the chiefs are content."""
    faces = [
        natural for natural in FACES if "success" in outcomes(ROLLS["bribe"], natural, natural + modifier)
    ]
    return len(faces) / len(FACES)


@cache
def gift(modifier: int, purse: int) -> tuple[int, float]:
    """(ducats, chance): the least that makes the gift as sure as this purse can."""
    best = max(gift_accepted(modifier + n) for n in range(purse + 1))
    return next((n, best) for n in range(purse + 1) if gift_accepted(modifier + n) == best)
