"""CC-11 What the words of the effects' language mean: one plain function per predicate, number and attribute.

Those about a running fight are in `queries.fights`, those about a card just played in `queries.declared`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from theatrum.games.caribbean.queries import company, presence
from theatrum.games.caribbean.queries.advisors import reachable
from theatrum.games.caribbean.queries.fights import FIGHT_PREDICATES, FIGHT_VARIABLES
from theatrum.games.caribbean.queries.research import knows, next_research, reached, why_not_research
from theatrum.games.caribbean.queries.ships import hulls, pirates_of
from theatrum.games.caribbean.state import NOBODY, POOL, RAIN, STORM, USED, Caribbean
from theatrum.games.caribbean.tables.awards import REGIONAL
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.goods import PRICES, WARES
from theatrum.games.caribbean.tables.markers import MARKER_TYPE, MINES, SITES
from theatrum.games.caribbean.tables.nations import ANY_NATION, NATIONS
from theatrum.games.caribbean.tables.pieces import (
    FIGURES,
    FLEET_TYPES,
    FLEETS_OF,
    LEADERS_OF,
    N_SHIPS,
    SHIPS,
    is_base,
    is_fleet,
    is_leader,
    is_pirates,
    nation_of,
)
from theatrum.games.caribbean.tables.places import AREA_OF, AREAS, AREAS_IN, HOME_OF, REGION_OF
from theatrum.games.caribbean.tables.research import ADMINISTRATION, AREAS_OF_RESEARCH
from theatrum.games.caribbean.tables.things import PRIESTS, SP, WARE_THINGS
from theatrum.games.caribbean.tables.tracks import LAST_PRINTED_TURN, TRACKS

WEATHER = {"rain": RAIN, "storm": STORM}
SITE_NUMBER = {MARKER_TYPE.by_id[name]: 1 + i for i, name in enumerate(SITES)}
MINE_NUMBER = {MARKER_TYPE.by_id[name]: 1 + i for i, name in enumerate(MINES)}


# ---- the nation --------------------------------------------------------------------------------------------------------
def relation(g: Caribbean, a: int, b: int, is_: tuple[int, ...]) -> bool:
    """CC-3.2 Between two different nations."""
    return a != b and g.relation(a, b) in is_


def may_be_raised(g: Caribbean, figure: int) -> bool:
    """CC-4.3.3, CC-4.3.4 In the pool, and research allows it."""
    piece = FIGURES[figure]
    return g.where[figure] == POOL and (piece.needs is None or knows(g, piece.nation, *piece.needs))


def fleet_markers(g: Caribbean, nation: int) -> list[int]:
    """CC-0.1.9 Fleet markers that may be raised: of each type the lowest number."""
    found: dict[int, int] = {}
    for fleet in FLEETS_OF[nation]:
        if may_be_raised(g, fleet):
            found.setdefault(FIGURES[fleet].kind, fleet)
    return list(found.values())


def pool_leaders(g: Caribbean, nation: int) -> list[int]:
    """CC-4.3.4 Leaders that may be recruited."""
    return [leader for leader in LEADERS_OF[nation] if may_be_raised(g, leader)]


def residence_in_pool(g: Caribbean, nation: int) -> bool:
    """CC-4.4.3.24 Fewer residences than Administration allows (without research: than the period)."""
    most = g.period if g.has("no_research") else reached(g, nation, ADMINISTRATION)
    return len(presence.residences(g, nation)) < min(most, NATIONS[nation].residences)


def price_limit(g: Caribbean) -> int:
    """CC-4.3.13 How far a modifier marker may stand from 0."""
    return PRICES.price_modifier_limit_option_a9h if g.has("a9h") else PRICES.price_modifier_limit


def price_marker_can_move(g: Caribbean, ware: int, delta: int) -> bool:
    return abs(g.price_mod[ware] + delta) <= price_limit(g)


def design_unknown(g: Caribbean, ship: int, nation: int) -> bool:
    """CC-4.3.15 Another nation's design, without a blueprint."""
    return SHIPS[ship].nation not in (NOBODY, nation) and not g.blueprints[nation] >> ship & 1


