"""What is over when figures are beaten, hide or are lost, and what looting takes along: CC-0.2.14, CC-1.7, CC-4.3.3, CC-4.4.0.5,
CC-4.4.3.6, CC-4.4.3.12, CC-4.4.3.26, CC-4.4.3.36, CC-5.7.4, CC-6.2, CC-6.7.1, CC-7.2."""

from __future__ import annotations

from games.caribbean.builders import (
    a_table,
    all_awards_taken,
    area,
    colony,
    fill,
    fleet,
    leader,
    noun,
    place,
    thing,
)
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.games.caribbean.invariants import invariants
from theatrum.games.caribbean.rules.effects.corsairs import command_pirate_fleet, why_not_attack
from theatrum.games.caribbean.rules.effects.units import remove_ship
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.state import (
    ABOARD,
    ATTACKED,
    FOUGHT,
    HIDES,
    LOST,
    NO_BATTLE,
    POOL,
    USED,
    Activation,
    Caribbean,
    LandBattle,
    SeaBattle,
)
from theatrum.games.caribbean.tables.awards import AWARD
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.markers import CITY, KINGDOM, NO_SITE
from theatrum.games.caribbean.tables.nations import ENGLAND, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, SHIP, pirate_figure
from theatrum.games.caribbean.tables.places import HOME_OF
from theatrum.games.caribbean.tables.things import DUCATS, SP

SEA = "caribbean_sea"
NAO = SHIP.by_id["nao"]


def at_war() -> Caribbean:
    g = all_awards_taken(a_table("spain", "england"))
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    g.order = [SPAIN, ENGLAND]
    return g


def activate(g: Caribbean, figure: int, operation: str = "move", points: int = 1) -> Playing[Caribbean]:
    g.active, g.points, g.control[SPAIN] = SPAIN, points, 5
    return play(SKELETON, g, ("operation",)).answer(operation, noun(figure))


# ---- fleets that are no more ---------------------------------------------------------------------------------------------
def test_CC_4_3_3_a_fleet_that_loses_its_last_ship_has_ended_its_activation() -> None:
    """CC-4.3.22 The marker is in the home base, where without ships it may do nothing."""
    g = at_war()
    prey = fleet(g, "spain", at=SEA, ships={"damaged_nao": 1})
    hunter = fleet(g, "england", at=SEA, ships={"frigate": 6})
    g.activation = Activation(prey, "move")
    g.sea = SeaBattle(place(SEA), hunter, prey, 1)
    g.sea.line[1] = [SHIP.by_id["nao"] + len(SHIP)]
    g.sea.load[1] = g.sea.chest[1] = [()]
    g.sea.line[0] = [SHIP.by_id["frigate"]] * 6
    g.sea.load[0] = g.sea.chest[0] = [()] * 6
    dice(g, 10, 10, 1, 1)
    fight = play(SKELETON, g, ("sea_roll",), ("sea_hit", 0), ("sea_hit", 1), ("sea_after",), ("acting",))
    assert fight.over, "nobody is asked what the lost fleet does next"
    assert (g.where[prey], g.ships[prey], g.activation) == (HOME_OF[SPAIN], (), None)
    assert g.marks[prey] & USED


def test_CC_4_4_0_2_a_used_fleet_that_is_lost_stays_used() -> None:
    g = at_war()
    lost = fleet(g, "spain", at=SEA, ships={"nao": 1})
    g.marks[lost] = USED | NO_BATTLE
    remove_ship(g, lost, NAO)
    assert (g.where[lost], g.marks[lost]) == (HOME_OF[SPAIN], USED)


def test_CC_4_3_22_a_last_ship_lost_in_the_home_base_leaves_its_cargo_there() -> None:
    g = at_war()
    ships = fleet(g, "spain", at="home_spain", ships={"nao": 1}, sp=5, priests=1)
    man = leader(g, "spain", "explorer", at=ships)
    remove_ship(g, ships, NAO)
    assert (g.held(BASE_OF[SPAIN], SP), g.held(BASE_OF[SPAIN], thing("priests"))) == (5, 1)
    assert (g.hold[ships], g.where[man]) == ((), HOME_OF[SPAIN])


