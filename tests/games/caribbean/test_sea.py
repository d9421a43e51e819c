"""CC-6 Sea combat: who starts, interception, bribe, cargo, weather gage, rounds, ends."""

from __future__ import annotations

import pytest

from games.caribbean.builders import a_table, all_awards_taken, colony, fill, fleet, leader, place, steps
from games.caribbean.sandbox import sandbox, sea_fights
from games.caribbean.skeleton import findings
from playing import dice, draws
from theatrum.games.caribbean.queries.capacity import fleet_capacity
from theatrum.games.caribbean.queries.sea import cargo_share
from theatrum.games.caribbean.rules.interception import may_start, pirates_start
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.rules.repairs import repair_ships
from theatrum.games.caribbean.rules.sea_bribe import cargo_value, pirates_price
from theatrum.games.caribbean.rules.sea_cargo import line_up, stow_as
from theatrum.games.caribbean.rules.sea_combat import result
from theatrum.games.caribbean.rules.sea_end import havens
from theatrum.games.caribbean.state import ATTACKED, NO_BATTLE, POOL, STORM, Caribbean, SeaBattle
from theatrum.games.caribbean.tables.awards import AWARD
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import ALLIANCE, ENGLAND, NETHERLANDS, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import FIGURES, N_SHIPS, SHIP, pirate_figure
from theatrum.games.caribbean.tables.places import HOME_OF
from theatrum.games.caribbean.tables.things import DUCATS, SP

SEA = "caribbean_sea"
GOLD = WARE.by_id["gold"]


def noun(figure: int) -> str:
    return f"figure:{FIGURES[figure].id}"


def at_war(**options: str | int | bool) -> Caribbean:
    g = all_awards_taken(a_table("spain", "england", **options))
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    return g


def a_battle(g: Caribbean, one: int, other: int, active: int = 1) -> SeaBattle:
    g.sea = SeaBattle(g.where[one], one, other, active)
    return g.sea


# ---- CC-4.4.3.9 – CC-4.4.3.12 ------------------------------------------------------------------------------------------
def test_CC_4_4_3_10_pirates_start_if_their_AF_reach_the_DF() -> None:
    g = at_war()
    prey = fleet(g, "spain", at=SEA, ships={"carrack": 2})
    weak = pirate_figure(new_pirates(g, place(SEA), 2).number)
    strong = pirate_figure(new_pirates(g, place(SEA), 3).number)
    assert not pirates_start(g, weak, prey)
    assert pirates_start(g, strong, prey)
    g.marks[prey] |= ATTACKED
    assert not pirates_start(g, strong, prey), "CC-4.4.3.12 only one pirate fleet per impulse"


def test_CC_9_A11D_pirates_leave_empty_fleets_alone() -> None:
    g = at_war(a11d=True)
    prey = fleet(g, "spain", at=SEA, ships={"nao": 1})
    pirates = pirate_figure(new_pirates(g, place(SEA), 3).number)
    assert not pirates_start(g, pirates, prey)
    fill(g, prey, mil=1)
    assert pirates_start(g, pirates, prey), "units count as cargo"


def test_CC_4_4_3_10_buccaneers_attack_neutrals_but_no_allies_and_no_pirates() -> None:
    g = a_table("spain", "england")
    corsair = fleet(g, "england", at=SEA, ships={"buccaneer_ship": 1}, kind="buccaneer")
    prey = fleet(g, "spain", at=SEA, ships={"nao": 1})
    pirates = pirate_figure(new_pirates(g, place(SEA), 1).number)
    assert may_start(g, corsair, prey) is None
    refused = may_start(g, prey, corsair)
    assert refused is not None
    assert refused.key == "not-hostile", "CC-4.4.4.1 although neutral ones may attack"
    refused = may_start(g, corsair, pirates)
    assert refused is not None
    assert refused.key == "corsairs-and-pirates"
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    assert may_start(g, corsair, prey) is not None


def test_CC_4_4_3_11_a_port_protects() -> None:
    g = at_war()
    colony(g, "tc_17", "spain", "settlement", "port")
    prey = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    hunter = fleet(g, "england", at="tc_17_coast", ships={"frigate": 1})
    refused = may_start(g, hunter, prey)
    assert refused is not None
    assert refused.key == "in-port"
    assert may_start(g, prey, hunter) is None, "but it may attack others"