def research_price(research: int, ducats: int, minimum_price: int) -> int:
    """CC-11.14 Cost less the card's ducats, at least the card's minimum."""
    return max(minimum_price, AREAS_OF_RESEARCH[research].cost - ducats)


def research_affordable(g: Caribbean, nation: int, research: int, ducats: int, minimum_price: int) -> bool:
    price = research_price(research, ducats, minimum_price)
    return why_not_research(g, nation, research) is None and g.ducats(nation) >= price


def own_building_in_region(g: Caribbean, nation: int, region: int, building: int) -> bool:
    return any(g.owner[area] == nation and presence.serves(g, area, building) for area in AREAS_IN[region])


# ---- the area ----------------------------------------------------------------------------------------------------------
def colony_of(g: Caribbean, area: int, nation: int) -> bool:
    return g.owner[area] >= 0 if nation == ANY_NATION else g.owner[area] == nation


def colony_level(g: Caribbean, area: int, levels: tuple[str, ...]) -> bool:
    level = presence.colony_level(g, area)
    return level >= 0 and any(BUILDING.by_id[name] == level for name in levels)


def has_building(g: Caribbean, area: int, building: int, exact: bool | None) -> bool:
    """CC-4.4.3.23 Its function, or (exact) the building that stands."""
    return g.has_building(area, building) if exact else presence.serves(g, area, building)


def has_marker(g: Caribbean, area: int, types: tuple[int, ...], at_least: int | None) -> bool:
    found = sum(marker in types for marker in g.resources[area])
    found += any(SITE_NUMBER.get(t, -1) == g.site[area] for t in types)
    found += any(MINE_NUMBER.get(t, -1) == g.mine[area] for t in types)
    return found >= (1 if at_least is None else at_least)


def pirate_nest(g: Caribbean, area: int, discovered: bool | None) -> bool:
    nest = presence.nest_in(g, area)
    return nest is not None and (discovered is None or nest.discovered == discovered)


def adjacent_colony(g: Caribbean, area: int, nation: int) -> bool:
    return presence.adjacent_colony(g, area, None if nation == ANY_NATION else nation)


def slave_productions(g: Caribbean, area: int) -> int:
    return g.slaves[area].bit_count()


def weather_there(g: Caribbean, place: int, kind: tuple[str, ...]) -> bool:
    return any(g.weather.get(place) == WEATHER[one] for one in kind)


# ---- figures -----------------------------------------------------------------------------------------------------------
def kind_is(g: Caribbean, figure: int, kinds: tuple[str, ...]) -> bool:
    kind = "home_base" if is_base(figure) else "leader" if is_leader(figure) else "fleet"
    return kind in kinds


def on_map(g: Caribbean, figure: int) -> bool:
    """CC-0.2.10 Neither in the pool nor in the home base."""
    if is_pirates(figure):
        return True
    place = g.place_of(figure)
    return place >= 0 and place not in HOME_OF


def in_home_base(g: Caribbean, figure: int, nation: int) -> bool:
    return g.place_of(figure) == HOME_OF[nation]


def leader_is(g: Caribbean, figure: int, types: tuple[int, ...]) -> bool:
    return company.leader_type(g, figure) in types


def advisor_with(g: Caribbean, figure: int, types: tuple[int, ...]) -> bool:
    return any(advisor in types for advisor in company.advisors_with(g, figure))


def carries(g: Caribbean, figure: int, item: int, at_least: int | None, at_most: int | None) -> bool:
    n = company.items_with(g, figure, item)
    return (at_least is None or n >= at_least) and (at_most is None or n <= at_most)


def ships_with(g: Caribbean, figure: int, kinds: tuple[int, ...]) -> int:
    there = hulls(g, figure)
    return sum(there[kind] + there[N_SHIPS + kind] for kind in kinds) if there else 0