def test_CC_4_3_22_a_fleet_that_gives_its_last_ship_away_at_sea_has_ended_its_activation() -> None:
    """CC-4.3.3 Its marker is in the home base, and does not sail on from there; nor is it lost any longer [CC-4.4.3.36]."""
    g = at_war()
    giver = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    taker = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    g.add_ships(BASE_OF[SPAIN], NAO, 1)
    g.marks[giver] = LOST
    acting = activate(g, giver, "renew").answer("hand", noun(taker)).answer("kind", "ship:nao")
    assert acting.over or acting.prompt == "operation"
    assert (g.where[giver], g.marks[giver], g.fleet_size(taker)) == (HOME_OF[SPAIN], USED, 2)


def test_CC_1_7_what_weighs_nothing_goes_ashore_with_the_last_ship_too() -> None:
    g = at_war()
    ships = fleet(g, "spain", at="home_spain", ships={"nao": 1}, priests=1, navigator=1)
    play(SKELETON, g, ("disband", SPAIN)).answer("disband", noun(ships), "ship:nao").answer("done")
    assert g.hold[ships] == ()
    assert [g.held(BASE_OF[SPAIN], thing(name)) for name in ("priests", "navigator")] == [1, 1]


def test_CC_4_3_3_a_fleet_without_ships_neither_trades_nor_gives_to_the_king() -> None:
    g = at_war()
    empty = fleet(g, "spain", at="home_spain", ships={})
    g.add_ships(BASE_OF[SPAIN], NAO, 1)
    fill(g, BASE_OF[SPAIN], ducats=200, sugar=2)
    acting = activate(g, empty)
    assert acting.reason("king") == acting.reason("trade") == acting.reason("stock-up") == "no-ships"
    acting.answer("fetch", "figure:base_spain").answer("kind", "ship:nao").answer("done")
    assert acting.may("king")


# ---- at sea ----------------------------------------------------------------------------------------------------------------
def a_slip_away(points: int, *faces: int) -> tuple[Caribbean, int]:
    """A fleet with so many MP wants to leave the sea for a coast; a hostile one intercepts it, wins, and goes there first."""
    g = at_war()
    colony(g, "tc_05", "england")
    mover = fleet(g, "spain", at=SEA, ships={"nao": 1})
    other = fleet(g, "england", at=SEA, ships={"nao": 1})
    acting = activate(g, mover)
    assert g.activation is not None
    g.activation.points = points
    dice(g, *faces)
    acting.answer("sail", "coast:tc_05_coast")
    if acting.prompt == "attack-fleet":
        acting.answer("pass")
    acting.answer("intercept", seat=1).answer("slip-away", seat=1)
    if not acting.over and acting.prompt == "flee-where":
        acting.answer("flee", "coast:tc_05_coast", seat=1)
    assert g.where[other] == place("tc_05_coast")
    return g, mover


def test_CC_4_4_3_6_a_place_costs_double_if_an_enemy_is_there_when_the_fleet_enters() -> None:
    """What was affordable when the step was named no longer is: the fleet stays, and its points do not start anew."""
    g, mover = a_slip_away(1, 10, 1)
    assert g.where[mover] == place(SEA)
    assert g.activation is not None
    assert g.activation.points == 1


def test_CC_4_4_3_6_with_the_points_it_enters_and_pays_double() -> None:
    g, mover = a_slip_away(3, 10, 1)
    assert g.where[mover] == place("tc_05_coast")
    assert g.activation is not None
    assert g.activation.points == 1


def test_CC_6_2_who_avoids_a_battle_does_nothing_more_and_is_no_partner() -> None:
    g = at_war()
    shy = fleet(g, "spain", at="tc_17_coast", ships={"nao": 2}, sp=5)
    other = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    colony(g, "tc_17", "spain")
    man = leader(g, "spain", "explorer", at="tc_17")
    g.marks[shy] = NO_BATTLE | HIDES
    acting = activate(g, other, points=2)
    assert acting.reason("fetch", noun(shy)) == "avoids-battle"
    acting.answer("done")
    assert acting.reason("move", noun(shy)) == "avoids-battle"
    assert activate(g, man).reason("board", noun(shy)) == "avoids-battle"


