"""GS-12.2-12.7: how many tactic cards a side draws."""

from __future__ import annotations

import msgspec
import pytest

from games.generalship.builders import (
    with_commander,
    with_era,
    with_technologies,
    with_units,
)
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    FRANCE,
    WET,
    a_battle,
    a_front,
    from_step,
)
from theatrum.games.generalship.queries import command
from theatrum.games.generalship.queries.command import card_counts, has_fortress, rivals
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.generals import GENERAL, GENERALS
from theatrum.games.generalship.tables.tactics import DECKS


def counts(g: Generalship, place: str = "n02") -> tuple[tuple[int, int], tuple[int, int]]:
    """(basic, advanced) of attacker and defender."""
    battle = a_battle(g, place)
    return card_counts(g, battle, ATTACKER), card_counts(g, battle, DEFENDER)


def test_gs_12_2_the_decks_are_complete_at_the_start_of_every_battle() -> None:
    g = a_front()
    with_units(g, FRANCE, "n02", light_infantry=1)
    with_units(g, BYZANTIUM, "n02", light_infantry=1)
    with_commander(g, FRANCE, "alexandros_iii")
    a_battle(g, "n02").basic_deck = []
    from_step(g, "battle_cards")
    battle = g.battle
    assert battle is not None
    everything = [*battle.basic_deck, *battle.basic[0], *battle.basic[1]]
    assert sorted(everything) == [n for n in range(1, 8) for _ in range(4)]
    advanced = [*battle.advanced_deck, *battle.advanced[0], *battle.advanced[1]]
    assert sorted(advanced) == [n for n in range(1, 9) for _ in range(3)]
    assert (len(battle.basic[0]), len(battle.advanced[0]), len(battle.basic[1])) == (5, 4, 5)


def test_gs_12_2_the_deck_is_of_the_battles_kind() -> None:
    assert DECKS["land"].basic[3].noun != DECKS["sea"].basic[3].noun
    g = a_front(WET)
    with_units(g, FRANCE, "n05", galley=1)
    with_units(g, BYZANTIUM, "n05", galley=1)
    a_battle(g, "n05")
    war = from_step(g, "battle_cards")
    told = war.args_of("drew-tactics")
    assert told
    assert all(str(card).startswith("tactic:sea_") for args in told for card in args["cards"])


def test_gs_12_3_without_a_commander_exactly_five_basic_cards() -> None:
    """Neither base, era nor fortress count then."""
    g = a_front()
    with_era(g, "infantry")
    with_units(g, FRANCE, "n05", light_infantry=4)
    with_units(g, BYZANTIUM, "n05", light_infantry=4)
    assert counts(g, "n05") == ((5, 0), (5, 0))


def test_gs_12_4_one_advanced_card_and_the_commanders_number() -> None:
    g = a_front()
    with_commander(g, FRANCE, "marius")
    assert counts(g)[ATTACKER] == (5, 3)


def test_ex_21_alexander_brings_three_on_land_and_none_at_sea() -> None:
    """EX-21, GS-12.4"""
    g = a_front(WET)
    with_commander(g, FRANCE, "alexandros_iii")
    assert counts(g, "n03")[ATTACKER] == (5, 1 + 3)
    assert counts(g, "n05")[ATTACKER] == (5, 1)


@pytest.mark.parametrize(
    "era,architecture,expected",
    [
        ("infantry", False, (6, 1)),
        ("infantry", True, (5, 2)),
        ("fortresses", False, (5, 2)),
        ("fortresses", True, (5, 3)),
    ],
)
def test_ex_22_gs_12_5_a_fortress_helps_the_defender(
    era: str, architecture: bool, expected: tuple[int, int]
) -> None:
    """EX-22: in the era of fortresses +1 advanced (no basic) before Architecture, +2 advanced after it."""
    g = a_front()
    with_era(g, era)
    if architecture:
        with_technologies(g, "architecture")
    for seat, general in ((FRANCE, "cromwell"), (BYZANTIUM, "doria")):
        with_commander(g, seat, general)
    attacker, defender = counts(g, "n05")
    assert attacker == (5, 1 + 2)
    assert defender == expected