def fleet_type(g: Caribbean, figure: int, types: tuple[str, ...]) -> bool:
    if is_pirates(figure):
        return "pirate" in types
    return is_fleet(figure) and FLEET_TYPES[FIGURES[figure].kind] in types


def place_of(g: Caribbean, figure: int) -> int:
    return pirates_of(g, figure).place if is_pirates(figure) else g.place_of(figure)


def same_place(g: Caribbean, a: int, b: int) -> bool:
    """CC-0.2.10 The same place; a leader ashore and a fleet on a coast of his area, too."""
    one, other = place_of(g, a), place_of(g, b)
    if one < 0 or other < 0:
        return False
    return one == other or (AREA_OF[one] == AREA_OF[other] >= 0 and is_leader(a) != is_leader(b))


def stored_at_least(g: Caribbean, residence: int, value: int) -> bool:
    store = g.stores.get(residence, ())
    return (sum(store[thing] for thing in WARE_THINGS) + store[SP] if store else 0) >= value


PREDICATES: Mapping[str, Callable[..., bool] | Mapping[str, Callable[..., bool]]] = {
    "period_at_least": lambda g, value: g.period >= value,
    "nation_is": lambda g, nation, ids: nation in ids,
    "is_active_nation": lambda g, nation: g.seat_of[nation] >= 0,
    "research_at_least": lambda g, nation, direction, level: knows(g, nation, direction, level),
    "event_flag": lambda g, flag: bool(g.flags[flag]),
    "award_held": lambda g, nation, award: g.awards[award] == nation,
    "regional_award_held": lambda g, nation, award, region: g.awards[REGIONAL[award, region]] == nation,
    "marker_held": lambda g, nation, marker: bool(g.bad_image[nation]),
    "relation": relation,
    "free_control_markers": lambda g, nation, at_least: g.control[nation] >= at_least,
    "fleet_marker_in_pool": lambda g, nation: bool(fleet_markers(g, nation)),
    "leader_in_pool": lambda g, nation: bool(pool_leaders(g, nation)),
    "residence_in_pool": residence_in_pool,
    "home_ducats_at_least": lambda g, nation, amount: g.ducats(nation) >= amount,
    "own_building_in_region": own_building_in_region,
    "price_marker_can_move": price_marker_can_move,
    "ware_facility": lambda g, ware, is_: WARES[ware].facility in is_,
    "ware_group": lambda g, ware, is_: WARES[ware].group in is_,
    "design_unknown": design_unknown,
    "research_open": lambda g, nation: bool(next_research(g, nation)),
    "research_affordable": research_affordable,
    "area_type": lambda g, area, is_: AREAS[area].coastal == (is_ == "coastal"),
    "area_in": lambda g, area, areas: area in areas,
    "region_in": lambda g, area, regions: AREAS[area].region in regions,
    "undiscovered": lambda g, area: presence.undiscovered(g, area),
    "colony_of": colony_of,
    "settled": lambda g, area: presence.settled(g, area),
    "colony_level": colony_level,
    "has_building": has_building,
    "has_marker": has_marker,
    "exploration_markers_at_least": lambda g, area, value: presence.markers_in(g, area) >= value,
    "farm_possible": lambda g, area: presence.farm_possible(g, area),
    "marker_space": lambda g, area, at_least: presence.room_for_markers(g, area) >= at_least,
    "native_site": lambda g, area, sites: g.site[area] in sites,
    "pirate_nest": pirate_nest,
    "mine": lambda g, area, types: g.mine[area] in types,
    "hostile_land_units": lambda g, area, nation: presence.hostile_land_units(g, area, nation),
    "adjacent_colony": adjacent_colony,
    "region_colonized": lambda g, region: presence.region_colonized(g, region),
    "weather": {"area": weather_there, "place": weather_there},
    "figure_present": lambda g, area, nation: presence.figure_present(g, area, nation),
    "slave_production": lambda g, area, at_least: slave_productions(g, area) >= at_least,
    "kind_is": kind_is,
    "owned_by": {
        "figure": lambda g, thing, nation: nation_of(thing) == nation,
        "area": lambda g, thing, nation: g.owner[thing] == nation,
        "residence": lambda g, thing, nation: g.owner[thing] == nation,
    },
    "on_map": on_map,
    "in_home_base": in_home_base,
    "aboard": lambda g, figure: is_leader(figure) and g.fleet_of(figure) >= 0,
    "leader_with": leader_is,
    "advisor_with": advisor_with,
    "carries": carries,
    "combat_units_at_least": lambda g, figure, value: company.combat_units(g, figure) >= value,
    "ships_at_least": lambda g, figure, value: sum(hulls(g, figure)) >= value,
    "has_ship": lambda g, figure, ships: ships_with(g, figure, ships) > 0,
    "fleet_type": fleet_type,
    "same_place": same_place,
    "commands_pirates": lambda g, figure: any(fleet.commander == figure for fleet in g.pirates),
    "residence_with": lambda g, residence, building: g.has_building(residence, building),
    "stored_at_least": stored_at_least,
    "face_up": lambda g, figure: is_pirates(figure) or not g.marks[figure] & USED,
    "commanded": lambda g, figure: company.pirate_commander(g, figure) >= 0,
    "commanded_by_other": lambda g, figure, nation: (
        nation_of(company.pirate_commander(g, figure)) not in (NOBODY, nation)
    ),
    "advisor_available": lambda g, dr_modifier: bool(reachable(g, dr_modifier)),
    **FIGHT_PREDICATES,
}
"""By word. What can be said of several kinds of things has a function for each."""


