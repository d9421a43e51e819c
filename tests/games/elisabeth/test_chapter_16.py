"""Chapters 16 and 17 of the campaign, rule by rule: the two maps, war at sea, raids on the oceans, and what is built where."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    force,
    give,
    offered,
    passing,
    play,
    position,
    ships_at,
    told,
)
from games.elisabeth.voyage_builders import (
    at_sea,
    fleet_of,
    fortify,
    place,
    plunder,
    rich,
    sail,
    send,
    through,
    world,
)
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.queries.world import idle_captains, way_home, ways_on
from theatrum.games.elisabeth.rules.actions import why_no_action
from theatrum.games.elisabeth.rules.naval_battle import havens
from theatrum.games.elisabeth.rules.naval_move import courses, refuges
from theatrum.games.elisabeth.rules.ocean_piracy import attack_dice, defence_dice, strike
from theatrum.games.elisabeth.rules.piracy import attack_dice as raid_dice
from theatrum.games.elisabeth.rules.piracy import awards as raid_awards
from theatrum.games.elisabeth.rules.piracy import defence_dice as guards
from theatrum.games.elisabeth.rules.sea_losses import fleet_dice, line_of_battle
from theatrum.games.elisabeth.rules.voyages import ocean_courses
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_new_world, the_realms
from theatrum.games.elisabeth.state.ocean import RAID, Venture
from theatrum.games.elisabeth.state.pieces import GONE, NEXT_TURN
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import SHIP, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.places import AREAS, N_PLACES, PLACE, PLACE_NOUN, SEA_LINKS, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, IRELAND, PORTUGAL, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.world import FIRST_OCEAN, OCEAN, PASSAGES, SETTLED, SETTLEMENT


# ---- two maps [E1-16.0.3, E1-16.1.4, E1-2.0.1 – E1-2.0.4, E1-2.6] -----------------------------------------------------------
def test_E1_16_0_3_and_2_0_4_nobody_moves_between_the_maps() -> None:
    """E1-16.0.3, E1-16.1.4, E1-2.0.4, E1-2.0.1 A fleet in the Atlantic finds sea zones and ports of Europe only, a captain
    ocean zones only; settlements are entered by nobody."""
    g = at_sea("hawkins", "north_atlantic", fleet={"atlantic_ocean": {"england_galleon": 1}})
    goals = {str(a[2]).partition(":")[0] for a in courses(g, ENGLAND)}
    assert goals <= {"zone", "space"}
    assert goals
    for zone in range(len(PASSAGES)):
        world(g).captain_at[CAPTAIN.by_id["hawkins"]] = zone
        reached = {str(a[2]) for a in ocean_courses(g, ENGLAND)}
        assert reached == {OCEAN.noun[way.to] for way in PASSAGES[zone]}
        assert ways_on(g, CAPTAIN.by_id["hawkins"])
    assert all(goal < N_PLACES for links in SEA_LINKS for goal in links)


def test_E1_2_0_3_settlements_adjoin_the_zones_they_touch() -> None:
    """E1-2.0.3 No links by land; Nombre de Dios touches two, every other one."""
    touching = {
        SETTLEMENT.noun[s][11:]: [OCEAN.noun[z][6:] for z in range(len(SETTLED)) if s in SETTLED[z]]
        for s in range(len(SETTLEMENT.noun))
    }
    assert touching.pop("nombre_de_dios_panama") == ["spanish_main", "mexican_coast"]
    assert {len(zones) for zones in touching.values()} == {1}
    assert touching["florida"] == ["north_atlantic"]


def test_E1_2_6_1_ten_zones_for_expeditions_and_patrols() -> None:
    """E1-2.6.1 Eight around the Americas and two more; Spain has patrols and no captain."""
    assert sorted(noun[6:] for noun in OCEAN.noun) == sorted(
        [
            "north_atlantic",
            "antilles",
            "spanish_main",
            "guinea_coast",
            "brazilian_coast",
            "south_atlantic",
            "chilean_coast",
            "mexican_coast",
            "south_pacific",
            "indian_ocean",
        ]
    )
    g = position(scenario="campaign", active="spain")
    world(g).patrols[OCEAN.by_id["antilles"]] = 1
    assert {a[0] for a in ocean_courses(g, SPAIN)} == {"patrol"}
    assert [bool(idle_captains(g, p)) for p in range(6)] == [True, False, True, True, True, True]
    send(g, "hawkins", "antilles")
    assert {a[0] for a in ocean_courses(g, ENGLAND)} == {"steer"}


WINDS = {
    ("guinea_coast", "antilles"),
    ("antilles", "north_atlantic"),
    ("north_atlantic", "guinea_coast"),
    ("guinea_coast", "brazilian_coast"),
    ("chilean_coast", "mexican_coast"),
}
DANGEROUS = {
    frozenset(("south_atlantic", "chilean_coast")),
    frozenset(("guinea_coast", "indian_ocean")),
    frozenset(("indian_ocean", "south_pacific")),
    frozenset(("mexican_coast", "south_pacific")),
    frozenset(("chilean_coast", "south_pacific")),
}


def test_E1_2_6_2_and_2_6_3_winds_blow_one_way_passages_are_dangerous_both() -> None:
    """E1-2.6.2, E1-2.6.3 Five borders carry an arrow: a roll only against it; passages need one in either direction."""
    rolls = {
        (OCEAN.noun[z][6:], OCEAN.noun[way.to][6:]): way.rolls
        for z in range(len(PASSAGES))
        for way in PASSAGES[z]
    }
    for (one, other), needed in rolls.items():
        if (one, other) in WINDS:
            assert not needed
        elif (other, one) in WINDS or frozenset((one, other)) in DANGEROUS:
            assert needed
        else:
            assert not needed
    assert {way for way in rolls if way in WINDS} == WINDS
    assert {frozenset(way) for way in rolls if rolls[way] and rolls[way[::-1]]} == DANGEROUS


# ---- moving and meeting ------------------------------------------------------------------------------------------------------
def test_WX_16_A_one_point_moves_fleets_and_captains() -> None:
    """WX-16-A A galleon from Rouen, a galley from Marseille, le Testu against the wind with 5 + 2 = 7: damaged."""
    g = at_sea(
        "le_testu",
        "north_atlantic",
        "france",
        fleet={"rouen": {"france_galleon": 1}, "marseille": {"france_galley": 1}},
        dice=[2, 3],
        cp=1,
    )
    g.end_war(FRANCE, ENGLAND)
    game = act(g, "sail")
    give(game, "steer", "captain:le_testu", "ocean:antilles")
    for origin, goal in (("rouen", "english_channel"), ("marseille", "gulf_of_lyon")):
        give(game, "sail", f"space:{origin}", f"zone:{goal}")
        if ("all",) in answers(game):
            give(game, "all")
    through(game, "window-w2", "window-w15", "window-w13")
    assert (g.cp, ships_at(g, "english_channel"), ships_at(g, "gulf_of_lyon")) == (
        0,
        {"france_galleon": 1},
        {"france_galley": 1},
    )
    assert told(game, "navigation-damaged")[0].args["total"] == 7
    assert (place(g, "le_testu"), world(g).is_damaged(CAPTAIN.by_id["le_testu"])) == ("antilles", True)


def test_E1_16_1_24_no_interception_and_no_battle_on_the_oceans() -> None:
    """E1-16.1.24 Drake sails among a Spanish patrol and a French expedition, all at war: nobody stops him."""
    g = at_sea("drake", "guinea_coast", wars=[("england", "spain"), ("england", "france")])
    world(g).patrols[OCEAN.by_id["antilles"]] = 2
    send(g, "le_testu", "antilles", "france")
    game = sail(g, "drake", "antilles")
    assert asked(game) is None
    assert not [e for e in told(game) if "intercept" in e.key or "battle" in e.key]
    assert (place(g, "drake"), place(g, "le_testu"), world(g).patrols[OCEAN.by_id["antilles"]]) == (
        "antilles",
        "antilles",
        2,
    )


@pytest.mark.parametrize("excommunicated", [False, True])
def test_E1_16_1_10_and_9_5_2_spanish_ships_in_irish_ports(excommunicated: bool) -> None:
    """E1-16.1.10, E1-9.5.2, E1-9.5.3 Ireland is Spain's ally: a galleon enters its port only while war costs three CP or
    less, and then it is war with England at once."""
    port = next(s for s in SPACES if s.home == IRELAND and s.zones)
    sea = next(z for z in port.zones)
    g = position(scenario="campaign", active="spain", cp=1, allies=[("spain", "ireland")])
    g.end_war(SPAIN, ENGLAND)
    g.set_control(port.index, SPAIN)
    g.launch(sea, SHIP.by_id["spain_galleon"])
    the_espionage(g).excommunicated = excommunicated
    way = ("sail", PLACE_NOUN[sea], port.noun)
    assert (way in courses(g, SPAIN)) == excommunicated
    if excommunicated:
        game = give(act(g, "sail"), *way)
        if ("all",) in answers(game):
            give(game, "all")
        if ("done",) in answers(game):
            give(game, "done")
        passing(game)
        assert at_war(g, SPAIN, ENGLAND)


def test_E1_16_1_S4_and_9_5_2_who_is_drawn_into_war_by_a_move_may_intercept_it() -> None:
    """E1-16.1.S4, E1-9.5.2 A galleon enters Ulster: war at once. Another, which came to the Irish Sea in the same move, may be
    intercepted by the English from Bristol."""
    g = position(
        scenario="campaign",
        active="spain",
        cp=1,
        allies=[("spain", "ireland")],
        fleet={
            "irish_sea": {"spain_galleon": 1},
            "bay_of_biscay": {"spain_galleon": 1},
            "bristol": {"england_galleon": 1},
        },
        control={"ulster": "spain"},
        dice=[6, 6, *([1] * 4)],
    )
    g.end_war(SPAIN, ENGLAND)
    the_espionage(g).excommunicated = True
    game = give(act(g, "sail"), "sail", "zone:irish_sea", "space:ulster")
    give(game, "sail", "zone:bay_of_biscay", "zone:irish_sea")
    passing(game)
    assert at_war(g, SPAIN, ENGLAND)
    assert asked(game) == ("england", "sea-intercept")
    give(game, "intercept", "space:bristol")
    while asked(game) is not None:
        give(game, "pass" if ("pass",) in answers(game) else answers(game)[0][0])
    assert ships_at(g, "irish_sea") == {"england_galleon": 1}  # A tie is the defender's.
    assert ships_at(g, "ulster") == {"spain_galleon": 2}


@pytest.mark.parametrize("excommunicated", [False, True])
def test_E1_9_5_3_spanish_ships_flee_to_no_irish_port_while_war_is_dear(excommunicated: bool) -> None:
    """E1-9.5.3, E1-16.1.10 For no reason: neither to avoid battle nor to retreat after one."""
    port = next(s for s in SPACES if s.home == IRELAND and s.zones)
    sea = next(iter(port.zones))
    g = position(scenario="campaign", allies=[("spain", "ireland")])
    g.set_control(port.index, SPAIN)
    the_espionage(g).excommunicated = excommunicated
    assert (port.index in refuges(g, sea, SPAIN), port.index in havens(g, SPAIN, sea)) == (
        excommunicated,
    ) * 2


def test_E1_16_2_2_war_in_the_action_phase_brings_a_battle_at_once() -> None:
    """E1-16.2.2 England and Spain share the Channel when they come to war: a battle; Spain, earlier in impulse order,
    attacks, whoever's impulse it is. Not in the diplomacy phase."""
    for phase, battles in (("action", 1), ("diplomacy", 0)):
        g = position(
            scenario="campaign",
            active="england",
            fleet={"english_channel": {"england_galleon": 1, "spain_galleon": 2}},
            dice=[1] * 6,
        )
        g.end_war(SPAIN, ENGLAND)
        g.phase = phase
        game = passing(play(g, ("war_trigger",)))
        fought = told(game, "sea-battle")
        assert [e.args["power"] for e in fought] == ["power:spain"] * battles


