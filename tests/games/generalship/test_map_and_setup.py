"""GS-2, GS-3, GS-22: the map, who owns what, and how a game begins."""

from __future__ import annotations

import msgspec
import pytest

from games.generalship.builders import (
    NATION_IDS,
    a_game,
    at,
    play,
    seat_of,
    units,
    with_alliance,
    with_units,
)
from theatrum.core.chance import Chance
from theatrum.core.contract import Setup
from theatrum.games.generalship.rules.setup import lay_map
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.layouts import LAYOUTS
from theatrum.games.generalship.tables.nations import NATION, NATIONS, TILE, TILES
from theatrum.games.generalship.tables.technologies import TECH_CARDS
from theatrum.games.generalship.tables.vocabulary import ERAS, SEA

AUSTRIA, BYZANTIUM, ENGLAND = 0, 1, 2
NEUTRAL_SEA = [t.id for t in TILES if t.nation < 0 and t.terrain == SEA]
NEUTRAL_LAND = [t.id for t in TILES if t.nation < 0 and t.terrain != SEA]


def before_set_up(players: int, layout: str | None = None, seed: str = "1") -> Generalship:
    """A table before anything has happened."""
    return Generalship(Setup(players, {"layout": layout or f"p{players}_standard"}, Chance(seed)))


def with_nations(g: Generalship, *nations: str) -> Generalship:
    g.nation = [NATION[n] for n in nations]
    return g


# ---- GS-2.1, GS-2.2 the layouts -------------------------------------------------------------------------------------
@pytest.mark.parametrize("layout", LAYOUTS)
def test_gs_2_1_a_capital_touches_only_its_own_fronts_and_nations_never_touch(layout: str) -> None:
    plan = LAYOUTS[layout]
    for capital, left, right in plan.homes:
        assert set(plan.neighbours[capital]) == {left, right}
        assert right in plan.neighbours[left]
        for front in (left, right):
            assert any(n < plan.neutral for n in plan.neighbours[front])
            assert {n for n in plan.neighbours[front] if n >= plan.neutral} <= {capital, left, right}


@pytest.mark.parametrize(
    "layout, neutral",
    [("p2_standard", 6), ("p3_standard", 6), ("p4_standard", 9), ("p2_wide", 10), ("p3_wide", 10)],
)
def test_gs_2_2_size_of_the_neutral_area(layout: str, neutral: int) -> None:
    """GS-2.2, GS-22.3 Six, six and nine neutral tiles; ten in the wide layouts of ours."""
    g = with_nations(before_set_up(int(layout[1]), layout), *NATION_IDS[: int(layout[1])])
    lay_map(g)
    assert sum(TILES[t].nation < 0 for t in g.tile) == neutral
    assert -1 not in g.tile
    assert len(set(g.tile)) == len(g.tile)


def test_gs_2_2_four_nations_have_fixed_places() -> None:
    g = with_nations(before_set_up(4), "england", "france", "austria", "byzantium")
    lay_map(g)
    places = [TILES[g.tile[capital]].nation for capital, _, _ in g.plan.homes]
    assert [NATIONS[n].id for n in places] == ["austria", "byzantium", "france", "england"]


def test_gs_2_2_three_nations_sit_in_the_initial_player_order() -> None:
    g = with_nations(before_set_up(3), "france", "austria", "england")
    lay_map(g)
    places = [TILES[g.tile[capital]].nation for capital, _, _ in g.plan.homes]
    assert [NATIONS[n].id for n in places] == ["austria", "england", "france"]


def test_gs_2_3_tiles_show_circles_growth_fortresses_and_resources() -> None:
    """GS-2.3 Every nation tile has circles and a growth number; neutral ones have terrain and perhaps resources."""
    for nation in NATIONS:
        for role in range(3):
            assert any(c.role == role for c in nation.circles)
            assert TILES[nation.tiles[role]].growth > 0
    assert any(t.exchange for t in TILES if t.nation < 0)
    assert any(t.fortress for t in TILES if t.nation < 0)


