"""Cards in positions that come up once in many games: among besiegers, among strangers, in the middle of somebody's CP."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import CARD, answers, ask, asked, besiegers, force, give, play, ships_at, told
from games.elisabeth.card_play import announce, campaign, event, hold, respond, through, ways
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.rules.activation import deactivate_major
from theatrum.games.elisabeth.rules.windows import offers
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy, the_espionage, the_realms
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.tables.pieces import LEADER, POOLS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import HOMES, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, IRELAND, OTTOMAN, SPAIN, VENICE
from theatrum.games.elisabeth.tables.treasures import CP, TREASURES


def passing_to(game: Game, prompt: str) -> Game:
    """Nobody responds, and the first answer is given, until this is asked."""
    while (now := asked(game)) is not None and now[1] != prompt:
        give(game, *(("pass",) if ("pass",) in answers(game) else answers(game)[0]))
    return game


# ---- 25 Janissaries Rebel ----------------------------------------------------------------------------------------------------
def besieged_istanbul(inside: int) -> Elisabeth:
    return campaign(
        units={"istanbul": {"spain_regular": 6}},
        inside={"istanbul": {"ottoman_regular": inside}},
        sieges={("istanbul", "spain"): 3},
        wars=[("ottoman", "spain")],
    )


@pytest.mark.parametrize("before, after", [(1, 3), (3, 4)])
def test_E1_C_25_in_besieged_istanbul_regulars_come_inside(before: int, after: int) -> None:
    """E1-C.25, OP-C-33, E1-2.1.2 Not among the besiegers; and the walls hold four."""
    g = besieged_istanbul(before)
    event(g, "ottoman", "janissaries_rebel", "space:istanbul")
    assert force(g, "istanbul") == {"spain_regular": 6}
    assert force(g, "istanbul", inside=True) == {"ottoman_regular": after}
    assert besiegers(g, "istanbul") == ["spain"]


def test_E1_C_25_a_full_istanbul_takes_nobody_in() -> None:
    """E1-C.25, E1-2.1.2"""
    assert ways(besieged_istanbul(4), "ottoman", "janissaries_rebel") == [()]


# ---- 26 Knights of St. John --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("others, grow", [(2, True), (3, False)])
def test_E1_C_26_the_knights_grow_only_where_there_is_room(others: int, grow: bool) -> None:
    """E1-C.26, E1-2.1.2 Inside besieged Malta four units at most."""
    g = campaign(
        units={"malta": {"ottoman_regular": 8}},
        inside={"malta": {"knights": 1, "spain_regular": others}},
        sieges={("malta", "ottoman"): 3},
        wars=[("ottoman", "spain")],
    )
    hold(g, "spain", "knights_of_st_john")
    game = give(play(g, ("impulse", SPAIN)), "event", "card:knights_of_st_john")
    assert (("strengthen", "troop:knights") in answers(game)) == grow


# ---- 11 Dragut Dies ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "fighting, lent, dies",
    [((OTTOMAN, SPAIN), False, True), ((SPAIN, FRANCE), False, False), ((SPAIN, FRANCE), True, True)],
)
def test_E1_C_11_not_while_he_looks_on(fighting: tuple[int, int], lent: bool, dies: bool) -> None:
    """E1-C.11 (a), E1-9.2.6 Only a naval battle in which he takes part, also for France, to which he is lent; not one of
    others in his sea zone."""
    lions = PLACE.by_id["gulf_of_lyon"]
    g = campaign(
        fleet={"gulf_of_lyon": {"ottoman_galley": 2, "spain_galley": 2, "france_galley": 2}},
        leaders={"gulf_of_lyon": ["dragut"]},
    )
    if lent:
        the_diplomacy(g).lent_leaders[LEADER.by_id["dragut"]] = FRANCE
    hold(g, "england", "dragut_dies")
    g.sea_battle = SeaBattle(lions, *fighting)
    assert bool(offers(g, "W16", ENGLAND)) == dies


# ---- 13 (B) German Reiters ---------------------------------------------------------------------------------------------------
def test_E1_C_13_B_one_mercenary_each_of_two_enemies() -> None:
    """E1-C.13 (B) Up to two enemy mercenaries leave the battle space, of one nation or of two."""
    g = campaign(
        units={"milan": {"ottoman_regular": 8}},
        inside={"milan": {"spain_mercenary": 1, "hre_mercenary": 1}},
        sieges={("milan", "ottoman"): 3},
        wars=[("ottoman", "spain"), ("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[1] * 30,
    )
    hold(g, "ottoman", "german_reiters")
    game = passing_to(play(g, ("assault_begin", PLACE.by_id["milan"], 0)), "window-w6")
    both = ("play", "card:german_reiters", "troop:spain_mercenary", 1, "troop:hre_mercenary", 1)
    assert both in answers(game)
    give(game, *both)
    assert force(g, "milan", inside=True) == {}


# ---- 53 Grand Tour -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("league", [0, 4])
@pytest.mark.parametrize("lost_by", ["illness", "bankruptcy", "nostradamus", "election", "deactivation"])
def test_OP_20_28_grand_tour_leaves_however_it_is_discarded(lost_by: str, league: int) -> None:
    """E1-C.53, OP-20-28 With the League there is no Grand Tour any more: it does not come back through the discard pile."""
    g = campaign(players=5 if lost_by == "deactivation" else 6)
    the_realms(g).league = league
    hold(g, "hre" if lost_by in ("election", "deactivation") else "spain", "grand_tour")
    if lost_by == "illness":
        give(event(g, "france", "ruler_falls_ill", "power:spain"), "lose-card")
    elif lost_by == "bankruptcy":
        give(event(g, "france", "bankruptcy"), "give-up", "card:grand_tour")
    elif lost_by == "nostradamus":
        give(event(g, "spain", "nostradamus_prophecies"), "discard", "card:grand_tour")
    elif lost_by == "election":
        game = event(g, "england", "free_election")
        while asked(game) is not None and asked(game)[1] == "election":  # type: ignore[index]
            mine = ("bid", "card:grand_tour")
            give(game, *(mine if mine in answers(game) else ("bid", "choice:none")))
    else:
        g.minors &= ~(1 << HRE)
        g.seat_of[HRE], the_realms(g).patron[HRE] = g.seat_of[SPAIN], SPAIN
        the_realms(g).baseline[HRE] = victory_points(g, HRE)
        list(deactivate_major(g, HRE))
    assert (CARD["grand_tour"] in g.out) == bool(league)
    assert (CARD["grand_tour"] in g.discard) == (not league)


# ---- 23 Holy League ----------------------------------------------------------------------------------------------------------
def test_E1_9_4_5_a_war_over_venice_is_fought_before_the_league_sails() -> None:
    """E1-C.23, E1-24.2.S2, E1-9.4.5 Venice turns to France, the Sultan to war: ships of both in one sea zone fight at once;
    then Spain has its 2 CP."""
    g = league(dice=[1, 6, 1, 1] + [1] * 8)
    game = event(g, "england", "holy_league")
    assert asked(game) == ("ottoman", "war-for-minor")
    give(game, "declare", "power:france")
    through(game, "sea-retreat", "lose-ship")
    assert told(game, "sea-dice")
    assert asked(game) == ("spain", "action")


def league(**given: Any) -> Elisabeth:
    g = campaign(
        fleet={"ionian_sea": {"ottoman_galley": 1, "france_galley": 1}, "messina": {"spain_galley": 1}},
        wars=[("ottoman", "spain"), ("ottoman", "venice")],
        **given,
    )
    g.set_voice(VENICE, FRANCE, 9)
    return g


# ---- 57 Irish Rebellion ------------------------------------------------------------------------------------------------------
def test_E1_9_4_5_a_war_for_dublin_is_fought_at_sea_before_the_march() -> None:
    """E1-C.57, E1-24.2.S6, E1-9.4.5 France wins Ireland and declares war on England: ships of both in the Irish Sea fight at
    once; then the Irish march."""
    g = campaign(
        fleet={"irish_sea": {"england_galleon": 1, "france_galleon": 1}},
        dice=[6, *[1] * 12],
    )
    g.end_war(FRANCE, ENGLAND)
    for power in (SPAIN, FRANCE, HRE):
        g.set_voice(IRELAND, power, 9 if power == FRANCE else 0)
    game = through(event(g, "ottoman", "irish_rebellion"))
    give(game, "declare", "power:england")
    passing_to(game, "irish-march")
    assert told(game, "sea-dice")
    assert asked(game) == ("france", "irish-march")


# ---- 34 Holy Roman Intercession ----------------------------------------------------------------------------------------------
def test_E1_9_4_5_the_emperors_war_is_fought_at_sea_before_his_next_decision() -> None:
    """E1-C.34, E1-9.4.5 Both refuse; the Emperor's ship meets one of the first in a sea zone."""
    g = campaign(
        fleet={"adriatic_sea": {"hre_galley": 1, "ottoman_galley": 1}},
        wars=[("ottoman", "spain")],
        dice=[1] * 6,
    )
    game = announce(g, "hre", "holy_roman_intercession", "power:ottoman", "power:spain")
    give(give(game, "refuse"), "refuse")
    give(game, "declare", "power:ottoman")
    through(game, "sea-retreat")
    assert told(game, "sea-dice")
    assert asked(game) == ("hre", "wrath")
    assert ("declare", "power:spain") in answers(game)


