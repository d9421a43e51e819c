"""Random games, looked at every few decisions through the eyes of every seat [GS-20]."""

import random
from collections.abc import Iterator

import pytest

import theatrum
from games.generalship.looking import ids, parts
from theatrum.core.chance import Chance
from theatrum.core.game import Game
from theatrum.core.scene import Scene
from theatrum.core.texts import LANGUAGES, Texts, plain
from theatrum.games.generalship.invariants import invariants
from theatrum.games.generalship.redeal import redeal
from theatrum.games.generalship.scene import scene

EVERY = 10
GAMES = [(2, 1), (3, 2), (4, 1)]
every_game = pytest.mark.parametrize("players, seed", GAMES)


def positions(players: int, seed: int) -> Iterator[Game]:
    """A random game, at every tenth decision and at its end."""
    game = theatrum.new("generalship", players=players, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        if game.position % EVERY == 0:
            yield game
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
    yield game


def touchable(shown: Scene) -> set[str]:
    """All that can be touched: ids, the nouns things stand for, and the steps of tracks."""
    nouns = {p.noun for p in parts(shown) if getattr(p, "noun", "")}
    return {*ids(shown), *nouns, *(step for track in shown.tracks for step in track.ids)}


@every_game
def test_everything_an_answer_names_lies_on_the_table(players: int, seed: int) -> None:
    for game in positions(players, seed):
        for question in game.questions:
            shown = game.scene(question.seat)
            assert shown.question is not None
            named = {noun for choice in shown.question.choices for noun in choice.touches}
            named |= {noun for refusing in shown.question.refused for noun in refusing.touches}
            assert named <= touchable(shown)


@every_game
def test_nothing_is_refused_that_may_be_done(players: int, seed: int) -> None:
    for game in positions(players, seed):
        for question in game.questions:
            assert not {*question.answers} & {*question.refused}, question.prompt


@every_game
def test_every_id_is_unique_at_every_position(players: int, seed: int) -> None:
    for game in positions(players, seed):
        for viewer in (None, *range(players)):
            seen = ids(scene(game.state, viewer))
            assert len(seen) == len(set(seen))


@every_game
def test_every_scene_can_be_spoken(players: int, seed: int) -> None:
    definition = theatrum.definition("generalship")
    voices = [Texts(language, [definition.texts], definition.names(language)) for language in LANGUAGES]
    for game in positions(players, seed):
        for voice in voices:
            for viewer in (None, *(question.seat for question in game.questions)):
                voice.scene(game.scene(viewer))
    assert [voice.missing for voice in voices] == [set(), set()]


@every_game
def test_gs_20_every_world_a_seat_imagines_is_sound_and_looks_the_same(players: int, seed: int) -> None:
    for game in positions(players, seed):
        assert invariants(game.state) == []
        for seat in range(players):
            world = game.state.copy()
            redeal(world, seat, Chance(f"{game.position + seat:x}"))
            assert invariants(world) == []
            for viewer in (seat, None):
                assert plain(scene(world, viewer)) == plain(scene(game.state, viewer))
