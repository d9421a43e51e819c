"""A map that stands still: whatever is asked, told or going on, the board keeps its rectangle; and the names that cards
and rules speak of can always be read."""

import contextlib
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

import theatrum
from browser.sitting import Sitter
from theatrum.core.game import Game
from theatrum.games.caribbean.scene.board import manned_areas
from theatrum.games.caribbean.scene.geography.atlas import FAMOUS
from theatrum.games.caribbean.tables.places import AREA

Sit = Callable[..., Sitter]
ANSWERS = 14
"""So many on each screen."""
SCREENS = [(1440, 900), (1280, 720), (390, 844)]
PLAY = """async ([seed, most]) => {
  // Presses what is offered, and looks at every frame where the board lies.
  let state = seed;
  const random = (n) => (state = (state * 48271) % 2147483647) % n;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const seen = new Map();
  const look = () => {
    const { x, y, width, height } = document.querySelector('.stage .pane').getBoundingClientRect();
    if (!width) return document.querySelector('.pane-tab[data-key=board]').click();  // a phone shows the cards
    const where = [x, y, width, height].map(Math.round).join(' ');
    if (!seen.has(where)) seen.set(where, document.querySelector('#prompt')?.textContent ?? '');
    return true;
  };
  for (let pressed = 0; pressed < most; pressed += 1) {
    for (;;) {
      const question = document.querySelector('#question');
      if (question?.classList.contains('over')) return [...seen];  // the ending has a page of its own
      const board = look();
      if (board && question?.classList.contains('asked') && !question.classList.contains('busy')) break;
      await frame();
    }
    const offered = [...document.querySelectorAll('#question .answers .answer')];
    offered[random(offered.length)].click();
    await frame();
  }
  return [...seen];
}"""
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ENDS = """() => ['.question', '.answers', '.answer'].flatMap((all) =>
  [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect().bottom))"""
A_ROW = 30
"""So high are answers of a long list."""
MISSING = """() => {
  const board = document.querySelector('.stage .pane').getBoundingClientRect();
  const letters = (words) => words.replace(/[\\s-]/g, '');
  const written = [...document.querySelectorAll('.pane .label, .pane .hex-name')].filter((one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    return height >= 11 && left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
  });
  const words = letters(written.map((one) => one.textContent).join(' '));
  const principal = [...document.querySelectorAll('.space.principal')].map((one) => one.ariaLabel.split(', ')[0]);
  return [principal.length, principal.filter((name) => !words.includes(letters(name)))];
}"""


@pytest.mark.parametrize("game", ["generalship", "pax_renaissance", "elisabeth", "caribbean"])
def test_the_board_keeps_its_rectangle_at_every_question(sitter: Sit, game: str) -> None:
    """One game, played on from screen to screen."""
    anna = sitter()
    anna.page.set_default_timeout(90_000)
    anna.play_against_bots(game)
    for width, height in SCREENS:
        anna.wait_asked()
        if anna.is_over:
            anna.play_against_bots(game)
        anna.look(width, height)
        anna.page.wait_for_selector(".stage .pane .space", state="attached")
        anna.page.evaluate(FRAMES)
        seen = anna.page.evaluate(PLAY, [5, ANSWERS])
        assert len(seen) == 1, seen
        anna.picture(f"standing-still-{game}-{width}")


@pytest.mark.parametrize(
    "game",
    [
        "pax_renaissance",
        *(pytest.param(game, marks=pytest.mark.slow) for game in ("generalship", "elisabeth")),
    ],
)
def test_the_board_keeps_its_rectangle_over_a_whole_game(sitter: Sit, game: str) -> None:
    anna = sitter(width=1440, height=900)
    anna.page.set_default_timeout(90_000)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    anna.sit_at(anna.post("/api/tables", {"game": game, "players": 2, "seats": seats})["table"])
    anna.page.wait_for_selector(".stage .pane .space", state="attached")
    anna.page.evaluate(FRAMES)
    seen = anna.page.evaluate(PLAY, [7, 3000])
    assert len(seen) == 1, seen
    assert anna.is_over


def test_neither_a_guide_nor_a_long_list_of_answers_moves_the_board(sitter: Sit) -> None:
    anna = sitter(width=1280, height=720)
    anna.learn("pax_renaissance")
    guide = anna.page.locator("#guide")
    expect(guide).to_be_visible()
    anna.page.wait_for_selector(".stage .pane .space")
    before = anna.page.locator(".stage .pane").bounding_box()
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("Hint 2")
    assert anna.page.locator(".stage .pane").bounding_box() == before

    # More answers than their place holds: they are unfolded over the board.
    anna.page.locator(".answer-more").click()
    expect(anna.page.locator(".answers .answer").last).to_be_in_viewport(ratio=1)
    anna.picture("standing-still-unfolded")
    assert anna.page.locator(".stage .pane").bounding_box() == before
    anna.page.locator(".more-answers").click()
    expect(anna.page.locator(".question.unfolded")).to_have_count(0)


