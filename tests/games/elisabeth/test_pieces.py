"""Units, ships and leaders [E1-5]."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    besiegers,
    force,
    give,
    lonely,
    offered,
    passing,
    play,
    position,
    refusal,
    told,
    where,
)
from games.elisabeth.event_builders import persia, uncancelled
from theatrum.games.elisabeth.queries.counters import can_be_shown
from theatrum.games.elisabeth.queries.entering import leader_may_go
from theatrum.games.elisabeth.queries.forces import LEADERLESS, best_battle, formation_limit, units
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.rules.armada import loading
from theatrum.games.elisabeth.rules.assault import dice as assault_dice
from theatrum.games.elisabeth.rules.construction import raising_places
from theatrum.games.elisabeth.rules.naval_move import modifier as at_sea
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.rules.ransom import bring_home
from theatrum.games.elisabeth.rules.sea_losses import absorbs, dice_of, ignored
from theatrum.games.elisabeth.rules.spring import postings
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import ABOARD, AWAY, CAPTIVE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.state.sea import Raid, SeaBattle
from theatrum.games.elisabeth.tables.pieces import (
    CORSAIR,
    LEADER,
    LEADERS,
    MERCENARY,
    POOLS,
    REGULAR,
    SHIP,
    SHIP_POOLS,
    SHIPS,
    TROOP,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import HOMES, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    OTTOMAN,
    POWER,
    SPAIN,
)


def besieged_port() -> Elisabeth:
    g = position(
        units={"naples": {"ottoman_regular": 3}},
        inside={"naples": {"spain_regular": 1}},
        sieges={("naples", "ottoman"): 2},
        leaders={"naples": ["don_john"]},
        active="spain",
        cp=2,
    )
    g.choose_role(LEADER.by_id["don_john"], naval=True)
    return g


def test_E1_5_0_2_nothing_beyond_the_counters() -> None:
    """E1-5.0.2, E1-5.3.4, E1-SG.2 Regulars and mercenaries are two sides of the same counters; what is not on the map is the pool."""
    assert TROOPS[TROOP.by_id["spain_regular"]].pool == TROOPS[TROOP.by_id["spain_mercenary"]].pool
    pool = TROOPS[TROOP.by_id["spain_regular"]].pool
    g = position(units={"madrid": {"spain_regular": POOLS[pool].limit}}, active="spain")
    assert g.reserve[pool] == 0
    assert raising_places(g, SPAIN, MERCENARY) == []


@pytest.mark.parametrize("scenario", ["learning", "campaign", "tournament"])
def test_E1_SG_2_the_rest_is_the_pool(scenario: str) -> None:
    """E1-SG.2, E1-5.0.2 What the set-up does not place lies in the pool; leaders of later turns are nowhere yet."""
    g = position(scenario=scenario, pieces=True)
    for index, pool in enumerate(POOLS):
        placed = sum(g.placed(t.index) for t in TROOPS if t.pool == index)
        assert g.reserve[index] == pool.limit - placed
    assert sum(g.reserve) < sum(pool.limit for pool in POOLS)
    assert where(g, "parma" if scenario == "tournament" else "don_john") == AWAY


def test_E1_5_1_1_and_5_1_2_the_best_leader_s_battle_and_command() -> None:
    """E1-5.1.1, E1-5.1.2, E1-5.1.10 Command limits the formation (the two best together); only the best rating fights."""
    alva, mehmed = LEADER.by_id["duke_of_alva"], LEADER.by_id["mehmed"]
    ratings = [LEADERS[x].battle for x in (alva, mehmed)]
    assert best_battle([alva, mehmed]) == max(ratings)
    assert formation_limit([alva]) == LEADERS[alva].command
    assert formation_limit([alva, mehmed]) == LEADERS[alva].command + LEADERS[mehmed].command
    assert formation_limit([]) == LEADERLESS


def test_E1_5_1_3_leaders_are_no_units() -> None:
    """E1-5.1.3 A leader is no unit of a space and occupies none; he does not count in a formation or before walls."""
    g = position(leaders={"naples": ["duke_of_alva"]})
    assert units(g, PLACE.by_id["naples"], SPAIN) == 0
    siena, given = (
        ("control", "space:siena"),
        {"control": {"rome": "spain", "genoa": "spain"}, "active": "spain"},
    )
    assert siena not in offered(position(leaders={"siena": ["duke_of_alva"]}, **given))  # type: ignore[arg-type]
    assert siena in offered(position(units={"siena": {"spain_regular": 1}}, **given))  # type: ignore[arg-type]
    g = position(leaders={"rome": ["don_john"]}, units={"rome": {"spain_regular": 8}}, active="spain")
    assert ("all",) in answers(
        act(g, "march", "space:rome", "space:siena")
    )  # command 8: eight units and himself


@pytest.mark.parametrize("inside, held", [(2, True), (3, False)])
def test_E1_5_1_3_leaders_do_not_count_before_walls(inside: int, held: bool) -> None:
    """E1-5.1.3 Three units and two leaders against two and a leader are a siege, against three they are none."""
    g = position(
        units={"rome": {"ottoman_regular": 3}, "naples": {"spain_regular": inside}},
        leaders={"rome": ["mehmed", "default_ottoman"], "naples": ["duke_of_alva"]},
        control={"rome": "ottoman"},
    )
    game = give(act(g, "march", "space:rome", "space:naples"), "all")
    while asked(game) is not None:
        wanted = [a for a in (("withdraw",), ("pass",)) if a in answers(game)]
        give(game, *[*wanted, *answers(game)][0])
    assert besiegers(game.state, "naples") == (["ottoman"] if held else [])
    assert bool(told(game, "marched-back")) != held


def test_E1_5_1_3_leaders_take_no_hits() -> None:
    """E1-5.1.3 One unit under Alva against one: two hits kill the unit; he is captured, not killed."""
    g = position(
        units={"naples": {"spain_regular": 1}, "taranto": {"ottoman_regular": 2}},
        leaders={"naples": ["duke_of_alva"]},
        active="spain",
        dice=[1, 1, 1, *(6, 6, 6)],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert (force(game.state, "taranto"), where(game.state, "duke_of_alva")) == (
        {"ottoman_regular": 2},
        CAPTIVE,
    )


def test_E1_5_1_12_a_formation_of_the_major_and_its_minor() -> None:
    """E1-5.1.12, E1-13.1.1, E1-13.1.P1 Spain and its ally the HRE march together; all from one space."""
    g = position(
        units={"vienna": {"hre_regular": 2, "spain_regular": 2}, "linz": {"spain_regular": 1}},
        allies=[("spain", "hre")],
        active="spain",
    )
    game = act(g, "march", "space:vienna", "space:pressburg")
    assert ("take", "troop:hre_regular", 2) in answers(game)
    game = passing(give(game, "all"))
    assert force(game.state, "pressburg") == {"hre_regular": 2, "spain_regular": 2}
    assert force(game.state, "linz") == {"spain_regular": 1}


def test_E1_5_1_12_never_units_of_two_majors() -> None:
    """E1-5.1.12 The Emperor is a major of his own here: allied with Spain, his units do not march with hers."""
    g = position(
        scenario="campaign",
        units={"vienna": {"hre_regular": 2, "spain_regular": 2}},
        allies=[("spain", "hre")],
        active="spain",
    )
    game = act(g, "march", "space:vienna", "space:pressburg")
    assert not [a for a in answers(game) if "troop:hre_regular" in a]
    passing(give(game, "all"))
    assert force(game.state, "vienna") == {"hre_regular": 2}
    assert force(game.state, "pressburg") == {"spain_regular": 2}


def test_E1_5_1_13_defenders_know_no_limit() -> None:
    """E1-5.1.13, E1-14.0.P3 Six units without a leader defend with six dice and one for defending."""
    g = position(
        units={"naples": {"ottoman_regular": 4}, "taranto": {"spain_regular": 6}},
        control={"naples": "ottoman"},
        dice=[1] * 11,
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    if asked(game) == ("spain", "avoid"):
        give(game, "pass")
    passing(game)
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [4, 7]


def test_E1_5_1_14_five_units_over_the_sea() -> None:
    """E1-5.1.14 However great the leader."""
    g = position(
        units={"istanbul": {"ottoman_regular": 8}},
        leaders={"istanbul": ["mehmed"]},
        fleet={"aegean_sea": {"ottoman_galley": 1}},
    )
    game = act(g, "embark", "space:istanbul", "zone:aegean_sea")
    give(game, "take", "leader:mehmed")
    assert max(a[2] for a in answers(game) if a[0] == "take" and len(a) == 3) == 5


def test_E1_5_1_18_guise_stays_in_france() -> None:
    """E1-5.1.18 Metz counts as inside."""
    g, guise = position(scenario="campaign"), LEADER.by_id["duke_of_guise"]
    assert leader_may_go(g, guise, PLACE.by_id["paris"])
    assert leader_may_go(g, guise, PLACE.by_id["metz"])
    assert not leader_may_go(g, guise, PLACE.by_id["brussels"])


def guise_in(space: str, **given: Any) -> Elisabeth:
    """Spain has his space and is active, late in a campaign."""
    return position(
        scenario="campaign",
        leaders={space: ["duke_of_guise"]},
        control={space: "spain"},
        active="spain",
        turn=5,
        **given,
    )


def test_E1_5_1_18_guise_does_not_take_the_spanish_road() -> None:
    """E1-5.1.18, OP-5-9, E1-C.3 Alva may be sent to Milan, Guise may not."""
    g = guise_in("reims")
    g.put_leader(LEADER.by_id["duke_of_alva"], PLACE.by_id["brussels"])
    game = play(g, ("road_leader",))
    assert asked(game) == ("spain", "road-leader")
    assert {a[1] for a in answers(game) if a[0] == "send"} == {"leader:duke_of_alva"}


def test_E1_5_1_18_guise_does_not_board_the_armada() -> None:
    """E1-5.1.18, OP-5-9, E1-23.2.5 The Armada lies in Rouen, and Alva goes aboard; with Guise alone nobody could."""
    g = guise_in("rouen", fleet={"rouen": {"armada": 1}})
    g.armada = 4
    assert ("board",) not in loading(g, SPAIN)
    g.put_leader(LEADER.by_id["duke_of_alva"], PLACE.by_id["rouen"])
    give(play(g, ("actions",)), "board")
    assert (where(g, "duke_of_alva"), where(g, "duke_of_guise")) == (ABOARD, "rouen")


@pytest.mark.parametrize("metz, comes_to", [("spain", "metz"), ("france", None)])
def test_E1_5_1_18_guise_comes_home_to_a_key_in_france_or_to_his_card(
    metz: str, comes_to: str | None
) -> None:
    """E1-5.1.18, OP-5-9, E1-9.3.2 Madrid and Milan are Spain's, but out of his area."""
    g = guise_in("reims")
    g.set_control(PLACE.by_id["metz"], POWER.by_id[metz])
    g.capture(LEADER.by_id["duke_of_guise"], FRANCE)
    assert list(bring_home(g, LEADER.by_id["duke_of_guise"])) == []
    assert where(g, "duke_of_guise") == (comes_to or ON_CARD)