def inflation(g: Caribbean) -> int:
    """CC-8.14 The level; with an open end (B5A) it counts one more from turn 31 on."""
    open_end = g.has("b5a") and g.turn >= LAST_PRINTED_TURN
    return g.inflation + TRACKS.inflation_track.option_b5a_from_turn_31_level_bonus * open_end


VARIABLES: Mapping[str, Callable[..., int]] = {
    "PN": lambda g: g.period,
    "TN": lambda g: g.turn,
    "inflation": inflation,
    "sp_cost_modifier": lambda g: g.sp_cost,
    "players": lambda g: g.players,
    "ducats_offered": lambda g, figure, roll: g.ducats_offered,
    "own_residences": lambda g, nation: len(presence.residences(g, nation)),
    "extra_settler": lambda g, roll: g.extra_settler,
    **FIGHT_VARIABLES,
}
FUNCTIONS: Mapping[str, Callable[..., int]] = {
    "level": lambda g, nation, direction: g.level(nation, direction),
    "advisors": lambda g, figure, types: sum(a in types for a in company.advisors_with(g, figure)),
    "ships": ships_with,
    "priests": lambda g, figure, most: min(most, company.carried(g, figure, PRIESTS)),
    "slave_productions": slave_productions,
    "mines": lambda g, area, kinds: int(g.mine[area] in kinds),
}
ATTRIBUTES: Mapping[tuple[str, str], Callable[[Any, int], int]] = {
    ("figure", "owner"): lambda g, figure: nation_of(figure),
    ("figure", "area"): lambda g, figure: (
        AREA_OF[place_of(g, figure)] if place_of(g, figure) >= 0 else NOBODY
    ),
    ("figure", "region"): lambda g, figure: (
        REGION_OF[place_of(g, figure)] if place_of(g, figure) >= 0 else NOBODY
    ),
    ("figure", "place"): place_of,
    ("area", "owner"): lambda g, area: g.owner[area],
    ("area", "region"): lambda g, area: REGION_OF[area],
    ("residence", "owner"): lambda g, area: g.owner[area],
    ("residence", "area"): lambda g, area: area,
    ("residence", "region"): lambda g, area: REGION_OF[area],
}
