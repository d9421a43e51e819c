"""Expeditions and colonies [E1-16.1 ocean part, E1-16.6, E1-17.4, E1-8.4, E1-20.4]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import act, answers, asked, give, offered, passing, play, position, told, where
from games.elisabeth.voyage_builders import at_sea, place, sail, send, world
from theatrum.games.elisabeth.queries.bonuses import BONUS
from theatrum.games.elisabeth.queries.world import colonies_left, idle_captains, way_home
from theatrum.games.elisabeth.rules.colonies import winter_captains
from theatrum.games.elisabeth.rules.sea_losses import lose_orphans
from theatrum.games.elisabeth.state import the_court, the_realms
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.state.pieces import AWAY, GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.patronage import LE_TESTU
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import LEADER, SHIP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, OTTOMAN, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.records.procedures import look_up
from theatrum.games.elisabeth.tables.world import COLONY, NAVIGATION, OCEAN, PASSAGES, SETTLEMENT


# ---- tables ----------------------------------------------------------------------------------------------------------------
def test_E1_T_1_and_T_2_bands() -> None:
    assert [look_up(NAVIGATION, n).result for n in (2, 4, 5, 7, 8, 15)] == [
        "eliminated",
        "eliminated",
        "damaged",
        "damaged",
        "no_effect",
        "no_effect",
    ]
    assert [look_up(COLONY, n).result for n in (5, 6, 8, 9, 11, 12)] == [
        "eliminated",
        "no_effect",
        "no_effect",
        "treasure",
        "treasure",
        "treasure_and_virginia_dare_vp",
    ]


def test_E1_16_1_21_winds_and_passages() -> None:
    """E1-16.1.21 With the wind no roll, against it one; a dangerous passage both ways; across a plain border none."""
    ways = {
        (OCEAN.noun[z][6:], OCEAN.noun[w.to][6:]): w.rolls for z in range(len(PASSAGES)) for w in PASSAGES[z]
    }
    assert not ways["guinea_coast", "antilles"]
    assert ways["antilles", "guinea_coast"]
    assert ways["south_atlantic", "chilean_coast"]
    assert ways["chilean_coast", "south_atlantic"]
    assert not ways["antilles", "spanish_main"]


@pytest.mark.parametrize(
    "origin, goal, rolls",
    [
        ("guinea_coast", "antilles", False),
        ("antilles", "guinea_coast", True),
        ("south_atlantic", "chilean_coast", True),
        ("chilean_coast", "south_atlantic", True),
        ("antilles", "spanish_main", False),
    ],
)
def test_E1_16_1_21_who_rolls_on_his_way(origin: str, goal: str, rolls: bool) -> None:
    """E1-16.1.21 Against the wind and through a dangerous passage, in either direction; else no dice are there to be rolled."""
    g = at_sea("drake", origin, dice=[6, 6] if rolls else [])
    game = sail(g, "drake", goal)
    assert place(g, "drake") == goal
    assert len(told(game, "navigation-no-effect")) == rolls


@pytest.mark.parametrize("projection, damaged", [(False, True), (True, False)])
def test_E1_16_1_22_the_map_projection_adds_one(projection: bool, damaged: bool) -> None:
    """E1-16.1.22 Hawkins (navigation 1) rolls 6: 7 is damage; with the Map Projection 8 is nothing."""
    g = at_sea("hawkins", "antilles", dice=[3, 3])
    if projection:
        the_court(g).bonuses[BONUS.by_id["map_projection"]] = ENGLAND
    sail(g, "hawkins", "guinea_coast")
    assert place(g, "hawkins") == "guinea_coast"
    assert world(g).is_damaged(CAPTAIN.by_id["hawkins"]) == damaged


# ---- outfitting ----------------------------------------------------------------------------------------------------------
def test_E1_17_4_1_outfit_an_expedition() -> None:
    """E1-17.4.1, E1-17.4.4 One CP; the North Atlantic or the Guinea Coast; a colony for one more."""
    g = position(scenario="campaign", active="england", cp=2)
    game = act(g, "outfit")
    if asked(game) == ("england", "outfit-captain"):
        give(game, "captain", "captain:hawkins")
    give(game, "launch", "ocean:guinea_coast")
    assert ("colonists", 1) in answers(game)
    give(game, "colonists", 1)
    assert (place(g, "hawkins"), g.cp) == ("guinea_coast", 0)
    assert world(g).colony_aboard == 1 << CAPTAIN.by_id["hawkins"]
    assert colonies_left(g, ENGLAND) == 1
    assert not world(g).damaged


def test_E1_17_4_1_who_went_down_with_his_ships_is_not_in_the_pool() -> None:
    """E1-17.4.1, E1-5.1.16, E1-10.0.P2 Hawkins, who led English ships this turn and lost them all, waits for the next turn
    and sails on no expedition in this one; winter puts him back into the pool."""
    hawkins, leader = CAPTAIN.by_id["hawkins"], LEADER.by_id["hawkins"]
    g = position(scenario="campaign", active="england", fleet={"english_channel": {"england_galleon": 1}})
    assert hawkins in idle_captains(g, ENGLAND)
    g.put_leader(leader, PLACE.by_id["english_channel"])
    assert hawkins not in idle_captains(g, ENGLAND)
    g.lose_ships(PLACE.by_id["english_channel"], SHIP.by_id["england_galleon"])
    lose_orphans(g, PLACE.by_id["english_channel"], ENGLAND)
    assert g.leader_at[leader] == NEXT_TURN
    assert hawkins not in idle_captains(g, ENGLAND)
    winter_captains(g)
    assert hawkins in idle_captains(g, ENGLAND)


def test_E1_17_4_1_ottomans_begin_damaged_without_the_canal() -> None:
    g = position(scenario="campaign", active="ottoman")
    game = act(g, "outfit")
    assert asked(game) is None, "one captain, one zone, no colony"
    assert place(g, "murat_reis") == "indian_ocean"
    assert world(g).is_damaged(CAPTAIN.by_id["murat_reis"])
    assert g.realms is not None
    g = position(scenario="campaign", active="ottoman")
    assert g.realms is not None
    g.realms.suez_built = True
    game = act(g, "outfit")
    assert asked(game) == ("ottoman", "outfit-colony")
    give(game, "without")
    assert not world(g).damaged


def test_E1_17_4_2_a_shared_captain_belongs_to_whoever_pays_first() -> None:
    g = position(scenario="campaign", active="protestant")
    clerc = CAPTAIN.by_id["le_clerc"]
    assert clerc in idle_captains(g, FRANCE)
    assert clerc in idle_captains(g, PROTESTANT)
    game = give(act(g, "outfit"), "captain", "captain:le_clerc")
    give(give(game, "launch", "ocean:north_atlantic"), "without")
    assert world(g).captain_power[clerc] == PROTESTANT
    world(g).captain_at[clerc] = ON_CARD
    assert clerc not in idle_captains(g, FRANCE)


def test_E1_17_4_3_le_testu_does_not_sail_as_a_scientist() -> None:
    g = position(scenario="campaign", active="france")
    assert g.court is not None
    assert CAPTAIN.by_id["le_testu"] in idle_captains(g, FRANCE)
    g.court.sponsored[LE_TESTU] = 2
    assert CAPTAIN.by_id["le_testu"] not in idle_captains(g, FRANCE)


def test_E1_17_4_4_free_colonies() -> None:
    """E1-17.4.4 Villegaignon and the Plantation pay nothing."""
    g = position(scenario="campaign", active="france", cp=1)
    game = give(act(g, "outfit"), "captain", "captain:villegaignon")
    give(game, "launch", "ocean:guinea_coast")
    give(game, "colonists", 0)
    assert g.cp == 0
    g = position(scenario="campaign", active="england", cp=1)
    assert g.court is not None
    g.court.bonuses[BONUS.by_id["plantation"]] = ENGLAND
    game = give(act(g, "outfit"), "launch", "ocean:guinea_coast")
    assert ("colonists", 0) in answers(game)


# ---- sailing -----------------------------------------------------------------------------------------------------------------
def test_E1_16_1_20_a_naval_move_moves_all_expeditions() -> None:
    g = at_sea("hawkins", "guinea_coast")
    send(g, "raleigh", "north_atlantic")
    game = act(g, "sail")
    give(game, "steer", "captain:hawkins", "ocean:antilles")
    assert not any(a[:2] == ("steer", "captain:hawkins") for a in answers(game))
    passing(give(game, "steer", "captain:raleigh", "ocean:guinea_coast"))
    if asked(game) is not None:
        passing(give(game, "done"))
    assert (place(g, "hawkins"), place(g, "raleigh")) == ("antilles", "guinea_coast")


def test_E1_16_1_22_eliminated_damaged_and_lucky() -> None:
    """E1-16.1.22 Hawkins (navigation 1) against the wind: 3 + 1 lost, 4 + 1 damaged, 7 + 1 nothing."""
    g = at_sea("hawkins", "antilles", loot=[0, 1], dice=[1, 2])
    sail(g, "hawkins", "guinea_coast")
    assert place(g, "hawkins") == GONE
    assert world(g).spent == [0, 1]
    g = at_sea("hawkins", "antilles", loot=[0, 1], dice=[2, 2])
    game = sail(g, "hawkins", "guinea_coast")
    assert asked(game) == ("england", "stow")
    give(game, "throw-away", "treasure:treasure_01")
    assert world(g).loot[CAPTAIN.by_id["hawkins"]] == [1]
    assert world(g).is_damaged(CAPTAIN.by_id["hawkins"])
    g = at_sea("hawkins", "antilles", loot=[0, 1], dice=[3, 4])
    sail(g, "hawkins", "guinea_coast")
    assert place(g, "hawkins") == "guinea_coast"
    assert not world(g).damaged


def test_E1_16_1_22_damaged_twice_ends_the_voyage() -> None:
    g = at_sea("hawkins", "antilles", loot=[0], dice=[2, 2])
    world(g).damaged |= 1 << CAPTAIN.by_id["hawkins"]
    world(g).colony_aboard |= 1 << CAPTAIN.by_id["hawkins"]
    sail(g, "hawkins", "guinea_coast")
    assert place(g, "hawkins") == NEXT_TURN
    assert world(g).spent == [0]
    assert colonies_left(g, ENGLAND) == 2


def test_E1_16_5_0e_murat_reis_only_waits() -> None:
    g = at_sea("murat_reis", "indian_ocean", "ottoman", dice=[1, 1])
    goal = next(OCEAN.noun[w.to][6:] for w in PASSAGES[OCEAN.by_id["indian_ocean"]] if w.rolls)
    sail(g, "murat_reis", goal)
    assert place(g, "murat_reis") == NEXT_TURN


def test_E1_22_the_map_projection_helps() -> None:
    g = at_sea("hawkins", "antilles", dice=[2, 4])
    assert g.court is not None
    g.court.bonuses[BONUS.by_id["map_projection"]] = ENGLAND
    sail(g, "hawkins", "guinea_coast")
    assert not world(g).damaged


def test_E1_16_1_23_founding_a_colony() -> None:
    """E1-16.1.23, OP-16-39 On arrival at a grey settlement that nobody has; it may be refused."""
    g = at_sea("raleigh", "antilles")
    world(g).colony_aboard |= 1 << CAPTAIN.by_id["raleigh"]
    game = sail(g, "raleigh", "north_atlantic")
    assert asked(game) == ("england", "found-colony")
    assert ("sail-on",) in answers(game)
    give(game, "settle", "settlement:roanoke")
    assert world(g).settlements[SETTLEMENT.by_id["roanoke"]] == ENGLAND
    assert not world(g).colony_aboard


def test_E1_C_15_storms_send_expeditions_back() -> None:
    """OP-16-38 Damage stays, nothing else follows."""
    g = at_sea("hawkins", "antilles", dice=[2, 2], hands={"spain": ["storms"]})
    game = give(act(g, "sail"), "steer", "captain:hawkins", "ocean:guinea_coast")
    if ("done",) in answers(game):
        give(game, "done")
    while asked(game) != ("spain", "window-w2"):
        give(game, "pass")
    give(game, "play", "card:storms")
    assert place(g, "hawkins") == "antilles"
    assert world(g).is_damaged(CAPTAIN.by_id["hawkins"])
    assert not world(g).underway


def test_E1_C_43_an_experienced_captain() -> None:
    g = at_sea("hawkins", "antilles", dice=[1, 1], hands={"hre": ["experienced_captain"]})
    game = give(act(g, "sail"), "steer", "captain:hawkins", "ocean:guinea_coast")
    if ("done",) in answers(game):
        give(game, "done")
    while asked(game) != ("hre", "window-w15"):
        give(game, "pass")
    passing(give(game, "play", "card:experienced_captain"))
    assert place(g, "hawkins") == "guinea_coast"


def test_E1_C_45_scurvy() -> None:
    g = at_sea("hawkins", "guinea_coast", hands={"hre": ["scurvy"]})
    game = give(act(g, "sail"), "steer", "captain:hawkins", "ocean:antilles")
    if ("done",) in answers(game):
        give(game, "done")
    while asked(game) != ("hre", "window-w15"):
        give(game, "pass")
    passing(give(game, "play", "card:scurvy"))
    assert world(g).is_damaged(CAPTAIN.by_id["hawkins"])


def test_OP_16_15_patrols_move_without_rolling() -> None:
    g = position(scenario="campaign", active="spain", dice=[])
    world(g).patrols[OCEAN.by_id["antilles"]] = 1
    game = give(act(g, "sail"), "patrol", "ocean:antilles", "ocean:guinea_coast")
    if asked(game) is not None and ("done",) in answers(game):
        give(game, "done")
    passing(game)
    assert world(g).patrols[OCEAN.by_id["guinea_coast"]] == 1


# ---- around the world ----------------------------------------------------------------------------------------------------
def test_WX_16_G_circumnavigation() -> None:
    """WX-16-G Guinea Coast, Indian Ocean, South Pacific, Chilean Coast: nothing yet. South Atlantic, by a roll: at once two
    points, the loot in the hand, and the captain off the map."""
    drake = CAPTAIN.by_id["drake"]
    g = at_sea("drake", "guinea_coast", loot=[3, 5], dice=[6, 6] * 6)
    sail(g, "drake", "indian_ocean", "south_pacific", "chilean_coast")
    assert (g.bonus[ENGLAND], g.treasures[ENGLAND], world(g).loot[drake]) == ({}, [], [3, 5])
    game = sail(g, "drake", "south_atlantic")
    assert told(game, "navigation-no-effect")
    assert told(game, "around-the-world")[0].args["vp"] == 2
    assert g.bonus[ENGLAND] == {"circumnavigation": 2}
    assert (g.treasures[ENGLAND], world(g).loot[drake]) == ([3, 5], [])
    assert place(g, "drake") == NEXT_TURN
    assert the_realms(g).circumnavigated == 1


def test_E1_16_6_the_second_gets_one_point_the_third_none() -> None:
    for before, vp in ((1, {"circumnavigation": 1}), (2, {})):
        g = at_sea("drake", "chilean_coast", loot=[3], dice=[6, 6])
        assert g.realms is not None
        g.realms.circumnavigated = before
        world(g).passed[CAPTAIN.by_id["drake"]] = 0b100
        sail(g, "drake", "south_atlantic")
        assert g.bonus[ENGLAND] == vp
        assert g.treasures[ENGLAND] == [3]


def test_OP_16_25_the_last_step_must_be_survived() -> None:
    g = at_sea("drake", "chilean_coast", dice=[1, 1])
    world(g).passed[CAPTAIN.by_id["drake"]] = 0b100
    sail(g, "drake", "south_atlantic")
    assert not g.bonus[ENGLAND]
    assert place(g, "drake") == GONE


# ---- colonies and winter -----------------------------------------------------------------------------------------------------
def test_E1_8_4_2_colony_rolls() -> None:
    """E1-8.4.2, E1-T.2 It dies out, or sends a treasure; Virginia Dare is born once."""
    g = position(scenario="campaign", dice=[2, 2])
    world(g).settlements[SETTLEMENT.by_id["roanoke"]] = ENGLAND
    send(g, "raleigh", "north_atlantic")
    world(g).captain_at[CAPTAIN.by_id["raleigh"]] = IN_COLONY + SETTLEMENT.by_id["roanoke"]
    play(g, ("colony_rolls",))
    assert world(g).settlements[SETTLEMENT.by_id["roanoke"]] == -1
    assert place(g, "raleigh") == "north_atlantic"
    g = position(scenario="campaign", dice=[6, 6, 1])
    world(g).settlements[SETTLEMENT.by_id["roanoke"]] = ENGLAND
    play(g, ("colony_rolls",))
    assert len(g.treasures[ENGLAND]) == 1
    assert g.bonus[ENGLAND] == {"virginia_dare": 1}


def test_E1_20_4_8_captains_winter_in_a_colony_or_at_home() -> None:
    g = at_sea("hawkins", "antilles", loot=[4])
    world(g).settlements[SETTLEMENT.by_id["roanoke"]] = ENGLAND
    game = play(g, ("winter_captains",))
    assert asked(game) == ("england", "winter-captain")
    give(game, "winter-in", "settlement:roanoke")
    assert place(g, "hawkins") == IN_COLONY + SETTLEMENT.by_id["roanoke"]
    assert world(g).loot[CAPTAIN.by_id["hawkins"]] == [4]
    g = at_sea("hawkins", "antilles", loot=[4])
    play(g, ("winter_captains",))
    assert place(g, "hawkins") == NEXT_TURN
    assert g.treasures[ENGLAND] == [4]


def test_E1_20_4_8_out_of_a_colony_home_or_to_another_in_the_next_winter() -> None:
    """E1-20.4.8, OP-20-7 Who has stayed in a colony since the winter before is on the world map like all others: he may
    stay, or go home with his loot, or to another colony, if no dangerous passage lies between."""
    roanoke, hawkins = SETTLEMENT.by_id["roanoke"], CAPTAIN.by_id["hawkins"]
    for answer, at, treasures in (
        (("winter-in", "settlement:roanoke"), IN_COLONY + roanoke, []),
        (("go-home",), NEXT_TURN, [4]),
    ):
        g = at_sea("hawkins", "antilles", loot=[4])
        world(g).settlements[roanoke] = ENGLAND
        world(g).captain_at[hawkins] = IN_COLONY + roanoke
        game = play(g, ("winter_captains",))
        assert asked(game) == ("england", "winter-captain")
        assert set(answers(game)) == {("winter-in", "settlement:roanoke"), ("go-home",)}
        give(game, *answer)
        assert place(g, "hawkins") == at
        assert g.treasures[ENGLAND] == treasures


def test_E1_20_4_9_who_finds_no_way_home_rides_it_out() -> None:
    """E1-20.4.9 Behind a dangerous passage: a navigation roll at once."""
    g = at_sea("drake", "chilean_coast", dice=[1, 1])
    assert not way_home(g, CAPTAIN.by_id["drake"])
    play(g, ("winter_captains",))
    assert place(g, "drake") == GONE


def test_OP_16_28_out_of_a_colony_by_a_naval_move() -> None:
    g = at_sea("hawkins", "antilles")
    world(g).captain_at[CAPTAIN.by_id["hawkins"]] = IN_COLONY + SETTLEMENT.by_id["roanoke"]
    assert not any(a[0] == "plunder" for a in offered(g))
    sail(g, "hawkins", "north_atlantic")
    assert place(g, "hawkins") == "north_atlantic"


# ---- spring --------------------------------------------------------------------------------------------------------------------
def test_E1_10_0_P1_escorts_one_way_per_turn() -> None:
    g = position(scenario="campaign", fleet={"corunna": {"spain_galleon": 2}})
    world(g).escorts = 0
    game = play(g, ("spring_escorts", 0))
    give(game, "escort-join", "space:corunna")
    assert {a[0] for a in answers(game)} == {"escort-join", "done"}
    give(game, "escort-join", "space:corunna")
    assert world(g).escorts == 2
    assert asked(game) is None


def test_E1_10_0_P2_english_captains_serve_at_sea() -> None:
    """E1-10.0.P2, E1-20.4.7 On English ships in English home ports, until winter; meanwhile they do not sail."""
    g = position(scenario="campaign", fleet={"plymouth": {"england_galleon": 1}})
    game = play(g, ("spring_captains",))
    give(game, "lead", "leader:hawkins", "space:plymouth")
    assert where(g, "hawkins") == "plymouth"
    assert CAPTAIN.by_id["hawkins"] not in idle_captains(g, ENGLAND)
    play(g, ("winter_captains",))
    assert where(g, "hawkins") == AWAY
    assert CAPTAIN.by_id["hawkins"] in idle_captains(g, ENGLAND)


def test_E1_16_5_0b_spain_has_no_captains() -> None:
    assert not idle_captains(position(scenario="campaign"), SPAIN)
    assert idle_captains(position(scenario="campaign"), OTTOMAN)
