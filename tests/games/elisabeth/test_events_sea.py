"""Events about ships, and combat cards at sea [E1-C]."""

from __future__ import annotations

from games.elisabeth.builders import (
    answers,
    asked,
    force,
    give,
    play,
    position,
    ships_at,
    told,
)
from games.elisabeth.event_builders import uncancelled
from games.elisabeth.voyage_builders import sea_battle
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import OTTOMAN, SPAIN


def test_E1_C_9_fireships_burn_before_the_guns_fire() -> None:
    """E1-C.9 Two dice; two hits sink a galley, which rolls no dice; they do not count for the victory."""
    game = sea_battle([5, 6, 1, 1, 1, 1, 5, 1], spain=["fireships"])
    give(game, "play", "card:fireships")
    assert [len(told(game, "sea-dice")[0].args[k]) for k in ("attack", "defence")] == [2, 4]
    assert told(game, "ship-lost")[0].args["ship"] == "ship:ottoman_galley"


def test_E1_C_9_an_odd_hit_of_fireships_is_lost() -> None:
    """E1-C.9 One hit alone burns no galley."""
    game = sea_battle([5, 1, *[1] * 8], spain=["fireships"])
    give(game, "play", "card:fireships")
    assert [len(told(game, "sea-dice")[0].args[k]) for k in ("attack", "defence")] == [4, 4]


def test_E1_C_12_galleasses_after_the_dice_for_one_side() -> None:
    """E1-C.12, E1-16.2.S6 Three more dice for the side that is named; their hits decide."""
    game = sea_battle([5, 1, 1, 1, 5, 1, 1, 1, 6, 6, 6], ottoman=["galleasses"])
    assert asked(game) == ("ottoman", "window-w8")
    give(game, "play", "card:galleasses", "power:ottoman")
    assert told(game, "sea-won")[0].args["power"] == "power:ottoman"


def test_E1_C_12_four_dice_with_a_venetian_ship() -> None:
    """E1-C.12 A Venetian squadron on that side."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 2, "venice_galley": 2}},
        allies=[("spain", "venice")],
        hands={"spain": ["galleasses"]},
        dice=[1] * 8 + [5, 5, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    give(game, "play", "card:galleasses", "power:spain")
    assert len(told(game, "galleasses")[0].args["dice"]) == 4


def test_E1_C_22_galley_slaves_revolt() -> None:
    """E1-C.22 Two dice against galleys and corsairs in one place; they come back next turn."""
    g = position(
        fleet={"algiers": {"ottoman_corsair": 3}}, hands={"spain": ["galley_slaves_revolt"]}, dice=[5, 6]
    )
    game = uncancelled(g, "spain", "galley_slaves_revolt", "space:algiers", "power:ottoman")
    assert ships_at(game.state, "algiers") == {"ottoman_corsair": 1}
    assert sum(game.state.ships_lost) == 2


def test_E1_C_26_the_knights_come_back_to_malta_first() -> None:
    """E1-C.26 (A), E1-17.1.4 With strength 1; Spain carries it out."""
    game = uncancelled(position(hands={"ottoman": ["knights_of_st_john"]}), "ottoman", "knights_of_st_john")
    assert force(game.state, "malta") == {"knights": 1}


def test_E1_C_26_the_knights_raid_without_ships() -> None:
    """E1-C.26 (B), E1-SL.6 Two dice, no defence; a hit costs the Ottomans a piracy point, a card or a ship."""
    g = position(
        hands={"spain": ["knights_of_st_john"], "ottoman": ["storms"]},
        units={"malta": {"knights": 2}},
        fleet={"djerba_tripoli": {"ottoman_corsair": 1}},
        dice=[5, 1],
    )
    g.piracy_vp[OTTOMAN] = 1
    game = uncancelled(g, "spain", "knights_of_st_john")
    if asked(game) == ("spain", "knights"):
        give(game, "raid", "zone:north_african_coast", "power:ottoman")
    assert set(answers(game)) == {("give-ship",), ("give-card",), ("give-vp",)}
    give(game, "give-vp")
    assert game.state.piracy_vp[OTTOMAN] == 0
