"""Cards of the campaign once more: when they can be played, whom they touch, and how far they reach [E1-C]."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import CARD, answers, asked, controller, give, play, ships_at, told
from games.elisabeth.event_builders import event, until, without_treasures
from games.elisabeth.voyage_builders import at_sea, fleet_of, place, rich, world
from theatrum.games.elisabeth.rules.events.thrones import plague_targets
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_realms
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.places import HOMES, PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, POWER, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.world import SETTLEMENT
from theatrum.kit.graph import mask


def playable(g: Elisabeth, power: str, card: str) -> bool:
    """Could the power open its impulse with the text of the card?"""
    g.cp = 0
    game = play(g, ("impulse", POWER.by_id[power]))
    return any(a[:2] == ("event", f"card:{card}") for a in answers(game))


def test_E1_C_38_the_fleet_sails_with_the_card() -> None:
    """E1-C.38 The one treasure of the row and a new one are loaded and come to the Spanish hand."""
    g = rich(without_treasures(hands={"france": ["treasure_fleet"]}), 1)
    world(g).escorts = 0
    game = event(g, "france", 38)
    assert (world(g).spanish_row, len(g.treasures[SPAIN])) == ([], 2)
    assert told(game, "fleet-sails")[0].args["n"] == 2


@pytest.mark.parametrize("armada, ally, possible", [(2, True, True), (2, False, False), (0, True, False)])
def test_E1_C_110_needs_the_armada_and_the_pope(armada: int, ally: bool, possible: bool) -> None:
    """E1-C.110 In whoever's hand."""
    given: dict[str, Any] = {"allies": [("spain", "papacy")] if ally else []}
    given["hands"] = {"france": ["armada_indulgence"]}
    g = fleet_of(2, "corunna", **given) if armada else without_treasures(turn=5, **given)
    if not ally and g.master[POWER.by_id["papacy"]] == SPAIN:
        g.part(SPAIN, POWER.by_id["papacy"])
    assert playable(g, "france", "armada_indulgence") == possible


def test_E1_C_110_raises_only_aboard() -> None:
    """E1-C.110 Six CP for levels and for units aboard, in no port."""
    g = fleet_of(2, "corunna", allies=[("spain", "papacy")], hands={"france": ["armada_indulgence"]})
    game = event(g, "france", 110)
    assert (asked(game), g.cp) == (("spain", "action"), 6)
    assert {a[0] for a in answers(game)} <= {"stop", "upgrade", "raise-aboard", "board"}


def test_E1_C_74_whom_the_plague_strikes() -> None:
    """E1-C.74 Two powers with a space of two or more; with one such power that one; with none nobody."""
    units = {
        "paris": {"france_regular": 2},
        "madrid": {"spain_regular": 1},
        "london": {"england_mercenary": 2},
    }
    assert plague_targets(without_treasures(units=units), HRE) == [("power:england", "power:france")]
    units["london"] = {"england_mercenary": 1}
    assert plague_targets(without_treasures(units=units), HRE) == [("power:france",)]
    assert plague_targets(without_treasures(units={"madrid": {"spain_regular": 1}}), HRE) == []


def test_E1_C_67_the_surplus_goes_overboard_and_the_marker_comes_once() -> None:
    """E1-C.67, E1-16.5.S6 Hawkins carries one treasure; two more are one too many."""
    g = at_sea("hawkins", "guinea_coast", loot=[1], hands={"england": ["slave_trade"]}, cp=0)
    g.bonus[ENGLAND] = {"slave_trader": -1}
    game = event(g, "england", 67, "captain:hawkins")
    assert asked(game) == ("england", "stow")
    give(game, *answers(game)[0])
    assert len(world(g).loot[CAPTAIN.by_id["hawkins"]]) == 2
    assert g.bonus[ENGLAND] == {"slave_trader": -1}
    damaged = at_sea("hawkins", "guinea_coast", hands={"england": ["slave_trade"]})
    world(damaged).damaged |= 1 << CAPTAIN.by_id["hawkins"]
    assert not playable(damaged, "england", "slave_trade")


@pytest.mark.parametrize("out", [0, 5])
def test_E1_C_92_a_jesuit_and_three_attempts(out: int) -> None:
    """E1-C.92 With all five Jesuits out none comes; the attempts are made all the same."""
    g = without_treasures(hands={"spain": ["edmund_campion"]}, dice=[2, 2, 2])
    the_espionage(g).jesuits = mask(HOMES[ENGLAND][:out])
    g.protestant |= mask(HOMES[ENGLAND])
    g.protestant &= ~mask(HOMES[ENGLAND][:4])
    game = give(
        play(g, ("impulse", SPAIN)), *next(a for a in answers(play(g, ("impulse", SPAIN))) if a[0] == "event")
    )
    until(game, ("spain", "action"), ("spain", "impulse"))
    assert the_espionage(g).jesuits.bit_count() == (1 if out == 0 else 5)
    assert told(game, "conversion-catholic")[0].args["dice"] == [2, 2, 2]


