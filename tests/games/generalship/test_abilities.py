"""GS-19: what commanders can do on the march and in battle. (Those of the realm are tested with their chapters.)"""

from __future__ import annotations

import pytest

from games.generalship.builders import at, play, units, with_commander, with_political, with_units
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    FRANCE,
    WET,
    a_battle,
    a_battle_of,
    a_front,
    commit,
    from_step,
    go,
    march,
    steps,
)
from theatrum.games.generalship.queries.command import (
    irregulars,
    is_denied,
    unit_bonus,
)
from theatrum.games.generalship.tables.abilities import kind_of
from theatrum.games.generalship.tables.files import GENERAL_FILE
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.units import KIND

KINDS_OF_ABILITY = {row["kind"] for row in GENERAL_FILE.load().ability_kinds}


# ---- GS-19.1, GS-19.2 ----------------------------------------------------------------------------------------------
def test_gs_19_2_there_are_seventeen_kinds_and_every_general_uses_known_ones() -> None:
    assert len(KINDS_OF_ABILITY) == 17
    assert {kind_of(a) for general in GENERALS for a in general.abilities} == KINDS_OF_ABILITY
    assert len(GENERALS) == 49
    assert all(general.abilities for general in GENERALS)


def test_gs_19_1_only_the_face_up_commander_counts() -> None:
    g = a_battle_of(None, None)
    with_political(g, FRANCE, "pyrrhos_i")
    assert g.battle is not None
    assert irregulars(g, g.battle, ATTACKER) == []
    with_commander(g, FRANCE, "hannibal")
    assert irregulars(g, g.battle, ATTACKER) == ["war_elephants"]


def test_gs_19_1_not_in_a_battle_against_the_rival() -> None:
    g = a_battle_of("hannibal", "scipio")
    assert g.battle is not None
    assert irregulars(g, g.battle, ATTACKER) == []
    assert not is_denied(g, g.battle, ATTACKER, "irregulars")


# ---- irregulars ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "general,variant",
    [("pyrrhos_i", "war_elephants"), ("attila", "horse_archers"), ("friedrich_ii", "horse_artillery")],
)
def test_gs_19_3_irregulars(general: str, variant: str) -> None:
    g = a_battle_of(general, None)
    assert g.battle is not None
    assert irregulars(g, g.battle, ATTACKER) == [variant]


@pytest.mark.parametrize(
    "general,third,bonus", [("attila", ("archers", 5), 9), ("friedrich_ii", ("artillery", 5), 10)]
)
def test_gs_13_5_horse_archers_and_horse_artillery(general: str, third: tuple[str, int], bonus: int) -> None:
    kind, card = third
    g = a_front()
    with_commander(g, FRANCE, general)
    with_units(g, FRANCE, "n02", light_cavalry=2, **{kind: 1})
    with_units(g, BYZANTIUM, "n02", archers=1)
    battle = a_battle(g, "n02", basic=([3, card], []), advanced=([5], []))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (3, "light_cavalry", 2), (card, kind, 1), bonus=5)
    commit(war)
    assert battle.sums[0] == 10 + {"archers": 4, "artillery": 8}[kind] + bonus


# ---- extra_movement ------------------------------------------------------------------------------------------------
def test_gs_19_3_extra_movement_anywhere() -> None:
    """Alexander's cavalry has three points; infantry has its one."""
    g = a_front()
    with_commander(g, FRANCE, "alexandros_iii")
    rider, archer = with_units(g, FRANCE, "fr_capital", light_cavalry=1, archers=1)
    war = go(march(g, FRANCE), "move", "fr_capital", "fr_left", ("pick", "unit:light_cavalry"), ("go",))
    go(war, "move", "fr_left", "n05")
    go(war, "move", "n05", "n02")
    assert (g.unit_at[rider], g.unit_bp[rider], g.unit_extra[rider]) == (at(g, "n02"), 0, 0)
    assert g.unit_extra[archer] == 0


def test_gs_19_3_extra_movement_for_one_terrain_only() -> None:
    """Caesar's infantry goes two steps if one of them is plains; in any order; not two forests."""
    g = a_front()
    with_commander(g, FRANCE, "caesar")
    with_units(g, FRANCE, "fr_left", archers=1)
    war = go(march(g, FRANCE), "move", "fr_left", "n04")
    assert {b for _, _, b in steps(war)} == {"n01", "n02", "n05", "s2_front_left"}, "plains only"
    go(war, "move", "n04", "n02")
    assert units(g, FRANCE, "n02") == {"archers": 1}
    g = a_front()
    with_commander(g, FRANCE, "caesar")
    with_units(g, FRANCE, "fr_left", archers=1)
    war = go(march(g, FRANCE), "move", "fr_left", "n05")
    assert ("move", "n05", "n04") in steps(war), "the ordinary point is left for the forest"


def test_gs_19_3_the_cost_of_one_step_may_be_split() -> None:
    """Alexander: after two plains one ordinary point is left; a forest (2) still needs both."""
    g = a_front()
    with_commander(g, FRANCE, "alexandros_iii")
    rider = with_units(g, FRANCE, "fr_left", light_cavalry=1)[0]
    war = go(march(g, FRANCE), "move", "fr_left", "n05")
    assert (g.unit_bp[rider], g.unit_extra[rider]) == (2, 0)
    go(war, "move", "n05", "n04")
    assert g.unit_bp[rider] == 0
    g = a_front()
    with_commander(g, FRANCE, "alexandros_iii")
    rider = with_units(g, FRANCE, "n05", light_cavalry=1)[0]
    go(march(g, FRANCE), "move", "n05", "n04")
    assert (g.unit_bp[rider], g.unit_extra[rider]) == (1, 0), "two points: the extra one and an ordinary one"


