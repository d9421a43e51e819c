"""E1-6 to E1-11, E1-17, E1-20, E1-24, E1-25 and the learning scenario: everything around the fighting."""

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
    laid_out,
    not_offered,
    offered,
    play,
    position,
    refusal,
    ships_at,
    told,
    where,
)
from theatrum.core.contract import PASS, GameOver
from theatrum.games.elisabeth.queries.counters import can_add, can_be_shown, shown
from theatrum.games.elisabeth.queries.relations import allied, at_war, closed, controls, enemy, friendly
from theatrum.games.elisabeth.rules.actions import available
from theatrum.games.elisabeth.rules.cards import cards_due, counted_keys, may_pass, take_at_random
from theatrum.games.elisabeth.rules.impulses import openings
from theatrum.games.elisabeth.rules.minors import activate
from theatrum.games.elisabeth.rules.victory import box_open, check, fortresses_held, key_vp, victory_points
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import AWAY, CAPTIVE, GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.pieces import LEADER, TROOP
from theatrum.games.elisabeth.tables.places import KEYS, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PAPACY,
    POWER,
    POWERS,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from theatrum.games.elisabeth.tables.scenarios import SETUPS


# ---- set-up --------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario, players, protestant", [("campaign", 6, 18), ("tournament", 6, 30)])
def test_E1_SG_4_the_set_ups_are_consistent(scenario: str, players: int, protestant: int) -> None:
    """E1-SG.4, E1-2.4.4 Markers on map and card make 10/14/7/10/8; Protestant spaces in the four areas 18 and 30."""
    g = laid_out(scenario, players)
    data = {row.power: row for row in SETUPS[scenario].powers}
    for power in (OTTOMAN, SPAIN, ENGLAND, FRANCE, HRE):
        on_map = sum(1 for s in KEYS if g.control[s] == power)
        assert on_map + (data[POWERS[power].id].square_markers_on_card or 0) == POWERS[power].square_markers
    assert sum(1 for s in SPACES if s.area and g.protestant >> s.index & 1) == protestant


def test_E1_SL_1_the_learning_scenario() -> None:
    """E1-SL.1, E1-SL.3, E1-SL.14 Ottomans against Spain, turns 1 – 3, cards 4 – 31 and three home cards."""
    g = laid_out()
    assert g.seat_of[:2] == [0, 1]
    assert (g.turn, g.last_turn) == (0, 3)
    assert sorted(g.deck) == list(range(4, 32))
    assert (g.home_hand[OTTOMAN], g.home_hand[SPAIN]) == ([1, 2], [3])
    assert [g.voice(VENICE, p) for p in (OTTOMAN, SPAIN)] == [2, 0]
    assert [g.voice(HRE, p) for p in (OTTOMAN, SPAIN)] == [3, 1]


def test_EX_30_c_the_ottomans_start_with_thirteen_points() -> None:
    """E1-SL.5 Six keys are 11, Scutari and Djerba/Tripoli 2."""
    g = laid_out()
    assert (counted_keys(g, OTTOMAN), key_vp(g, OTTOMAN), len(fortresses_held(g, OTTOMAN))) == (6, 11, 2)
    assert victory_points(g, OTTOMAN) == 13


def test_E1_SL_7_spain_counts_eight_keys_and_the_north_is_closed() -> None:
    """E1-SL.7 The keys of the Netherlands are ignored; nobody enters there, nor Metz, France or England."""
    g = laid_out()
    assert counted_keys(g, SPAIN) == 8
    assert all(
        closed(g, PLACE.by_id[s]) for s in ("antwerp", "metz", "paris", "london", "lisbon", "edinburgh")
    )
    assert not any(closed(g, PLACE.by_id[s]) for s in ("vienna", "milan", "tunis", "florence", "candia"))


def test_E1_SP_1_seats_of_smaller_games() -> None:
    """E1-SP.1 With three, England and the Protestants are one seat; nobody plays the Ottomans."""
    g = laid_out("campaign", 3)
    assert g.seat_of == [-1, 0, 1, 2, -1, 1]


def test_EX_2_5_a_split_spaces_belong_to_the_lower_colour() -> None:
    """E1-2.5.1 Nineteen of them: seven Dutch over Spanish, twelve Huguenot over French."""
    split = [s for s in SPACES if s.second_home == PROTESTANT]
    assert len(split) == 19
    assert sum(s.home == SPAIN for s in split) == 7
    assert all(laid_out("campaign", 6).control[s.index] in (SPAIN, FRANCE, ENGLAND) for s in split)


