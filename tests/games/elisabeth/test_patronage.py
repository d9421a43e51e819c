"""Patronage [E1-22], its cards, and the science bonuses where they act."""

from __future__ import annotations

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    give,
    offered,
    play,
    position,
    told,
)
from games.elisabeth.court_builders import court, in_box, in_pool, judged, painter
from games.elisabeth.event_builders import event
from theatrum.games.elisabeth.queries.bonuses import BONUS, owns, ravelin, usable_bonuses
from theatrum.games.elisabeth.queries.patronage import available, best_award, modifier
from theatrum.games.elisabeth.rules.actions import why_no_action
from theatrum.games.elisabeth.rules.deaths import person_dies
from theatrum.games.elisabeth.rules.interception import modifier as intercepting
from theatrum.games.elisabeth.rules.naval_move import modifier as at_sea
from theatrum.games.elisabeth.rules.patronage import outcomes
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.tables.patronage import (
    ART,
    AWARDS,
    ITALY,
    LE_TESTU,
    N_ARTISTS,
    SCIENCE,
    TALENT,
    TALENTS,
    Outcome,
)
from theatrum.games.elisabeth.tables.persons import CAPTAIN, PERSONS
from theatrum.games.elisabeth.tables.pieces import SHIP, SHIPS, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, NOBODY, OTTOMAN, PAPACY, SPAIN


# ---- sponsoring ----------------------------------------------------------------------------------------------------------
def test_E1_22_0_one_artist_and_one_scientist_a_turn() -> None:
    """E1-22.0.1, E1-22.0.2 Two to four CP; drawn at random among the power's own."""
    g = position(scenario="campaign", active="spain", cp=5)
    assert {a for a in offered(g) if a[0].startswith("sponsor")} == {  # type: ignore[union-attr]
        (verb, n) for verb in ("sponsor-artist", "sponsor-scientist") for n in (2, 3, 4)
    }
    act(g, "sponsor-artist", 3)
    assert g.cp == 2
    (person,) = court(g).sponsored
    assert (TALENTS[person].pool, TALENTS[person].side) == (SPAIN, ART)
    assert court(g).sponsored[person] == 3
    assert not in_pool(g, person)
    assert {a for a in offered(g) if str(a[0]).startswith("sponsor")} == {("sponsor-scientist", 2)}
    why = why_no_action(g, SPAIN, ("sponsor-artist", 2))
    assert why is not None
    assert why.key == "sponsored-already"


def test_E1_22_0_2_nobody_available_no_action() -> None:
    g = position(scenario="campaign", active="spain")
    court(g).artists = 0
    assert not any(a[0] == "sponsor-artist" for a in offered(g))


def test_OP_22_3_le_testu_is_not_drawn_while_he_sails() -> None:
    g = position(scenario="campaign", active="france")
    assert g.new_world is not None
    court(g).scientists |= 1 << LE_TESTU - N_ARTISTS
    g.new_world.captain_at[CAPTAIN.by_id["le_testu"]] = 0
    assert LE_TESTU not in available(g, SCIENCE, FRANCE)
    g.new_world.captain_at[CAPTAIN.by_id["le_testu"]] = -2
    assert LE_TESTU in available(g, SCIENCE, FRANCE)


# ---- the worked examples -------------------------------------------------------------------------------------------------
def test_WX_22_A_a_painter_of_value_two() -> None:
    """WX-22-A With 3 CP: 7 + 2 + 1 = 10 is one point and he is finished; 5 + 3 = 8 sends him back to the pool."""
    person = painter(2)
    won = judged(person, SPAIN, 3, 3, 4).state
    assert won.bonus[SPAIN] == {"patronage": 1}
    assert not in_pool(won, person)
    back = judged(person, SPAIN, 3, 2, 3).state
    assert not back.bonus[SPAIN]
    assert in_pool(back, person)


def test_WX_22_A_a_painter_of_value_one_leaves_with_eight() -> None:
    person = painter(1)
    g = judged(person, SPAIN, 3, 2, 4).state
    assert not in_pool(g, person)
    assert not g.bonus[SPAIN]


def test_WX_22_B_the_best_marker_that_fits() -> None:
    """WX-22-B Fifteen without the 3-VP architect marker: a marker of two, else of one, else back to the pool."""
    architect = next(t.index for t in TALENTS if t.kind == "architect" and t.value == 3)
    g = position(scenario="campaign")
    assert AWARDS[best_award(g, architect, 3)].vp == 3
    for vp in (2, 1):
        court(g).awards &= ~sum(
            1 << i for i, row in enumerate(AWARDS) if row.vp == vp + 1 and row.side == "artist"
        )
        assert AWARDS[best_award(g, architect, 3)].vp == vp
    court(g).awards = 0
    assert best_award(g, architect, 3) == -1
    game = play(
        in_box(position(scenario="campaign", dice=[6, 6]), architect, OTTOMAN, 4), ("patronage_phase",)
    )
    assert game.state.bonus[OTTOMAN] == {"patronage": 3}