def test_CC_4_4_3_9_the_order_pirates_buccaneers_the_active_fleet_others() -> None:
    g = at_war()
    g.order = [SPAIN, ENGLAND]
    prey = fleet(g, "spain", at=SEA, ships={"nao": 1})
    fleet(g, "england", at=SEA, ships={"nao": 1})
    fleet(g, "england", at=SEA, ships={"buccaneer_ship": 1}, kind="buccaneer")
    moving = steps(g, ("interception", prey, "entering"))
    assert moving.asked == (1, "intercept")
    assert "buccaneer" in str(moving.question().args["own"])
    moving.answer("pass")
    assert moving.asked == (0, "attack-fleet")
    moving.answer("pass")
    assert moving.asked == (1, "intercept")
    assert "standard" in str(moving.question().args["own"])
    moving.answer("pass")
    assert moving.over


# ---- CC-6.2 ------------------------------------------------------------------------------------------------------------
def test_WE_21_eight_against_eight_is_rolled_again() -> None:
    """CC-6.2 4 + 1 + 2 + 1 against 7 + 1 + 1 − 1."""
    g = a_table("england", "netherlands")
    corsair = fleet(g, "england", at=SEA, ships={"buccaneer_ship": 1}, kind="buccaneer")
    leader(g, "england", "buccaneer", at=corsair)
    treasure = fleet(g, "netherlands", at=SEA, ships={"large_flute": 1}, kind="treasure", navigator=1)
    leader(g, "netherlands", "admiral", at=treasure)
    a_battle(g, corsair, treasure)
    g.thrown = [4, 7]
    assert [result(g, "int", side) for side in (0, 1)] == [8, 8]
    dice(g, 4, 7, 5, 7)
    battle = steps(g, ("sea_interception",))
    assert battle.args_of("interception-roll")[1] == {"attacker": 9, "defender": 8}
    assert battle.asked == (0, "interception-won")
    assert battle.reason("sail-on") == "only-active"
    assert NETHERLANDS in g.nations


def test_CC_6_2_avoiding_marks_the_fleet_and_ends_its_impulse() -> None:
    g = at_war()
    hunter = fleet(g, "england", at=SEA, ships={"nao": 1})
    prey = fleet(g, "spain", at=SEA, ships={"nao": 1})
    a_battle(g, hunter, prey)
    dice(g, 1, 9)
    steps(g, ("sea_interception",)).answer("avoid")
    assert g.marks[prey] & NO_BATTLE
    assert g.sea is None
    assert may_start(g, hunter, prey) is not None


def test_CC_6_2_pirates_with_fewer_CF_slip_away() -> None:
    g = at_war()
    hunter = fleet(g, "england", at=SEA, ships={"frigate": 2})
    pirates = new_pirates(g, place(SEA), 1)
    g.sea = SeaBattle(place(SEA), hunter, pirate_figure(pirates.number), 0)
    draws(g, 0, 9, 0)
    steps(g, ("sea_interception",))
    assert g.sea is None
    assert pirates.place != place(SEA)


def test_CC_6_2_1_nations_retreat_to_known_coasts_pirates_to_sea_zones() -> None:
    g = at_war()
    colony(g, "tc_05", "spain")
    own = fleet(g, "spain", at=SEA, ships={"nao": 1})
    assert havens(g, own) == [place("tc_05_coast")]
    g.weather[place("tc_05_coast")] = STORM
    assert all(p != place("tc_05_coast") for p in havens(g, own)), "other waters instead"
    pirates = new_pirates(g, place("tc_05_coast"), 1)
    assert place(SEA) in havens(g, pirate_figure(pirates.number))


# ---- CC-6.3 ------------------------------------------------------------------------------------------------------------
def test_WE_31_the_price_of_pirates() -> None:
    g = at_war()
    prey = fleet(g, "spain", at=SEA, ships={"carrack": 2}, gold=5, ducats=20, sp=10)
    g.turn, g.inflation = 8, 0
    assert cargo_value(g, prey) == 95, "45 + 20 + 10 × 3"
    assert pirates_price(g, prey, 6) == 28
    g.awards[AWARD.by_id["turn_pirate_hunter"]] = SPAIN
    assert pirates_price(g, prey, 6) == 57
    g.awards[AWARD.by_id["turn_pirate_hunter"]] = -1
    assert pirates_price(g, prey, 3) == 14 < CHARTS.sea_bribe.pirates_refuse_below_ducats, "they refuse"


