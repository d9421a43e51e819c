"""The boards beside the map of Europe: what lies on them, and what they keep to themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.elisabeth.builders import laid_out
from theatrum.core.scene import Board, Card, Piece, Row, Scene, Text
from theatrum.core.texts import Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.queries.marriages import OWNER
from theatrum.games.elisabeth.rules.elsewhere import tangible
from theatrum.games.elisabeth.rules.matches import engage
from theatrum.games.elisabeth.scene import scene
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_espionage, the_new_world, the_realms
from theatrum.games.elisabeth.state.realms import DUTCH
from theatrum.games.elisabeth.tables.persons import CAPTAIN, NOBLE
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.world import OCEAN, SETTLEMENT

BOARDS = ["board:europe", "board:world", "board:courts", "board:arts", "board:plots", "board:faith"]


def campaign(players: int = 6) -> Elisabeth:
    return laid_out("campaign", players)


def row(shown: Scene, id: str) -> Row:
    return next(one for one in shown.rows if one.id == id)


def board(shown: Scene, id: str) -> Board:
    return next(one for one in shown.boards if one.id == id)


def card(shown: Scene, id: str) -> Card:
    return next(
        found for one in shown.rows for held in one.cards for found in (held, *held.under) if found.id == id
    )


def pieces(shown: Scene, id: str) -> dict[str, Piece]:
    return {piece.id: piece for piece in card(shown, id).pieces}


def ids(shown: Scene) -> Iterator[str]:
    for one in shown.boards:
        yield one.id
        yield from (space.id for space in one.spaces)
        yield from (piece.id for piece in one.pieces)
    for held in shown.rows:
        yield held.id
        for a_card in held.cards:
            yield a_card.id
            yield from (piece.id for piece in a_card.pieces)
            yield from (under.id for under in a_card.under)


def test_lepanto_has_the_map_of_europe_alone() -> None:
    shown = scene(laid_out("learning", 2), 0)
    assert [one.id for one in shown.boards] == BOARDS[:1]
    assert not [one.id for one in shown.rows if one.board]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_board_has_a_letter_of_its_own_that_no_other_key_of_the_table_has(language: str) -> None:
    shown = scene(campaign(), 0)
    texts = Texts(language, folders=[DEFINITION.texts], names=DEFINITION.names(language))
    assert [one.id for one in shown.boards] == BOARDS
    keys = [texts.say(one.key).lower() for one in (*shown.boards, *shown.charts)]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & set("lcnaugtmbir=/?,.")
    assert not texts.missing


@pytest.mark.parametrize("players", range(2, 7))
def test_ids_are_unique_on_all_boards(players: int) -> None:
    for scenario in ("campaign", "tournament"):
        for seat in range(players):
            counted = Counter(ids(scene(laid_out(scenario, players), seat)))
            assert [id for id, n in counted.items() if n > 1] == []


def test_every_row_lies_on_a_board_that_is_there() -> None:
    shown = scene(campaign(), 2)
    there = {one.id for one in shown.boards}
    lying = {one.board for one in shown.rows if one.board}
    assert lying <= there
    assert {"board:world", "board:courts", "board:arts", "board:plots", "board:faith"} <= lying


# ---- the world -----------------------------------------------------------------------------------------------------------
def test_E1_2_6_the_world_has_all_zones_and_settlements_and_says_where_one_can_go() -> None:
    """E1-2.6, E1-16.1.21"""
    world = board(scene(campaign(), None), "board:world")
    assert {space.id for space in world.spaces} == {*OCEAN.noun, *SETTLEMENT.noun}
    told = {space.id: {line.key: line.args for line in space.lines} for space in world.spaces}
    assert told["ocean:antilles"]["ocean-against-wind"] == {"zones": ["ocean:guinea_coast"]}
    assert "ocean:indian_ocean" in told["ocean:guinea_coast"]["ocean-danger"]["zones"]
    winds = {(link.a, link.b) for link in world.links if link.kind == "wind"}
    assert ("ocean:guinea_coast", "ocean:antilles") in winds


def test_E1_16_5_an_expedition_is_seen_where_it_is_and_its_loot_only_counted() -> None:
    """E1-16.5, E1-6.3.5 The owner sees what lies under the captain, others only how many."""
    g = campaign()
    world, drake = the_new_world(g), CAPTAIN.by_id["drake"]
    world.captain_at[drake], world.captain_power[drake] = OCEAN.by_id["antilles"], ENGLAND
    world.loot[drake] = [world.pool.pop()]
    mine, theirs = scene(g, g.seat_of[ENGLAND]), scene(g, g.seat_of[SPAIN])
    (ship,) = [piece for piece in board(theirs, "board:world").pieces if piece.id == "captain:drake"]
    assert ship.at == "ocean:antilles"
    assert [icon.count for icon in ship.icons] == [1]
    assert [held.face_down for held in row(mine, "row:loot-drake").cards] == [False]
    assert [held.face_down for held in row(theirs, "row:loot-drake").cards] == [True]


def test_E1_6_3_3_spain_alone_looks_at_its_silver_and_nobody_at_portugals() -> None:
    """E1-6.3.3"""
    g = campaign()
    world = the_new_world(g)
    world.spanish_row, world.portuguese_row = world.pool[:2], world.pool[2:4]
    spain, england = scene(g, g.seat_of[SPAIN]), scene(g, g.seat_of[ENGLAND])
    assert [held.face_down for held in row(spain, "row:spanish-row").cards] == [False, False]
    assert [held.face_down for held in row(england, "row:spanish-row").cards] == [True, True]
    assert all(held.face_down for held in row(spain, "row:portuguese-row").cards)
    assert all(held.face_down for held in row(scene(g, None), "row:spanish-row").cards)


def test_E1_6_3_5_treasures_lie_with_the_cards_of_their_owner() -> None:
    """E1-6.3.5"""
    g = campaign()
    assert len(g.treasures[SPAIN]) == 1
    mine, theirs = scene(g, g.seat_of[SPAIN]), scene(g, g.seat_of[ENGLAND])
    assert [one.face_down for one in row(mine, "treasures:spain").cards] == [False]
    assert row(mine, "treasures:spain").seat == g.seat_of[SPAIN]
    assert [one.face_down for one in row(theirs, "treasures:spain").cards] == [True]


# ---- courts ----------------------------------------------------------------------------------------------------------------
def test_E1_21_0_nobles_lie_by_suitability_and_couples_together() -> None:
    """E1-21.0, E1-9.1.12"""
    g = campaign()
    groom, bride = NOBLE.by_id["william_of_orange"], NOBLE.by_id["anna_of_saxony"]
    assert "noble:elizabeth_i" in [one.id for one in row(scene(g, 0), "row:suitability-5").cards]
    engage(g, groom, bride)
    shown = scene(g, 0)
    couples = {one.id: [under.id for under in one.under] for one in row(shown, "row:promised").cards}
    assert couples["noble:william_of_orange"] == ["noble:anna_of_saxony"]
    his, hers = the_court(g).suitability[groom], the_court(g).suitability[bride]
    assert OWNER[groom] != OWNER[bride]
    assert Text("wedding-roll", n=his + hers) in card(shown, "noble:william_of_orange").lines


# ---- plots -----------------------------------------------------------------------------------------------------------------
def test_E1_19_2_informants_lie_on_the_card_of_their_victim() -> None:
    """E1-19.2.1"""
    g = campaign()
    the_espionage(g).informants[ENGLAND * 6 + SPAIN] = 2
    found = pieces(scene(g, 0), "mat:spain")
    assert found["informant:england-spain"].blocked
    assert sum(id.startswith("informant:england-left") for id in pieces(scene(g, 0), "mat:england")) == 1


# ---- faith -----------------------------------------------------------------------------------------------------------------
def test_E1_18_1_every_contested_space_shows_its_faith_and_unrest() -> None:
    """E1-18.1.1, E1-12.4"""
    g = campaign()
    york = PLACE.by_id["york"]
    g.set_unrest(york)
    parish = pieces(scene(g, 0), "area:england")["parish:york"]
    assert (parish.noun, parish.blocked) == ("space:york", True)
    assert parish.shape == ("circle" if g.is_protestant(york) else "square")


def test_E1_23_5_the_empires_preference_is_its_own_secret() -> None:
    """E1-23.5"""
    g = campaign()
    the_realms(g).preference = "balanced"
    assert "row:preference" in [one.id for one in scene(g, g.seat_of[HRE]).rows]
    assert "row:preference" not in [one.id for one in scene(g, g.seat_of[FRANCE]).rows]
    assert "row:preference" not in [one.id for one in scene(g, None).rows]


@pytest.mark.parametrize("until, lies", [(1, False), (2, True)])
def test_an_edict_that_has_run_out_lies_on_the_board_no_more(until: int, lies: bool) -> None:
    g = campaign()
    g.turn = 2
    the_realms(g).edict = the_realms(g).arras = until
    there = {one.id for one in row(scene(g, 0), "row:faith-marks").cards}
    assert ("mark:edict" in there, "mark:arras" in there) == (lies, lies)


# ---- capitals and points ---------------------------------------------------------------------------------------------------
def test_E1_23_5_and_23_6_capitals_are_drawn_where_they_are_now() -> None:
    """E1-2.1.3, E1-23.5, E1-23.6"""
    g = campaign()

    def shape(place: str) -> str:
        europe = board(scene(g, 0), "board:europe")
        return next(space.shape for space in europe.spaces if space.id == f"space:{place}")

    assert (shape("vienna"), shape("prague"), shape("amsterdam")) == ("capital", "key", "key")
    the_realms(g).capitals[HRE] = [PLACE.by_id["prague"]]
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["amsterdam"]]
    assert (shape("vienna"), shape("prague"), shape("amsterdam")) == ("key", "capital", "capital")
    the_realms(g).capital_waits[DUTCH] = 4
    assert "mark:capital-dutch" in [one.id for one in row(scene(g, 0), "row:faith-marks").cards]


def test_E1_25_3_everybody_is_on_the_track_of_points() -> None:
    """E1-25.3"""
    (track,) = [one for one in scene(campaign(), 0).tracks if one.id == "track:vp"]
    assert len(track.markers) == 6
    assert track.steps[-1] == "25"
    assert track.title == Text("track-vp-all", needed=25)


# ---- what is touched -------------------------------------------------------------------------------------------------------
def test_ways_to_do_a_thing_are_no_things_to_touch() -> None:
    assert tangible(("win", "space:breda", "mode:both")) == ["space:breda"]
    assert tangible(("guests", 3, "choice:none")) == []
