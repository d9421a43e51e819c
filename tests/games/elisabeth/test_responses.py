"""Cards played in windows [E1-6.1.12, E1-C]."""

from __future__ import annotations

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    controller,
    force,
    give,
    laid_out,
    not_offered,
    play,
    position,
    ships_at,
    told,
    where,
    wintering,
)
from games.elisabeth.card_play import ways
from games.elisabeth.event_builders import opening, uncancelled
from theatrum.core.contract import PASS
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.relations import the_count, the_scenario
from theatrum.games.elisabeth.rules.actions import available
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import HRE, OTTOMAN, SPAIN


def field_battle(dice: list[int], **hands: list[str]) -> Game:
    """Three Ottoman regulars march against two Spanish ones in Agram."""
    g = position(
        units={"szigetvar": {"ottoman_regular": 3}, "agram": {"spain_regular": 2}},
        control={"szigetvar": "ottoman", "agram": "spain"},
        hands=hands,
        dice=dice,
    )
    game = act(g, "march", "space:szigetvar", "space:agram")
    give(game, "all")
    while asked(game) is not None and asked(game)[1] in ("window-w2", "intercept", "avoid"):  # type: ignore[index]
        give(game, "pass")
    return game


def test_E1_C_1_the_grand_vizier_cancels_an_event() -> None:
    """E1-C.1 W1: before anything happens; the card is discarded, gives nothing and is played for this turn."""
    g = position(
        hands={"spain": ["army_mutiny", "storms"], "ottoman": ["grand_vizier"]},
        units={"buda": {"ottoman_regular": 4}},
    )
    game = give(opening(g, "spain"), "event", "card:army_mutiny", "space:buda", "power:ottoman")
    give(game, "play", "card:grand_vizier")
    assert force(game.state, "buda") == {"ottoman_regular": 4}
    assert CARD["army_mutiny"] in game.state.discard
    assert CARD["army_mutiny"] in game.state.played
    assert game.state.home_used[OTTOMAN] == [1]


def test_E1_C_1_not_against_mandatory_cards_and_not_as_an_opening() -> None:
    """E1-C.1, E1-SL.15 No window for a mandatory card; its text never opens an impulse here."""
    g = position(hands={"spain": ["selim_ii"], "ottoman": ["grand_vizier"]})
    game = give(opening(g, "spain"), "event", "card:selim_ii")
    assert asked(game) == ("spain", "action")
    own = opening(position(hands={"ottoman": ["grand_vizier"]}), "ottoman")
    assert not_offered(own, "event", "card:grand_vizier") is not None
    assert ("cp", "card:grand_vizier") in answers(own)


def test_E1_9_4_P4_spain_may_intervene_for_the_emperor() -> None:
    """E1-9.4.P4, E1-SL.10 (a) The HRE becomes an ally; its spaces keep their own flags."""
    g = position(hands={"ottoman": ["ottoman_tribute"]}, dice=[4])
    game = give(uncancelled(g, "ottoman", "ottoman_tribute", "power:hre"), "intervene", "power:hre")
    assert game.state.master[HRE] == SPAIN
    assert controller(game.state, "vienna") == "hre"


def test_E1_SL_15_siege_engineering_has_its_first_part_only() -> None:
    """E1-SL.15, E1-C.10 There is no Flooding that it could cancel, and no port in the Netherlands to be assaulted with it."""
    g = laid_out()
    cards = {*g.deck, *g.beside, *(c for hands in (g.hand, g.home_hand) for hand in hands for c in hand)}
    cards |= {c for later in the_count(g).deck.later.values() for c in later}
    assert CARD["siege_engineering"] in cards
    assert CARD["flooding"] not in cards
    assert {PLACE.by_id["antwerp"], PLACE.by_id["rotterdam"]} <= set(the_scenario(g).closed)


def test_E1_SL_15_city_state_rebels_not_in_metz() -> None:
    """E1-SL.15, E1-C.18 Metz, whoever holds it, is closed here; in the campaign it can rebel."""
    held = dict.fromkeys(("metz", "florence", "tunis"), "spain")
    for scenario, cities in (
        ("learning", {"florence", "tunis"}),
        ("campaign", {"florence", "tunis", "metz"}),
    ):
        g = position(scenario=scenario, control=held, active="ottoman")
        assert {str(name[0])[6:] for name in ways(g, "ottoman", "city_state_rebels")} == cities


def test_E1_SL_15_the_moriscos_spread_no_unrest_in_winter() -> None:
    """E1-SL.15, E1-C.28 In the campaign somebody is asked where."""
    for scenario, spreads in (("learning", False), ("campaign", True)):
        g = position(scenario=scenario, units={"granada": {"morisco": 2}})
        game = wintering(g)
        assert (asked(game) == ("ottoman", "winter-unrest")) == spreads
        assert not g.unrest


