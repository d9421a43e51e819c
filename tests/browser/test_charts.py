"""Charts: real tables, whose words are read whole."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]

BROKEN = """() => [...document.querySelectorAll('.chart th span, .chart td span')].flatMap((words) =>
  [...words.childNodes].filter((node) => node.nodeType === 3).flatMap((node) =>
    [...node.data.matchAll(/[\\p{L}\\p{N}]+/gu)].filter((word) => {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const [box, cell] = [range, words.closest('th, td')].map((one) => one.getBoundingClientRect());
      return range.getClientRects().length > 1 || box.left < cell.left - 1 || box.right > cell.right + 1;
    }).map((word) => word[0])))"""
"""Words that are broken, or wider than their cell."""


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
@pytest.mark.parametrize("game, players", [("elisabeth", 6), ("caribbean", 5)])
def test_no_word_of_a_chart_is_broken(sitter: Sit, game: str, players: int, language: str) -> None:
    anna = sitter(language=language)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    table = anna.post("/api/tables", {"game": game, "players": players, "seats": seats, "private": True})
    anna.sit_at(table["table"])
    for size in [(1440, 900), (1280, 720), (390, 844)]:
        anna.look(*size)
        tabs = anna.page.locator(".board-tabs button")
        seen = 0
        for tab in tabs.all():
            tab.dispatch_event("click")  # a stage may lie over it
            expect(tab).to_have_attribute("aria-pressed", "true")
            if anna.page.locator(".chart").count():
                seen += 1
                assert anna.page.evaluate(BROKEN) == [], (size, tab.inner_text())
        assert seen == 3  # the last tab shows all boards together
