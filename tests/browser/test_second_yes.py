"""A second yes is wanted where an answer can't be taken back, and nowhere else; the reader may have it otherwise."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]


def aimed(sitter: Sit) -> Sitter:
    """Anna at a table with Bert, asked what she does."""
    anna = sitter()
    anna.set_up("parley", ["Me", "A friend, by link"])
    link = anna.page.get_by_label("Link for seat 2").input_value()
    bert = sitter()
    bert.accept(link, "Bert")
    bert.wait_asked()
    bert.answer(0)
    anna.wait_asked()
    anna.answer(0)
    anna.page.wait_for_function("() => document.querySelector('#prompt').textContent.includes('do')")
    anna.wait_asked()
    return anna


def prefer(anna: Sitter, choice: str) -> None:
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("dialog").get_by_text(choice, exact=True).click()
    anna.page.keyboard.press("Escape")


def touch(anna: Sitter, words: str) -> None:
    anna.page.locator(".answers .answer").filter(has_text=words).first.click()


def test_only_what_can_not_be_taken_back_is_asked_twice(sitter: Sit) -> None:
    anna = aimed(sitter)
    position = anna.position()

    touch(anna, "Draw")
    expect(anna.page.locator(".sure")).to_contain_text("This may show something hidden")
    expect(anna.page.locator("#sure")).to_be_focused()
    expect(anna.page.locator("#announcements")).to_contain_text("Are you sure?")
    anna.picture("second-yes")
    anna.page.get_by_role("button", name="Cancel").click()
    expect(anna.page.locator(".sure")).to_have_count(0)
    assert anna.position() == position

    # It is Bert who would be asked next, and he takes his time: passing can be taken back, so it is done at once.
    touch(anna, "Pass")
    expect(anna.page.locator(".prompt")).to_contain_text("Waiting for")
    assert anna.position() == position + 1
    anna.page.keyboard.press("u")
    anna.wait_asked()

    touch(anna, "Draw")
    expect(anna.page.locator("#sure")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".prompt")).to_contain_text("Waiting for")
    assert anna.position() == position + 1


def test_the_reader_may_want_it_always_or_never(sitter: Sit) -> None:
    anna = aimed(sitter)
    prefer(anna, "always")
    touch(anna, "Pass")
    expect(anna.page.locator(".sure")).to_have_count(1)
    anna.page.get_by_role("button", name="Cancel").click()
    expect(anna.page.locator(".sure")).to_have_count(0)

    prefer(anna, "never")
    touch(anna, "Draw")
    expect(anna.page.locator(".prompt")).to_contain_text("Waiting for")
