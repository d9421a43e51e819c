"""Tabs: over the board, over the hand and beside the board none is cut, however many there are."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import theatrum
from browser.sitting import Sitter

Sit = Callable[..., Sitter]
SEATS = {"generalship": 4, "pax_renaissance": 4, "elisabeth": 6, "caribbean": 4}
CUT = """() => [...document.querySelectorAll('.tab')].filter((tab) => {
  const [box, row] = [tab, tab.closest('.tabs')].map((one) => one.getBoundingClientRect());
  return box.right > Math.min(row.right, innerWidth) || box.left < row.left || tab.scrollWidth > tab.clientWidth + 1;
}).map((tab) => tab.textContent)"""


LONE = """() => {
  const bottoms = [...document.querySelectorAll('.tray .tabs > .tab')].map((tab) => Math.round(tab.getBoundingClientRect().bottom));
  return new Set(bottoms).size > 1 && bottoms.filter((one) => one === Math.max(...bottoms)).length === 1;
}"""


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
def test_no_tab_stands_alone_in_a_second_row(sitter: Sit, language: str) -> None:
    anna = sitter(language=language)
    anna.bring(theatrum.new("elisabeth", players=2, seed=3).record())
    expect(anna.page.locator(".tray .tab").first).to_be_visible()
    for width, height in [(1440, 900), (1280, 720)]:
        anna.look(width, height)
        expect(anna.page.locator(".tray .tab")).to_have_count(4)
        anna.page.wait_for_function(f"() => !({LONE})()")


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
def test_no_tab_is_cut(sitter: Sit, game: str, language: str) -> None:
    anna = sitter(language=language)
    anna.bring(theatrum.new(game, players=SEATS[game], seed=3).record())
    page = anna.page
    if page.locator(".in-chamber").count():
        page.keyboard.press("m")  # the talks lie over the table
    expect(page.locator(".tab").first).to_be_visible()
    for width, height in [(1440, 900), (1280, 720)]:
        anna.look(width, height)
        assert page.evaluate(CUT) == []
        for board in range(page.locator(".board-tabs .tab").count()):
            page.locator(".board-tabs .tab").nth(board).click()
            assert page.evaluate(CUT) == []


def test_many_rivals_are_told_by_their_arms_and_named_to_who_asks(sitter: Sit) -> None:
    anna = sitter(language="de-DE", width=1440, height=900)
    anna.bring(theatrum.new("elisabeth", players=6, seed=3).record())
    page = anna.page
    page.keyboard.press("m")
    rival = page.get_by_role("tab", name="Spanien")
    expect(rival).to_have_attribute("title", "Spanien")
    box = page.locator(".tray .tabs").bounding_box()
    assert box is not None
    assert box["height"] < 90, "two rows"
    assert rival.locator(".tab-words").evaluate("words => words.offsetWidth") == 1
    page.get_by_role("tab", name="Deine Karten").focus()
    page.keyboard.press("ArrowRight")
    while not rival.evaluate("tab => tab === document.activeElement"):
        page.keyboard.press("ArrowRight")
    assert rival.locator(".tab-words").evaluate("words => words.offsetWidth") > 30