def test_CC_6_3_2_cargo_worth_at_least_the_price_is_handed_over_and_cashed() -> None:
    g = at_war()
    prey = fleet(g, "spain", at=SEA, ships={"nao": 2}, gold=5, ducats=20)
    pirates = new_pirates(g, place(SEA), 4)
    g.sea = SeaBattle(place(SEA), pirate_figure(pirates.number), prey, 1)
    dice(g, 10)
    battle = steps(g, ("sea_bribe",))
    assert battle.asked == (0, "ask-price")
    battle.answer("ask-price")
    assert battle.asked == (0, "pay-pirates"), "half of 65: 32"
    battle.answer("accept")
    assert battle.offered("pay-with") == {("ware:gold", 4), ("thing:ducats", 20)}
    battle.answer("pay-with", "ware:gold", 4)
    assert g.sea is None
    assert g.held(prey, GOLD) == 1
    assert pirates.size == 5, "36 D buy some SP: one ship per started 20"


def test_CC_6_3_2_less_than_twenty_ducats_are_refused() -> None:
    g = at_war()
    prey = fleet(g, "spain", at=SEA, ships={"nao": 2}, ducats=20)
    pirates = new_pirates(g, place(SEA), 4)
    g.sea = SeaBattle(place(SEA), pirate_figure(pirates.number), prey, 1)
    dice(g, 1)
    battle = steps(g, ("ask_pirates",)).answer("ask-price")
    assert battle.told() == ["pirates-refuse"]


def test_CC_6_3_1_nations_may_come_to_terms() -> None:
    g = at_war()
    hunter = fleet(g, "england", at=SEA, ships={"frigate": 1})
    prey = fleet(g, "spain", at=SEA, ships={"nao": 1}, ducats=20)
    a_battle(g, hunter, prey)
    battle = steps(g, ("sea_bribe",))
    assert battle.asked == (0, "bribe"), "the side with fewer CF first"
    assert battle.reason("send-bribe") == "nothing-offered"
    battle.answer("add", "thing:ducats", 20).answer("send-bribe")
    assert battle.asked == (1, "bribe-offered")
    battle.answer("accept")
    assert (g.sea, g.held(hunter, DUCATS), g.held(prey, DUCATS)) == (None, 20, 0)


# ---- CC-6.4, CC-6.5 ----------------------------------------------------------------------------------------------------
def test_CC_6_4_1_proposed_the_dearest_on_the_strongest_even_on_all() -> None:
    g = at_war()
    own = fleet(g, "spain", at=SEA, ships={"nao": 1, "galleon": 1}, gold=6, corn=6)
    other = fleet(g, "england", at=SEA, ships={"nao": 1})
    battle = a_battle(g, own, other)
    line_up(g, 0)
    assert battle.line[0] == [SHIP.by_id["galleon"], SHIP.by_id["nao"]]
    stow_as(g, 0, even=False)
    assert battle.load[0][0][GOLD] == 6
    line_up(g, 0)
    stow_as(g, 0, even=True)
    rooms = [sum(hold) for hold in battle.load[0]]
    assert rooms == [9, 3], "of 12 and 6 points"


def test_CC_6_4_1_by_hand_kind_by_kind() -> None:
    g = at_war()
    own = fleet(g, "spain", at=SEA, ships={"nao": 2}, gold=2)
    other = fleet(g, "england", at=SEA, ships={"nao": 1})
    battle = a_battle(g, own, other)
    asked = steps(g, ("sea_cargo", 0)).answer("by-hand")
    assert asked.offered("berth") == {("ship:nao", 1, 2), ("ship:nao", 2, 2)}
    asked.answer("berth", "ship:nao", 2, 2)
    assert asked.over
    assert [bool(hold) for hold in battle.load[0]] == [False, True]


def test_CC_6_5_full_ships_are_slower_empty_ones_faster() -> None:
    g = at_war()
    own = fleet(g, "spain", at=SEA, ships={"nao": 1}, gold=5)
    other = fleet(g, "england", at=SEA, ships={"nao": 1}, gold=1)
    a_battle(g, own, other)
    for side in (0, 1):
        line_up(g, side)
        stow_as(g, side, even=False)
    assert cargo_share(g, own, None, 75)
    assert not cargo_share(g, own, 25, None)
    assert cargo_share(g, other, 25, None)


