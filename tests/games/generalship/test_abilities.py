"""GS-19: what commanders can do on the march and in battle. (Those of the realm are tested with their chapters.)"""

from __future__ import annotations

import pytest

from games.generalship.builders import at, owns, play, units, with_commander, with_political, with_units
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    DRY,
    FRANCE,
    WET,
    a_battle,
    a_front,
    commit,
    from_step,
    go,
    land_card,
    march,
    steps,
    tile,
)
from theatrum.games.generalship.queries.command import (
    card_counts,
    free_exchanges,
    has_fortress,
    irregulars,
    is_denied,
    playable_as,
    unit_bonus,
)
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import CardSubstitution, kind_of
from theatrum.games.generalship.tables.files import GENERAL_FILE
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.tactics import AMBUSH, DECKS, PURSUIT, RETREAT
from theatrum.games.generalship.tables.units import KIND

KINDS_OF_ABILITY = {row["kind"] for row in GENERAL_FILE.load().ability_kinds}


def a_battle_of(
    attacker: str | None, defender: str | None, place: str = "n02", wet: bool = False
) -> Generalship:
    """A battle between these commanders, with one light infantry (and, at sea, a galleon) on either side."""
    g = a_front(WET if wet else DRY)
    for seat, general in ((FRANCE, attacker), (BYZANTIUM, defender)):
        if general:
            with_commander(g, seat, general)
        with_units(g, seat, place, **({"galleon": 1} if wet else {}), light_infantry=1)
    a_battle(g, place)
    return g


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


# ---- bonus_basic_cards, wagon_fort, negate_fortress ------------------------------------------------------------------
def test_gs_19_3_bonus_basic_cards_for_battle_and_role() -> None:
    for attacker, defender, wet, expected in (
        (None, "wellington", False, (5, 6)),
        ("wellington", None, False, (5, 5)),
        (None, "de_ruyter", True, (5, 6)),
        (None, "de_ruyter", False, (5, 5)),
        (None, "stilicho", True, (5, 5)),
    ):
        g = a_battle_of(attacker, defender, wet=wet)
        assert g.battle is not None
        basics = tuple(card_counts(g, g.battle, side)[0] for side in (ATTACKER, DEFENDER))
        assert basics == expected, (attacker, defender)


def test_gs_19_3_a_wagon_fort_on_its_terrain_for_the_defender() -> None:
    for general, place, there in (
        ("zizka", "n02", True),
        ("zizka", "n03", False),
        ("hunyadi", "n03", True),
        ("hunyadi", "n06", False),
    ):
        g = a_battle_of(None, general, place)
        assert g.battle is not None
        assert has_fortress(g, g.battle) is there, (general, place)
        assert card_counts(g, g.battle, DEFENDER)[0] == (6 if there else 5)
    g = a_battle_of("zizka", None)
    assert g.battle is not None
    assert not has_fortress(g, g.battle), "an attacker has no fort"


@pytest.mark.parametrize("defender,place", [("doria", "n05"), ("zizka", "n02")])
def test_gs_19_3_negate_fortress_real_or_of_wagons(defender: str, place: str) -> None:
    """GS-19.4 The prohibition wins."""
    g = a_battle_of("mehmed_ii", defender, place)
    assert g.battle is not None
    assert not has_fortress(g, g.battle)
    assert card_counts(g, g.battle, DEFENDER)[0] == 5
    g = a_battle_of(defender, "mehmed_ii", "n05")
    assert g.battle is not None
    assert has_fortress(g, g.battle), "for an attacker only"


# ---- deny_enemy_card, card_substitution ----------------------------------------------------------------------------
def test_gs_19_3_richard_denies_ambush() -> None:
    g = a_battle_of("marius", "richard_i")
    assert g.battle is not None
    g.battle.advanced[ATTACKER] = [AMBUSH]
    war = from_step(g, "battle_ambush")
    assert war.prompt == "commit-strike", "it can't be played, as everybody knows: nobody is asked"


def test_gs_19_3_scipio_denies_irregulars() -> None:
    g = a_front()
    with_commander(g, FRANCE, "pyrrhos_i")
    with_commander(g, BYZANTIUM, "scipio")
    with_units(g, FRANCE, "n02", light_cavalry=3)
    with_units(g, BYZANTIUM, "n02", archers=1)
    a_battle(g, "n02", basic=([4], []), advanced=([5], []))
    war = from_step(g, "battle_strike", ATTACKER)
    war.answer("card", DECKS["land"].basic[4].noun, "unit:light_cavalry", 3)
    assert not war.may("bonus", land_card(5))


@pytest.mark.parametrize(
    "general,place,key,numbers",
    [
        ("arminius", "n03", "ambush", [AMBUSH, PURSUIT]),
        ("arminius", "n02", "ambush", [AMBUSH]),
        ("subutai", "n02", "ambush", [AMBUSH, RETREAT]),
        ("du_guesclin", "n02", "retreat", [RETREAT, AMBUSH]),
        ("du_guesclin", "n02", "ambush", [AMBUSH]),
    ],
)
def test_gs_19_3_card_substitution(general: str, place: str, key: str, numbers: list[int]) -> None:
    g = a_battle_of(general, None, place)
    assert g.battle is not None
    g.battle.advanced[ATTACKER] = [AMBUSH, RETREAT, PURSUIT]
    assert playable_as(g, g.battle, ATTACKER, key) == numbers


