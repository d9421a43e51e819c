"""A record that somebody has brought along, and that is not over, can be looked back at."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

import theatrum
from browser.sitting import Sitter
from theatrum.lab.conformance import play_randomly


def test_an_unfinished_record_is_looked_back_at_beside_its_board(sitter: Callable[..., Sitter]) -> None:
    anna = sitter()
    page = anna.page
    anna.bring(play_randomly(theatrum.definition("generalship"), 2, seed=5).at(20).record())
    table = f"/api/tables/{page.url.rpartition('/')[2].partition('?')[0]}"
    expect(page.locator(".stage.ending")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Looking back").click()
    expect(page.locator(".ending-so-far")).to_contain_text("as far as it was played")
    page.locator("#analyse").click()
    expect(page.locator(".ending progress")).to_be_visible()
    anna.picture("looking-back-so-far")
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("#analyse")).to_be_visible()
    page.locator(".ending-so-far").get_by_role("button", name="The board").click()
    expect(page.locator(".stage.ending")).to_have_count(0)
    anna.wait_asked()
    assert re.fullmatch("none|waiting|running", anna.get(f"{table}/analysis")["state"])
