"""Whole games against bots, from the first question to the result, by what the client offers."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
MOST_TOUCHES = 3000
PLAY = """async ([seed, most]) => {
  // As fast as a hand can be: whatever is asked, one of the offered buttons is pressed as soon as it is there.
  let state = seed;
  const random = (n) => (state = (state * 48271) % 2147483647) % n;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let pressed = 0; pressed < most; pressed += 1) {
    for (;;) {
      const question = document.querySelector('#question');
      if (question?.classList.contains('over')) return pressed;
      if (question?.classList.contains('asked') && !question.classList.contains('busy')) break;
      await frame();
    }
    const offered = [...document.querySelectorAll('#question .answers .answer')];
    offered[random(offered.length)].click();
    await frame();
  }
  return -1;
}"""


@pytest.mark.parametrize(
    "game, title",
    [
        ("pax_renaissance", "Pax Renaissance"),
        pytest.param("elisabeth", "Elisabeth I.", marks=pytest.mark.slow),
        pytest.param("generalship", "Generalship", marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_against_a_bot(sitter: Sit, game: str, title: str) -> None:
    anna = sitter()
    anna.page.set_default_timeout(90_000)
    anna.set_up(game, ["Me", "Bot: Aimless"])
    anna.wait_asked()
    rng = random.Random(game)
    # The first turns by hand: what glows on the table, and what the buttons say.
    for _ in range(6):
        anna.wait_asked()
        anna.answer(rng.randrange(len(anna.answers)))
    anna.picture(f"{game}-in-play")

    pressed = anna.page.evaluate(PLAY, [7, MOST_TOUCHES])

    assert pressed > 0, "the game did not end"
    expect(anna.page.locator(".question.over .score")).to_have_count(2)
    expect(anna.page.locator(".question.over .score.won").first).to_be_visible()
    anna.picture(f"{game}-over")
    anna.page.get_by_role("button", name="Replay").first.click()
    expect(anna.page.locator(".replay")).to_be_visible()
    anna.goto("/")
    expect(anna.page.locator(".lobby-mine .table-entry", has_text=title)).to_contain_text("over")
