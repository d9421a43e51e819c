"""What the active figure should do next, and which operation is worth a point."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.bot import cargo, home, marches, plans, prospects, worth
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load
from theatrum.games.caribbean.queries.company import combat_units, together
from theatrum.games.caribbean.queries.movement import fleet_points, leader_points
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.queries.production import dice_of_site
from theatrum.games.caribbean.rules.court import purse
from theatrum.games.caribbean.rules.looting import lootable
from theatrum.games.caribbean.rules.movement import points_left
from theatrum.games.caribbean.rules.verbs import partner_of, the_activation
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    EXPLORER,
    FIGURE,
    FIGURES,
    NATION_OF,
    is_fleet,
    is_leader,
)
from theatrum.games.caribbean.tables.places import AREA, HOME_OF, PLACE, is_coast
from theatrum.games.caribbean.tables.research import RESEARCH

SHARP = 6.0
"""Operations that are worth so much less than the best, 1 over this in points, are not tried."""
AT_ONCE = 3.0
"""Steps of an activation follow its plan."""
OUTFIT = 1.0
"""What it is worth to give a fleet the ships that lie at home, and to sail."""
LOOT_DIE = 9.3
"""Ducats that a die brings when a native site is looted: 2 is taken off it."""
BAD_IMAGE = 1.0
"""What the marker costs a nation that does not have it."""


# ---- which operation ---------------------------------------------------------------------------------------------------
def operation(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Every answer with what it promises; of numbers of SP and of research areas only the best."""
    nation = g.active
    values = [SHARP * OPERATIONS.get(str(answer[0]), _other)(g, nation, answer) for answer in answers]
    for verb in ("supplies", "research"):
        alike = [i for i, answer in enumerate(answers) if answer[0] == verb]
        for i in sorted(alike, key=values.__getitem__)[:-1]:
            values[i] -= SHARP
    return values


def _taxes(g: Caribbean, nation: int, answer: Answer) -> float:
    return home.taxes(g, nation)


def _research(g: Caribbean, nation: int, answer: Answer) -> float:
    return home.research(g, nation, RESEARCH[answer[1]])


def _supplies(g: Caribbean, nation: int, answer: Answer) -> float:
    return home.supplies(g, nation, int(answer[1]))


def _recruit(g: Caribbean, nation: int, answer: Answer) -> float:
    return home.recruits(g, nation)[0] - 0.01


def _reactivate(g: Caribbean, nation: int, answer: Answer) -> float:
    return 0.9 - 2 * worth.POINT


def _move(g: Caribbean, nation: int, answer: Answer) -> float:
    """A fleet's plan, and what it can do where it is without a step; a leader's march."""
    figure = FIGURE[answer[1]]
    if not is_fleet(figure):
        there = marches.plan(g, figure, leader_points(figure)).worth
        return there + marches.harvest(g, figure) or -0.2
    if not g.ships[figure]:
        return OUTFIT * min(1.0, worth.turns_left(g) / 3) if g.ships[BASE_OF[nation]] else -0.2
    here = at_home(g, figure) if g.where[figure] == HOME_OF[nation] else 0.0
    area = area_of(g, figure)
    if area >= 0 and g.owner[area] == nation:
        here += plans.harvest(g, figure, area)
    return here + plans.plan(g, figure, fleet_points(g, figure)).worth


def at_home(g: Caribbean, fleet: int) -> float:
    """What an activation in the home base is worth: wares to sell, the king."""
    nation = NATION_OF[fleet]
    have = max(0, g.ducats(nation))
    sale = sum(worth.cargo(g, nation, g.hold[one]) for one in (*together(g, fleet), BASE_OF[nation]))
    gain = worth.ducats(g, have + sale) - worth.ducats(g, have)
    return gain + max(0.0, home.best_gift(g, nation, purse(g, fleet))[0])


def _build(g: Caribbean, nation: int, answer: Answer) -> float:
    figure = FIGURE[answer[1]]
    best, kind = plans.best_build(g, figure, area_of(g, figure), str(answer[0]))
    return best if kind >= 0 else -0.3


def _renew(g: Caribbean, nation: int, answer: Answer) -> float:
    figure = FIGURE[answer[1]]
    return 0.3 + prospects.discovery(g, figure, area_of(g, figure))


def _loot(g: Caribbean, nation: int, answer: Answer) -> float:
    """CC-4.4.3.26 What can be razed and plundered, against what it would have yielded and the bad name."""
    figure = FIGURE[answer[1]]
    area = area_of(g, figure)
    price = worth.price_of_ducat(g, nation)
    buildings = sum(BUILDINGS[b].cost for b in lootable(g, area)) * g.period * price
    razed = buildings - prospects.standing(g, nation, area) if not worth.turns_left(g) else 0.0
    site = 0.0
    if g.site[area]:
        dice = dice_of_site(g, area)
        site = dice * g.period * LOOT_DIE * price - worth.lasting(g, worth.SITE_DIE * dice)
    image = 0.0 if g.bad_image[nation] else BAD_IMAGE * min(1.0, worth.turns_left(g) / 4)
    return max(0.0, razed) + site - image + prospects.awards(g, nation, "looting")


