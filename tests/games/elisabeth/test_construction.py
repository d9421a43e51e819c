"""Raising and building [E1-17]."""

from __future__ import annotations

from games.elisabeth.builders import (
    answers,
    lonely,
    position,
)
from games.elisabeth.event_builders import uncancelled
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.relations import home_of
from theatrum.games.elisabeth.rules.construction import building_places, raising_places
from theatrum.games.elisabeth.rules.events.armies import reiters_targets
from theatrum.games.elisabeth.tables.pieces import (
    CORSAIR,
    GALLEY,
    REGULAR,
    SHIPS,
    TROOP,
)
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import POWER, SPAIN, VENICE

HOMES_OF_VENICE = [s.index for s in SPACES if s.home == VENICE]


def test_E1_17_1_1_recruits_of_cards_need_counters_too() -> None:
    """E1-17.1.1, E1-C.13, E1-C.21 Ten single units use up the counters of 1: no eleventh one, but a pair may come."""
    g = position(units=lonely("spain_regular", 10))
    assert not can_add(g, TROOP.by_id["spain_mercenary"], PLACE.by_id["madrid"])
    offered = [n for space, n in reiters_targets(g, SPAIN) if space == "space:madrid"]
    assert offered == [2]
    g = position(units=lonely("spain_regular", 10), hands={"spain": ["foreign_volunteers"]})
    game = uncancelled(g, "spain", "foreign_volunteers")
    assert ("put", "troop:spain_regular", "space:madrid") not in answers(game)
    assert ("put", "troop:spain_regular", "space:cordoba") in answers(game)


def test_E1_17_0_1_to_3_where_something_is_raised() -> None:
    """E1-17.0.1, E1-17.0.2, E1-17.0.3 In friendly home spaces without enemies; split spaces are home to both."""
    g = position(units={"cordoba": {"ottoman_regular": 1}}, control={"naples": "ottoman", "athens": "spain"})
    spaces = {s for _, s in raising_places(g, SPAIN, REGULAR)}
    assert PLACE.by_id["madrid"] in spaces
    assert not spaces & {PLACE.by_id["cordoba"], PLACE.by_id["naples"], PLACE.by_id["athens"]}
    assert home_of(PLACE.by_id["antwerp"], SPAIN)
    assert home_of(PLACE.by_id["antwerp"], POWER.by_id["protestant"])


def test_E1_17_3_4_the_ally_builds_venetian_and_papal_galleys() -> None:
    """E1-17.3.4, E1-24.3 In their home ports, with the galley action; the Emperor's it does not."""
    g = position(allies=[("spain", "venice"), ("spain", "hre")])
    for space in HOMES_OF_VENICE:
        g.set_control(space, SPAIN)
    built = {SHIPS[s].id for s, _ in building_places(g, SPAIN, GALLEY)}
    assert {"spain_galley", "venice_galley", "papacy_galley"} == built
    assert building_places(g, SPAIN, CORSAIR) == []
