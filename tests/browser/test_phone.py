"""A phone, 360 pixels wide: every page fits, every part is one tap away, a game can be played with a thumb."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
PHONE = {"width": 360, "height": 740, "phone": True}


def fits(one: Sitter) -> None:
    """Nothing is wider than the screen."""
    wide = one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{one.page.url} is {wide} px too wide"


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_pages_fit(sitter: Sit, language: str) -> None:
    anna = sitter(**PHONE, language=language)
    for name, path in (("lobby", "/"), ("game", "/game/generalship"), ("account", "/account")):
        anna.goto(path)
        anna.page.wait_for_load_state("networkidle")
        fits(anna)
        anna.picture(f"phone-{name}-{language[:2]}")


def test_a_game_with_a_thumb(sitter: Sit) -> None:
    anna = sitter(**PHONE)
    anna.goto("/")
    card = anna.page.locator("li.game", has=anna.page.get_by_role("heading", name="Generalship"))
    card.locator("button.main").tap()
    anna.page.wait_for_url("**/table/*")
    anna.wait_asked()
    fits(anna)

    # The nations lie among the cards: their tab is lit.
    tabs = anna.page.get_by_role("navigation", name="Parts of the table")
    expect(tabs.locator(".lit")).to_have_text("Cards")
    tabs.get_by_role("button", name="Cards").tap()
    anna.page.locator(".card.glow").first.get_by_role("button").tap()
    anna.page.wait_for_function(
        "() => !document.querySelector('#prompt').textContent.includes('nation will')"
    )

    anna.play_on(6)
    for part in ("Board", "Cards", "Players", "Log"):
        tabs.get_by_role("button", name=part).tap()
        fits(anna)
        anna.picture(f"phone-{part.lower()}")
    anna.page.get_by_role("button", name="Show as text").tap()
    anna.page.wait_for_selector(".text-view")
    fits(anna)
    expect(anna.page.locator(".log")).to_be_visible()
    anna.picture("phone-text")
    # The question stays at its place, within reach.
    anna.wait_asked()
    box = anna.page.locator(".question").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740
