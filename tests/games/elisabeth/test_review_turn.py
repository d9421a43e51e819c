"""E1: rules by number that no other test names: cards, the turn, spring, victory and the scenario."""

from __future__ import annotations

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    force,
    give,
    laid_out,
    not_offered,
    offered,
    passing,
    play,
    position,
    refusal,
    ships_at,
    told,
)
from theatrum.games.elisabeth.queries.entering import may_enter, may_retreat_to
from theatrum.games.elisabeth.queries.paths import communication, deployment
from theatrum.games.elisabeth.rules.cards import cards_due, counted_keys
from theatrum.games.elisabeth.rules.construction import raising_places
from theatrum.games.elisabeth.rules.events.armies import treachery_targets
from theatrum.games.elisabeth.rules.impulses import openings
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.rules.spring import deployments, posts
from theatrum.games.elisabeth.rules.victory import victory_points
from theatrum.games.elisabeth.state.pieces import AWAY, ON_CARD
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
    REGULAR,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    MAJORS,
    OTTOMAN,
    POWER,
    SPAIN,
)


# ---- cards and the turn ------------------------------------------------------------------------------------------------------------
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
    """E1-6.1.10, E1-6.2.5, E1-11.0.5 Selim lies on the ruler's box, German Intervention on the discards."""
    g = position(hands={"spain": ["selim_ii", "german_intervention"]}, dice=[1, 6])
    game = give(play(g, ("impulse", SPAIN)), "event", "card:selim_ii")
    assert (game.state.beside, game.state.discard) == ([6], [])
    g = position(hands={"spain": ["german_intervention"]}, dice=[6, 1])
    game = give(play(g, ("impulse", SPAIN)), "event", "card:german_intervention")
    assert 4 in game.state.discard


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
    g.set_voice(POWER.by_id["papacy"], SPAIN, RESOLVED)
    game = give(play(g, ("impulse", OTTOMAN)), "event", "card:papal_bull")
    assert told(game, "status-known")
    assert asked(game) == ("ottoman", "action")
    assert game.state.cp == 2


def test_E1_24_7_five_independents_fight_in_the_open() -> None:
    """E1-24.7, E1-24.1 Four would go inside."""
    for number, fought in ((4, False), (5, True)):
        g = position(
            units={"genoa": {"spain_regular": 4}, "florence": {"independent_regular": number}},
            active="spain",
            dice=[1] * 10,
        )
        game = give(act(g, "march", "space:genoa", "space:florence"), "all")
        passing(game)
        assert bool(told(game, "battle")) == fought


# ---- spring ----------------------------------------------------------------------------------------------------------------------
def test_E1_10_0_P6_and_10_0_3_one_formation_from_one_capital() -> None:
    """E1-10.0.1, E1-10.0.P6, E1-10.0.3, E1-10.0.5 Four units without a leader, from Madrid or Milan, not from both; then the
    next power."""
    g = position(
        units={
            "madrid": {"spain_regular": 6},
            "milan": {"spain_regular": 1},
            "istanbul": {"ottoman_regular": 1},
        }
    )
    g.phase = "spring"
    assert {a[1] for a in deployments(g, SPAIN)} == {"space:madrid", "space:milan"}
    game = play(g, ("spring",))
    assert asked(game) == ("ottoman", "deploy")
    give(game, "pass")
    give(game, "deploy", "space:madrid", "space:zaragoza")
    assert max(a[2] for a in answers(game) if len(a) == 3) == 4
    give(game, "take", "troop:spain_regular", 4)
    assert asked(game) is None
    assert force(game.state, "zaragoza") == {"spain_regular": 4}


def test_E1_10_0_P4_naval_leaders_arrive_in_home_ports_only() -> None:
    """E1-10.0.P4 Not in a conquered port; army leaders in any fortified space of the power."""
    g = position(control={"messina": "ottoman", "naples": "ottoman"})
    naval, army = posts(g, OTTOMAN, naval=True), posts(g, OTTOMAN, naval=False)
    assert PLACE.by_id["istanbul"] in naval
    assert not {PLACE.by_id["messina"], PLACE.by_id["naples"]} & set(naval)
    assert PLACE.by_id["naples"] in army
    assert PLACE.by_id["messina"] not in army


def test_E1_12_4_2_to_4_what_unrest_prevents() -> None:
    """E1-12.4.2, E1-12.4.3, E1-12.4.4, E1-17.0.2 No deployment, retreat, line of communication or raising; but one may march in."""
    calm, angry = position(), position(unrest=["zaragoza"])
    space = PLACE.by_id["zaragoza"]
    assert space in deployment(calm, SPAIN, PLACE.by_id["madrid"])[0]
    assert space not in deployment(angry, SPAIN, PLACE.by_id["madrid"])[0]
    assert may_retreat_to(calm, SPAIN, space)
    assert not may_retreat_to(angry, SPAIN, space)
    assert space in {s for _, s in raising_places(calm, SPAIN, REGULAR)}
    assert space not in {s for _, s in raising_places(angry, SPAIN, REGULAR)}
    assert may_enter(angry, SPAIN, space)
    line = position(control={"pressburg": "ottoman"}, wars=[("ottoman", "hre")])
    assert communication(line, OTTOMAN, PLACE.by_id["vienna"])
    line.set_unrest(PLACE.by_id["pressburg"])
    assert not communication(line, OTTOMAN, PLACE.by_id["vienna"])
    assert communication(line, OTTOMAN, PLACE.by_id["pressburg"])


