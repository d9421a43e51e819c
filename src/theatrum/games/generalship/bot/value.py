"""How well a seat stands: everything counted in victory points, against those of the others."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.generalship.bot.survey import Survey, leadership, leads_after, swapped_points
from theatrum.games.generalship.rules.ending import VP_TO_WIN
from theatrum.games.generalship.rules.production import exchange_sources, yields
from theatrum.games.generalship.rules.scoring import TILES_FOR_VP, neutral_tiles, upkeep_cost
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import TECHNOLOGIES

MAIN = tuple(t.index for t in TECHNOLOGIES if t.track == "main")
POINTS_OF_A_CARD = 1.5
"""What a hidden technology card is worth on average [GS-8.1]."""
SCALE = 16.0


def value(g: Generalship, seat: Seat) -> float:
    """About 0 … 1; one half where nobody is ahead."""
    if g.winner >= 0:
        return 1.0 if g.winner == seat else 0.0
    if not g.order:
        return 0.5 + 0.1 * leadership(g, seat)
    survey = Survey(g)
    mine = standing(g, survey, seat) + prospects(g, survey, seat)
    others = [standing(g, survey, other) for other in range(g.players) if other != seat]
    lead = mine - 0.5 * max(others) - 0.5 * sum(others) / len(others)
    return max(0.0, min(1.0, 0.5 + lead / SCALE))


def standing(g: Generalship, survey: Survey, seat: Seat) -> float:
    """What a seat has, in victory points, as far as everybody can see."""
    vp = g.vp[seat]
    return (
        vp
        + 0.03 * vp * vp
        + _technology(g, seat)
        + _wealth(g, seat)
        + _land(g, seat)
        + leadership(g, seat)
        + _diminishing(len(g.political[seat]), 0.22, 0.75)
        + _diminishing(len(g.hand[seat]), 0.2, 0.6)
        + 0.05 * g.battle_count[seat]
        + _army(survey.army[seat])
        - 0.1 * upkeep_cost(g, seat)
    )


def prospects(g: Generalship, survey: Survey, seat: Seat) -> float:
    """What is about to happen: capitals in danger, one's own and those of others."""
    out = -4.0 * survey.risk(seat) ** 2
    for victim in range(g.players):
        if victim != seat and g.enemies(seat, victim):
            chance = survey.risk(victim, only=seat)
            if chance:
                out += (2.5 if leads_after(g, seat, victim) else -0.3) * chance * chance
    fallen = [v for v in range(g.players) if survey.enemies_at(v, survey.capital[v]) > 0]
    if fallen:
        points = swapped_points(g)
        best = max(points)
        out += 5.0 if points[seat] == best and points.count(best) == 1 else -5.0
    return out


# ---- parts ---------------------------------------------------------------------------------------------------------
def _technology(g: Generalship, seat: Seat) -> float:
    """Points in hand count as long as there is something to develop; a full price counts more."""
    held = POINTS_OF_A_CARD * len(g.tech_hand[seat])
    left = sum(not g.developed[t] for t in MAIN)
    worth = 0.3 if left else 0.16
    return worth * min(held, 6.0) + 0.06 * max(0.0, held - 6.0)


def _wealth(g: Generalship, seat: Seat) -> float:
    """Stores, income, people."""
    food, metal = yields(g, seat)
    people = sum(g.people[seat])
    return (
        _diminishing(g.food[seat], 0.14, 0.87)
        + _diminishing(g.metal[seat], 0.2, 0.8)
        + 0.16 * food
        + 0.2 * metal
        + 0.06 * len(exchange_sources(g, seat))
        + _diminishing(people, 0.16, 0.93)
    )


def _land(g: Generalship, seat: Seat) -> float:
    """GS-17.2 Three neutral tiles bring a point in every cycle."""
    tiles = neutral_tiles(g, seat)
    return (
        0.18 * min(tiles, TILES_FOR_VP) + 0.08 * max(0, tiles - TILES_FOR_VP) + 0.7 * (tiles >= TILES_FOR_VP)
    )


def _army(strength: float) -> float:
    return 0.09 * min(strength, 14.0) + 0.045 * max(0.0, min(strength, 30.0) - 14.0)


def _diminishing(count: int, first: float, rate: float) -> float:
    """The first is worth `first`, each further one `rate` of the one before."""
    return float(first * (1 - rate**count) / (1 - rate))


assert VP_TO_WIN <= SCALE, "a whole game's points must fit on the scale"
