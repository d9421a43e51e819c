"""What was answered last time is offered again, also after a reload: bulk moves need one touch."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

import theatrum
from browser.sitting import Sitter
from theatrum.core.game import Game

Sit = Callable[..., Sitter]


def with_many_ways() -> Game:
    """Lepanto, where somebody has more than ten ways to go, from several places."""
    game = theatrum.new("elisabeth", players=2, seed=0)
    rng = random.Random(0)
    while not game.over:
        question = game.questions[0]
        asked = game.scene(question.seat).question
        assert asked is not None
        ways = [choice.touches for choice in asked.choices if len(choice.touches) > 1]
        if len(ways) > 10 and len({touches[0] for touches in ways}) > 1:
            return game
        game.answer(question, rng.choice(question.answers))
    raise AssertionError("nobody has many ways to go")


def test_the_last_answer_is_offered_among_many_and_after_a_reload(sitter: Sit) -> None:
    anna = sitter()
    anna.bring(with_many_ways().record())
    page = anna.page
    page.locator(".answers .answer.group").first.click()
    expect(page.locator(".steps")).to_be_visible()
    before = anna.asked
    chosen = page.locator(".answers .answer").first
    words = chosen.locator("span").first.inner_text()
    chosen.click()
    anna.wait_answered(before)
    page.get_by_role("button", name="Undo").click()
    again = page.locator(".answer-last")
    expect(again).to_have_text(f"=As last time: {words}")

    page.reload()
    anna.wait_asked()
    expect(again).to_be_visible()
    before = anna.asked
    page.keyboard.press("=")
    anna.wait_answered(before)
    expect(again).to_have_count(0)
