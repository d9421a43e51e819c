"""Majors without a player [E1-SA], and one player with two powers [E1-SP]."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import answers, asked, force, give, offered, play, position, told
from games.elisabeth.event_builders import GERMAN_INTERVENTION, SUBLIME_PORTE, acting
from theatrum.core.contract import Procedure
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.espionage import insertable, victims
from theatrum.games.elisabeth.queries.espionage import targets as plot_targets
from theatrum.games.elisabeth.queries.relations import at_war, home_of
from theatrum.games.elisabeth.rules.actions import available
from theatrum.games.elisabeth.rules.activation import activate_major, deactivate_major, hand_size
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.declarations import why_no_war
from theatrum.games.elisabeth.rules.events.plots import safiye_targets
from theatrum.games.elisabeth.rules.minors import determined, why_no_influence
from theatrum.games.elisabeth.rules.status_roll import determine, rollers
from theatrum.games.elisabeth.rules.victory import adjust_baseline
from theatrum.games.elisabeth.rules.winter_ships import harbours
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy, the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE, ON_CARD
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.pieces import LEADER, MORISCO, SHIP, SHIPS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    ESPIONAGE,
    FRANCE,
    HRE,
    NOBODY,
    OTTOMAN,
    PATRONAGE,
    POWERS,
    PROTESTANT,
    SPAIN,
    VENICE,
)


def test_EX_30_d_the_empire_finds_an_ally() -> None:
    """EX-30-d, E1-24.6, E1-SA.3 Five players: totals 4, 4, 6, 7, 7. France is before the Protestants and gets the HRE; all
    markers are spent, the baseline is its points."""
    g = acting(5)
    for power, points in ((OTTOMAN, 3), (SPAIN, 1), (ENGLAND, 1), (FRANCE, 3), (PROTESTANT, 4)):
        g.set_voice(HRE, power, points)
    playing.dice(g, 1, 3, 5, 4, 3)
    game = play(g, ("announce", SPAIN, GERMAN_INTERVENTION))
    state = game.state
    assert (the_realms(state).patron[HRE], the_realms(state).baseline[HRE]) == (FRANCE, 8)  # type: ignore[arg-type]
    assert state.seat_of[HRE] == state.seat_of[FRANCE]
    assert {state.voice(HRE, p) for p in (OTTOMAN, SPAIN, ENGLAND, FRANCE, PROTESTANT)} == {RESOLVED}
    assert asked(game) == ("france", "free-war")


def test_EX_30_d_the_ottomans_win_the_tie_and_nobody_gets_it() -> None:
    """EX-30-d, OP-24-13 The Ottomans reach 7, too: as deactivators they leave the HRE inactive."""
    g = acting(5)
    for power, points in ((OTTOMAN, 3), (SPAIN, 1), (ENGLAND, 1), (FRANCE, 3), (PROTESTANT, 4)):
        g.set_voice(HRE, power, points)
    playing.dice(g, 4, 3, 5, 4, 3)
    state = play(g, ("announce", SPAIN, GERMAN_INTERVENTION)).state
    assert the_realms(state).patron[HRE] == -1  # type: ignore[arg-type]
    assert state.voice(HRE, FRANCE) == RESOLVED


def test_E1_C_2_a_war_of_the_ottomans_on_the_inactive_empire_activates_a_major() -> None:
    """E1-C.2, E1-9.4.8, E1-SA.12 Five players: who wins the roll runs the HRE as a major; its lands keep their flags, and
    the Ottomans keep their voice for later turns."""
    g = acting(5, OTTOMAN)
    playing.dice(g, 1, 1, 6, 1)
    game = play(g, ("announce", OTTOMAN, "card:ottoman_tribute", "power:hre"))
    while asked(game) == ("france", "join-war") or asked(game) == ("france", "free-war"):
        give(game, "keep-peace")
    assert (the_realms(g).patron[HRE], g.seat_of[HRE]) == (FRANCE, g.seat_of[FRANCE])
    assert g.control[PLACE.by_id["vienna"]] == HRE
    assert g.voice(HRE, OTTOMAN) == RESOLVED
    assert at_war(g, OTTOMAN, HRE)


def test_EX_30_b_the_baseline_follows() -> None:
    """EX-30-b, E1-SA.8 Baseline 8, the HRE has 11: one point for its ally, and the baseline is 10."""
    g = acting(5)
    realms = the_realms(g)
    realms.patron[HRE], realms.baseline[HRE] = FRANCE, 8
    g.award(HRE, "royal_marriage", 3)
    adjust_baseline(g, HRE)
    assert (g.bonus[FRANCE], realms.baseline[HRE]) == ({"activated_major": 1}, 10)


def test_EX_30_e_the_ottomans_fall_away() -> None:
    """EX-30-e, E1-SA.10 Four players; Spain wins by card 37 while the Ottomans are 2 below the baseline: England loses a
    point; ally marker and wars go, strangers leave, the hand is discarded, the marker on Venice is spent."""
    g = acting(4)
    the_realms(g).baseline[OTTOMAN] = 13
    g.hand[OTTOMAN] = [50, 51]
    g.deck = [52]
    g.place_units(PLACE.by_id["taranto"], TROOP.by_id["ottoman_regular"], 2)
    g.place_units(PLACE.by_id["larissa"], TROOP.by_id["spain_regular"], 2)
    g.move_ships(PLACE.by_id["istanbul"], PLACE.by_id["ionian_sea"], SHIP.by_id["ottoman_galley"], 1)
    assert g.voice(HRE, OTTOMAN) >= 0
    state = falls_away(g)
    assert state.bonus[ENGLAND] == {"activated_major": -1}
    assert (state.seat_of[OTTOMAN], state.hand[OTTOMAN]) == (-1, [])
    assert {50, 51} <= set(state.discard)
    assert not state.war[OTTOMAN]
    assert state.voice(VENICE, OTTOMAN) == RESOLVED
    assert state.voice(HRE, OTTOMAN) == RESOLVED
    assert (the_realms(state).baseline[OTTOMAN], the_realms(state).patron[OTTOMAN]) == (-1, -1)
    assert not state.has_alliance(ENGLAND, OTTOMAN)
    assert force(state, "larissa") == force(state, "taranto") == {}
    spaniards = [s for s, t, _ in state.standing() if t == TROOP.by_id["spain_regular"]]
    assert not any(home_of(s, OTTOMAN) for s in spaniards)
    ottomans = [s for s, t, _ in state.standing() if TROOPS[t].power == OTTOMAN]
    ports = [p for p, ship, _ in state.sailing() if SHIPS[ship].power == OTTOMAN]
    assert all(home_of(s, OTTOMAN) and state.fortified(s) for s in [*ottomans, *ports])


@pytest.mark.parametrize("besieges", [True, False])
def test_E1_SA_10_the_moriscos_besiege_nobody_when_the_war_is_over(besieges: bool) -> None:
    """E1-SA.10, E1-15.3.1, E1-20.1.1 The Morisco unit never goes home. Before a Spanish fortress it is lost, as there is no
    war any more and no friendly space to retreat to; in the open country it stays, and will spread unrest."""
    g = acting(4)
    gibraltar, granada = PLACE.by_id["gibraltar"], PLACE.by_id["granada"]
    g.place_units(gibraltar if besieges else granada, MORISCO, 2)
    if besieges:
        g.lay_siege(gibraltar, OTTOMAN)
    falls_away(g)
    assert not g.besieged(gibraltar)
    assert g.placed(MORISCO) == (0 if besieges else 2)


@pytest.mark.parametrize("fortified", [True, False])
def test_E1_SA_10_what_it_has_conquered_is_neutral_ground(fortified: bool) -> None:
    """E1-SA.10, E1-SA.14, E1-13.1.6 The Ottomans hold Vienna and Graz when they fall away. Their war with Spain is over, so
    Spaniards neither besiege Vienna nor stand in Graz any more; its flag stays."""
    g = acting(4)
    space = PLACE.by_id["vienna" if fortified else "graz"]
    for troop, n in enumerate(g.row(space)):
        if n:
            g.remove_units(space, troop, n)
    g.set_control(space, OTTOMAN)
    g.place_units(space, TROOP.by_id["spain_regular"], 2)
    if fortified:
        g.lay_siege(space, SPAIN)
    assert at_war(g, SPAIN, OTTOMAN)
    falls_away(g)
    assert not g.besieged(space)
    assert g.no_units(space)
    assert g.control[space] == OTTOMAN


def test_EX_30_f_the_hand_of_an_activated_major() -> None:
    """EX-30-f, E1-SA.3 Four cards are due, its new enemy holds two, the fullest hand six: two."""
    g = acting(5)
    g.card_marks[HRE] = 0
    g.hand[SPAIN], g.home_hand[SPAIN] = [40, 41], []
    g.hand[FRANCE] = [42, 43, 44, 45, 46]
    assert hand_size(g, HRE, SPAIN) == 2
    assert hand_size(g, HRE, -1) == 4


def test_E1_SA_3_markers_do_not_count_for_the_hand() -> None:
    """E1-SA.3 Step 6 (a) is what keys and the ruler bring: a marker of Mary Stuart's wedding, just now, waits for the next
    deal."""
    g = acting(5)
    g.card_marks[HRE] = 0
    g.hand[FRANCE] = [42, 43, 44, 45, 46]
    assert hand_size(g, HRE, -1) == 4
    for marker in (-1, 1):
        g.card_marks[HRE] = marker
        assert cards_due(g, HRE) == 4 + marker
        assert hand_size(g, HRE, -1) == 4


def test_EX_30_g_two_powers_of_one_player() -> None:
    """EX-30-g, E1-SP.6, E1-SP.9 Spain and France of one player may ally and lend ships, but give no cards
    or mercenaries and declare no war."""
    g = acting(2)
    g.phase, g.hand[SPAIN] = "diplomacy", [40, 41]
    alliance = ("alliance", "power:spain", "power:france")
    assert DEALING.why_not(g, [alliance]) is None
    galleys = ("loan", "power:spain", "power:france", "space:messina", "ship:spain_galley", 2)
    galleon = ("loan", "power:france", "power:spain", "space:calais", "ship:france_galleon", 1)
    for loan in (galleys, galleon):
        assert DEALING.why_not(g, [alliance, loan]) is None
        assert DEALING.why_not(g, [loan]) is not None
    for kind in ("cards", "mercenaries"):
        refusal = DEALING.why_not(g, [(kind, "power:spain", "power:france", 1)])
        assert refusal is not None
        assert refusal.rule == "E1-SP.6"
    for one, other in ((SPAIN, FRANCE), (FRANCE, SPAIN)):
        refusal = why_no_war(g, one, other)
        assert refusal is not None
        assert refusal.rule == "E1-SP.6"


def test_E1_SP_9_no_spies_and_no_pirates_among_one_player_s_powers() -> None:
    """E1-SP.9, E1-SP.6 With two players Spain and France are one player's: neither plots against the other, murders its leaders
    or raids its ports; with six they are strangers, and do."""
    for players, may in ((2, False), (6, True)):
        g = position(
            scenario="campaign",
            players=players,
            turn=3,
            active="france",
            leaders={"madrid": ["duke_of_alva"]},
            fleet={"gulf_of_lyon": {"france_galley": 1}},
            wars=[("france", "spain")],
        )
        assert (g.seat_of[SPAIN] != g.seat_of[FRANCE]) == may
        assert (SPAIN in plot_targets(g, FRANCE), FRANCE in plot_targets(g, SPAIN)) == (may, may)
        assert (("gather", "power:spain") in offered(g)) == may
        assert (SPAIN in insertable(g, FRANCE)) == may
        assert (LEADER.by_id["duke_of_alva"] in victims(g, FRANCE)) == may
        assert (("raid", "zone:gulf_of_lyon", "power:spain") in offered(g)) == may
        g.hand[SPAIN] = [40, 41]
        gift = DEALING.why_not(g, [("cards", "power:spain", "power:france", 1)])
        assert (gift is None) == may


def test_E1_SA_5_no_patronage_no_spies_no_expeditions() -> None:
    """E1-SA.5, E1-SA.9 England's Ottomans: neither those actions, nor a military victory."""
    g = acting(4, active=OTTOMAN)
    kinds = {POWERS[OTTOMAN].actions[a.id].type for a in available(g, OTTOMAN)}
    assert not kinds & {PATRONAGE, ESPIONAGE}
    assert "outfit_expedition" not in {a.id for a in available(g, OTTOMAN)}