@pytest.mark.parametrize(
    "at, ships, leader, defends, dice",
    [
        ("barbary_coast", {"ottoman_corsair": 3}, None, False, 3),
        ("english_channel", {"spain_galley": 2}, None, False, 2),
        ("ionian_sea", {"spain_galley": 2}, None, False, 4),
        ("corunna", {"spain_galley": 2}, None, False, 4),
        ("corunna", {"spain_galley": 2}, None, True, 5),
        ("ionian_sea", {"spain_galley": 2}, None, True, 4),
        ("english_channel", {"england_galleon": 2, "england_race_built_galleon": 1}, None, False, 6),
        ("english_channel", {"england_galleon": 1}, "drake", False, 3),
    ],
)
def test_E1_16_2_2_dice_of_a_fleet(
    at: str, ships: dict[str, int], leader: str | None, defends: bool, dice: int
) -> None:
    """E1-16.2.2 By kind and water, the best leader's rating, one die more for the defender in a port."""
    g = position(scenario="campaign", fleet={at: ships}, leaders={at: [leader]} if leader else {})
    power = {"o": 0, "s": SPAIN, "e": ENGLAND}[next(iter(ships))[0]]
    where = PLACE.by_id[at]
    assert fleet_dice(g, where, power, line_of_battle(g, where, power), defends) == dice


