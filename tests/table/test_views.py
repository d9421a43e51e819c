"""What a client puts together from patches is what it would get in full."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from every_game import definition_of, every_game
from table.harness import World
from table.harness import patch as apply_patch
from theatrum.core.beginning import begin
from theatrum.core.scene import Board, Card, Panel, Piece, Row, Scene, Text, Track
from theatrum.core.texts import Texts
from theatrum.core.views import scene_for
from theatrum.table.play.log_lines import recent_turns
from theatrum.table.play.scene_changes import Comparing
from theatrum.table.play.shared_drawing import SharedDrawing

Json = dict[str, Any]


def patched(scene: Json, changes: bytes) -> Json:
    copy: Json = msgspec.json.decode(msgspec.json.encode(scene))
    for path, *value in msgspec.json.decode(changes):
        apply_patch(copy, path, value)
    return copy


def follow(definition: Any, players: int, seed: int, answers: int, lang: str) -> int:
    """Play at random; after every answer each seat's patched scene must be its fresh one. How many bytes of patches
    there were, for a thousand of whole scenes."""
    game, rng = begin(definition, players, seed), random.Random(seed)
    texts = Texts(lang, [definition.texts], definition.names(lang))
    seats: list[int | None] = [None, *range(players)]
    scenes = {seat: game.scene(seat) for seat in seats}
    shown = {seat: msgspec.json.decode(texts.scene(scenes[seat])) for seat in seats}
    sent = whole = 0
    for _ in range(answers):
        if game.over:
            break
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
        shared = SharedDrawing(texts)
        for seat in seats:
            scene = scene_for(game, seat, shared.common(game))
            changes, fresh = shared.changes(scenes[seat], scene), texts.scene(game.scene(seat))
            sent, whole = sent + len(changes), whole + len(fresh)
            assert patched(shown[seat], changes) == msgspec.json.decode(fresh)
            scenes[seat], shown[seat] = scene, msgspec.json.decode(fresh)
    return 1000 * sent // whole


@every_game
def test_patches_lead_to_the_same_scene_as_a_fresh_one(game: str) -> None:
    definition = definition_of(game)
    assert follow(definition, definition.players[0], seed=1, answers=60, lang="de") < 500


@pytest.mark.slow
@every_game
def test_patches_lead_to_the_same_scene_as_a_fresh_one_for_long(game: str) -> None:
    definition = definition_of(game)
    for seed in range(3):
        follow(definition, definition.players[-1], seed, answers=2_000, lang="en")


pieces = st.builds(
    Piece,
    id=st.sampled_from(["piece:a", "piece:b", "piece:c"]),
    shape=st.just("disc"),
    count=st.integers(1, 3),
)
boards = st.builds(
    Board,
    id=st.sampled_from(["board:a", "board:b"]),
    title=st.sampled_from(["", "x", Text("answer-done")]),
    pieces=st.lists(pieces, max_size=5),
)
cards = st.builds(Card, id=st.sampled_from([f"card:{c}" for c in "abcdef"]), faded=st.booleans())
rows = st.builds(Row, id=st.sampled_from(["row:a", "row:b", "row:c"]), cards=st.lists(cards, max_size=6))
scenes = st.builds(
    Scene,
    boards=st.lists(boards, max_size=2),
    rows=st.lists(rows, max_size=4),
    tracks=st.lists(
        st.builds(Track, id=st.just("track:a"), steps=st.lists(st.integers(0, 3), max_size=2)), max_size=2
    ),
    panels=st.lists(st.builds(Panel, seat=st.integers(0, 2), active=st.booleans()), max_size=3),
    headline=st.sampled_from(["", Text("answer-pass"), "y"]),
    position=st.integers(0, 3),
    seat=st.sampled_from([None, 0, 1]),
    waiting=st.lists(st.integers(0, 2), max_size=2),
)


@given(scenes, scenes)
def test_any_scene_can_be_patched_into_any_other(one: Scene, other: Scene) -> None:
    """Lists that grow, shrink or vanish, fields that come and go."""
    texts = Texts("en", [])
    changes = Comparing(texts).changes(one, other)
    shown = msgspec.json.decode(texts.scene(one))
    assert patched(shown, changes) == msgspec.json.decode(texts.scene(other))


def in_a_row(*letters: str) -> Scene:
    return Scene(rows=[Row(id="row:a", cards=[Card(id=f"card:{c}") for c in letters])])


@pytest.mark.parametrize(
    "before, now, sent",
    [
        ("abcde", "abxcde", [[["rows", 0, "cards"], 2, 0, ["x"]]]),
        ("abcde", "abde", [[["rows", 0, "cards"], 2, 1, []]]),
        ("abcde", "acdex", [[["rows", 0, "cards"], 5, 0, ["x"]], [["rows", 0, "cards"], 1, 1, []]]),
        ("abcde", "eabcd", [[["rows", 0, "cards"], 4, 1, []], [["rows", 0, "cards"], 0, 0, ["e"]]]),
        ("abcde", "xacye", [[["rows", 0, "cards"], 3, 1, ["y"]], [["rows", 0, "cards"], 1, 1, []], [["rows", 0, "cards"], 0, 0, ["x"]]]),
        ("ab", "xy", [[["rows", 0, "cards"], ["x", "y"]]]),
    ],
)  # fmt: skip
def test_members_that_stay_in_a_list_are_not_sent_again(before: str, now: str, sent: list[Any]) -> None:
    changes = msgspec.json.decode(Comparing(Texts("en", [])).changes(in_a_row(*before), in_a_row(*now)))
    for change in changes:
        change[-1] = [card["id"].removeprefix("card:") for card in change[-1]]
    assert changes == sent


@pytest.mark.anyio
async def test_only_who_can_read_them_gets_patches(world: World) -> None:
    """A page that was loaded from an older version does not know how lists change: it gets whole scenes."""
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    old, new = anna.socket(), await anna.connected()
    await old.do("hello", csrf=anna.csrf)
    asked = (await anna.view(table, 0))["scene"]["waiting"][0]
    for socket in (old, new):
        await socket.do("open", table=table, seat=asked)
        await socket.seen(table)
    await anna.answer_first(table, asked)
    for socket in (old, new):
        await socket.seen(table, 1)
    assert not [raw for raw in old.raw if '"patch"' in raw]
    assert [raw for raw in new.raw if '"patch"' in raw]


@every_game
def test_recent_turns_are_found(game: str) -> None:
    """The position before my last answer, and where my last turn (a run of answers of mine) ended."""
    definition = definition_of(game)
    running, rng = begin(definition, definition.players[0], 3), random.Random(3)
    given_by: list[int] = []
    for _ in range(60):
        if running.over:
            break
        question = rng.choice(running.questions)
        running.answer(question, rng.choice(question.answers))
        given_by.append(question.seat)
        for seat in range(running.header.players):
            mine = [i for i, s in enumerate(given_by) if s == seat]
            ended = [i for i in mine if any(s != seat for s in given_by[i + 1 :])]
            expected = (mine[-1] if mine else None, ended[-1] + 1 if ended else None)
            assert recent_turns(running)[seat] == expected
