"""Several boards: tabs, a letter each, rows of cards upon them; a question opens the board where its answers lie."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

import theatrum
from browser.clean import is_clean
from browser.sitting import Sitter
from theatrum.core.game import Game

Sit = Callable[..., Sitter]
KEYS = {"w": "World", "h": "Houses", "p": "Patronage", "s": "Spies", "f": "Faith", "e": "Europe"}


def asked(prompt: str, prefer: str) -> Game:
    """A campaign at a question of this kind. Somebody always does what leads there, if it is offered."""
    for seed in range(1, 40):
        game = theatrum.new("elisabeth", players=2, seed=seed, options={"scenario": "campaign"})
        rng = random.Random(seed)
        for _ in range(700):
            if game.over or game.questions[0].prompt == prompt:
                break
            question = game.questions[0]
            wanted = [answer for answer in question.answers if answer[0] in (prefer, "cp", "ready", "done")]
            game.answer(question, rng.choice(wanted or question.answers))
        if not game.over and game.questions[0].prompt == prompt:
            return game
    raise AssertionError(f"nobody was asked {prompt}")


def test_a_letter_opens_each_board(sitter: Sit) -> None:
    anna = sitter()
    anna.bring(theatrum.new("elisabeth", players=6, seed=3).record())
    page = anna.page
    page.keyboard.press("m")  # the talks lie over the board
    tabs = page.locator(".board-tabs")
    for key, name in KEYS.items():
        page.keyboard.press(key)
        expect(tabs.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        anna.picture(f"board-{key}")
        if key != "e":
            is_clean(anna, ".stage")
    expect(page.locator(".board-tabs .tab")).to_have_count(9)


def test_a_question_opens_the_board_on_which_its_answers_lie(sitter: Sit) -> None:
    """Where an expedition begins is asked on the map of the world; it stays while its captain is what answers."""
    anna = sitter()
    anna.bring(asked("outfit-zone", "outfit").record())
    page = anna.page
    world = page.locator(".board-tabs").get_by_role("button", name="World")
    expect(world).to_have_attribute("aria-pressed", "true")
    page.locator(".space-plaque.glow").first.click()
    expect(page.locator(".space-plaque.glow")).to_have_count(0)
    expect(page.locator(".stage .person.glow")).to_have_count(1)
    expect(world).to_have_attribute("aria-pressed", "true")


WHOLE = """() => {
  const person = document.querySelector('.stage .person.glow'), around = person.closest('.sheet-board');
  const [box, within] = [person, around].map((one) => one.getBoundingClientRect());
  return box.top >= within.top - 1 && box.bottom <= within.bottom + 1;
}"""


def test_what_glows_beneath_a_map_is_seen_in_a_smaller_window_too(sitter: Sit) -> None:
    """The captain who may take colonists stands in the second row beneath the map of the world."""
    anna = sitter(width=1440)
    anna.bring(asked("outfit-zone", "outfit").record())
    page = anna.page
    page.locator(".space-plaque.glow").first.click()
    expect(page.locator(".stage .person.glow")).to_have_count(1)
    for width, height in ((1440, 900), (1280, 720)):
        anna.look(width, height)
        page.wait_for_function(WHOLE, timeout=5_000)


def test_no_way_runs_through_the_name_of_an_ocean(sitter: Sit) -> None:
    anna = sitter()
    anna.bring(theatrum.new("elisabeth", players=6, seed=3).record())
    anna.page.keyboard.press("m")
    anna.page.keyboard.press("w")
    expect(anna.page.locator(".way ~ .space-plaque, .layer-links ~ * .space-plaque").first).to_be_visible()


def test_the_text_view_tells_the_boards(sitter: Sit) -> None:
    anna = sitter()
    anna.bring(theatrum.new("elisabeth", players=6, seed=3).record())
    anna.page.keyboard.press("t")
    told = anna.page.locator(".text-view")
    for heading in ("The world", "Courts and marriages", "Arts and sciences", "Espionage", "Faith by area"):
        expect(told.get_by_role("heading", name=heading, exact=True)).to_have_count(1)
    expect(told).to_contain_text("Against the wind, by a navigation roll: Guinea Coast")


def test_a_board_that_is_dragged_is_painted_anew_when_it_lies_still(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")
    pane, world = anna.page.locator(".board .pane").first, anna.page.locator(".board .pane > .world").first
    pane.focus()
    for _ in range(3):
        anna.page.keyboard.press("+")
    shift = "pane => getComputedStyle(pane).transform"
    before = world.get_attribute("transform")
    box = pane.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 40, y + 30, steps=4)
    assert world.get_attribute("transform") == before
    assert pane.evaluate(shift) != "none"
    anna.page.mouse.up()
    assert world.get_attribute("transform") != before
    assert pane.evaluate(shift) == "none"
