"""GS-1: what the words mean, as far as a program can get it wrong."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    a_game,
    with_alliance,
    with_hand,
    with_political,
    with_population,
    with_units,
)
from theatrum.games.generalship.queries.population import population
from theatrum.games.generalship.queries.upkeep import upkeep_cost
from theatrum.games.generalship.rules.battle import raise_battle_count
from theatrum.games.generalship.rules.generals import political_power
from theatrum.games.generalship.rules.production import take_yield
from theatrum.games.generalship.rules.turns import end_turn
from theatrum.games.generalship.tables.nations import NATIONS
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CAVALRY, INFANTRY, SHIP

AUSTRIA, BYZANTIUM, ENGLAND = 0, 1, 2


def test_gs_1_1_four_nations_and_their_colours() -> None:
    tones = {n.id: n.tone for n in NATIONS}
    assert tones == {"austria": "yellow", "byzantium": "green", "england": "red", "france": "blue"}
    assert NUMBERS.game["players"] == [2, 3, 4]


def test_gs_1_3_infantry_cavalry_and_squadrons() -> None:
    classes = {cls: {k.id for k in KINDS if k.cls == cls} for cls in (INFANTRY, CAVALRY, SHIP)}
    assert classes[INFANTRY] == {"light_infantry", "heavy_infantry", "muskets", "archers", "artillery"}
    assert classes[CAVALRY] == {"light_cavalry", "heavy_cavalry"}
    assert classes[SHIP] == {"galley", "galleon"}


def test_gs_1_4_all_units_on_a_tile_are_one_stack_and_a_single_unit_is_one_too() -> None:
    """GS-1.4 Seen by the upkeep: five tiles with single units are five stacks, together they are one of size five."""
    g = a_game()
    for place in ("at_capital", "at_left", "at_right", "n01", "n02"):
        with_units(g, AUSTRIA, place, archers=1)
    assert upkeep_cost(g, AUSTRIA) == 1
    g = a_game()
    with_units(g, AUSTRIA, "at_capital", archers=3, galley=1)
    assert upkeep_cost(g, AUSTRIA) == 0


def test_gs_1_6_resources_are_unlimited() -> None:
    g = a_game()
    g.food[AUSTRIA], g.metal[AUSTRIA] = 500, 500
    take_yield(g, AUSTRIA)
    assert g.food[AUSTRIA] == 502


def test_gs_1_7_population_and_political_power_are_counts() -> None:
    g = a_game()
    with_population(g, AUSTRIA, 3, "at_left_8")
    with_political(g, AUSTRIA, 2)
    with_hand(g, AUSTRIA, "hannibal")
    assert population(g, AUSTRIA) == 4
    assert political_power(g, AUSTRIA) == 2


@pytest.mark.parametrize("before, after", [(0, 1), (1, 2), (4, 5), (5, 5)])
def test_ex_37_the_battle_count_rises_to_five(before: int, after: int) -> None:
    """EX-37, GS-1.8"""
    g = a_game()
    g.battle_count[AUSTRIA] = before
    raise_battle_count(g, AUSTRIA)
    assert g.battle_count == [after, 0, 0]


def test_gs_1_9_four_eras_in_a_circle() -> None:
    g = a_game()
    seen = []
    for _ in range(8):
        seen.append(g.paradigm)
        end_turn(g, "march")
    assert seen == [0, 1, 2, 3] * 2


def test_gs_1_10_allied_are_those_in_the_same_field_and_enemies_all_others() -> None:
    g = a_game(4)
    with_alliance(g, 0, 1, field=0)
    with_alliance(g, 2, 3, field=1)
    assert g.allied(0, 1)
    assert g.allied(3, 2)
    assert g.enemies(0, 2)
    assert not g.allied(0, 0)
    assert not g.enemies(0, 0)
    assert a_game().enemies(0, 1)
