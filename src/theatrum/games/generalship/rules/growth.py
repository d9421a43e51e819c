"""GS-6 Population growth."""

from __future__ import annotations

from theatrum.core.contract import Procedure, Seat
from theatrum.games.generalship.queries.abilities import abilities
from theatrum.games.generalship.queries.population import next_circles, population
from theatrum.games.generalship.rules.population import ask_circle
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import GrowthBonus
from theatrum.games.generalship.tables.nations import NATIONS, TILES


# ---- procedures ----------------------------------------------------------------------------------------------------
def growth(g: Generalship, seat: Seat) -> None:
    """GS-6.1, GS-6.2 Arrange the people as for production, then grow."""
    g.then(("arrange", seat), ("grow", seat))


def grow(g: Generalship, seat: Seat) -> Procedure[None] | None:
    """GS-6.2 The growth number is fixed by the circle that is filled next; between two tiles the player decides."""
    candidates = next_circles(g, seat)
    if not candidates:
        g.tell("no-growth", nation=g.noun_of(seat), population=population(g, seat))
        return None
    numbers = [growth_number(g, seat, circle) for circle in candidates]
    if min(numbers) != max(numbers):
        return _grow_where(g, seat, candidates)
    g.then(("settle", seat, numbers[0], 0))
    return None


def _grow_where(g: Generalship, seat: Seat, candidates: list[int]) -> Procedure[None]:
    circle = yield from ask_circle(g, seat, "grow", "settle", candidates, rule="GS-6.2")
    number = growth_number(g, seat, circle)
    g.people[seat][circle] = 1
    g.then(("settle", seat, number - 1, 1))


def settle(g: Generalship, seat: Seat, n: int, placed: int) -> Procedure[None] | None:
    """GS-6.4 n more cylinders, one after another, on the lowest empty active circles; `placed` already lie."""
    candidates = next_circles(g, seat) if n > 0 else []
    if not candidates:
        g.tell("grew", nation=g.noun_of(seat), n=placed, population=population(g, seat))
        return None
    room = NATIONS[g.nation[seat]].max_population - population(g, seat)
    if len(candidates) > min(n, room):
        return _settle_where(g, seat, n, placed, candidates)
    g.people[seat][candidates[0]] = 1
    g.then(("settle", seat, n - 1, placed + 1))
    return None


def _settle_where(g: Generalship, seat: Seat, n: int, placed: int, candidates: list[int]) -> Procedure[None]:
    circle = yield from ask_circle(g, seat, "settle", "settle", candidates, rule="GS-6.4", args={"n": n})
    g.people[seat][circle] = 1
    g.then(("settle", seat, n - 1, placed + 1))


# ---- queries -------------------------------------------------------------------------------------------------------
def growth_number(g: Generalship, seat: Seat, circle: int) -> int:
    """GS-6.2, GS-6.3, GS-6.4 The number in the middle of the circle's tile, or the nation's exception; plus bonuses."""
    nation = NATIONS[g.nation[seat]]
    printed = TILES[nation.tiles[nation.circles[circle].role]].growth
    number = nation.growth_overrides.get(population(g, seat), printed)
    for bonus in abilities(g, seat, GrowthBonus):
        number += bonus.population
    return number