def test_E1_SL_15_the_spanish_road_is_only_for_cp() -> None:
    """E1-SL.15 Card 3 leads to the Netherlands, which nobody may enter."""
    game = opening(position(hands={"spain": ["spanish_road"]}), "spain")
    assert answers(game) == [("cp", "card:spanish_road")]


def test_E1_24_6_S3_a_tie_goes_to_the_earlier_power() -> None:
    """E1-24.6.S3 Ottoman 3 + 1, Spain 1 + 3: the Ottomans win, who can only deactivate [E1-24.6.S5]."""
    g = position(hands={"spain": ["german_intervention"]}, dice=[1, 3], allies=[("spain", "hre")])
    game = uncancelled(g, "spain", "german_intervention")
    assert game.state.master[HRE] == HRE


def test_E1_24_6_once_per_turn() -> None:
    """E1-24.6, E1-C.4 A second determination does nothing; the 2 CP remain."""
    g = position(hands={"ottoman": ["german_intervention"]})
    for power in (OTTOMAN, SPAIN):
        g.set_voice(HRE, power, RESOLVED)
    game = uncancelled(g, "ottoman", "german_intervention")
    assert told(game, "status-known")
    assert game.state.cp == 2


def test_E1_6_2_6_not_if_it_was_played_for_its_text_this_turn() -> None:
    """E1-6.2.6 Each card once per turn as event."""
    g = position(hands={"ottoman": ["papal_bull"]}, dice=[1, 6])
    g.discard.append(CARD["holy_league"])
    g.played.append(CARD["holy_league"])
    game = uncancelled(g, "ottoman", "papal_bull")
    assert asked(game) == ("ottoman", "action")


def test_E1_C_7_desperate_assault_three_dice_and_one_more_loss() -> None:
    """E1-C.7 +3 dice for the attacker; afterwards one more unit, if two or more are left."""
    game = field_battle([6, 6, 1, 1, 1, 1, 1, 1, 1], ottoman=["desperate_assault"])
    assert asked(game) == ("ottoman", "window-w7")
    give(game, "play", "card:desperate_assault")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [6, 3]
    assert force(game.state, "agram") == {"ottoman_regular": 2}


def test_E1_C_8_field_artillery_for_either_side() -> None:
    """E1-C.8 +2 dice for the side that plays it."""
    game = field_battle([1, 1, 1, 1, 1, 1, 1, 6], spain=["field_artillery"])
    give(game, "play", "card:field_artillery")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 5]


def test_E1_C_8_and_10_are_bound_to_their_battles() -> None:
    """E1-C.10 Siege Engineering is for assaults; E1-C.9 Fireships for the sea: neither is offered in the field."""
    game = field_battle([1] * 6, ottoman=["siege_engineering", "fireships"])
    assert asked(game) != ("ottoman", "window-w7")


def test_E1_C_10_siege_engineering_three_dice_in_an_assault() -> None:
    """E1-C.10 (A)"""
    g = position(
        units={"szigetvar": {"ottoman_regular": 4}},
        inside={"szigetvar": {"hre_regular": 1}},
        control={"mohacs": "ottoman"},
        wars=[("ottoman", "hre")],
        sieges={("szigetvar", "ottoman"): 3},
        hands={"ottoman": ["siege_engineering"]},
        dice=[6, 1, 1, 1, 1, 1, 1],
    )
    game = give(act(g, "assault", "space:szigetvar"), "all")
    give(game, "play", "card:siege_engineering")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [5, 2]
    assert controller(game.state, "szigetvar") == "ottoman"