def test_E1_5_1_18_guise_is_placed_in_france_or_waits() -> None:
    """E1-5.1.18, OP-5-9, E1-10.0.P4 In spring he comes from his card to Reims, if Spain has a fortress there."""
    g = guise_in("reims")
    g.put_leader(LEADER.by_id["duke_of_guise"], ON_CARD)
    assert postings(g, SPAIN, LEADER.by_id["duke_of_guise"]) == []
    g.build_fortress(PLACE.by_id["reims"])
    assert postings(g, SPAIN, LEADER.by_id["duke_of_guise"]) == [
        ("place", "leader:duke_of_guise", "space:reims")
    ]


def test_E1_5_1_18_guise_winters_in_france() -> None:
    """E1-5.1.18, OP-5-9, E1-20.4.4 Who is called to the capital from Reims goes without him."""
    g = guise_in("reims", fortresses=["reims"], units={"reims": {"spain_regular": 3}})
    game = give(play(g, ("winter_recall", SPAIN)), "recall", "space:reims", "space:madrid")
    assert not [a for a in answers(game) if "leader:duke_of_guise" in a]


def test_E1_5_1_18_guise_does_not_keep_a_beaten_army_in_france() -> None:
    """E1-5.1.18, E1-14.1.3 Besancon, out of his area, is the only way from Dijon: the army goes, he is captured."""
    g = position(
        scenario="campaign",
        units={"paris": {"france_regular": 4}, "dijon": {"spain_regular": 3}},
        leaders={"dijon": ["duke_of_guise", "duke_of_alva"]},
        control={"dijon": "spain"},
        wars=[("spain", "france")],
        active="france",
        turn=5,
        dice=[5, *[1] * 9],
    )
    game = give(act(g, "march", "space:paris", "space:dijon"), "all")
    passing(give(game, "pass"))
    assert force(g, "besancon") == {"spain_regular": 2}
    assert (where(g, "duke_of_alva"), where(g, "duke_of_guise")) == ("besancon", CAPTIVE)
    assert g.captor[LEADER.by_id["duke_of_guise"]] == FRANCE


