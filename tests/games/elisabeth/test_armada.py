"""The Armada [E1-23.2], race-built galleons, fortresses and patrols [E1-17]."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import (
    act,
    answers,
    asked,
    controller,
    force,
    give,
    offered,
    passing,
    play,
    position,
    ships_at,
    told,
    where,
)
from games.elisabeth.event_builders import event
from games.elisabeth.voyage_builders import REGULAR, fleet_of
from theatrum.core.contract import Answer
from theatrum.games.elisabeth.queries.armada import ARMADA_SHIP, armada_port, recruits_aboard, room
from theatrum.games.elisabeth.rules.actions import why_no_action
from theatrum.games.elisabeth.rules.armada_losses import lose_level
from theatrum.games.elisabeth.rules.sea_losses import fleet_dice, line_of_battle
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import ABOARD, NEXT_TURN
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.pieces import LEADER, SHIPS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import NETHERLANDS_AREA, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, PAPACY, SPAIN
from theatrum.games.elisabeth.tables.world import OCEAN, SETTLEMENT


# ---- building and levels -----------------------------------------------------------------------------------------------
def test_E1_C_99_the_armada_is_built_with_four_points_for_it_alone() -> None:
    g = position(scenario="campaign", turn=4, hands={"spain": ["spanish_armada"]})
    game = event(g, "spain", 99, "space:corunna")
    assert (g.armada, g.cp, armada_port(g)) == (2, 4, PLACE.by_id["corunna"])
    verbs = {a[0] for a in answers(game)}
    assert verbs <= {"stop", "upgrade", "raise", "raise-aboard", "sail", "board"}
    assert {a[2] for a in answers(game) if a[0] == "raise"} <= {"space:corunna"}
    give(game, "upgrade")
    assert (g.armada, g.cp) == (4, 1)


def test_E1_23_2_upgrades_only_in_its_shipyards_and_up_to_eight() -> None:
    assert ("upgrade",) in offered(fleet_of(6, "seville_cadiz"))
    assert ("upgrade",) not in offered(fleet_of(8, "seville_cadiz"))
    g = fleet_of(2, "atlantic_ocean")
    assert ("upgrade",) not in offered(g)
    why = why_no_action(g, SPAIN, ("upgrade",))
    assert why is not None
    assert why.key == "no-shipyard"


def test_E1_C_110_armada_indulgence() -> None:
    """E1-C.110 Six CP for levels and units aboard, in whoever's impulse; then the impulse goes on."""
    g = fleet_of(2, "corunna", allies=[("spain", "papacy")], hands={"france": ["armada_indulgence"]})
    assert g.master[PAPACY] == SPAIN
    game = event(g, "france", 110)
    assert asked(game) == ("spain", "action")
    give(give(game, "upgrade"), "upgrade")
    assert g.armada == 6
    assert g.active != SPAIN or g.cp == 0


# ---- in battle ---------------------------------------------------------------------------------------------------------
def test_E1_23_2_it_rolls_its_strength() -> None:
    g = fleet_of(6, "english_channel")
    sea = PLACE.by_id["english_channel"]
    line = line_of_battle(g, sea, SPAIN)
    assert line == {ARMADA_SHIP: 3}
    assert fleet_dice(g, sea, SPAIN, line, False) == 6


def test_WX_23_B_three_hits_cost_two_levels() -> None:
    """WX-23-B, E1-23.2.7 Strength 6 with 6 aboard takes three assigned hits: two levels, four units; it blockades as one ship."""
    g = fleet_of(
        6,
        "english_channel",
        6,
        fleet={"english_channel": {"england_galleon": 3}},
        wars=[("spain", "england")],
        control={"dover": "spain"},
        dice=[1] * 6 + [5, 5, 5, 1, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["english_channel"], SPAIN, ENGLAND))
    passing(game)
    while asked(game) is not None:
        give(game, *answers(game)[0])
        passing(game)
    assert g.armada == 2
    assert g.realms is not None
    assert sum(g.realms.aboard.values()) == 2
    assert g.armada // 2 == 1


def test_E1_23_2_the_last_level_takes_all_down() -> None:
    """E1-23.2.7, OP-23-16, OP-23-27 Land units die, leaders come back next turn; it is built again only in a later turn."""
    g = fleet_of(2, "english_channel", 2, hands={"spain": ["spanish_armada"]})
    parma = LEADER.by_id["parma"]
    g.put_leader(parma, ABOARD)
    before = g.reserve[TROOPS[REGULAR].pool]
    lose_level(g)
    assert g.armada == 0
    assert g.reserve[TROOPS[REGULAR].pool] == before + 2
    assert where(g, "parma") == NEXT_TURN
    assert not any(a[0] == "event" for a in answers(play(g, ("impulse", SPAIN))))