# ---- 15 Storms ---------------------------------------------------------------------------------------------------------------
def test_E1_C_15_storms_over_spain_leave_the_player_of_the_card_alone() -> None:
    """E1-C.15, OP-C-34, E1-C 1.2.21 Storms stop the power that acts, here the Pope's ally in an English impulse; when that is England's
    again, with a treasure, its ships sail."""
    g = campaign(
        fleet={"messina": {"spain_galley": 1}, "bristol": {"england_galleon": 1}},
        wars=[("ottoman", "spain")],
        dice=[6, 1, 1, 1],
    )
    hold(g, "ottoman", "storms")
    g.treasures[ENGLAND] = [TREASURES.index(next(t for t in TREASURES if t.kind == CP and t.value == 3))]
    game = event(g, "england", "holy_league")
    assert asked(game) == ("spain", "action")
    give(give(game, "sail"), "sail", "space:messina", "zone:tyrrhenian_sea")
    give(game, "play", "card:storms")
    assert ships_at(g, "messina") == {"spain_galley": 1}
    while asked(game) != ("england", "treasure"):
        give(game, *(("stop",) if ("stop",) in answers(game) else ("pass",)))
    give(game, *answers(game)[1])
    assert asked(game) == ("england", "action")
    assert ("sail",) in answers(game)