@pytest.mark.parametrize("strength", [2, 4, 6, 8])
def test_E1_16_2_2_and_5_4_3_the_armada_rolls_its_strength(strength: int) -> None:
    """E1-16.2.2, E1-5.4.3 One unit of strength 2, 4, 6 or 8; only Spain has one, as it alone has patrols."""
    g = fleet_of(strength, "english_channel")
    sea = PLACE.by_id["english_channel"]
    assert fleet_dice(g, sea, SPAIN, line_of_battle(g, sea, SPAIN), False) == strength
    assert {s.power for s in SHIPS if s.id.endswith("armada")} == {SPAIN}


def test_E1_16_3_1_led_by_a_spaniard_more_than_five_go_by_armada() -> None:
    """E1-16.3.1, E1-23.2.8 Parma takes as many as he can lead and the Armada can carry; without a leader four go; units may
    stay aboard at sea, for one CP."""
    corunna = {"corunna": {"spain_regular": 8}}
    for leaders, most in (({}, 4), ({"corunna": ["parma"]}, 8)):
        g = fleet_of(8, "atlantic_ocean", units=corunna, leaders=leaders, cp=1)
        game = act(g, "to-armada", "space:corunna")
        if leaders:
            give(game, "take", "leader:parma")
        assert max(int(a[2]) for a in answers(game) if a[:2] == ("take", "troop:spain_regular")) == most
        give(game, "take", "troop:spain_regular", most)
        if ("done",) in answers(game):
            give(game, "done")
        passing(game)
        assert (sum(the_realms(g).aboard.values()), g.cp) == (most, 0)
        assert sum(force(g, "corunna").values()) == 8 - most


