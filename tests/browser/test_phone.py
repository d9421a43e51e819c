"""A phone, 360 pixels wide: every page fits, every part is one tap away, a game can be played with a thumb."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import theatrum
from browser.sitting import Sitter
from theatrum.bots import make_bot

Sit = Callable[..., Sitter]
PHONE = {"width": 360, "height": 740, "phone": True}
GLOW_IN_VIEW = """() => {
  const pane = document.querySelector('.pane')?.getBoundingClientRect();
  return pane && [...document.querySelectorAll('.world .glow')].some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > pane.left && x < pane.right && y > pane.top && y < pane.bottom;
  });
}"""

FILLED = """() => {
  const heights = [...document.querySelectorAll('.pane .world')].map((one) => one.getBoundingClientRect().height);
  return Math.max(...heights) > document.querySelector('.pane').clientHeight * 0.9;
}"""

HALF = """() => {
  const box = document.querySelector('.answers').getBoundingClientRect();
  return [...document.querySelectorAll('.answers .answer')].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < box.bottom - 1 && bottom > box.bottom + 2;
  }).map((one) => one.textContent);
}"""


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

    # The nations lie on the board and among the cards: both tabs are lit.
    tabs = anna.page.get_by_role("navigation", name="Parts of the table")
    expect(tabs.locator(".lit")).to_have_text(["Board", "Cards"])
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


def asked(prompt: str) -> str:
    """A game of Pax Renaissance that has come to this question."""
    game = theatrum.new("pax_renaissance", players=2, seed=0)
    bot = make_bot("random", 0)
    while game.questions[0].prompt != prompt:
        game.answer(game.questions[0], bot.choose(game, game.questions[0].seat))
    return game.record()


def test_what_glows_comes_into_view(sitter: Sit) -> None:
    """Also where a city at the eastern edge of the map shall provide a token."""
    anna = sitter(**PHONE)
    anna.bring(asked("levy"))
    anna.page.wait_for_function(GLOW_IN_VIEW)


def test_a_flat_map_fills_its_row_and_the_cards_lie_beneath_it(sitter: Sit) -> None:
    anna = sitter(**PHONE)
    anna.bring(asked("levy"))
    for part in (".stage .pane", ".tray .tab", "#question .answer"):
        expect(anna.page.locator(part).first).to_be_in_viewport()
    anna.page.wait_for_function(FILLED)


@pytest.mark.parametrize("prompt", ["concession", "place-agent"])
def test_whole_rows_of_answers_are_seen_never_half_a_one(sitter: Sit, prompt: str) -> None:
    """Also where not to take anything comes first, because not all of them find room."""
    anna = sitter(**PHONE, language="de-DE")
    anna.bring(asked(prompt))
    anna.wait_asked()
    assert anna.page.evaluate(HALF) == []


def test_who_is_asked_stands_before_the_first_word(sitter: Sit) -> None:
    """At a table of one's own the seat has no line of its own: answers have it."""
    anna = sitter(**PHONE)
    anna.bring(asked("levy"))
    seat, words = (anna.page.locator(part).bounding_box() for part in (".asked-seat", "#prompt"))
    assert seat is not None
    assert words is not None
    assert seat["y"] + seat["height"] > words["y"] + 8


def test_on_a_flat_map_buttons_come_when_it_is_touched(sitter: Sit) -> None:
    """They would cover what glows there."""
    anna = sitter(**PHONE)
    anna.bring(asked("levy"))
    buttons = anna.page.locator(".board-buttons")
    expect(buttons).to_be_hidden()
    anna.page.locator(".pane").first.hover(position={"x": 20, "y": 60})
    expect(buttons).to_be_visible()


def test_a_contest_s_totals_are_seen_without_scrolling(sitter: Sit) -> None:
    anna = sitter(**PHONE)
    anna.bring(asked("losses"))
    for total in anna.page.locator(".contest-total strong").all():
        expect(total).to_be_in_viewport(ratio=1)
    assert anna.page.locator(".contest-total strong").count() == 2


SHARES = """() => [...document.querySelectorAll('.tray .leaf .card-plate')].filter((plate) => plate.offsetHeight > 20)
  .map((plate) => plate.offsetHeight / (plate.offsetWidth * 150 / 240))"""
"""Of pictures on cards: how much of their height is seen."""


def test_pictures_on_cards_are_hardly_cut(sitter: Sit) -> None:
    """No head without its hat."""
    anna = sitter(**PHONE)
    anna.play_against_bots("caribbean")
    anna.page.locator(".pane-tab").nth(1).click()
    expect(anna.page.locator(".tray .leaf .card-plate").first).to_be_visible()
    assert min(anna.page.evaluate(SHARES)) > 0.75


def test_the_answers_to_the_next_question_are_seen_from_the_first(sitter: Sit) -> None:
    """However far the list was scrolled."""
    anna = sitter(**PHONE)
    anna.play_against_bots("elisabeth")
    anna.answer(0)
    anna.wait_asked()
    answers = anna.page.locator("#question .answers")
    answers.evaluate("list => { list.scrollTop = list.scrollHeight; }")
    assert answers.evaluate("list => list.scrollTop") > 20
    before = anna.asked
    answers.locator(".answer").nth(1).evaluate("answer => answer.click()")
    anna.wait_answered(before)
    anna.wait_asked()
    assert answers.evaluate("list => list.scrollHeight - list.clientHeight") > 20, "a list to scroll"
    assert answers.evaluate("list => list.scrollTop") == 0