# ---- 13, 21, 27, 44, 107: Spaniards and the isles, Englishmen in the Netherlands ----------------------------------------------
@pytest.mark.parametrize("excommunicated", [False, True])
@pytest.mark.parametrize("card", ["foreign_volunteers", "german_reiters"])
def test_E1_9_5_3_no_card_brings_spaniards_to_ireland_while_war_is_dear(
    card: str, excommunicated: bool
) -> None:
    """E1-C.21, E1-C.13 (A), E1-9.5.3 "For any reason": not by volunteers and Reiters either, as long as a war with England
    would cost more than 3."""
    g = campaign(allies=[("spain", "ireland")], control={"ulster": "spain"})
    the_espionage(g).excommunicated = excommunicated
    if card == "german_reiters":
        there = {a[0] for a in ways(g, "spain", card)}
    else:
        there = {a[-1] for a in answers(event(g, "spain", card))}
    assert "space:madrid" in there
    assert ("space:ulster" in there) == excommunicated


@pytest.mark.parametrize("excommunicated", [False, True])
def test_E1_9_5_3_deserters_are_not_hired_in_scotland(excommunicated: bool) -> None:
    """E1-C.27, E1-9.5.3"""
    g = campaign(units={"berwick": {"england_mercenary": 1}}, control={"edinburgh": "spain"})
    the_espionage(g).excommunicated = excommunicated
    game = event(g, "spain", "mercenaries_desert", "space:berwick", "troop:england_mercenary", 1)
    assert (asked(game) == ("spain", "hire")) == excommunicated