def test_WX_16_F_two_galleons_raid_england() -> None:
    """WX-16-F One galleon in Portsmouth: one die, a six; nothing paired, so one French galleon is lost. One ship left: one
    die; a hit costs England its galleon, a card or a point, and the second hit can't repeat the first."""
    g = position(
        scenario="campaign",
        active="france",
        fleet={"english_channel": {"france_galleon": 2}, "portsmouth": {"england_galleon": 1}},
        wars=[("france", "england")],
        hands={"england": ["storms", "looting"]},
        dice=[6, 5],
        cp=2,
    )
    raid = Raid(PLACE.by_id["english_channel"], FRANCE, ENGLAND)
    assert guards(g, raid) == 1
    assert raid_dice(g, raid) == 2
    game = through(act(g, "raid", "zone:english_channel", "power:england"), "window-w2", "window-w16")
    assert (g.cp, ships_at(g, "english_channel")) == (0, {"france_galleon": 1})
    assert len(told(game, "raid-attack")[0].args["dice"]) == 1
    assert asked(game) == ("england", "raid-award")
    assert set(answers(game)) == {("give-ship",), ("give-card",), ("give-vp",)}
    raid.given = ["give-card"]
    assert set(raid_awards(g, raid)) == {"give-ship", "give-vp"}
    give(game, "give-vp")
    assert g.piracy_vp[FRANCE] == 1


# ---- raids on the oceans [E1-16.5] -------------------------------------------------------------------------------------------
def test_E1_16_5_2_limits_of_raids() -> None:
    """E1-16.5.2 Once per zone and power, two powers per zone, three raids of a power in all, those in Europe included."""
    g = at_sea("hawkins", "guinea_coast")
    raid = ("plunder", "captain:hawkins", "power:portugal")
    guinea = FIRST_OCEAN + OCEAN.by_id["guinea_coast"]
    assert raid in offered(g)
    g.mark_raided(guinea, ENGLAND)
    assert (raid in offered(g), g.raids_made[ENGLAND]) == (False, 1)
    g.forget_raids()
    g.mark_raided(guinea, FRANCE)
    assert raid in offered(g)
    g.mark_raided(guinea, PROTESTANT)
    assert raid not in offered(g)
    g.forget_raids()
    for zone in ("english_channel", "north_sea", "ionian_sea"):
        assert raid in offered(g)
        g.mark_raided(PLACE.by_id[zone], ENGLAND)
    assert raid not in offered(g)


