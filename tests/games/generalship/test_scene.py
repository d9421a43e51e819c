"""The table as a seat may see it [GS-2, GS-20]: what is shown, to whom, and under which ids."""

import random
from math import dist, isclose, sqrt
from typing import Any

import pytest

import theatrum
from games.generalship.builders import (
    a_game,
    at,
    owns,
    with_alliance,
    with_units,
)
from games.generalship.looking import AUSTRIA, ENGLAND, FRANCE, a_table, committed, ids, in_battle
from theatrum.core.chance import Chance
from theatrum.core.contract import Setup
from theatrum.core.scene import Card, Name, Piece, Row, Scene, Space, Text
from theatrum.core.texts import plain
from theatrum.games.generalship.scene import board, scene
from theatrum.games.generalship.scene.board import RADIUS
from theatrum.games.generalship.state import ENDED, Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.events import EVENT
from theatrum.games.generalship.tables.generals import GENERAL
from theatrum.games.generalship.tables.layouts import LAYOUTS
from theatrum.games.generalship.tables.nations import NATIONS, TILES
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.kit.remembered import Remembered


# ---- finding things -------------------------------------------------------------------------------------------------
def space(shown: Scene, tile: str) -> Space:
    return next(s for s in shown.boards[0].spaces if s.id == f"tile:{tile}")


def row(shown: Scene, name: str) -> Row:
    return next(r for r in shown.rows if r.id == f"row:{name}")


def stack(shown: Scene, name: str) -> Piece:
    return next(p for p in shown.boards[0].pieces if p.id == f"stack:{name}")


def held(piece: Piece) -> dict[str, int]:
    """What an opened stack shows: noun or words, and how many."""
    return {p.noun or str(p.label.args["unit"]): p.count for p in piece.parts}


def stats(shown: Scene, seat: int) -> dict[str, Any]:
    panel = next(p for p in shown.panels if p.seat == seat)
    return {s.id.partition("-")[2]: s.value for s in panel.stats}


# ---- at any moment --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_without_nations_and_tiles_can_be_seen(players: int) -> None:
    """GS-3.1 Before anything is chosen the nations lie there to be chosen, with their lands."""
    g = Generalship(Setup(players, {"layout": f"p{players}_standard"}, Chance("1")))
    shown = scene(g, 0)
    assert sorted(s.id for s in shown.boards[0].spaces) == sorted(
        TILES[t].noun for n in NATIONS for t in n.tiles
    )
    assert {p.noun for p in shown.boards[0].pieces} == {n.noun for n in NATIONS}
    assert shown.rows[0].id == "row:nations"
    assert [c.id for c in row(shown, "nations").cards] == [n.noun for n in NATIONS]
    assert [p.id for p in shown.panels] == [f"seat:{i}" for i in range(players)]


def test_a_chosen_nation_is_marked_with_its_seat() -> None:
    g = Generalship(Setup(2, {"layout": "p2_standard"}, Chance("1")))
    g.nation[1] = NATIONS[2].index
    cards = {c.id: c for c in row(scene(g, 0), "nations").cards}
    assert cards[NATIONS[2].noun].ribbon == Name("seat:1")
    assert [c.faded for c in cards.values()] == [False, False, True, False]
    lands = scene(g, 0).boards[0]
    assert [p.noun for p in lands.pieces if p.faded] == [NATIONS[2].noun]
    assert {s.id for s in lands.spaces if s.tone} == {TILES[t].noun for t in NATIONS[2].tiles}


def test_gs_2_2_the_lands_of_a_nation_touch_each_other_and_no_others() -> None:
    lands = scene(Generalship(Setup(2, {"layout": "p2_standard"}, Chance("1"))), None).boards[0]
    nation = {TILES[t].noun: n.index for n in NATIONS for t in n.tiles}
    for here in lands.spaces:
        assert lands.x < here.x - RADIUS < here.x + RADIUS < lands.x + lands.width
        assert lands.y < here.y - RADIUS < here.y + RADIUS < lands.y + lands.height
        for there in lands.spaces:
            apart = dist((here.x, here.y), (there.x, there.y))
            if nation[here.id] != nation[there.id]:
                assert apart > RADIUS * 2
            elif here.id != there.id:
                assert isclose(apart, RADIUS * sqrt(3), abs_tol=0.01)


