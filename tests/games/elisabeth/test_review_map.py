"""E1: rules by number that no other test names: the map, its markers, pieces and relations."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    controller,
    force,
    give,
    laid_out,
    passing,
    play,
    position,
    refusal,
    told,
    where,
)
from theatrum.games.elisabeth.queries.entering import leader_may_go, may_enter, may_retreat_to
from theatrum.games.elisabeth.queries.forces import LEADERLESS, best_battle, formation_limit, units
from theatrum.games.elisabeth.queries.relations import adjacent, allied, friendly, played
from theatrum.games.elisabeth.rules.cards import counted_keys, may_pass
from theatrum.games.elisabeth.rules.construction import raising_places
from theatrum.games.elisabeth.rules.minors import activate, determine, war_on_minor
from theatrum.games.elisabeth.rules.sea_losses import absorbs, dice_of
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.pieces import (
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
from theatrum.games.elisabeth.tables.places import CAPITALS, PLACE, SEA_LINKS, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    POWERS,
    SPAIN,
    VENICE,
)


# ---- the map and its markers -----------------------------------------------------------------------------------------------------
def test_E1_2_1_1_and_2_1_3_fortified_spaces_and_capitals() -> None:
    """E1-2.1.1, E1-2.1.3 Keys and fortresses are fortified, all else is open; every power's capitals."""
    g = position()
    assert g.fortified(PLACE.by_id["vienna"])
    assert g.fortified(PLACE.by_id["gibraltar"])
    assert not g.fortified(PLACE.by_id["granada"])
    assert [[SPACES[c].id for c in CAPITALS[p]] for p in MAJORS] == [
        ["istanbul"],
        ["madrid", "milan"],
        ["london"],
        ["paris"],
        ["vienna"],
        [],
    ]


def test_E1_2_1_4_enemies_can_t_share_the_open_country() -> None:
    """E1-2.1.4, E1-14.0.1, E1-13.1.P8 Who enters an unfortified space with enemies fights, and the mover attacks."""
    g = position(
        units={"naples": {"ottoman_regular": 2}, "taranto": {"spain_regular": 1}},
        control={"naples": "ottoman"},
        dice=[5, 5, *(1, 1)],
    )
    game = give(act(g, "march", "space:naples", "space:taranto"), "all")
    if asked(game) == ("spain", "avoid"):
        give(game, "pass")
    passing(game)
    battle = told(game, "battle")[0]
    assert (battle.args["power"], battle.args["enemy"]) == ("power:ottoman", "power:spain")
    assert force(game.state, "taranto") == {"ottoman_regular": 2}


def test_E1_2_4_1_and_2_4_2_flags_and_faith_are_two_things() -> None:
    """E1-2.4.1, E1-2.4.2, E1-12.2.6 A key that changes hands opens a box here and covers one there; the faith stays."""
    g = laid_out()
    faith = g.protestant
    mine, theirs = counted_keys(g, OTTOMAN), counted_keys(g, SPAIN)
    g.set_control(PLACE.by_id["naples"], OTTOMAN)
    assert (counted_keys(g, OTTOMAN), counted_keys(g, SPAIN)) == (mine + 1, theirs - 1)
    assert g.protestant == faith


def test_E1_2_5_3_inland_waterways_are_for_the_holder_of_the_port() -> None:
    """E1-2.5.3"""
    g = position(scenario="campaign", control={"flushing": "spain"})
    assert PLACE.by_id["antwerp"] in adjacent(g, SPAIN, PLACE.by_id["flushing"])
    assert PLACE.by_id["antwerp"] not in adjacent(g, ENGLAND, PLACE.by_id["flushing"])


def test_E1_16_1_9_and_16_7_no_ship_enters_antwerp_or_rotterdam() -> None:
    """E1-16.1.9, E1-16.7"""
    assert SEA_LINKS[PLACE.by_id["antwerp"]] == SEA_LINKS[PLACE.by_id["rotterdam"]] == ()