# ---- CC-6.6 ------------------------------------------------------------------------------------------------------------
def a_fight(g: Caribbean, one: int, other: int) -> SeaBattle:
    battle = a_battle(g, one, other)
    for side in (0, 1):
        if battle.fleet[side] < 100:
            line_up(g, side)
            stow_as(g, side, even=False)
    return battle


def test_CC_6_6_a_second_hit_sinks_the_ship_with_its_cargo() -> None:
    g = at_war()
    one = fleet(g, "england", at=SEA, ships={"frigate": 3})
    other = fleet(g, "spain", at=SEA, ships={"damaged_carrack": 1, "nao": 1}, gold=2)
    battle = a_fight(g, one, other)
    battle.due = [0, 1]
    asked = steps(g, ("sea_hit", 1))
    assert asked.offered("sink") == {("ship:carrack", 1)} or asked.offered("sink") == {("ship:carrack", 2)}
    at = next(iter(asked.offered("sink")))[1]
    assert isinstance(at, int)
    where_gold = next(i for i, hold in enumerate(battle.load[1]) if hold)
    asked.answer("sink", "ship:carrack", at)
    assert g.held(other, GOLD) == (0 if where_gold == at - 1 else 2)
    assert g.fleet_size(other) == 1


def test_CC_6_6_a_double_sum_is_three_hits_and_a_forced_retreat() -> None:
    g = at_war()
    colony(g, "tc_05", "spain")
    one = fleet(g, "england", at=SEA, ships={"frigate": 2})
    other = fleet(g, "spain", at=SEA, ships={"nao": 4})
    a_fight(g, one, other)
    # England 12 AF against 4 DF: +3, England +1; Spain nothing.
    dice(g, 10, 10, 1, 1, 5, 5, 5, 5, 5)
    fight = steps(g, ("sea_round",))
    assert fight.args_of("sea-roll") == [{"attacker": 24, "defender": 2}]
    while fight.asked == (0, "sea-hit"):
        fight.answer(*fight.answers[0])
    assert g.gp[ENGLAND] >= 1
    assert g.marks[other] & NO_BATTLE or g.where[other] == HOME_OF[SPAIN]


def test_CC_6_6_pirates_lose_damaged_ships_first() -> None:
    g = at_war()
    one = fleet(g, "england", at=SEA, ships={"frigate": 1})
    pirates = new_pirates(g, place(SEA), 2)
    pirates.add(SHIP.by_id["nao"], 1, damaged=True)
    battle = a_battle(g, one, pirate_figure(pirates.number), 0)
    battle.due = [0, 1]
    steps(g, ("sea_hit", 1))
    assert pirates.hulls[N_SHIPS + SHIP.by_id["nao"]] == 0
    assert pirates.size == 2


# ---- CC-6.7 ------------------------------------------------------------------------------------------------------------
def test_CC_6_7_2_the_winner_saves_and_captures_damaged_ships() -> None:
    """1–4 on the die: the ship joins, still damaged, with wares, ducats, slaves and SP; troops on it are eliminated."""
    g = at_war()
    colony(g, "tc_05", "spain")
    one = fleet(g, "england", at=SEA, ships={"frigate": 2})
    other = fleet(g, "spain", at=SEA, ships={"nao": 1, "damaged_galleon": 1}, gold=3, mil=2, sp=5)
    battle = a_fight(g, one, other)
    battle.gives_way = 1
    dice(g, 4)
    steps(g, ("sea_end",))
    galleon = SHIP.by_id["galleon"]
    assert g.ships_of(one, galleon) == (0, 1)
    assert g.held(one, GOLD) == 3
    assert (g.gp[ENGLAND], g.gp[SPAIN]) == (2, 0), "the battle and the capture"
    assert g.where[other] == place("tc_05_coast")
    assert g.fleet_size(other) == 1