def test_E1_SA_5_an_activated_major_buys_influence_on_minors_only() -> None:
    """E1-SA.5, E1-SA.1 England's Ottomans have a marker on the HRE, which only majors of players move; with five players the
    Ottomans are one."""
    for players, on_the_empire in ((4, False), (5, True)):
        g = acting(players, active=OTTOMAN)
        g.cp = 1
        assert g.voice(HRE, OTTOMAN) == 3
        assert (("influence", "power:hre") in offered(g)) == on_the_empire
        assert ("influence", "power:venice") in offered(g)
    g = acting(4, active=OTTOMAN)
    assert why_no_influence(g, OTTOMAN, ("influence", "power:hre")).rule == "E1-SA.5"


def test_E1_SA_2_war_on_an_inactive_major() -> None:
    """E1-SA.2, E1-SA.12, E1-9.4.8 Spain declares war on the HRE in a game of five: France wins the roll, and may join."""
    g = acting(5)
    g.phase = "diplomacy"
    g.hand[SPAIN] = [16]
    game = give(play(g, ("declare", SPAIN)), "declare", "power:hre")
    give(game, "done")
    playing.dice(game.state, 1, 6, 1)
    give(game, "pay", "card:sultans_harem")
    assert at_war(game.state, SPAIN, HRE)  # type: ignore[arg-type]
    assert asked(game) == ("france", "join-war")
    give(game, "join-war", "power:spain")
    assert at_war(game.state, SPAIN, FRANCE)  # type: ignore[arg-type]