# ---- relations -----------------------------------------------------------------------------------------------------------------
def test_E1_2_2_3_friends_enemies_and_independents() -> None:
    """E1-2.2.1, E1-2.2.2, E1-2.2.3 An active minor shares its ally's wars; independents are neither friend nor enemy."""
    g = laid_out()
    assert at_war(g, OTTOMAN, PAPACY)
    assert allied(g, SPAIN, PAPACY)
    assert not at_war(g, OTTOMAN, VENICE)
    assert controls(g, SPAIN, PLACE.by_id["rome"])
    assert enemy(g, OTTOMAN, PLACE.by_id["rome"])
    assert not friendly(g, SPAIN, PLACE.by_id["florence"])
    assert not enemy(g, SPAIN, PLACE.by_id["florence"])


# ---- the card phase ------------------------------------------------------------------------------------------------------------
def test_E1_6_2_4_cards_by_keys_and_ruler() -> None:
    """E1-6.2.4, E1-3.3.4 Six keys under Suleiman 4; eight Spanish keys and Philip 4 + 1; a key in unrest covers a box."""
    g = laid_out()
    assert (cards_due(g, OTTOMAN), cards_due(g, SPAIN)) == (4, 5)
    g.set_unrest(PLACE.by_id["buda"])
    assert cards_due(g, OTTOMAN) == 3
    g.card_marks[SPAIN] = -1
    assert cards_due(g, SPAIN) == 4


def test_EX_6_2_b_a_marker_and_unrest() -> None:
    """E1-6.2.4, E1-12.4.9 France with eight keys, one in unrest, and a −1 marker: the box for seven, less one."""
    g = position(scenario="campaign")
    for s in KEYS[: len(KEYS)]:
        g.set_control(s, POWER.by_id["england"])
    for s in KEYS[:8]:
        g.set_control(s, FRANCE)
    g.set_unrest(KEYS[0])
    g.card_marks[FRANCE] = -1
    assert cards_due(g, FRANCE) == POWERS[FRANCE].key_track[7].cards - 1


def test_E1_6_2_3_the_deck_is_made_anew_every_turn() -> None:
    """E1-6.2.3, E1-6.1.5, E1-8.1.5 Discards come back, home cards and lost ships too."""
    g = position(turn=2)
    g.deck, g.discard = [10], list(range(11, 32))
    g.home_used[SPAIN] = [3]
    g.ships_lost[1] = 2
    before = g.ship_reserve[1]
    g.vp_by_turn = [[13, 0, 0, 0, 0, 0]]
    game = play(g, ("card_phase",))
    assert game.state.discard == []
    assert len(game.state.deck) + len(game.state.hand[OTTOMAN]) + len(game.state.hand[SPAIN]) == 22
    assert game.state.home_hand[SPAIN] == [3]
    assert game.state.ship_reserve[1] == before + 2


def test_E1_3_3_5_selim_s_card_comes_to_the_ottomans_in_turn_two() -> None:
    """E1-3.3.5 (b) In addition to the deal; everybody knows where it is."""
    g = position(turn=2)
    g.deck = list(range(4, 32))
    game = play(g, ("card_phase",))
    assert CARD["selim_ii"] in game.state.hand[OTTOMAN]
    assert len(game.state.hand[OTTOMAN]) == 1 + cards_due(game.state, OTTOMAN)
    assert game.state.knows(1, CARD["selim_ii"])


def test_E1_8_1_2_don_john_in_turn_two_and_lost_admirals_return() -> None:
    """E1-8.1.2, E1-5.1.16, EX-8.1-b Scheduled leaders, Uluch Ali after Dragut, and who lost his ships."""
    g = position(turn=2)
    g.vp_by_turn = [[13, 0, 0, 0, 0, 0]]
    g.put_leader(LEADER.by_id["dragut"], GONE)
    g.put_leader(LEADER.by_id["piyale_pasha"], NEXT_TURN)
    g.deck = list(range(7, 32))
    game = play(g, ("card_phase",))
    assert [where(game.state, x) for x in ("don_john", "uluch_ali", "piyale_pasha")] == [ON_CARD] * 3
    assert where(game.state, "henry_iii") == AWAY


