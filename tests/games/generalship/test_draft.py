"""GS-10: drafting and upgrading."""

from __future__ import annotations

from typing import Any

import pytest

from games.generalship.builders import (
    Playing,
    a_game,
    owns,
    play,
    population,
    units,
    with_alliance,
    with_commander,
    with_population,
    with_stock,
    with_technologies,
    with_units,
)
from theatrum.games.generalship.bot.order import order
from theatrum.games.generalship.rules.draft import most_drafts, upgrade_prices
from theatrum.games.generalship.scene.terms import terms
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import DraftDiscount
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.units import KIND, KINDS, Kind

FRANCE, ENGLAND, AUSTRIA = 0, 1, 2
LI = "unit:light_infantry"
ALL = ("metallurgy", "stirrup", "sea_navigation", "architecture", "gunpowder")


def a_rich_game(food: int = 20, metal: int = 20, **more: object) -> Generalship:
    g = a_game(nations=["france", "england", "austria"], **more)  # type: ignore[arg-type]
    with_stock(g, FRANCE, food=food, metal=metal)
    return g


def drafting(g: Generalship, seat: int = FRANCE) -> Playing:
    return play(g, ("draft", seat))


# ---- GS-10.1 -------------------------------------------------------------------------------------------------------
def test_gs_10_1_any_number_as_long_as_it_can_be_paid_or_none_at_all() -> None:
    g = a_rich_game(food=3)
    assert drafting(g).answer("done").over
    game = drafting(g)
    for kind in ("archers", "archers", "archers"):
        game.answer("draft", f"unit:{kind}")
    assert game.answers == (("done",),)
    assert units(g, FRANCE, "fr_capital") == {"archers": 3}


def test_gs_10_1_what_was_drafted_in_this_turn_cannot_be_upgraded() -> None:
    g = a_rich_game()
    with_technologies(g, "metallurgy")
    g.battle_count[FRANCE] = 5
    game = drafting(g).answer("draft", LI)
    upgrade = ("upgrade", LI, "unit:heavy_infantry", "tile:fr_capital")
    assert not game.may(*upgrade)
    assert game.why_not(*upgrade) == "GS-10.1"
    with_units(g, FRANCE, "fr_capital", light_infantry=1)
    game = drafting(g).answer(*upgrade)
    assert units(g, FRANCE, "fr_capital") == {"light_infantry": 1, "heavy_infantry": 1}
    assert not game.may(*upgrade)


# ---- GS-10.2 … GS-10.5 price and people ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    "kind, food, metal",
    [
        ("light_infantry", 1, 0),
        ("heavy_infantry", 1, 1),
        ("muskets", 2, 1),
        ("archers", 1, 0),
        ("artillery", 3, 1),
        ("light_cavalry", 2, 0),
        ("heavy_cavalry", 3, 1),
    ],
)
def test_gs_10_2_a_regiment_costs_one_population_and_its_price(kind: str, food: int, metal: int) -> None:
    g = a_rich_game()
    with_technologies(g, *ALL)
    drafting(g).answer("draft", f"unit:{kind}")
    assert (20 - g.food[FRANCE], 20 - g.metal[FRANCE]) == (food, metal)
    assert population(g, FRANCE) == 4
    for less_food, less_metal in ((1, 0), (0, 1)):
        if metal >= less_metal:
            g = a_rich_game(food - less_food, metal - less_metal)
            with_technologies(g, *ALL)
            assert drafting(g).why_not("draft", f"unit:{kind}") == "GS-10.2"


@pytest.mark.parametrize("kind, food, metal", [("galley", 2, 0), ("galleon", 3, 1)])
def test_gs_10_2_squadrons_cost_population_and_price_too(kind: str, food: int, metal: int) -> None:
    g = a_game(nations=["england", "france"])
    with_technologies(g, *ALL)
    with_stock(g, 0, food=food, metal=metal)
    drafting(g, 0).answer("launch", f"unit:{kind}", "tile:en_capital")
    assert (g.food[0], g.metal[0], population(g, 0)) == (0, 0, 4)


def test_gs_10_2_four_kinds_need_no_technology() -> None:
    g = a_game(nations=["england", "france"])
    with_stock(g, 0, food=20, metal=20)
    game = drafting(g, 0)
    assert {a[1] for a in game.answers if len(a) > 1} == {
        LI,
        "unit:archers",
        "unit:light_cavalry",
        "unit:galley",
    }
    assert game.why_not("draft", "unit:muskets") == "GS-8.6"


