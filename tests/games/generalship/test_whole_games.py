"""Whole games at random, on every map: they end, with a winner, and nothing is lost on the way."""

from __future__ import annotations

import random

import pytest

import theatrum
from theatrum.games.generalship import DEFINITION, OPTIONS
from theatrum.games.generalship.rules.ending import CYCLE_CAP
from theatrum.games.generalship.rules.scoring import AID_WINDOW
from theatrum.games.generalship.tables.numbers import VP_TO_WIN

MAPS = [(players, str(layout)) for players in DEFINITION.players for layout in OPTIONS[0].values(players)]


def played(players: int, seed: int, **options: str | int | bool) -> theatrum.Game:
    game = theatrum.new("generalship", players, seed, options)
    rng = random.Random(seed)
    while not game.over:
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
        if game.position % 50 == 0:
            assert DEFINITION.invariants(game.state) == []
    return game


@pytest.mark.parametrize("players, layout", MAPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_end_on_every_map(players: int, layout: str, seed: int) -> None:
    """GS-18, GS-22.3"""
    game = played(players, seed, layout=layout)
    g, outcome = game.state, game.result
    assert outcome is not None
    [winner] = outcome.winners
    assert outcome.scores == tuple(g.vp)
    if outcome.ending == "ten-points":
        assert g.vp[winner] >= VP_TO_WIN
        assert sum(vp >= VP_TO_WIN for vp in g.vp) == 1
    else:
        assert g.vp[winner] == max(g.vp)
    assert g.cycle <= CYCLE_CAP
    assert DEFINITION.invariants(g) == []


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert played(3, 5).record() == played(3, 5).record()


def test_gs_22_3_the_standard_map_comes_first_for_every_number_of_players() -> None:
    assert [OPTIONS[0].values(n) for n in (2, 3, 4)] == [
        ("p2_standard", "p2_wide"),
        ("p3_standard", "p3_wide"),
        ("p4_standard",),
    ]


def test_windows_are_named_once_and_include_help_among_allies() -> None:
    assert AID_WINDOW in DEFINITION.windows
    assert len(set(DEFINITION.windows)) == len(DEFINITION.windows)
