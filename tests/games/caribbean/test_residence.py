"""CC-4.4.2 Operations of residences, with WE-06 and WE-07; CC-1.2.1 and CC-9: conversions (WE-01), A5A (WE-37), A10."""

from __future__ import annotations

from games.caribbean.builders import a_table, area, card, colony, fill, fleet, leader, place, research, thing
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.games.caribbean.rules.administration import conversion_dice
from theatrum.games.caribbean.state import HIDES, USED, Caribbean, PirateFleet
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.markers import CAPITAL, CITY, MARKER_TYPE, NO_SITE
from theatrum.games.caribbean.tables.nations import SPAIN
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, SHIP, pirate_figure
from theatrum.games.caribbean.tables.places import N_REGIONS, REGION_OF
from theatrum.games.caribbean.tables.things import DUCATS, SP


def operating(g: Caribbean, points: int = 1) -> Playing[Caribbean]:
    g.active, g.points = SPAIN, points
    return play(SKELETON, g, ("operation",))


def a_residence(*buildings: str, **options: bool) -> tuple[Caribbean, int]:
    """A Spanish residence with warehouse in Port Royal, and a settled colony in Havana."""
    g = a_table("spain", "england", **options)
    at = colony(g, "tc_20", "spain", "town", "port", "residence", "warehouse", *buildings)
    colony(g, "tc_17", "spain", "settlement")
    return g, at


# ---- supplies -------------------------------------------------------------------------------------------------------------------
def test_CC_4_4_2_1_five_for_each_fleet_in_play_over_an_open_line() -> None:
    g, at = a_residence("bank")
    g.store(at, SP, 20)
    g.store(at, DUCATS, 20)
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1})
    fleet(g, "spain", "home_spain", {})
    asked = operating(g).answer("supply-others", "area:tc_20")
    asked.answer("send", FIGURE.noun[ships], "thing:sp", 5)
    assert max(n for _, thing_, n in asked.offered("send") if thing_ == "thing:ducats") == 5
    asked.answer("send", FIGURE.noun[ships], "thing:ducats", 5)
    assert asked.over, "two fleets: ten in all"
    assert (g.held(ships, SP), g.held(ships, DUCATS), g.stored(at, SP)) == (5, 5, 15)
    assert g.used_residences == [at]


def test_CC_4_4_2_1_nothing_is_sent_to_whom_nothing_can_be_handed() -> None:
    """CC-6.2, CC-4.4.0.5 A fleet that avoids a battle, a buccaneer who commands pirates."""
    g, at = a_residence("arms_manufacture")
    g.store(at, SP, 20)
    pirates = PirateFleet(1, place("tc_17_coast"), 2)
    g.pirates.append(pirates)
    pirates.commander = leader(g, "spain", "buccaneer", at=pirate_figure(1))
    ships = fleet(g, "spain", "tc_20_coast", {"nao": 1})
    assert operating(g).may("supply-others", "area:tc_20")
    g.marks[ships] = HIDES
    asked = operating(g)
    assert asked.reason("supply-others", "area:tc_20") == "nobody-to-supply"
    asked.answer("recruit-there", "area:tc_20")
    assert asked.reason("build", "unit:inf", 1) == "no-place-for-unit"


def test_CC_4_4_2_1_without_a_fleet_in_play_nothing_can_be_sent() -> None:
    g, at = a_residence()
    g.store(at, SP, 20)
    leader(g, "spain", "explorer", at="tc_20")
    assert operating(g).reason("supply-others", "area:tc_20") == "nobody-to-supply"


def test_CC_4_4_0_2_a_residence_operates_once_in_an_impulse() -> None:
    g, _ = a_residence("slave_market")
    asked = operating(g, 2).answer("slave-auction", "area:tc_20")
    assert asked.reason("slave-auction", "area:tc_20") == "figure-used"
    assert asked.reason("slave-auction", "area:tc_17") == "no-residence-of-yours"