def test_gs_3_1_every_name_of_a_nation_lies_beside_its_capital() -> None:
    lands = scene(Generalship(Setup(2, {"layout": "p2_standard"}, Chance("1"))), None).boards[0]
    for label in lands.labels:
        nearest = min(lands.spaces, key=lambda s: dist((s.x, s.y), (label.x, label.y)))
        capital = {Name(n.noun): TILES[n.tiles[0]].noun for n in NATIONS}[label.text]
        assert nearest.id == capital
        assert lands.y < label.y < lands.y + lands.height


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_every_id_is_there_once(viewer: int | None) -> None:
    g = a_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3, heavy_infantry=1)
    in_battle(g)
    g.tech_hand[0] = [1, 1, 2]
    seen = ids(scene(g, viewer))
    assert sorted(seen) == sorted(set(seen))


def test_things_have_the_ids_that_answers_use() -> None:
    seen = set(ids(scene(a_table(), FRANCE)))
    assert {t.noun for t in TECHNOLOGIES} <= seen
    assert {k.noun for k in KINDS} <= seen
    assert {t.noun for t in ACTION_TILES if 3 in t.players} <= seen
    assert {"nation:france", "nation:england", "nation:austria"} <= seen
    assert {"general:caesar", "general:attila", "general:zizka", "general:nelson"} <= seen
    assert {c.noun for n in NATIONS if n.id != "byzantium" for c in n.circles} <= seen


def test_looking_changes_nothing() -> None:
    g = a_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3)
    in_battle(g)
    before = g.digest
    for viewer in (0, 1, 2, None):
        assert plain(scene(g, viewer)) == plain(scene(g, viewer))
    assert g.digest == before


# ---- the map [GS-2] -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("layout", sorted(LAYOUTS))
def test_gs_2_1_neighbours_touch_and_others_do_not(layout: str) -> None:
    plan = LAYOUTS[layout]
    g = Generalship(Setup(plan.players, {"layout": layout}, Chance("1")))
    g.tile[0] = NATIONS[0].tiles[0]
    board = scene(g, None).boards[0]
    middles = [(s.x, s.y) for s in board.spaces]
    for a, here in enumerate(middles):
        assert board.x < here[0] - RADIUS * sqrt(3) / 2
        assert here[0] + RADIUS * sqrt(3) / 2 < board.x + board.width
        assert board.y < here[1] - RADIUS < here[1] + RADIUS < board.y + board.height
        for b, there in enumerate(middles):
            touching = isclose(dist(here, there), RADIUS * sqrt(3), abs_tol=0.01)
            assert touching == (b in plan.neighbours[a])


def test_gs_2_3_a_tile_shows_what_is_printed_on_it() -> None:
    shown = scene(a_table(), None)
    alps, channel = space(shown, "nt_07"), space(shown, "en_right")
    assert (alps.terrain, [i.icon for i in alps.icons]) == ("mountains", ["fortress", "metal"])
    assert (channel.terrain, channel.home, channel.tone) == ("sea", "red", "red")
    assert [(p.letter, [i.icon for i in p.icons]) for p in channel.slots] == [("VII", ["metal", "exchange"])]
    assert space(shown, "fr_capital").ring


def test_gs_2_5_an_owner_of_a_neutral_tile_shows_a_pennant() -> None:
    g = a_table()
    owns(g, ENGLAND, "nt_04")
    shown = scene(g, None)
    pennants = {p.at: p.tone for p in shown.boards[0].pieces if p.shape == "pennant"}
    assert pennants == {"tile:nt_04": "red", "tile:nt_01": "yellow"}
    assert space(shown, "nt_04").tone == "red"
    assert space(shown, "nt_02").tone == ""


