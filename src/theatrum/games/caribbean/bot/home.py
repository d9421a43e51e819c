"""What a home base should do: taxes, research, supplies, ships and troops, and gifts of ducats to the king."""

from __future__ import annotations

from theatrum.games.caribbean.bot import worth
from theatrum.games.caribbean.bot.prospects import free_markers
from theatrum.games.caribbean.queries.capacity import fleet_capacity
from theatrum.games.caribbean.queries.company import combat_units
from theatrum.games.caribbean.queries.presence import in_play
from theatrum.games.caribbean.queries.prices import sp_price
from theatrum.games.caribbean.queries.supply import upkeep
from theatrum.games.caribbean.rules.awards import TRANSFERS, WANTED, why_not_take
from theatrum.games.caribbean.rules.home_base import why_no_piece
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.awards import AWARDS
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    FIGURES,
    MIL,
    PIO,
    SHIP,
    SHIPS,
    STANDARD,
    UNIT,
    is_fleet,
)
from theatrum.games.caribbean.tables.places import HOME_OF
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH
from theatrum.games.caribbean.tables.things import unit_thing
from theatrum.games.caribbean.tables.tracks import TAX

USES = {
    "navigation_1": 1.6,
    "constructions_1": 0.45,
    "constructions_2": 0.3,
    "constructions_3": 0.35,
    "constructions_4": 0.25,
    "supply_costs_1": 0.3,
    "supply_costs_2": 0.25,
    "emigration_1": 0.3,
    "home_office_1": 0.15,
    "home_office_2": 0.1,
    "home_office_3": 0.8,
    "home_office_4": 0.8,
    "administration_1": 0.4,
    "administration_2": 0.2,
    "colonial_rule_1": 0.5,
    "colonial_rule_2": 0.5,
    "sailing_technology_1": 0.15,
    "naval_design_1": 0.1,
    "economy_1": 0.1,
    "economy_2": 0.1,
}
"""What the bonus of a research area is worth besides its point, in a game that lasts."""
DEBT = 0.8
"""CC-8.2 What it costs to be in debt for upkeep: a point, unless ducats come in before."""
EXPEDITION = 15
"""The room that a fleet of discoverers needs."""


def spent(g: Caribbean, nation: int, have: int, cost: int) -> float:
    """What it costs to pay so many ducats: those for the upkeep of ships and troops are kept, a debt costs glory."""
    due = upkeep(g, nation)
    debt = DEBT if have - cost < due <= have else 0.0
    return worth.ducats(g, have) - worth.ducats(g, have - cost) + debt


# ---- ducats ------------------------------------------------------------------------------------------------------------------
def taxes(g: Caribbean, nation: int) -> float:
    """CC-4.4.1.1, CC-8.8 The ducats now; less tax later, and no point for a rate at its maximum."""
    rate, have = g.tax[nation], max(0, g.ducats(nation))
    now = worth.ducats(g, have + rate) - worth.ducats(g, have)
    later = 0.022 * TAX.step * min(4, worth.turns_left(g)) if rate > TAX.min else 0.0
    return now - later - (TAX.victory_phase.gp_if_already_at_max if rate >= TAX.max else 0)


def research(g: Caribbean, nation: int, area: int) -> float:
    """CC-4.4.1.2 A point, a control marker and a bonus for its ducats."""
    row = AREAS_OF_RESEARCH[area]
    have = g.ducats(nation)
    bonus = USES.get(row.id, 0.05) * min(1.0, worth.turns_left(g) / 4)
    have_markers = g.control[nation]
    marker = free_markers(g, have_markers + 1) - free_markers(g, have_markers)
    return 1.0 + bonus + marker - spent(g, nation, have, row.cost)


def supplies(g: Caribbean, nation: int, n: int) -> float:
    """CC-4.4.1.5 SP for ducats."""
    have, sp = g.ducats(nation), g.supplies(nation)
    price = n * sp_price(g, nation)
    gain = worth.supplies(g, sp + n) - worth.supplies(g, sp)
    return gain - spent(g, nation, have, price) - 0.02


