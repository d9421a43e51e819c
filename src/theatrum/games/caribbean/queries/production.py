"""CC-4.4.4.5 – CC-4.4.4.10 Production: what a colony can yield, and what stands in the way."""

from __future__ import annotations

from theatrum.core.contract import Refusal
from theatrum.games.caribbean.queries.company import advisors_with, carried
from theatrum.games.caribbean.queries.language import about, site_dice
from theatrum.games.caribbean.queries.presence import area_of, hostile_land_units, serves
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import (
    BUILDING,
    FARMS,
    FOUNDRY,
    MINE_WORKS,
    PLANTS,
    RESIDENCE,
)
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.goods import RECIPES, WARE, Recipe
from theatrum.games.caribbean.tables.language import ADVISOR_BONUSES
from theatrum.games.caribbean.tables.markers import FARMED, MARKER_TYPES, MINES, NO_SITE
from theatrum.games.caribbean.tables.pieces import NATION_OF
from theatrum.games.caribbean.tables.things import DUCATS
from theatrum.games.caribbean.tables.tracks import FLAG

NOT_OWN = Refusal("CC-4.4.4.5", "not-own-colony")
DONE_ALREADY = Refusal("CC-4.4.4.5", "produced-already")
ENEMIES = Refusal("CC-4.4.4.5", "enemies-there")
NOTHING = Refusal("CC-4.4.4.5", "nothing-to-produce")
MORE_OF: dict[int, int] = {
    WARE.by_id[ware]: BUILDING.by_id[building]
    for ware, building in (("timber", "saw_mill"), ("salt", "saltworks"), ("furs", "lodge"))
}
"""CC-4.4.4.6 By ware: the building that gives one more per marker."""
REDUCED: dict[int, int] = {
    1 + MINES.index(mine): FLAG.by_id[f"mine_reduced_{mine}"]
    for mine in CHARTS.mines.after_the_check.reduced_event.mines
}
"""CC-4.3.14 By mine: the flag of the event track that lowers its output."""
RICHER = "e6a"
WARE_OF = tuple(WARE.by_id.get(marker.id, -1) for marker in MARKER_TYPES)
"""By type of marker: the ware it yields, or -1."""
MINE_WARE = tuple(WARE.by_id[mine] for mine in MINES)


def why_not_produce(g: Caribbean, figure: int) -> Refusal | None:
    """CC-4.4.4.5 In an own colony, once per turn, without hostile land units, if there is anything to produce."""
    area, nation = area_of(g, figure), NATION_OF[figure]
    if area < 0 or g.owner[area] != nation:
        return NOT_OWN
    if g.produced[area]:
        return DONE_ALREADY
    if hostile_land_units(g, area, nation):
        return ENEMIES
    return None if produces(g, area, figure) else NOTHING


def produces(g: Caribbean, area: int, figure: int) -> bool:
    """Can anything come out of it?"""
    if g.has_building(area, RESIDENCE) or mine_works(g, area) or dice_of_site(g, area):
        return True
    return bool(harvest(g, area, figure)) or any(batches(g, figure, area, recipe) for recipe in RECIPES)


# ---- farms and plants ----------------------------------------------------------------------------------------------------------
def harvest(g: Caribbean, area: int, figure: int) -> list[tuple[int, int]]:
    """CC-4.4.4.6 (ware, units) of each resource marker whose facility stands."""
    out = []
    farms, plants = serves(g, area, FARMS), serves(g, area, PLANTS)
    if not (farms or plants):
        return []
    attendant = bonus_of_advisors(g, figure, "farm_production")
    for i, marker in enumerate(g.resources[area]):
        ware = WARE_OF[marker]
        if FARMED[marker] and farms:
            out.append((ware, 1 + (g.slaves[area] >> i & 1) + attendant))
        elif not FARMED[marker] and plants:
            more = ware in MORE_OF and g.has_building(area, MORE_OF[ware])
            out.append((ware, 1 + more))
    return out


def bonus_of_advisors(g: Caribbean, figure: int, key: str) -> int:
    """CC-0.1.4 What the advisors with a figure give under one key."""
    return sum(getattr(ADVISOR_BONUSES[advisor], key) or 0 for advisor in advisors_with(g, figure))


# ---- mines -----------------------------------------------------------------------------------------------------------------------
def mine_works(g: Caribbean, area: int) -> bool:
    """CC-4.4.4.7 A mine that is not depleted, with mines or a foundry."""
    return bool(g.mine[area]) and not g.depleted[area] and serves(g, area, MINE_WORKS)


def mine_dice(mine: int) -> int:
    return CHARTS.mines.dice[MINES[mine - 1]]


def mine_output(g: Caribbean, area: int, figure: int, total: int) -> tuple[int, bool]:
    """CC-4.4.4.7 What the dice give, and whether the mine is depleted: the bare result below PN. Then miner, foundry and
    the event's reduction (E2A: a worse one)."""
    mine, chart = g.mine[area], CHARTS.mines
    result = total // mine_dice(mine)
    after = chart.after_the_check
    output = result + bonus_of_advisors(g, figure, "mine_production")
    if g.has_building(area, FOUNDRY) and MINES[mine - 1] in after.foundry.mines:
        output += after.foundry.value
    if mine in REDUCED and g.flags[REDUCED[mine]]:
        output += after.reduced_event.option_e2a if g.has("e2a") else after.reduced_event.value
    return max(chart.minimum, output), result < g.period


# ---- native sites ----------------------------------------------------------------------------------------------------------------
def period_counted(g: Caribbean) -> int:
    """CC-9, E6A PN, one higher where native sites are reckoned."""
    return g.period + g.has(RICHER)


def dice_of_site(g: Caribbean, area: int) -> int:
    """CC-4.4.4.9 Dice of the native site in an area."""
    if g.site[area] == NO_SITE:
        return 0
    return max(0, int(site_dice[g.site[area] - 1](g, about())) - g.has(RICHER))


def site_ware(g: Caribbean, face: int) -> int:
    """CC-4.4.4.9 What a die yields: a ware, or -1; E6A adds one to it."""
    for row in CHARTS.native_site_yield.per_die:
        if row.first <= face and (row.last is None or face <= row.last):
            return WARE.by_id[row.ware] if row.ware is not None else -1
    return -1


# ---- manufactures ----------------------------------------------------------------------------------------------------------------
def batches(g: Caribbean, figure: int, area: int, recipe: Recipe) -> int:
    """CC-4.4.4.10 So many batches can be made with what the figure and the warehouse hold; ducats also from the bank."""
    if not may_make(g, area, recipe):
        return 0
    most = min((at_hand(g, figure, area, ware) // n for ware, n in recipe.takes), default=0)
    return min(most, at_hand(g, figure, area, DUCATS) // recipe.ducats) if recipe.ducats else most


def may_make(g: Caribbean, area: int, recipe: Recipe) -> bool:
    """CC-4.4.4.10 The manufacture stands in a residence colony; a naval base needs no residence."""
    building = BUILDING.by_id[recipe.building]
    return g.has_building(area, building) and (recipe.sp > 0 or g.has_building(area, RESIDENCE))


def at_hand(g: Caribbean, figure: int, area: int, thing: int) -> int:
    return carried(g, figure, thing) + g.stored(area, thing)
