"""What the stage reckons is what the rules do: lines add up to the total, and a preview comes true if its answer is given."""

import random
from collections.abc import Iterator

import pytest

import theatrum
from theatrum.core.contract import Answer
from theatrum.core.game import Game
from theatrum.core.scene import Side, Spotlight
from theatrum.core.stage import Preview

GAMES = ("elisabeth", "generalship")
"""Games with contests in which one can reckon with an answer."""
SEEDS = 8
MOST = 700


def questions(game: str) -> Iterator[tuple[Game, int, Spotlight, dict[Answer, Preview]]]:
    """Moments at which answers have previews."""
    definition = theatrum.definition(game)
    assert definition.judgement is not None
    for seed in range(SEEDS):
        made = theatrum.new(game, players=2, seed=seed)
        rng = random.Random(seed)
        for _ in range(MOST):
            if made.over:
                break
            question = made.questions[0]
            scene = made.scene(question.seat)
            assert scene.question is not None
            told = {c.answer: c.preview for c in scene.question.choices if c.preview is not None}
            if told and scene.spotlight is not None:
                yield made, question.seat, scene.spotlight, told
            worth = definition.judgement.order(made.state, question.ask, question.answers)
            best = max(zip(worth, question.answers, strict=True), key=lambda both: both[0])[1]
            made.answer(question, rng.choice(question.answers) if rng.random() < 0.3 else best)


def summed(side: Side) -> int | None:
    """What the lines of a side add up to; None where a line is no number."""
    values = [str(line.value) for line in side.modifiers]
    return sum(map(int, values)) if values and all(v.lstrip("+-").isdigit() for v in values) else None


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_of_a_reckoning_add_up_to_its_total(game: str) -> None:
    reckoned = 0
    for _, _, light, _ in questions(game):
        for side in light.sides:
            total = summed(side)
            if total is not None and side.total is not None:
                assert side.total.value == total, light
                reckoned += 1
    assert reckoned


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_comes_true_if_its_answer_is_given(game: str) -> None:
    proved = 0
    for made, seat, light, told in questions(game):
        for answer, preview in told.items():
            for would in preview.sides:
                twin = made.clone()
                twin.answer(twin.question(seat), answer)  # type: ignore[arg-type]
                after = twin.scene(seat).spotlight
                if after is None or after.id != light.id:
                    continue
                total = after.sides[would.side].total
                if total is not None and after.step == light.step:
                    assert total.value == would.total, (light.title, answer)
                    proved += 1
    assert proved