def test_E1_C_61_a_foreign_colony_in_florida() -> None:
    """E1-C.61 It is removed, the captain in it goes to the North Atlantic with his loot; a Spanish Florida only gets walls."""
    g = at_sea(
        "villegaignon", "north_atlantic", "france", loot=[4], hands={"hre": ["menendez_de_aviles"]}, cp=0
    )
    florida = SETTLEMENT.by_id["florida"]
    world(g).settlements[florida] = FRANCE
    world(g).captain_at[CAPTAIN.by_id["villegaignon"]] = IN_COLONY + florida
    give(event(g, "hre", 61), "fortify", "settlement:florida")
    assert (world(g).settlements[florida], place(g, "villegaignon")) == (SPAIN, "north_atlantic")
    assert world(g).loot[CAPTAIN.by_id["villegaignon"]] == [4]
    markers = world(g).fortresses_on_card
    g = without_treasures(hands={"hre": ["menendez_de_aviles"]})
    world(g).settlements[florida] = SPAIN
    game = event(g, "hre", 61)
    assert ("fortify", "settlement:lima") in answers(game)
    give(game, "fortify", "settlement:lima")
    assert world(g).fortresses >> SETTLEMENT.by_id["lima"] & 1
    assert world(g).fortresses_on_card == markers


@pytest.mark.parametrize("old", [None, "la_rochelle"])
def test_E1_C_111_the_huguenot_capital_in_paris(old: str | None) -> None:
    """E1-C.111 It may be placed there, or moved there."""
    g = without_treasures(
        hands={"protestant": ["paris_is_worth_a_mass"]},
        leaders={"la_rochelle": ["henry_iv"]},
        control={"la_rochelle": "protestant"},
    )
    realms = the_realms(g)
    realms.capitals[PROTESTANT] = [PLACE.by_id[old]] if old else []
    game = event(g, "protestant", 111)
    give(game, "done")
    assert asked(game) == ("protestant", "rebellion-capital") or ("found", "space:paris") in answers(game)
    give(game, "found", "space:paris")
    assert realms.capitals[PROTESTANT] == [PLACE.by_id["paris"]]
    assert controller(g, "paris") == "protestant"


@pytest.mark.parametrize(
    "league, paris, possible", [(3, "france", True), (0, "france", False), (3, "spain", False)]
)
def test_E1_C_112_needs_the_league_and_a_french_paris(league: int, paris: str, possible: bool) -> None:
    """E1-C.112"""
    g = without_treasures(hands={"hre": ["day_of_the_barricades"]}, control={"paris": paris})
    the_realms(g).league = league
    assert playable(g, "hre", "day_of_the_barricades") == possible


@pytest.mark.parametrize("mary, possible", [("free", True), ("captured", False), ("dead", False)])
def test_E1_C_77_only_while_mary_is_free(mary: str, possible: bool) -> None:
    """E1-C.77"""
    g = without_treasures(hands={"hre": ["earl_of_bothwell"]})
    the_espionage(g).mary = mary
    assert playable(g, "hre", "earl_of_bothwell") == possible


@pytest.mark.parametrize("galleons, turned", [(1, 1), (2, 2), (3, 2)])
def test_E1_C_59_up_to_two_galleons(galleons: int, turned: int) -> None:
    """E1-C.59 In English home ports under the English flag; not at sea."""
    g = without_treasures(
        turn=2,
        fleet={"plymouth": {"england_galleon": galleons}, "irish_sea": {"england_galleon": 1}},
        hands={"spain": ["john_hawkins"]},
    )
    game = event(g, "spain", 59)
    while asked(game) == ("england", "race-built"):
        give(game, *answers(game)[0])
    assert ships_at(g, "plymouth").get("england_race_built_galleon", 0) == turned
    assert ships_at(g, "irish_sea") == {"england_galleon": 1}


def test_E1_C_53_calms_only_what_france_controls() -> None:
    """E1-C.53 Up to three; then a point on a minor where it has a voice."""
    towns = ("lyon", "dijon", "rouen", "orleans", "bourges")
    g = without_treasures(
        hands={"france": ["grand_tour"]}, unrest=towns, control={"bourges": "protestant"}, dice=[2] * 6
    )
    g.protestant |= mask(PLACE.by_id[s] for s in towns)
    game = event(g, "france", 53)
    calmed = []
    while asked(game) == ("france", "tour-calms"):
        assert ("calm", "space:bourges") not in answers(game)
        calmed.append(answers(game)[0])
        give(game, *answers(game)[0])
    assert len(calmed) == 3
    assert sum(g.in_unrest(PLACE.by_id[s]) for s in towns) == 2
    assert asked(game) == ("france", "tour-influence") or any(a[0] == "influence" for a in answers(game))


def test_E1_C_58_A_nobody_stops_his_own_card() -> None:
    """E1-C.58 (A) Whoever announced the Grand Tour does not answer it with Jeanne; another may."""
    for holder, possible in (("spain", False), ("hre", True)):
        g = without_treasures(hands={"spain": ["grand_tour"]}, dice=[2] * 6)
        g.hand[POWER.by_id[holder]].append(CARD["jeanne_dalbret"])
        g.protestant |= 1 << PLACE.by_id["lyon"] | 1 << PLACE.by_id["dijon"]
        game = give(play(g, ("impulse", SPAIN)), "event", "card:grand_tour")
        offered = False
        while asked(game) is not None and asked(game)[1] == "window-w1":  # type: ignore[index]
            offered = offered or any(a[:2] == ("play", "card:jeanne_dalbret") for a in answers(game))
            give(game, "pass")
        assert offered == possible