def test_E1_SA_5_a_major_activated_in_the_war_segment_declares_war_at_its_place() -> None:
    """E1-SA.5, E1-9.1.16 Spain declares war on the inactive HRE; France wins it, and after France the HRE is asked as others
    are. A major that nobody plays is not."""
    g = acting(5)
    g.phase, g.hand = "diplomacy", [[] for _ in g.hand]
    g.hand[SPAIN] = [40, 41, 42, 43]
    playing.dice(g, 1, 6, 1)
    game = play(g, ("war_segment",))
    assert asked(game) == ("spain", "declare")
    give(give(game, "declare", "power:hre"), "done")
    asked_to_declare = []
    while (question := asked(game)) is not None:
        if question[1] == "declare":
            asked_to_declare.append(game.questions[0].args["power"])
        give(game, *next(a for a in answers(game) if a[0] in ("pay", "keep-peace", "done")))
    assert the_realms(g).patron[HRE] == FRANCE
    assert asked_to_declare == ["power:hre"]


def test_E1_SA_10_strangers_leave_the_land() -> None:
    """E1-SA.10 A Spanish army in an Ottoman home space goes home when the Ottomans fall away."""
    g = acting(4)
    g.place_units(PLACE.by_id["salonika"], TROOP.by_id["spain_regular"], 2)
    g.set_voice(OTTOMAN, SPAIN, 9)
    playing.dice(g, 6, 1, 1, 1)
    game = play(g, ("announce", FRANCE, SUBLIME_PORTE))
    while asked(game) is not None:
        give(game, *game.questions[0].answers[0])
    assert all(not kind.startswith("spain") for kind in force(game.state, "salonika"))  # type: ignore[arg-type]


