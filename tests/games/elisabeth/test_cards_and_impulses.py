"""Cards, the turn and impulses [E1-6, E1-7, E1-8, E1-11]."""

from __future__ import annotations

from games.elisabeth.builders import (
    CARD,
    answers,
    asked,
    force,
    give,
    laid_out,
    not_offered,
    passing,
    play,
    position,
    told,
)
from games.elisabeth.event_builders import event, without_treasures
from theatrum.core.chance import Chance
from theatrum.games.elisabeth.redeal import redeal
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.impulses import openings
from theatrum.games.elisabeth.state.pieces import AWAY, ON_CARD
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
)
from theatrum.games.elisabeth.tables.powers import (
    OTTOMAN,
    SPAIN,
)


def test_E1_6_1_6_the_harem_shows_home_cards() -> None:
    """E1-6.1.6 Home cards are shown when a hand must be shown; redealing respects what was seen."""
    g = position(hands={"spain": ["sultans_harem"], "ottoman": ["ottoman_tribute", "storms"]})
    g.home_aside[OTTOMAN] = [1]
    g.active = -1
    game = play(g, ("between_impulses", OTTOMAN))
    while asked(game) != ("spain", "window-w11"):
        give(game, "pass")
    give(game, "play", "card:sultans_harem")
    shown = told(game, "hand-shown")[0]
    assert list(shown.args["cards"]) == ["card:ottoman_tribute", "card:storms"]
    for seed in range(8):
        copy = game.state.copy()
        redeal(copy, 1, Chance(str(seed)))
        assert copy.home_hand[OTTOMAN] == [2]


def test_E1_6_1_2_a_card_is_played_for_its_cp_or_its_text() -> None:
    """E1-6.1.2, E1-6.1.13, E1-6.1.15, E1-11.0.2, E1-11.0.4 An event either way, a response or combat card here only for CP."""
    g = position(hands={"spain": ["diplomatic_failure", "storms", "fireships"]}, active="spain")
    possible = openings(g, SPAIN)
    assert ("cp", "card:diplomatic_failure") in possible
    assert any(a[:2] == ("event", "card:diplomatic_failure") for a in possible)
    assert {("cp", "card:storms"), ("cp", "card:fireships")} <= set(possible)
    assert not any(a[:2] in (("event", "card:storms"), ("event", "card:fireships")) for a in possible)


def test_E1_6_1_3_only_the_chosen_part_happens() -> None:
    """E1-6.1.3, E1-C.25 The Ottomans raise two regulars instead of rolling."""
    g = position(hands={"ottoman": ["janissaries_rebel"]}, dice=[])
    game = play(g, ("impulse", OTTOMAN))
    give(game, "event", "card:janissaries_rebel", "space:istanbul")
    assert force(game.state, "istanbul") == {"ottoman_regular": 2}
    assert not told(game, "janissaries-roll")


def test_E1_6_1_10_and_11_0_5_where_a_card_goes() -> None:
    """E1-6.1.10, E1-6.2.5, E1-11.0.5 Selim lies on the ruler's box, German Intervention on the discards; a card
    that says so leaves the game."""
    g = position(hands={"spain": ["selim_ii", "german_intervention"]}, dice=[1, 6])
    game = give(play(g, ("impulse", SPAIN)), "event", "card:selim_ii")
    assert (game.state.beside, game.state.discard) == ([6], [])
    g = position(hands={"spain": ["german_intervention"]}, dice=[6, 1])
    game = give(play(g, ("impulse", SPAIN)), "event", "card:german_intervention")
    assert 4 in game.state.discard
    g = without_treasures(hands={"hre": ["belgic_confession"]})
    game = event(g, "hre", CARD["belgic_confession"])
    assert (g.out, g.discard) == ([CARD["belgic_confession"]], [])