# ---- the king ----------------------------------------------------------------------------------------------------------------
def king(g: Caribbean, nation: int, purse: int, n: int) -> float:
    """CC-4.4.4.3, CC-7.3, CC-8.14 What a gift of ducats brings: points, an award, a place in the ranking, production."""
    chart = CHARTS.king_transfer
    total = g.given[nation] + n
    gain = float(n // chart.gp_per_single_transfer)
    per = chart.production_rate_per_option_e8a if g.has("e8a") else chart.production_rate_per
    gain += 0.05 * (n // per) * min(1, worth.turns_left(g))
    gain += max(
        (
            AWARDS[award].gp
            for award in TRANSFERS
            if dict(WANTED[award][1])["at_least"] <= total and why_not_take(g, nation, award) is None
        ),
        default=0,
    )
    gain += rank(g, nation, total) - rank(g, nation, g.given[nation])
    return gain - spent(g, nation, purse, n)


def rank(g: Caribbean, nation: int, total: int) -> float:
    """CC-8.14 What a place in the ranking is worth; others may still give more."""
    if not total:
        return 0.0
    first, second = CHARTS.king_transfer.turn_ranking_gp
    better = sum(g.given[other] >= total for other in g.nations if other != nation)
    sure = 0.85 if len(g.nations) > 1 else 1.0
    return sure * first if better == 0 else 0.7 * second if better == 1 else 0.0


def best_gift(g: Caribbean, nation: int, purse: int) -> tuple[float, int]:
    """(worth, ducats) of the best gift to the king; 0 if none is worth while."""
    least = CHARTS.king_transfer.minimum
    wanted = {least, purse, *(goal - g.given[nation] for goal in (100, 300, 600))}
    wanted |= {1 + max(g.given[other] for other in g.nations) - g.given[nation] + 9}
    sums = {n - n % 10 if n != purse else n for n in wanted if least <= n <= purse}
    return max(((king(g, nation, purse, n), n) for n in sums), default=(0.0, 0))


# ---- ships and troops --------------------------------------------------------------------------------------------------------
def recruits(g: Caribbean, nation: int) -> tuple[float, str, int]:
    """(worth, piece, number) of what the home base needs most."""
    home = HOME_OF[nation]
    fleets = [
        figure for figure in in_play(g, nation) if is_fleet(figure) and FIGURES[figure].kind == STANDARD
    ]
    loose = fleet_capacity(g, BASE_OF[nation])
    at_sea = [fleet for fleet in fleets if g.ships[fleet]]
    waiting = [f for f in fleets if g.where[f] == home and fleet_capacity(g, f) + loose < EXPEDITION]
    best = (0.0, "", 0)
    if waiting and worth.turns_left(g):
        ship = best_ship(g, nation)
        if ship:
            need = 1.6 if not at_sea else 1.2 if not all(g.ships[f] for f in waiting) else 0.3
            best = (need, ship, 1)
    units = sum(g.held(BASE_OF[nation], unit_thing(unit)) for unit in (PIO, MIL))
    fodder = units + sum(combat_units(g, fleet) for fleet in fleets if g.where[fleet] == home)
    if fodder < 2 and any(g.where[f] == home and g.ships[f] for f in fleets):
        best = max(best, (0.3, UNIT.noun[MIL], 2))
    if best[1] and why_no_piece(g, nation, best[1], best[2]) is not None:
        return 0.0, "", 0
    return best


def best_ship(g: Caribbean, nation: int) -> str:
    """The cheapest room that can be built."""
    found = [
        (ship.capacity / ship.cost, SHIP.noun[ship.index])
        for ship in SHIPS
        if why_no_piece(g, nation, SHIP.noun[ship.index], 1) is None
    ]
    return max(found, default=(0.0, ""))[1]