def falls_away(g: Elisabeth) -> Elisabeth:
    """Spain wins card 37: England's Ottomans are nobody's."""
    g.set_voice(OTTOMAN, SPAIN, 9)
    playing.dice(g, 6, 1, 1, 1)
    game = play(g, ("announce", FRANCE, SUBLIME_PORTE))
    while asked(game) is not None and asked(game)[1].startswith("displace"):  # type: ignore[index]
        give(game, *game.questions[0].answers[0])
    assert g.seat_of[OTTOMAN] == -1
    return g


def test_E1_11_0_1_who_fell_away_before_its_impulse_has_none() -> None:
    """E1-11.0.1, E1-SA.15, E1-C.87 (B) An impulse was moved before that of the Ottomans, and in it they fell away: theirs is
    passed over, which counts as no pass of a power that is played."""
    g = acting(4)
    falls_away(g)
    g.hand[SPAIN], g.passes, g.active = [50], 0, -1
    game = play(g, ("impulse", OTTOMAN))
    assert asked(game) == ("spain", "impulse")
    assert (g.passes, told(game, "passes")) == (0, [])


def test_E1_SA_10_own_markers_do_not_determine_venice() -> None:
    """E1-SA.10, E1-24.6, OP-24-25, E1-C.98 The Ottomans fall away: their markers on Venice and the HRE are spent, but neither
    was determined. Safiye may still determine Venice, a war on the HRE finds it an ally."""
    g = acting(4)
    falls_away(g)
    assert g.voice(VENICE, OTTOMAN) == g.voice(HRE, OTTOMAN) == RESOLVED
    assert determined(g, OTTOMAN)
    assert not determined(g, VENICE)
    assert ("mode:status",) in safiye_targets(g, SPAIN)
    playing.dice(g, 1, 1, 6, 1)
    game = play(g, ("announce", SPAIN, GERMAN_INTERVENTION))
    while asked(game) is not None and asked(game)[1] in ("window-w14", "free-war"):  # type: ignore[index]
        give(game, *("pass",) if ("pass",) in answers(game) else ("keep-peace",))
    assert determined(g, HRE)
    assert not determined(g, VENICE)


