"""Piracy on the oceans, the treasure fleet, and the cards of the New World [E1-16.5, E1-23.2]."""

from __future__ import annotations

import playing
from games.elisabeth.builders import act, answers, asked, give, offered, passing, play, position
from games.elisabeth.event_builders import event
from games.elisabeth.voyage_builders import at_sea, fortify, place, plunder, rich, send, world
from theatrum.games.elisabeth.queries.world import prey
from theatrum.games.elisabeth.rules.actions import why_no_action
from theatrum.games.elisabeth.rules.events.ocean import ulua_targets
from theatrum.games.elisabeth.rules.ocean_piracy import awards, defence_dice
from theatrum.games.elisabeth.rules.piracy import targets
from theatrum.games.elisabeth.state.ocean import RAID, Venture
from theatrum.games.elisabeth.state.pieces import GONE, NEXT_TURN
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, PORTUGAL, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.world import FIRST_OCEAN, OCEAN, SETTLEMENT


# ---- the worked examples -------------------------------------------------------------------------------------------------
def test_WX_16_D_a_damaged_captain_dies_of_one_hit() -> None:
    """WX-16-D Patrol and fortress: two dice 6, 2; he was damaged, so he is gone, his loot too, and he rolls nothing."""
    g = rich(at_sea("le_clerc", "antilles", "france", loot=[5], dice=[6, 2]), 1, 2)
    world(g).fortresses = 0
    world(g).patrols[OCEAN.by_id["antilles"]] = 1
    fortify(g, "san_juan")
    world(g).damaged |= 1 << CAPTAIN.by_id["le_clerc"]
    plunder(g, "le_clerc", "spain")
    assert place(g, "le_clerc") == GONE
    assert world(g).spent == [5]


def test_WX_16_D_de_sores_meets_only_the_patrol() -> None:
    g = at_sea("de_sores", "antilles", "france")
    world(g).fortresses = 0
    world(g).patrols[OCEAN.by_id["antilles"]] = 1
    fortify(g, "san_juan")
    zone = OCEAN.by_id["antilles"]
    assert defence_dice(g, Venture(RAID, CAPTAIN.by_id["de_sores"], zone, SPAIN)) == 1
    assert defence_dice(g, Venture(RAID, CAPTAIN.by_id["le_clerc"], zone, SPAIN)) == 2


def test_WX_16_E_hawkins_at_the_guinea_coast() -> None:
    """WX-16-E 5, 1: flipped. Two dice 5, 6: a Portuguese treasure and a point, each once; then home or not."""
    g = rich(at_sea("hawkins", "guinea_coast", dice=[5, 1, 5, 6, 1]), 1, portuguese=(2, 3))
    game = plunder(g, "hawkins", "portugal")
    assert asked(game) == ("spain", "plunder-award")
    assert set(answers(game)) == {("give-treasure",), ("give-vp",)}
    give(game, "give-vp")
    assert asked(game) == ("england", "return-home")
    assert g.piracy_vp[ENGLAND] == 1
    assert len(world(g).loot[CAPTAIN.by_id["hawkins"]]) == 1
    assert world(g).is_damaged(CAPTAIN.by_id["hawkins"])
    give(game, "go-home")
    assert (place(g, "hawkins"), len(g.treasures[ENGLAND])) == (NEXT_TURN, 1)


def test_WX_16_K_three_raids_and_two_powers_per_zone() -> None:
    g = at_sea("hawkins", "guinea_coast")
    assert any(a[0] == "plunder" for a in offered(g))
    g.raids_made[ENGLAND] = 3
    assert not any(a[0] == "plunder" for a in offered(g))
    g.raids_made[ENGLAND] = 0
    g.mark_raided(FIRST_OCEAN + OCEAN.by_id["guinea_coast"], FRANCE)
    g.mark_raided(FIRST_OCEAN + OCEAN.by_id["guinea_coast"], PROTESTANT)
    why = why_no_action(g, ENGLAND, ("plunder", "captain:hawkins", "power:portugal"))
    assert why is not None
    assert why.key == "raided-enough"


# ---- details ---------------------------------------------------------------------------------------------------------------
def test_E1_16_5_1_whom_one_can_raid() -> None:
    """E1-16.5.1 Spain or Portugal with a settlement there, war or not; not Portugal as one's ally."""
    g = at_sea("hawkins", "guinea_coast")
    guinea, antilles = OCEAN.by_id["guinea_coast"], OCEAN.by_id["antilles"]
    assert prey(g, ENGLAND, guinea) == [PORTUGAL]
    assert prey(g, ENGLAND, antilles) == [SPAIN]
    g.ally(ENGLAND, PORTUGAL)
    assert prey(g, ENGLAND, guinea) == []
    assert prey(g, FRANCE, guinea) == [PORTUGAL]
    g.seat_of[FRANCE] = g.seat_of[SPAIN]
    assert prey(g, FRANCE, antilles) == []