def test_E1_5_1_18_guise_does_not_keep_besiegers_in_france() -> None:
    """E1-5.1.18, E1-15.3.2 The same when a siege of Dijon is lifted."""
    g = position(
        scenario="campaign",
        units={"dijon": {"spain_regular": 2}},
        leaders={"dijon": ["duke_of_guise"]},
        fortresses=["dijon"],
        wars=[("spain", "france")],
        active="france",
        turn=5,
    )
    play(g, ("siege_leave", PLACE.by_id["dijon"], SPAIN))
    assert force(g, "besancon") == {"spain_regular": 2}
    assert where(g, "duke_of_guise") == CAPTIVE


def test_E1_5_1_17_don_john_does_not_winter_in_an_allys_port() -> None:
    """E1-5.1.17, E1-20.4.2 At sea by his role, without a ship, in French Marseille: in winter he goes to a Spanish capital."""
    g = position(scenario="campaign", leaders={"marseille": ["don_john"]}, allies=[("spain", "france")])
    g.choose_role(LEADER.by_id["don_john"], naval=True)
    game = play(g, ("winter_ships", SPAIN))
    assert asked(game) == ("spain", "winter-admiral")
    give(game, "return-by-land", "leader:don_john", "space:madrid")
    assert (where(g, "don_john"), g.serves_at_sea(LEADER.by_id["don_john"])) == ("madrid", False)


