"""Fewer clicks: what leaves nothing to choose is not asked of a person."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
CHOICE = """() => document.querySelector('.question.over')
  || (document.querySelector('.question.asked:not(.busy)') && document.querySelectorAll('#question .answers .answer').length > 1)"""


def test_a_single_answer_is_given_by_itself(sitter: Sit) -> None:
    """In Parley most windows leave nothing but to pass: the person only ever sees questions with a choice."""
    anna = sitter(spare=True)
    anna.play_against_bots("parley")
    for turn in range(6):
        anna.page.wait_for_function(CHOICE)
        if anna.is_over:
            break
        anna.answer(turn % 2)
    expect(anna.page.locator(".question")).to_be_visible()


def test_the_settings_say_so(sitter: Sit) -> None:
    anna = sitter(spare=True)
    anna.goto("/")
    anna.page.get_by_role("button", name="Settings").first.click()
    expect(anna.page.get_by_label("Give the only answer there is by itself")).to_be_checked()