def test_WX_22_C_points_or_a_bonus() -> None:
    """WX-22-C Eleven: a point or a bonus; without a marker of one it must be a bonus of use."""
    person = next(t.index for t in TALENTS if t.side == SCIENCE and t.pool == SPAIN and t.value == 1)
    game = judged(person, SPAIN, 2, 5, 5)
    assert asked(game) == ("spain", "discovery")
    assert set(answers(game)) == {("discovery", 1, 0), ("discovery", 0, 1)}
    give(game, "discovery", 0, 1)
    assert asked(game) == ("spain", "choose-bonus")
    assert ("take-bonus", "bonus:coastal_fortification") in answers(game)
    assert ("take-bonus", "bonus:map_projection") not in answers(game)
    give(game, "take-bonus", "bonus:coastal_fortification")
    assert owns(game.state, SPAIN, "coastal_fortification")
    g = in_box(position(scenario="campaign"), person, SPAIN, 2)
    court(g).awards = 0
    assert outcomes(g, person, 11) == [Outcome(0, 1)]
    assert outcomes(g, person, 14) == [Outcome(0, 1)]
    court(g).bonuses_left = 0
    assert outcomes(g, person, 15) == []


# ---- details ---------------------------------------------------------------------------------------------------------------
def test_E1_22_1_order_by_value_then_impulse() -> None:
    """E1-22.1, OP-22-7, OP-22-12 The higher value first; artists before scientists."""
    g = position(scenario="campaign", dice=[1, 1] * 4)
    scientist = next(t.index for t in TALENTS if t.side == SCIENCE and t.value == 3)
    artists = [painter(1), painter(3), painter(2)]
    for person in (scientist, *artists):
        in_box(g, person, SPAIN, 2)
    game = play(g, ("patronage_phase",))
    assert [e.args["person"] for e in told(game, "judged")] == [
        TALENT.noun[x] for x in (painter(3), painter(2), painter(1), scientist)
    ]
    assert not court(g).sponsored


def test_E1_T_5_modifiers() -> None:
    """E1-T.5 CP +0, +1, +2; Isabella +1; Prague +1; the Observatory +2 for scientists."""
    person = next(t.index for t in TALENTS if t.side == SCIENCE and t.value == 2)
    g = in_box(position(scenario="campaign"), person, HRE, 4)
    assert modifier(g, person) == 4
    assert g.realms is not None
    g.realms.isabella = HRE
    court(g).prague = 1 << person
    court(g).bonuses[BONUS.by_id["observatory"]] = HRE
    assert modifier(g, person) == 8


def test_OP_21_22_isabella_helps_no_longer_than_her_husband_lives() -> None:
    g = position(scenario="campaign", turn=6)
    assert g.realms is not None
    henry = PERSONS["henry_iii"]
    g.ruler[FRANCE], g.realms.isabella = henry.ruler, FRANCE
    person_dies(g, PERSONS["rudolf_ii"])
    assert g.realms.isabella == FRANCE
    person_dies(g, henry)
    assert g.realms.isabella == NOBODY


def test_E1_22_2_the_observatory_sends_its_scientist_back() -> None:
    """OP-22-8 Both at fifteen and more; he may be sponsored again."""
    person = next(t.index for t in TALENTS if t.side == SCIENCE and t.value == 3)
    game = judged(person, ENGLAND, 4, 6, 6)
    give(game, "take-bonus", "bonus:observatory")
    assert in_pool(game.state, person)
    assert game.state.bonus[ENGLAND]["patronage"] > 0


