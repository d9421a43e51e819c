"""GS-19 Abilities that count in a battle: its cards, and what a victory brings."""

from __future__ import annotations

import pytest

from games.generalship.builders import owns, play, with_commander, with_political, with_units
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    FRANCE,
    a_battle,
    a_battle_of,
    a_front,
    from_step,
    land_card,
    march,
    tile,
)
from theatrum.games.generalship.queries.command import (
    card_counts,
    free_exchanges,
    has_fortress,
    playable_as,
)
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import CardSubstitution
from theatrum.games.generalship.tables.files import GENERAL_FILE
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.tactics import AMBUSH, DECKS, PURSUIT, RETREAT

KINDS_OF_ABILITY = {row["kind"] for row in GENERAL_FILE.load().ability_kinds}


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