# ---- GS-2.4 laying the neutral area --------------------------------------------------------------------------------
def lay_from(g: Generalship, *drawn: str) -> None:
    """Lay the neutral area with a pool that gives these tiles first."""
    pool = [t.index for t in TILES if t.nation < 0]
    wanted = [TILE[t] for t in drawn]
    wanted = [*wanted, *(t for t in pool if t not in wanted)]
    g.shuffle = lambda cards: cards.__setitem__(  # type: ignore[method-assign]
        slice(None), [t for t in reversed(wanted) if t in cards]
    )
    lay_map(g)


class Ordered(Generalship):
    """A table whose shuffles give a chosen order."""

    __slots__ = ("shuffle",)


def ordered(players: int, *nations: str) -> Generalship:
    return with_nations(Ordered(Setup(players, {"layout": f"p{players}_standard"}, Chance("1"))), *nations)


def test_gs_2_4_any_terrain_may_fall_in_a_corner() -> None:
    g = ordered(2, "austria", "france")
    lay_from(g, *NEUTRAL_SEA)
    assert [TILES[g.tile[p]].id for p in g.plan.corners] == NEUTRAL_SEA


def test_gs_2_4_elsewhere_sea_needs_sea_beside_it_and_the_draw_goes_on() -> None:
    g = ordered(2, "austria", "france")
    corners, sea = NEUTRAL_LAND[:4], NEUTRAL_SEA[0]
    lay_from(g, *corners, sea, NEUTRAL_LAND[4], NEUTRAL_LAND[5])
    assert [TILES[g.tile[p]].id for p in g.plan.rest] == NEUTRAL_LAND[4:6]


def test_gs_2_4_a_nations_own_sea_tile_counts_as_sea_beside() -> None:
    g = ordered(2, "england", "france")
    lay_from(g, *NEUTRAL_LAND[:4], NEUTRAL_SEA[0])
    assert TILES[g.tile[g.plan.rest[0]]].id == NEUTRAL_SEA[0]


def test_gs_2_4_tiles_drawn_in_vain_are_shuffled_back() -> None:
    """GS-2.4 A sea tile passed over for one position may be laid at the next."""
    g = ordered(4, "austria", "byzantium", "france", "england")
    land = NEUTRAL_LAND
    lay_from(g, *land[:4], NEUTRAL_SEA[0], land[4], land[5])
    first, second = g.plan.rest[:2]
    assert TILES[g.tile[first]].id == land[4]
    assert any(TILES[g.tile[n]].id.startswith("en_") for n in g.plan.neighbours[second])
    assert TILES[g.tile[second]].id == NEUTRAL_SEA[0]


@pytest.mark.pure_only  # tables are constants of a compiled build
def test_gs_2_4_sea_is_laid_anyway_when_only_sea_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    dry = [*NEUTRAL_LAND[:5], NEUTRAL_SEA[0]]
    left = tuple(t if t.nation >= 0 or t.id in dry else msgspec.structs.replace(t, nation=0) for t in TILES)
    monkeypatch.setattr("theatrum.games.generalship.rules.setup.TILES", left)
    g = with_nations(before_set_up(2), "austria", "france")
    lay_map(g)
    assert sorted(TILES[t].id for t in g.tile[: g.plan.neutral]) == sorted(dry)


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5", "6"])
def test_gs_2_4_sea_lies_by_the_sea_outside_the_corners(seed: str) -> None:
    g = with_nations(before_set_up(3, seed=seed), "austria", "byzantium", "france")
    lay_map(g)
    for position in g.plan.rest:
        if g.terrain[position] == SEA:
            assert any(g.terrain[n] == SEA for n in g.plan.neighbours[position])


