"""Every answer that a player could name is offered, or refused with the reason why."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from games.generalship.builders import (
    a_game,
    owns,
    play,
    with_commander,
    with_political,
    with_stock,
    with_technology_cards,
    with_units,
)
from games.generalship.war_builders import (
    BYZANTIUM,
    FRANCE,
    WET,
    a_battle,
    a_front,
    a_world_at_war,
    from_step,
    go,
    march,
    tile,
)
from theatrum.games.generalship.queries.movement import DOCK, EMBARK, LAND, MOVE, SAIL_OUT
from theatrum.games.generalship.queries.pace import pace_of
from theatrum.games.generalship.queries.ways import ways, why_no_step
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import TILE_NOUN
from theatrum.games.generalship.tables.technologies import TECHNOLOGY
from theatrum.games.generalship.tables.vocabulary import SEA


# ---- marches -------------------------------------------------------------------------------------------------------
def steps_of(g: Generalship, a: int, b: int) -> tuple[str, ...]:
    """The verbs that fit the terrain of two neighbouring tiles."""
    if (g.terrain[a] == SEA) == (g.terrain[b] == SEA):
        return (MOVE,)
    return (DOCK, LAND) if g.terrain[a] == SEA else (SAIL_OUT, EMBARK)


@given(seed=st.integers(0, 2**32))
def test_gs_11_a_step_is_offered_or_something_stands_in_its_way(seed: int) -> None:
    g = a_world_at_war(random.Random(seed))
    for seat in range(g.players):
        offered = set(ways(g, seat))
        for a, near in enumerate(g.plan.neighbours):
            for b in near:
                for verb in steps_of(g, a, b):
                    why = why_no_step(g, seat, verb, a, b, pace_of(g, seat))
                    assert ((verb, TILE_NOUN[g.tile[a]], TILE_NOUN[g.tile[b]]) in offered) == (why is None)


def test_gs_11_2_a_step_from_afar_and_from_nowhere() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    war = march(g, FRANCE)
    assert war.reason("move", tile(g, "n05"), tile(g, "bz_capital")) == "not-adjacent"
    assert war.reason("move", tile(g, "n04"), tile(g, "n02")) == "nobody-there"
    assert war.reason("restow", tile(g, "n05")) == "nothing-to-restow"


def test_gs_11_3_who_can_not_be_picked() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=2, archers=1)
    war = march(g, FRANCE).answer("move", tile(g, "n05"), tile(g, "n02"))
    assert war.reason("go") == "nobody-picked"
    war.answer("pick", "unit:archers")
    assert war.reason("pick", "unit:archers") == "cannot-come"
    assert war.reason("pick", "unit:muskets") == "cannot-come"
    assert war.reason("pick_all") == "picking-begun"


def test_gs_11_4_loading_a_fleet_in_a_harbour() -> None:
    g = a_front(WET)
    with_units(g, FRANCE, "n04", galley=2, light_infantry=11)
    war = march(g, FRANCE).answer("sail_out", tile(g, "n04"), tile(g, "n05"))
    assert war.reason("pick", "unit:light_infantry") == "squadron-first"
    assert war.reason("pick_all") == "no-room-for-all"
    war.answer("pick_ship", "unit:galley", 1, 0)
    for _ in range(5):
        war.answer("pick", "unit:light_infantry")
    assert war.reason("pick", "unit:light_infantry") == "this-squadron-full"


def test_gs_11_11_reinforcements_come_to_the_battlefield_or_not_at_all() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", light_infantry=1)
    with_units(g, FRANCE, "n04", archers=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    war = go(march(g, FRANCE), "move", "n05", "n02")
    assert war.prompt == "reinforce"
    assert war.reason("move", tile(g, "n04"), tile(g, "n05")) == "not-the-battlefield"
    assert war.reason("move", tile(g, "n06"), tile(g, "n02")) == "nobody-there"


# ---- battles -------------------------------------------------------------------------------------------------------
def test_gs_12_2_cards_that_one_does_not_hold() -> None:
    g = a_front()
    with_units(g, FRANCE, "n02", light_infantry=2)
    with_units(g, BYZANTIUM, "n02", light_infantry=1)
    a_battle(g, "n02", basic=((1, 2), (1,)), advanced=((), (6,)))
    war = from_step(g, "battle_exchange", 1)
    while war.prompt != "commit-strike":
        war.answer("done")
    assert war.reason("card", "tactic:land_basic_2", "unit:light_infantry", 1) == "tactic-not-in-hand"
    assert war.reason("card", "tactic:land_basic_1", "unit:light_infantry", 2) == "too-few-regiments"
    assert war.reason("bonus", "tactic:land_adv_7") == "tactic-not-in-hand"


def test_gs_12_11_an_exchange_that_has_begun_is_carried_out() -> None:
    g = a_front()
    with_political(g, BYZANTIUM, 1)
    with_units(g, FRANCE, "n02", light_infantry=2)
    with_units(g, BYZANTIUM, "n02", light_infantry=1)
    a_battle(g, "n02", basic=((1, 2), (1, 1)))
    war = from_step(g, "battle_exchange", 1)
    assert (war.seat, war.reason("redraw")) == (BYZANTIUM, "nothing-discarded")
    war.answer("discard", "tactic:land_basic_1")
    assert war.reason("done") == "exchange-begun"


# ---- at home -------------------------------------------------------------------------------------------------------
def test_gs_5_5_an_exchange_needs_a_source_of_ones_own() -> None:
    g = a_front(WET)
    owns(g, FRANCE, "nt_09")
    with_stock(g, FRANCE, food=9, metal=9)
    turn = play(g, ("exchange", FRANCE))
    assert turn.may("buy-metal", "tile:nt_09")
    assert turn.reason("buy-metal", "tile:nt_10") == "no-exchange"


def test_gs_7_2_a_general_of_somebody_else() -> None:
    g = a_game(nations=["austria", "france"])
    with_commander(g, 1, "napoleon")
    turn = play(g, ("general_action", 0))
    assert turn.reason("appoint", "general:napoleon") == "general-not-in-hand"
    assert turn.reason("promote") == "no-political-card"


def test_gs_8_4_a_payment_must_be_held_suffice_and_waste_no_card() -> None:
    g = a_game(nations=["austria", "france"])
    with_technology_cards(g, 0, 1, 1, 1, 1, 2, 2, 2)
    turn = play(g, ("pay_technology", 0, TECHNOLOGY["architecture"]))
    assert turn.reason("pay", 9, 0) == "cards-not-held"
    assert turn.reason("pay", 0, 0) == "technology-points"
    assert turn.reason("pay", 4, 3) == "card-too-many"


def test_gs_10_6_a_squadron_abroad_and_a_unit_that_is_not_there() -> None:
    g = a_game(nations=["france", "austria"])
    with_stock(g, 0, food=9, metal=9)
    turn = play(g, ("draft", 0))
    assert turn.reason("launch", "unit:galley", "tile:at_capital") == "no-harbour"
    assert (
        turn.reason("upgrade", "unit:light_infantry", "unit:heavy_infantry", "tile:fr_left")
        == "no-unit-there"
    )


def test_gs_17_3_a_unit_that_is_not_there() -> None:
    g = a_game(nations=["france", "austria"])
    with_units(g, 0, "fr_capital", light_infantry=9)
    turn = play(g, ("upkeep", 0))
    assert turn.reason("remove", "unit:archers", "tile:fr_capital") == "no-unit-there"
