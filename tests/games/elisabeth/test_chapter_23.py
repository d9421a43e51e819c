"""Chapter 23, rule by rule: the Ottomans, and Spain with its treasure fleet and its Armada."""

from __future__ import annotations

from typing import Any

import pytest

import playing
from games.elisabeth.builders import (
    act,
    answers,
    asked,
    force,
    give,
    laid_out,
    offered,
    passing,
    play,
    position,
    ships_at,
    told,
)
from games.elisabeth.event_builders import event
from games.elisabeth.voyage_builders import at_sea, fleet_of, place, rich, world
from theatrum.games.elisabeth.queries.armada import ARMADA_SHIP, may_build_armada
from theatrum.games.elisabeth.queries.bonuses import BONUS
from theatrum.games.elisabeth.queries.entering import unit_may_go
from theatrum.games.elisabeth.queries.paths import NEAR_GRANADA
from theatrum.games.elisabeth.queries.world import colonies_left
from theatrum.games.elisabeth.rules.assault import blockaded
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.loans import LENT, lendable
from theatrum.games.elisabeth.rules.naval_move import courses
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.rules.spring import deployments
from theatrum.games.elisabeth.rules.treasures import riches
from theatrum.games.elisabeth.rules.winter_quarters import capitals, quarters, stays
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_realms
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import MORISCO, SHIP, SHIPS, TROOP
from theatrum.games.elisabeth.tables.places import LINKED, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    SPAIN,
)
from theatrum.games.elisabeth.tables.world import PHILIPPINES
from theatrum.kit.graph import distances

SUEZ = [
    (failures, excavation, die)
    for failures in range(6)
    for excavation in (False, True)
    for die in (1, 3, 4, 6)
]


# ---- the Ottomans [E1-23.1] -----------------------------------------------------------------------------------------------------
def test_E1_23_1_1_the_number_that_is_needed_falls_with_every_failure() -> None:
    """E1-23.1.1 Six at first, one less for each failed attempt; Excavation adds two."""
    for failures, excavation, die in SUEZ:
        g = position(scenario="campaign", cp=0, turn=4, hands={"ottoman": ["grand_vizier"]}, dice=[die])
        the_realms(g).suez = failures
        if excavation:
            the_court(g).bonuses[BONUS.by_id["excavation"]] = OTTOMAN
        event(g, "ottoman", 1)
        built = die + 2 * excavation >= 6 - failures
        assert (the_realms(g).suez_built, the_realms(g).suez) == (built, failures + (not built))


def test_E1_23_1_2_the_canal() -> None:
    """E1-23.1.2 Two points, a card more in every turn, expeditions at full strength, and colonies."""
    g = position(scenario="campaign", cp=0, turn=4, hands={"ottoman": ["grand_vizier"]}, dice=[6])
    due = cards_due(g, OTTOMAN)
    assert colonies_left(g, OTTOMAN) == 0
    event(g, "ottoman", 1)
    assert g.bonus[OTTOMAN] == {"suez": 2}
    for _ in range(2):
        assert cards_due(g, OTTOMAN) == due + 1
        g.card_marks = [0] * len(MAJORS)
    assert colonies_left(g, OTTOMAN) == 2
    g.active, g.cp = OTTOMAN, 5
    game = act(g, "outfit")
    assert asked(game) == ("ottoman", "outfit-colony")
    give(game, "colonists", 1)
    assert not world(g).damaged
    assert world(g).colony_aboard == 1 << CAPTAIN.by_id["murat_reis"]


def test_E1_23_1_3_the_moriscos_stay_near_granada() -> None:
    """E1-23.1.3 They are never raised, go no further than two spaces, do not move in winter, and stand with strength two in
    the tournament."""
    g = position(scenario="campaign", active="ottoman", units={"granada": {"morisco": 2}}, cp=5)
    assert not [a for a in offered(g) if "troop:morisco" in a and a[0] == "raise"]
    near = distances(lambda s: [other for other, _ in LINKED[s]], [PLACE.by_id["granada"]], most=2)
    assert {s for s in range(len(SPACES)) if unit_may_go(g, MORISCO, s)} == set(near) == set(NEAR_GRANADA)
    assert stays(g, MORISCO, PLACE.by_id["granada"], OTTOMAN)
    assert force(laid_out("tournament", 6), "granada") == {"morisco": 2}