def test_CC_6_7_3_captured_corsair_ships_are_only_for_buccaneers() -> None:
    g = at_war()
    one = fleet(g, "england", at=SEA, ships={"frigate": 2})
    pirates = new_pirates(g, place(SEA), 0)
    pirates.add(SHIP.by_id["pirates"], 2, damaged=True)
    battle = a_battle(g, one, pirate_figure(pirates.number), 0)
    line_up(g, 0)
    battle.gives_way = 1
    dice(g, 1, 1)
    steps(g, ("sea_end",))
    assert g.fleet_size(one) == 2
    assert (g.pirates, g.gp[ENGLAND]) == ([], 1)


def test_CC_6_7_3_a_captured_ship_takes_its_cargo_along_into_another_fleet() -> None:
    """The winner is full, and may form a further fleet: what lies on the ship stays on it."""
    g = at_war()
    colony(g, "tc_05", "spain")
    one = fleet(g, "england", at=SEA, ships={"frigate": 8})
    fill(g, one, sugar=fleet_capacity(g, one))
    marker = fleet(g, "england", at="tc_05_coast", ships={})
    g.where[marker] = HOME_OF[ENGLAND]
    other = fleet(g, "spain", at=SEA, ships={"nao": 1, "damaged_galleon": 1}, gold=3)
    battle = a_fight(g, one, other)
    battle.gives_way = 1
    dice(g, 4)
    fight = steps(g, ("sea_end",))
    assert list(fight.answers) == [("join", noun(marker)), ("let-go",)], "he may, he need not"
    fight.answer("join", noun(marker))
    assert (g.where[marker], g.fleet_size(marker)) == (place(SEA), 1)
    assert (g.held(marker, GOLD), g.held(one, GOLD)) == (3, 0)


def test_CC_6_7_5_victorious_pirates_keep_ships_and_cash_the_rest() -> None:
    g = at_war()
    other = fleet(g, "spain", at=SEA, ships={"damaged_galleon": 1}, gold=3, slaves=2)
    man = leader(g, "spain", "explorer", at=other)
    pirates = new_pirates(g, place(SEA), 4)
    battle = SeaBattle(place(SEA), pirate_figure(pirates.number), other, 1)
    g.sea = battle
    line_up(g, 1)
    stow_as(g, 1, even=False)
    battle.gives_way = 1
    dice(g, 6)
    steps(g, ("sea_end",))
    # 27 D buy some SP: one ship; two freed slaves: two ships; the galleon is theirs.
    assert pirates.size == 4 + 1 + 1 + 2
    assert g.gp[SPAIN] == -2, "the battle and the ship"
    assert g.where[man] == POOL
    assert g.where[other] == HOME_OF[SPAIN]


def test_CC_9_E11A_an_unpaid_fleet_counts_half() -> None:
    g = at_war(e11a=True)
    one = fleet(g, "england", at=SEA, ships={"frigate": 2})
    other = fleet(g, "spain", at=SEA, ships={"carrack": 1}, sp=5)
    battle = a_battle(g, one, other)
    asked = steps(g, ("sea_supply", 0), ("sea_supply", 1))
    assert battle.unpaid == [1, 0]
    assert asked.asked == (0, "combat-supply")
    asked.answer("pay-supply")
    assert (battle.unpaid, g.held(other, SP)) == ([1, 0], 3)


def test_CC_6_7_6_repairs_in_port_line_ships_only_with_a_naval_base() -> None:
    g = at_war()
    where = colony(g, "tc_17", "spain", "settlement", "port")
    own = fleet(g, "spain", at="tc_17_coast", ships={"damaged_nao": 1, "damaged_war_galleon": 1})
    abroad = fleet(g, "spain", at=SEA, ships={"damaged_nao": 1})
    repair_ships(g)
    assert g.ships_of(own, SHIP.by_id["nao"]) == (1, 0)
    assert g.ships_of(own, SHIP.by_id["war_galleon"]) == (0, 1)
    assert g.ships_of(abroad, SHIP.by_id["nao"]) == (0, 1)
    g.built[where] |= 1 << BUILDING.by_id["naval_base"]
    repair_ships(g)
    assert g.ships_of(own, SHIP.by_id["war_galleon"]) == (1, 0)


# ---- at random ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_random_sea_fights_conform(seed: int) -> None:
    options = {"e11a": bool(seed % 2), "a11d": seed % 3 == 0}
    assert findings(sandbox(sea_fights), 2 + seed % 3, options, seed=seed) == []