def test_OP_24_25_who_fell_away_and_came_back_rolls_without_influence() -> None:
    """OP-24-25, E1-24.6.S1 The Ottomans fall away and are somebody's again in the same turn: they contend for Venice, and
    their spent marker adds nothing."""
    g = acting(4)
    falls_away(g)
    assert OTTOMAN not in rollers(g, VENICE)
    for _ in activate_major(g, FRANCE, OTTOMAN):
        break
    assert OTTOMAN in rollers(g, VENICE)
    g.set_voice(VENICE, SPAIN, 0)
    g.set_voice(VENICE, FRANCE, 0)
    playing.dice(g, 3, 3, 3)
    order: list[int] = []

    def roll() -> Procedure[None]:
        order.extend((yield from determine(g, VENICE)))

    assert list(roll()) == [], "nobody is asked"
    assert order[0] == OTTOMAN, "a tie, and they are the first in impulse order"


def test_OP_S_27_the_army_of_a_deactivated_major_goes_home_as_in_winter() -> None:
    """E1-SA.10, OP-S-27, E1-20.4.5 Six Ottomans in a Spanish space lose half on the way; four is the most in a fortress that is
    no capital; a garrison in Tunis, which is no home space, goes home, too."""
    g = position(
        scenario="campaign",
        players=4,
        control={"tunis": "ottoman"},
        units={
            "salonika": {"ottoman_regular": 6},
            "zaragoza": {"ottoman_regular": 6},
            "tunis": {"ottoman_regular": 1},
        },
    )
    falls_away(g)
    assert force(g, "salonika") == {"ottoman_regular": 4}
    assert force(g, "zaragoza") == force(g, "tunis") == {}
    ottomans = {SPACES[s].id: n for s, t, n in g.standing() if t == TROOP.by_id["ottoman_regular"]}
    assert sum(ottomans.values()) == 6 + 3 + 1
    assert all(home_of(PLACE.by_id[space], OTTOMAN) for space in ottomans)
    assert all(n <= 4 for space, n in ottomans.items() if space != "istanbul")


def test_OP_S_27_its_ships_go_to_fortified_home_ports() -> None:
    """E1-SA.10, OP-S-27 From the sea and from Durazzo, which has no walls; the HRE, which has no fortified port, uses Trieste."""
    g = position(
        scenario="campaign",
        players=4,
        fleet={"durazzo": {"ottoman_galley": 1}, "ionian_sea": {"ottoman_galley": 1}},
    )
    falls_away(g)
    at = {SPACES[place].id for place, ship, _ in g.sailing() if ship == SHIP.by_id["ottoman_galley"]}
    assert at <= {"scutari", "athens", "salonika", "istanbul", "algiers", "djerba_tripoli"}
    assert at
    assert {SPACES[s].id for s in harbours(g, HRE)} == {"trieste", "hamburg", "bremen"}


