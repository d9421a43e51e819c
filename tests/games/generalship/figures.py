"""Positions for the figures of Generalship's rulebook. Arrows and marks show what the rules offer there."""

from __future__ import annotations

from games.generalship.builders import a_game, at, owns, play, with_population, with_units
from games.generalship.war_builders import (
    BYZANTIUM,
    DRY,
    FRANCE,
    WET,
    a_battle,
    a_front,
    go,
    march,
    steps,
    tile,
)
from layout import Layout, Layouts
from theatrum.games.generalship.queries.upkeep import supplied_positions
from theatrum.games.generalship.state import Generalship

BLUE, GREEN = "blue", "green"
ENGLAND = 0
"""In games against France it is first."""
HOMES = ("tile:fr_capital", "tile:fr_left", "tile:fr_right")


def figures() -> Layouts:
    return {
        "march-on-land": march_on_land(),
        "march-by-sea": march_by_sea(),
        "reinforcements": reinforcements(),
        "retreat-from-land": retreat_from_land(),
        "production-under-siege": production(),
        "drafting-under-siege": drafting(),
        "isolated-stack": isolated_stack(),
    }


def _on(g: Generalship, *places: str) -> list[str]:
    return [tile(g, place) for place in places]


def march_on_land() -> Layout:
    """GS-11.2"""
    g = a_front(DRY)
    with_units(g, FRANCE, "n05", light_infantry=2, light_cavalry=2)
    offered = {b for verb, a, b in steps(march(g, FRANCE)) if (verb, a) == ("move", "n05")}
    assert offered >= {"n02", "n03", "n04", "n06"}
    assert ("move", "n02", "n01") in steps(
        go(march(g.copy(), FRANCE), "move", "n05", "n02", ("pick", "unit:light_cavalry"), ("go",))
    )
    ways = [("n05", "n02", "n01"), ("n05", "n04"), ("n05", "n06")]
    return Layout(
        g,
        _on(g, "n05", "n02", "n01", "n04", "n06", "n03"),
        arrows=[(BLUE, _on(g, *way)) for way in ways],
        seat=FRANCE,
    )


def march_by_sea() -> Layout:
    """GS-11.4-11.7 Out of the harbour; over the sea; aboard; ashore. The mountains have no harbour."""
    g = a_front(WET)
    with_units(g, FRANCE, "n04", galley=1, light_infantry=2)
    with_units(g, FRANCE, "n02", galleon=1, archers=2)
    with_units(g, FRANCE, "n05", galley=1)
    found = steps(march(g, FRANCE))
    assert {("sail_out", "n04", "n05"), ("move", "n02", "n01"), ("land", "n02", "n03")} <= found
    ways = [("n04", "n05"), ("n02", "n01"), ("n02", "n03")]
    return Layout(
        g,
        _on(g, "n04", "n05", "n02", "n01", "n03", "n06"),
        arrows=[(BLUE, _on(g, *way)) for way in ways],
        seat=FRANCE,
    )


def reinforcements() -> Layout:
    """GS-11.11 France marches from n05; then Byzantium reinforces from n01, then France from n04."""
    g = a_front(DRY)
    with_units(g, FRANCE, "n05", heavy_infantry=2)
    with_units(g, FRANCE, "n04", archers=1)
    with_units(g, BYZANTIUM, "n02", archers=2)
    with_units(g, BYZANTIUM, "n01", light_infantry=1)
    shown = g.copy()
    war = go(march(g, FRANCE), "move", "n05", "n02")
    assert (war.seat, war.prompt) == (BYZANTIUM, "reinforce")
    assert war.may("move", *_on(g, "n01", "n02"))
    war.answer("pass")
    assert (war.seat, war.prompt) == (FRANCE, "reinforce")
    assert war.may("move", *_on(g, "n04", "n02"))
    ways = [(BLUE, ("n05", "n02")), (GREEN, ("n01", "n02")), (BLUE, ("n04", "n02"))]
    return Layout(
        shown, _on(g, "n02", "n05", "n01", "n04"), arrows=[(tone, _on(g, *way)) for tone, way in ways]
    )


def retreat_from_land() -> Layout:
    """GS-15.7, GS-15.9 France, with cavalry, has lost at n05: n06 is mountains, n03 nobody's, and Byzantium is at n02."""
    g = a_front(DRY)
    with_units(g, FRANCE, "n05", archers=2, light_cavalry=1)
    with_units(g, BYZANTIUM, "n02", heavy_infantry=1)
    owns(g, FRANCE, "n04", "n06")
    shown = g.copy()
    battle = a_battle(g, "n05", attacker=FRANCE, defender=BYZANTIUM)
    battle.left = 0
    war = play(g, ("battle_leave",))
    fitting = {str(answer[1]) for answer in war.answers}
    assert fitting == {tile(g, "n04"), "tile:fr_left", "tile:fr_right"}
    about = [*_on(g, "n05", "n04", "n06", "n02", "n03"), "tile:fr_left", "tile:fr_right"]
    return Layout(shown, about, marked=fitting, seat=FRANCE)


def _against_france(population: int, *circles: str) -> Generalship:
    g = a_game(nations=["england", "france"])
    with_population(g, 1, population, *circles)
    return g


def production() -> Layout:
    """EX-3 Only I to V yield."""
    g = _against_france(5, "fr_right_6")
    with_units(g, ENGLAND, "fr_right", light_infantry=1)
    shown = g.copy()
    food = g.food[1]
    play(g, ("production", 1))
    assert (g.food[1] - food, g.metal[1]) == (2, 0)
    return Layout(shown, HOMES, marked=["tile:fr_right"], margin=2)


def drafting() -> Layout:
    """EX-16 The three cylinders come from the capital."""
    g = _against_france(7)
    with_units(g, ENGLAND, "fr_left", light_infantry=1)
    return Layout(g, HOMES, marked=["tile:fr_left"], margin=2)


def isolated_stack() -> Layout:
    """GS-17.6 The way from the capital to n01 is cut at n04; the one to n06 runs over own tiles."""
    g = a_front(DRY)
    with_units(g, FRANCE, "n01", light_infantry=2)
    with_units(g, FRANCE, "n06", archers=1)
    with_units(g, BYZANTIUM, "n04", heavy_infantry=2)
    with_units(g, BYZANTIUM, "n02", heavy_infantry=1)
    supplied = supplied_positions(g, FRANCE)
    assert (at(g, "n01") in supplied, at(g, "n06") in supplied) == (False, True)
    about = [*_on(g, "n01", "n04", "n02", "n06"), *HOMES]
    return Layout(g, about, marked=[tile(g, "n01")])