def test_gs_19_3_a_stand_in_is_played_as_what_it_stands_for() -> None:
    g = a_battle_of("subutai", None)
    battle = g.battle
    assert battle is not None
    battle.advanced[ATTACKER] = [RETREAT]
    war = from_step(g, "battle_ambush")
    assert war.answers == (("pass",), ("play_as", land_card(RETREAT), land_card(AMBUSH)))
    war.answer("play_as", land_card(RETREAT), land_card(AMBUSH))
    assert (battle.ambushed, battle.discarded[ATTACKER]) == (1, [land_card(RETREAT)])


def test_gs_19_4_prohibition_wins_over_permission() -> None:
    """Richard denies Ambush: no card stands in for it, and it stands in for no card."""
    g = a_battle_of("subutai", "richard_i")
    assert g.battle is not None
    g.battle.advanced[ATTACKER] = [RETREAT]
    assert playable_as(g, g.battle, ATTACKER, "ambush") == []
    g = a_battle_of("du_guesclin", "richard_i")
    assert g.battle is not None
    g.battle.advanced[ATTACKER] = [AMBUSH]
    assert playable_as(g, g.battle, ATTACKER, "retreat") == []


def test_gs_19_3_substitutions_of_the_data_concern_the_cards_of_steps_3_and_4() -> None:
    """The rules look for stand-ins there only; whoever edits the data is warned here."""
    keys = {
        key
        for general in GENERALS
        for ability in general.abilities
        if isinstance(ability, CardSubstitution)
        for key in (ability.use, ability.instead)
    }
    assert keys <= {"ambush", "retreat", "pursuit"}


# ---- free_exchange, plunder, general_draw_on_win -------------------------------------------------------------------
def test_gs_19_3_napoleon_exchanges_once_for_nothing() -> None:
    g = a_battle_of("napoleon", None)
    battle = g.battle
    assert battle is not None
    battle.basic[ATTACKER], battle.basic_deck = [1, 1], [7] * 9
    with_political(g, FRANCE, 1)
    assert free_exchanges(g, battle, ATTACKER) == 1
    war = from_step(g, "battle_exchange", ATTACKER)
    card = DECKS["land"].basic[1].noun
    war.answer("discard", card).answer("redraw")
    assert len(g.political[FRANCE]) == 1
    war.answer("discard", card)
    assert g.political[FRANCE] == []


def test_gs_19_3_a_free_exchange_needs_no_political_card_at_all() -> None:
    g = a_battle_of("napoleon", None)
    assert g.battle is not None
    g.battle.basic[ATTACKER], g.battle.basic_deck = [1], [7] * 9
    war = from_step(g, "battle_exchange", ATTACKER)
    assert (war.seat, war.prompt) == (FRANCE, "exchange-cards")


def win(g: Generalship, winner: int, striker: int = ATTACKER) -> None:
    """That side has won the battle by a strike."""
    assert g.battle is not None
    g.battle.striker, g.battle.left = striker, 1 - winner
    war = play(g, ("battle_reward",))
    if not war.over:
        war.answer(*war.answers[-1])


@pytest.mark.parametrize(
    "general,wet,winner,spoils",
    [
        ("alaric_i", False, ATTACKER, (2, 0)),
        ("alaric_i", True, ATTACKER, (2, 0)),
        ("alaric_i", False, DEFENDER, (0, 0)),
        ("geiserich", True, ATTACKER, (1, 1)),
        ("almansor", True, ATTACKER, (0, 0)),
        ("barbarossa", True, DEFENDER, (2, 0)),
        ("barbarossa", False, ATTACKER, (0, 0)),
    ],
)
def test_gs_19_3_plunder(general: str, wet: bool, winner: int, spoils: tuple[int, int]) -> None:
    sides = (general, None) if winner == ATTACKER else (None, general)
    g = a_battle_of(*sides, wet=wet)
    win(g, winner)
    seat = (FRANCE, BYZANTIUM)[winner]
    assert (g.food[seat], g.metal[seat]) == spoils
    assert g.vp[seat] == (2, 1)[winner], "in addition to the reward"


def test_gs_19_3_general_draw_on_win() -> None:
    g = a_battle_of("pompeius", None)
    win(g, ATTACKER)
    assert len(g.hand[FRANCE]) == 1
    g = a_battle_of("pompeius", None)
    win(g, DEFENDER)
    assert g.hand[FRANCE] == []


def test_gs_19_1_no_spoils_against_the_rival_even_if_he_is_dismissed() -> None:
    g = a_battle_of("pompeius", "caesar")
    win(g, ATTACKER)
    assert (g.commander[BYZANTIUM], g.hand[FRANCE]) == (-1, [])


def test_gs_19_3_no_spoils_without_a_strike() -> None:
    g = a_battle_of("alaric_i", None)
    win(g, ATTACKER, striker=-1)
    assert g.food[FRANCE] == 0


def test_gs_19_1_terrain_access_does_not_help_reinforcements_or_retreats() -> None:
    """The tests of GS-11.11 and GS-15.7 show both; here: the tile would be reachable in the own march."""
    g = a_front()
    with_commander(g, FRANCE, "hannibal")
    with_units(g, FRANCE, "n05", light_cavalry=1)
    owns(g, FRANCE, "n06")
    assert march(g, FRANCE).may("move", tile(g, "n05"), tile(g, "n06"))
