"""CC-4.4.2 – CC-4.4.4, CC-7.7, CC-10: landing, residences, slaves, the king, prices, supply lines."""

from __future__ import annotations

from games.caribbean.builders import (
    a_table,
    all_awards_taken,
    area,
    colony,
    fill,
    fleet,
    leader,
    place,
    research,
)
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.games.caribbean.queries.capacity import over_limits
from theatrum.games.caribbean.queries.language import why_not_build
from theatrum.games.caribbean.queries.prices import index_price, purchase_in_new_world, sale_in_new_world
from theatrum.games.caribbean.queries.supply import line_home
from theatrum.games.caribbean.queries.trade import demand_left, why_not_deliver
from theatrum.games.caribbean.rules.building import place as put_up
from theatrum.games.caribbean.rules.court import sums
from theatrum.games.caribbean.rules.effects.corsairs import COAST_AT, place_pirate_nest, spawn_pirate_fleet
from theatrum.games.caribbean.rules.interception import targets
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.rules.splitting import free_markers
from theatrum.games.caribbean.state import ABOARD, FOUGHT, Army, Caribbean
from theatrum.games.caribbean.tables.awards import AWARD
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.cards import CARDS, DEMANDS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.markers import CITY
from theatrum.games.caribbean.tables.nations import ENGLAND, NEUTRAL, PORTUGAL, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE
from theatrum.games.caribbean.tables.places import N_REGIONS, REGION_OF
from theatrum.games.caribbean.tables.things import DUCATS, SLAVES, SP

SUGAR = WARE.by_id["sugar"]


def table(*nations: str, **options: str | int | bool) -> Caribbean:
    g = all_awards_taken(a_table(*(nations or ("spain", "england", "france")), **options))
    g.control = [5] * 5
    g.impulse = 1
    return g


def acting(g: Caribbean, figure: int, operation: str = "move", points: int = 2) -> Playing[Caribbean]:
    g.active, g.points, g.marks[figure] = SPAIN, points, 0
    return play(SKELETON, g, ("operation",)).answer(operation, FIGURE.noun[figure])


# ---- landing -----------------------------------------------------------------------------------------------------------------
def a_landing(relation: int) -> tuple[Caribbean, int, int]:
    g = table()
    g.relations[pair(SPAIN, ENGLAND)] = relation
    colony(g, "tc_20", "england", "settlement", garrison=2)
    ships = fleet(g, "spain", "tc_20_coast", {"carrack": 3})
    return g, ships, leader(g, "spain", "conquistador", at=ships, inf=4)


def test_CC_4_4_3_4_going_ashore_in_a_hostile_colony_is_entering_it() -> None:
    """CC-4.4.3.30 The fleet puts him ashore without activating him; then he has only free actions left."""
    g, ships, man = a_landing(WAR)
    asked = acting(g, ships).answer("disembark", FIGURE.noun[man])
    while asked.prompt == "land-transfers":
        asked.answer("done")
    assert asked.prompt == "hold-or-retreat"
    assert g.land is not None
    asked.answer("give-way")
    while asked.prompt != "acting":
        asked.answer(*asked.answers[0])
    assert g.marks[man] & FOUGHT
    asked.answer("done")
    assert asked.reason("colonize", FIGURE.noun[man]) == "free-actions-only"
    assert asked.may("move", FIGURE.noun[man])


def test_CC_4_4_3_30_nobody_is_put_ashore_in_a_neutral_colony() -> None:
    g, ships, man = a_landing(NEUTRAL)
    assert acting(g, ships).reason("disembark", FIGURE.noun[man]) == "neutral-colony"
    assert g.where[man] == ABOARD


