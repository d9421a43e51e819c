"""E1-C The cards of the learning scenario: what each of them does."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    controller,
    force,
    give,
    not_offered,
    play,
    position,
    ships_at,
    told,
    where,
)
from theatrum.core.contract import PASS
from theatrum.core.game import Game
from theatrum.games.elisabeth.rules.actions import available
from theatrum.games.elisabeth.rules.cards import ruler, suleiman_rules
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.state.powers import BARRED, RESOLVED
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import HRE, OTTOMAN, PAPACY, POWER, SPAIN, VENICE


def opening(g: Elisabeth, power: str) -> Game:
    """The power is about to open an impulse."""
    g.cp = 0
    return play(g, ("impulse", POWER.by_id[power]))


def event(g: Elisabeth, power: str, card: str, *targets: str | int) -> Game:
    """The power plays a card for its text; nobody cancels it."""
    game = give(opening(g, power), "event", f"card:{card}", *targets)
    if asked(game) == ("ottoman", "window-w1"):
        give(game, "pass")
    return game


# ---- home cards --------------------------------------------------------------------------------------------------------------
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


def test_E1_C_2_tribute_is_war_with_the_emperor_and_two_cp() -> None:
    """E1-C.2, E1-9.4.P2, E1-24.6 An inactive HRE can offer nothing: war; Spain alone may intervene."""
    g = position(hands={"ottoman": ["ottoman_tribute"]}, dice=[4])
    game = event(g, "ottoman", "ottoman_tribute", "power:hre")
    assert asked(game) == ("spain", "intervene")
    assert game.state.voice(HRE, OTTOMAN) == BARRED
    give(game, "isolate", "power:hre")
    assert game.state.war[OTTOMAN] >> HRE & 1
    assert game.state.master[HRE] == HRE
    assert (asked(game), game.state.cp) == (("ottoman", "action"), 2)


def test_E1_9_4_P4_spain_may_intervene_for_the_emperor() -> None:
    """E1-9.4.P4, E1-SL.10 (a) The HRE becomes an ally; its spaces keep their own flags."""
    g = position(hands={"ottoman": ["ottoman_tribute"]}, dice=[4])
    game = give(event(g, "ottoman", "ottoman_tribute", "power:hre"), "intervene", "power:hre")
    assert game.state.master[HRE] == SPAIN
    assert controller(game.state, "vienna") == "hre"


def test_E1_C_2_spain_is_no_target_while_at_war() -> None:
    """E1-C.2 Neither at war nor allied; as a minor power the HRE only while inactive."""
    game = opening(position(hands={"ottoman": ["ottoman_tribute"]}), "ottoman")
    assert ("event", "card:ottoman_tribute", "power:spain") not in answers(game)
    allied = opening(position(hands={"ottoman": ["ottoman_tribute"]}, allies=[("spain", "hre")]), "ottoman")
    assert not any(a[0] == "event" for a in answers(allied))


def test_E1_C_2_tribute_can_be_offered_and_taken() -> None:
    """E1-C.2 Taken, it ends the matter: one random card, no war, no CP."""
    g = position(hands={"ottoman": ["ottoman_tribute"], "spain": ["storms"]})
    g.end_war(OTTOMAN, SPAIN)
    game = event(g, "ottoman", "ottoman_tribute", "power:spain")
    give(give(game, "offer"), "accept")
    assert game.state.hand[OTTOMAN] == [CARD["storms"]]
    assert not game.state.war[OTTOMAN] >> SPAIN & 1
    assert game.state.cp == 0


def test_E1_SL_15_the_spanish_road_is_only_for_cp() -> None:
    """E1-SL.15 Card 3 leads to the Netherlands, which nobody may enter."""
    game = opening(position(hands={"spain": ["spanish_road"]}), "spain")
    assert answers(game) == [("cp", "card:spanish_road")]


# ---- mandatory cards -----------------------------------------------------------------------------------------------------------
def test_E1_C_4_german_intervention_determines_the_hre() -> None:
    """E1-C.4, E1-24.6.S2, E1-24.6.S4 A die and influence for both; Spain wins and activates. Then 2 CP [E1-6.1.8]."""
    g = position(hands={"ottoman": ["german_intervention"]}, dice=[1, 6])
    game = event(g, "ottoman", "german_intervention")
    assert game.state.master[HRE] == SPAIN
    assert game.state.voice(HRE, OTTOMAN) == game.state.voice(HRE, SPAIN) == RESOLVED
    assert (asked(game), game.state.cp) == (("ottoman", "action"), 2)


def test_E1_24_6_S3_a_tie_goes_to_the_earlier_power() -> None:
    """E1-24.6.S3 Ottoman 3 + 1, Spain 1 + 3: the Ottomans win, who can only deactivate [E1-24.6.S5]."""
    g = position(hands={"spain": ["german_intervention"]}, dice=[1, 3], allies=[("spain", "hre")])
    game = event(g, "spain", "german_intervention")
    assert game.state.master[HRE] == HRE


def test_E1_24_6_once_per_turn() -> None:
    """E1-24.6, E1-C.4 A second determination does nothing; the 2 CP remain."""
    g = position(hands={"ottoman": ["german_intervention"]})
    g.set_voice(HRE, SPAIN, RESOLVED)
    game = event(g, "ottoman", "german_intervention")
    assert told(game, "status-known")
    assert game.state.cp == 2


def test_E1_C_5_papal_bull_may_return_the_holy_league() -> None:
    """E1-C.5, E1-SL.11, E1-6.2.6 The Pope's ally may take Holy League from the discards, or nothing."""
    g = position(hands={"ottoman": ["papal_bull"]}, dice=[1, 6])
    g.discard.append(CARD["holy_league"])
    game = event(g, "ottoman", "papal_bull")
    assert asked(game) == ("spain", "papal-benefit")
    assert set(answers(game)) == {("retrieve", "card:holy_league"), ("decline",)}
    give(game, "retrieve", "card:holy_league")
    assert game.state.hand[SPAIN] == [CARD["holy_league"]]
    assert game.state.knows(0, CARD["holy_league"])