def test_E1_5_3_1_change_is_made_where_the_unit_is_raised_on_a_foreign_wars_card() -> None:
    """E1-5.3.1, E1-17.1.1, E1-17.2.4 All ten counters of strength 1 lie on the map or in the 3 on the card (2 and 1): a fourth
    there is shown by a 4, a unit by itself could not be."""
    g = persia(3, 4)
    for s in HOMES[OTTOMAN][:9]:
        g.place_units(s, TROOP.by_id["ottoman_cavalry"])
    assert ("raise-abroad", "troop:ottoman_regular") in offered(g)


def test_E1_5_3_1_change_is_made_where_the_unit_is_raised_aboard_the_armada() -> None:
    """E1-5.3.1, E1-17.1.1, E1-17.2.5 The same for Spain aboard the Armada."""
    g = position(
        scenario="campaign", fleet={"lisbon": {"armada": 1}}, control={"lisbon": "spain"}, active="spain"
    )
    g.armada = 4
    for _ in range(3):
        g.raise_aboard(TROOP.by_id["spain_regular"])
    for s in HOMES[SPAIN][:9]:
        g.place_units(s, TROOP.by_id["spain_mercenary"])
    assert ("raise-aboard", "troop:spain_regular") in offered(g)


def test_E1_5_3_3_and_5_3_5_kinds_of_units() -> None:
    """E1-5.3.3, E1-5.3.5, E1-17.1.4 Only Ottomans have cavalry, and no mercenaries; the Knights are never raised.
    Regulars cost two, the others one; cavalry has no dice in assaults."""
    assert {t.power for t in TROOPS if t.cavalry} == {OTTOMAN}
    assert not any(t.power == OTTOMAN and t.kind == MERCENARY for t in TROOPS)
    g = position(active="spain")
    assert TROOP.by_id["knights"] not in {t for t, _ in raising_places(g, SPAIN, REGULAR)}
    assert TROOPS[TROOP.by_id["knights"]].fixed
    for power, troop, space, price in (
        ("ottoman", "ottoman_regular", "istanbul", 2),
        ("ottoman", "ottoman_cavalry", "istanbul", 1),
        ("spain", "spain_regular", "madrid", 2),
        ("spain", "spain_mercenary", "madrid", 1),
    ):
        g = position(active=power, cp=5)
        act(g, "raise", f"troop:{troop}", f"space:{space}")
        assert g.cp == 5 - price
    army = {TROOP.by_id["ottoman_regular"]: 1, TROOP.by_id["ottoman_cavalry"]: 3}
    assert assault_dice([army, {}], [[], []], walls=0) == (1, 0)
    assert assault_dice([{}, army], [[], []], walls=0) == (0, 1)