def test_CC_4_4_3_4_an_area_with_natives_is_attacked_from_the_sea() -> None:
    g = table()
    colony(g, "tc_20", "spain")
    g.armies.append(Army(area("tc_20"), ninf=2))
    ships = fleet(g, "spain", "tc_20_coast", {"carrack": 3})
    man = leader(g, "spain", "conquistador", at=ships, inf=4)
    dice(g, 10, 10, 1, 1)
    asked = acting(g, ships).answer("disembark", FIGURE.noun[man])
    while asked.prompt != "acting":
        asked.answer("done")
    assert (g.armies, g.gp[SPAIN]) == ([], 1)


def test_CC_4_4_4_1_what_a_fleet_may_attack_where_it_enters() -> None:
    g = table()
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    at = "caribbean_sea"
    ships = fleet(g, "spain", at, {"nao": 1})
    enemy = fleet(g, "england", at, {"nao": 1})
    neutral = fleet(g, "france", at, {"nao": 1})
    corsair = fleet(g, "france", at, {"buccaneer_ship": 1}, kind="buccaneer")
    new_pirates(g, place(at), 1)
    may = {str(answer[1]): why is None for answer, why in targets(g, ships)}
    assert may == {
        FIGURE.noun[enemy]: True,
        FIGURE.noun[neutral]: False,
        FIGURE.noun[corsair]: False,
        "figure:pirates_1": True,
    }


# ---- residences, sites, awards ---------------------------------------------------------------------------------------------
def test_CC_4_4_3_24_a_residence_needs_a_port_and_a_free_residence() -> None:
    g = table()
    at = colony(g, "tc_17", "spain", "settlement")
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1})
    residence = BUILDING.by_id["residence"]
    research(g, "spain", administration=1)
    assert why_not_build(g, SPAIN, at, ships, residence) is not None, "no port"
    g.built[at] |= 1 << BUILDING.by_id["port"]
    assert why_not_build(g, SPAIN, at, ships, residence) is None
    colony(g, "tc_20", "spain", "settlement", "port", "residence")
    assert why_not_build(g, SPAIN, at, ships, residence) is not None, "Administration 1 allows one"
    research(g, "spain", administration=2)
    assert why_not_build(g, SPAIN, at, ships, residence) is None
    free = table(no_research=True)
    colony(free, "tc_20", "spain", "settlement", "port", "residence")
    colony(free, "tc_17", "spain", "settlement", "port")
    assert why_not_build(free, SPAIN, at, ships, residence) is not None, "without research at most PN"
    free.turn = 8
    assert why_not_build(free, SPAIN, at, ships, residence) is None


def test_CC_4_4_3_21_colonizing_keeps_the_native_site_and_counts_for_its_award() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "spain", markers=("city",))
    g.nation_deck[SPAIN] = []
    put_up(g, SPAIN, at, BUILDING.by_id["settlement"])
    play(SKELETON, g, *reversed(g.agenda))
    won = [str(name) for name, i in AWARD.by_id.items() if g.awards[i] == SPAIN]
    assert g.site[at] == CITY
    assert any("city" in name for name in won), won


def test_CC_7_7_a_building_award_is_for_an_own_roll_and_not_for_conquest() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "england", "settlement", "mission", "port", "residence")
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    g.control[SPAIN] = 3
    man = leader(g, "spain", "conquistador", at="tc_18", inf=2)
    colony(g, "tc_18", "spain")
    g.active, g.points = SPAIN, 1
    asked = play(SKELETON, g, ("operation",)).answer("move", FIGURE.noun[man]).answer("march", "area:tc_17")
    assert g.owner[area("tc_17")] == SPAIN
    assert asked.prompt == "acting"
    assert SPAIN not in g.awards