def test_E1_16_5_S1_announced_paid_and_marked() -> None:
    """E1-16.5.S1 Captain and target are named, 2 CP are paid, a marker is placed."""
    g = rich(at_sea("hawkins", "guinea_coast", cp=2, dice=[1] * 5), 1)
    game = plunder(g, "hawkins", "portugal")
    assert (g.cp, g.raids_made[ENGLAND]) == (0, 1)
    assert g.has_raided(FIRST_OCEAN + OCEAN.by_id["guinea_coast"], ENGLAND)
    assert told(game, "plunder")[0].args["target"] == "power:portugal"
    assert ("plunder", "captain:hawkins", "power:portugal") not in offered(
        at_sea("hawkins", "guinea_coast", cp=1)
    )


@pytest.mark.parametrize(
    "zone, target, patrols, walls, dice",
    [
        ("guinea_coast", PORTUGAL, 2, (), 2),
        ("brazilian_coast", PORTUGAL, 0, (), 2),
        ("antilles", SPAIN, 0, (), 0),
        ("antilles", SPAIN, 2, (), 2),
        ("antilles", SPAIN, 1, ("san_juan", "santo_domingo"), 3),
        ("spanish_main", SPAIN, 0, ("nombre_de_dios_panama", "san_juan"), 1),
        ("mexican_coast", SPAIN, 0, ("nombre_de_dios_panama",), 1),
    ],
)
def test_E1_16_5_S2_dice_of_the_defence(
    zone: str, target: int, patrols: int, walls: tuple[str, ...], dice: int
) -> None:
    """E1-16.5.S2 Portugal: its settlements there; Spain: patrols in the zone and fortresses that adjoin it."""
    g = at_sea("hawkins", zone)
    world(g).fortresses = 0
    for settlement in walls:
        fortify(g, settlement)
    world(g).patrols = [0] * len(world(g).patrols)
    world(g).patrols[OCEAN.by_id[zone]] = patrols
    assert defence_dice(g, Venture(RAID, CAPTAIN.by_id["hawkins"], OCEAN.by_id[zone], target)) == dice


@pytest.mark.parametrize(
    "damaged, hits, at, side",
    [
        (False, 0, "antilles", False),
        (False, 1, "antilles", True),
        (False, 2, GONE, False),
        (True, 1, GONE, False),
        (True, 0, "antilles", True),
    ],
)
def test_E1_16_5_S3_hits_on_the_captain(damaged: bool, hits: int, at: str | int, side: bool) -> None:
    """E1-16.5.S3 Two hits eliminate, one damages; one eliminates who was damaged when the raid began."""
    g = at_sea("hawkins", "antilles")
    world(g).damaged = damaged << CAPTAIN.by_id["hawkins"]
    strike(g, CAPTAIN.by_id["hawkins"], hits)
    assert (place(g, "hawkins"), world(g).is_damaged(CAPTAIN.by_id["hawkins"])) == (at, side)


def test_E1_16_5_S3_where_no_dice_defend_that_is_told() -> None:
    """E1-16.5.S2 Neither patrols nor fortresses of Spain."""
    g = rich(at_sea("hawkins", "antilles", dice=[4, 4, 4]), 1)
    world(g).patrols[OCEAN.by_id["antilles"]] = world(g).fortresses = 0
    game = plunder(g, "hawkins", "spain")
    assert (len(told(game, "raid-defence")), len(told(game, "raid-undefended"))) == (0, 1)


@pytest.mark.parametrize("faces, hits", [((4, 4), 0), ((4, 5), 1), ((6, 3), 1)])
def test_E1_16_5_S3_fives_and_sixes_hit(faces: tuple[int, int], hits: int) -> None:
    """E1-16.5.S3 In the raid itself: the same dice for the pirate afterwards are misses."""
    g = rich(at_sea("hawkins", "guinea_coast", dice=[*faces, 4, 4, 4]), 1)
    game = plunder(g, "hawkins", "portugal")
    assert told(game, "raid-defence")[0].args["hits"] == hits
    assert world(g).is_damaged(CAPTAIN.by_id["hawkins"]) == (hits == 1)
    assert told(game, "raid-attack")[0].args["hits"] == 0


