"""CC-5, CC-6 The sequence of fights and their ends: who has lost, what is destroyed, what pirates make of it."""

from __future__ import annotations

import pytest

from games.caribbean.builders import (
    area,
    card,
    colony,
    fill,
    fleet,
    leader,
    place,
    thing,
)
from games.caribbean.fights import CUBA, HAVANA, SEA, at_war, fighting
from games.caribbean.skeleton import SKELETON
from playing import dice, play
from theatrum.games.caribbean.queries.combat import mannings
from theatrum.games.caribbean.queries.land import charging
from theatrum.games.caribbean.queries.sea import used_room
from theatrum.games.caribbean.rules.effects.nature import native_uprising as native_unrest
from theatrum.games.caribbean.rules.eliminate import cost_of
from theatrum.games.caribbean.rules.interception import pirates_start, start
from theatrum.games.caribbean.rules.land_end import last_losses, leaving, loser, raid_won
from theatrum.games.caribbean.rules.pirates import cash, new_pirates, store_value, strengthen
from theatrum.games.caribbean.rules.sea_cargo import line_up
from theatrum.games.caribbean.rules.sea_combat import BONUS, SAIL_ON, SLIP_AWAY, pirates_benefit
from theatrum.games.caribbean.state import ATTACKED, POOL, Army, Caribbean, LandBattle, Nest, SeaBattle
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import ALLIANCE, ENGLAND, FRANCE, SPAIN, pair
from theatrum.games.caribbean.tables.pieces import FIGURE, N_SHIPS, SHIP, pirate_figure
from theatrum.games.caribbean.tables.things import SP
from theatrum.games.caribbean.tables.tracks import NATIVE_HORSES


# ---- CC-5 --------------------------------------------------------------------------------------------------------------------
def test_CC_5_0_the_sequence_of_a_land_combat() -> None:
    """Transfers of both sides, retreat, siege, charge, the rolls."""
    g = at_war()
    colony(g, CUBA, "england", "settlement", "palisades", garrison=4)
    man = leader(g, "spain", "commander", at=CUBA, art=1, cav=1, inf=2)
    leader(g, "england", "commander", at=CUBA, cav=1)
    fight = play(SKELETON, g, ("attack_area", man))
    seen: list[tuple[int, str]] = []
    while len(seen) < 8 and not fight.over and fight.prompt not in ("land-loss",):
        seen.append((fight.seat, fight.prompt))
        done = next((a for a in fight.answers if a in (("done",), ("hold",))), fight.answers[0])
        fight.answer(*done)
    prompts = [prompt for _, prompt in seen if prompt != "land-transfers"]
    order = [p for p in ("hold-or-retreat", "siege", "charge") if p in prompts]
    assert [prompts.index(p) for p in order] == sorted(prompts.index(p) for p in order)
    assert {"hold-or-retreat", "siege", "charge"} <= set(prompts)
    assert seen[-1][1] != "siege", "CC-5.5 the defender may charge although the attacker may not"


def test_CC_5_0_2_announcements_are_made_anew_and_count_while_the_units_live() -> None:
    g = at_war()
    colony(g, CUBA, "england", garrison=2)
    man = leader(g, "spain", "commander", at=CUBA, cav=3)
    g.land = LandBattle(area(CUBA))
    g.land.figure[0], g.land.nation = man, [SPAIN, ENGLAND]
    g.land.charging[0] = 3
    assert charging(g, 0) == 3
    fill(g, man, cav=-2)
    assert charging(g, 0) == 1, "only one of them lives"
    g.land.garrison = True
    play(SKELETON, g, ("land_round", 2))
    assert g.land is not None
    assert g.land.charging == [0, 0], "announced anew"


def test_CC_5_1_before_the_rolls_both_sides_may_use_cards_attacker_first() -> None:
    g = at_war()
    colony(g, CUBA, "england", "settlement", garrison=2)
    man = leader(g, "spain", "commander", at=CUBA, inf=3)
    g.hand = [[card("green_emigrants")] for _ in range(5)]
    fight = fighting(g, ("attack_area", man)).answer("hold")
    asked = []
    while fight.prompt == "before-roll":
        asked.append(fight.seat)
        fight.answer("pass")
    assert asked == [0, 1, 2], "Spain attacks, England defends, then the others"
    assert fight.asked == (0, "after-roll")