def test_gs_5_1_circles_are_full_or_empty_and_out_of_use_when_occupied() -> None:
    """An enemy on front right (VI, IX, X, XI): VI elsewhere stays in use, higher numbers do not."""
    g = a_table()
    with_units(g, ENGLAND, "fr_right", light_infantry=1)
    shown = scene(g, None)
    circles = {p.id: (p.faded, p.blocked) for s in shown.boards[0].spaces for p in s.slots}
    assert circles["circle:fr_capital_1"] == (False, False)
    assert circles["circle:fr_left_6"] == (True, False)
    assert circles["circle:fr_left_8"] == (True, True)
    assert circles["circle:fr_right_6"] == (True, True)
    assert Text("tile-occupied", nation="nation:england") in space(shown, "fr_right").lines
    with_alliance(g, FRANCE, ENGLAND)
    shown = scene(g, None)
    assert not any(p.blocked for s in shown.boards[0].spaces for p in s.slots)
    assert Text("tile-held-by-ally", nation="nation:england") in space(shown, "fr_right").lines


# ---- stacks [GS-20] -------------------------------------------------------------------------------------------------
def test_gs_20_the_owner_sees_kinds() -> None:
    shown = stack(scene(a_table(), FRANCE), "0-fr_capital")
    assert shown.shape == "shield"
    assert held(shown) == {"unit:light_infantry": 2, "unit:archers": 1, "unit:heavy_cavalry": 1}


@pytest.mark.parametrize("viewer", [ENGLAND, AUSTRIA, None])
def test_gs_20_others_see_classes_only(viewer: int | None) -> None:
    shown = stack(scene(a_table(), viewer), "0-fr_capital")
    assert held(shown) == {"class:infantry": 3, "class:cavalry": 1}
    assert all(p.face_down and not p.noun for p in shown.parts)


def test_gs_20_others_see_who_rides_on_which_squadron() -> None:
    fleet = stack(scene(a_table(), FRANCE), "1-en_right")
    assert fleet.shape == "hull"
    assert [held(p) for p in fleet.parts] == [
        {"class:infantry": 5},
        {"class:infantry": 2, "class:cavalry": 1},
    ]
    own = stack(scene(a_table(), ENGLAND), "1-en_right")
    assert [(p.noun, held(p)) for p in own.parts] == [
        ("unit:galley", {"unit:heavy_infantry": 5}),
        ("unit:galleon", {"unit:artillery": 2, "unit:light_cavalry": 1}),
    ]


def test_gs_20_which_squadron_is_the_galleon_cannot_be_told_from_the_order_of_drafting() -> None:
    """Everybody saw a galley drafted before a galleon; whose cargo lies on which of them nobody else knows."""
    seen = []
    for laden in (0, 1):
        g = a_game(
            nations=["france", "england"], neutral=("nt_09", "nt_10", "nt_04", "nt_01", "nt_11", "nt_08")
        )
        ships = with_units(g, FRANCE, "nt_11", galley=1, galleon=1)
        archer = with_units(g, FRANCE, "nt_11", archers=1)[0]
        g.unit_ship[archer] = ships[laden]
        seen.append(plain(scene(g, ENGLAND)))
        own = stack(scene(g, FRANCE), "0-nt_11")
        assert [len(p.parts) for p in own.parts] == [1 - laden, laden], "the owner sees it"
    assert seen[0] == seen[1]


def test_gs_11_1_movement_points_are_shown_to_the_owner_in_a_march() -> None:
    g = a_table()
    g.action, g.actor = "march", FRANCE
    first, *_ = g.units_at(at(g, "fr_capital"), FRANCE)
    g.unit_marks[first] |= ENDED
    shown = stack(scene(g, FRANCE), "0-fr_capital")
    assert sorted((p.noun, p.count, str(p.badge), p.faded) for p in shown.parts) == [
        ("unit:archers", 1, "1", False),
        ("unit:heavy_cavalry", 1, "2", False),
        ("unit:light_infantry", 1, "", True),
        ("unit:light_infantry", 1, "1", False),
    ]
    seen = stack(scene(g, ENGLAND), "0-fr_capital")
    assert sorted((str(p.label.args["unit"]), p.count, p.faded) for p in seen.parts) == [
        ("class:cavalry", 1, False),
        ("class:infantry", 1, True),
        ("class:infantry", 2, False),
    ]
    assert all(p.badge == "" for p in seen.parts)