# ---- the treasure fleet [E1-23.2] ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("philippines, boxes", [(False, 4), (True, 5)])
def test_E1_23_2_1_the_spanish_row_has_four_boxes_or_five(philippines: bool, boxes: int) -> None:
    """E1-23.2.1 Filled in every turn; the escort box holds two galleons at most, and they go one way in a turn."""
    g = rich(position(scenario="campaign", fleet={"corunna": {"spain_galleon": 3}}), 1)
    g.treasures = [[] for _ in MAJORS]
    if philippines:
        world(g).settlements[PHILIPPINES] = SPAIN
    riches(g)
    assert len(world(g).spanish_row) == boxes
    world(g).escorts = 1
    game = play(g, ("spring_escorts", 0))
    assert {a[0] for a in answers(game)} == {"escort-join", "escort-leave", "done"}
    give(game, "escort-leave", "space:corunna")
    assert (world(g).escorts, ships_at(g, "corunna"), asked(game)) == (0, {"spain_galleon": 4}, None)


def fleet(g: Elisabeth, die: int, *load: str, extra: int = 0) -> Any:
    """The fleet sails: one more treasure of the pool, the die of the zone, and Spain's choice."""
    playing.draws(g, extra, die - 1, *[0] * 12)
    game = play(g, ("fleet_sails",))
    for name in load:
        give(game, "load", f"treasure:{name}")
    return game


def test_E1_23_2_S1_one_more_treasure() -> None:
    """E1-23.2.S1 From the pool into the row, before Spain picks."""
    g = rich(position(scenario="campaign"), 1, 2, 3)
    world(g).escorts = 0
    pool = list(world(g).pool)
    game = fleet(g, 5)
    assert (len(world(g).spanish_row), len(world(g).pool)) == (4, len(pool) - 1)
    assert {a[0] for a in answers(game)} == {"load"}
    assert len(answers(game)) == 4


@pytest.mark.parametrize(
    "die, philippines, zone",
    [
        (1, False, "north_atlantic"),
        (2, True, "north_atlantic"),
        (3, False, "antilles"),
        (4, False, "antilles"),
        (5, True, "spanish_main"),
        (6, False, "spanish_main"),
        (6, True, "mexican_coast"),
    ],
)
def test_E1_T_10_and_23_2_S3_the_zone_of_attack(die: int, philippines: bool, zone: str) -> None:
    """E1-T.10, E1-23.2.S3"""
    g = rich(position(scenario="campaign"), 1)
    if philippines:
        world(g).settlements[PHILIPPINES] = SPAIN
    world(g).escorts = 0
    game = fleet(g, die)
    assert told(game, "fleet-zone")[0].args["zone"] == f"ocean:{zone}"


def test_E1_23_2_S5_and_S6_what_is_left_comes_to_spain_and_who_attacked_may_go_home() -> None:
    """E1-23.2.S5, E1-23.2.S6 Hawkins takes one of two; the other is in the Spanish hand; then he is asked. Who let the fleet
    pass is not."""
    for attacks in (True, False):
        g = rich(at_sea("hawkins", "antilles"), 1, 2)
        world(g).escorts, g.treasures = 0, [[] for _ in MAJORS]
        playing.draws(g, 0, 2, 5, 0, 0, 0, 0, 0, 0)
        game = play(g, ("fleet_sails",))
        give(give(game, "load", "treasure:treasure_02"), "load", "treasure:treasure_03")
        give(game, "attack" if attacks else "let-pass")
        if asked(game) == ("england", "fleet-award"):
            give(game, "take-treasure")
        assert len(g.treasures[SPAIN]) == (1 if attacks else 2)
        assert len(world(g).loot[CAPTAIN.by_id["hawkins"]]) == int(attacks)
        assert asked(game) == (("england", "return-home") if attacks else None)
        if attacks:
            give(game, "go-home")
            assert (place(g, "hawkins"), len(g.treasures[ENGLAND])) == (NEXT_TURN, 1)


def test_E1_23_2_2_then_two_cp() -> None:
    """E1-23.2.2, E1-C.38 For the power that played the card, whoever was robbed."""
    g = rich(position(scenario="campaign", cp=0, turn=4, hands={"hre": ["treasure_fleet"]}), 1)
    world(g).escorts = 0
    game = event(g, "hre", 38)
    assert (g.cp, asked(game), g.active) == (2, ("hre", "action"), HRE)


# ---- the Armada [E1-23.2.3 – E1-23.2.9] -------------------------------------------------------------------------------------------------
def test_E1_23_2_3_where_it_is_built_and_what_its_levels_mean() -> None:
    """E1-23.2.3 In Seville, Corunna or Lisbon, Spanish, calm and not besieged; strength two; two hits and two units a level."""
    g = position(scenario="campaign", control={"lisbon": "spain"})
    assert {SPACES[s].id for s in may_build_armada(g)} == {"seville_cadiz", "corunna", "lisbon"}
    g.set_unrest(PLACE.by_id["corunna"])
    g.set_control(PLACE.by_id["lisbon"], FRANCE)
    assert [SPACES[s].id for s in may_build_armada(g)] == ["seville_cadiz"]
    g = position(scenario="campaign", turn=4, cp=0, hands={"spain": ["spanish_armada"]})
    event(g, "spain", 99, "space:corunna")
    assert (g.armada, ships_at(g, "corunna")) == (2, {SHIPS[ARMADA_SHIP].id: 1})
    assert may_build_armada(g) == []