def test_E1_SL_14_spent_influence_returns_with_the_card_phase() -> None:
    """E1-SL.14 To the start boxes."""
    g = position(turn=2)
    g.vp_by_turn = [[13, 0, 0, 0, 0, 0]]
    g.set_voice(HRE, OTTOMAN, RESOLVED)
    g.deck = list(range(7, 32))
    assert play(g, ("card_phase",)).state.voice(HRE, OTTOMAN) == 3


# ---- hands ---------------------------------------------------------------------------------------------------------------------
def test_EX_6_3_c_home_cards_are_never_drawn() -> None:
    """E1-6.1.6, E1-6.3.7 As many treasures as cards: a treasure; more cards: one of those."""
    g = position(hands={"spain": ["spanish_road", "storms", "looting"]})
    g.treasures[SPAIN] = [3, 4]
    assert take_at_random(g, SPAIN, OTTOMAN) is None
    assert len(g.treasures[OTTOMAN]) == 1
    drawn = take_at_random(g, SPAIN, OTTOMAN)
    assert drawn in (CARD["storms"], CARD["looting"])
    assert g.home_hand[SPAIN] == [3]


def test_EX_6_1_b_a_lost_mandatory_card_does_nothing() -> None:
    """E1-6.1.11 It goes to the discard pile."""
    g = position(hands={"spain": ["selim_ii"]})
    take_at_random(g, SPAIN, None)
    assert g.discard == [CARD["selim_ii"]]
    assert g.ruler[OTTOMAN] == 0


# ---- ransom --------------------------------------------------------------------------------------------------------------------
def test_E1_9_3_1_a_captured_leader_may_be_ransomed() -> None:
    """E1-9.3.1, E1-9.3.2 The captor draws a card; the leader goes to a capital, of two the one his player likes."""
    g = position(hands={"spain": ["storms"]})
    g.capture(LEADER.by_id["duke_of_alva"], OTTOMAN)
    game = play(g, ("ransom_segment",))
    assert asked(game) == ("spain", "ransom")
    give(game, "ransom", "leader:duke_of_alva")
    assert game.state.hand[OTTOMAN] == [CARD["storms"]]
    give(game, "place", "leader:duke_of_alva", "space:milan")
    assert where(game.state, "duke_of_alva") == "milan"


def test_E1_SL_10_spain_may_ransom_leaders_of_the_emperor() -> None:
    """E1-SL.10 (b) With a card of its own; without one nobody is asked."""
    g = position(hands={"spain": ["storms"]})
    g.capture(LEADER.by_id["schwendi"], OTTOMAN)
    game = give(play(g, ("ransom_segment",)), "ransom", "leader:schwendi")
    assert where(game.state, "schwendi") == "vienna"
    poor = position()
    poor.capture(LEADER.by_id["schwendi"], OTTOMAN)
    assert asked(play(poor, ("ransom_segment",))) is None
    assert where(poor, "schwendi") == CAPTIVE


# ---- spring --------------------------------------------------------------------------------------------------------------------
def test_E1_10_0_P4_leaders_arrive() -> None:
    """E1-10.0.P4, E1-5.1.17 Army leaders in fortified spaces, admirals in home ports; Don John as he likes."""
    g = position()
    g.put_leader(LEADER.by_id["don_john"], ON_CARD)
    game = play(g, ("spring_leader", SPAIN, LEADER.by_id["don_john"]))
    assert ("place", "leader:don_john", "space:milan") in answers(game)
    assert ("place", "leader:don_john", "space:palermo") not in answers(game)
    give(game, "place-at-sea", "leader:don_john", "space:messina")
    assert game.state.serves_at_sea(LEADER.by_id["don_john"])


def test_E1_10_0_P5_one_home_card_is_kept_in_secret() -> None:
    """E1-10.0.P5, E1-6.1.4 Under Selim; Suleiman keeps both."""
    g = position(hands={"ottoman": ["grand_vizier", "ottoman_tribute"]})
    assert asked(play(g, ("spring_home_card", OTTOMAN))) is None
    g = position(hands={"ottoman": ["grand_vizier", "ottoman_tribute"]})
    g.ruler[OTTOMAN] = 1
    game = give(play(g, ("spring_home_card", OTTOMAN)), "keep", "card:grand_vizier")
    assert (game.state.home_hand[OTTOMAN], game.state.home_aside[OTTOMAN]) == ([1], [2])