# ---- players --------------------------------------------------------------------------------------------------------
def test_gs_20_numbers_are_public_and_cards_are_not() -> None:
    g = a_table()
    for viewer in (FRANCE, ENGLAND, None):
        shown = scene(g, viewer)
        assert stats(shown, FRANCE) == {
            "vp": 0, "food": 0, "metal": 0, "population": "5/11", "politics": 2,
            "generals": 2, "technology": 3, "battles": 0, "tiles": 0,
        }  # fmt: skip
        assert next(p for p in shown.panels if p.seat == FRANCE).cards[0].id == "general:napoleon"
    hidden = {"general:caesar", "general:attila", "general:zizka", "general:nelson"}
    assert hidden <= set(ids(scene(g, FRANCE)))
    assert not hidden & set(ids(scene(g, ENGLAND)))
    assert [r.id for r in scene(g, None).rows] == [
        "row:actions", "row:technologies", "row:units", "row:discard",
    ]  # fmt: skip


def test_gs_7_4_the_card_that_is_spent_first_is_marked() -> None:
    cards = row(scene(a_table(), FRANCE), "political").cards
    assert [(c.id, bool(c.ribbon)) for c in cards] == [("general:zizka", False), ("general:nelson", True)]


def test_gs_7_5_a_commander_can_be_read_in_full() -> None:
    card = next(p for p in scene(a_table(), None).panels if p.seat == FRANCE).cards[0]
    assert [(i.icon, i.count) for i in card.icons] == [("land", 3), ("sea", 0), ("coup", 1)]
    assert [line.key for line in card.lines] == [
        "about-ability-irregulars", "about-ability-free_exchange", "general-rival",
    ]  # fmt: skip
    assert card.reconstructed.key == "reconstructed"


def test_panels_stand_in_player_order_and_say_whose_turn_it_is() -> None:
    g = a_table()
    g.order, g.active = [ENGLAND, AUSTRIA, FRANCE], AUSTRIA
    assert [(p.seat, p.active) for p in scene(g, None).panels] == [(1, False), (2, True), (0, False)]


def test_discarded_generals_lie_open_the_last_on_top() -> None:
    g = a_table()
    for general in ("doria", "cromwell"):
        g.general_deck.remove(GENERAL[general])
        g.general_discard.append(GENERAL[general])
    assert [c.id for c in row(scene(g, None), "discard").cards] == ["general:cromwell", "general:doria"]


# ---- around the map -------------------------------------------------------------------------------------------------
def test_gs_4_3_action_tiles_show_who_placed_and_what_is_free() -> None:
    g = a_table()
    tile = next(t for t in ACTION_TILES if t.circles == 2)
    g.placed[tile.index] = [ENGLAND]
    card = next(c for c in row(scene(g, None), "actions").cards if c.id == tile.noun)
    assert [(p.shape, p.tone, p.faded) for p in card.pieces] == [
        ("cylinder", "red", False),
        ("circle", "", True),
    ]
    assert not card.faded
    g.placed[tile.index] = [ENGLAND, FRANCE]
    assert next(c for c in row(scene(g, None), "actions").cards if c.id == tile.noun).faded


def test_gs_8_technologies_form_a_tree_with_event_slots() -> None:
    g = a_table()
    g.event_deck.remove(EVENT["coup"])
    g.event_slots[0] = EVENT["coup"]
    cards = {c.id: c for c in row(scene(g, None), "technologies").cards}
    assert (cards["technology:metallurgy"].ribbon, cards["technology:stirrup"].ribbon) == (
        Text("technology-developed"),
        "",
    )
    assert cards["technology:gunpowder"].needs == ["technology:sea_navigation", "technology:architecture"]
    places = [(c.column, c.lane) for c in cards.values()]
    assert len(set(places)) == len(places)
    assert (cards["event:coup"].column, cards["slot:2"].column) == (2, 4)