@pytest.mark.parametrize("hits, strength", [(1, 6), (2, 6), (3, 4), (5, 2), (7, 0)])
def test_OP_23_39_a_raiding_armada_loses_levels(hits: int, strength: int) -> None:
    """OP-23-39, E1-16.4.S3, E1-23.2.7 Eight strong, with seven aboard: each two defence hits, and a last single one, cost a
    level, and whom it can't carry any more."""
    g = fleet_of(8, "english_channel", 7, wars=[("spain", "england")], cp=2)
    faces = [6] * hits + [1] * (8 - hits)
    g.raid = Raid(PLACE.by_id["english_channel"], SPAIN, ENGLAND)
    g.raid.dice[1] = len(faces)
    playing.dice(g, *faces, 1, 1)
    game = passing(play(g, ("raid_defence",)))
    assert asked(game) is None
    assert g.armada == strength
    assert sum(the_realms(g).aboard.values()) == min(7, strength)
    assert bool(ships_at(g, "english_channel")) == bool(strength)


def test_E1_23_2_7_whom_it_loses_is_touched_aboard() -> None:
    g = fleet_of(4, "north_sea", aboard=3)
    g.raise_aboard(TROOP.by_id["spain_mercenary"])
    g.raid = Raid(PLACE.by_id["english_channel"], ENGLAND, SPAIN)
    g.raid.hits = 1
    game = give(play(g, ("raid_awards",)), "give-armada")
    assert (asked(game), game.questions[0].ask.at) == (("spain", "armada-trim"), "zone:north_sea")


def test_E1_16_4_S5_and_OP_16_42_a_level_of_the_armada_is_lost_at_once() -> None:
    """E1-16.4.S5 (d), OP-16-42 Three hits, and Spain has nothing but the Armada: its last level is given once; what is left
    are points. E1-5.1.16 Santa Cruz, who has no ship there any more, comes back next turn."""
    g = fleet_of(2, "bay_of_biscay", 1, leaders={"bay_of_biscay": ["santa_cruz"]})
    g.treasures[SPAIN] = []
    g.raid = Raid(PLACE.by_id["english_channel"], ENGLAND, SPAIN)
    g.raid.hits = 3
    game = give(play(g, ("raid_awards",)), "give-armada")
    assert asked(game) is None
    assert (g.armada, g.piracy_vp[ENGLAND]) == (0, 2)
    assert where(g, "santa_cruz") == NEXT_TURN


# ---- troops aboard -----------------------------------------------------------------------------------------------------
def test_E1_23_2_boarding_and_landing_in_port_is_free() -> None:
    """E1-23.2, OP-23-24, OP-23-25"""
    g = fleet_of(4, "corunna", units={"corunna": {"spain_regular": 5}}, leaders={"corunna": ["parma"]}, cp=1)
    game = play(g, ("actions",))
    give(game, "board")
    give(game, "take", "leader:parma")
    give(game, "take", "troop:spain_regular", 4)
    assert (force(g, "corunna"), room(g), where(g, "parma")) == ({"spain_regular": 1}, 0, ABOARD)
    assert asked(game) == ("spain", "action")
    assert g.cp == 1
    give(give(game, "ashore"), "all")
    assert force(g, "corunna") == {"spain_regular": 5}


def test_E1_17_2_5_units_are_raised_aboard() -> None:
    g = fleet_of(2, "corunna", 1)
    assert ("raise-aboard", "troop:spain_regular") in offered(g)
    act(g, "raise-aboard", "troop:spain_mercenary")
    assert room(g) == 0
    assert not any(a[0] == "raise-aboard" for a in offered(g))
    assert not any(a[0] == "raise-aboard" for a in offered(fleet_of(2, "english_channel")))


def test_E1_17_0_2_nobody_is_raised_aboard_in_unrest_or_under_siege() -> None:
    """E1-17.0.2, E1-17.2.5 Aboard the Armada, too, nothing is raised while its port is in unrest or enemies stand there."""
    for trouble in ("unrest", "siege"):
        g = fleet_of(4, "corunna", wars=[("spain", "england")])
        assert recruits_aboard(g)
        if trouble == "unrest":
            g.set_unrest(PLACE.by_id["corunna"])
        else:
            g.place_units(PLACE.by_id["corunna"], TROOP.by_id["england_regular"], 2)
        assert not recruits_aboard(g)
        assert not any(a[0] == "raise-aboard" for a in offered(g))


def test_E1_23_2_a_landing_from_the_sea_is_a_land_move() -> None:
    """OP-23-28 One CP; here into an empty English port."""
    g = fleet_of(4, "english_channel", 4, wars=[("spain", "england")])
    game = act(g, "from-armada", "space:dover")
    give(game, "all")
    passing(game)
    assert force(g, "dover") == {"spain_regular": 4}
    assert g.realms is not None
    assert not g.realms.aboard
    assert controller(g, "dover") == "england"


