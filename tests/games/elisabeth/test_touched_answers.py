"""Every answer can be given by touching something that glows, but for those that decide between saying yes and no, that end
something, or that only say how many."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.elisabeth.builders import laid_out, position
from theatrum.core.beginning import begin
from theatrum.core.contract import Ask
from theatrum.core.game import Game
from theatrum.core.scene import Choice
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.scene.terms import terms
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import OTTOMAN, SPAIN
from theatrum.lab.touching import broken_promises, said_by

DECISIONS = 800
LOOKS = 3
"""How often a kind of question is looked at in one game."""


def played_at_random(seed: int) -> Iterator[tuple[Game, str, Choice]]:
    """The game as it stands, the prompt and an answer to it, with two or six players."""
    game = begin(DEFINITION, (2, 6)[seed % 2], f"{seed:064x}", {"scenario": "campaign"})
    rng = random.Random(seed)
    looked: dict[str, int] = {}
    for _ in range(DECISIONS):
        if game.over:
            return
        question = game.questions[0]
        looked[question.prompt] = looked.get(question.prompt, 0) + 1
        if looked[question.prompt] <= LOOKS:
            scene = game.scene(question.seat)
            assert not broken_promises(scene, question), question.prompt
            for choice in scene.question.choices if scene.question is not None else ():
                yield game, question.prompt, choice
        game.answer(question, rng.choice(question.answers))


def test_what_is_not_touched_is_named() -> None:
    """Others stand for something on the table."""
    seen, said = set(), said_by(DEFINITION)
    for seed in (1, 2):
        for _, prompt, choice in played_at_random(seed):
            seen.add(prompt)
            assert choice.touches or choice.any_of or choice.answer[0] in said, f"{prompt}: {choice.answer}"
    assert len(seen) > 20


def test_E1_16_4_S5_a_raid_is_paid_from_the_sea_the_hand_or_the_points() -> None:
    g = position()
    g.raid = Raid(PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN)
    answers = (("give-ship",), ("give-card",), ("give-vp",))
    said = terms(g, Ask(g.seat_of[SPAIN], "raid-award", answers), answers)
    assert [said[a].stands_for for a in answers] == ["zone:ionian_sea", "hand:spain", "vp:ottoman"]


@pytest.mark.parametrize(
    "prompt, answer, noun",
    [
        ("action", ("sponsor-artist", 2), "row:free-artists"),
        ("action", ("agent",), "row:plots"),
        ("withdraw", ("withdraw",), "space:malta"),
        ("discovery", ("discovery", 0, 1), "row:bonuses"),
        ("discovery", ("discovery", 2, 0), "row:awards"),
    ],
)
def test_what_stands_for_an_answer_that_names_nothing(
    prompt: str, answer: tuple[str | int, ...], noun: str
) -> None:
    g = laid_out("campaign", 6)
    g.active, g.cp = SPAIN, 3
    ask = Ask(g.seat_of[SPAIN], prompt, [answer], args={"space": "space:malta"})
    assert terms(g, ask, (answer,))[answer].stands_for == noun
