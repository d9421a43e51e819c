"""The map, its markers and the powers [E1-2, E1-3]."""

from __future__ import annotations

from games.elisabeth.builders import (
    act,
    asked,
    force,
    give,
    laid_out,
    passing,
    play,
    position,
    told,
)
from theatrum.games.elisabeth.queries.keys import counted_keys
from theatrum.games.elisabeth.queries.relations import adjacent, played
from theatrum.games.elisabeth.rules.cards import may_pass
from theatrum.games.elisabeth.rules.events.armies import desertion_targets
from theatrum.games.elisabeth.rules.events.sea import slaves_targets
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.places import CAPITALS, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    MAJORS,
    OTTOMAN,
    POWERS,
    SPAIN,
)


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
    assert force(game.state, "taranto") == {"ottoman_regular": 2}
    battle = told(game, "battle")[0]
    assert (battle.args["power"], battle.args["enemy"]) == ("power:ottoman", "power:spain")


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


def test_E1_3_2_2_a_power_is_a_major_power() -> None:
    """E1-3.2.2, E1-C.22, E1-C.27, E1-16.4.S2 Inactive minors are no power that a card or a rule just calls so."""
    g = position(fleet={"venice": {"venice_galley": 2}})
    assert slaves_targets(g, OTTOMAN) == []
    assert slaves_targets(
        position(fleet={"venice": {"venice_galley": 2}}, allies=[("spain", "venice")]), OTTOMAN
    )
    assert desertion_targets(position(units={"vienna": {"hre_mercenary": 2}}), SPAIN) == []
    hired = position(units={"vienna": {"hre_mercenary": 2}}, allies=[("spain", "hre")])
    assert len(desertion_targets(hired, SPAIN)) == 2
    fleet = {"adriatic_sea": {"ottoman_galley": 1}, "trieste": {"hre_galley": 1}}
    raid = Raid(PLACE.by_id["adriatic_sea"], OTTOMAN, SPAIN)
    alone = defence_dice(position(fleet=fleet, wars=[("ottoman", "hre")]), raid)
    assert defence_dice(position(fleet=fleet, allies=[("spain", "hre")]), raid) == alone + 1
