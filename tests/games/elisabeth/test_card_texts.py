"""Texts of cards [E1-C]."""

from __future__ import annotations

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    controller,
    force,
    give,
    play,
    position,
    ships_at,
    told,
)
from games.elisabeth.event_builders import uncancelled
from theatrum.core.chance import Chance
from theatrum.core.contract import DONE
from theatrum.games.elisabeth.redeal import redeal
from theatrum.games.elisabeth.rules.events.armies import treachery_targets
from theatrum.games.elisabeth.rules.impulses import openings
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    OTTOMAN,
    POWER,
    SPAIN,
)


def test_E1_C_14_looting_looks_at_who_held_the_space() -> None:
    """E1-C.14 Spain retakes Vienna from the Ottomans: a major power has lost it, though the HRE is a minor one."""
    g = position(
        units={"vienna": {"spain_regular": 3}},
        control={"vienna": "ottoman"},
        sieges={("vienna", "spain"): 3},
        hands={"spain": ["looting"], "ottoman": ["storms"]},
        allies=[("spain", "hre")],
        active="spain",
        dice=[5, 5, 5, 1, 1],
    )
    game = act(g, "assault", "space:vienna")
    give(game, "all")
    while asked(game) is not None and asked(game)[1] != "window-w9":  # type: ignore[index]
        give(game, "pass")
    while ("play", "card:looting") not in answers(game):
        give(game, "pass")
    give(game, "play", "card:looting")
    assert game.state.hand[SPAIN] == [CARD["storms"]]


def test_E1_C_14_the_emperor_s_loss_is_no_prey() -> None:
    """E1-C.14, E1-SL.10 (a) What the HRE loses was under its own flag: no effect against minors."""
    g = position(
        units={"vienna": {"ottoman_regular": 3}},
        control={"pressburg": "ottoman"},
        sieges={("vienna", "ottoman"): 3},
        hands={"ottoman": ["looting"], "spain": ["storms"]},
        allies=[("spain", "hre")],
        dice=[5, 5, 5, 1],
    )
    game = act(g, "assault", "space:vienna")
    give(game, "all")
    while asked(game) is not None and ("pass",) in answers(game):
        assert asked(game)[1] != "window-w9"  # type: ignore[index]
        give(game, "pass")
    assert controller(game.state, "vienna") == "ottoman"


def test_E1_C_29_only_mandatory_cards_are_kept_in_secret() -> None:
    """E1-C.29 Who has nothing to put down is asked all the same, and puts nothing down."""
    g = position(hands={"spain": ["nostradamus_prophecies"]}, deck=["papal_bull", "german_intervention"])
    game = uncancelled(g, "spain", "nostradamus_prophecies")
    assert (asked(game), answers(game)) == (("spain", "discard"), [DONE])
    give(game, "done")
    assert sorted(game.state.hand[SPAIN]) == [4, 5]


def test_E1_C_29_fresh_cards_stay_as_many_when_hidden_ones_are_dealt_anew() -> None:
    """E1-C.29 What another has just drawn is unknown: after redealing it is some other cards, as many."""
    g = position(hands={"spain": ["storms", "looting", "fireships"]}, deck=["dysentery", "army_mutiny"])
    g.fresh = [CARD["storms"], CARD["looting"]]
    redeal(g, 0, Chance("3"))
    assert len(g.fresh) == 2
    assert set(g.fresh) <= set(g.hand[SPAIN])


def test_E1_C_17_no_question_where_all_must_go() -> None:
    """E1-C.17 All mercenaries go, and a third regular stays: nobody has anything to choose."""
    g = position(
        units={"genoa": {"spain_mercenary": 2, "spain_regular": 1}}, hands={"ottoman": ["army_mutiny"]}
    )
    game = uncancelled(g, "ottoman", "army_mutiny", "space:genoa", "power:spain")
    assert force(game.state, "genoa") == {"spain_regular": 1}


def test_E1_C_9_a_fleet_that_burned_has_lost() -> None:
    """E1-C.9 Our ruling: who has no ships left when the dice are counted does not win by the tie."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 2, "spain_galley": 1}},
        hands={"ottoman": ["fireships"]},
        dice=[5, 5, 1, 1, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    give(game, "play", "card:fireships")
    while asked(game) is not None:
        give(game, "pass")
    assert ships_at(game.state, "ionian_sea") == {"ottoman_galley": 2}
    assert told(game, "sea-won")[0].args["power"] == "power:ottoman"


def test_E1_C_28_the_card_leaves_the_game_with_the_unit() -> None:
    """E1-C.28 It lies out while the unit lives, and is removed when that is gone."""
    g = position(
        units={"granada": {"morisco": 1}, "cordoba": {"spain_regular": 4}},
        active="spain",
        dice=[5, 1, 1, 1, 1, 1],
        cp=1,
    )
    g.beside.append(CARD["morisco_revolt"])
    game = act(g, "march", "space:cordoba", "space:granada")
    give(game, "all")
    while asked(game) is not None and ("pass",) in answers(game):
        give(game, "pass")
    assert force(game.state, "granada") == {"spain_regular": 4}
    assert (game.state.beside, game.state.out) == ([], [CARD["morisco_revolt"]])


def test_E1_C_3_the_spanish_road_is_good_for_cp_only() -> None:
    """E1-C.3, E1-SL.15 The Netherlands can't be entered."""
    g = position(hands={"spain": ["spanish_road"]}, active="spain")
    assert openings(g, SPAIN) == [("cp", "card:spanish_road")]


def test_E1_C_31_not_where_the_siege_was_laid_just_now() -> None:
    """E1-C.31 In an earlier impulse."""
    g = position(units={"naples": {"ottoman_regular": 2}}, sieges={("naples", "ottoman"): 10}, impulse=10)
    assert treachery_targets(g, OTTOMAN) == []
    g.impulse = 11
    assert treachery_targets(g, OTTOMAN) == [("space:naples",)]


def test_E1_C_29_what_was_drawn_waits() -> None:
    """E1-C.29 The Reiters that Spain draws are not hired in this impulse."""
    g = position(
        hands={"spain": ["nostradamus_prophecies", "fireships"]}, deck=["dysentery", "german_reiters"]
    )
    game = give(play(g, ("impulse", SPAIN)), "event", "card:nostradamus_prophecies")
    if asked(game) == ("ottoman", "window-w1"):
        give(game, "pass")
    give(game, "discard", "card:fireships")
    assert sorted(game.state.fresh) == sorted([CARD["dysentery"], CARD["german_reiters"]])
    assert asked(game) == ("spain", "window-w13")
    assert answers(game) == [("pass",)]


def test_E1_C_5_nothing_but_cp_if_the_papacy_was_determined() -> None:
    """E1-C.5 No second roll, and no benefit either."""
    g = position(hands={"ottoman": ["papal_bull"]}, dice=[])
    g.discard = [CARD["holy_league"]]
    for power in (OTTOMAN, SPAIN):
        g.set_voice(POWER.by_id["papacy"], power, RESOLVED)
    game = give(play(g, ("impulse", OTTOMAN)), "event", "card:papal_bull")
    assert told(game, "status-known")
    assert asked(game) == ("ottoman", "action")
    assert game.state.cp == 2