def test_CC_5_2_natives_who_rise_attack_the_active_nation() -> None:
    g = at_war()
    at = colony(g, CUBA, "spain", "settlement", garrison=1)
    man = leader(g, "spain", "commander", at=CUBA, inf=3)
    dice(g, 6)
    fight = fighting(g, ("native_attack", at, SPAIN, man))
    assert g.land is not None
    assert g.land.nation == [-1, SPAIN], "the natives are the attackers"
    assert g.land.figure[1] == man
    assert len(g.armies) == 1
    assert g.armies[0].iinf == 0
    assert fight.asked == (0, "hold-or-retreat")


def test_CC_5_6_8_from_a_conquered_colony_all_others_leave() -> None:
    g = at_war()
    g.relations[pair(ENGLAND, FRANCE)] = ALLIANCE
    at = colony(g, CUBA, "england", "settlement")
    man = leader(g, "spain", "commander", at=CUBA, inf=3)
    one = leader(g, "england", "explorer", at=CUBA)
    ally = leader(g, "france", "explorer", at=CUBA)
    g.land = LandBattle(at)
    g.land.nation, g.land.figure, g.land.garrison, g.land.gives_way = [SPAIN, ENGLAND], [man, one], True, 1
    assert set(leaving(g, 1)) == {one, ally}


def test_CC_5_6_9_E11A_is_paid_once_before_the_first_rolls_attacker_first() -> None:
    g = at_war(e11a=True)
    colony(g, CUBA, "england", "settlement", garrison=3)
    man = leader(g, "spain", "commander", at=CUBA, inf=3, sp=4)
    fight = fighting(g, ("attack_area", man)).answer("hold")
    assert fight.asked == (0, "combat-supply")
    dice(g, 5, 5, 5, 4, *([5] * 8))
    fight.answer("pay-supply")
    assert g.held(man, SP) == 2
    assert g.land is None or g.land.rounds >= 1


def test_CC_5_6_12_only_mannings_to_which_nothing_can_be_added() -> None:
    g = at_war()
    at = colony(g, CUBA, "england", "town", "citadel", "port", garrison=0)
    assert mannings(g, at) == [()]
    for men in range(1, 9):
        g.garrison[at] = men
        found = [set(chosen) for chosen in mannings(g, at)]
        assert not any(one < other for one in found for other in found)
    g.garrison[at] = 99
    assert len(mannings(g, at)) == 1, "nobody is asked: all of them"


@pytest.mark.parametrize(
    "attackers, defenders, gave_way, lost",
    [(2, 2, 1, 1), (2, 2, 0, 0), (0, 2, 1, 0), (2, 0, 0, 1)],
)
def test_CC_5_7_2_who_has_lost(attackers: int, defenders: int, gave_way: int, lost: int) -> None:
    """Whoever retreats, if the enemy still has units; an attacker without any in every case."""
    g = at_war()
    at = area(CUBA)
    g.land = LandBattle(at)
    g.land.figure[0] = leader(g, "spain", "explorer", at=CUBA, inf=attackers)
    g.land.fallen[0] = int(not attackers)
    g.land.figure[1] = leader(g, "england", "explorer", at=CUBA, inf=defenders)
    g.land.fallen[1] = int(not defenders)
    g.land.gives_way = gave_way
    assert loser(g) == lost


def test_CC_5_7_3_glory_for_the_winner_and_less_for_losing_to_natives() -> None:
    """CC-5.7.6 Their first victory teaches them to ride."""
    g = at_war()
    at = colony(g, CUBA, "england", "settlement", "palisades", "pathways")
    g.land = LandBattle(at)
    g.land.nation[1], g.land.who[0], g.land.gives_way = ENGLAND, 1, 1
    play(SKELETON, g, ("land_over",))
    assert (g.gp[ENGLAND], g.flags[NATIVE_HORSES]) == (-1, 1)
    g.land = LandBattle(at)
    g.land.nation, g.land.gives_way = [SPAIN, ENGLAND], 1
    play(SKELETON, g, ("land_over",))
    assert (g.gp[SPAIN], g.gp[ENGLAND]) == (1, -1), "nothing is lost against a nation"