# ---- GS-2.5, GS-2.6 owners -----------------------------------------------------------------------------------------
def test_gs_2_5_a_neutral_tile_stays_with_whoever_moved_in_last() -> None:
    g = a_game()
    assert set(g.owner[: g.plan.neutral]) == {-1}
    [unit] = with_units(g, AUSTRIA, "n02", light_infantry=1)
    g.remove_unit(unit)
    assert g.owner[at(g, "n02")] == AUSTRIA
    with_units(g, BYZANTIUM, "n02", light_infantry=1)
    assert g.owner[at(g, "n02")] == BYZANTIUM


def test_gs_2_5_a_nation_tile_is_held_only_while_others_stand_there_alone() -> None:
    g = a_game()
    [unit] = with_units(g, BYZANTIUM, "at_left", light_infantry=1)
    assert g.owner[at(g, "at_left")] == BYZANTIUM
    g.remove_unit(unit)
    assert g.owner[at(g, "at_left")] == AUSTRIA


def test_gs_2_5_an_ally_owns_a_nation_tile_in_the_same_way() -> None:
    g = a_game()
    with_alliance(g, AUSTRIA, BYZANTIUM)
    [unit] = with_units(g, BYZANTIUM, "at_left", light_infantry=1)
    assert g.owner[at(g, "at_left")] == BYZANTIUM
    [own] = with_units(g, AUSTRIA, "at_left", light_infantry=1)
    assert g.owner[at(g, "at_left")] == AUSTRIA
    g.remove_unit(own)
    assert g.owner[at(g, "at_left")] == BYZANTIUM
    g.remove_unit(unit)
    assert g.owner[at(g, "at_left")] == AUSTRIA


def test_gs_2_6_occupied_means_units_of_an_enemy_not_of_an_ally() -> None:
    g = a_game()
    with_units(g, BYZANTIUM, "at_left", light_infantry=1)
    assert g.occupied_by_enemy(at(g, "at_left"))
    with_alliance(g, AUSTRIA, BYZANTIUM)
    assert not g.occupied_by_enemy(at(g, "at_left"))


# ---- GS-3 set-up -----------------------------------------------------------------------------------------------------
def test_gs_3_1_players_choose_nations_in_table_order() -> None:
    game = play(before_set_up(3), ("set_up", "choose"))
    assert (game.prompt, game.seat) == ("choose-nation", 0)
    game.answer("rule", "nation:france")
    assert game.seat == 1
    assert not game.may("rule", "nation:france")
    assert game.reason("rule", "nation:france") == "nation-ruled"
    game.answer("rule", "nation:england").answer("rule", "nation:austria")
    assert game.state.order == [2, 1, 0]


def test_gs_3_1_the_initial_order_is_austria_byzantium_england_france() -> None:
    g = with_nations(before_set_up(4), "france", "england", "byzantium", "austria")
    lay_map(g)
    assert g.order == [3, 2, 1, 0]


def test_gs_3_1_the_last_of_four_takes_what_is_left_without_a_question() -> None:
    game = play(before_set_up(4), ("set_up", "choose"))
    for nation in ("france", "england", "austria"):
        game.answer("rule", f"nation:{nation}")
    assert game.state.nation[3] == NATION["byzantium"]
    assert game.prompt == "keep-generals"


def test_gs_3_1_the_engine_may_assign_the_nations() -> None:
    game = play(before_set_up(4), ("set_up", "assign"))
    assert sorted(game.state.nation) == [0, 1, 2, 3]
    assert game.prompt == "keep-generals"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gs_3_2_two_circles_stay_empty_when_all_cylinders_are_placed(players: int) -> None:
    circles = sum(t.circles for t in ACTION_TILES if players in t.players)
    assert circles == 2 * players + 2


def test_gs_3_3_decks_are_complete_and_shuffled_by_chance() -> None:
    first = play(before_set_up(3, seed="1"), ("set_up", "assign")).state
    second = play(before_set_up(3, seed="2"), ("set_up", "assign")).state
    assert sorted(first.tech_deck) == sorted(TECH_CARDS)
    assert sorted([*first.general_deck, *(c for hand in first.hand for c in hand)]) == [
        g.index for g in GENERALS
    ]
    assert sorted(first.event_deck) == list(range(8))
    assert first.general_deck != second.general_deck
    assert first.tech_deck != second.tech_deck


