"""Cards in positions that come up once in many games: among besiegers, among strangers, in the middle of somebody's CP."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import answers, asked, besiegers, force, give, play
from games.elisabeth.card_play import campaign, event, hold, ways
from theatrum.core.game import Game
from theatrum.games.elisabeth.rules.windows import offers
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, OTTOMAN, SPAIN


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
    """E1-C.25, E1-2.1.2 Not among the besiegers; and the walls hold four."""
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
@pytest.mark.parametrize("fighting, dies", [((OTTOMAN, SPAIN), True), ((SPAIN, FRANCE), False)])
def test_E1_C_11_not_while_he_looks_on(fighting: tuple[int, int], dies: bool) -> None:
    """E1-C.11 (a) Only a naval battle in which he takes part, not one of others in his sea zone."""
    lions = PLACE.by_id["gulf_of_lyon"]
    g = campaign(
        fleet={"gulf_of_lyon": {"ottoman_galley": 2, "spain_galley": 2, "france_galley": 2}},
        leaders={"gulf_of_lyon": ["dragut"]},
    )
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