def test_CC_5_7_7_victorious_natives_leave_only_ways_sites_and_the_control_marker() -> None:
    """CC-5.7.11 Retreat first, then destruction, then glory."""
    g = at_war()
    at = colony(
        g, CUBA, "england", "settlement", "palisades", "roads", "port", "residence", "bank", garrison=1
    )
    g.site[at], g.resources[at], g.slaves[at] = 1, (0, 0), 0b11
    colony(g, HAVANA, "england")
    man = leader(g, "england", "explorer", at=CUBA)
    g.armies.append(Army(at, iinf=20))
    g.land = LandBattle(at)
    g.land.nation[1], g.land.figure[1], g.land.who[0], g.land.army = ENGLAND, man, 1, 0
    g.land.garrison, g.land.gives_way = True, 1
    fight = play(SKELETON, g, ("land_end",))
    assert fight.over
    assert g.built[at] == 1 << BUILDING.by_id["roads"]
    assert (g.owner[at], g.site[at], g.garrison[at]) == (ENGLAND, 1, 0)
    assert (g.resources[at], g.slaves[at]) == ((0, 0), 0), (
        "exploration markers stay, slave production does not"
    )
    assert g.where[man] == area(HAVANA)
    told = [event.key for event in fight.events()]
    assert told.index("buildings-destroyed") < told.index("gp-battle-lost"), "CC-5.7.11"


def test_CC_5_7_12_an_attacker_without_a_place_to_retreat_to_is_eliminated() -> None:
    g = at_war()
    at = colony(g, CUBA, "england", "settlement", garrison=4)
    man = leader(g, "spain", "explorer", at=CUBA, inf=2)
    g.land = LandBattle(at)
    g.land.nation, g.land.figure[0], g.land.garrison, g.land.gives_way = [SPAIN, ENGLAND], man, True, 0
    play(SKELETON, g, ("land_end",))
    assert g.where[man] == POOL


# ---- CC-6 --------------------------------------------------------------------------------------------------------------------
def a_chase(attacker: int, defender: int, active: int = 1) -> Caribbean:
    g = at_war()
    one = fleet(g, "spain", SEA, {"nao": attacker})
    other = fleet(g, "england", SEA, {"nao": defender})
    g.sea = SeaBattle(place(SEA), one, other, active)
    return g


def test_CC_6_0_interception_cargo_weather_gage_battle() -> None:
    """CC-6.4 From the distribution of the cargo on the battle has taken place."""
    g = a_chase(2, 2)
    fight = play(SKELETON, g, ("sea_begins",))
    keys = [event.key for event in fight.events()]
    assert keys.index("gage-roll") < keys.index("sea-roll")


def test_CC_6_1_before_the_rolls_at_sea_both_sides_may_use_cards() -> None:
    g = a_chase(2, 2)
    g.hand = [[card("green_emigrants")] for _ in range(5)]
    fight = play(SKELETON, g, ("sea_gage",))
    asked = []
    while fight.prompt == "before-roll":
        asked.append(fight.seat)
        fight.answer("pass")
    assert asked == [0, 1, 2]
    assert fight.prompt == "after-roll"


def test_CC_6_2_2_pirates_that_move_sail_on_when_they_are_weaker() -> None:
    g = at_war()
    weak = pirate_figure(new_pirates(g, place(SEA), 1).number)
    prey = fleet(g, "spain", SEA, {"galleon": 5})
    for active, wanted in ((0, SAIL_ON), (1, SLIP_AWAY)):
        g.sea = SeaBattle(place(SEA), weak, prey, active)
        assert pirates_benefit(g, 0) == wanted
    strong = pirate_figure(new_pirates(g, place(SEA), 20).number)
    g.sea = SeaBattle(place(SEA), strong, prey, 0)
    assert pirates_benefit(g, 0) == BONUS


def test_CC_6_3_3_pirates_cash_what_they_get() -> None:
    """One ship per started 20 SP; surplus ducats are lost."""
    g = at_war()
    assert cash(g, 0, 0) == 0
    assert [cash(g, 0, sp) for sp in (1, 20, 21)] == [1, 1, 2]
    price = next(n for n in range(1, 50) if cash(g, 20 * n, 0) == 1 and cash(g, 20 * n + n, 0) == 2)
    assert cash(g, 20 * price + price - 1, 0) == 1, "surplus ducats buy nothing"