@pytest.mark.parametrize(
    "captain, zone, target, damaged, dice",
    [
        ("hawkins", "antilles", SPAIN, False, 2 + 1),
        ("hawkins", "antilles", SPAIN, True, 1 + 1),
        ("drake", "antilles", SPAIN, False, 2 + 2),
        ("villegaignon", "antilles", SPAIN, False, 2),
        ("hawkins", "south_pacific", PORTUGAL, False, 1 + 1),
        ("le_clerc", "antilles", SPAIN, False, 2 + 2),
        ("le_clerc", "spanish_main", SPAIN, False, 2 + 1),
        ("cavendish", "mexican_coast", SPAIN, False, 2 + 2),
        ("van_noort", "spanish_main", SPAIN, False, 2 + 1),
    ],
)
def test_E1_16_5_S4_and_5_2_2_dice_of_the_pirate(
    captain: str, zone: str, target: int, damaged: bool, dice: int
) -> None:
    """E1-16.5.S4, E1-5.2.2 Two, or one if he is damaged or only one settlement adjoins; and his piracy, for some higher in
    certain waters, on both sides of the counter."""
    g = at_sea(captain, zone)
    world(g).damaged = damaged << CAPTAIN.by_id[captain]
    assert attack_dice(g, Venture(RAID, CAPTAIN.by_id[captain], OCEAN.by_id[zone], target)) == dice


@pytest.mark.parametrize(
    "power, captain, zone, home",
    [
        ("england", "drake", "north_atlantic", True),
        ("england", "drake", "antilles", True),
        ("england", "drake", "spanish_main", True),
        ("england", "drake", "brazilian_coast", True),
        ("england", "drake", "chilean_coast", False),
        ("england", "drake", "mexican_coast", False),
        ("england", "drake", "indian_ocean", False),
        ("ottoman", "murat_reis", "indian_ocean", True),
        ("ottoman", "murat_reis", "guinea_coast", False),
    ],
)
def test_E1_16_5_S7_the_way_home_leads_through_no_dangerous_passage(
    power: str, captain: str, zone: str, home: bool
) -> None:
    """E1-16.5.S7 To the North Atlantic or the Guinea Coast, for the Ottomans to the Indian Ocean."""
    g = at_sea(captain, zone, power)
    assert way_home(g, CAPTAIN.by_id[captain]) == home


@pytest.mark.parametrize("answer", ["go-home", "stay"])
def test_E1_16_5_S7_home_or_not(answer: str) -> None:
    """E1-16.5.S7 Loot goes to the hand, the captain to the next turn's box; or he stays at sea with it."""
    g = rich(at_sea("hawkins", "guinea_coast", loot=[5], dice=[1, 1, 1, 1, 1]), 1)
    game = plunder(g, "hawkins", "portugal")
    assert asked(game) == ("england", "return-home")
    give(game, answer)
    hawkins = CAPTAIN.by_id["hawkins"]
    expected = (NEXT_TURN, [5], []) if answer == "go-home" else ("guinea_coast", [], [5])
    assert (place(g, "hawkins"), g.treasures[ENGLAND], world(g).loot[hawkins]) == expected


# ---- what is built where [E1-17] -----------------------------------------------------------------------------------------------
def raised(g: Elisabeth, troop: str) -> set[str]:
    return {str(a[2])[6:] for a in offered(g) if a[:2] == ("raise", f"troop:{troop}")}


def test_E1_17_2_3_and_5_3_6_walloons_in_the_netherlands_and_nowhere_else() -> None:
    """E1-17.2.3, E1-5.3.6 Spain raises nothing else there, and no Walloon anywhere else; they are Catholic regulars, on
    three counters of their own."""
    g = position(scenario="campaign", active="spain")
    lowlands = {s.id for s in SPACES if AREAS[s.area] == "netherlands"}
    assert raised(g, "walloon")
    assert raised(g, "walloon") <= lowlands
    assert not (raised(g, "spain_regular") | raised(g, "spain_mercenary")) & lowlands
    assert not {str(a[2])[6:] for a in offered(g) if a[0] == "build"} & lowlands
    walloon, regular = (next(t for t in TROOPS if t.id == name) for name in ("walloon", "spain_regular"))
    assert (walloon.power, walloon.kind, walloon.faith) == (regular.power, regular.kind, "catholic")
    assert walloon.pool != regular.pool
    act(g, "raise", "troop:walloon", "space:brussels")
    assert (force(g, "brussels"), g.cp) == ({"walloon": 1}, 3)