def test_EX_10_b_five_units_over_the_sea_six_are_too_many() -> None:
    """E1-10.0.7, E1-10.0.9 Madrid – Barcelona – Gulf of Lyon – Genoa – Milan; five units at most."""
    g = position(units={"madrid": {"spain_regular": 6}}, leaders={"madrid": ["duke_of_alva"]})
    game = play(g, ("spring_deploy", SPAIN))
    give(game, "deploy", "space:madrid", "space:milan")
    assert ("all",) not in answers(game)
    give(game, "take", "leader:duke_of_alva")
    assert ("take", "troop:spain_regular", 5) in answers(game)
    assert ("take", "troop:spain_regular", 6) not in answers(game)


def test_EX_10_b_ships_of_another_major_bar_the_crossing() -> None:
    """E1-10.0.8 In a port on the zone; those of an inactive minor do not."""
    g = position(
        scenario="campaign", units={"madrid": {"spain_regular": 3}}, fleet={"marseille": {"france_galley": 1}}
    )
    game = play(g, ("spring_deploy", SPAIN))
    assert ("deploy", "space:madrid", "space:genoa") not in answers(game)


def test_EX_10_c_no_deployment_over_a_pass_or_through_unrest() -> None:
    """E1-10.0.4, E1-10.0.6"""
    g = position(units={"istanbul": {"ottoman_regular": 3}})
    reached = {a[2] for a in answers(play(g, ("spring_deploy", OTTOMAN))) if a != PASS}
    g = position(units={"istanbul": {"ottoman_regular": 3}}, unrest=["edirne"])
    fewer = {a[2] for a in answers(play(g, ("spring_deploy", OTTOMAN))) if a != PASS}
    assert "space:sofia" in reached
    assert "space:edirne" in reached - fewer


def test_E1_10_0_2_who_has_just_arrived_does_not_deploy() -> None:
    """E1-10.0.2"""
    g = position(units={"istanbul": {"ottoman_regular": 3}}, leaders={"istanbul": ["mehmed"]})
    g.arrived = 1 << LEADER.by_id["mehmed"]
    game = give(play(g, ("spring_deploy", OTTOMAN)), "deploy", "space:istanbul", "space:edirne")
    assert ("take", "leader:mehmed") not in answers(game)


# ---- impulses ------------------------------------------------------------------------------------------------------------------
def test_EX_11_g_who_may_pass() -> None:
    """E1-11.0.9 Not with a home card, a mandatory card, or more cards than the ruler administers (Philip: two)."""
    assert not may_pass(position(hands={"spain": ["spanish_road"]}), SPAIN)
    assert not may_pass(position(hands={"spain": ["selim_ii"]}), SPAIN)
    assert not may_pass(position(hands={"spain": ["storms", "looting", "dysentery"]}), SPAIN)
    assert may_pass(position(hands={"spain": ["storms", "looting"]}), SPAIN)


def test_E1_11_0_8_who_has_no_card_must_pass() -> None:
    """E1-11.0.8, E1-11.0.10 All have passed one after the other: the phase is over."""
    game = play(position(), ("action_phase",))
    assert asked(game) is None
    assert [e.args["power"] for e in told(game, "passes")] == ["power:ottoman", "power:spain"]


def test_E1_11_0_10_a_pass_is_not_final() -> None:
    """E1-11.0.10 The other plays on, and the first may play again."""
    g = position(hands={"ottoman": ["storms"], "spain": ["looting", "dysentery"]})
    g.home_used[OTTOMAN] = [1, 2]
    g.active = -1
    game = give(play(g, ("action_phase",)), "pass")
    give(game, "cp", "card:looting")
    give(game, "stop")
    assert asked(game) == ("ottoman", "impulse")


def test_E1_6_1_9_a_mandatory_card_is_played_for_its_text() -> None:
    """E1-6.1.8, E1-6.1.9, E1-6.1.14 And a combat card never opens an impulse as event."""
    g = position(hands={"spain": ["selim_ii", "field_artillery"]})
    assert openings(g, SPAIN) == [("event", "card:selim_ii"), ("cp", "card:field_artillery")]
    game = play(g, ("impulse", SPAIN))
    why = not_offered(game, "cp", "card:selim_ii")
    assert why is not None
    assert why.rule == "E1-6.1.9"