def test_CC_6_7_4_glory_at_sea() -> None:
    g = a_chase(1, 1)
    assert g.sea is not None
    g.sea.gives_way = 1
    play(SKELETON, g, ("sea_over",))
    assert (g.gp[SPAIN], g.gp[ENGLAND]) == (1, 0)
    pirates = pirate_figure(new_pirates(g, place(SEA), 3).number)
    prey = next(f for f in range(45) if g.where[f] == place(SEA))
    g.sea = SeaBattle(place(SEA), pirates, prey, 1)
    g.sea.gives_way = 1
    play(SKELETON, g, ("sea_over",))
    assert g.gp[SPAIN] == 0, "a battle lost to pirates costs one"


def test_CC_6_7_7_the_loser_retreats_with_his_sound_ships_and_their_cargo() -> None:
    """A leader on a ship that is left behind is lost."""
    g = at_war()
    one = fleet(g, "spain", SEA, {"galleon": 3})
    other = fleet(g, "england", SEA, {"nao": 1, "damaged_nao": 1}, sugar=2)
    man = leader(g, "england", "admiral", at=other)
    colony(g, "tc_05", "england")
    g.sea = SeaBattle(place(SEA), one, other, 0)
    nao, sugar = SHIP.by_id["nao"], WARE.by_id["sugar"]
    row = tuple(1 if one_ == sugar else 0 for one_ in range(len(g.hold[other])))
    g.sea.line = [[SHIP.by_id["galleon"]] * 3, [nao, nao + N_SHIPS]]
    g.sea.load, g.sea.chest = [[()] * 3, [row, row]], [[()] * 3, [(), ()]]
    g.sea.flagship[1], g.sea.gives_way = 1, 1
    dice(g, 10)
    fight = play(SKELETON, g, ("sea_end",))
    while not fight.over and fight.prompt == "flee-where":
        fight.answer(*fight.answers[0])
    assert g.where[man] == POOL
    assert (g.fleet_size(other), g.held(other, sugar)) == (1, 1)
    assert g.where[other] != place(SEA)


# ---- what readers of the rules have shown to be missing ------------------------------------------------------------------
def test_CC_5_6_6_of_two_armies_that_destroy_each_other_nothing_stays() -> None:
    """The attacker has lost; but a victorious army without a man is none."""
    g = at_war()
    man = leader(g, "spain", "explorer", at=CUBA)
    g.armies.append(Army(area(CUBA)))
    g.land = LandBattle(area(CUBA))
    g.land.nation[0], g.land.figure[0], g.land.fallen[0] = SPAIN, man, 1
    g.land.who[1], g.land.army, g.land.rounds, g.land.gives_way = 1, 0, 1, 0
    play(SKELETON, g, ("land_end",))
    assert (g.gp[SPAIN], g.where[man], g.armies) == (-1, POOL, [])


@pytest.mark.parametrize("refuge", [True, False])
def test_CC_5_7_12_who_fails_to_smoke_out_a_nest_retreats_too(refuge: bool) -> None:
    """CC-5.3, CC-4.4.3.27 Pirates conquer nothing; but a leader who gives way has to leave."""
    g = at_war()
    at = colony(g, HAVANA, "spain", "settlement", garrison=1)
    if refuge:
        colony(g, CUBA, "spain")
    man = leader(g, "spain", "explorer", at=HAVANA, inf=2)
    g.nests.append(Nest(place("tc_17_coast"), 5))
    g.land = LandBattle(at)
    g.land.nation[0], g.land.figure[0], g.land.who[1], g.land.coast = SPAIN, man, 2, place("tc_17_coast")
    g.land.rounds, g.land.gives_way = 1, 0
    play(SKELETON, g, ("land_end",))
    assert g.where[man] == (area(CUBA) if refuge else POOL)
    assert (g.owner[at], g.garrison[at], g.nests[0].pmil) == (SPAIN, 1, 5)