def test_gs_8_6_units_that_need_a_technology_are_marked() -> None:
    cards = {c.id: c for c in row(scene(a_table(), None), "units").cards}
    assert not cards["unit:heavy_infantry"].faded
    assert cards["unit:muskets"].ribbon == Text("unit-not-yet")
    assert cards["unit:light_infantry"].seal == 28


def test_tracks_show_era_points_battles_and_alliances() -> None:
    g = a_table()
    g.paradigm, g.vp[FRANCE], g.battle_count[ENGLAND] = 2, 11, 3
    with_alliance(g, FRANCE, AUSTRIA, field=1)
    tracks = {t.id: t for t in scene(g, None).tracks}
    assert tracks["track:paradigm"].circular
    assert [m.at for m in tracks["track:paradigm"].markers] == ["2"]
    assert len(tracks["track:vp"].steps) == 12
    assert {m.tone: m.at for m in tracks["track:battles"].markers} == {"blue": "0", "red": "3", "yellow": "0"}
    assert {m.noun: m.at for m in tracks["track:alliances"].markers} == {
        "nation:france": "1",
        "nation:austria": "1",
    }


def test_gs_22_1_two_players_have_no_alliances() -> None:
    g = a_game(nations=["france", "england"])
    assert "track:alliances" not in [t.id for t in scene(g, None).tracks]


def test_gs_18_2_a_fallen_capital_is_announced() -> None:
    g = a_table()
    with_units(g, AUSTRIA, "en_capital", light_infantry=1)
    hints = {s.id: s.hint for s in scene(g, None).victory}
    assert hints["victory:1"] == Text("victory-capital-fallen")
    assert hints["victory:0"] == Text("victory-left", n=10)


# ---- the spotlight --------------------------------------------------------------------------------------------------
def test_gs_4_5_the_spotlight_says_who_acts_in_which_order() -> None:
    g = a_table()
    g.order, g.active, g.actor, g.action = [AUSTRIA, ENGLAND, FRANCE], ENGLAND, FRANCE, "march"
    shown = scene(g, None).spotlight
    assert shown is not None
    assert shown.steps == [Name("nation:england"), Name("nation:austria"), Name("nation:france")]
    assert shown.step == 2
    assert shown.title == Text("spotlight-action", nation="nation:france", action="action:march")


def laid(shown: Scene, side: int) -> list[Card]:
    assert shown.spotlight is not None
    return shown.spotlight.sides[side].cards


def test_gs_12_12_a_commitment_lies_face_down_until_it_is_shown() -> None:
    g = a_table()
    battle = committed(g)
    for viewer in (FRANCE, ENGLAND, None):
        shown = scene(g, viewer)
        assert [(c.face_down, c.title.key) for c in laid(shown, 0)] == [
            (True, "face-down-basic"),
            (True, "face-down-basic"),
            (True, "face-down-advanced"),
        ]
        assert shown.spotlight is not None
        assert shown.spotlight.sides[0].lines == [
            Text("battle-no-commander"),
            Text(
                "battle-committed",
                units=[Text("part", unit="class:infantry", n=2), Text("part", unit="class:cavalry", n=1)],
            ),
        ]
    own = laid(scene(g, AUSTRIA), 0)
    assert [c.ribbon for c in own] == [
        Text("committed-card", n=2, unit="unit:light_infantry"),
        Text("committed-card", n=1, unit="unit:light_cavalry"),
        Text("committed-bonus"),
    ]
    battle.revealed, battle.sums = [1, 1], [3, 16]
    battle.discarded[0] = ["tactic:land_basic_1", "tactic:land_basic_3", "tactic:land_adv_3"]
    battle.discarded[1] = ["tactic:land_basic_7"]
    shown = scene(g, ENGLAND)
    assert [c.title for c in laid(shown, 0)] == [Name(noun) for noun in battle.discarded[0]]
    assert shown.spotlight is not None
    assert shown.spotlight.sides[0].lines == [Text("battle-no-commander")]  # open cards say who fights
    assert [s.stats[-1].value for s in shown.spotlight.sides] == [16, 3]