# ---- slaves ---------------------------------------------------------------------------------------------------------------------
def test_CC_4_4_2_2_and_3_from_the_auction_to_the_field() -> None:
    """CC-4.4.2.3 One marker under one field."""
    g, at = a_residence("slave_market")
    there = colony(g, "tc_17", "spain", "settlement", markers=("timber", "tobacco", "tobacco"))
    market = SPAIN * N_REGIONS + REGION_OF[at]
    operating(g).answer("slave-auction", "area:tc_20")
    assert g.slave_markets[market] == 1
    g.used_residences = []
    operating(g).answer("slave-work", "area:tc_20")
    assert (g.slave_markets[market], g.slaves[there]) == (0, 0b010), (
        "under the first tobacco; timber is no farm"
    )
    g.used_residences = []
    assert operating(g).reason("slave-work", "area:tc_20") == "nobody-on-market"
    assert MARKER_TYPE.by_id["timber"] == g.resources[there][0]


# ---- recruiting -----------------------------------------------------------------------------------------------------------------
def test_WE_06_CC_4_4_2_4_a_residence_recruits_and_gives_everything_away_at_once() -> None:
    g, at = a_residence("arms_manufacture", "ship_yard")
    g.turn = 23
    research(g, "spain", naval_design=3)
    colony(g, "tc_13", "spain", "settlement")
    chief = leader(g, "spain", "conquistador", at="tc_13")
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1}, kind="treasure")
    g.store(at, SP, 100)
    asked = operating(g).answer("recruit-there", "area:tc_20")
    asked.answer("build", "unit:mil", 1).answer("to", "area:tc_20")
    asked.answer("build", "unit:mil", 1).answer("to", FIGURE.noun[chief])
    asked.answer("build", "unit:inf", 1).answer("to", FIGURE.noun[chief])
    asked.answer("build", "unit:mil", 1).answer("to", FIGURE.noun[ships])
    assert asked.reason("build", "ship:buccaneer_ship", 1) == "by-event-only"
    asked.answer("build", "ship:galleon", 1).answer("done")
    assert (g.garrison[at], g.held(chief, thing("mil")), g.held(chief, thing("inf"))) == (1, 1, 1)
    assert (g.held(ships, thing("mil")), g.ships_of(ships, SHIP.by_id["galleon"])) == (1, (1, 0))


def test_WE_07_E3E_at_most_as_many_troops_and_as_many_ships_as_the_period() -> None:
    g, at = a_residence("arms_manufacture", "ship_yard", e3e=True)
    g.turn = 16
    fleet(g, "spain", "tc_17_coast", {"nao": 1}, kind="treasure")
    g.store(at, SP, 200)
    asked = operating(g).answer("recruit-there", "area:tc_20")
    assert asked.reason("build", "unit:mil", 5) == "recruited-enough"
    asked.answer("build", "unit:mil", 3).answer("to", "area:tc_20")
    assert asked.reason("build", "unit:mil", 1) == "recruited-enough"
    asked.answer("build", "ship:nao", 3)
    assert asked.over


def test_CC_4_4_2_4_workshops_supplies_and_a_place_are_needed() -> None:
    g, at = a_residence("arms_manufacture")
    g.store(at, SP, 50)
    asked = operating(g).answer("recruit-there", "area:tc_20")
    assert asked.reason("build", "ship:nao", 1) == "no-ship-yard"
    assert asked.reason("build", "unit:inf", 1) == "no-place-for-unit", "no leader and no fleet is there"
    assert asked.may("build", "unit:mil", 1)


# ---- options ----------------------------------------------------------------------------------------------------------------------
def test_WE_01_A14D_three_dice_with_church_and_cathedral_and_one_step_only() -> None:
    """CC-1.2.1 Dice of their own, besides the taxes."""
    g = a_table("spain", "england", a14d=True)
    at = colony(g, "tc_17", "spain", "town", "church", "cathedral", markers=("capital",))
    assert (g.site[at], conversion_dice(g, at)) == (CAPITAL, 3)
    dice(g, 1, 1, 3)
    play(SKELETON, g, ("conversion",))
    assert g.site[at] == CITY, "one step only"
    dice(g, 2, 5, 1)
    play(SKELETON, g, ("conversion",))
    assert g.site[at] == NO_SITE, "in the next turn the city"