def test_EX_12_c_a_key_in_unrest_gives_no_card() -> None:
    """E1-12.4.9, E1-12.4.11 One box is covered; no replacement comes there in winter."""
    g = laid_out()
    keys = counted_keys(g, SPAIN)
    g.set_unrest(PLACE.by_id["madrid"])
    assert counted_keys(g, SPAIN) == keys - 1
    game = play(g, ("winter_end",))
    raised = [e.args["space"] for e in told(game, "replacement")]
    assert "space:madrid" not in raised
    assert "space:milan" in raised


def test_E1_12_4_10_a_fortress_in_unrest_does_not_guard_the_sea() -> None:
    """E1-12.4.10 Gibraltar rolls no die against pirates."""
    raid = Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN)
    assert defence_dice(position(), raid) == defence_dice(position(unrest=["gibraltar"]), raid) + 1


def test_E1_12_0_1_and_12_1_5_what_needs_a_line_of_communication() -> None:
    """E1-12.0.1, E1-12.1.5, E1-12.3.1 Taking a space does; marching and raising don't; fortresses are never just taken."""
    g = position(units={"cordoba": {"ottoman_regular": 2}, "gibraltar": {}}, cp=5)
    assert refusal(g, "control", "space:cordoba").rule == "E1-12.2.3"
    assert ("march", "space:cordoba", "space:granada") in offered(g)
    near = position(units={"granada": {"ottoman_regular": 2}})
    assert refusal(near, "control", "space:gibraltar").rule == "E1-12.3.1"


def test_E1_12_5_1_and_12_5_5_displacement_is_free() -> None:
    """E1-12.5.1, E1-12.5.5, E1-16.2.5, E1-24.4 By an event; nobody intercepts, nobody pays; ships go to the nearest port."""
    g = position(
        units={"rome": {"spain_regular": 2}, "cerignola": {"ottoman_regular": 4}},
        fleet={"rome": {"spain_galley": 1}},
        hands={"ottoman": ["papal_bull"]},
        dice=[6, 1],
    )
    game = give(play(g, ("impulse", OTTOMAN)), "event", "card:papal_bull")
    while asked(game) is not None and asked(game)[1] != "action":  # type: ignore[index]
        game.answer(game.questions[0], answers(game)[0])
    assert force(game.state, "rome") == {}
    assert ships_at(game.state, "rome") == {}
    assert sum(force(game.state, s.id).get("spain_regular", 0) for s in SPACES) == 2
    assert sum(ships_at(game.state, s.id).get("spain_galley", 0) for s in SPACES) == 1
    assert not told(game, "intercepts")


# ---- victory and the scenario --------------------------------------------------------------------------------------------------------
def test_E1_25_2_and_25_3_S4_points() -> None:
    """E1-25.2, E1-25.3.S4, E1-SL.2 Keys, fortresses and raids; noted at the end of the turn."""
    g = laid_out()
    g.turn = 1
    before = victory_points(g, OTTOMAN)
    g.piracy_vp[OTTOMAN] = 2
    assert victory_points(g, OTTOMAN) == before + 2
    g.set_control(PLACE.by_id["gibraltar"], OTTOMAN)
    assert victory_points(g, OTTOMAN) == before + 3
    g.agenda = []
    from theatrum.games.elisabeth.rules.victory import victory_phase

    victory_phase(g)
    assert g.vp_by_turn[-1][OTTOMAN] == before + 3


def test_E1_SG_1_and_SG_3_the_table_is_laid() -> None:
    """E1-SG.1, E1-SG.3, E1-SL.2, E1-SL.8 Two powers with pieces, war between them, Rome with Spain; no boards beside the map."""
    g = laid_out()
    owners = {TROOPS[t % len(TROOPS)].power for t, n in enumerate(g.field) if n}
    assert {OTTOMAN, SPAIN} <= owners
    assert not owners & {POWER.by_id["england"], POWER.by_id["france"], POWER.by_id["protestant"]}
    assert g.war[OTTOMAN] >> SPAIN & 1
    assert g.master[POWER.by_id["papacy"]] == SPAIN
    assert g.new_world is None
    assert g.court is None
    assert g.treasures == [[] for _ in MAJORS]
    assert g.control[PLACE.by_id["istanbul"]] == OTTOMAN