def test_gs_3_4_everything_on_the_status_board_is_empty_and_the_era_is_infantry() -> None:
    g = play(before_set_up(3), ("set_up", "assign")).state
    assert ERAS[g.paradigm] == "infantry"
    assert g.vp == g.battle_count == [0, 0, 0]
    assert g.alliance == [-1, -1, -1]
    assert not any(g.developed)
    assert g.event_slots == [-1] * 4


def test_gs_3_5_everyone_gets_cards_people_a_regiment_and_resources() -> None:
    g = play(before_set_up(4), ("set_up", "assign")).state
    for seat in range(4):
        nation = g.nation_of(seat)
        assert len(g.hand[seat]) == 5
        assert [c.number for c in nation.circles if g.people[seat][c.index]] == [1, 2, 3, 4, 5]
        assert units(g, seat, TILES[nation.tiles[0]].id) == {"light_infantry": 1}
        assert (g.food[seat], g.metal[seat]) == (2, 1)


def test_gs_3_6_two_of_five_are_kept_secretly_and_commanders_are_shown_together() -> None:
    game = play(with_laid_map(before_set_up(2)), ("deal",), ("keep_generals",))
    g = game.state
    first, second = g.hand[0][:2]
    assert len(game.question(0).answers) == 5 * 4
    game.answer("keep", GENERALS[first].noun, GENERALS[second].noun, seat=0)
    assert g.commander == [-1, -1]
    assert "commander-appointed" not in game.told(1)
    third, fourth = g.hand[1][:2]
    discarded = [*g.hand[0][2:], *g.hand[1][2:]]
    game.answer("keep", GENERALS[fourth].noun, GENERALS[third].noun, seat=1)
    assert g.commander == [first, fourth]
    assert g.political == [[second], [third]]
    assert g.general_discard == discarded


def test_gs_3_7_nobody_starts_with_unused_cards_or_alliances() -> None:
    game = play(with_laid_map(before_set_up(2)), ("deal",), ("keep_generals",))
    for seat in (0, 1):
        game.answer(*game.question(seat).answers[0], seat=seat)
    g = game.state
    assert g.hand == [[], []]
    assert g.tech_hand == [[], []]
    assert g.alliance == [-1, -1]


def with_laid_map(g: Generalship) -> Generalship:
    with_nations(g, *NATION_IDS[: g.players])
    lay_map(g)
    return g


# ---- GS-22 player counts -----------------------------------------------------------------------------------------
def test_gs_22_1_two_players_have_no_alliance_tile() -> None:
    game = play(a_game(2), ("turn", 0))
    assert not game.may("choose", "action:tile_alliance")
    assert game.may("choose", "action:tile_march_a")
    assert play(a_game(3), ("turn", 0)).may("choose", "action:tile_alliance")


def test_gs_22_2_alliances_of_two_among_three_and_of_three_among_four() -> None:
    g = a_game(3)
    with_alliance(g, AUSTRIA, BYZANTIUM)
    game = play(g, ("alliance", AUSTRIA))
    assert not game.may("join", "nation:england", 1)
    assert game.may("join", "nation:england", 2)
    assert game.why_not("join", "nation:england", 1) == "GS-9.2"
    g = a_game(4)
    with_alliance(g, 0, 1)
    game = play(g, ("alliance", 0)).answer("join", "nation:england", 1)
    assert not game.may("join", "nation:france", 1)
    assert game.may("join", "nation:france", 2)


def test_gs_22_2_two_alliances_may_exist_side_by_side() -> None:
    g = a_game(4)
    with_alliance(g, 0, 1)
    game = play(g, ("alliance", 0)).answer("join", "nation:england", 2).answer("join", "nation:france", 2)
    game.answer("done")
    assert g.alliance == [0, 0, 1, 1]
    assert seat_of(g, "france") == 3
