"""A newcomer's whole path: from the lobby to a running game, to reading why not, to an account of one's own."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
NATION_CHOSEN = "() => !document.querySelector('#prompt').textContent.includes('nation will')"
DRAWS_LATE = (
    "const soon = requestAnimationFrame; requestAnimationFrame = (f) => setTimeout(() => soon(f), 150)"
)


def test_one_click_leads_from_the_lobby_to_the_first_question(sitter: Sit) -> None:
    anna = sitter()
    anna.goto("/")
    anna.page.wait_for_selector(".hero .showcase .space")
    anna.picture("lobby")

    anna.page.get_by_role("button", name="Play now against bots").click()

    anna.page.wait_for_url("**/table/*")
    anna.wait_asked()
    assert anna.answers
    expect(anna.page.locator(".panel.mine")).to_have_count(1)


def test_a_newcomer_plays_generalship_by_touching_what_glows(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")
    assert anna.prompt == "Which nation will you rule?"
    anna.picture("generalship-first-question")

    # A card that glows and the button say the same: touching the card answers.
    france = anna.page.locator(".card.glow", has_text="France")
    france.get_by_role("button").click()
    anna.page.wait_for_function(NATION_CHOSEN)

    expect(anna.page.locator(".panel.mine h3")).to_have_text("France")
    expect(anna.page.locator(".log")).to_contain_text("France")
    anna.play_on(12)
    anna.picture("generalship-in-play")


def test_where_drawing_takes_its_time_every_step_is_waited_for(sitter: Sit) -> None:
    """What was offered before is never taken for what is offered now."""
    anna = sitter(apart=True)
    anna.page.add_init_script(DRAWS_LATE)
    anna.play_against_bots("generalship")
    for step in range(12):
        anna.wait_asked()
        before = anna.asked
        anna.answer(step % len(anna.answers))
        assert anna.asked != before


def test_what_cannot_be_touched_says_why_and_shows_the_rule(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")
    anna.play_on(3)
    anna.wait_asked()

    anna.page.locator(".question .rule").click()
    expect(anna.page.get_by_role("dialog").locator(".rule-text p").first).not_to_be_empty()
    anna.picture("rule")
    anna.page.keyboard.press("Escape")

    plain = anna.page.locator(".board .space:not(.glow)").first
    plain.click()
    expect(anna.page.locator(".inspect")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".inspect")).to_have_count(0)


def test_an_answer_can_be_taken_back(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")
    asked = anna.prompt
    anna.answer("France")
    anna.wait_asked()
    position = anna.position()
    if anna.page.get_by_role("button", name="Undo", exact=True).count():
        anna.page.keyboard.press("u")
        anna.page.wait_for_function(
            "asked => document.querySelector('#prompt').textContent === asked", arg=asked
        )
        assert anna.position() < position
        expect(anna.page.locator(".log")).to_contain_text(re.compile("took back|went back"))


def test_a_guest_becomes_an_account_and_keeps_the_table(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("parley")
    table = anna.page.url

    anna.goto("/account")
    form = anna.page.locator("form", has=anna.page.get_by_role("heading", name="Create an account"))
    form.get_by_label("Name").fill("Anna of Ghent")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button").click()
    expect(anna.page.get_by_role("heading", name="Anna of Ghent")).to_be_visible()

    anna.goto("/")
    entry = anna.page.locator(".lobby-mine .table-entry")
    expect(entry).to_contain_text("Anna of Ghent")
    expect(entry).to_contain_text("Your turn")
    entry.get_by_role("link", name="Parley").click()
    anna.page.wait_for_url(table)
    anna.wait_asked()
    anna.play_on(2)

    # The same account, on another device.
    laptop = sitter()
    laptop.goto("/account")
    login = laptop.page.locator("form", has=laptop.page.get_by_role("heading", name="Sign in"))
    login.get_by_label("Name").fill("Anna of Ghent")
    login.get_by_label("Password").fill("a long password")
    login.get_by_role("button").click()
    expect(laptop.page.get_by_role("heading", name="Anna of Ghent")).to_be_visible()
    laptop.goto("/")
    expect(laptop.page.locator(".lobby-mine .table-entry")).to_have_count(1)
    laptop.picture("lobby-with-tables")


def test_a_typed_command_completes_the_legal_answers(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")

    anna.page.keyboard.press("/")
    anna.page.keyboard.type("fran")
    options = anna.page.get_by_role("option")
    expect(options).to_have_count(1)
    expect(options.first).to_contain_text("France")
    anna.page.keyboard.press("Enter")

    expect(anna.page.locator(".panel.mine h3")).to_have_text("France")