def test_E1_17_2_7_huguenots_and_dutch_are_raised_at_home() -> None:
    """E1-17.2.7 Huguenots in white home spaces, Dutch in orange ones."""
    g = position(
        scenario="campaign",
        active="protestant",
        control=dict.fromkeys(("la_rochelle", "montauban", "amsterdam", "paris", "brussels"), "protestant"),
    )
    kinds = {s.id: s.faction for s in SPACES if s.faction}
    assert raised(g, "huguenot_regular") == {"la_rochelle", "montauban"}
    assert raised(g, "dutch_regular") == {s for s in ("amsterdam", "brussels") if kinds.get(s) == "dutch"}
    assert raised(g, "huguenot_mercenary") == raised(g, "huguenot_regular")


@pytest.mark.parametrize(
    "turn, port, at, kind",
    [
        (3, "london", "london", "england_race_built_galleon"),
        (4, "london", "london", "england_race_built_galleon"),
        (2, "london", "london", "england_galleon"),
        (3, "plymouth", "london", "england_galleon"),
        (3, "london", "english_channel", "england_galleon"),
        (3, "london", None, "england_galleon"),
    ],
)
def test_E1_17_3_3_race_built_galleons(turn: int, port: str, at: str | None, kind: str) -> None:
    """E1-17.3.3 In London, from turn 3 on, while Hawkins is there."""
    g = position(scenario="campaign", active="england", turn=turn, leaders={at: ["hawkins"]} if at else {})
    act(g, "build", "ship:england_galleon", f"space:{port}")
    assert ships_at(g, port) == {kind: 1}


def test_E1_17_4_5_henszlein_costs_two() -> None:
    """E1-17.4.5, E1-17.4.4 The captain of the HRE: 2 CP, and no colony."""
    assert ("outfit",) not in offered(position(scenario="campaign", active="hre", cp=1))
    g = position(scenario="campaign", active="hre", cp=2)
    game = give(act(g, "outfit"), "launch", "ocean:north_atlantic")
    assert (g.cp, asked(game), place(g, "henszlein")) == (0, None, "north_atlantic")
    assert not world(g).colony_aboard


def test_E1_17_4_6_he_may_sail_on_in_the_same_impulse() -> None:
    """E1-17.4.6 Outfitted and steered to the Antilles with two CP."""
    g = position(scenario="campaign", active="england", cp=2)
    game = give(act(g, "outfit"), "launch", "ocean:guinea_coast")
    give(game, "without")
    assert g.cp == 1
    game = give(act(g, "sail"), "steer", "captain:hawkins", "ocean:antilles")
    passing(game)
    assert (place(g, "hawkins"), g.cp) == ("antilles", 0)


def test_E1_17_5_2_fortresses_of_the_new_world() -> None:
    """E1-17.5.2 Spain alone, with a marker on its card, on a Spanish settlement without one; the marker is spent."""

    def sites(g: Elisabeth) -> set[str]:
        return {str(a[1]) for a in answers(act(g, "fortress")) if "settlement" in str(a[1])}

    g = position(scenario="campaign", active="spain", cp=5)
    world(g).fortresses_on_card = 1
    fortify(g, "san_juan")
    found = sites(g)
    assert {"settlement:lima", "settlement:santo_domingo"} <= found
    assert not found & {"settlement:san_juan", "settlement:elmina", "settlement:roanoke"}
    g = position(scenario="campaign", active="england", cp=5)
    world(g).fortresses_on_card = 1
    assert not sites(g)
    g = position(scenario="campaign", active="spain", cp=2)
    world(g).fortresses_on_card = 1
    give(act(g, "fortress"), "fortify", "settlement:lima")
    assert (the_new_world(g).fortresses_on_card, g.cp) == (0, 0)
    why = why_no_action(g, SPAIN, ("fortress",))
    assert why is not None
