"""The whole table as text, played to the end by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
FOCUSED = """() => {
  const at = document.activeElement;
  return at && at.closest('.answers') && at.classList.contains('answer') ? 'answer' : at ? at.tagName : '';
}"""

IN_WORDS = """async ([seed, most]) => {
  // Whatever is asked, the text of the whole table is read, and one of the offered buttons pressed.
  let state = seed;
  const random = (n) => (state = (state * 48271) % 2147483647) % n;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let pressed = 0; pressed < most; pressed += 1) {
    for (;;) {
      const question = document.querySelector('#question');
      if (question?.classList.contains('over')) return [pressed, ''];
      if (question?.classList.contains('asked') && !question.classList.contains('busy')) break;
      await frame();
    }
    const words = document.querySelector('.text-view')?.textContent ?? '';
    const wrong = words.match(/.{0,40}(\\[object|undefined|NaN|\\{ ?\\$).{0,40}/) ?? (words.length < 400 && [words]);
    if (wrong) return [pressed, wrong[0]];
    const offered = [...document.querySelectorAll('#question .answers .answer')];
    offered[random(offered.length)].click();
    await frame();
  }
  return [most, ''];
}"""


def press_answer(anna: Sitter, which: int) -> None:
    """From the question by Tab to one of its answers, then Enter."""
    anna.page.evaluate("document.getElementById('prompt').focus()")
    found = -1
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate(FOCUSED) == "answer":
            found += 1
            if found == which:
                break
    assert found == which
    anna.page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Bot: Aimless"], Length="1")
    anna.wait_asked()
    anna.page.keyboard.press("t")
    expect(anna.page.locator(".text-view")).to_be_visible()
    assert anna.page.locator(".board, .tray").count() == 0
    anna.picture("text-view")

    for step in range(60):
        anna.wait_asked()
        if anna.is_over:
            break
        before = anna.asked
        press_answer(anna, step % len(anna.answers))
        anna.wait_answered(before)
    assert anna.is_over
    # After an answer the reader is led back to the question, and everything was announced.
    assert anna.page.evaluate("document.activeElement.id") == "prompt"
    assert anna.page.locator("#announcements p").count() > 0
    anna.picture("text-view-over")


@pytest.mark.parametrize("questions", [30, pytest.param(3000, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "game, players", [("caribbean", 1), ("pax_renaissance", 2), ("generalship", 2), ("elisabeth", 2)]
)
def test_every_game_is_played_in_words(sitter: Sit, game: str, players: int, questions: int) -> None:
    """Everything that is asked can be read and answered without the board; Caribbean alone, where it is soonest over."""
    anna = sitter(language="de-DE", spare=True)
    anna.page.set_default_timeout(90_000)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    made = anna.post("/api/tables", {"game": game, "players": players, "seats": seats})
    anna.sit_at(made["table"])
    anna.page.keyboard.press("t")
    anna.page.wait_for_selector(".text-view")

    pressed, wrong = anna.page.evaluate(IN_WORDS, [7, questions])

    assert (pressed >= 20, wrong) == (True, "")
    assert anna.page.locator(".board, .tray").count() == 0
    if pressed < questions:
        expect(anna.page.locator(".question.over .score")).to_have_count(players)


def test_new_questions_and_events_are_announced(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("parley")
    announcements = anna.page.locator("#announcements")
    expect(announcements).to_contain_text(anna.prompt)
    anna.answer(0)
    anna.wait_asked()
    expect(announcements).to_contain_text(anna.prompt)


def test_things_that_answer_are_buttons_in_the_text(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")
    anna.page.keyboard.press("t")
    view = anna.page.locator(".text-view")
    for heading in ("How it stands", "Cards", "Players"):
        expect(view.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    view.get_by_role("button", name="England").first.click()  # on its card; its land answers, too
    anna.page.wait_for_function(
        "() => !document.querySelector('#prompt').textContent.includes('nation will')"
    )
    expect(view).to_contain_text("England")


def test_everything_on_the_board_is_reached_by_keys(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")
    anna.play_on(3)
    anna.wait_asked()
    anna.page.keyboard.press("b")
    anna.page.keyboard.press("ArrowDown")
    first = anna.page.evaluate("document.activeElement.dataset.noun")
    anna.page.keyboard.press("ArrowDown")
    second = anna.page.evaluate("document.activeElement.dataset.noun")
    assert first
    assert second
    assert first != second
    anna.page.keyboard.press("i")
    expect(anna.page.locator(".inspect")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Keys")
    anna.picture("help")