def test_E1_11_1_2_unspent_points_lapse() -> None:
    """E1-11.1.1, E1-11.1.2, E1-11.0.3 One action at a time; what is left at the stop is gone."""
    g = position(hands={"spain": ["storms"], "ottoman": ["looting", "dysentery", "treachery"]})
    game = give(play(g, ("impulse", SPAIN)), "cp", "card:storms")
    assert game.state.cp == 3
    give(game, "influence", "power:venice")
    assert game.state.cp == 2
    give(game, "stop")
    assert game.state.cp == 0
    assert asked(game) == ("ottoman", "impulse")


def test_E1_11_0_14_a_skipped_impulse_is_no_pass() -> None:
    """E1-11.0.14 The phase can't end in a round in which somebody was skipped."""
    g = position(hands={"ottoman": ["storms"]})
    g.skips[OTTOMAN] = 1
    g.passes = 1
    game = play(g, ("impulse", OTTOMAN))
    assert told(game, "skips")
    assert asked(game) == ("ottoman", "impulse")


def test_E1_SL_13_some_actions_are_not_available() -> None:
    """E1-SL.13 No fortress, no spies, no artists."""
    ids = {a.id for a in available(position(), OTTOMAN)}
    assert not ids & {"build_fortress", "assassination", "sponsor_artist"}
    assert {"move_formation", "piracy", "buy_influence", "build_corsair"} <= ids


def test_E1_5_1_17_don_john_changes_his_role_in_a_port() -> None:
    """E1-5.1.17 Free, between actions; not twice without an action between."""
    g = position(leaders={"messina": ["don_john"]}, active="spain", cp=3)
    game = give(play(g, ("actions",)), "role", "leader:don_john")
    assert game.state.serves_at_sea(LEADER.by_id["don_john"])
    assert game.state.cp == 3
    assert ("role", "leader:don_john") not in answers(game)


def test_E1_24_5_influence_costs_one_and_ends_at_nine() -> None:
    """E1-24.5 Not with a spent marker, and not where the power has no voice."""
    g = position(cp=2)
    game = give(play(g, ("actions",)), "influence", "power:hre")
    assert game.state.voice(HRE, OTTOMAN) == 4
    full = position()
    full.set_voice(HRE, OTTOMAN, 9)
    full.set_voice(VENICE, OTTOMAN, RESOLVED)
    assert [a for a in offered(full) if a[0] == "influence"] == [("influence", "power:papacy")]


# ---- minors --------------------------------------------------------------------------------------------------------------------
def test_E1_24_2_S3_an_active_minor_s_spaces_get_the_ally_s_flags() -> None:
    """E1-24.2.S1, E1-24.2.S3, E1-24.2.S4, E1-24.3 Its keys count, its units obey; what the Ottomans hold stays theirs."""
    g = position(control={"candia": "ottoman"})
    activate(g, SPAIN, VENICE)
    assert controller(g, "venice") == "spain"
    assert controller(g, "candia") == "ottoman"
    assert g.master[VENICE] == SPAIN


def test_WX_24_B_the_ottomans_can_only_end_the_alliance() -> None:
    """E1-24.4, E1-24.6.S5 Flags off, Spaniards out, Venetian ships home."""
    g = position(
        hands={"spain": ["holy_league"]},
        allies=[("spain", "venice")],
        control=dict.fromkeys(("venice", "zara", "corfu", "candia", "cyprus"), "spain"),
        units={"candia": {"spain_regular": 1, "venice_regular": 1}},
        fleet={"ionian_sea": {"venice_galley": 1}},
        dice=[6, 1],
    )
    game = give(play(g, ("impulse", SPAIN)), "event", "card:holy_league")
    while asked(game) is not None and asked(game)[1] in (
        "window-w1",
        "displace",
        "displace-ships",
        "displace-group",
    ):  # type: ignore[index]
        give(game, *(PASS if PASS in answers(game) else answers(game)[0]))
    assert controller(game.state, "candia") == "venice"
    assert force(game.state, "candia") == {"venice_regular": 1}
    assert ships_at(game.state, "ionian_sea") == {}


