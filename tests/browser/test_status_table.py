"""The table of who is what to whom: while agreements are announced, a cell of one's own row proposes one."""

from collections.abc import Callable

from playwright.sync_api import expect

import theatrum
from browser.clean import is_clean
from browser.sitting import Sitter
from theatrum.core.game import Game

Sit = Callable[..., Sitter]
WHO = """() => [...document.querySelectorAll('.chart .cell-touch')].map((cell) => [
  cell.closest('tr').querySelector('th').textContent.slice(1), cell.dataset.noun])"""
"""The cells that glow: the power of their row, and what touching them names."""


def announcing() -> Game:
    """All have talked, and the first announces."""
    game = theatrum.new("elisabeth", players=6, seed=3)
    for _ in range(60):
        question = game.questions[0]
        if question.prompt == "deal":
            return game
        game.answer(question, ("ready",) if ("ready",) in question.answers else question.answers[0])
    raise AssertionError("nobody announces agreements")


def test_a_cell_of_ones_own_row_proposes_an_agreement_with_its_column(sitter: Sit) -> None:
    anna = sitter()
    anna.bring(announcing().record())
    page = anna.page
    page.keyboard.press("d")
    expect(page.locator(".chart .cell-touch").first).to_be_visible()
    others = ["spain", "england", "france", "hre", "protestant"]
    assert page.evaluate(WHO) == [["Ottomans", f"power:{power}"] for power in others]
    is_clean(anna, ".stage")
    page.locator(".chart .cell-touch").nth(1).press("Enter")
    expect(page.locator("#question .step-taken")).to_have_text("England")
    expect(page.locator("#question .answers")).to_contain_text("England")
    expect(page.locator(".chart .cell-touch")).to_have_count(0)


def test_it_does_so_among_all_boards_as_well(sitter: Sit) -> None:
    anna = sitter(theme="dark")
    anna.bring(announcing().record())
    anna.page.keyboard.press("a")
    anna.page.get_by_role("button", name="Ottomans, Spain, War").click()
    expect(anna.page.locator("#question .step-taken")).to_have_text("Spain")
    is_clean(anna, ".stage")