def test_gs_12_5_no_fortress_no_cards() -> None:
    g = a_front()
    with_commander(g, BYZANTIUM, "doria")
    assert counts(g, "n02")[DEFENDER] == (5, 1)


def test_gs_12_6_rivals_play_as_if_they_had_no_commander() -> None:
    g = a_front()
    with_commander(g, FRANCE, "hannibal")
    with_commander(g, BYZANTIUM, "scipio")
    assert counts(g, "n05") == ((5, 0), (5, 0))


@pytest.mark.pure_only  # tables are constants of a compiled build
def test_gs_12_6_it_is_enough_that_one_names_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every rivalry of the data is mutual; the rule asks for one direction only."""
    richard = GENERAL["richard_i"]
    magnanimous = msgspec.structs.replace(GENERALS[richard], rival=-1)
    monkeypatch.setattr(command, "GENERALS", (*GENERALS[:richard], magnanimous, *GENERALS[richard + 1 :]))
    g = a_front()
    with_commander(g, FRANCE, "saladin")
    with_commander(g, BYZANTIUM, "richard_i")
    assert rivals(g, a_battle(g, "n02"))
    assert rivals(g, a_battle(g, "n02", attacker=BYZANTIUM, defender=FRANCE))
    with_commander(g, BYZANTIUM, "nelson")
    assert not rivals(g, a_battle(g, "n02"))


@pytest.mark.parametrize(
    "era,kind,numbers",
    [("infantry", "archers", [0, 0, 0, 1, 2, 2]), ("cavalry", "light_cavalry", [0, 0, 1, 2, 2])],
)
def test_gs_12_7_units_that_suit_the_era_on_land(era: str, kind: str, numbers: list[int]) -> None:
    for count, cards in enumerate(numbers):
        g = a_front()
        with_era(g, era)
        with_commander(g, FRANCE, "doria")
        with_units(g, FRANCE, "n02", **{kind: count, "galley": 3})
        assert counts(g)[ATTACKER] == (5, 1 + cards), f"{count} {kind}"


@pytest.mark.parametrize("squadrons,cards", [(1, 1), (2, 2), (3, 2)])
def test_gs_12_7_squadrons_in_the_era_of_ships(squadrons: int, cards: int) -> None:
    g = a_front(WET)
    with_era(g, "ships")
    with_commander(g, FRANCE, "marius")
    with_units(g, FRANCE, "n05", galley=squadrons, archers=4)
    assert counts(g, "n05")[ATTACKER] == (5, 1 + cards)


@pytest.mark.parametrize("era,place", [("infantry", "n05"), ("cavalry", "n05"), ("ships", "n03")])
def test_gs_12_7_in_a_battle_of_the_other_kind_the_era_gives_nothing(era: str, place: str) -> None:
    g = a_front(WET)
    with_era(g, era)
    with_commander(g, FRANCE, "marius")
    with_units(g, FRANCE, place, galley=2, archers=4, light_cavalry=4)
    expected = 1 + (2 if place == "n03" else 0)
    assert counts(g, place)[ATTACKER] == (5, expected)


def test_gs_12_7_the_era_of_fortresses_gives_nothing_for_units() -> None:
    g = a_front()
    with_era(g, "fortresses")
    with_commander(g, FRANCE, "doria")
    with_units(g, FRANCE, "n02", archers=5, light_cavalry=5)
    assert counts(g)[ATTACKER] == (5, 1)


def test_gs_12_7_both_sides_count_their_own_units() -> None:
    g = a_front()
    with_era(g, "infantry")
    with_commander(g, BYZANTIUM, "doria")
    with_units(g, FRANCE, "n02", archers=4)
    with_units(g, BYZANTIUM, "n02", archers=1)
    assert counts(g)[DEFENDER] == (5, 1)


def test_gs_12_5_a_sea_battle_knows_no_fortress() -> None:
    g = a_front(WET)
    assert not has_fortress(g, a_battle(g, "n05"))
