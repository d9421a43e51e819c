"""All boards but the first on one screen: A opens it, Esc leads back to the map as it was left."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import theatrum
from browser.clean import is_clean
from browser.sitting import Sitter
from browser.test_boards import asked

Sit = Callable[..., Sitter]
ACROSS = """() => {
  const all = document.querySelector('.all-boards');
  const boxes = [...all.querySelectorAll('.all-box')].map((box) => box.getBoundingClientRect());
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const wide = document.documentElement.scrollWidth > innerWidth || all.scrollWidth > all.clientWidth;
  return [boxes.length, wide, boxes.some((a, i) => boxes.some((b, j) => i < j && over(a, b)))];
}"""
"""How many boards there are; is something wider than the screen; does one lie over another?"""
SMALL = """() => [...document.querySelectorAll('.all-box :is(span, b, p, li, h3)')].filter((one) =>
  [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) &&
  !one.closest('svg') && parseFloat(getComputedStyle(one).fontSize) < 11).map((one) => one.textContent)"""
"""Words in letters that are hard to read."""


def at_the_campaign(anna: Sitter) -> None:
    anna.bring(theatrum.new("elisabeth", players=6, seed=3).record())
    anna.page.keyboard.press("m")  # the talks lie over the board
    expect(anna.page.locator(".stage .pane").first).to_be_visible()


def test_A_opens_all_boards_and_escape_leads_back_to_the_map_as_it_was_left(sitter: Sit) -> None:
    anna = sitter()
    at_the_campaign(anna)
    page = anna.page
    world = page.locator(".board-slot .pane > .world")
    page.locator(".stage .pane").focus()
    for key in ("+", "+", "+", "Shift+ArrowRight"):
        page.keyboard.press(key)
    page.wait_for_timeout(400)  # until it is drawn at its new scale
    left = world.get_attribute("transform")
    slot = page.locator(".board-slot").bounding_box()
    page.keyboard.press("a")
    expect(page.locator(".board-tabs [aria-pressed=true]")).to_have_text("All boardsA")
    expect(page.locator(".all-box")).to_have_count(7)
    assert page.locator('[data-board="board:europe"]').count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(".all-boards")).to_have_count(0)
    expect(page.locator(".board-tabs [aria-pressed=true]")).to_have_text("EuropeE")
    expect(world).to_have_attribute("transform", left or "")
    assert page.locator(".board-slot").bounding_box() == slot
    page.keyboard.press("a")
    page.keyboard.press("e")
    expect(world).to_have_attribute("transform", left or "")


def test_a_title_or_a_letter_opens_a_board_alone(sitter: Sit) -> None:
    anna = sitter()
    at_the_campaign(anna)
    page = anna.page
    page.keyboard.press("a")
    page.locator(".all-boards").get_by_role("button", name="Courts and marriages").press("Enter")
    expect(page.locator(".board-tabs").get_by_role("button", name="Houses")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator(".sheet-title")).to_have_text("Courts and marriages")
    page.keyboard.press("a")
    page.keyboard.press("d")
    expect(page.locator(".stage > .chart-sheet")).to_have_count(1)


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_read_on_every_screen(sitter: Sit, theme: str, language: str) -> None:
    anna = sitter(theme=theme, language=language)
    at_the_campaign(anna)
    anna.page.keyboard.press("a")
    for width, height in [(1920, 1080), (1440, 900), (1280, 720), (390, 844)]:
        anna.look(width, height, theme)
        expect(anna.page.locator(".all-boards")).to_be_visible()
        anna.page.wait_for_timeout(200)
        anna.picture(f"all-boards-{width}-{theme}-{language[:2]}")
        assert anna.page.evaluate(ACROSS) == [7, False, False]
        assert anna.page.evaluate(SMALL) == []
        tab = anna.page.locator(".board-tabs .tab").last.bounding_box()
        assert tab is not None
        assert tab["x"] + tab["width"] <= width + 1
    is_clean(anna, ".stage")
    anna.look(1440, 900, theme)
    is_clean(anna, ".stage")


def test_what_glows_there_answers_as_it_does_alone(sitter: Sit) -> None:
    """A question whose answers lie on one of the boards leaves them all open."""
    anna = sitter()
    anna.bring(asked("outfit-zone", "outfit").record())
    page = anna.page
    page.keyboard.press("a")
    prompt = anna.prompt
    page.locator(".all-boards .space-plaque.glow").first.click()
    expect(page.locator("#prompt")).not_to_have_text(prompt)
    expect(page.locator(".all-boards .person.glow")).to_have_count(1)


def test_a_question_that_is_answered_on_the_map_opens_it_while_it_is_asked(sitter: Sit) -> None:
    anna = sitter()
    anna.bring(asked("action", "event").record())
    page = anna.page
    page.keyboard.press("a")
    page.locator("#question .answer").filter(has_text="…").first.click()
    expect(page.locator('.board-tabs [data-key="board:europe"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".all-boards")).to_have_count(0)


def test_games_with_two_boards_have_no_such_screen(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("pax_renaissance")
    anna.page.keyboard.press("a")
    expect(anna.page.locator(".all-boards")).to_have_count(0)
    anna.page.keyboard.press("o")
    expect(anna.page.get_by_role("tab", name="Table")).to_have_attribute("aria-selected", "true")