def test_E1_23_2_who_lost_a_field_battle_does_not_land_in_the_same_impulse() -> None:
    """E1-23.2.5, E1-13.1.2 Three aboard, two of them and Parma beaten in this impulse: one regular can land, and nobody leads
    him; if all were beaten nobody lands."""
    g = fleet_of(4, "english_channel", 3, wars=[("spain", "england")])
    regular, parma = TROOP.by_id["spain_regular"], LEADER.by_id["parma"]
    g.put_leader(parma, ABOARD)
    g.mark_leader_beaten(parma)
    the_realms(g).beaten_aboard = {regular: 2}
    game = act(g, "from-armada", "space:dover")
    passing(game)
    if asked(game) is not None:
        give(game, "all")
        passing(game)
    assert force(g, "dover") == {"spain_regular": 1}
    assert (room(g), where(g, "parma")) == (2, ABOARD)
    g = fleet_of(4, "english_channel", 3, wars=[("spain", "england")])
    the_realms(g).beaten_aboard = {regular: 3}
    assert not any(answer[0] == "from-armada" for answer in offered(g))


def test_E1_23_2_units_may_end_on_the_armada_at_sea() -> None:
    g = fleet_of(4, "atlantic_ocean", units={"corunna": {"spain_regular": 2}})
    if ("to-armada", "space:corunna") not in offered(g):
        g = fleet_of(4, "bay_of_biscay", units={"corunna": {"spain_regular": 2}})
    game = passing(give(act(g, "to-armada", "space:corunna"), "all"))
    assert asked(game) is None
    assert room(g) == 2


@pytest.mark.parametrize("cp", [1, 2])
def test_E1_23_2_8_who_has_landed_and_is_too_weak_for_a_siege_may_go_back_aboard(cp: int) -> None:
    """E1-23.2.8, E1-13.4.5 (1), OP-16-13 Three Englishmen go inside London; three Spaniards can't besiege them. With a point
    left they may go aboard the Armada again; else they are lost."""
    g = fleet_of(
        4, "north_sea", 3, units={"london": {"england_regular": 3}}, wars=[("spain", "england")], cp=cp
    )
    game = passing(give(act(g, "from-armada", "space:london"), "all"))
    give(give(game, "pass"), "withdraw")
    if cp == 1:
        assert asked(game) is None
        assert (force(g, "london"), room(g)) == ({"england_regular": 3}, 4)
        return
    assert asked(game) == ("spain", "march-stuck")
    give(give(game, "to-armada", "space:london"), "all")
    passing(game)
    assert asked(game) is None
    assert (force(g, "london"), room(g), g.cp) == ({"england_regular": 3}, 1, 0)


@pytest.mark.parametrize("strength, most", [(4, 4), (6, 6), (8, 8)])
def test_WX_16_I_but_the_armada_takes_more_than_five(strength: int, most: int) -> None:
    """WX-16-I, E1-16.3.1, OP-23-28 From a port to the Armada at sea: led by Parma, as many as its strength; by nobody, four."""
    port = {"units": {"corunna": {"spain_regular": 8}}}
    for leaders, number in (({"corunna": ["parma"]}, most), ({}, 4)):
        g = fleet_of(strength, "bay_of_biscay", **port, leaders=leaders)
        game = act(g, "to-armada", "space:corunna")
        if leaders:
            give(game, "take", "leader:parma")
        assert max(a[2] for a in answers(game) if a[:2] == ("take", "troop:spain_regular")) == number


# ---- race-built galleons -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "place, english, lost",
    [
        (
            "english_channel",
            [1, 1, 1, 1, 1, 1],
            1,
        ),  # loses: the 6 is left, odd, and sinks a ship of the loser
        ("english_channel", [6, 6, 6, 6, 1, 1], 0),  # wins: the odd hit is ignored
        ("plymouth", [1, 1, 1, 1, 1, 1, 1], 2),  # in a port nothing is ignored: three hits, the third odd
    ],
)
def test_WX_16_H_race_built_galleons_ignore_fives(place: str, english: list[int], lost: int) -> None:
    """WX-16-H, E1-16.2.S8 Two race-built galleons and a galleon against 5, 5, 6: at sea one hit is left."""
    g = position(
        scenario="campaign",
        fleet={place: {"england_race_built_galleon": 2, "england_galleon": 1, "spain_galleon": 2}},
        wars=[("spain", "england")],
        dice=[5, 5, 6, 1, *english],
    )
    game = passing(play(g, ("sea_battle", PLACE.by_id[place], SPAIN, ENGLAND)))
    while asked(game) is not None:
        give(game, *answers(game)[0])
        passing(game)
    rolled = told(game, "sea-dice")[0].args
    assert (list(rolled["attack"]), list(rolled["defence"])) == ([5, 5, 6, 1], english)
    assert sum(n for _, ship, n in g.sailing() if SHIPS[ship].power == ENGLAND) == 3 - lost