# ---- slaves, the king, prices ------------------------------------------------------------------------------------------------
def test_CC_4_4_4_17_one_price_the_seller_accepts_or_refuses_once_in_an_activation() -> None:
    g = table()
    at = colony(g, "tc_17", "spain", "town", "port", "residence", "market_place")
    there = colony(g, "tc_20", "england", "town", "port", "residence", "bank", "market_place")
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 2}, ducats=20)
    market = REGION_OF[at]
    g.slave_markets[ENGLAND * N_REGIONS + market] = 1
    asked = acting(g, ships).answer("trade").answer("buy-slave", "nation:england").answer("price", 10)
    assert asked.asked == (1, "sell-slave")
    asked.answer("no")
    assert asked.prompt == "acting", "nothing else to trade, and England was asked once"
    asked.answer("done")
    g.marks[ships] = 0
    asked = (
        acting(g, ships)
        .answer("trade")
        .answer("buy-slave", "nation:england")
        .answer("price", 10)
        .answer("yes")
    )
    assert g.slave_markets[SPAIN * N_REGIONS + market] == 1
    assert (g.stored(there, DUCATS), g.held(ships, DUCATS), g.held(ships, SLAVES)) == (10, 10, 0)


def test_CC_4_4_4_16_sums_for_the_king() -> None:
    g = table()
    ships = fleet(g, "spain", "home_spain", {"carrack": 2}, ducats=20)
    fill(g, BASE_OF[SPAIN], ducats=57)
    assert sums(g, ships) == [50, 60, 70, 77], "from 50 D in tens, or everything [OP-61]"


def test_CC_4_4_4_18_prices_in_the_new_world_are_at_least_one() -> None:
    g = table("spain", "portugal")
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1}, trader=1)
    g.base_price[SUGAR] = 1
    assert sale_in_new_world(g, SPAIN, ships, SUGAR) == 1
    assert purchase_in_new_world(g, SPAIN, ships, SUGAR) == 1, "1 + 1 − 1 for the trader"
    g.price_mod[SUGAR] = -1
    assert purchase_in_new_world(g, PORTUGAL, ships, SUGAR) >= 1


# ---- CC-10 -------------------------------------------------------------------------------------------------------------------
def test_CC_10_4_limits_of_fleet_and_leader_hold_separately_the_capacity_for_both() -> None:
    g = table()
    ships = fleet(g, "spain", "caribbean_sea", {"nao": 1})
    man = leader(g, "spain", "conquistador", at=ships)
    g.hold[ships] = g.hold[man] = ()
    fill(g, ships, priests=1)
    fill(g, man, priests=1)
    assert over_limits(g, ships) == over_limits(g, man) == []
    fill(g, man, inf=10)
    assert over_limits(g, ships) == ["capacity"], "his troops are in the fleet's ships"


def test_CC_10_5_an_end_with_a_hostile_fleet_is_open_beside_an_own_one_of_equal_strength() -> None:
    g = table()
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    at = colony(g, "tc_17", "spain", "settlement")
    assert line_home(g, SPAIN, at)
    fleet(g, "england", "tc_17_coast", {"nao": 1})
    assert not line_home(g, SPAIN, at)
    fleet(g, "spain", "tc_17_coast", {"nao": 4})
    assert line_home(g, SPAIN, at)


# ---- what changes of the code have shown to be missing -------------------------------------------------------------------
def test_CC_4_4_2_1_other_residences_of_the_region_receive_too() -> None:
    """Not those of other regions, nor ducats without a bank; to send SP alone needs no ducats."""
    g = table()
    at = colony(g, "tc_20", "spain", "town", "port", "residence", "warehouse")
    there = colony(g, "tc_17", "spain", "town", "port", "residence", "warehouse")
    colony(g, "na_04", "spain", "town", "port", "residence", "warehouse")
    fleet(g, "spain", "home_spain", {"nao": 1})
    g.store(at, SP, 9)
    g.active, g.points = SPAIN, 1
    asked = play(SKELETON, g, ("operation",)).answer("supply-others", "area:tc_20")
    assert {nouns[0] for nouns in asked.offered("send")} == {"area:tc_17"}
    assert asked.reason("send", "area:na_04", "thing:sp", 1) == "no-supply-line"
    assert asked.reason("send", "area:tc_17", "thing:sp", 10) == "nothing-stored"
    assert asked.reason("send", "area:tc_17", "thing:sp", 4) == "round-numbers"
    asked.answer("send", "area:tc_17", "thing:sp", 5)
    assert asked.over, "five for the one fleet"
    assert (g.stored(at, SP), g.stored(there, SP)) == (4, 5)