# ---- construction --------------------------------------------------------------------------------------------------------------
def test_E1_17_2_raising_in_home_spaces() -> None:
    """E1-17.2.1, E1-17.2.2 Not in Algiers or Oran, not in unrest, not beside enemies; regulars 2 CP, cavalry 1."""
    g = position(unrest=["sofia"])
    assert ("raise", "troop:ottoman_regular", "space:buda") in offered(g)
    assert ("raise", "troop:ottoman_regular", "space:algiers") not in offered(g)
    assert refusal(g, "raise", "troop:ottoman_regular", "space:sofia").rule == "E1-17.0.2"
    assert refusal(g, "raise", "troop:ottoman_regular", "space:algiers").rule == "E1-17.2.2"
    game = act(g, "raise", "troop:ottoman_regular", "space:buda")
    assert (force(game.state, "buda"), game.state.cp) == ({"ottoman_regular": 1}, 3)


def test_E1_17_3_ships_in_home_ports() -> None:
    """E1-17.3.1 Corsairs in every Ottoman port, galleys not in Algiers; galleons only on the Atlantic."""
    g = position()
    assert ("build", "ship:ottoman_corsair", "space:algiers") in offered(g)
    assert ("build", "ship:ottoman_galley", "space:algiers") not in offered(g)
    spain = position(active="spain")
    assert ("build", "ship:spain_galleon", "space:corunna") in offered(spain)
    assert ("build", "ship:spain_galleon", "space:naples") not in offered(spain)
    assert ("build", "ship:spain_galley", "space:oran") in offered(spain)


def test_E1_17_3_2_a_lost_ship_is_not_rebuilt_this_turn() -> None:
    """E1-17.3.2 The pool of nine: six afloat, three lost."""
    g = position(fleet={"istanbul": {"ottoman_galley": 6}, "algiers": {"ottoman_corsair": 3}})
    g.lose_ships(PLACE.by_id["algiers"], 1, 3)
    assert not any(a[0] == "build" for a in offered(g))


def test_E1_24_3_the_ally_raises_a_minor_s_regulars() -> None:
    """E1-17.2.6, E1-24.3, E1-SL.10 (c) Papal regulars and galleys; of the HRE mercenaries, too."""
    g = position(active="spain", allies=[("spain", "hre")])
    assert ("raise", "troop:papacy_regular", "space:rome") in offered(g)
    assert ("build", "ship:papacy_galley", "space:ancona") in offered(g) or (
        "build",
        "ship:papacy_galley",
        "space:rome",
    ) in offered(g)
    assert ("raise", "troop:hre_mercenary", "space:vienna") in offered(g)
    assert ("raise", "troop:hre_regular", "space:vienna") not in offered(position(active="spain"))


def test_EX_5_3_a_change_can_be_made_to_show_one_more() -> None:
    """E1-5.3.1, E1-17.1.1, WX-17-A Three units and a new one are shown by a four."""
    assert shown((4,), (4,))
    assert not shown((3, 1), (4,))
    assert shown((3, 1), (2, 1, 1))
    assert not shown((7,), (6, 4, 2))


def test_E1_17_1_2_counters_limit_what_can_stand_apart() -> None:
    """E1-17.1.2 Twelve Ottoman groups of one need twelve ones, and there are ten."""
    names = [
        "istanbul",
        "edirne",
        "varna",
        "bucharest",
        "nicopolis",
        "sofia",
        "nezh",
        "belgrade",
        "buda",
        "scutari",
    ]
    g = position(units={s: {"ottoman_regular": 1} for s in names})
    assert can_be_shown(g, 0)
    assert not can_add(g, TROOP.by_id["ottoman_regular"], PLACE.by_id["mohacs"])
    assert can_add(g, TROOP.by_id["ottoman_regular"], PLACE.by_id["buda"])


# ---- winter --------------------------------------------------------------------------------------------------------------------
def wintering(g: Elisabeth):  # type: ignore[no-untyped-def]
    g.phase = "winter"
    return play(g, ("winter",))


def test_WX_20_A_units_go_home_without_loss() -> None:
    """E1-20.4.4, E1-20.4.5 Six regulars from Cordoba to Madrid."""
    game = wintering(position(units={"cordoba": {"spain_regular": 6}}))
    give(game, "return", "troop:spain_regular", 6, "space:madrid")
    assert force(game.state, "madrid") == {"spain_regular": 7}  # one more is recruited [E1-20.6]


