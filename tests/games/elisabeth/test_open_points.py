"""Rules that were open for long: the size of bundles, the match of turn 1, room in winter, the last key of an activated
major."""

from __future__ import annotations

from games.elisabeth.builders import answers, asked, force, give, laid_out, play, position, told
from games.elisabeth.court_builders import announcing, negotiating
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.keys import counted_keys
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.queries.relations import allied
from theatrum.games.elisabeth.rules.activation import activate_major
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.victory import box_open
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_realms
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.places import KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, OTTOMAN, POWERS, PROTESTANT, SPAIN

PHILIP, VALOIS, QUEEN = "noble:philip_ii", "noble:elisabeth_de_valois", "noble:elizabeth_i"


# ---- bundles -------------------------------------------------------------------------------------------------------------


def test_E1_9_1_17_a_bundle_may_hold_many_items() -> None:
    """E1-9.1.17, OP-9-21 France takes seven spaces back in one bundle, together with an alliance."""
    lost = ("reims", "dijon", "orleans", "bourges", "amboise", "rennes", "nantes")
    g = negotiating(control=dict.fromkeys(lost, "spain"))
    game = announcing(g, SPAIN, FRANCE)
    give(game, "add-alliance", "power:spain", "power:france")
    for space in lost:
        give(game, "add-cede", "power:spain", "power:france", f"space:{space}")
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    assert allied(game.state, SPAIN, FRANCE)
    assert {game.state.control[PLACE.by_id[space]] for space in lost} == {FRANCE}


def test_E1_9_1_17_a_power_may_announce_many_bundles() -> None:
    """E1-9.1.17, OP-9-21 One bundle for each of four powers, and two more after that."""
    g = negotiating(hands={"spain": ["storms", "looting"]})
    game = announcing(g, SPAIN)
    for other in ("england", "france", "hre"):
        for item in ("alliance", "cards"):
            more = (1,) if item == "cards" else ()
            give(game, f"add-{item}", "power:spain", f"power:{other}", *more)
            give(game, "announce")
    assert len(told(game, "deal-announced")) == 6


# ---- the match that was arranged before ------------------------------------------------------------------------------------
def first_turn() -> Elisabeth:
    g = laid_out("campaign", 6)
    g.turn, g.phase = 1, "diplomacy"
    return g


def promised(g: Elisabeth, noble: str) -> int:
    return the_court(g).bride_of[NOBLE[noble]]


def test_OP_9_36_spain_proposes_for_philip_while_the_match_stands() -> None:
    """OP-9-36, E1-SC.4 Spain offers Philip to England. The old match stands until England agrees; then it is broken, and
    Spain gets a card less."""
    game = announcing(first_turn(), SPAIN, ENGLAND)
    give(game, "add-match", "power:spain", "power:england", PHILIP, QUEEN)
    give(game, "announce")
    give(game, "done")
    assert promised(game.state, PHILIP) == NOBLE[VALOIS]  # type: ignore[arg-type]
    give(game, "confirm", "deal:0")
    state: Elisabeth = game.state  # type: ignore[assignment]
    assert promised(state, PHILIP) == NOBLE[QUEEN]
    assert promised(state, VALOIS) == -1
    assert (state.card_marks[SPAIN], the_court(state).prearranged) == (-1, False)


def test_OP_9_36_france_proposes_for_elisabeth_de_valois() -> None:
    """OP-9-36 France offers Elisabeth to William of Orange: rejected, nothing is broken; confirmed, it is."""
    for answer, marks in (("reject", 0), ("confirm", -1)):
        game = announcing(first_turn(), FRANCE, PROTESTANT)
        give(game, "add-match", "power:france", "power:protestant", VALOIS, "noble:william_of_orange")
        give(game, "announce")
        give(game, "done")
        give(game, answer, "deal:0")
        assert game.state.card_marks[SPAIN] == marks


def test_OP_9_36_the_two_need_no_second_promise_and_the_match_breaks_once() -> None:
    """OP-9-36, E1-9.1.13 Philip and Elisabeth are promised already; and who marries Philip elsewhere in a bundle has
    broken the match with it."""
    g = first_turn()
    again = ("match", "power:spain", "power:france", PHILIP, VALOIS)
    other = ("match", "power:spain", "power:england", PHILIP, QUEEN)
    breach = ("break-match", "power:spain")
    refusal = DEALING.why_not(g, [again])
    assert refusal is not None
    assert refusal.key == "noble-promised"
    assert DEALING.why_not(g, [breach, other]) is None
    refusal = DEALING.why_not(g, [other, breach])
    assert refusal is not None
    assert refusal.key == "no-match-to-break"


