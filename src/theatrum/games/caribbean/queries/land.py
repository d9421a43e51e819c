"""CC-5.6 The two sides of the running land combat: their units, factors, support fire, and what the chart LC asks."""

from __future__ import annotations

from theatrum.games.caribbean.queries.combat import (
    AF,
    army_factors,
    fleet_factors,
    garrison_factors,
    hull_factors,
    ratio_step,
    support_fire,
    troop_factors,
    unit_factor,
)
from theatrum.games.caribbean.queries.company import carried, leader_with
from theatrum.games.caribbean.queries.presence import fleets_at
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.state import (
    ATTACKING,
    DEFENDING,
    EUROPEANS,
    NATIVES,
    PIRATES,
    Army,
    Caribbean,
    LandBattle,
    Nest,
)
from theatrum.games.caribbean.tables.buildings import FORTIFICATIONS, SITE_DF
from theatrum.games.caribbean.tables.markers import NO_SITE, SITES
from theatrum.games.caribbean.tables.options import with_option
from theatrum.games.caribbean.tables.pieces import (
    ART,
    CAV,
    EUROPEAN,
    ICAV,
    IINF,
    MIL,
    NATION_OF,
    NCAV,
    NINF,
    PMIL,
    UNITS,
)
from theatrum.games.caribbean.tables.places import AREAS
from theatrum.games.caribbean.tables.things import unit_thing

RIDERS = (CAV, NCAV, ICAV)
SIEGE_AF = with_option("e9a", "siege_art_af")
CHARGE_AF = with_option("e10a", "charge_cav_af")


def the_land_battle(g: Caribbean) -> LandBattle:
    """The land combat that is going on."""
    if g.land is None:
        raise ValueError("there is no land combat")
    return g.land


def army_of(g: Caribbean, battle: LandBattle) -> Army:
    """The native army that fights."""
    return g.armies[battle.army]


def nest_of(g: Caribbean, battle: LandBattle) -> Nest:
    """The nest that is smoked out."""
    return next(nest for nest in g.nests if nest.coast == battle.coast)


# ---- units -------------------------------------------------------------------------------------------------------------
def garrison(g: Caribbean, side: int) -> int:
    """CC-5.6.1 MIL of the colony's garrison that fight on this side."""
    battle = the_land_battle(g)
    return g.garrison[battle.area] if side == DEFENDING and battle.garrison else 0


def leader_of(g: Caribbean, side: int) -> int:
    """The leader who commands a side and still lives, or -1."""
    battle = the_land_battle(g)
    return -1 if battle.fallen[side] else leader_with(g, battle.figure[side])


def count(g: Caribbean, side: int, unit: int) -> int:
    """So many units of a kind fight on a side."""
    battle = the_land_battle(g)
    if battle.who[side] == NATIVES:
        army = army_of(g, battle)
        return {NINF: army.ninf, NCAV: army.ncav, IINF: army.iinf, ICAV: army.icav}.get(unit, 0)
    if battle.who[side] == PIRATES:
        return pirates(g) if unit == PMIL else 0
    n = garrison(g, side) if unit == MIL else 0
    if battle.figure[side] >= 0 and unit in EUROPEAN:
        n += carried(g, battle.figure[side], unit_thing(unit))
    return n


def pirates(g: Caribbean) -> int:
    """PMIL that fight: raiders, or those of the nest."""
    battle = the_land_battle(g)
    return battle.pmil if battle.raider >= 0 else nest_of(g, battle).pmil


def riders(g: Caribbean, side: int) -> int:
    return sum(count(g, side, unit) for unit in RIDERS)


def units(g: Caribbean, side: int) -> int:
    """CC-0.2.4 Combat units of a side; the leader is one."""
    battle = the_land_battle(g)
    if battle.who[side] == NATIVES:
        return army_of(g, battle).units
    if battle.who[side] == PIRATES:
        return pirates(g)
    n = sum(count(g, side, unit) for unit in EUROPEAN)
    return n + (leader_of(g, side) >= 0)


# ---- fortifications ----------------------------------------------------------------------------------------------------
def fortified(battle: LandBattle) -> bool:
    """CC-5.5 A manned palisade, fortress or citadel bars charges of the attacker."""
    return any(building in FORTIFICATIONS for building in battle.manned)


def charging(g: Caribbean, side: int) -> int:
    """CC-5.0.2 Announced cavalry counts while it lives, and while a charge is possible."""
    battle = the_land_battle(g)
    if side == ATTACKING and fortified(battle):
        return 0
    return min(battle.charging[side], riders(g, side))