def test_CC_6_2_avoiding_does_not_use_up_an_inactive_fleet_for_the_turn() -> None:
    """CC-9, A10 Used figures stay down for the turn; who has avoided a battle only rests for this impulse."""
    g = all_awards_taken(a_table("spain", "england", a10=True))
    shy = fleet(g, "spain", at=SEA, ships={"nao": 1})
    hunter = fleet(g, "england", at=SEA, ships={"nao": 1})
    g.sea = SeaBattle(place(SEA), hunter, shy, 0)
    play(SKELETON, g, ("sea_benefit", 1)).answer("avoid")
    assert g.marks[shy] == NO_BATTLE | HIDES
    play(SKELETON, g, ("end_of_impulse",))
    assert g.marks[shy] == 0


def test_CC_6_7_1_only_a_winner_who_was_moving_has_ended_his_move() -> None:
    for active, mark in ((1, 0), (0, FOUGHT)):
        g = at_war()
        winner = fleet(g, "spain", at=SEA, ships={"nao": 1})
        loser = fleet(g, "england", at=SEA, ships={"nao": 1})
        g.sea = SeaBattle(place(SEA), winner, loser, active)
        g.sea.gives_way = 1
        play(SKELETON, g, ("sea_over",))
        assert g.marks[winner] == mark
        assert g.marks[loser] == FOUGHT | NO_BATTLE


def test_CC_4_4_3_12_a_card_sends_no_second_pirate_fleet_against_a_fleet() -> None:
    g = at_war()
    prey = fleet(g, "spain", at=SEA, ships={"nao": 1})
    pirates = pirate_figure(new_pirates(g, place(SEA), 9).number)
    assert why_not_attack(g, pirates, prey) is None
    g.marks[prey] = ATTACKED
    refused = why_not_attack(g, pirates, prey)
    assert refused is not None
    assert refused.key == "attacked-already"


def test_CC_4_4_0_5_a_buccaneer_takes_nothing_along_to_the_pirates() -> None:
    """CC-11.8 Pirates have no advisors: his stay in the home base, or with the fleet that carried him."""
    for at_home in (True, False):
        g = at_war()
        own = fleet(g, "spain", at=SEA, ships={"carrack": 2})
        man = leader(g, "spain", "buccaneer", at="home_spain" if at_home else own, mil=2, captain=1)
        command_pirate_fleet(g, man, pirate_figure(new_pirates(g, place(SEA), 3).number))
        keeper = BASE_OF[SPAIN] if at_home else own
        assert (g.where[man], g.hold[man]) == (ABOARD, ())
        assert [g.held(keeper, thing(name)) for name in ("mil", "captain")] == [2, 1]


# ---- between the impulses ----------------------------------------------------------------------------------------------------
def test_CC_5_7_5_a_fight_before_the_action_phase_bars_nothing_in_the_first_impulse() -> None:
    g = at_war()
    man = leader(g, "spain", "explorer", at="tc_17")
    ships = fleet(g, "spain", at=SEA, ships={"nao": 1})
    g.marks[man], g.marks[ships] = FOUGHT | LOST, FOUGHT | NO_BATTLE | ATTACKED
    g.hand[SPAIN] = g.hand[ENGLAND] = []
    g.main_up = [1] * 5
    play(SKELETON, g, ("action_phase",))
    assert (g.marks[man], g.marks[ships]) == (LOST, 0)


def test_CC_7_2_one_turn_award_per_impulse_and_one_before_the_first() -> None:
    hunter, looting = AWARD.by_id["turn_pirate_hunter"], AWARD.by_id["turn_looting"]
    g = a_table("spain", "england")
    g.impulse, g.turn_award[SPAIN] = 0, -1
    play(SKELETON, g, ("achieved", SPAIN, "looting")).answer("take-award", AWARD.noun[looting])
    assert play(SKELETON, g, ("achieved", SPAIN, "nc_won", "enemy", 3)).over, (
        "one was taken before the first impulse"
    )
    g.impulse = 1
    play(SKELETON, g, ("achieved", SPAIN, "nc_won", "enemy", 3)).answer("take-award", AWARD.noun[hunter])
    assert (g.awards[hunter], g.awards[looting]) == (SPAIN, SPAIN)