def test_WX_20_B_without_a_clean_way_half_are_lost() -> None:
    """E1-20.4.5 Rounded up."""
    g = position(
        units={"vienna": {"ottoman_regular": 5}}, wars=[("ottoman", "hre")], unrest=["buda", "szegedin"]
    )
    for s in ("pressburg", "brunn", "linz", "graz", "szigetvar", "agram", "mohacs"):
        g.set_control(PLACE.by_id[s], HRE)
    game = wintering(g)
    while asked(game) is not None:
        wanted = ("return", "troop:ottoman_regular", 5, "space:istanbul")
        give(game, *(wanted if wanted in answers(game) else answers(game)[0]))
    assert told(game, "attrition")[0].args["n"] == 3
    assert force(game.state, "istanbul") == {"ottoman_regular": 3}


def test_E1_20_4_1_ships_return_to_the_nearest_port() -> None:
    """E1-20.4.1, E1-20.4.2 Ties are the owner's; the admiral goes along."""
    g = position(fleet={"adriatic_sea": {"ottoman_galley": 1}}, leaders={"adriatic_sea": ["piyale_pasha"]})
    game = wintering(g)
    assert {a[2] for a in answers(game)} == {"space:scutari", "space:durazzo"}
    give(game, "return", "ship:ottoman_galley", "space:durazzo")
    assert ships_at(game.state, "durazzo") == {"ottoman_galley": 1}
    assert where(game.state, "piyale_pasha") == "durazzo"


def test_E1_20_4_6_no_siege_survives_the_winter() -> None:
    """E1-20.4.6 The besiegers leave, the garrison comes out; four at most in a fortress."""
    g = position(
        units={"szigetvar": {"ottoman_regular": 4}},
        inside={"szigetvar": {"hre_regular": 2}},
        wars=[("ottoman", "hre")],
        sieges={("szigetvar", "ottoman"): 3},
    )
    game = wintering(g)
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert not game.state.sieges
    assert force(game.state, "szigetvar") == {"hre_regular": 2}
    assert force(game.state, "szigetvar", inside=True) == {}


def test_E1_20_4_S1_more_than_four_leave_a_fortress() -> None:
    """E1-20.4.S1 Units beyond four go to the capital."""
    game = wintering(position(units={"buda": {"ottoman_regular": 6}}))
    while asked(game) is not None and ("done",) not in answers(game):
        give(game, *answers(game)[0])
    assert force(game.state, "buda") == {"ottoman_regular": 4}


def test_E1_20_6_one_regular_in_every_capital() -> None:
    """E1-20.6, E1-SL.16 Madrid and Milan, Istanbul; not in unrest; minors get nothing. Raids are forgotten."""
    g = position(unrest=["milan"])
    g.raids = {PLACE.by_id["ionian_sea"]: 1}
    game = wintering(g)
    assert force(game.state, "madrid") == {"spain_regular": 1}
    assert force(game.state, "milan") == {}
    assert force(game.state, "istanbul") == {"ottoman_regular": 1}
    assert force(game.state, "vienna") == {}
    assert game.state.raids == {}


# ---- victory -------------------------------------------------------------------------------------------------------------------
def test_E1_25_1_ten_keys_win_at_once() -> None:
    """E1-25.1, E1-SL.4, E1-7.0.3 In the action phase only; a key in unrest does not count."""
    g = position()
    for name in ("vienna", "prague", "tunis", "venice"):
        g.set_control(PLACE.by_id[name], OTTOMAN)
    assert box_open(g, OTTOMAN)
    with pytest.raises(GameOver):
        check(g)
    g.set_unrest(PLACE.by_id["tunis"])
    check(g)
    g.set_unrest(PLACE.by_id["tunis"], unrest=False)
    g.phase = "winter"
    check(g)


@pytest.mark.parametrize("points, turn, ending", [(7, 1, "domination"), (6, 3, "held")])
def test_E1_SL_4_twenty_points_or_holding_out(points: int, turn: int, ending: str) -> None:
    """E1-SL.4, E1-25.3.S8 13 and 7 make 20; at the end of turn 3 Spain has won."""
    g = position(turn=turn)
    g.piracy_vp[OTTOMAN] = points
    game = play(g, ("victory_phase",))
    assert game.state.ending == ending
    assert game.state.vp_by_turn[-1][OTTOMAN] == 13 + points


def test_E1_12_4_8_a_fortress_or_key_in_unrest_gives_no_points() -> None:
    """E1-12.4.8, E1-SL.5"""
    g = position(unrest=["scutari", "buda"])
    assert victory_points(g, OTTOMAN) == 9 + 1