def test_OP_S_29_conquered_walls_are_home_to_their_garrison() -> None:
    """E1-SA.10, OP-S-29 Spain holds Algiers, Durazzo and Coron when the Ottomans fall away: its garrison stays in the walls of
    Algiers and its galley in the port of Durazzo, but its army leaves Coron, which has no walls, and the French, at peace
    with nobody there, leave Algiers. The flags stay."""
    g = position(
        scenario="campaign",
        players=4,
        control={"algiers": "spain", "durazzo": "spain", "coron": "spain"},
        units={"algiers": {"spain_regular": 2, "france_regular": 1}, "coron": {"spain_regular": 1}},
        fleet={"durazzo": {"spain_galley": 1}},
    )
    falls_away(g)
    assert force(g, "algiers") == {"spain_regular": 2}
    assert force(g, "coron") == {}
    assert g.ships(PLACE.by_id["durazzo"], SHIP.by_id["spain_galley"]) == 1
    assert {g.control[PLACE.by_id[space]] for space in ("algiers", "durazzo", "coron")} == {SPAIN}


def the_empire_is_won(g: Elisabeth) -> Game:
    """The Ottomans are nobody's, though not determined this turn; then France wins card 4 and the HRE with it."""
    for question in deactivate_major(g, OTTOMAN):
        raise AssertionError(question)
    for power in (SPAIN, ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(HRE, power, 9 if power == FRANCE else 0)
    playing.dice(g, 1, 1, 1, 1, 6, 1)
    game = play(g, ("announce", SPAIN, GERMAN_INTERVENTION))
    assert asked(game) == ("france", "free-war")
    return game


def test_E1_SA_3_the_free_war_may_be_on_a_major_without_a_player() -> None:
    """E1-SA.3 step 4, E1-SA.2, E1-SA.12 France's HRE declares war on the inactive Ottomans. That determines their status,
    without France and Spain: England wins them; then the HRE gets its hand, no more cards than the Ottomans have got."""
    g = acting(4)
    game = the_empire_is_won(g)
    assert ("declare", "power:ottoman") in answers(game)
    give(game, "declare", "power:ottoman")
    assert at_war(g, HRE, OTTOMAN)
    assert (the_realms(g).patron[OTTOMAN], asked(game)) == (ENGLAND, ("ottoman", "free-war"))
    give(game, "keep-peace")
    assert 0 < len(g.hand[HRE]) <= len(g.hand[OTTOMAN])


def test_OP_S_30_an_enemy_without_a_player_has_no_hand_to_count() -> None:
    """OP-S-30, E1-SA.3 step 6 The status of the Ottomans was determined this turn: nobody runs them, the war stands, and the HRE
    gets as many cards as without that war."""
    g = acting(4)
    game = the_empire_is_won(g)
    for power in (SPAIN, ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(OTTOMAN, power, RESOLVED)
    due = hand_size(g, HRE, NOBODY)
    give(game, "declare", "power:ottoman")
    assert at_war(g, HRE, OTTOMAN)
    assert (g.seat_of[OTTOMAN], len(g.hand[HRE])) == (NOBODY, due)
    assert due > 0


def test_E1_SA_3_the_winner_may_join_against_its_own_ally() -> None:
    """E1-SA.3 step 3, E1-SA.13 Spain, allied with France, declares war on the inactive HRE, which France wins: France may
    join, and the alliance ends. Rulebook: "selbst wenn diese Mächte zuvor alliiert waren"."""
    g = acting(4)
    g.phase = "diplomacy"
    g.ally(SPAIN, FRANCE)
    for power in (ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(HRE, power, 9 if power == FRANCE else 0)
    playing.dice(g, 1, 6, 1)
    the_diplomacy(g).declared = [HRE]
    game = play(g, ("wars_begin", SPAIN))
    assert asked(game) == ("france", "join-war")
    give(game, "join-war", "power:spain")
    assert at_war(g, SPAIN, FRANCE)
    assert not g.has_alliance(SPAIN, FRANCE)


def test_OP_S_28_no_ransom_from_oneself() -> None:
    """E1-SP.6, OP-S-28 Two players: Spain holds a French leader; France would have to give it a card. With three it can."""
    for players, prompt in ((2, None), (3, ("france", "ransom"))):
        g = acting(players)
        leader = LEADER.by_id["montmorency"]
        g.hand[FRANCE] = [40, 41]
        g.capture(leader, SPAIN)
        assert asked(play(g, ("ransom_segment",))) == prompt


def test_OP_8_8_leaders_of_an_inactive_major_wait_on_its_card() -> None:
    """OP-8-8, E1-SA.14 A leader of the inactive HRE is placed only when somebody runs it in a spring."""
    for players, waits in ((5, True), (6, False)):
        g = acting(players)
        leader = LEADER.by_id["zrinyi"]
        g.put_leader(leader, ON_CARD)
        game = play(g, ("spring",))
        while asked(game) is not None:
            answers = game.questions[0].answers
            give(game, *(("pass",) if ("pass",) in answers else answers[0]))
        assert (g.leader_at[leader] == ON_CARD) == waits


def test_OP_9_29_who_has_named_two_majors_wins_neither() -> None:
    """OP-9-29, E1-SA.12, OP-24-21 France declares war on the inactive HRE and the inactive Ottomans in one go: both markers lie
    before anybody rolls. England wins the HRE, which declares war on the Ottomans: now France does not roll for them, and is
    not the ally of a power with which it is at war."""
    g = acting(4)
    for question in deactivate_major(g, OTTOMAN):
        raise AssertionError(question)
    g.phase = "diplomacy"
    for power in (SPAIN, ENGLAND, PROTESTANT):
        g.set_voice(HRE, power, 9 if power == ENGLAND else 0)
    for power in (ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(OTTOMAN, power, 9 if power == FRANCE else 0)
    playing.dice(g, 1, 6, 1, 1, 6)
    the_diplomacy(g).declared = [HRE, OTTOMAN]
    game = give(play(g, ("wars_begin", FRANCE)), "first", "power:hre")
    assert at_war(g, FRANCE, OTTOMAN)
    assert the_realms(g).patron[HRE] == ENGLAND
    while asked(game) is not None and the_realms(g).patron[OTTOMAN] == NOBODY:
        answer = ("declare", "power:ottoman")
        give(game, *(answer if answer in answers(game) else ("keep-peace",)))
    assert the_realms(g).patron[OTTOMAN] == PROTESTANT
    while asked(game) is not None:
        give(game, *("keep-peace",) if ("keep-peace",) in answers(game) else answers(game)[0])
    assert at_war(g, FRANCE, OTTOMAN)
    assert not g.has_alliance(FRANCE, OTTOMAN)


def test_E1_SA_14_captives_of_a_major_that_falls_away_go_home() -> None:
    """E1-SA.14, E1-9.1.7, OP-9-6 Montmorency is the Ottomans' captive when they fall away: he goes to Paris at once; if the
    enemy is before its walls to another key that is not besieged. Schwendi, whose HRE nobody plays, waits on its card."""
    for siege in ({}, {("paris", "spain"): 1}):
        units = {"paris": {"spain_regular": 2}} if siege else {}
        g = position(
            scenario="campaign",
            players=4,
            control=dict.fromkeys(("rouen", "lyon"), "independent"),
            units=units,
            inside={"paris": {"france_regular": 1}} if siege else {},
            sieges=siege,
        )
        g.capture(LEADER.by_id["montmorency"], OTTOMAN)
        g.capture(LEADER.by_id["schwendi"], OTTOMAN)
        g.deck = list(range(40, 60))
        g.set_voice(OTTOMAN, SPAIN, 9)
        playing.dice(g, 6, 1, 1, 1)
        game = play(g, ("announce", FRANCE, SUBLIME_PORTE))
        assert g.leader_at[LEADER.by_id["schwendi"]] == (CAPTIVE if siege else ON_CARD)
        if siege:
            assert asked(game) == ("france", "bring-home")
            assert ("place", "leader:montmorency", "space:paris") not in answers(game)
            give(game, *answers(game)[0])
        assert (g.leader_at[LEADER.by_id["montmorency"]] == PLACE.by_id["paris"]) == (not siege)
        assert g.leader_at[LEADER.by_id["montmorency"]] >= 0
        assert g.leader_at[LEADER.by_id["schwendi"]] == ON_CARD