@pytest.mark.parametrize("width, height, phone", [(1280, 720, False), (390, 844, True)])
def test_no_row_is_left_empty_below_answers_that_are_not_all_seen_and_it_is_said_how_many_are_not(
    sitter: Sit, width: int, height: int, phone: bool
) -> None:
    """On a wide screen after the last one that is seen, on a phone among the tools."""
    anna = sitter(width=width, height=height, phone=phone, language="de-DE")
    anna.sit_at(anna.post("/api/records", theatrum.new("elisabeth", 6, seed=3).record())["table"])
    more = anna.page.locator(".question.crowded :is(.answer-more, .more-answers):visible")
    expect(more).to_have_count(1)
    bottom, cut, *ends = anna.page.evaluate(ENDS)
    seen = [end for end in ends if end <= cut]
    assert len(seen) < len(ends)
    assert bottom - max(seen) < A_ROW
    assert more.bounding_box()["y"] < cut  # type: ignore[index]
    expect(more).to_have_text(f"{len(ends) - len(seen)} weitere")
    more.click()
    expect(anna.page.locator(".question.unfolded .answer").last).to_be_visible()
    assert anna.page.evaluate("document.activeElement.closest('.question') !== null")


def test_what_answers_say_alike_is_said_once_where_they_find_no_room(sitter: Sit) -> None:
    """Nine answers, of which a low window showed five: all of them are seen, and each is still called by all its words."""
    anna = sitter(width=1280, height=720)
    anna.sit_at(anna.post("/api/records", theatrum.new("pax_renaissance", 4, seed=0).record())["table"])
    expect(anna.page.locator(".answers .answer")).to_have_count(9)
    _, cut, *ends = anna.page.evaluate(ENDS)
    assert max(ends) <= cut
    expect(anna.page.locator(".answer-alike").first).to_have_text("Buy …")
    expect(anna.page.locator(".answer-alike").first).to_be_visible()
    whole = anna.page.get_by_role("button", name="Buy Qizilbash")
    expect(whole).to_be_visible()
    assert whole.locator(".said-alike").bounding_box()["width"] <= 1  # type: ignore[index]
    anna.look(1440, 900)
    expect(anna.page.locator(".answer-alike").first).to_be_hidden()
    assert whole.locator(".said-alike").bounding_box()["width"] > 1  # type: ignore[index]


def record_of(game: str, players: int, answers: int) -> str:
    played = theatrum.new(game, players=players, seed=3)
    rng = random.Random(3)
    for _ in range(answers):
        question = played.questions[0]
        played.answer(question, rng.choice(question.answers))
    return played.record()


@pytest.mark.parametrize("language, screens", [("en-GB", SCREENS[:2]), ("de-DE", SCREENS[1:2])])
@pytest.mark.parametrize(
    "game, players, many",
    [("generalship", 4, 20), ("pax_renaissance", 2, 10), ("elisabeth", 2, 36), ("caribbean", 3, 45)],
)
def test_names_that_cards_and_rules_speak_of_are_always_written(
    sitter: Sit, game: str, players: int, many: int, language: str, screens: list[tuple[int, int]]
) -> None:
    """Whole, and all of them, from where the whole board is seen."""
    anna = sitter(language=language)
    anna.bring(record_of(game, players, 60))
    for width, height in screens:
        anna.look(width, height)
        anna.page.wait_for_selector(".stage .pane .space.principal")
        anna.picture(f"names-{game}-{players}-{language[:2]}-{width}")
        with contextlib.suppress(TimeoutError):  # then it says which are missing
            anna.page.wait_for_function(f"() => ({MISSING})()[1].length === 0", timeout=5_000)
        principal, missing = anna.page.evaluate(MISSING)
        assert principal >= many
        assert missing == []


# ---- the chart of the New World --------------------------------------------------------------------------------------
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.pane .layer-labels .label, .pane .layer-titles .label')].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { words: one.textContent, left, right, top: top + 4, bottom: bottom - 3 };  // taller than its letters
  });
  return boxes.flatMap((a, i) => boxes.slice(i + 1)
    .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom)
    .map((b) => `${a.words} / ${b.words}`));
}"""
WRITTEN = "() => [...document.querySelectorAll('.pane .label')].map((one) => one.textContent)"


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_colonies_areas_with_figures_and_famous_ones_are_named_without_overlaps(
    sitter: Sit, language: str
) -> None:
    """As the game begins, and when two dozen areas are colonies."""
    names = theatrum.definition("caribbean").names(language[:2])
    for game in (theatrum.new("caribbean", players=5, seed=3), colonized()):
        state: Any = game.state
        areas = FAMOUS | manned_areas(state) | {i for i, who in enumerate(state.owner) if who >= 0}
        anna = sitter(language=language)
        anna.bring(game.record())
        for width, height in SCREENS[:2]:
            anna.look(width, height)
            anna.page.wait_for_selector(".stage .pane .space.principal")
            anna.page.wait_for_timeout(400)
            written = set(anna.page.evaluate(WRITTEN))
            assert sorted({names[AREA.noun[area]] for area in areas if area >= 0} - written) == []
            assert anna.page.evaluate(OVERLAPS) == []
            anna.picture(f"chart-{language[:2]}-{width}-{game.position}")


def colonized() -> Game:
    """A game in which everybody does what looks best at first sight, until two dozen areas are colonies."""
    game = theatrum.new("caribbean", players=5, seed=3)
    state: Any = game.state
    while sum(who >= 0 for who in state.owner) < 24:
        question = game.questions[0]
        worth = game.definition.judgement.order(game.state, question.ask, question.answers)
        game.answer(question, question.answers[max(range(len(worth)), key=worth.__getitem__)])
        state = game.state
    return game
