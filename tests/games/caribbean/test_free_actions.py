"""CC-4.4.4.3 – 18: production, manufactures, trade, the king, splitting; WE-14 – 18, 35, 36, 41."""

from __future__ import annotations

from games.caribbean.builders import a_table, colony, fill, fleet, leader, thing
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.games.caribbean.queries.production import mine_output
from theatrum.games.caribbean.state import STORM, USED, Caribbean, PirateFleet
from theatrum.games.caribbean.tables.cards import CARDS, DEMANDS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import ENGLAND, NETHERLANDS, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, NATION_OF, pirate_figure
from theatrum.games.caribbean.tables.places import AREAS, N_REGIONS, REGION_OF
from theatrum.games.caribbean.tables.things import DUCATS
from theatrum.games.caribbean.tables.tracks import FLAG


def acting(g: Caribbean, figure: int) -> Playing[Caribbean]:
    g.active, g.points = NATION_OF[figure], 1
    g.marks[figure] = 0
    return play(SKELETON, g, ("operation",)).answer("move", FIGURE.noun[figure])


def a_plantation(*buildings: str, markers: tuple[str, ...] = (), **things: int) -> tuple[Caribbean, int, int]:
    """A Spanish colony with a fleet on its coast."""
    g = a_table("spain", "england", "netherlands")
    at = colony(g, "tc_17", "spain", *buildings, markers=markers)
    return g, at, fleet(g, "spain", "tc_17_coast", {"carrack": 2}, **things)


def held(g: Caribbean, figure: int, *names: str) -> list[int]:
    return [g.held(figure, thing(name)) for name in names]


# ---- production --------------------------------------------------------------------------------------------------------------
def test_WE_14_CC_4_4_4_6_a_salt_marker_with_plants() -> None:
    for buildings, salt in ((("plants",), 1), (("plants", "saltworks"), 2)):
        g, at, ships = a_plantation("settlement", *buildings, markers=("salt",))
        acting(g, ships).answer("produce")
        assert (held(g, ships, "salt"), g.produced[at]) == ([salt], 1)


def test_CC_4_4_4_6_slaves_and_an_attendant_add_one_each_on_farms() -> None:
    g, at, ships = a_plantation("settlement", "farms", markers=("tobacco", "tobacco"), attendant=1)
    g.slaves[at] = 0b10
    acting(g, ships).answer("produce")
    assert held(g, ships, "tobacco") == [2 + 3]


def test_CC_4_4_4_5_once_per_turn_in_an_own_colony_without_enemies() -> None:
    g, _, ships = a_plantation("settlement", "farms", markers=("tobacco",))
    asked = acting(g, ships).answer("produce")
    assert asked.reason("produce") == "produced-already"
    g, at, ships = a_plantation("settlement", markers=("tobacco",))
    assert acting(g, ships).reason("produce") == "nothing-to-produce"
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    leader(g, "england", "explorer", at="tc_17")
    assert acting(g, ships).reason("produce") == "enemies-there"
    g.owner[at] = ENGLAND
    assert acting(g, ships).reason("produce") == "not-own-colony"


def test_WE_15_CC_4_4_4_7_a_gold_mine_is_depleted_below_the_period() -> None:
    g, at, ships = a_plantation("settlement", "mines", markers=("gold",))
    g.turn = 16
    assert mine_output(g, at, ships, 2 + 3 + 4 + 5) == (3, False)
    g.turn = 23
    assert mine_output(g, at, ships, 14) == (3, True)
    dice(g, 2, 3, 4, 5)
    acting(g, ships).answer("produce")
    assert (held(g, ships, "gold"), g.depleted[at]) == ([3], 1)


def test_CC_4_4_4_7_miner_foundry_and_the_events_reduction_come_after_the_check() -> None:
    g, at, ships = a_plantation("settlement", "plants", "foundry", markers=("gold",), miner=1)
    assert mine_output(g, at, ships, 14) == (5, False)
    g.flags[FLAG.by_id["mine_reduced_gold"]] = 1
    assert mine_output(g, at, ships, 14) == (4, False)
    g.options = ("e2a",)
    assert mine_output(g, at, ships, 14) == (3, False)