def test_E1_6_2_6_not_if_it_was_played_for_its_text_this_turn() -> None:
    """E1-6.2.6 Each card once per turn as event."""
    g = position(hands={"ottoman": ["papal_bull"]}, dice=[1, 6])
    g.discard.append(CARD["holy_league"])
    g.played.append(CARD["holy_league"])
    game = event(g, "ottoman", "papal_bull")
    assert asked(game) == ("ottoman", "action")


def test_E1_C_5_the_ottomans_may_end_the_papal_alliance() -> None:
    """E1-24.4, E1-SL.11 Flags come off the papal spaces, Spaniards leave, papal units stay at home."""
    g = position(
        hands={"ottoman": ["papal_bull"]},
        dice=[6, 1],
        units={"rome": {"spain_regular": 2, "papacy_regular": 2}, "naples": {"papacy_regular": 1}},
    )
    game = event(g, "ottoman", "papal_bull")
    while asked(game) is not None and asked(game)[1] in ("displace", "displace-group"):  # type: ignore[index]
        give(game, *answers(game)[0])
    assert controller(game.state, "rome") == "papacy"
    assert force(game.state, "rome") == {"papacy_regular": 3}
    assert game.state.master[PAPACY] == PAPACY


def test_E1_C_6_selim_rules_and_the_privileges_end() -> None:
    """E1-C.6, E1-3.3.1, E1-3.3.7 Bonus +1; the card lies on the ruler box."""
    g = position(hands={"spain": ["selim_ii"]})
    assert suleiman_rules(g)
    game = event(g, "spain", "selim_ii")
    assert (ruler(game.state, OTTOMAN).id, ruler(game.state, OTTOMAN).bonus) == ("selim_ii", 1)
    assert game.state.beside == [CARD["selim_ii"]]
    assert game.state.cp == 2


# ---- combat cards --------------------------------------------------------------------------------------------------------------
FIELD = {"mohacs": {"ottoman_regular": 3}, "buda": {"spain_regular": 2}}


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


def sea_battle(dice: list[int], **hands: list[str]) -> Game:
    """Two Ottoman galleys attack two Spanish ones in the Ionian Sea."""
    g = position(fleet={"ionian_sea": {"ottoman_galley": 2, "spain_galley": 2}}, hands=hands, dice=dice)
    return play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))


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