def test_E1_3_2_1_and_3_2_3_eleven_powers_in_fixed_order() -> None:
    """E1-3.2.1, E1-3.2.3, E1-11.0.1 Six majors and five minors; impulses always in the same order."""
    assert [p.id for p in POWERS if p.major] == ["ottoman", "spain", "england", "france", "hre", "protestant"]
    assert len(POWERS) == 11
    assert played(position(scenario="campaign")) == list(MAJORS)
    assert played(position()) == [OTTOMAN, SPAIN]
    game = play(position(active="spain"), ("between_impulses", SPAIN))
    assert told(game, "passes")[0].args["power"] == "power:ottoman"


def test_E1_3_3_3_as_many_cards_as_the_ruler_can_administer() -> None:
    """E1-3.3.3, E1-6.1.7 That many may be kept by passing; an unplayed home card forbids it."""
    g = position(hands={"spain": ["storms"]})
    most = POWERS[SPAIN].rulers[0].administration
    g.hand[SPAIN] = list(range(7, 7 + most))
    assert may_pass(g, SPAIN)
    g.hand[SPAIN].append(20)
    assert not may_pass(g, SPAIN)
    g.hand[SPAIN], g.home_hand[SPAIN] = [], [3]
    assert not may_pass(g, SPAIN)


# ---- pieces ----------------------------------------------------------------------------------------------------------------------
def test_E1_5_0_2_nothing_beyond_the_counters() -> None:
    """E1-5.0.2, E1-5.3.4, E1-SG.2 Regulars and mercenaries are two sides of the same counters; what is not on the map is the pool."""
    assert TROOPS[TROOP.by_id["spain_regular"]].pool == TROOPS[TROOP.by_id["spain_mercenary"]].pool
    pool = TROOPS[TROOP.by_id["spain_regular"]].pool
    g = position(units={"madrid": {"spain_regular": POOLS[pool].limit}}, active="spain")
    assert g.reserve[pool] == 0
    assert raising_places(g, SPAIN, MERCENARY) == []


def test_E1_5_1_1_and_5_1_2_the_best_leader_s_battle_and_command() -> None:
    """E1-5.1.1, E1-5.1.2, E1-5.1.10 Command limits the formation (the two best together); only the best rating fights."""
    alva, mehmed = LEADER.by_id["duke_of_alva"], LEADER.by_id["mehmed"]
    ratings = [LEADERS[x].battle for x in (alva, mehmed)]
    assert best_battle([alva, mehmed]) == max(ratings)
    assert formation_limit([alva]) == LEADERS[alva].command
    assert formation_limit([alva, mehmed]) == LEADERS[alva].command + LEADERS[mehmed].command
    assert formation_limit([]) == LEADERLESS


def test_E1_5_1_3_leaders_are_no_units() -> None:
    """E1-5.1.3 A leader inside does not count against a siege, nor do two before the walls count for one."""
    g = position(leaders={"naples": ["duke_of_alva"]})
    assert units(g, PLACE.by_id["naples"], SPAIN) == 0


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
    guise = LEADER.by_id["duke_of_guise"]
    assert leader_may_go(guise, PLACE.by_id["paris"])
    assert leader_may_go(guise, PLACE.by_id["metz"])
    assert not leader_may_go(guise, PLACE.by_id["brussels"])


def test_E1_5_3_3_and_5_3_5_kinds_of_units() -> None:
    """E1-5.3.3, E1-5.3.5, E1-17.1.4 Only Ottomans have cavalry, and no mercenaries; the Knights are never raised."""
    assert {t.power for t in TROOPS if t.cavalry} == {OTTOMAN}
    assert not any(t.power == OTTOMAN and t.kind == MERCENARY for t in TROOPS)
    g = position(active="spain")
    assert TROOP.by_id["knights"] not in {t for t, _ in raising_places(g, SPAIN, REGULAR)}
    assert TROOPS[TROOP.by_id["knights"]].fixed


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


