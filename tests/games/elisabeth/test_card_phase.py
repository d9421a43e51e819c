"""The card phase and ransom [E1-6.2, E1-8, E1-9.3]."""

from __future__ import annotations

from games.elisabeth.builders import (
    CARD,
    asked,
    give,
    laid_out,
    not_offered,
    play,
    position,
    where,
)
from theatrum.games.elisabeth.queries.bonuses import BONUS
from theatrum.games.elisabeth.queries.keys import counted_keys
from theatrum.games.elisabeth.queries.relations import the_count
from theatrum.games.elisabeth.rules.cards import cards_due, ruler, take_at_random
from theatrum.games.elisabeth.rules.foreign_war import begin
from theatrum.games.elisabeth.rules.impulses import openings
from theatrum.games.elisabeth.state import the_court, the_espionage, the_new_world
from theatrum.games.elisabeth.state.pieces import AWAY, GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.cards import CARDS, HOME
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import HOMES, KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    OTTOMAN,
    POWERS,
    SPAIN,
)
from theatrum.kit.graph import mask


def test_E1_6_2_4_cards_by_keys_and_ruler() -> None:
    """E1-6.2.4, E1-3.3.4 Six keys under Suleiman 4; eight Spanish keys and Philip 4 + 1; a key in unrest covers a box."""
    g = laid_out()
    assert (cards_due(g, OTTOMAN), cards_due(g, SPAIN)) == (4, 5)
    g.set_unrest(PLACE.by_id["buda"])
    assert cards_due(g, OTTOMAN) == 3
    g.card_marks[SPAIN] = -1
    assert cards_due(g, SPAIN) == 4


def test_E1_6_2_4_england_draws_by_its_keys() -> None:
    """E1-6.2.4 Four keys are three cards (stated); the other boxes are ours: a card more with every second key."""
    track = [box.cards for box in POWERS[ENGLAND].key_track]
    assert track == [1, 1, 2, 2, 3, 3, 4, 4]
    g = position(scenario="campaign")
    for s in KEYS:
        g.set_control(s, SPAIN)
    for s in KEYS[:6]:
        g.set_control(s, ENGLAND)
    assert cards_due(g, ENGLAND) == track[6] + 1  # Elizabeth's
    g.set_control(KEYS[0], SPAIN)
    assert cards_due(g, ENGLAND) == 3 + 1


def test_EX_6_2_b_a_marker_and_unrest() -> None:
    """EX-6.2-b, E1-6.2.4, E1-12.4.9 France under Charles IX with eight keys, one in unrest, and a −1 marker from a marriage: the
    box for seven, 4 cards, less one is 3; then the marker is gone. That of a running foreign war stays."""
    g = laid_out("campaign", 6)
    assert (counted_keys(g, FRANCE), ruler(g, FRANCE).id, ruler(g, FRANCE).bonus) == (8, "charles_ix", 0)
    g.set_unrest(PLACE.by_id["paris"])
    assert cards_due(g, FRANCE) == 4
    g.card_marks[FRANCE] = -1
    assert cards_due(g, FRANCE) == 3
    abroad = cards_due(g, OTTOMAN)
    begin(g, CARD["war_in_persia"], OTTOMAN, SPAIN)
    g.hand = [[] for _ in g.hand]
    state = play(g, ("card_phase",)).state
    assert (len(state.hand[FRANCE]), len(state.hand[OTTOMAN])) == (3, abroad - 1)
    assert cards_due(state, FRANCE) == 4
    assert cards_due(state, OTTOMAN) == abroad - 1


def test_EX_8_2_a_spain_gets_a_fortress_and_a_jesuit_every_turn() -> None:
    """EX-8.2-a, E1-8.2.1, E1-8.2.2 One of each, two with Coastal Fortification and after Douai; what is left counts, and
    there are five Jesuits."""
    g = position(scenario="campaign", turn=4)
    world, plots = the_new_world(g), the_espionage(g)
    g.vp_by_turn = [[0] * 6] * 3

    def next_turn() -> tuple[int, int]:
        play(g, ("card_phase",))
        return world.fortresses_on_card, plots.jesuits_on_card

    world.fortresses_on_card = plots.jesuits_on_card = 0
    assert next_turn() == (1, 1)
    assert next_turn() == (1, 1)
    the_court(g).bonuses[BONUS.by_id["coastal_fortification"]] = SPAIN
    plots.douai = True
    assert next_turn() == (2, 2)
    plots.jesuits, plots.jesuits_on_card = mask(HOMES[ENGLAND][:4]), 0
    assert next_turn() == (2, 1)


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


def test_E1_6_2_3_what_the_new_deck_is_made_of() -> None:
    """E1-6.2.3, E1-6.2.2 Discards, cards that were not dealt, and those that enter now, shuffled; cards out of the game are not in."""
    g = laid_out("campaign", 6)
    g.turn, g.vp_by_turn = 2, [[0] * 6]
    entering = {c for c in the_count(g).deck.later[2] if CARDS[c].type != HOME}
    assert entering
    g.deck, g.discard, g.out = g.deck[:-10], g.deck[-10:-2], g.deck[-2:]
    g.hand = [[] for _ in g.hand]
    wanted = {*g.deck, *g.discard, *entering}
    state = play(g, ("card_phase",)).state
    dealt = [c for hand in state.hand for c in hand]
    assert sorted([*state.deck, *dealt]) == sorted(wanted)
    assert (state.discard, len(state.out)) == ([], 2)
    assert state.deck != sorted(state.deck)


def test_OP_8_11_of_too_few_cards_each_gets_one_at_a_time() -> None:
    """OP-8-11 The Ottomans are due four and Spain five: of six cards each gets three, of seven the Ottomans, who are first,
    four."""
    for cards, dealt in ((6, (3, 3)), (7, (4, 3)), (9, (4, 5)), (20, (4, 5))):
        g = laid_out()
        g.deck = g.deck[:cards]
        state = play(g, ("card_phase",)).state
        assert (len(state.hand[OTTOMAN]), len(state.hand[SPAIN])) == dealt


def test_E1_6_1_5_a_home_card_goes_to_the_power_card_and_comes_back() -> None:
    """E1-6.1.5 Played, it lies on the power card, not among the discards; at the next deal it is in hand."""
    g = position(hands={"spain": ["spanish_road"]})
    state = give(play(g, ("impulse", SPAIN)), "cp", "card:spanish_road").state
    assert (state.home_hand[SPAIN], state.home_used[SPAIN]) == ([], [CARD["spanish_road"]])
    assert CARD["spanish_road"] not in state.discard
    state.turn, state.vp_by_turn = 2, [[0] * 6]
    state = play(state, ("card_phase",)).state
    assert (state.home_hand[SPAIN], state.home_used[SPAIN]) == ([CARD["spanish_road"]], [])


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


def test_EX_6_3_c_home_cards_are_never_drawn() -> None:
    """E1-6.1.6, E1-6.3.7 As many treasures as cards: a treasure; more cards: one of those."""
    g = position(scenario="campaign", hands={"spain": ["spanish_road", "storms", "looting"]})
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


def test_E1_6_1_9_a_mandatory_card_is_played_for_its_text() -> None:
    """E1-6.1.8, E1-6.1.9, E1-6.1.14 And a combat card never opens an impulse as event."""
    g = position(hands={"spain": ["selim_ii", "field_artillery"]})
    assert openings(g, SPAIN) == [("event", "card:selim_ii"), ("cp", "card:field_artillery")]
    game = play(g, ("impulse", SPAIN))
    why = not_offered(game, "cp", "card:selim_ii")
    assert why is not None
    assert why.rule == "E1-6.1.9"