def test_CC_5_0_1_allies_who_may_command_move_their_things_as_well() -> None:
    """Attacker, defender, then they; whoever commands in the end."""
    g = at_war()
    g.relations[pair(ENGLAND, FRANCE)] = ALLIANCE
    colony(g, HAVANA, "england", "settlement", garrison=1)
    man = leader(g, "spain", "commander", at=HAVANA, inf=2)
    leader(g, "england", "explorer", at=HAVANA, mil=1)
    leader(g, "france", "explorer", at=HAVANA, inf=1)
    fleet(g, "france", "tc_17_coast", {"nao": 1}, sp=2)
    fleet(g, "spain", "tc_17_coast", {"nao": 1}, sp=2)
    fight = play(SKELETON, g, ("attack_area", man))
    assert fight.asked == (1, "commander")
    fight.answer(*fight.answers[0])
    asked = []
    while fight.prompt == "land-transfers":
        asked.append(fight.seat)
        fight.answer("done")
    assert asked == [0, 1, 2]


@pytest.mark.parametrize(
    "gave_way, attackers, defenders, glory",
    [(1, "damaged_nao", "nao", (0, 1)), (0, "nao", "damaged_nao", (1, 0)), (1, "nao", "nao", (1, 0))],
)
def test_CC_6_7_1_nobody_has_won_whose_last_ship_could_not_be_saved(
    gave_way: int, attackers: str, defenders: str, glory: tuple[int, int]
) -> None:
    """The attacker needs a surviving ship; who retreated has lost only if the other still has ships."""
    g = at_war()
    colony(g, "tc_05", "england")
    one = fleet(g, "spain", SEA, {attackers: 1})
    other = fleet(g, "england", SEA, {defenders: 1})
    g.sea = SeaBattle(place(SEA), one, other, 0)
    line_up(g, 0)
    line_up(g, 1)
    g.sea.gives_way = gave_way
    dice(g, 10)
    fight = play(SKELETON, g, ("sea_end",))
    while not fight.over:
        fight.answer(*fight.answers[0])
    assert (g.gp[SPAIN], g.gp[ENGLAND]) == glory


# ---- what changes of the code have shown to be missing -------------------------------------------------------------------
def test_CC_5_7_1_equal_cavalry_and_artillery_cost_nothing() -> None:
    g = at_war()
    colony(g, CUBA, "england")
    for mine, theirs, due in ((1, 1, [0, 0]), (2, 1, [0, 1]), (0, 1, [1, 0])):
        g.land = LandBattle(area(CUBA))
        g.land.figure = [
            leader(g, "spain", "explorer", at=CUBA, cav=mine, art=1),
            leader(g, "england", "explorer", at=CUBA, cav=theirs, art=1),
        ]
        g.land.rounds = 1
        last_losses(g)
        assert g.land.due == due
        for man in g.land.figure:
            g.hold[man], g.where[man] = (), POOL


def test_CC_6_3_3_above_twenty_ships_a_new_pirate_fleet_is_formed_there() -> None:
    g = at_war()
    fleet_ = new_pirates(g, place(SEA), 18)
    strengthen(g, fleet_.number, 2)
    assert [one.size for one in g.pirates] == [20]
    strengthen(g, fleet_.number, 3)
    assert [(one.size, one.place) for one in g.pirates] == [(20, place(SEA)), (3, place(SEA))]
    assert store_value(g, ()) == (0, 0, 0)