# ---- responses -----------------------------------------------------------------------------------------------------------------
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


# ---- events --------------------------------------------------------------------------------------------------------------------
def test_E1_C_17_army_mutiny_all_mercenaries_and_half_the_regulars() -> None:
    """E1-C.17 Then unrest, if the space is the victim's."""
    g = position(
        hands={"ottoman": ["army_mutiny"]}, units={"naples": {"spain_regular": 3, "spain_mercenary": 2}}
    )
    game = event(g, "ottoman", "army_mutiny", "space:naples", "power:spain")
    assert force(game.state, "naples") == {"spain_regular": 2}
    assert game.state.in_unrest(PLACE.by_id["naples"])


def test_E1_C_17_of_the_ottomans_half_of_all_and_never_in_a_capital() -> None:
    """E1-C.17 Ottomans: half of all units, their choice; at least three units; not a capital."""
    g = position(
        hands={"spain": ["army_mutiny"]},
        units={
            "buda": {"ottoman_regular": 3, "ottoman_cavalry": 2},
            "istanbul": {"ottoman_regular": 5},
            "athens": {"ottoman_regular": 2},
        },
    )
    game = opening(g, "spain")
    assert [a for a in answers(game) if a[:2] == ("event", "card:army_mutiny")] == [
        ("event", "card:army_mutiny", "space:buda", "power:ottoman")
    ]
    give(game, "event", "card:army_mutiny", "space:buda", "power:ottoman")
    give(game, "pass")
    for _ in range(2):
        give(game, "lose", "troop:ottoman_cavalry", "space:buda")
    assert force(game.state, "buda") == {"ottoman_regular": 3}


def test_E1_C_18_city_state_rebels() -> None:
    """E1-C.18, E1-24.7 Five dice; without a garrison the city is independent again, with one regular."""
    g = position(
        hands={"spain": ["city_state_rebels"]},
        control={"tunis": "ottoman"},
        units={"tunis": {"ottoman_regular": 2}},
        dice=[5, 6, 1, 1, 1],
    )
    game = event(g, "spain", "city_state_rebels", "space:tunis")
    assert controller(game.state, "tunis") == "independent"
    assert force(game.state, "tunis") == {"independent_regular": 1}


def test_E1_C_18_losses_stand_if_somebody_is_left() -> None:
    """E1-C.18 One survivor holds the city."""
    g = position(
        hands={"spain": ["city_state_rebels"]},
        control={"tunis": "ottoman"},
        units={"tunis": {"ottoman_regular": 2}},
        dice=[5, 1, 1, 1, 1],
    )
    game = event(g, "spain", "city_state_rebels", "space:tunis")
    assert (controller(game.state, "tunis"), force(game.state, "tunis")) == (
        "ottoman",
        {"ottoman_regular": 1},
    )


def test_E1_C_19_diplomatic_failure_takes_up_to_three_points() -> None:
    """E1-C.19 (A) Never below 0."""
    game = opening(position(hands={"spain": ["diplomatic_failure"]}), "spain")
    give(game, "event", "card:diplomatic_failure", "power:hre", "power:ottoman", 3)
    give(game, "pass")
    assert game.state.voice(HRE, OTTOMAN) == 0
    again = opening(position(hands={"spain": ["diplomatic_failure"]}), "spain")
    assert ("event", "card:diplomatic_failure", "power:venice", "power:ottoman", 3) not in answers(again)


def test_E1_C_20_dysentery_a_third_of_the_besiegers() -> None:
    """E1-C.20 Rounded up; if they no longer outnumber the garrison the siege is over [E1-15.3]."""
    g = position(
        units={"szigetvar": {"ottoman_regular": 4}},
        inside={"szigetvar": {"hre_regular": 2}},
        control={"mohacs": "ottoman"},
        wars=[("ottoman", "hre")],
        sieges={("szigetvar", "ottoman"): 3},
        hands={"spain": ["dysentery"]},
    )
    game = event(g, "spain", "dysentery", "space:szigetvar", "power:ottoman")
    while asked(game) == ("ottoman", "siege-retreat"):
        give(game, *answers(game)[0])
    assert not game.state.sieges
    assert force(game.state, "szigetvar") == {"hre_regular": 2}