def test_E1_5_3_5_the_knights_never_leave_their_space() -> None:
    """E1-5.3.5, E1-17.1.4 From Naples a regular marches and the Knights stay; alone they neither march nor come aboard; yet
    they defend the place like a Spanish regular."""
    g = position(units={"naples": {"knights": 2, "spain_regular": 1}}, active="spain")
    game = act(g, "march", "space:naples", "space:rome")
    assert not [a for a in answers(game) if "troop:knights" in a]
    if asked(game) is not None:
        give(game, *answers(game)[0])
    assert (force(game.state, "naples"), force(game.state, "rome")) == ({"knights": 2}, {"spain_regular": 1})
    g = position(
        units={"naples": {"knights": 2}}, fleet={"tyrrhenian_sea": {"spain_galley": 1}}, active="spain"
    )
    assert not [a for a in offered(g) if a[0] in ("march", "embark") and a[1] == "space:naples"]
    assert units(g, PLACE.by_id["naples"], SPAIN) == 2


def test_E1_5_4_1_and_5_4_2_ships() -> None:
    """E1-5.4.1, E1-5.4.2, E1-17.1.3 Dice, hits, and counters with two sides: nine for the Ottomans, seven for Spain."""
    atlantic, mediterranean = PLACE.by_id["atlantic_ocean"], PLACE.by_id["ionian_sea"]
    galley, corsair, galleon = (
        SHIP.by_id["spain_galley"],
        SHIP.by_id["ottoman_corsair"],
        SHIP.by_id["spain_galleon"],
    )
    assert [dice_of(s, mediterranean) for s in (galley, corsair, galleon)] == [2, 1, 2]
    assert [dice_of(s, atlantic) for s in (galley, corsair, galleon)] == [1, 1, 2]
    assert [absorbs(s) for s in (galley, corsair, galleon)] == [2, 1, 2]
    limits = {pool.id: pool.limit for pool in SHIP_POOLS}
    assert (limits["ottoman"], limits["spain"], limits["venice"], limits["papacy"], limits["hre"]) == (
        9,
        7,
        4,
        1,
        1,
    )
    assert SHIPS[galley].pool == SHIPS[galleon].pool


def test_E1_5_4_2_corsairs_raid_without_war() -> None:
    """E1-5.4.2 Only the Ottomans have them, and only they begin piracy against a power with which they are at peace."""
    assert {s.power for s in SHIPS if s.kind == CORSAIR} == {OTTOMAN}
    raid = ("raid", "zone:gulf_of_lyon", "power:france")
    given: dict[str, Any] = {"scenario": "campaign", "active": "ottoman"}
    g = position(**given, fleet={"gulf_of_lyon": {"ottoman_corsair": 1}})
    assert not at_war(g, OTTOMAN, FRANCE)
    assert raid in offered(g)
    galley = {"gulf_of_lyon": {"ottoman_galley": 1}}
    assert raid not in offered(position(**given, fleet=galley))
    assert raid in offered(position(**given, fleet=galley, wars=[("ottoman", "france")]))


def test_E1_5_4_2_galleons_are_clumsy_and_race_built_ones_tough() -> None:
    """E1-5.4.2 A galleon intercepts and avoids with −1 in the Mediterranean, not in the Atlantic; a race-built one takes one
    hit rolled as a five less, in a sea zone."""
    g = position(scenario="campaign")
    galleon, galley = SHIP.by_id["spain_galleon"], SHIP.by_id["spain_galley"]
    zones = [PLACE.by_id[name] for name in ("ionian_sea", "atlantic_ocean")]
    assert [at_sea(g, SPAIN, zone, [galleon], []) for zone in zones] == [-1, 0]
    assert [at_sea(g, SPAIN, zone, [galley], []) for zone in zones] == [0, 0]
    for kind, spared in (("england_race_built_galleon", 1), ("england_galleon", 0)):
        assert dice_of(SHIP.by_id[kind], zones[0]) == dice_of(SHIP.by_id[kind], zones[1]) == 2
        battle = SeaBattle(PLACE.by_id["english_channel"], SPAIN, ENGLAND)
        battle.ships, battle.faces = [{galleon: 1}, {SHIP.by_id[kind]: 1}], [[5, 5], []]
        assert ignored(battle, 1) == spared