def test_E1_13_1_13_a_lone_leader_is_taken_where_enemies_enter() -> None:
    """E1-13.1.13 In the open country, by a move."""
    g = position(
        units={"taranto": {"ottoman_regular": 1}},
        leaders={"messina": ["duke_of_alva"]},
        control={"taranto": "ottoman"},
    )
    game = passing(act(g, "march", "space:taranto", "space:messina"))
    assert where(game.state, "duke_of_alva") == CAPTIVE


# ---- relations -------------------------------------------------------------------------------------------------------------------
def test_E1_9_2_4_an_ally_s_spaces_are_friendly() -> None:
    """E1-9.2.4, E1-13.1.7, E1-14.1.6 To enter, to retreat to, and for a line of communication."""
    g = position(
        scenario="campaign", units={"marseille": {"france_regular": 1}}, allies=[("spain", "france")]
    )
    assert friendly(g, SPAIN, PLACE.by_id["marseille"])
    assert may_enter(g, SPAIN, PLACE.by_id["marseille"])
    assert may_retreat_to(g, SPAIN, PLACE.by_id["marseille"])
    apart = position(scenario="campaign", units={"marseille": {"france_regular": 1}})
    assert not may_enter(apart, SPAIN, PLACE.by_id["marseille"])
    assert not may_retreat_to(apart, SPAIN, PLACE.by_id["marseille"])


def test_E1_20_5_alliances_of_majors_end_in_winter() -> None:
    """E1-20.5, E1-9.2.9 Those with minors stay."""
    g = position(scenario="campaign", allies=[("spain", "france"), ("spain", "venice")])
    game = play(g, ("winter_end",))
    assert not allied(game.state, SPAIN, FRANCE)
    assert allied(game.state, SPAIN, VENICE)


def test_E1_24_2_S5_activation_ends_the_minor_s_own_wars() -> None:
    """E1-24.2.S5, E1-24.2.S2, E1-9.4.5 The Emperor's war with the Ottomans is now that of his ally."""
    g = position(wars=[("ottoman", "hre")])
    activate(g, SPAIN, HRE)
    assert not g.war[HRE]
    assert g.war[OTTOMAN] >> SPAIN & 1


def test_E1_24_6_S1_and_S6_who_rolls_and_what_is_spent() -> None:
    """E1-24.6.S1, E1-24.6.S6 Activators and deactivators with a voice; then all markers lie in the box."""
    g = position(dice=[1, 6])
    assert determine(g, VENICE) == [SPAIN, OTTOMAN]
    assert g.voice(VENICE, OTTOMAN) == g.voice(VENICE, SPAIN) == RESOLVED


def test_WX_24_C_war_on_venice_is_decided_without_the_ottomans() -> None:
    """E1-9.4.P4 Spain, France and the HRE roll; the winner may intervene, then the second."""
    g = position(scenario="campaign", dice=[6, 5, 1])
    procedure = war_on_minor(g, OTTOMAN, VENICE)
    first = next(procedure)
    assert first.seat == g.seat_of[SPAIN]  # type: ignore[union-attr]
    second = procedure.send(("isolate", "power:venice"))
    assert second.seat == g.seat_of[FRANCE]  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        procedure.send(("isolate", "power:venice"))
    assert g.master[VENICE] == VENICE


def test_E1_24_2_S3_flags_of_other_possible_allies_come_off() -> None:
    """E1-24.2.S3, E1-24.2.S4, OP-24-6 France held Candia: it is Spain's with Venice; what the Ottomans hold stays theirs."""
    g = position(scenario="campaign", control={"candia": "france", "cyprus": "ottoman"})
    activate(g, SPAIN, VENICE)
    assert controller(g, "candia") == "spain"
    assert controller(g, "cyprus") == "ottoman"


def test_E1_9_4_P4_deactivators_take_no_part() -> None:
    """E1-9.4.P4 France declares war on Venice: Spain and the HRE roll, the Ottomans don't."""
    g = position(scenario="campaign", dice=[1, 6])
    procedure = war_on_minor(g, FRANCE, VENICE)
    assert next(procedure).seat == g.seat_of[HRE]  # type: ignore[union-attr]