def test_WE_16_CC_4_4_4_9_a_kingdom_in_period_two() -> None:
    g, _, ships = a_plantation(markers=("kingdom",))
    g.turn = 8
    dice(g, 2, 4, 7, 8, 10)
    acting(g, ships).answer("produce")
    assert held(g, ships, "gems", "gold", "silver") == [1, 1, 2]


def test_CC_9_E6A_one_die_less_and_each_one_higher() -> None:
    g, _, ships = a_plantation(markers=("kingdom",))
    g.options, g.turn = ("e6a",), 8
    dice(g, 2, 5, 9, 1)
    acting(g, ships).answer("produce")
    assert held(g, ships, "gems", "gold", "silver") == [1, 1, 1]


def test_WE_36_CC_4_4_4_8_tax_of_a_residence_with_guild_hall() -> None:
    g, _, ships = a_plantation("town", "port", "residence", "guild_hall")
    g.turn = 17
    dice(g, 6, 4)
    acting(g, ships).answer("produce")
    assert held(g, ships, "ducats") == [39]


def test_WE_17_CC_4_4_4_10_a_distillery_makes_rum_of_warehouse_and_ship() -> None:
    g, at, ships = a_plantation("town", "port", "residence", "warehouse", "distillery", timber=1)
    g.store(at, WARE.by_id["sugarcane"], 1)
    dice(g, 1)
    asked = acting(g, ships).answer("produce")
    asked.answer("done") if asked.prompt == "stow" else None
    assert asked.reason("make", "building:forge", 1) == "no-manufacture"
    asked.answer("make", "building:distillery", 1)
    asked.answer("stow", "area:tc_17", "ware:rum")
    assert (g.stored(at, WARE.by_id["rum"]), held(g, ships, "timber")) == (4, [0])


def test_CC_4_4_4_14_what_does_not_fit_is_lost_by_the_owners_choice() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement", "farms", "plants", markers=("tobacco", "timber"))
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1}, corn=5)
    asked = acting(g, ships).answer("produce")
    assert asked.prompt == "stow"
    assert asked.reason("stow", FIGURE.noun[ships], "ware:gold") == "not-yielded"
    asked.answer("stow", FIGURE.noun[ships], "ware:tobacco")
    assert held(g, ships, "tobacco", "timber") == [1, 0]
    assert g.harvest == ()


# ---- Europe -------------------------------------------------------------------------------------------------------------------
def lay_demand(g: Caribbean, ware: str) -> int:
    index = next(d.card for d in DEMANDS if d.ware == WARE.by_id[ware])
    g.demands[index] = 0
    return index


def test_WE_41_two_silver_go_to_a_public_demand_from_the_home_base() -> None:
    for nation, price in (("spain", 9), ("netherlands", 10)):
        g = a_table("spain", "netherlands")
        ships = fleet(g, nation, f"home_{nation}", {"nao": 1}, silver=2)
        index = lay_demand(g, "silver")
        assert DEMANDS[CARDS[index].demand].bonus == 3
        asked = (
            acting(g, ships).answer("trade").answer("deliver", f"card:{CARDS[index].id}").answer("amount", 2)
        )
        assert g.ducats(NATION_OF[ships]) == 2 * price
        assert (g.demands[index], g.stock[WARE.by_id["silver"]]) == (2, 0)
        asked.answer("done")
        assert g.marks[ships] & USED


def test_CC_4_4_4_11_a_closed_market_admits_only_the_owner_of_the_monopoly() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "home_spain", {"nao": 1}, tobacco=2)
    tobacco = WARE.by_id["tobacco"]
    g.closed[tobacco], g.monopoly[tobacco] = 1, ENGLAND
    assert acting(g, ships).reason("trade") == "nothing-to-trade"
    g.monopoly[tobacco] = SPAIN
    acting(g, ships).answer("trade").answer("sell", "ware:tobacco").answer("amount", 2)
    assert (g.ducats(SPAIN), g.stock[tobacco]) == (10, 2)


def test_CC_4_4_4_15_wares_that_lie_in_the_home_base_are_sold_too() -> None:
    g = a_table("netherlands", "england")
    ships = fleet(g, "netherlands", "home_netherlands", {"nao": 1}, tobacco=1)
    fill(g, BASE_OF[NETHERLANDS], tobacco=2)
    acting(g, ships).answer("trade").answer("sell", "ware:tobacco").answer("amount", 3)
    assert g.ducats(NETHERLANDS) == 3 * 6
    assert (held(g, ships, "tobacco"), g.held(BASE_OF[NETHERLANDS], WARE.by_id["tobacco"])) == ([0], 0)


