"""The front door: no word of it is cut, and it stands still while what the bots do is told."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from browser.sitting import Sitter

Sit = Callable[..., Sitter]

SIZES = [(1440, 900), (1280, 720), (770, 900), (390, 844)]
SHORT = "Frankreich lässt protestantisch predigen."
WIDE = "Das Heilige Römische Reich hat im Geheimen entschieden, welche Konfession begünstigt wird."
LONGEST = "Die Reihenfolge am Ende: Spanien, Osmanisches Reich, Heiliges Römisches Reich, England, Frankreich, Protestanten."
WHEN = "Runde 1 von 7 · Impuls: Heiliges Römisches Reich · 2\u00a0Befehlspunkte"
TOLD = [[SHORT], [SHORT, SHORT], [LONGEST, WIDE], [SHORT, LONGEST], [LONGEST, LONGEST]]
"""What a game of the bots has told, short and long, the newest at the end."""

CUT = """() => [...document.querySelectorAll('.game-words > p, .showcase-told p')]
  .filter((p) => p.scrollHeight > p.clientHeight).map((p) => p.textContent)"""
PARTLY = """() => {
  const box = document.querySelector('.showcase-lines').getBoundingClientRect();
  const lines = [...document.querySelectorAll('.showcase-line')].map((line) => {
    const at = line.getBoundingClientRect();
    const whole = at.left >= box.left - 1 && at.right <= box.right + 1
      && at.top >= box.top - 1 && at.bottom <= box.bottom + 1 && line.scrollHeight <= line.clientHeight + 1;
    return { words: line.textContent.trim(), whole, unseen: at.left >= box.right - 1 };
  });
  const head = document.querySelector('.showcase-head');
  const when = head.querySelector('em');
  return { newest: lines[0], partly: lines.filter((line) => !line.whole && !line.unseen),
    outside: head.scrollWidth > head.clientWidth + 1 || when.offsetWidth > head.clientWidth };
}"""
PLACES = """() => ['.showcase', '.showcase-board', '.things', '.games'].map((what) => {
  const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
  return [x, y, width, height].join(' ');
})"""


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
def test_every_game_is_described_in_whole_words(sitter: Sit, language: str) -> None:
    anna = sitter(language=language)
    anna.goto("/")
    anna.page.wait_for_selector(".game-words > p")
    anna.page.wait_for_selector(".showcase-told p")
    for size in SIZES:
        anna.look(*size)
        assert anna.page.evaluate(CUT) == []
        rows = anna.page.locator(".game:has(.game-cover) .game-words > p:first-child").evaluate_all(
            "(all) => all.map((p) => Math.round(p.clientHeight / parseFloat(getComputedStyle(p).lineHeight)))"
        )
        assert len(rows) == 4
        assert max(rows) <= 5, "an invitation is short"
    ends = anna.page.locator(".game:has(.game-cover) .game-words > p:first-child").all_inner_texts()
    assert [words for words in ends if not words.endswith(".")] == []


def test_what_the_bots_do_is_told_in_whole_lines_and_moves_nothing(sitter: Sit) -> None:
    anna = sitter(language="de-DE", apart=True)
    told = [*TOLD]

    def tell(route: Route) -> None:
        reply = route.fetch()
        found = reply.json()
        route.fulfill(response=reply, body=json.dumps({**found, "lines": told[0], "when": WHEN}))

    anna.page.route("**/api/showcase*", tell)
    anna.goto("/")
    anna.page.wait_for_selector(".game-words > p")
    stood: dict[tuple[int, int], set[str]] = {size: set() for size in SIZES}
    while told:
        wait_told(anna.page, told[0][-1])
        for size in SIZES:
            anna.look(*size)
            seen = anna.page.evaluate(PARTLY)
            assert seen["newest"]["words"] == told[0][-1]
            assert seen["newest"]["whole"], "what was done last is always told"
            assert (seen["partly"], seen["outside"]) == ([], False)
            stood[size].add(str(anna.page.evaluate(PLACES)))
        told.pop(0)
        if told:  # two touches: the board rests (less motion), plays on, and rests again
            with anna.page.expect_response("**/api/showcase*"):
                anna.page.locator(".showcase-told .round").click()
            anna.page.locator(".showcase-told .round").click()
    assert [len(places) for places in stood.values()] == [1] * len(SIZES), "the page stands still"


def wait_told(page: Page, words: str) -> None:
    page.wait_for_function(
        "(words) => document.querySelector('.showcase-line')?.textContent.trim() === words", arg=words
    )
