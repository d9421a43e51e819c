"""A record that somebody has brought along, and that is not over, can be looked back at."""

import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Route, expect

import theatrum
from browser.sitting import Sitter
from theatrum.bots.analysis import Effort, analyse
from theatrum.core.game import Game
from theatrum.core.texts import Texts
from theatrum.lab.conformance import play_randomly
from theatrum.table.play.analyses import drawn, in_words
from theatrum.table.wire.replies.analysis import AnalysisReply
from theatrum.table.wire.replies.rulebook import FigureReply

Sit = Callable[..., Sitter]


def looked_back_at(anna: Sitter, game: Game) -> list[bool]:
    """Its ending, with what was found in it as the table would say it; which turning points have pictures."""
    found = analyse(game, Effort(simulations=4, decisions=2))
    language = anna.language[:2]
    texts = Texts(language, [game.definition.texts], game.definition.names(language))
    reply = AnalysisReply(state="done", possible=True, analysis=in_words(found, language))

    def tell(route: Route) -> None:
        number = re.search(r"analysis/(\d+)/drawing", route.request.url)
        if number is None:
            return route.fulfill(body=msgspec.json.encode(reply), content_type="application/json")
        turn = found.turns[int(number[1])]
        drawing = msgspec.Raw(drawn(game.at(turn.end), turn, texts))
        return route.fulfill(
            body=msgspec.json.encode(FigureReply(drawing=drawing)), content_type="application/json"
        )

    anna.page.route("**/api/tables/*/analysis**", tell)
    anna.goto(f"/table/{anna.post('/api/records', game.record())['table']['id']}")
    return [bool(turn.places) for turn in found.turns]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_turning_points_show_where_they_happened(sitter: Sit, size: tuple[int, int]) -> None:
    anna = sitter(apart=True, width=size[0], height=size[1])
    page = anna.page
    pictured = looked_back_at(anna, play_randomly(theatrum.definition("generalship"), 2, seed=5))
    places = page.locator(".turns .turn-picture")
    expect(places).to_have_count(sum(pictured))
    assert sum(pictured)
    for place in places.all():
        place.scroll_into_view_if_needed()
        expect(place.locator(".space").first).to_be_visible()
        frame, row = (
            place.locator(".figure-frame").bounding_box(),
            place.locator("xpath=ancestor::li").bounding_box(),
        )
        assert frame
        assert row
        assert min(frame["width"], frame["height"]) > 90
        assert row["x"] <= frame["x"]
        assert frame["x"] + frame["width"] <= row["x"] + row["width"] + 1
    anna.picture(f"turning-points-{size[0]}")
    places.first.get_by_role("button").click()
    expect(page.locator("dialog.figure-sheet .space").first).to_be_visible()


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