def test_CC_4_4_4_13_supply_points_at_the_price_of_the_day() -> None:
    g = a_table("england", "spain")
    ships = fleet(g, "england", "home_england", {"nao": 1}, ducats=7)
    acting(g, ships).answer("stock-up").answer("amount", 2)
    assert (g.supplies(ENGLAND), held(g, ships, "ducats")) == (2, [1])


def test_WE_35_CC_4_4_4_3_570_ducats_for_the_king() -> None:
    for options, more in (((), 11), (("e8a",), 5)):
        g = a_table("spain", "england")
        g.options = options
        ships = fleet(g, "spain", "home_spain", {"nao": 1}, ducats=70)
        fill(g, BASE_OF[SPAIN], ducats=500)
        asked = acting(g, ships).answer("king")
        assert asked.reason("amount", 40) == "too-little-for-the-king"
        assert asked.reason("amount", 55) == "round-numbers"
        asked.answer("amount", 570)
        assert (g.gp[SPAIN], g.rate[SPAIN], g.given[SPAIN], g.ducats(SPAIN)) == (1, more, 570, 0)


# ---- the New World --------------------------------------------------------------------------------------------------------------
def test_WE_18_CC_4_4_4_11_indigo_to_the_own_market_sugar_from_a_distant_one() -> None:
    g, at, ships = a_plantation("town", "port", "residence", "market_place", indigo=2, ducats=80)
    colony(g, "tc_20", "england", "town", "port", "residence", "market_place")
    sugar, indigo = WARE.by_id["sugar"], WARE.by_id["indigo"]
    g.closed[indigo], g.monopoly[indigo] = 1, ENGLAND
    region = REGION_OF[at]
    g.add_offer(ENGLAND, region, sugar, 12)
    asked = acting(g, ships).answer("trade").answer("sell", "ware:indigo").answer("amount", 2)
    assert (g.offered(SPAIN, region, indigo), held(g, ships, "ducats")) == (2, [80 + 2 * 4])
    asked.answer("purchase", "nation:england", "ware:sugar").answer("amount", 12)
    assert (g.offered(ENGLAND, region, sugar), held(g, ships, "sugar", "ducats")) == (0, [12, 88 - 72])
    assert asked.reason("purchase", "nation:spain", "ware:indigo") in ("own-market", "")


def test_CC_4_4_4_11_nobody_buys_from_enemies_and_A12H_keeps_silver_in_europe() -> None:
    g, at, ships = a_plantation("town", "port", "residence", "market_place", silver=1, tobacco=1, ducats=80)
    colony(g, "tc_20", "england", "town", "port", "residence", "market_place")
    g.add_offer(ENGLAND, REGION_OF[at], WARE.by_id["sugar"], 12)
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    g.options = ("a12h",)
    asked = acting(g, ships).answer("trade")
    assert asked.reason("purchase", "nation:england", "ware:sugar") == "at-war-with-seller"
    assert asked.reason("sell", "ware:silver") == "europe-only"
    assert asked.may("sell", "ware:tobacco")


def test_CC_4_4_4_12_and_17_a_price_is_named_once_and_the_seller_agrees_or_not() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "england", "town", "port", "residence", "bank", "market_place")
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 1}, ducats=20)
    market = ENGLAND * N_REGIONS + REGION_OF[at]
    g.slave_markets[market] = 2
    asked = acting(g, ships).answer("trade").answer("buy-slave", "nation:england").answer("price", 10)
    assert asked.asked == (1, "sell-slave")
    asked.answer("yes")
    assert (g.slave_markets[market], g.stored(at, DUCATS), held(g, ships, "slaves", "ducats")) == (
        1,
        10,
        [1, 10],
    )
    assert (
        asked.over
        or asked.prompt == "acting"
        or asked.reason("buy-slave", "nation:england") == "asked-already"
    )


def a_slave_trade(*buildings: str, storm: bool = False) -> Playing[Caribbean]:
    """A Spanish fleet in an own market place; England has a slave on its market, and a residence with these buildings."""
    g, at, ships = a_plantation("town", "port", "residence", "market_place", tobacco=1, ducats=20)
    colony(g, "tc_20", "england", "town", "port", "residence", *buildings)
    g.slave_markets[ENGLAND * N_REGIONS + REGION_OF[at]] = 1
    g.weather = dict.fromkeys(AREAS[at].coasts, STORM) if storm else {}
    return acting(g, ships).answer("trade")