def test_WX_17_B_hawkins_builds_fast_ships_in_london() -> None:
    """WX-17-B From turn 3 on, while he serves there; elsewhere and before ordinary ones."""
    for turn, port, at, kind in (
        (3, "london", "london", "england_race_built_galleon"),
        (3, "plymouth", "london", "england_galleon"),
        (3, "london", "plymouth", "england_galleon"),
        (2, "london", "london", "england_galleon"),
    ):
        g = position(scenario="campaign", active="england", turn=turn, leaders={at: ["hawkins"]})
        act(g, "build", "ship:england_galleon", f"space:{port}")
        assert ships_at(g, port) == {kind: 1}


def test_E1_C_59_john_hawkins() -> None:
    g = position(
        scenario="campaign",
        turn=2,
        fleet={"plymouth": {"england_galleon": 2}},
        hands={"spain": ["john_hawkins"]},
    )
    game = event(g, "spain", 59)
    give(give(game, "rebuild", "space:plymouth"), "done")
    assert ships_at(g, "plymouth") == {"england_galleon": 1, "england_race_built_galleon": 1}
    g = position(
        scenario="campaign",
        turn=1,
        fleet={"plymouth": {"england_galleon": 2}},
        hands={"spain": ["john_hawkins"]},
    )
    assert not any(a[0] == "event" for a in answers(play(g, ("impulse", SPAIN))))


# ---- fortresses and patrols ----------------------------------------------------------------------------------------------
def test_E1_17_5_fortresses() -> None:
    """E1-17.5.1, OP-17-2, WX-17-C In an unfortified home space; on a settlement only with a marker on the card."""
    g = position(scenario="campaign", active="spain")
    assert g.new_world is not None
    g.new_world.fortresses_on_card = 0
    game = act(g, "fortress")
    assert not any("settlement" in str(a[1]) for a in answers(game))
    assert ("fortify", "space:madrid") not in answers(game)
    why = game.questions[0].why_not(("fortify", "space:madrid"))
    assert why is not None
    assert why.key == "fortified-already"
    space = str(answers(game)[0][1])
    give(game, "fortify", space)
    assert g.fortified(PLACE[space])
    g.new_world.fortresses_on_card = 1
    g.cp = 2
    give(act(g, "fortress"), "fortify", "settlement:lima")
    assert g.new_world.fortresses >> SETTLEMENT.by_id["lima"] & 1
    assert g.new_world.fortresses_on_card == 0


def test_E1_17_3_patrols() -> None:
    g = position(scenario="campaign", active="spain")
    assert ("new-patrol", "ocean:guinea_coast") not in offered(g)
    act(g, "new-patrol", "ocean:antilles")
    assert g.new_world is not None
    assert g.new_world.patrols[OCEAN.by_id["antilles"]] >= 1


def test_WX_17_D_only_walloons_in_the_netherlands() -> None:
    """WX-17-D, E1-17.2.3 In Brussels a Walloon for 2 CP, while counters are free; no mercenary; no ship in any Dutch port."""
    lowlands = {s.noun for s in SPACES if s.area == NETHERLANDS_AREA}

    def there(g: Elisabeth, *verbs: str) -> set[Answer]:
        return {a for a in offered(g) if a[0] in verbs and a[2] in lowlands}

    walloon = ("raise", "troop:walloon", "space:brussels")
    g = position(scenario="campaign", active="spain", cp=2)
    assert {a[1] for a in there(g, "raise") if a[2] == "space:brussels"} == {"troop:walloon"}
    assert {a[1] for a in there(g, "raise")} == {"troop:walloon"}
    assert {a[2] for a in offered(g) if a[:2] == ("raise", "troop:walloon")} <= lowlands
    assert not there(position(scenario="campaign", active="spain", cp=1), "raise")
    act(g, *walloon)
    assert (force(g, "brussels"), g.cp) == ({"walloon": 1}, 0)
    g = position(scenario="campaign", active="spain", cp=5)
    ports = {s.noun for s in SPACES if s.zones} & lowlands
    assert {"space:antwerp", "space:amsterdam", "space:dunkirk"} <= ports
    assert not there(g, "build")
    assert ("build", "ship:spain_galleon", "space:corunna") in offered(g)
    for name in ("brussels", "ghent", "mons"):
        assert walloon in offered(g)
        g.place_units(PLACE.by_id[name], TROOP.by_id["walloon"], 1)
    assert not there(g, "raise")