# ---- on land -----------------------------------------------------------------------------------------------------------------
def test_CC_5_7_4_a_winner_who_fell_takes_no_loot() -> None:
    """CC-5.6.6 Both armies are destroyed: the attacker has lost, and nobody is left to take what he had."""
    g = at_war()
    colony(g, "tc_17", "england")
    attacker = leader(g, "spain", "explorer", at="tc_17", sp=10)
    defender = leader(g, "england", "explorer", at="tc_17")
    g.land = LandBattle(area("tc_17"))
    g.land.nation, g.land.figure = [SPAIN, ENGLAND], [attacker, defender]
    g.land.fallen, g.land.gives_way, g.land.garrison = [1, 1], 0, True
    play(SKELETON, g, ("land_settle",))
    assert (g.where[attacker], g.where[defender], g.hold[defender]) == (POOL, POOL, ())


def test_CC_4_4_3_36_nobody_goes_ashore_from_a_lost_fleet() -> None:
    g = at_war()
    lost = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    man = leader(g, "spain", "explorer", at=lost)
    g.marks[lost] = LOST
    assert activate(g, man).reason("ashore") == "expedition-lost"


def test_CC_4_3_22_a_last_ship_given_away_before_a_fight_sends_the_marker_home() -> None:
    """CC-5.0.1 As in every other transfer; and nobody who hides from battles takes part."""
    g = at_war()
    colony(g, "tc_17", "england", "settlement", garrison=1)
    man = leader(g, "spain", "explorer", at="tc_17", inf=2)
    giver = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    taker = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    shy = fleet(g, "spain", at="tc_17_coast", ships={"nao": 1})
    g.marks[shy] = HIDES
    fight = play(SKELETON, g, ("attack_area", man))
    assert fight.asked == (0, "land-transfers")
    assert noun(shy) not in {one for nouns in fight.offered("shift") for one in nouns}
    fight.answer("shift", noun(giver), noun(taker), "ship:nao", 1)
    assert (g.where[giver], g.fleet_size(taker)) == (HOME_OF[SPAIN], 2)
    assert invariants(g) == []


# ---- looting -----------------------------------------------------------------------------------------------------------------
def a_looter(*buildings: str, garrison: int = 0) -> tuple[Caribbean, int, int]:
    g = at_war()
    at = colony(g, "tc_17", "spain", "settlement", *buildings, garrison=garrison)
    return g, at, fleet(g, "spain", at="tc_17_coast", ships={"galleon": 4})


def test_CC_4_4_3_26_a_native_site_is_looted_once_in_an_operation() -> None:
    g, at, ships = a_looter("palisades")
    g.site[at] = KINGDOM
    acting = activate(g, ships, "loot").answer("plunder").answer("loot-site")
    while acting.prompt == "stow":
        acting.answer("done")
    assert g.site[at] == CITY
    acting.not_offered("loot-site")
    acting.answer("raze", "building:palisades")
    assert g.site[at] == CITY
    assert acting.prompt == "acting", "nothing is left to loot"
    assert g.bad_image[SPAIN]


def test_CC_4_4_3_26_with_the_site_alone_the_looting_is_over() -> None:
    g, at, ships = a_looter()
    g.site[at] = CITY
    acting = activate(g, ships, "loot").answer("plunder").answer("loot-site")
    while acting.prompt == "stow":
        acting.answer("done")
    assert (g.site[at], acting.prompt) == (NO_SITE, "acting")


def test_CC_0_2_14_what_lay_in_a_looted_warehouse_or_bank_is_gone() -> None:
    g, at, ships = a_looter("residence", "warehouse", "bank")
    g.store(at, SP, 20)
    g.store(at, DUCATS, 30)
    g.store(at, thing("sugar"), 3)
    acting = activate(g, ships, "loot").answer("plunder").answer("raze", "building:warehouse")
    assert (g.stored(at, SP), g.stored(at, thing("sugar")), g.stored(at, DUCATS)) == (0, 0, 30)
    acting.answer("raze", "building:bank")
    assert at not in g.stores


def test_CC_10_1_a_garrison_that_has_no_room_any_more_loses_men() -> None:
    g, at, ships = a_looter("palisades", "garrison")
    g.garrison[at] = 99
    while any("garrison" in wrong for wrong in invariants(g)):
        g.garrison[at] -= 1
    full = g.garrison[at]
    activate(g, ships, "loot").answer("plunder").answer("raze", "building:garrison")
    assert g.garrison[at] < full
    assert not any("garrison" in wrong for wrong in invariants(g))
    assert not g.has_building(at, BUILDING.by_id["garrison"])