def _smoke(g: Caribbean, nation: int, answer: Answer) -> float:
    figure = FIGURE[answer[1]]
    return 0.3 if combat_units(g, figure) > 6 else -0.5


def _done(g: Caribbean, nation: int, answer: Answer) -> float:
    return 0.0


def _other(g: Caribbean, nation: int, answer: Answer) -> float:
    return -0.1


OPERATIONS: dict[str, Callable[[Caribbean, int, Answer], float]] = {
    "done": _done,
    "taxes": _taxes,
    "research": _research,
    "supplies": _supplies,
    "recruit": _recruit,
    "reactivate": _reactivate,
    "move": _move,
    "colonize": _build,
    "improve": _build,
    "renew": _renew,
    "loot": _loot,
    "smoke": _smoke,
}


# ---- the active figure -----------------------------------------------------------------------------------------------------
def acting(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """The plan's next step; before it what is free."""
    figure = the_activation(g).figure
    found = plans.STAY
    if is_leader(figure):
        if the_activation(g).operation == "move" and not the_activation(g).spent:
            found = marches.plan(g, figure, points_left(g, figure))
    elif any(answer[0] == "sail" for answer in answers):
        found = plans.plan(g, figure, points_left(g, figure))
        if found.worth <= plans.staying(g, figure):
            found = plans.STAY
    return [AT_ONCE * _next(g, figure, found, answer) for answer in answers]


def _next(g: Caribbean, figure: int, plan: plans.Plan, answer: Answer) -> float:
    nation = NATION_OF[figure]
    match answer[0]:
        case "done":
            return 1.0
        case "sail":
            return 2.0 if PLACE[answer[1]] == plan.step else -1.0
        case "march":
            return 2.0 if AREA[answer[1]] == plan.step else -1.0
        case "ashore":
            return 2.0 if plan.goal >= 0 else -1.0
        case "sail-to":
            # From coast to coast step by step: there may be something to fetch on the way.
            return 2.5 if PLACE[answer[1]] == plan.goal and not is_coast(plan.step) else -1.0
        case "attempt" | "plunder" | "mend-mine" | "smoke-out":
            return 3.0
        case "erect":
            area = area_of(g, figure)
            return 3.0 + 0.5 * prospects.Ground(g, figure, area).building(BUILDING[answer[1]])
        case "produce":
            return 7.0 if _room(g, figure) >= plans.ROOM_FOR_HARVEST else 0.5
        case "trade":
            return 6.5 if g.place_of(figure) == HOME_OF[nation] and _for_sale(g, figure) else -1.0
        case "king":
            return 6.0 if home.best_gift(g, nation, purse(g, figure))[0] > 0.1 else -1.0
        case "stock-up":
            return 5.8 if stock_up(g, figure)[0] > 0.1 else -1.0
        case "embark":
            return 5.5 + 0.1 * (FIGURES[FIGURE[answer[1]]].kind == EXPLORER)
        case "fetch":
            return 5.0 if cargo.would_take(g, figure, partner_of(answer[1])) and _wants(g, figure) else -1.0
        case "hand":
            if cargo.would_share(g, figure, partner_of(answer[1])):
                return 7.5
            return 4.5 if cargo.would_give(g, figure, partner_of(answer[1])) else -1.0
        case _:
            return -1.0


def _wants(g: Caribbean, figure: int) -> bool:
    """A fleet loads while there is room; a leader to build, or to march."""
    if the_activation(g).spent:
        return False
    if is_leader(figure):
        return the_activation(g).operation in ("colonize", "improve", "move")
    return not g.ships[figure] or fleet_load(g, figure) < fleet_capacity(g, figure)


def _room(g: Caribbean, figure: int) -> int:
    if is_fleet(figure):
        return fleet_capacity(g, figure) - fleet_load(g, figure)
    return marches.room(g, figure)


def _for_sale(g: Caribbean, figure: int) -> bool:
    nation = NATION_OF[figure]
    return any(worth.cargo(g, nation, g.hold[one]) for one in (*together(g, figure), BASE_OF[nation]))


def stock_up(g: Caribbean, figure: int) -> tuple[float, int]:
    """(worth, number) of the SP that should be bought."""
    nation = NATION_OF[figure]
    return max(((home.supplies(g, nation, n), n) for n in (5, 10, 20)), default=(0.0, 0))