def besieging(g: Caribbean, side: int) -> int:
    """CC-5.4, CC-5.0.2 Announced artillery counts while it lives and a manned fortification defends."""
    battle = the_land_battle(g)
    if side != ATTACKING or not fortified(battle):
        return 0
    return min(battle.besieging, count(g, side, ART))


# ---- factors -----------------------------------------------------------------------------------------------------------
def factors(g: Caribbean, side: int) -> int:
    """CC-5.6.2 CF of a side on land: the attacker's AF, the defender's DF with garrison and manned buildings."""
    battle = the_land_battle(g)
    if battle.who[side] == NATIVES:
        army = army_of(g, battle)
        site = site_df(g, battle.area) if side == DEFENDING else 0
        return army_factors(army, side) + site - slowed(g, side)
    if battle.who[side] == PIRATES:
        nest = 0 if battle.raider >= 0 else SITE_DF["pirate_nest"]
        return pirates(g) * (UNITS[PMIL].af, UNITS[PMIL].df)[side] + nest
    total = 0
    if battle.figure[side] >= 0:
        total = troop_factors(g, battle.figure[side], side) - slowed(g, side)
        if battle.fallen[side]:
            total = 0
    if battle.unpaid[side]:
        total //= 2
    if side == DEFENDING and battle.garrison:
        total += garrison_factors(g, battle.area, battle.manned)
    return total


def site_df(g: Caribbean, area: int) -> int:
    """CC-5.6.2 A native site helps natives who defend it."""
    return SITE_DF[SITES[g.site[area] - 1]] if g.site[area] != NO_SITE else 0


def slowed(g: Caribbean, side: int) -> int:
    """CC-9 What the attacker's AF lose since besieging ART (E9A) or charging cavalry (E10A) has AF 1."""
    if side != ATTACKING:
        return 0
    battle = the_land_battle(g)
    less = 0
    if g.has("e9a"):
        less += besieging(g, side) * (unit_factor(g, battle.nation[side], ART, AF) - SIEGE_AF)
    if g.has("e10a"):
        left = charging(g, side)
        for unit in RIDERS:
            n = min(left, count(g, side, unit))
            less += n * (unit_factor(g, battle.nation[side], unit, AF) - CHARGE_AF)
            left -= n
    return less


# ---- support fire ------------------------------------------------------------------------------------------------------
def supporting(g: Caribbean, side: int) -> list[int]:
    """CC-5.6.4 Fleets of nations on a coast of the area that support a side: its own and allied ones; in defence none
    that is allied with the attacker."""
    battle = the_land_battle(g)
    nation, other = battle.nation[side], battle.nation[1 - side]
    if nation < 0:
        return []
    return [
        fleet
        for coast in AREAS[battle.area].coasts
        for fleet in fleets_at(g, coast)
        if allied(g, nation, NATION_OF[fleet])
        and NATION_OF[fleet] != other
        and not (side == DEFENDING and other >= 0 and allied(g, other, NATION_OF[fleet]))
    ]


def ship_factors(g: Caribbean, side: int) -> int:
    """CC-5.6.4 CF of all ships that support a side."""
    battle = the_land_battle(g)
    if battle.who[side] == PIRATES:
        return sum(hull_factors(fleet.hulls)[side] for fleet in g.pirates if fleet.place == battle.coast)
    total = 0
    for fleet in supporting(g, side):
        cf = fleet_factors(g, fleet)[side]
        total += cf // 2 if fleet in battle.unpaid_fleets else cf
    return total


def fire(g: Caribbean) -> tuple[int, int]:
    """CC-5.6.4 The bonuses of both sides from their ships."""
    battle = the_land_battle(g)
    ships = ship_factors(g, ATTACKING), ship_factors(g, DEFENDING)
    if ships == (0, 0):
        return 0, 0
    return support_fire(*ships, (battle.factors[ATTACKING], battle.factors[DEFENDING]))


# ---- what the chart asks -----------------------------------------------------------------------------------------------
def kinds(g: Caribbean, side: int) -> list[str]:
    """CC-5.6.3 The kinds of combat units of a side; an army may be native and imperial."""
    battle = the_land_battle(g)
    if battle.who[side] == EUROPEANS:
        return ["european"]
    if battle.who[side] == PIRATES:
        return ["pirate"]
    army = army_of(g, battle)
    native, imperial = army.ninf + army.ncav, army.iinf + army.icav
    return ["native"] * (native > 0) + ["imperial"] * (imperial > 0)


def land_ratio(g: Caribbean, side: int) -> int:
    battle = the_land_battle(g)
    return ratio_step(battle.factors[side], battle.factors[1 - side])