def test_E1_6_1_12_others_may_respond_after_every_action() -> None:
    """E1-6.1.12 The Ottomans raise a unit; then Spain hires Reiters."""
    g = position(hands={"ottoman": ["dysentery"], "spain": ["german_reiters"]}, deck=["storms"])
    game = give(play(g, ("impulse", OTTOMAN)), "cp", "card:dysentery")
    give(game, "raise", "troop:ottoman_cavalry", "space:buda")
    while asked(game) != ("spain", "window-w13"):
        give(game, "pass")
    give(game, "play", "card:german_reiters", "space:madrid", 3)
    assert force(game.state, "madrid") == {"spain_mercenary": 3}


def test_E1_6_2_1_and_8_3_1_a_new_hand_and_what_was_kept() -> None:
    """E1-6.2.1, E1-8.3.1, E1-8.1.1 Dealt cards come to those kept; home cards return; leaders arrive by their turn."""
    g = laid_out()
    g.turn, g.vp_by_turn = 2, [[0] * 6]
    kept = [g.deck.pop()]
    if kept == [6]:
        kept = [g.deck.pop()]
    g.hand[SPAIN] = list(kept)
    g.home_hand[SPAIN], g.home_used[SPAIN] = [], [3]
    due = cards_due(g, SPAIN)
    game = play(g, ("card_phase",))
    assert len(game.state.hand[SPAIN]) == due + 1
    assert kept[0] in game.state.hand[SPAIN]
    assert game.state.home_hand[SPAIN] == [3]
    assert game.state.leader_at[LEADER.by_id["don_john"]] == ON_CARD
    assert game.state.leader_at[LEADER.by_id["parma"]] == AWAY


def test_E1_7_0_1_and_7_0_4_the_phases_of_the_learning_scenario() -> None:
    """E1-7.0.1, E1-7.0.4, E1-SL.9, E1-SL.12 Cards, ransom, spring, action, winter, victory; nothing else."""
    g = laid_out()
    from theatrum.games.elisabeth.rules.turn import turn

    g.agenda = []
    turn(g)
    assert [step[0] for step in reversed(g.agenda)] == [
        "card_phase",
        "ransom_segment",
        "spring",
        "action_phase",
        "winter",
        "victory_phase",
    ]
    assert g.last_turn == 3


def test_E1_7_0_2_one_card_is_one_impulse() -> None:
    """E1-7.0.2, E1-11.0.2 Then it is the other's turn, with or without cards left."""
    g = position(hands={"ottoman": ["fireships", "looting"], "spain": ["dysentery"]})
    game = give(play(g, ("impulse", OTTOMAN)), "cp", "card:fireships")
    give(game, "stop")
    passing(game)
    assert asked(game) == ("spain", "impulse")


def test_E1_11_0_6_once_a_turn_for_its_text() -> None:
    """E1-11.0.6 Retrieved in the same turn, a card is good for its CP only."""
    g = position(hands={"spain": ["diplomatic_failure"]}, active="spain")
    g.played = [CARD["diplomatic_failure"]]
    game = play(g, ("impulse", SPAIN))
    assert ("cp", "card:diplomatic_failure") in answers(game)
    why = not_offered(game, "event", "card:diplomatic_failure")
    assert why is not None
    assert why.rule == "E1-11.0.6"


def test_E1_11_0_7_spain_carries_out_what_the_ottomans_play() -> None:
    """E1-11.0.7, E1-C.26 The Knights' card names Spain: it makes the choices."""
    g = position(units={"malta": {"knights": 1}}, hands={"ottoman": ["knights_of_st_john"]})
    game = give(play(g, ("impulse", OTTOMAN)), "event", "card:knights_of_st_john")
    passing(game)
    assert asked(game) == ("spain", "knights")


def test_E1_11_1_3_an_action_may_be_repeated() -> None:
    """E1-11.1.3 As long as CP last."""
    g = position(active="spain", cp=2)
    game = play(g, ("actions",))
    for _ in range(2):
        give(game, "raise", "troop:spain_mercenary", "space:madrid")
        passing(game)
    assert force(game.state, "madrid") == {"spain_mercenary": 2}
    assert game.state.cp == 0