@pytest.mark.parametrize("excommunicated", [False, True])
def test_E1_9_5_3_who_leaves_ghent_does_not_go_to_scotland(excommunicated: bool) -> None:
    """E1-C.107, E1-9.5.3 The nearest fortified space of Spain, but for those where Spaniards may not be."""
    g = campaign(
        units={"amsterdam": {"spain_regular": 2}},
        control={"amsterdam": "spain", "edinburgh": "spain", "metz": "spain"},
    )
    the_espionage(g).excommunicated = excommunicated
    through(event(g, "france", "pacification_of_ghent"), "displace")
    assert (force(g, "edinburgh") == {"spain_regular": 2}) == excommunicated
    assert g.placed(TROOP.by_id["spain_regular"]) == 2
    assert force(g, "amsterdam") == {}


def besieged_port(space: str, holder: str, besieger: str, kind: str, **given: Any) -> Game:
    g = campaign(
        units={space: {f"{besieger}_regular": 5}},
        inside={space: {kind: 1}},
        control={space: holder},
        fleet={},
        sieges={(space, besieger): 3},
        active=besieger,
        dice=[1] * 20,
        **given,
    )
    hold(g, "england", "piccolo_soccorso")
    return give(play(g, ("assault_begin", PLACE.by_id[space], 0)), "take", f"troop:{besieger}_regular", 4)


@pytest.mark.parametrize("space", ["ulster", "corunna"])
def test_E1_9_5_3_no_soccorso_of_spaniards_for_ireland(space: str) -> None:
    """E1-C.44, E1-9.5.3 Nobody can play it for Spain in an Irish port while war with England is dear."""
    game = besieged_port(
        space, "spain", "france", "spain_regular", wars=[("spain", "france")], fortresses=[space]
    )
    g = game.state
    assert asked(game) == ("england", "window-w17") if space == "corunna" else g.battle is None


def test_E1_9_5_2_an_english_soccorso_in_the_netherlands_is_war_with_spain() -> None:
    """E1-C.44, E1-9.5.2, E1-9.4.5 English troops that come into a Dutch port are English troops in the Netherlands."""
    game = besieged_port(
        "flushing",
        "protestant",
        "spain",
        "dutch_regular",
        wars=[("spain", "protestant")],
        allies=[("england", "protestant")],
    )
    g = game.state
    assert not g.has_war(SPAIN, ENGLAND)
    respond(game, "w17", "england", "card:piccolo_soccorso")
    give(game, "relief-by", "power:england")
    give(give(game, "relieve", "troop:england_regular"), "relieve", "troop:england_regular")
    through(game)
    assert g.has_war(SPAIN, ENGLAND)


@pytest.mark.parametrize("consent", [False, True])
def test_E1_C_44_without_regulars_of_his_own_the_controller_is_asked_too(consent: bool) -> None:
    """E1-C.44 An ally's regulars come only with his consent."""
    game = besieged_port(
        "marseille",
        "france",
        "spain",
        "france_regular",
        wars=[("spain", "france")],
        allies=[("england", "france")],
    )
    g = game.state
    g.reserve[TROOPS[TROOP.by_id["france_regular"]].pool] = 0
    respond(game, "w17", "england", "card:piccolo_soccorso")
    assert asked(game) == ("france", "soccorso-whose")
    give(game, *(("relief-by", "power:england") if consent else ("refuse",)))
    assert (asked(game) == ("england", "soccorso")) == consent