@pytest.mark.parametrize("count, food", [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_ex_15_light_infantry_two_for_the_food_of_one(count: int, food: int) -> None:
    """EX-15, GS-10.3"""
    g = a_rich_game()
    game = drafting(g)
    for _ in range(count):
        game.answer("draft", LI)
    assert 20 - g.food[FRANCE] == food
    assert population(g, FRANCE) == 5 - count


def test_gs_10_3_the_second_light_infantry_is_offered_without_food() -> None:
    g = a_rich_game(food=1)
    game = drafting(g).answer("draft", LI)
    assert game.may("draft", LI)
    assert not game.may("draft", "unit:archers")
    game.answer("draft", LI)
    assert not game.may("draft", LI)


def test_ex_16_three_regiments_come_from_the_capital_when_an_enemy_holds_the_left_front() -> None:
    """EX-16, GS-10.4"""
    g = a_rich_game()
    with_population(g, FRANCE, 7)
    with_units(g, ENGLAND, "fr_left", light_infantry=1)
    game = drafting(g)
    for _ in range(3):
        game.answer("draft", LI)
    assert g.people[FRANCE][:7] == [0, 0, 0, 1, 1, 1, 1]
    assert not game.may("draft", LI)
    assert game.why_not("draft", LI) == "GS-10.4"


def test_ex_17_with_an_ally_there_the_highest_numbers_go_first() -> None:
    """EX-17, GS-10.4"""
    g = a_rich_game()
    with_population(g, FRANCE, 7)
    with_alliance(g, FRANCE, ENGLAND)
    with_units(g, ENGLAND, "fr_left", light_infantry=1)
    game = drafting(g).answer("draft", LI)
    assert game.prompt == "conscript"
    game.answer("take", "circle:fr_right_6").answer("draft", LI).answer("draft", LI)
    assert g.people[FRANCE][:7] == [1, 1, 1, 1, 0, 0, 0]


def test_gs_10_4_between_equal_numbers_the_player_chooses() -> None:
    g = a_rich_game()
    with_population(g, FRANCE, 7)
    game = drafting(g).answer("draft", LI)
    assert set(game.answers) == {("take", "circle:fr_left_6"), ("take", "circle:fr_right_6")}
    game.answer("take", "circle:fr_left_6")
    assert g.people[FRANCE][:7] == [1, 1, 1, 1, 1, 0, 1]


def test_gs_10_4_without_people_nothing_can_be_drafted() -> None:
    g = a_rich_game()
    with_population(g, FRANCE, 0)
    assert drafting(g).answers == (("done",),)


def test_gs_10_5_what_is_not_in_the_supply_cannot_be_drafted_nor_upgraded_into() -> None:
    g = a_rich_game()
    with_technologies(g, "metallurgy")
    with_units(g, FRANCE, "fr_capital", light_infantry=1)
    g.battle_count[FRANCE] = 3
    g.supply[KIND["archers"]] = 0
    g.supply[KIND["heavy_infantry"]] = 0
    game = drafting(g)
    assert game.why_not("draft", "unit:archers") == "GS-10.5"
    assert game.why_not("upgrade", LI, "unit:heavy_infantry", "tile:fr_capital") == "GS-10.5"
    assert [k.supply for k in KINDS] == [30] * 7 + [8] * 2


def test_gs_10_5_the_supply_is_common_to_all() -> None:
    g = a_rich_game()
    with_stock(g, AUSTRIA, food=1)
    g.supply[KIND["archers"]] = 1
    drafting(g).answer("draft", "unit:archers")
    assert not drafting(g, AUSTRIA).may("draft", "unit:archers")


# ---- GS-10.6 places --------------------------------------------------------------------------------------------------
def test_gs_10_6_regiments_go_into_the_capital_and_are_shown_to_all() -> None:
    g = a_rich_game()
    game = drafting(g).answer("draft", "unit:light_cavalry")
    assert units(g, FRANCE, "fr_capital") == {"light_cavalry": 1}
    assert game.args_of("drafted") == [
        {"nation": "nation:france", "unit": "unit:light_cavalry", "tile": "tile:fr_capital"}
    ]
    assert "drafted" in game.told(ENGLAND)


def test_gs_10_6_no_regiments_while_an_enemy_occupies_the_capital() -> None:
    g = a_rich_game()
    with_units(g, ENGLAND, "fr_capital", light_infantry=1)
    game = drafting(g)
    assert not game.may("draft", LI)
    assert game.why_not("draft", LI) == "GS-10.6"


def test_gs_10_6_squadrons_need_an_own_coast_on_plains_or_forest() -> None:
    g = a_rich_game(neutral=["nt_01", "nt_04", "nt_02", "nt_07", "nt_03", "nt_05"])
    assert drafting(g).why_not("draft", "unit:galley") == "GS-10.6"
    g = a_rich_game(neutral=["nt_01", "nt_04", "nt_02", "nt_09", "nt_07", "nt_05"])
    owns(g, FRANCE, "nt_01", "nt_07", "nt_05")
    places = {a[2] for a in drafting(g).answers if a[0] == "launch"}
    assert places == {"tile:nt_01", "tile:nt_05", "tile:fr_left", "tile:fr_right"}
    for inland in ("tile:nt_07", "tile:fr_capital"):
        assert drafting(g).reason("launch", "unit:galley", inland) == "no-harbour"


def test_gs_10_6_no_squadron_beside_other_players_units() -> None:
    g = a_rich_game(neutral=["nt_01", "nt_04", "nt_02", "nt_09", "nt_07", "nt_05"])
    with_alliance(g, FRANCE, ENGLAND)
    with_units(g, ENGLAND, "fr_left", archers=1)
    with_units(g, FRANCE, "fr_left", archers=1)
    places = {a[2] for a in drafting(g).answers if a[0] == "launch"}
    assert places == {"tile:fr_right"}


# ---- GS-10.7 … GS-10.10 upgrades -------------------------------------------------------------------------------------
def prices(old: str, new: str, battle_count: int) -> set[tuple[int, int]]:
    g = a_rich_game()
    g.battle_count[FRANCE] = battle_count
    return set(upgrade_prices(g, FRANCE, KINDS[KIND[old]], KINDS[KIND[new]]))


@pytest.mark.parametrize("battle_count", [1, 2, 3, 4, 5])
def test_ex_18_light_to_heavy_infantry_costs_only_a_battle(battle_count: int) -> None:
    """EX-18, GS-10.8, GS-10.9"""
    g = a_rich_game(food=0, metal=0)
    with_technologies(g, "metallurgy")
    with_units(g, FRANCE, "fr_left", light_infantry=1)
    g.battle_count[FRANCE] = battle_count
    drafting(g).answer("upgrade", LI, "unit:heavy_infantry", "tile:fr_left")
    assert units(g, FRANCE, "fr_left") == {"heavy_infantry": 1}
    assert g.battle_count[FRANCE] == battle_count - 1
    assert (g.food[FRANCE], g.metal[FRANCE]) == (0, 0)


@pytest.mark.parametrize("battle_count", [1, 2])
def test_ex_19_light_infantry_to_muskets_for_one_food_or_one_metal(battle_count: int) -> None:
    """EX-19, GS-10.9"""
    assert prices("light_infantry", "muskets", battle_count) == {(0, 1), (1, 0)}
    for spared, food, metal in (("spare-food", 5, 4), ("spare-metal", 4, 5)):
        g = a_rich_game(food=5, metal=5)
        with_technologies(g, *ALL)
        with_units(g, FRANCE, "fr_left", light_infantry=1)
        g.battle_count[FRANCE] = battle_count
        drafting(g).answer("upgrade", LI, "unit:muskets", "tile:fr_left").answer(spared)
        assert (g.food[FRANCE], g.metal[FRANCE]) == (food, metal)


@pytest.mark.parametrize("battle_count", [3, 4, 5])
def test_ex_19_light_infantry_to_muskets_for_nothing(battle_count: int) -> None:
    """EX-19, GS-10.9"""
    assert prices("light_infantry", "muskets", battle_count) == {(0, 0)}


@pytest.mark.parametrize(
    "old, new, few, many",
    [
        ("heavy_infantry", "muskets", {(0, 0)}, {(0, 0)}),
        ("archers", "artillery", {(1, 1), (2, 0)}, {(1, 0)}),
        ("light_cavalry", "heavy_cavalry", {(0, 1), (1, 0)}, {(0, 0)}),
        ("galley", "galleon", {(0, 1), (1, 0)}, {(0, 0)}),
    ],
)
def test_ex_20_other_branches(old: str, new: str, few: set, many: set) -> None:
    """EX-20, GS-10.7, GS-10.9 Differences: 1 food; 2 food 1 metal; 1 food 1 metal; 1 food 1 metal."""
    assert prices(old, new, 2) == few
    assert prices(old, new, 3) == many


def test_gs_10_7_upgrades_follow_the_branches_wherever_the_unit_is() -> None:
    g = a_rich_game()
    with_technologies(g, *ALL)
    g.battle_count[FRANCE] = 5
    with_units(g, FRANCE, "n04", light_infantry=1, heavy_infantry=1, archers=1, light_cavalry=1)
    with_units(g, FRANCE, "en_right", galley=1)
    upgrades = {(a[1], a[2]) for a in drafting(g).answers if a[0] == "upgrade"}
    assert upgrades == {
        (LI, "unit:heavy_infantry"),
        (LI, "unit:muskets"),
        ("unit:heavy_infantry", "unit:muskets"),
        ("unit:archers", "unit:artillery"),
        ("unit:light_cavalry", "unit:heavy_cavalry"),
        ("unit:galley", "unit:galleon"),
    }


def test_gs_10_7_the_technology_must_be_developed() -> None:
    g = a_rich_game()
    with_technologies(g, "metallurgy")
    g.battle_count[FRANCE] = 5
    with_units(g, FRANCE, "n04", light_infantry=1)
    game = drafting(g)
    assert game.may("upgrade", LI, "unit:heavy_infantry", f"tile:{g.tile_at(3).id}")
    assert game.why_not("upgrade", LI, "unit:muskets", f"tile:{g.tile_at(3).id}") == "GS-10.7"


def test_gs_10_8_each_upgrade_needs_and_lowers_the_battle_count() -> None:
    g = a_rich_game()
    with_technologies(g, "metallurgy")
    g.battle_count[FRANCE] = 1
    with_units(g, FRANCE, "fr_capital", light_infantry=2)
    upgrade = ("upgrade", LI, "unit:heavy_infantry", "tile:fr_capital")
    game = drafting(g).answer(*upgrade)
    assert g.battle_count[FRANCE] == 0
    assert game.why_not(*upgrade) == "GS-10.8"


def test_gs_10_9_the_count_before_lowering_sets_the_price() -> None:
    """GS-10.9 At 3 the first upgrade is free, the second, at 2, is not."""
    g = a_rich_game(food=1, metal=0)
    with_technologies(g, *ALL)
    g.battle_count[FRANCE] = 3
    with_units(g, FRANCE, "fr_capital", light_infantry=3)
    upgrade = ("upgrade", LI, "unit:muskets", "tile:fr_capital")
    game = drafting(g).answer(*upgrade)
    assert g.food[FRANCE] == 1
    game.answer(*upgrade)
    assert g.food[FRANCE] == 0
    assert game.why_not(*upgrade) == "GS-10.9"


def test_gs_10_9_no_population_is_paid_for_an_upgrade() -> None:
    g = a_rich_game()
    with_technologies(g, "metallurgy")
    g.battle_count[FRANCE] = 1
    with_population(g, FRANCE, 0)
    with_units(g, FRANCE, "fr_capital", light_infantry=1)
    game = drafting(g).answer("upgrade", LI, "unit:heavy_infantry", "tile:fr_capital")
    assert population(g, FRANCE) == 0
    assert game.may("done")


def test_gs_10_10_upgrades_are_shown_and_tokens_change_places_with_the_supply() -> None:
    g = a_rich_game()
    with_technologies(g, "stirrup")
    g.battle_count[FRANCE] = 3
    with_units(g, FRANCE, "fr_capital", light_cavalry=1)
    game = drafting(g).answer("upgrade", "unit:light_cavalry", "unit:heavy_cavalry", "tile:fr_capital")
    assert "upgraded" in game.told(ENGLAND)
    assert game.args_of("upgraded")[0]["n"] == 2, "the battle count after it"
    assert (g.supply[KIND["light_cavalry"]], g.supply[KIND["heavy_cavalry"]]) == (30, 29)


def test_gs_10_9_why_an_upgrade_is_too_dear_names_both_prices() -> None:
    g = a_rich_game(food=0, metal=0)
    with_technologies(g, "gunpowder")
    g.battle_count[FRANCE] = 1
    with_units(g, FRANCE, "fr_capital", archers=1)
    refusal = drafting(g).question().why_not(("upgrade", "unit:archers", "unit:artillery", "tile:fr_capital"))
    assert refusal is not None
    assert refusal.key == "costs-either"
    assert refusal.args == {"food": 1, "metal": 1, "other_food": 2, "other_metal": 0}


# ---- GS-19.3 draft_discount ----------------------------------------------------------------------------------------
def test_gs_19_3_a_commander_makes_so_many_units_cheaper() -> None:
    g = a_rich_game(food=10, metal=0)
    with_commander(g, FRANCE, "el_cid")
    game = drafting(g)
    spent = []
    for _ in range(3):
        before = g.food[FRANCE]
        game.answer("draft", "unit:light_cavalry")
        spent.append(before - g.food[FRANCE])
    assert spent == [1, 1, 2]


def test_gs_19_3_units_at_the_full_price_do_not_use_up_the_discount() -> None:
    g = a_rich_game(food=10, metal=0)
    with_commander(g, FRANCE, "el_cid")
    game = drafting(g).answer("draft", "unit:archers").answer("draft", "unit:archers")
    assert g.food[FRANCE] == 8
    game.answer("draft", "unit:light_cavalry").answer("draft", "unit:light_cavalry")
    assert g.food[FRANCE] == 6


def test_gs_19_3_the_discount_is_for_the_named_kinds_only() -> None:
    g = a_rich_game(food=10, metal=0)
    with_commander(g, FRANCE, "marius")
    with_technologies(g, "metallurgy", "stirrup")
    game = drafting(g)
    assert game.may("draft", "unit:heavy_infantry")
    assert not game.may("draft", "unit:heavy_cavalry")


# ---- many at once --------------------------------------------------------------------------------------------------
LAND = [kind for kind in KINDS if not kind.is_ship]


def drafted(g: Generalship, kind: Kind, at_once: bool, n: int) -> tuple[str, list[dict[str, Any]]]:
    """So many of a kind, in one answer or one by one; of equal cylinders always the first goes."""
    game = drafting(g)
    answers = [("draft-many", kind.noun, n)] if at_once else [("draft", kind.noun)] * n
    for answer in answers:
        game.answer(*answer)
        while game.prompt == "conscript":
            game.answer(*game.answers[0])
    assert game.prompt == "draft"
    return game.state.digest, game.args_of("drafted")


@pytest.mark.parametrize("kind", LAND, ids=lambda kind: kind.id)
@pytest.mark.parametrize("food, metal, people", [(3, 2, 4), (6, 6, 6), (20, 20, 11), (20, 3, 2), (1, 0, 3)])
def test_gs_10_1_many_at_once_are_what_one_by_one_would_be(
    kind: Kind, food: int, metal: int, people: int
) -> None:
    """As many as could be drafted singly are offered together, and nothing differs afterwards."""

    def table() -> Generalship:
        g = a_rich_game(food, metal)
        with_technologies(g, *ALL)
        with_population(g, FRANCE, people)
        return g

    singly = drafting(table())
    most = 0
    while singly.may("draft", kind.noun):
        singly.answer("draft", kind.noun)
        while singly.prompt == "conscript":
            singly.answer(*singly.answers[0])
        most += 1
    game = drafting(table())
    assert {a[2] for a in game.answers if a[:2] == ("draft-many", kind.noun)} == set(range(2, most + 1))
    for n in range(2, most + 1):
        assert drafted(table(), kind, True, n) == drafted(table(), kind, False, n)


def test_gs_19_3_a_discount_counts_among_many_as_among_single_ones() -> None:
    discounted = next(
        (general, ability)
        for general in GENERALS
        for ability in general.abilities
        if isinstance(ability, DraftDiscount) and ability.max_units > 1
    )
    kind = next(k for k in LAND if k.id in discounted[1].unit_types)

    def table() -> Generalship:
        g = a_rich_game(9, 9)
        with_technologies(g, *ALL)
        with_population(g, FRANCE, 8)
        with_commander(g, FRANCE, discounted[0].id)
        return g

    most = most_drafts(table(), FRANCE, kind)
    assert most > discounted[1].max_units
    for n in range(2, most + 1):
        assert drafted(table(), kind, True, n) == drafted(table(), kind, False, n)


def test_gs_10_2_many_say_what_they_cost_together() -> None:
    g = a_rich_game(7, 0)
    with_population(g, FRANCE, 6)
    game = drafting(g)
    answer = ("draft-many", LI, 3)
    said = terms(g, game.question().ask, (answer,))[answer]
    assert sum(price.amount for price in said.price) == -2, "every second one is free"
    game.answer(*answer)
    assert g.food[FRANCE] == 5


def test_more_than_can_be_paid_are_refused_with_the_number_that_can() -> None:
    g = a_rich_game(3, 0)
    with_population(g, FRANCE, 8)
    refusal = drafting(g).refusal("draft-many", "unit:archers", 4)
    assert (refusal.key, refusal.args["n"]) == ("not-so-many", 3)


def test_bots_draft_one_by_one_as_ever() -> None:
    g = a_rich_game()
    with_population(g, FRANCE, 8)
    question = drafting(g).question()
    worth = dict(zip(question.answers, order(g, question.ask, question.answers), strict=True))
    many = [worth[answer] for answer in worth if answer[0] == "draft-many"]
    assert many
    assert max(many) < max(worth.values()) - 1