def test_E1_16_5_S5_a_fortress_keeps_one_treasure() -> None:
    """E1-16.5 S5 (b) Spain sets one aside if it rolled for a fortress; its last one can't be drawn."""
    g = rich(at_sea("hawkins", "antilles", dice=[1, 6, 1, 1, 1]), 7, 8)
    world(g).fortresses, world(g).patrols = 0, [0] * len(world(g).patrols)
    fortify(g, "san_juan")
    game = plunder(g, "hawkins", "spain")
    assert asked(game) == ("spain", "plunder-award")
    give(game, "give-treasure")
    assert asked(game) == ("spain", "set-aside")
    give(game, "set-aside", "treasure:treasure_08")
    assert world(g).loot[CAPTAIN.by_id["hawkins"]] == [8]
    v = Venture(RAID, CAPTAIN.by_id["hawkins"], OCEAN.by_id["antilles"], SPAIN)
    assert "give-treasure" not in awards(g, v)


def test_E1_5_2_2_fortresses_keep_a_treasure_from_de_sores_too() -> None:
    """E1-5.2.2 No die is rolled for the fortress, but Spain sets a treasure aside all the same."""
    g = rich(at_sea("de_sores", "antilles", "france", dice=[6, 1, 1, 1]), 7, 8)
    world(g).fortresses, world(g).patrols = 0, [0] * len(world(g).patrols)
    fortify(g, "san_juan")
    game = give(plunder(g, "de_sores", "spain"), "give-treasure")
    assert asked(game) == ("spain", "set-aside")
    give(game, "set-aside", "treasure:treasure_08")
    assert world(g).loot[CAPTAIN.by_id["de_sores"]] == [8]


def test_E1_16_5_0e_drake_chooses_and_is_repaired() -> None:
    g = rich(at_sea("drake", "antilles", dice=[6, 1, 1]), 7, 8)
    world(g).fortresses, world(g).patrols = 0, [0] * len(world(g).patrols)
    world(g).damaged |= 1 << CAPTAIN.by_id["drake"]
    game = plunder(g, "drake", "spain")
    assert asked(game) == ("england", "plunder-award")
    assert ("repair",) in answers(game)
    give(game, "repair")
    assert not world(g).damaged


def test_E1_16_5_S6_what_does_not_fit_goes_overboard() -> None:
    g = rich(at_sea("drake", "antilles", loot=[1, 2], dice=[6, 1, 1, 1, 1]), 7, 8)
    world(g).fortresses, world(g).patrols = 0, [0] * len(world(g).patrols)
    game = give(plunder(g, "drake", "spain"), "give-treasure")
    assert asked(game) == ("england", "stow")
    give(game, "throw-away", "treasure:treasure_02")
    assert len(world(g).loot[CAPTAIN.by_id["drake"]]) == 2


def test_E1_C_43_B_one_more_die() -> None:
    g = rich(
        at_sea("hawkins", "guinea_coast", hands={"hre": ["experienced_captain"]}, dice=[1, 1, 1, 1, 1, 1]), 1
    )
    game = act(g, "plunder", "captain:hawkins", "power:portugal")
    while asked(game) != ("hre", "window-w16"):
        give(game, "pass")
    give(game, "play", "card:experienced_captain", "side:defender")
    passing(game)
    assert asked(game) == ("england", "return-home")


# ---- the treasure fleet ------------------------------------------------------------------------------------------------------
def test_WX_23_A_the_treasure_fleet() -> None:
    """WX-23-A Two escorts: three treasures, die 3: Antilles. Four dice with 3 hits against three with 1: two awards,
    spread evenly; what is left goes to the Spanish hand."""
    g = rich(at_sea("drake", "antilles"), 1, 2, 3, 4)
    world(g).escorts = 2
    playing.draws(g, 0, 2, 4, 4, 4, 0, 4, 0, 0, 0)
    game = play(g, ("fleet_sails",))
    for treasure in ("treasure_02", "treasure_03", "treasure_04"):
        give(game, "load", f"treasure:{treasure}")
    assert asked(game) == ("england", "fleet-attack")
    give(game, "attack")
    assert asked(game) == ("england", "fleet-award")
    give(game, "sink-escort")
    assert set(answers(game)) == {("take-treasure",), ("take-vp",)}
    give(game, "take-treasure")
    assert world(g).escorts == 1
    assert len(world(g).loot[CAPTAIN.by_id["drake"]]) == 1
    assert len(g.treasures[SPAIN]) == 3, "one that it had, and two of the three that sailed"
    assert asked(game) == ("england", "return-home")


def test_E1_23_2_S2_two_treasures_without_two_escorts() -> None:
    g = rich(position(scenario="campaign"), 1, 2, 3)
    world(g).escorts = 1
    playing.draws(g, 0, 0)
    game = play(g, ("fleet_sails",))
    before = len(g.treasures[SPAIN])
    give(give(game, "load", "treasure:treasure_02"), "load", "treasure:treasure_03")
    assert len(g.treasures[SPAIN]) == before + 2
    assert world(g).fleet_cargo == []