# ---- 21, 44, 109: large counters ---------------------------------------------------------------------------------------------
def test_E1_5_3_1_walloons_come_together_where_only_large_counters_are_left() -> None:
    """E1-C.109, E1-5.3.1, EX-31-u The counter of one lies in Antwerp; two Walloons, or four, come to Brussels at once."""
    g = campaign(units={"antwerp": {"walloon": 1}}, control={"antwerp": "spain", "brussels": "spain"})
    game = play(g, ("arras_walloons", 4, 0))
    two = ("put", "troop:walloon", "space:brussels", 2)
    assert two in answers(game)
    assert ("put", "troop:walloon", "space:antwerp") in answers(game)
    give(give(game, *two), *two)
    assert asked(game) is None or asked(game)[1] != "arras-walloons"  # type: ignore[index]
    assert force(g, "brussels") == {"walloon": 4}


def test_E1_5_3_1_volunteers_come_in_pairs_where_only_large_counters_are_left() -> None:
    """E1-C.21, E1-5.3.1 All French counters of strength 1 lie singly on the map."""
    pool = POOLS[TROOPS[TROOP.by_id["france_regular"]].pool]
    singles = pool.counters.count(1)
    lone = [SPACES[s].id for s in HOMES[FRANCE] if SPACES[s].id != "paris"][:singles]
    g = campaign(units={space: {"france_regular": 1} for space in lone})
    game = event(g, "france", "foreign_volunteers")
    assert ("put", "troop:france_regular", "space:paris") not in answers(game)
    give(game, "put", "troop:france_regular", "space:paris", 2)
    assert force(g, "paris") == {"france_regular": 2}
    assert ask(game).args["left"] == 1


def test_E1_5_3_1_two_come_to_a_besieged_port_together() -> None:
    """E1-C.44, E1-5.3.1"""
    pool = POOLS[TROOPS[TROOP.by_id["france_regular"]].pool]
    game = besieged_port("marseille", "france", "spain", "france_mercenary", wars=[("spain", "france")])
    g = game.state
    lone = [s for s in HOMES[FRANCE] if SPACES[s].id not in ("marseille", "paris")]
    for space in lone[: pool.counters.count(1) - 1]:  # one of them is the mercenary's
        g.place_units(space, TROOP.by_id["france_regular"])
    respond(game, "w17", "england", "card:piccolo_soccorso")
    assert asked(game) == ("france", "soccorso")
    assert answers(game)[0] == ("relieve", "troop:france_regular", 2)
    give(game, *answers(game)[0])
    assert force(g, "marseille", inside=True) == {"france_mercenary": 1, "france_regular": 2}


# ---- 110, 112: nothing would change ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "place, level, playable", [("lisbon", 8, True), ("tyrrhenian_sea", 4, False), ("lisbon", 6, True)]
)
def test_E1_C_110_only_where_something_can_be_bought(place: str, level: int, playable: bool) -> None:
    """E1-C.110, E1-C 1.2.18 At sea the Armada neither grows nor takes recruits aboard."""
    g = campaign(fleet={place: {"armada": 1}}, control={"lisbon": "spain"}, allies=[("spain", "papacy")])
    g.armada = level
    assert bool(ways(g, "france", "armada_indulgence")) == playable


@pytest.mark.parametrize("spaniards, unrest, playable", [(0, False, True), (0, True, False), (2, True, True)])
def test_E1_C_112_not_for_the_unrest_that_there_is(spaniards: int, unrest: bool, playable: bool) -> None:
    """E1-C.112, E1-C 1.2.18"""
    g = campaign(
        units={"paris": {"france_regular": 1}, "orleans": {"spain_regular": spaniards}},
        unrest=["paris"] if unrest else [],
    )
    the_realms(g).league = 3
    assert bool(ways(g, "france", "day_of_the_barricades")) == playable