def test_E1_23_2_4_three_cp_a_level_up_to_eight() -> None:
    """E1-23.2.4 With any CP, in the three ports only; several levels one after the other."""
    g = fleet_of(2, "corunna", cp=7)
    for strength, left in ((4, 4), (6, 1)):
        act(g, "upgrade")
        assert (g.armada, g.cp) == (strength, left)
    assert ("upgrade",) not in offered(g)
    for port, possible in (
        ("seville_cadiz", True),
        ("lisbon", True),
        ("barcelona", False),
        ("atlantic_ocean", False),
    ):
        g = fleet_of(6, port, cp=3, control={"lisbon": "spain"})
        assert (("upgrade",) in offered(g)) == possible
    assert ("upgrade",) not in offered(fleet_of(8, "corunna", cp=9))


def test_E1_23_2_6_it_sails_with_the_other_ships() -> None:
    """E1-23.2.6 In the same naval move, with those aboard; it can lead a raid on nobody by itself."""
    g = fleet_of(4, "corunna", 2, fleet={"corunna": {"spain_galleon": 1}}, cp=1)
    goals = {a[2] for a in courses(g, SPAIN) if a[1] == "space:corunna"}
    assert "zone:bay_of_biscay" in goals or "zone:atlantic_ocean" in goals
    goal = sorted(goals)[0]
    game = give(act(g, "sail"), "sail", "space:corunna", goal)
    give(game, "all")
    if ("done",) in answers(game):
        give(game, "done")
    passing(game)
    assert ships_at(g, str(goal).partition(":")[2]) == {"spain_galleon": 1, SHIPS[ARMADA_SHIP].id: 1}
    assert sum(the_realms(g).aboard.values()) == 2


def test_E1_23_2_9_blockades_piracy_loans() -> None:
    """E1-23.2.9 In a blockade it counts half its strength; it gives no die against pirates and is never lent."""
    for strength, closed_in in ((4, False), (6, True)):
        g = fleet_of(
            strength,
            "english_channel",
            fleet={"dover": {"england_galleon": 2}},
            wars=[("spain", "england")],
            units={"dover": {"spain_regular": 3}},
        )
        other = next(
            (z for z in SPACES[PLACE.by_id["dover"]].zones if z != PLACE.by_id["english_channel"]), None
        )
        assert other is None or blockaded(g, SPAIN, PLACE.by_id["dover"]) == closed_in
        assert blockaded(g, SPAIN, PLACE.by_id["dover"]) == closed_in
    raid = Raid(PLACE.by_id["english_channel"], ENGLAND, SPAIN)
    assert defence_dice(fleet_of(8, "english_channel"), raid) == defence_dice(
        position(scenario="campaign"), raid
    )
    assert ARMADA_SHIP not in {own for own, _ in LENT}
    g = fleet_of(4, "corunna", fleet={"corunna": {"spain_galleon": 1}})
    assert {ship for _, ship, _ in lendable(g, SPAIN)} == {SHIP.by_id["spain_galleon"]}


def test_E1_23_2_10_two_capitals_one_deployment() -> None:
    """E1-23.2.10 Units return to Madrid or Milan, each recruits a regular; one formation deploys, from either."""
    g = position(scenario="campaign", units={"madrid": {"spain_regular": 1}, "milan": {"spain_regular": 1}})
    regular = TROOP.by_id["spain_regular"]
    assert {SPACES[s].id for s in capitals(g, SPAIN)} == {"madrid", "milan"}
    assert {PLACE.by_id["madrid"], PLACE.by_id["milan"]} <= set(
        quarters(g, SPAIN, regular, PLACE.by_id["cordoba"])
    )
    assert {a[1] for a in deployments(g, SPAIN)} == {"space:madrid", "space:milan"}
    g.phase = "spring"
    game = play(g, ("spring_deploy", SPAIN))
    give(game, *next(a for a in answers(game) if a[0] == "deploy"))
    while asked(game) is not None:
        assert asked(game)[1] == "deploy-form"  # type: ignore[index]
        give(game, *answers(game)[0])
    g = position(scenario="campaign")
    play(g, ("winter_replacement", SPAIN))
    assert (force(g, "madrid"), force(g, "milan")) == ({"spain_regular": 1}, {"spain_regular": 1})
