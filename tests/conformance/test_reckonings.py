"""What the stage reckons is what the rules do: lines add up to the total, and a preview comes true if its answer is given."""

import random
from functools import cache

import pytest

import theatrum
from theatrum.core.contract import PASS, Answer
from theatrum.core.game import Game
from theatrum.core.scene import Spotlight, Text
from theatrum.core.stage import Modifier, Preview
from theatrum.core.words import Words

GAMES = ("caribbean", "elisabeth", "generalship", "pax_renaissance")
"""Games with contests in which one can reckon with an answer."""
SEEDS = {"caribbean": 5, "elisabeth": 4, "generalship": 8, "pax_renaissance": 5}
MOST = {"caribbean": 1000}
USUALLY = 700

Moment = tuple[Game, int, Spotlight | None, dict[Answer, Preview]]


@cache
def played(game: str) -> list[Moment]:
    """Moments at which answers have previews."""
    definition = theatrum.definition(game)
    assert definition.judgement is not None
    assert definition.previews is not None
    out: list[Moment] = []
    for seed in range(SEEDS[game]):
        made = theatrum.new(game, players=2, seed=seed)
        rng = random.Random(seed)
        for _ in range(MOST.get(game, USUALLY)):
            if made.over:
                break
            question = made.questions[0]
            told = dict(definition.previews(made.state, question.ask, question.answers))
            if told:
                out.append((made.clone(), question.seat, made.scene(question.seat).spotlight, told))
            worth = definition.judgement.order(made.state, question.ask, question.answers)
            best = max(zip(worth, question.answers, strict=True), key=lambda both: both[0])[1]
            made.answer(question, rng.choice(question.answers) if rng.random() < 0.3 else best)
    return out


def summed(lines: list[Modifier]) -> int | None:
    """What lines add up to; None where one is no number."""
    values = [str(line.value).replace("−", "-") for line in lines]
    return sum(map(int, values)) if values and all(v.lstrip("+-").isdigit() for v in values) else None


def is_estimate(total: Words) -> bool:
    """What cards not drawn yet may bring, as "≈ 4–12". It is no sum of lines, and nothing that comes true to the number."""
    return isinstance(total, Text) and total.key == "total-about"


def number(total: Words) -> int:
    return int(str(total))


def shown(stage: Spotlight) -> int:
    return sum(piece.count for side in stage.sides for piece in side.pieces)


def goes_on(light: Spotlight | None, after: Spotlight) -> bool:
    """Is it the same contest at the same step, with not more than one loss?"""
    if light is None or (after.id, after.step) != (light.id, light.step):
        return False
    return shown(after) >= shown(light) - 1


def undisputed(twin: Game, seat: int, prompt: str) -> None:
    """Others who are asked in between let it happen."""
    while True:
        asked = [q for q in twin.questions if q.seat != seat and q.prompt != prompt and PASS in q.answers]
        if not asked:
            return
        twin.answer(asked[0], PASS)


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_of_a_reckoning_add_up_to_its_total(game: str) -> None:
    reckoned = 0
    for _, _, light, told in played(game):
        for side in light.sides if light is not None else []:
            total = summed(side.modifiers)
            if total is not None and side.total is not None and not is_estimate(side.total.value):
                assert number(side.total.value) == total, light
                reckoned += 1
        for preview in told.values():
            for would in preview.sides if preview.title else []:
                total = summed(would.modifiers)
                if total is not None and not is_estimate(would.total):
                    assert number(would.total) == total, preview
                    reckoned += 1
    assert reckoned


@pytest.mark.parametrize("game", GAMES)
def test_the_odds_of_a_preview_are_all_that_may_happen(game: str) -> None:
    for _, _, _, told in played(game):
        for preview in told.values():
            assert preview.sides or preview.odds
            assert not preview.odds or sum(chance.percent for chance in preview.odds) == 100


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_comes_true_if_its_answer_is_given(game: str) -> None:
    """What happens besides (further losses without a choice, dice) is not what it spoke of."""
    proved = 0
    for made, seat, light, told in played(game):
        for answer, preview in told.items():
            if not preview.sides:
                continue
            twin = made.clone()
            question = next(q for q in twin.questions if q.seat == seat)
            twin.answer(question, answer)
            undisputed(twin, seat, question.prompt)
            after = twin.scene(seat).spotlight
            if after is None or any(die.face for side in after.sides for die in side.dice):
                continue
            if after.title != preview.title if preview.title else not goes_on(light, after):
                continue
            for would in preview.sides:
                total = after.sides[would.side].total
                if total is not None and not is_estimate(would.total):
                    assert total.value == would.total, (after.title, answer)
                    proved += 1
    assert proved