def test_E1_22_3_any_total_but_nine_ends_the_captain_le_testu() -> None:
    value = TALENTS[LE_TESTU].value
    nine = 9 - value
    game = judged(LE_TESTU, FRANCE, 2, nine // 2, nine - nine // 2)
    assert game.state.new_world.captain_at[CAPTAIN.by_id["le_testu"]] != GONE
    assert in_pool(game.state, LE_TESTU)
    eight = judged(LE_TESTU, FRANCE, 2, 1, 1).state
    assert eight.new_world is not None
    assert eight.new_world.captain_at[CAPTAIN.by_id["le_testu"]] == GONE


def test_OP_22_15_a_bonus_must_be_of_use_and_free() -> None:
    g = position(scenario="campaign")
    assert BONUS.by_id["excavation"] not in usable_bonuses(g, SPAIN)
    assert BONUS.by_id["excavation"] in usable_bonuses(g, OTTOMAN)
    court(g).bonuses[BONUS.by_id["telescope"]] = FRANCE
    assert BONUS.by_id["telescope"] not in usable_bonuses(g, SPAIN)


# ---- science where it acts ---------------------------------------------------------------------------------------------------
def test_E1_22_2_2_the_telescope() -> None:
    """+1 to intercept and avoid, on land and at sea; not with minor allies' or borrowed pieces alone."""
    g = position(scenario="campaign")
    own, papal = {TROOP.by_id["spain_regular"]: 1}, {TROOP.by_id["papacy_regular"]: 1}
    galley, papal_galley = SHIP.by_id["spain_galley"], SHIP.by_id["papacy_galley"]
    sea = PLACE.by_id["ionian_sea"]
    assert intercepting(g, SPAIN, own, [], {}) == 0
    court(g).bonuses[BONUS.by_id["telescope"]] = SPAIN
    assert (intercepting(g, SPAIN, own, [], {}), intercepting(g, SPAIN, papal, [], {})) == (1, 0)
    assert (at_sea(g, SPAIN, sea, [galley], []), at_sea(g, SPAIN, sea, [papal_galley], [])) == (1, 0)
    assert intercepting(g, FRANCE, {TROOP.by_id["france_regular"]: 1}, [], {}) == 0


def test_E1_22_2_2_the_ravelin() -> None:
    """One more die against assaults on every fortified space of the owner."""
    g = position(
        scenario="campaign",
        active="ottoman",
        units={"vienna": {"ottoman_regular": 5}},
        inside={"vienna": {"hre_regular": 2}},
        sieges={("vienna", "ottoman"): 1},
        wars=[("ottoman", "hre")],
        dice=[1] * 20,
    )
    court(g).bonuses[BONUS.by_id["ravelin"]] = HRE
    assert (ravelin(g, HRE), ravelin(g, SPAIN)) == (1, 0)


def test_E1_22_2_2_the_dry_dock() -> None:
    """Own ships are back in the pool at once, those of minors are not."""
    g = position(scenario="campaign", fleet={"ionian_sea": {"spain_galley": 2, "papacy_galley": 1}})
    spain, papal = SHIP.by_id["spain_galley"], SHIP.by_id["papacy_galley"]
    g.ally(SPAIN, PAPACY)
    court(g).bonuses[BONUS.by_id["dry_dock"]] = SPAIN
    sea = PLACE.by_id["ionian_sea"]
    g.lose_ships(sea, spain, 2)
    g.lose_ships(sea, papal)
    assert (g.ships_lost[SHIPS[spain].pool], g.ships_lost[SHIPS[papal].pool]) == (0, 1)


# ---- cards -------------------------------------------------------------------------------------------------------------------


def test_E1_C_48_commission_from_italy() -> None:
    """E1-C.48 Into the 3-CP box; it uses up this turn's artist."""
    g = position(scenario="campaign", hands={"france": ["commission_from_italy"]})
    event(g, "france", 48, "talent:artist")
    (person,) = court(g).sponsored
    assert (TALENTS[person].pool, court(g).sponsored[person]) == (ITALY, 3)
    assert court(g).used == [1 << FRANCE, 0]


def test_E1_C_35_patron_of_arts_and_sciences() -> None:
    """E1-C.35 One of each into the 4-CP box, from home or from Italy; Prague counts while Rudolf rules unmarried."""
    g = position(scenario="campaign", hands={"hre": ["patron_of_arts_and_sciences"]})
    g.ruler[HRE] = 1
    game = event(g, "hre", 35)
    assert asked(game) == ("hre", "patron")
    give(game, "draw-from", "pool:italy")
    give(game, "done")
    (person,) = court(g).sponsored
    assert (court(g).sponsored[person], court(g).prague) == (4, 1 << person)


def test_E1_C_56_the_index_bans_somebody() -> None:
    """E1-C.56 He waits for the next turn; his power's use of this turn stays used."""
    g = position(scenario="campaign", hands={"spain": ["index_of_prohibited_books"]}, dice=[2, 2, 2])
    person = painter(2)
    in_box(g, person, ENGLAND, 3)
    court(g).used[ART] |= 1 << ENGLAND
    g.protestant |= 1 << PLACE.by_id["lyon"] | 1 << PLACE.by_id["dijon"]
    game = event(g, "spain", 56, "area:france")
    while asked(game) != ("spain", "index"):
        give(game, *answers(game)[-1])
    give(game, "ban", TALENT.noun[person])
    assert court(g).returning == {person: g.turn + 1}
    assert court(g).used[ART] == 1 << ENGLAND


def test_E1_C_5_benefits_of_the_popes_ally() -> None:
    """E1-C.5 Excommunication once per game, with four attempts in England; missions elsewhere; an Italian; Holy League."""
    g = position(scenario="campaign", active="spain", dice=[2] * 4)
    game = play(g, ("papal_favours", SPAIN))
    assert {a[0] for a in answers(game)} >= {"excommunicate", "commission"}
    give(game, "excommunicate")
    assert g.espionage is not None
    assert g.espionage.excommunicated
    again = play(position(scenario="campaign"), ("papal_favours", SPAIN))
    again.state.espionage.excommunicated = True
    assert ("excommunicate",) not in again.questions[0].ask.answers()  # type: ignore[operator]