def test_E1_C_21_foreign_volunteers_where_nothing_can_be_raised() -> None:
    """E1-C.21 Up to three regulars in friendly spaces; the bans on raising do not hold."""
    game = event(position(hands={"ottoman": ["foreign_volunteers"]}), "ottoman", "foreign_volunteers")
    give(game, "put", "troop:ottoman_regular", "space:algiers")
    give(game, "put", "troop:ottoman_regular", "space:djerba_tripoli")
    give(game, "done")
    assert force(game.state, "algiers") == force(game.state, "djerba_tripoli") == {"ottoman_regular": 1}


def test_E1_C_22_galley_slaves_revolt() -> None:
    """E1-C.22 Two dice against galleys and corsairs in one place; they come back next turn."""
    g = position(
        fleet={"algiers": {"ottoman_corsair": 3}}, hands={"spain": ["galley_slaves_revolt"]}, dice=[5, 6]
    )
    game = event(g, "spain", "galley_slaves_revolt", "space:algiers", "power:ottoman")
    assert ships_at(game.state, "algiers") == {"ottoman_corsair": 1}
    assert sum(game.state.ships_lost) == 2


def test_E1_C_23_holy_league_venice_and_two_cp_for_the_sea() -> None:
    """E1-C.23 The status of Venice; then the Pope's ally has 2 CP for naval actions, whoever played the card."""
    g = position(
        hands={"ottoman": ["holy_league"], "spain": ["looting"]},
        fleet={"messina": {"spain_galley": 1}},
        dice=[1, 6],
    )
    game = event(g, "ottoman", "holy_league")
    assert game.state.master[VENICE] == SPAIN
    assert controller(game.state, "candia") == "spain"
    while asked(game) != ("spain", "action"):
        give(game, "pass")
    assert game.state.cp == 2
    assert {a[0] for a in answers(game)} == {"stop", "sail", "build"}
    give(game, "stop")
    assert asked(game) == ("spain", "impulse")  # the Ottoman impulse gave no CP and is over


def test_E1_C_24_homeland_revolt_in_empty_home_spaces() -> None:
    """E1-C.24, E1-12.4.1 Two markers; never where a unit, ship or leader is."""
    g = position(hands={"spain": ["homeland_revolt"]}, units={"edirne": {"ottoman_regular": 1}})
    game = event(g, "spain", "homeland_revolt", "power:ottoman")
    assert ("riot", "space:edirne") not in answers(game)
    give(give(game, "riot", "space:sofia"), "riot", "space:salonika")
    assert game.state.in_unrest(PLACE.by_id["sofia"])
    assert game.state.in_unrest(PLACE.by_id["salonika"])


@pytest.mark.parametrize("die, prompt", [(3, ("spain", "riot")), (4, None)])
def test_E1_C_25_janissaries_rebel(die: int, prompt: tuple[str, str] | None) -> None:
    """E1-C.25 1 – 3 unrest where the player of the card likes; 4 – 6 two regulars of the Ottomans' choice."""
    g = position(hands={"spain": ["janissaries_rebel"]}, units={"buda": {"ottoman_regular": 3}}, dice=[die])
    game = event(g, "spain", "janissaries_rebel")
    if prompt is not None:
        assert asked(game) == prompt
    else:
        assert force(game.state, "buda") == {"ottoman_regular": 1}


def test_E1_C_25_the_ottomans_may_recruit_instead() -> None:
    """E1-C.25 Two regulars in Istanbul."""
    game = event(
        position(hands={"ottoman": ["janissaries_rebel"]}), "ottoman", "janissaries_rebel", "space:istanbul"
    )
    assert force(game.state, "istanbul") == {"ottoman_regular": 2}