def test_OP_42_a_cathedral_without_church_has_two_dice_and_no_church_none() -> None:
    g = a_table("spain", "england")
    at = colony(g, "tc_17", "spain", "town", "cathedral", markers=("city",))
    assert conversion_dice(g, at) == 2
    g.built[at] = 1 << BUILDING.by_id["town"]
    assert conversion_dice(g, at) == 0


def test_WE_37_A5A_a_fleet_and_a_leader_are_turned_up_for_five_supply_points() -> None:
    for options, cost in (({"a5a": True}, 5), ({"a5a": True, "e1a": True}, 10)):
        g = a_table("spain", "england", **options)
        ships = fleet(g, "spain", "home_spain", {"nao": 1})
        chief = leader(g, "spain", "explorer", at="home_spain")
        g.marks[ships] = g.marks[chief] = USED
        fill(g, BASE_OF[SPAIN], sp=10)
        g.hand[SPAIN] = [0]
        g.active, g.played = SPAIN, 0
        asked = play(SKELETON, g, ("act",))
        assert asked.may("pass")
        asked.answer("wake", FIGURE.noun[ships]).answer("wake", FIGURE.noun[chief])
        assert (g.supplies(SPAIN), g.marks[ships], g.marks[chief]) == (10 - cost, 0, 0)
        assert asked.reason("pass") == "figures-paid"
        assert asked.reason("wake", FIGURE.noun[ships]) == "is-face-up"


def test_CC_0_2_16_A5A_a_home_base_in_debt_turns_no_figure_up() -> None:
    g = a_table("spain", "england", a5a=True)
    ships = fleet(g, "spain", "home_spain", {"nao": 1})
    g.marks[ships] = USED
    fill(g, BASE_OF[SPAIN], sp=10, ducats=-1)
    g.hand[SPAIN], g.active = [0], SPAIN
    asked = play(SKELETON, g, ("act",))
    assert asked.reason("wake", FIGURE.noun[ships]) == "in-debt"
    g.gain(SPAIN, 1)
    assert play(SKELETON, g, ("act",)).may("wake", FIGURE.noun[ships])


def test_CC_9_A5A_who_has_paid_and_lays_out_his_last_card_may_pass() -> None:
    """CC-4.2.1 Without a playable card and with a used main card there is nothing else to do."""
    g = a_table("spain", "england", a5a=True)
    ships = fleet(g, "spain", "home_spain", {"nao": 1})
    g.marks[ships] = USED
    g.add(BASE_OF[SPAIN], SP, 9)
    g.hand[SPAIN] = [card("nation_spain_s5")]
    g.active = SPAIN
    asked = play(SKELETON, g, ("act",)).answer("wake", FIGURE.noun[ships])
    assert asked.reason("pass") == "figures-paid"
    asked.answer("lay-out", "card:nation_spain_s5").answer("pass")
    assert g.passed[SPAIN] == 1


def test_CC_9_A10_used_figures_stay_down_until_the_next_administration() -> None:
    g = a_table("spain", "england", a10=True)
    ships = fleet(g, "spain", "home_spain", {"nao": 1})
    g.marks[ships], g.used_residences = USED, [area("tc_17")]
    g.passed = [1] * 5
    play(SKELETON, g, ("end_of_impulse",))
    assert (g.marks[ships], g.used_residences) == (USED, [area("tc_17")])
    fill(g, BASE_OF[SPAIN], sp=10)
    play(SKELETON, g, ("general_supply",))
    assert (g.marks[ships], g.used_residences) == (0, [])


def test_CC_1_7_the_owner_says_what_goes_ashore_when_a_ship_is_disbanded() -> None:
    g = a_table("spain", "england")
    ships = fleet(g, "spain", "home_spain", {"nao": 1, "carrack": 1}, timber=5, corn=3)
    asked = play(SKELETON, g, ("disband", SPAIN)).answer("disband", FIGURE.noun[ships], "ship:carrack")
    assert asked.prompt == "unload-surplus"
    asked.answer("bring-ashore", "ware:corn").answer("bring-ashore", "ware:timber")
    assert (g.held(ships, thing("timber")), g.held(ships, thing("corn"))) == (4, 2)
    assert asked.prompt == "disband"