def test_CC_8_6_a_nest_that_is_there_gets_the_men_and_new_fleets_the_lowest_free_number() -> None:
    g = table()
    at = area("tc_13")
    side = next(side for (a, side) in COAST_AT if a == at)
    place_pirate_nest(g, at, side, 4)
    place_pirate_nest(g, at, side, 4)
    assert [nest.pmil for nest in g.nests] == [8]
    spawn_pirate_fleet(g, at, 2)
    assert [(one.number, one.size, one.place) for one in g.pirates] == [(1, 2, COAST_AT[at, side])]
    new_pirates(g, place("caribbean_sea"), 1)
    g.pirates = [one for one in g.pirates if one.number == 2]
    new_pirates(g, place("caribbean_sea"), 5)
    assert [(one.number, one.size) for one in g.pirates] == [(1, 5), (2, 1)]


def test_CC_4_4_4_4_of_several_free_markers_of_a_type_the_lowest_number() -> None:
    """CC-0.1.9 And only those without ships."""
    g = table()
    one = fleet(g, "spain", "home_spain", {"nao": 1})
    two, three = fleet(g, "spain", "home_spain", {}), fleet(g, "spain", "home_spain", {})
    treasure = fleet(g, "spain", "home_spain", {}, kind="treasure")
    assert free_markers(g, SPAIN) == [two, treasure]
    assert one < two < three


def test_CC_2_6_1_a_demand_takes_so_much_and_no_more_and_never_from_afar() -> None:
    g = table()
    card = next(c for c in CARDS if c.demand >= 0)
    demand = DEMANDS[card.demand]
    ships = fleet(g, "spain", "home_spain", {"galleon": 4})
    g.add(ships, demand.ware, demand.most + 2)
    g.closed[demand.ware], g.monopoly[demand.ware] = 1, ENGLAND
    assert why_not_deliver(g, ships, card.index) is not None, "it does not lie there"
    g.demands[card.index] = 1
    asked = acting(g, ships).answer("trade").answer("deliver", card.noun)
    asked.answer("amount", demand.most - 1)
    price = index_price(g, demand.ware) + demand.bonus
    assert g.demands[card.index] == demand.most
    assert (g.ducats(SPAIN), g.held(ships, demand.ware)) == ((demand.most - 1) * price, 3)
    assert demand_left(g, card.index) == 0
    refused = why_not_deliver(g, ships, card.index)
    assert refused is not None
    assert refused.key == "demand-met"
    g.where[ships] = place("caribbean_sea")
    refused = why_not_deliver(g, ships, card.index)
    assert refused is not None
    assert refused.key == "no-market-here"


def test_CC_4_4_3_22_settlers_are_for_colonization_and_priests_for_missions_under_E4D() -> None:
    g = table(e4d=True)
    colony(g, "tc_17", "spain", "settlement", markers=("tobacco",))
    ships = fleet(g, "spain", "tc_17_coast", {"galleon": 2}, sp=40)
    asked = acting(g, ships, "improve")
    assert asked.may("erect", "building:farms"), "no settlers are needed"
    assert asked.reason("erect", "building:mission") == "no-priest"
    assert asked.may("erect", "building:palisades"), "FORT needs no priest"
    asked.answer("done")
    unsettled = colony(g, "tc_18", "spain", markers=("tobacco",))
    man = leader(g, "spain", "explorer", at="tc_18", sp=20, settlers=1)
    asked = acting(g, man, "colonize")
    assert asked.may("erect", "building:settlement"), "exactly the one that is needed"
    assert g.owner[unsettled] == SPAIN