def test_E1_C_26_the_knights_come_back_to_malta_first() -> None:
    """E1-C.26 (A), E1-17.1.4 With strength 1; Spain carries it out."""
    game = event(position(hands={"ottoman": ["knights_of_st_john"]}), "ottoman", "knights_of_st_john")
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
    game = event(g, "spain", "knights_of_st_john")
    if asked(game) == ("spain", "knights"):
        give(game, "raid", "zone:north_african_coast", "power:ottoman")
    assert set(answers(game)) == {("give-ship",), ("give-card",), ("give-vp",)}
    give(game, "give-vp")
    assert game.state.piracy_vp[OTTOMAN] == 0


def test_E1_C_27_mercenaries_desert_and_one_may_be_hired() -> None:
    """E1-C.27 Up to three go; the player may hire one next to them, if it has mercenaries."""
    g = position(hands={"ottoman": ["mercenaries_desert"]}, units={"milan": {"spain_mercenary": 4}})
    game = event(g, "ottoman", "mercenaries_desert", "space:milan", "troop:spain_mercenary", 3)
    assert force(game.state, "milan") == {"spain_mercenary": 1}
    assert asked(game) is None or asked(game)[1] != "hire"  # type: ignore[index]


def test_E1_C_28_morisco_revolt() -> None:
    """E1-C.28, E1-5.3.7 Unrest in Granada and two spaces near it; the Moriscos rise; the card stays beside the board."""
    game = event(position(hands={"ottoman": ["morisco_revolt"]}), "ottoman", "morisco_revolt")
    give(game, "riot", "space:cordoba")
    give(game, "done")
    assert force(game.state, "granada") == {"morisco": 2}
    assert game.state.in_unrest(PLACE.by_id["granada"])
    assert game.state.in_unrest(PLACE.by_id["cordoba"])
    assert game.state.beside == [CARD["morisco_revolt"]]


def test_E1_C_29_nostradamus_two_cards_for_later_and_one_away() -> None:
    """E1-C.29 The drawn cards can't open an impulse before the next one; a mandatory card can't be discarded."""
    g = position(hands={"spain": ["nostradamus_prophecies", "storms"]}, deck=["looting", "selim_ii"])
    game = event(g, "spain", "nostradamus_prophecies")
    assert set(answers(game)) == {("discard", "card:storms"), ("discard", "card:looting")}
    give(game, "discard", "card:storms")
    assert sorted(game.state.hand[SPAIN]) == sorted([CARD["looting"], CARD["selim_ii"]])


def test_E1_C_30_the_ill_ruler_s_power_chooses() -> None:
    """E1-C.30 A random card, or the next impulse."""
    g = position(hands={"spain": ["ruler_falls_ill"], "ottoman": ["storms"]})
    game = event(g, "spain", "ruler_falls_ill", "power:ottoman")
    assert answers(game) == [("lose-card",), ("skip-impulse",)]
    give(game, "skip-impulse")
    assert told(game, "will-skip")[0].args["power"] == "power:ottoman"


def test_E1_C_30_without_cards_it_can_only_skip() -> None:
    """E1-C.30, E1-6.3.7 Home cards are never drawn."""
    g = position(hands={"spain": ["ruler_falls_ill"], "ottoman": ["grand_vizier"]})
    game = event(g, "spain", "ruler_falls_ill", "power:ottoman")
    assert answers(game) == [("skip-impulse",)]


def test_E1_C_31_treachery_assaults_whatever_ships_say() -> None:
    """E1-C.31, E1-15.1.8 Only where the siege is older than this impulse; no Storms; full dice against half."""
    g = position(
        units={"messina": {"ottoman_regular": 3}},
        inside={"messina": {"spain_regular": 1}},
        sieges={("messina", "ottoman"): 3},
        fleet={"messina": {"spain_galley": 2}},
        hands={"ottoman": ["treachery"], "spain": ["storms"]},
        dice=[6, 1, 1, 1],
    )
    g.fortresses |= 1 << PLACE.by_id["messina"]
    game = event(g, "ottoman", "treachery", "space:messina")
    while asked(game) is not None and asked(game)[1] in (
        "assault-form",
        "window-w7",
        "window-w16",
        "window-w6",
    ):  # type: ignore[index]
        give(game, *(("all",) if ("all",) in answers(game) else PASS))
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 1]
    assert controller(game.state, "messina") == "ottoman"