# ---- room in winter --------------------------------------------------------------------------------------------------------
def winter_of(g: Elisabeth, power: int) -> Game:
    g.phase = "winter"
    return play(g, ("winter_land", power))


def test_OP_20_19_room_is_counted_after_attrition() -> None:
    """OP-20-19, E1-20.4.5 Six Ottomans before Vienna have no clean way to Buda, which holds two already: five may set out
    for the two places that are left, for only two arrive; the sixth must go to Istanbul."""
    g = position(
        units={"vienna": {"ottoman_regular": 6}, "buda": {"ottoman_regular": 2}},
        wars=[("ottoman", "hre")],
        unrest=["buda"],
    )
    game = winter_of(g, OTTOMAN)
    while asked(game) == ("ottoman", "winter-recall"):
        give(game, "done")
    to_buda = {a[2] for a in answers(game) if a[0] == "return" and a[3] == "space:buda"}
    assert max(to_buda) == 5  # type: ignore[type-var]
    give(game, "return", "troop:ottoman_regular", 5, "space:buda")
    assert force(game.state, "buda") == {"ottoman_regular": 4}


def test_OP_20_19_with_a_clean_way_nobody_may_set_out_in_vain() -> None:
    """OP-20-19, E1-20.4.6 The same without unrest: two."""
    g = position(
        units={"vienna": {"ottoman_regular": 6}, "buda": {"ottoman_regular": 2}},
        wars=[("ottoman", "hre")],
        control={"pressburg": "ottoman"},
    )
    game = winter_of(g, OTTOMAN)
    while asked(game) == ("ottoman", "winter-recall"):
        give(game, "done")
    assert max(a[2] for a in answers(game) if a[0] == "return" and a[3] == "space:buda") == 2  # type: ignore[type-var]


def test_OP_20_19_without_a_capital_the_player_says_which_stack_goes_first() -> None:
    """OP-20-19, OP-20-20 Paris is lost: of two stacks that could go to Orleans only one finds room there."""
    g = position(
        scenario="campaign",
        units={"amboise": {"france_regular": 4}, "bourges": {"france_mercenary": 4}},
    )
    for space in g.strong_places():
        if g.control[space] == FRANCE and space != PLACE.by_id["orleans"]:
            g.set_control(space, PROTESTANT)
    game = winter_of(g, FRANCE)
    assert asked(game) == ("france", "winter-first")
    give(game, "first", "space:bourges")
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert force(game.state, "orleans") == {"france_mercenary": 4}


# ---- the last key of an activated major --------------------------------------------------------------------------------------
def holding(players: int, power: int, number: int) -> Elisabeth:
    """A campaign in which a major holds so many keys."""
    g = laid_out("campaign", players)
    others = [s for s in KEYS if g.control[s] != power]
    for space in others[: number - sum(g.control[s] == power for s in KEYS)]:
        g.set_control(space, power)
    assert sum(g.control[s] == power for s in KEYS) == number
    return g


def test_E1_SA_9_the_last_box_of_an_activated_major_stays_shut() -> None:
    """E1-SA.9 Four players, the Ottomans are England's ally and hold all ten keys: nine squares on the map, so points and
    cards of nine; a player's Ottomans would have opened the tenth box."""
    g, six = holding(4, OTTOMAN, 10), holding(6, OTTOMAN, 10)
    track = POWERS[OTTOMAN].key_track
    assert (counted_keys(g, OTTOMAN), counted_keys(six, OTTOMAN)) == (9, 10)
    assert victory_points(six, OTTOMAN) - victory_points(g, OTTOMAN) == track[10].vp - track[9].vp == 2
    assert (cards_due(g, OTTOMAN), cards_due(six, OTTOMAN)) == (track[9].cards, track[10].cards)
    assert (box_open(g, OTTOMAN), box_open(six, OTTOMAN)) == (False, True)


def test_E1_SA_9_unrest_covers_one_more_box() -> None:
    """E1-SA.9, E1-12.4.9 Ten keys, one of them in unrest: nine squares lie on the map, and an unrest marker covers a box."""
    g = holding(4, OTTOMAN, 10)
    g.set_unrest(PLACE.by_id["istanbul"])
    assert counted_keys(g, OTTOMAN) == 8


def test_E1_SA_9_the_baseline_knows_it_before_the_major_is_active() -> None:
    """E1-SA.9, E1-SA.3 The inactive Empire holds all its eight keys: its baseline is that of seven."""
    g = holding(5, HRE, 8)
    g.phase, g.deck = "action", []
    for _ in activate_major(g, FRANCE, HRE):
        break  # the first question comes later
    assert the_realms(g).baseline[HRE] == victory_points(g, HRE) == POWERS[HRE].key_track[7].vp