def test_CC_5_7_8_half_the_cost_of_what_raiders_destroy_builds_their_ships() -> None:
    g = at_war()
    at = colony(g, HAVANA, "england", "settlement", "palisades", "mission", "roads")
    g.resources[at], g.slaves[at] = (0,), 1
    raiders_ = new_pirates(g, place("tc_17_coast"), 3)
    g.land = LandBattle(at)
    g.land.who[0], g.land.raider, g.land.nation[1] = 2, raiders_.number, ENGLAND
    cost = cost_of(1 << BUILDING.by_id["palisades"] | 1 << BUILDING.by_id["mission"])
    raid_won(g)
    assert g.built[at] == 1 << BUILDING.by_id["settlement"] | 1 << BUILDING.by_id["roads"]
    assert g.slaves[at] == 0
    assert raiders_.size == 3 + -(-(cost // 2) // 20)


def test_CC_5_2_2_a_card_raises_natives_against_a_colony_whose_garrison_defends() -> None:
    g = at_war()
    at = colony(g, CUBA, "england", "settlement", garrison=2)
    dice(g, 5)
    fight = fighting(g, ("native_uprising", at))
    assert g.land is not None
    assert (g.land.nation, g.land.figure, g.land.garrison) == ([-1, ENGLAND], [-1, -1], True)
    assert fight.asked == (1, "hold-or-retreat")
    free = at_war()
    native_unrest(free, area(HAVANA))
    assert free.armies == [], "nobody's colony"


def test_CC_5_6_9_supporting_fleets_pay_one_each_and_count_half_unpaid() -> None:
    """CC-9, E11A A leader pays two, a fleet one; who has too little is not asked."""
    g = at_war(e11a=True)
    colony(g, HAVANA, "england", "settlement", garrison=3)
    man = leader(g, "spain", "commander", at=HAVANA, inf=3, sp=1)
    rich = fleet(g, "spain", "tc_17_coast", {"galleon": 2}, sp=1)
    poor = fleet(g, "spain", "tc_17_coast", {"galleon": 2})
    fight = fighting(g, ("attack_area", man)).answer("hold")
    assert fight.asked == (0, "combat-supply")
    assert fight.question().args == {"figure": FIGURE.noun[rich], "sp": 1}
    assert g.land is not None
    dice(g, 5, 5, 5, 5, *([5] * 12))
    fight.answer("pay-supply")
    assert g.held(rich, SP) == 0
    if g.land is not None:
        assert (g.land.unpaid[0], g.land.unpaid_fleets) == (1, (poor,))


def test_CC_5_6_11_a_single_own_leader_commands_without_being_named() -> None:
    g = at_war()
    colony(g, CUBA, "england", "settlement", garrison=1)
    own = leader(g, "england", "explorer", at=CUBA, inf=1)
    man = leader(g, "spain", "commander", at=CUBA, inf=3)
    fight = fighting(g, ("attack_area", man))
    assert g.land is not None
    assert g.land.figure == [man, own]
    assert fight.asked == (1, "hold-or-retreat")


def test_CC_6_4_1_a_single_ship_carries_everything_its_leader_too() -> None:
    g = at_war()
    one = fleet(g, "spain", SEA, {"carrack": 1}, sugar=2)
    man = leader(g, "spain", "admiral", at=one, inf=1)
    other = fleet(g, "england", SEA, {"nao": 1})
    g.sea = SeaBattle(place(SEA), one, other, 0)
    assert play(SKELETON, g, ("sea_cargo", 0)).over, "there is nothing to choose"
    sugar, inf = WARE.by_id["sugar"], thing("inf")
    assert g.sea.flagship[0] == 0
    assert (g.sea.load[0][0][sugar], g.sea.chest[0][0][inf]) == (2, 1)
    full = used_room(g.sea, 0, 0)
    assert full == 2 + 1 + 1, "two wares, the leader, his man"
    assert g.held(man, inf) == 1


def test_CC_4_4_3_12_pirates_who_start_have_attacked_once() -> None:
    g = at_war()
    prey = fleet(g, "spain", SEA, {"nao": 1})
    pirates = pirate_figure(new_pirates(g, place(SEA), 9).number)
    start(g, pirates, prey, 1)
    assert g.marks[prey] & ATTACKED
    assert not pirates_start(g, pirates, prey)


def test_CC_0_1_9_ships_that_are_alike_are_offered_once() -> None:
    g = at_war()
    one = fleet(g, "spain", SEA, {"nao": 3, "galleon": 1})
    other = fleet(g, "england", SEA, {"nao": 1})
    g.sea = SeaBattle(place(SEA), one, other, 0)
    line_up(g, 0)
    g.sea.due = [1, 0]
    hit = play(SKELETON, g, ("sea_hit", 0))
    assert sorted(str(answer[1]) for answer in hit.answers) == ["ship:galleon", "ship:nao"]
    hit.answer(*next(answer for answer in hit.answers if answer[1] == "ship:nao"))
    assert g.ships_of(one, SHIP.by_id["nao"]) == (2, 1)
