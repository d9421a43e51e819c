"""The rulebook on the site: contents, search, an address for every rule, in the reader's language."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.clean import is_clean
from browser.sitting import Sitter

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