def test_E1_C_11_dragut_dies_and_does_not_count_in_the_roll() -> None:
    """E1-C.11, E1-5.1.20 W16 before the dice; he leaves the game, and Uluch Ali comes with the next card phase."""
    g = position(
        fleet={"ionian_sea": {"ottoman_corsair": 2, "spain_galley": 1}},
        leaders={"ionian_sea": ["dragut"]},
        hands={"spain": ["dragut_dies"]},
        dice=[1, 1, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    give(game, "play", "card:dragut_dies")
    assert where(game.state, "dragut") == GONE
    assert len(told(game, "sea-dice")[0].args["attack"]) == 2
    assert game.state.out == [CARD["dragut_dies"]]


def test_E1_C_11_only_where_he_takes_part() -> None:
    """E1-C.11 He must be in the battle."""
    g = position(
        fleet={"ionian_sea": {"ottoman_corsair": 2, "spain_galley": 1}, "algiers": {"ottoman_corsair": 1}},
        leaders={"algiers": ["dragut"]},
        hands={"spain": ["dragut_dies"]},
        dice=[1, 1, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    assert asked(game) is None or asked(game) != ("spain", "window-w16")


def test_E1_C_13_german_reiters_place_mercenaries() -> None:
    """E1-C.13 (A) Up to three in one friendly space, home or not; not for the Ottomans."""
    game = opening(position(hands={"spain": ["german_reiters"]}), "spain")
    assert ("event", "card:german_reiters", "space:rome", 3) in answers(game)
    give(game, "event", "card:german_reiters", "space:rome", 3)
    assert force(game.state, "rome") == {"spain_mercenary": 3}
    turks = opening(position(hands={"ottoman": ["german_reiters"]}), "ottoman")
    assert not any(a[0] == "event" for a in answers(turks))


def test_E1_C_13_german_reiters_as_a_response_after_an_action() -> None:
    """E1-C.13 (A), W13 After somebody's action."""
    g = position(hands={"spain": ["german_reiters"], "ottoman": ["storms"]}, cp=2)
    game = play(g, ("actions",))
    give(game, "influence", "power:venice")
    assert asked(game) == ("spain", "window-w13")
    give(game, "play", "card:german_reiters", "space:milan", 2)
    assert force(game.state, "milan") == {"spain_mercenary": 2}


def test_E1_C_13_german_reiters_take_enemy_mercenaries_out_of_a_battle() -> None:
    """E1-C.13 (B), W6 Up to two."""
    g = position(
        units={"szigetvar": {"ottoman_regular": 3}, "agram": {"spain_mercenary": 3}},
        control={"szigetvar": "ottoman", "agram": "spain"},
        hands={"ottoman": ["german_reiters"]},
        dice=[1] * 8,
    )
    game = give(act(g, "march", "space:szigetvar", "space:agram"), "all")
    while asked(game) != ("ottoman", "window-w6"):
        give(game, "pass")
    give(game, "play", "card:german_reiters", "troop:spain_mercenary", 2)
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 2]


def test_E1_C_14_looting_after_an_assault() -> None:
    """E1-C.14, W9 The conqueror draws a random card from the loser's hand."""
    g = position(
        units={"messina": {"ottoman_regular": 3}},
        control={"taranto": "ottoman"},
        sieges={("messina", "ottoman"): 3},
        fleet={"ionian_sea": {"ottoman_galley": 1}},
        hands={"ottoman": ["looting"], "spain": ["storms"]},
        dice=[6, 1, 1, 1, 1],
    )
    g.fortresses |= 1 << PLACE.by_id["messina"]
    game = act(g, "assault", "space:messina")
    while asked(game) != ("ottoman", "window-w9"):
        give(game, *(("all",) if ("all",) in answers(game) else PASS))
    give(game, "play", "card:looting")
    assert game.state.hand[OTTOMAN] == [CARD["storms"]]
    assert game.state.hand[SPAIN] == []


def test_E1_C_15_storms_stop_the_move_and_the_rest_of_the_impulse() -> None:
    """E1-C.15, E1-16.1.S3 The ships stay, the CP are lost, and nothing moves any more in this impulse."""
    g = position(fleet={"istanbul": {"ottoman_galley": 2}}, hands={"spain": ["storms"]}, cp=3)
    game = play(g, ("actions",))
    give(game, "sail")
    give(game, "sail", "space:istanbul", "zone:aegean_sea")
    give(game, "all")
    give(game, "play", "card:storms")
    assert ships_at(game.state, "istanbul") == {"ottoman_galley": 2}
    assert game.state.cp == 2
    barred = {a.id for a in available(game.state, OTTOMAN)}
    assert not barred & {"move_formation", "assault", "naval_move", "piracy"}


def test_E1_C_16_the_harem_gives_the_ottomans_four_cp() -> None:
    """E1-C.16, W11 Between two impulses; the next power is on afterwards."""
    g = position(hands={"ottoman": ["sultans_harem"], "spain": ["storms"]})
    g.active = -1
    game = play(g, ("between_impulses", OTTOMAN))
    give(game, "play", "card:sultans_harem")
    assert (asked(game), game.state.cp) == (("ottoman", "action"), 4)
    give(game, "stop")
    assert asked(game) == ("spain", "impulse")


def test_E1_C_16_played_by_spain_it_costs_them_an_impulse_and_shows_their_hand() -> None:
    """E1-C.16, E1-11.0.14 A lost impulse is no pass."""
    g = position(hands={"spain": ["sultans_harem", "storms"], "ottoman": ["looting"]})
    g.home_used[OTTOMAN] = [1, 2]
    g.active = -1
    game = play(g, ("between_impulses", SPAIN))
    give(game, "pass")
    give(game, "play", "card:sultans_harem")
    assert game.state.knows(1, CARD["looting"])
    assert told(game, "skips")[0].args["power"] == "power:ottoman"
    assert asked(game) == ("spain", "impulse")