def test_E1_5_4_4_corsairs_blockade_nothing() -> None:
    """E1-5.4.4, E1-15.1.5 Two corsairs and a galley before a port with one galley are not more ships."""
    siege = {("naples", "ottoman"): 3}
    before = {"naples": {"ottoman_regular": 3}}
    fleet = {"naples": {"spain_galley": 1}, "tyrrhenian_sea": {"ottoman_galley": 1, "ottoman_corsair": 2}}
    hold = {"taranto": "ottoman"}
    g = position(units=before, sieges=siege, fleet=fleet, control=hold)
    assert refusal(g, "assault", "space:naples").rule == "E1-15.1.4"
    fleet = {"naples": {"spain_galley": 1}, "tyrrhenian_sea": {"ottoman_galley": 2}}
    stronger = position(units=before, sieges=siege, fleet=fleet, control=hold)
    assert refusal(stronger, "assault", "space:naples").rule == "E1-15.1.3"


def test_E1_5_3_2_an_event_costs_more_than_can_be_shown() -> None:
    """E1-5.3.2, E1-17.1.2 Two are left of a stack when all counters of 1 lie elsewhere and of 2, too: they go as well."""
    units = lonely("spain_regular", 10)
    pairs = ["barcelona", "naples", "genoa", "oran", "gibraltar"]
    units.update({space: {"spain_regular": 2} for space in pairs})
    units["milan"] = {"spain_regular": 4}
    g = position(
        units={**units, "buda": {"spain_regular": 6}},
        sieges={("buda", "spain"): 2},
        hands={"ottoman": ["dysentery"]},
        control={"pressburg": "spain"},
    )
    assert can_be_shown(g, TROOPS[TROOP.by_id["spain_regular"]].pool)
    game = uncancelled(g, "ottoman", "dysentery", "space:buda", "power:spain")
    assert force(game.state, "buda") == {"spain_regular": 4}
    g = position(
        units={**units, "buda": {"spain_regular": 4}},
        sieges={("buda", "spain"): 2},
        hands={"ottoman": ["dysentery"]},
        control={"pressburg": "spain"},
    )
    game = uncancelled(g, "ottoman", "dysentery", "space:buda", "power:spain")
    assert force(game.state, "buda") == {}


def test_E1_5_1_16_slaves_and_raids_leave_no_admiral_alone_at_sea() -> None:
    """E1-5.1.16 His last ship there was lost: he comes back next turn."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 1}},
        leaders={"ionian_sea": ["piyale_pasha"]},
        hands={"spain": ["galley_slaves_revolt"]},
        dice=[5, 1],
    )
    game = uncancelled(g, "spain", "galley_slaves_revolt", "zone:ionian_sea", "power:ottoman")
    assert where(game.state, "piyale_pasha") == NEXT_TURN
    g = position(
        fleet={"ionian_sea": {"ottoman_corsair": 1}, "adriatic_sea": {"spain_galley": 1}},
        leaders={"adriatic_sea": ["don_john"]},
        cp=2,
    )
    g.choose_role(LEADER.by_id["don_john"], naval=True)
    defence = defence_dice(g, Raid(PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    g.chance.script = (*([0] * defence), 4)
    game = act(g, "raid", "zone:ionian_sea", "power:spain")
    while asked(game) is not None and ("pass",) in answers(game):
        give(game, "pass")
    if asked(game) is not None:
        give(game, "give-ship")
    assert where(game.state, "don_john") == NEXT_TURN


def test_E1_5_1_17_don_john_on_land_in_a_besieged_port_is_besieged() -> None:
    """E1-5.1.17, E1-15.0.2 He changes his role there, and then can't march out."""
    game = play(besieged_port(), ("actions",))
    give(game, "role", "leader:don_john")
    assert game.state.is_inside(LEADER.by_id["don_john"])
    assert not any(a[:2] == ("march", "space:naples") for a in answers(game))


def test_E1_5_1_17_a_besieged_don_john_may_go_to_sea() -> None:
    """E1-5.1.17, E1-15.0.2 Ships (and naval leaders) in a besieged port are free."""
    g = besieged_port()
    g.choose_role(LEADER.by_id["don_john"], naval=False)
    g.put_leader(LEADER.by_id["don_john"], PLACE.by_id["naples"], inside=True)
    game = give(play(g, ("actions",)), "role", "leader:don_john")
    assert not game.state.is_inside(LEADER.by_id["don_john"])
    assert game.state.serves_at_sea(LEADER.by_id["don_john"])