def test_gs_19_3_drakes_squadrons_have_a_third_point_at_sea_but_not_for_harbours() -> None:
    g = a_front(WET)
    with_commander(g, FRANCE, "drake")
    ship = with_units(g, FRANCE, "n01", galley=1, archers=1)[0]
    war = go(march(g, FRANCE), "move", "n01", "n02")
    go(war, "move", "n02", "n05")
    assert (g.unit_bp[ship], g.unit_extra[ship]) == (1, 0)
    assert ("dock", "n05", "n04") in steps(war)
    go(war, "move", "n05", "n02")
    assert not any(verb in ("dock", "land") for verb, _, _ in steps(war))


def test_gs_19_3_extra_points_are_for_the_own_march_action_only() -> None:
    g = a_front()
    with_commander(g, FRANCE, "alexandros_iii")
    rider = with_units(g, FRANCE, "fr_left", light_cavalry=1)[0]
    war = march(g, FRANCE)
    assert g.unit_extra[rider] == 1
    war.answer("done")
    assert g.unit_extra[rider] == 0


def test_gs_19_1_a_commander_who_is_lost_in_the_middle_of_a_march_leads_nobody_any_more() -> None:
    g = a_front()
    with_commander(g, FRANCE, "alexandros_iii")
    with_units(g, FRANCE, "fr_right", light_cavalry=1)
    war = march(g, FRANCE)
    g.commander[FRANCE] = -1
    go(war, "move", "fr_right", "n05")
    go(war, "move", "n05", "n02")
    assert war.over, "two points and no more"


def test_gs_20_who_has_extra_points_for_some_kinds_is_asked_while_any_unit_has_not_ended() -> None:
    """Otherwise not being asked would tell that the cavalry was heavy."""
    g = a_front()
    with_commander(g, FRANCE, "abd_al_rahman")
    with_units(g, FRANCE, "fr_capital", heavy_cavalry=1)
    war = go(march(g, FRANCE), "move", "fr_capital", "fr_left")
    go(war, "move", "fr_left", "n05")
    assert (war.prompt, war.answers) == ("march", (("done",),))


# ---- terrain_access ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("general", ["hannibal", "suworow"])
def test_gs_19_3_terrain_access(general: str) -> None:
    g = a_front()
    with_commander(g, FRANCE, general)
    rider = with_units(g, FRANCE, "n05", light_cavalry=1)[0]
    go(march(g, FRANCE), "move", "n05", "n06")
    assert (g.unit_at[rider], g.unit_bp[rider]) == (at(g, "n06"), 0)


# ---- unit_bonus ----------------------------------------------------------------------------------------------------
def test_gs_19_3_unit_bonus_per_committed_regiment() -> None:
    g = a_front()
    with_commander(g, FRANCE, "philippos_ii")
    with_units(g, FRANCE, "n02", light_infantry=3, archers=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    battle = a_battle(g, "n02", basic=([2, 5], []))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (2, "light_infantry", 3), (5, "archers", 1))
    commit(war)
    assert battle.sums[0] == 3 * (3 + 1) + 4


def test_gs_19_3_unit_bonus_to_def_only_when_warding_off() -> None:
    g = a_battle_of("karl_martell", None)
    assert g.battle is not None
    heavy = KIND["heavy_infantry"]
    assert unit_bonus(g, g.battle, ATTACKER, heavy, "def") == 1
    assert unit_bonus(g, g.battle, ATTACKER, heavy, "atk") == 0
    assert unit_bonus(g, g.battle, DEFENDER, heavy, "def") == 0


def test_gs_19_3_unit_bonus_at_sea_not_where_a_dash_is_printed() -> None:
    """Agrippa: +1 for close infantry in melee; none in a fight of shooting."""
    for bonus, total in ((0, 2 * (3 + 1)), (4, 0)):
        g = a_front(WET)
        with_commander(g, FRANCE, "agrippa")
        with_units(g, FRANCE, "n05", galley=1, light_infantry=2)
        with_units(g, BYZANTIUM, "n05", galley=1, archers=1)
        battle = a_battle(g, "n05", basic=([2], [3]), advanced=([], [bonus] if bonus else []))
        war = from_step(g, "battle_strike", ATTACKER)
        commit(war, (2, "light_infantry", 2))
        commit(war, (3, "archers", 1), bonus=bonus)
        assert battle.sums[0] == total


def test_gs_19_3_unit_bonus_is_for_its_kind_of_battle() -> None:
    g = a_battle_of("agrippa", None)
    assert g.battle is not None
    assert unit_bonus(g, g.battle, ATTACKER, KIND["light_infantry"], "atk") == 0


def test_gs_19_3_unit_bonus_does_not_count_for_losses() -> None:
    g = a_front()
    with_commander(g, BYZANTIUM, "karl_martell")
    with_units(g, BYZANTIUM, "n02", heavy_infantry=2)
    battle = a_battle(g, "n02", striker=ATTACKER)
    battle.left, battle.sums = DEFENDER, [5, 0]
    play(g, ("battle_losses",))
    assert units(g, BYZANTIUM, "n02") == {}, "4 do not cover 5"
