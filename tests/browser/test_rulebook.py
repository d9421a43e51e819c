"""The rulebook on the site: contents, search, an address for every rule, in the reader's language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.clean import is_clean
from browser.sitting import Sitter
from theatrum.core.rule_text import AnyBlock, Figure, Items
from theatrum.core.rulebook import rulebook

Sit = Callable[..., Sitter]


def test_a_rule_is_found_by_words_and_by_its_address(sitter: Sit) -> None:
    anna = sitter(language="de-DE", width=1280, height=720)
    anna.goto("/")
    anna.page.locator("li.game", has_text="Pax Renaissance").get_by_role("link", name="Regelbuch").click()
    anna.page.wait_for_url("**/rules/pax_renaissance")
    contents = anna.page.locator(".book-contents")
    contents.get_by_role("link", name="6. Markt").click()
    expect(anna.page.locator(".book-text h2")).to_contain_text("Markt")
    expect(anna.page.locator(".book-rule")).not_to_have_count(0)
    is_clean(anna)

    anna.page.get_by_role("searchbox").fill("Handelsmesse Florin")
    expect(anna.page.locator(".book-text h2")).to_contain_text("Regeln sprechen davon")
    first = anna.page.locator(".book-hits a").first
    number = first.inner_text()
    first.click()
    expect(anna.page.locator(".book-rule.named .rule").first).to_have_text(number)
    expect(anna.page.locator(".book-rule.named")).to_be_in_viewport()
    assert anna.page.url.endswith(number)
    anna.picture("rulebook")


def test_the_chip_of_a_rule_leads_to_its_place_in_the_book(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("pax_renaissance")
    chip = anna.page.locator(".question .rule")
    number = chip.inner_text()
    chip.click()
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("dialog").get_by_role("link", name="In the rulebook").click()
    book = opened.value
    expect(book.locator(f"[id='{number}']")).to_be_in_viewport()
    book.close()


def test_tables_and_links_on_a_phone(sitter: Sit) -> None:
    anna = sitter(width=360, height=740, phone=True)
    anna.goto("/rules/elisabeth/E1-9.1.4")
    expect(anna.page.locator(".book-rule.named")).to_be_in_viewport()
    wide = anna.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    anna.page.locator(".book-rule .link").first.click()
    anna.page.wait_for_function("() => !location.pathname.endsWith('E1-9.1.4')")
    expect(anna.page.locator(".book-rule.named, .book-text section:focus")).not_to_have_count(0)


def test_a_group_of_rules_leads_to_its_first_one(sitter: Sit) -> None:
    anna = sitter()
    anna.goto("/rules/elisabeth/E1-13.1")
    expect(anna.page.locator("[id='E1-13.1.1']")).to_be_in_viewport()
    expect(anna.page.locator(".book-rule.named")).to_have_count(1)


GAMES = ("generalship", "pax_renaissance", "caribbean", "elisabeth")


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn_and_fits_a_phone(sitter: Sit, game: str) -> None:
    """And none before the reader comes to it."""
    anna = sitter(width=390, height=844, phone=True)
    for rule, names in figures_of(game).items():
        anna.goto(f"/rules/{game}/{rule}")
        for name in names:
            place = anna.page.locator(f"[data-figure='{name}']")
            place.scroll_into_view_if_needed()
            expect(place.locator(".board .layer-symbols > *, .board .layer-framed > *")).not_to_have_count(0)
            frame = place.locator(".figure-frame").bounding_box()
            assert frame is not None
            assert frame["x"] >= 0
            assert frame["x"] + frame["width"] <= 390
            expect(place.locator(".unseen li")).not_to_have_count(0)
        wide = anna.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0


def test_a_figure_waits_until_the_reader_comes_to_it(sitter: Sit) -> None:
    anna = sitter(width=1280, height=720)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.goto("/rules/pax_renaissance/EX-1")
    expect(anna.page.locator("[data-figure='supremacy']")).not_to_be_in_viewport()
    assert not any("figures/supremacy" in url for url in asked)
    anna.page.locator("[data-figure='supremacy']").scroll_into_view_if_needed()
    expect(anna.page.locator("[data-figure='supremacy'] .board")).to_be_visible()
    assert any("figures/supremacy" in url for url in asked)


def test_a_figure_is_read_to_those_who_do_not_see_it_and_can_be_enlarged(sitter: Sit) -> None:
    anna = sitter(language="de-DE", width=1280, height=720)
    anna.goto("/rules/elisabeth/EX-2.5-b")
    figure = anna.page.locator("figure", has=anna.page.locator("[data-figure='by-messina']"))
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".unseen")).to_contain_text("Messina")
    expect(figure.locator(".unseen")).to_contain_text("Ionisches Meer")
    is_clean(anna)
    small = figure.locator(".board").bounding_box()
    figure.get_by_role("button", name="Bild vergrößern").click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_contain_text("in den Hafen von Messina")
    large = sheet.locator(".board").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"] * 1.3
    is_clean(anna, "dialog")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def figures_of(game: str) -> dict[str, list[str]]:
    """The figures of a rulebook, by the rule they stand at."""
    found = {rule.number: named(rule.blocks) for rule in rulebook(game).rules.values()}
    return {number: names for number, names in found.items() if names}


def named(blocks: list[AnyBlock]) -> list[str]:
    within = [name for b in blocks if isinstance(b, Items) for item in b.items for name in named(item.blocks)]
    return [*(b.figure for b in blocks if isinstance(b, Figure)), *within]