def test_E1_23_2_S3_england_may_demand_another_roll() -> None:
    """E1-23.2 S3 With an expedition in one of the zones and a spy."""
    g = rich(at_sea("hawkins", "spanish_main"), 1, 2)
    assert g.espionage is not None
    g.espionage.informants[ENGLAND * 6 + SPAIN] = 1
    playing.draws(g, 0, 0, 4)
    game = play(g, ("fleet_sails",))
    while asked(game) == ("spain", "fleet-loads"):
        give(game, *answers(game)[0])
    assert asked(game) == ("england", "fleet-reroll")
    give(game, "reroll")
    assert asked(game) == ("england", "fleet-attack")


def test_E1_23_2_S4_the_fleet_strikes_back() -> None:
    g = rich(at_sea("hawkins", "antilles"), 1, 2)
    world(g).escorts = 0
    playing.draws(g, 0, 3, 0, 0, 0, 5)
    game = play(g, ("fleet_sails",))
    while asked(game) == ("spain", "fleet-loads"):
        give(game, *answers(game)[0])
    give(game, "attack")
    assert world(g).is_damaged(CAPTAIN.by_id["hawkins"])


# ---- cards -------------------------------------------------------------------------------------------------------------------


def test_E1_C_38_the_card() -> None:
    """E1-C.38 The procedure, then two CP."""
    g = rich(position(scenario="campaign", hands={"france": ["treasure_fleet"]}), 1)
    world(g).escorts = 0
    event(g, "france", 38)
    assert g.cp == 2


def test_E1_C_49_the_philippines() -> None:
    g = rich(position(scenario="campaign", hands={"france": ["conquest_of_the_philippines"]}), 1)
    event(g, "france", 49)
    assert world(g).settlements[SETTLEMENT.by_id["philippines"]] == SPAIN
    assert len(world(g).spanish_row) == 2


def test_E1_C_61_menendez_takes_florida() -> None:
    """E1-C.61 A foreign colony is removed; a fortress there or elsewhere."""
    g = position(scenario="campaign", hands={"france": ["menendez_de_aviles"]})
    world(g).settlements[SETTLEMENT.by_id["florida"]] = FRANCE
    game = event(g, "france", 61)
    assert asked(game) == ("spain", "menendez")
    give(game, "fortify", "settlement:florida")
    assert world(g).settlements[SETTLEMENT.by_id["florida"]] == SPAIN
    assert world(g).fortresses >> SETTLEMENT.by_id["florida"] & 1


def test_E1_C_62_northwest_passage() -> None:
    """E1-C.62 Seven or less with everything: lost; else home with the loot. Frobisher only goes home."""
    g = at_sea("hawkins", "north_atlantic", loot=[3], hands={"spain": ["northwest_passage"]}, dice=[3, 3])
    event(g, "spain", 62, "captain:hawkins")
    assert place(g, "hawkins") == GONE
    g = at_sea("hawkins", "antilles", loot=[3], hands={"spain": ["northwest_passage"]}, dice=[3, 4])
    event(g, "spain", 62, "captain:hawkins")
    assert (place(g, "hawkins"), g.treasures[ENGLAND]) == (NEXT_TURN, [3])
    g = at_sea("frobisher", "guinea_coast", hands={"spain": ["northwest_passage"]}, dice=[])
    event(g, "spain", 62, "captain:frobisher")
    assert place(g, "frobisher") == NEXT_TURN


def test_E1_C_66_san_juan_de_ulua() -> None:
    g = at_sea("hawkins", "antilles", hands={"spain": ["san_juan_de_ulua"]}, dice=[5, 1, 1])
    event(g, "spain", 66, "captain:hawkins")
    assert world(g).is_damaged(CAPTAIN.by_id["hawkins"])


def test_E1_C_66_not_against_ones_own_expedition() -> None:
    """E1-C.66 Of another power: England names the French, not its own."""
    g = at_sea("hawkins", "antilles", hands={"england": ["san_juan_de_ulua"]})
    send(g, "le_testu", "antilles", "france")
    assert ulua_targets(g, ENGLAND) == [("captain:le_testu",)]
    assert ulua_targets(g, FRANCE) == [("captain:hawkins",)]
    assert len(ulua_targets(g, SPAIN)) == 2


def test_E1_C_67_slave_trade() -> None:
    """E1-C.67 Two treasures under the captain, and a point less, once."""
    g = at_sea("hawkins", "guinea_coast", hands={"england": ["slave_trade"]})
    event(g, "england", 67, "captain:hawkins")
    assert len(world(g).loot[CAPTAIN.by_id["hawkins"]]) == 2
    assert g.bonus[ENGLAND] == {"slave_trader": -1}


# ---- Europe ------------------------------------------------------------------------------------------------------------------
def test_E1_16_4_3_antwerp_counts_only_behind_flushing() -> None:
    g = position(
        scenario="campaign",
        active="protestant",
        fleet={"north_sea": {"dutch_galleon": 1}},
        wars=[("protestant", "spain")],
    )
    sea = PLACE.by_id["north_sea"]
    for space in range(len(g.control)):
        if g.control[space] == SPAIN and space != PLACE.by_id["antwerp"]:
            g.set_control(space, FRANCE)
    assert SPAIN not in targets(g, PROTESTANT, sea)
    g.set_control(PLACE.by_id["flushing"], PROTESTANT)
    assert SPAIN in targets(g, PROTESTANT, sea)