def test_gs_13_4_while_committing_one_sees_ones_own_sum() -> None:
    """Austria repels the French strike with two light infantry and one light cavalry, and Hammer and Anvil [EX-25]."""
    g = a_table()
    battle = committed(g)
    battle.striker = 1
    for viewer, sums in ((AUSTRIA, [2 * 2 + 4 + 8]), (ENGLAND, [])):
        shown = scene(g, viewer).spotlight
        assert shown is not None
        assert [s.value for s in shown.sides[0].stats if s.icon == "def"] == sums


def test_gs_12_6_rivals_and_gs_12_5_fortresses_are_pointed_out() -> None:
    g = a_table()
    committed(g)
    g.commander[AUSTRIA] = GENERAL["wellington"]
    shown = scene(g, None).spotlight
    assert shown is not None
    assert [side.lines[0] for side in shown.sides] == [
        Text("battle-rival", general="general:wellington"),
        Text("battle-rival", general="general:napoleon"),
    ]
    assert Text("battle-fortress") in shown.lines
    g.commander[AUSTRIA] = GENERAL["mehmed_ii"]
    shown = scene(g, None).spotlight
    assert shown is not None
    assert [one.noun for one in shown.sides[0].commanders] == ["general:mehmed_ii"]
    assert Text("battle-fortress-negated") in shown.lines


def test_gs_12_the_steps_of_a_battle_are_followed() -> None:
    g = a_table()
    battle = committed(g)
    reached = []
    for step, striker in (
        ("reinforce", -1), ("buy_off", -1), ("cards", -1), ("swap", -1), ("retreat", -1), ("ambush", -1),
        ("exchange", -1), ("strike", 1), ("strike", 0), ("losses", 0), ("retreating", 0), ("reward", 0),
    ):  # fmt: skip
        battle.step, battle.striker = step, striker
        shown = scene(g, None).spotlight
        assert shown is not None
        reached.append(shown.step)
    assert reached == [0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 8]


def test_gs_20_tactic_cards_are_seen_by_their_holder_and_counted_by_all() -> None:
    g = a_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3)
    in_battle(g)
    hand = row(scene(g, AUSTRIA), "tactics")
    assert [c.noun or c.id for c in hand.cards] == [
        "tactic:land_basic_1", "tactic:land_basic_1", "tactic:land_basic_3", "tactic:land_basic_5",
        "tactic:land_basic_7", "tactic:land_adv_3", "tactic:land_adv_7",
    ]  # fmt: skip
    shown = scene(g, ENGLAND)
    assert "row:tactics" not in [r.id for r in shown.rows]
    assert shown.spotlight is not None
    assert [[s.value for s in side.stats] for side in shown.spotlight.sides] == [[5, 2, 0], [5, 2, 0]]
    assert len(row(shown, "reference").cards) == 15


def test_units_lost_in_a_shown_strike_are_no_longer_looked_for() -> None:
    g = a_table()
    battle = committed(g)
    battle.revealed, battle.step, battle.left = [1, 1], "losses", 0
    battle.discarded = [
        ["tactic:land_basic_1", "tactic:land_basic_3", "tactic:land_adv_3"],
        ["tactic:land_basic_7"],
    ]
    for slot in battle.committed_units[0]:
        g.remove_unit(slot)
    shown = scene(g, None).spotlight
    assert shown is not None
    assert shown.sides[0].cards[0].ribbon == Text("committed-card", n=2, unit="unit:light_infantry")


def test_a_remembered_map_is_what_would_be_drawn_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """GS-20 Maps are kept by the columns they are drawn from: none may be missing."""
    kept = board.MAPS
    for seed in range(3):
        game, rng = theatrum.new("generalship", players=4, seed=seed), random.Random(seed)
        for _ in range(250):
            if game.over:
                break
            question = rng.choice(game.questions)
            game.answer(question, rng.choice(question.answers))
            remembered = [plain(game.scene(seat).boards) for seat in (None, 0, 1)]
            monkeypatch.setattr(board, "MAPS", Remembered(10))
            assert remembered == [plain(game.scene(seat).boards) for seat in (None, 0, 1)]
            monkeypatch.setattr(board, "MAPS", kept)