def test_CC_4_4_4_12_from_afar_the_seller_needs_a_market_place_and_a_supply_line() -> None:
    wanted = ("buy-slave", "nation:england")
    assert a_slave_trade("bank", "market_place").may(*wanted)
    assert a_slave_trade("bank").reason(*wanted) == "no-market-here"
    assert a_slave_trade("bank", "market_place", storm=True).reason(*wanted) == "no-market-here"
    assert a_slave_trade("market_place").reason(*wanted) == "no-slave-offered"


def test_CC_4_4_4_12_of_several_banks_the_one_where_the_figure_is_takes_the_price() -> None:
    g = a_table("spain", "england")
    market = ("town", "port", "residence", "bank", "market_place")
    first, second = colony(g, "tc_17", "england", *market), colony(g, "tc_20", "england", *market)
    ships = fleet(g, "spain", "tc_20_coast", {"carrack": 1}, ducats=20)
    g.slave_markets[ENGLAND * N_REGIONS + REGION_OF[second]] = 1
    asked = acting(g, ships).answer("trade").answer("buy-slave", "nation:england").answer("price", 10)
    asked.answer("yes")
    assert (g.stored(first, DUCATS), g.stored(second, DUCATS), held(g, ships, "slaves")) == (0, 10, [1])


def test_CC_4_4_4_11_without_a_market_place_there_is_no_trade() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "england", "town", "port", "residence", "bank")
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 1}, ducats=20)
    g.slave_markets[ENGLAND * N_REGIONS + REGION_OF[at]] = 1
    assert acting(g, ships).reason("trade") == "no-market-here"


def test_CC_4_4_0_5_a_buccaneer_who_commands_pirates_is_no_partner() -> None:
    g, _, ships = a_plantation("town", tobacco=1, scout=1)
    pirates = PirateFleet(1, g.where[ships], 2)
    g.pirates.append(pirates)
    pirates.commander = leader(g, "spain", "buccaneer", at=pirate_figure(1))
    asked = acting(g, ships)
    assert not {partner for (partner,) in asked.offered("hand")} & {FIGURE.noun[pirates.commander]}
    assert asked.reason("hand", FIGURE.noun[pirates.commander]) == "commands-pirates"


# ---- splitting --------------------------------------------------------------------------------------------------------------------
def test_CC_4_4_4_4_a_free_marker_appears_beside_the_fleet_with_a_ship() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1, "carrack": 1}, timber=8)
    assert acting(g, ships).offered("split") == set()
    new = fleet(g, "spain", "home_spain", {})
    asked = acting(g, ships)
    assert asked.reason("split", FIGURE.noun[new], "ship:carrack") == "no-room"
    asked.answer("split", FIGURE.noun[new], "ship:nao")
    assert (g.where[new], g.fleet_size(new), g.fleet_size(ships)) == (g.where[ships], 1, 1)
    assert asked.answer("done").over


def test_CC_4_4_1_3_monopolies_close_commission_buy_and_reopen() -> None:
    g = a_table("spain", "england")
    sugar, tea = WARE.by_id["sugar"], WARE.by_id["tea"]
    for ware in (sugar, tea):
        g.monopoly[ware], g.monopoly_up[ware], g.stock[ware] = SPAIN, 1, 6
    fill(g, BASE_OF[SPAIN], ducats=20)
    g.active, g.points = SPAIN, 3
    asked = play(SKELETON, g, ("operation",))
    assert asked.reason("monopoly", "way:reopen") == "market-is-open"
    asked.answer("monopoly", "way:commission").answer("apply", "ware:sugar").answer("done")
    assert (g.ducats(SPAIN), g.stock[sugar], g.monopoly_up[sugar]) == (26, 0, 0)
    asked.answer("monopoly", "way:stock").answer("apply", "ware:tea").answer("amount", 4)
    assert (g.ducats(SPAIN), g.stock[tea], g.held(BASE_OF[SPAIN], tea)) == (2, 2, 4)
    assert asked.reason("monopoly", "way:close") == "monopoly-used"
