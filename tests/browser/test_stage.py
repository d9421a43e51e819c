"""The stage in the middle of the table, what happened played to the eye, and the log with its headings."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import theatrum
from browser.sitting import Sitter
from theatrum.core.game import Game

Sit = Callable[..., Sitter]
BOARD = "JSON.stringify(document.querySelector('.stage .pane').getBoundingClientRect())"


def a_battle(wanted: Callable[[Game], bool]) -> str:
    """The record of a game of Lepanto at such a moment."""
    definition = theatrum.definition("elisabeth")
    assert definition.judgement is not None
    for seed in range(40):
        game = theatrum.new("elisabeth", players=2, seed=seed)
        rng = random.Random(seed)
        for _ in range(1200):
            if game.over:
                break
            if wanted(game):
                return game.record()
            question = game.questions[0]
            answers = question.answers
            worth = definition.judgement.order(game.state, question.ask, answers)
            best = max(zip(worth, answers, strict=True), key=lambda both: both[0])[1]
            game.answer(question, rng.choice(answers) if rng.random() < 0.3 else best)
    raise AssertionError("no such battle")


def has_preview(game: Game) -> bool:
    scene = game.scene(game.questions[0].seat)
    asked, light = scene.question, scene.spotlight
    if asked is None or light is None or light.stage != "battle":
        return False
    return any(choice.preview and choice.preview.sides for choice in asked.choices)


def test_a_battle_is_shown_with_what_an_answer_would_change_and_the_map_stays_where_it_is(
    sitter: Sit,
) -> None:
    anna = sitter(width=1440, height=900)
    anna.bring(a_battle(has_preview))
    page = anna.page
    stage = page.locator(".contest")
    expect(stage).to_be_visible()
    expect(stage.locator(".contest-side")).to_have_count(2)
    before = page.evaluate(BOARD)

    total = stage.locator(".contest-total strong")
    now = total.all_inner_texts()
    page.locator(".answers .answer", has=page.locator(".unseen")).last.hover()
    expect(stage.locator(".contest-total.would")).to_have_count(1)
    assert total.all_inner_texts() != now
    anna.picture("stage-battle")

    page.keyboard.press("m")
    expect(stage).to_have_count(0)
    page.keyboard.press("m")
    expect(stage).to_be_visible()
    assert page.evaluate(BOARD) == before


def test_from_a_contest_without_a_place_a_button_leads_to_the_map_too(sitter: Sit) -> None:
    """A treaty, a plot: what lies behind them can be looked at with the mouse as well."""
    game, rng = theatrum.new("caribbean", players=3, seed=0), random.Random(0)
    while game.questions[0].prompt != "confirm-deal":
        game.answer(game.questions[0], rng.choice(game.questions[0].answers))
    anna = sitter(width=1440, height=900)
    anna.bring(game.record())
    stage = anna.page.locator(".contest")
    stage.locator(".contest-tools .tool").click()
    expect(stage).to_have_count(0)
    anna.page.keyboard.press("m")
    expect(stage).to_be_visible()


def brings_a_contest_on(game: Game) -> bool:
    asked = game.scene(game.questions[0].seat).question
    return asked is not None and any(choice.preview and choice.preview.title for choice in asked.choices)


def test_a_contest_that_an_answer_would_bring_on_is_shown_beside_the_answers(sitter: Sit) -> None:
    anna = sitter(width=1440, height=900)
    anna.bring(a_battle(lambda game: game.questions[0].prompt == "withdraw" and brings_a_contest_on(game)))
    page = anna.page
    slip = page.locator(".forecast")
    expect(slip).to_have_count(0)
    before = page.evaluate(BOARD)
    page.locator(".answers .answer", has_text="battle").last.hover()
    expect(slip).to_be_visible()
    expect(slip.locator(".forecast-side")).to_have_count(2)
    expect(slip.locator(".odds-bar span")).not_to_have_count(0)
    assert page.evaluate(BOARD) == before
    anna.picture("stage-forecast")
    page.mouse.move(2, 2)
    expect(slip).to_have_count(0)


def test_a_contest_is_seen_again_from_its_line_in_the_log(sitter: Sit) -> None:
    def was_fought(game: Game) -> bool:
        return any(entry.key in ("battle-won", "battle-held") for entry in game.log(None)[-6:])

    anna = sitter()
    anna.bring(a_battle(was_fought))
    page = anna.page
    again = page.locator(".log-line", has=page.locator(".log-again")).filter(has_text="hits to")
    again.last.locator(".log-again").click()
    stage = page.locator(".contest.again")
    expect(stage).to_be_visible()
    expect(stage.locator(".contest-verdict")).to_contain_text("hits to")
    assert stage.locator(".die").count() > 0
    anna.picture("stage-again")
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)


def test_the_log_folds_and_says_whose_move_is_marked_on_the_board(sitter: Sit) -> None:
    def has_marched(game: Game) -> bool:
        return sum(entry.key == "marched" for entry in game.log(None)) > 2

    anna = sitter()
    anna.bring(a_battle(has_marched))
    page = anna.page
    lines = page.locator(".log-line").count()
    fold = page.locator(".log-heading.of-round .log-fold").first
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert page.locator(".log-line").count() < lines
    fold.click()
    expect(page.locator(".log-line")).to_have_count(lines)
    numbers = page.locator(".log .move-number").all_inner_texts()
    assert numbers
    assert sorted(page.locator(".trail-number").all_text_contents()) == sorted(numbers)


def let_others_move(anna: Sitter) -> None:
    """Pass until another turn has begun."""
    turn = anna.page.locator(".log-heading").count()
    while anna.page.locator(".log-heading").count() == turn:
        anna.answer("Pass" if any("Pass" in words for words in anna.answers) else 0)
        anna.wait_asked()


def test_what_others_did_is_played_step_by_step_and_with_less_motion_told_as_a_list(sitter: Sit) -> None:
    anna = sitter(apart=True)
    page = anna.page
    anna.context.add_init_script("localStorage.theatrum = JSON.stringify({ spare: false, pace: 'slow' })")
    page.emulate_media(reduced_motion="no-preference")
    anna.play_against_bots("pax_renaissance")
    caption = page.locator(".caption-words")
    page.keyboard.press("Escape")  # perhaps a bot began: its turn is no longer played when ours is counted
    expect(page.locator(".caption, .event-banner")).to_have_count(0)
    let_others_move(anna)
    expect(caption).to_be_visible()
    played = caption.inner_text()
    told = " ".join(page.locator(".log-words").all_inner_texts())
    assert played in told, "from what the log tells"
    page.keyboard.press("Escape")
    expect(page.locator(".caption, .event-banner")).to_have_count(0)

    page.emulate_media(reduced_motion="reduce")
    let_others_move(anna)
    expect(page.locator(".happened li")).to_have_count(1), "one line, that hides no place"
    page.locator(".happened-fold").click()
    expect(page.locator(".happened li").nth(1)).to_be_visible()
    expect(caption).to_have_count(0)


@cache
def opens_with_a_banner() -> tuple[str, dict[str, Any]]:
    """The record of a game of Generalship, and an answer that opens a battle, which everybody is told."""
    game, rng = theatrum.new("generalship", players=2, seed=0), random.Random(0)
    for _ in range(400):
        question, before = game.questions[0], game.record()
        answer = rng.choice([a for a in question.answers if a[0] == "march"] or question.answers)
        game.answer(question, answer)
        if any(entry.key == "battle-joined" for entry in game.log(None, game.position)):
            return before, {
                "do": "answer",
                "seat": question.seat,
                "serial": question.serial,
                "answer": answer,
            }
    raise AssertionError("no such battle")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_a_banner_does_not_lie_over_the_title_of_a_contest(sitter: Sit, size: tuple[int, int]) -> None:
    record, answer = opens_with_a_banner()
    anna = sitter(apart=True, width=size[0], height=size[1])
    anna.context.add_init_script("localStorage.theatrum = JSON.stringify({ spare: false, pace: 'none' })")
    page = anna.page
    page.emulate_media(reduced_motion="no-preference")
    anna.bring(record)
    anna.post(f"/api/tables/{page.url.rpartition('/')[2]}/do", answer)
    page.wait_for_selector(".event-banner")
    if page.locator("#cover-look").count():
        page.locator("#cover-look").click()
    if not page.locator(".contest").count():
        page.keyboard.press("m")
    page.wait_for_selector(".contest-head h2")
    page.wait_for_timeout(400)  # it has come to rest
    banner, title, sheet = (
        page.locator(what).bounding_box() for what in (".event-banner", ".contest-head h2", ".contest")
    )
    assert banner
    assert title
    assert sheet
    assert banner["y"] > title["y"] + title["height"], "it lies below the title"
    assert banner["y"] + banner["height"] > sheet["y"] + sheet["height"] - 40, "at the foot"
    anna.picture(f"stage-banner-{size[0]}")


def a_card_s_question() -> str:
    """The record of a game of Caribbean in which a card asks for something on the map."""
    game, rng = theatrum.new("caribbean", players=3, seed=4), random.Random(4)
    while game.questions[0].prompt != "choose-figure":
        game.answer(game.questions[0], rng.choice(game.questions[0].answers))
    return game.record()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_what_a_card_does_is_read_while_it_asks_also_where_there_is_little_room(
    sitter: Sit, size: tuple[int, int]
) -> None:
    anna = sitter(width=size[0], height=size[1], phone=size[0] < 600)
    anna.bring(a_card_s_question())
    line = anna.page.locator(".spotlight .light-line")
    expect(line).to_be_visible()
    if size[0] < 600:
        anna.page.get_by_role("navigation", name="Parts of the table").get_by_role(
            "button", name="Cards"
        ).tap()
        expect(line).to_be_visible()
        expect(anna.page.locator(".tray .tab").first).to_be_in_viewport()
    anna.page.locator(".spotlight header button").last.click()
    expect(line).to_have_count(0)


def test_the_end_of_the_log_stays_in_sight_when_the_window_becomes_smaller(sitter: Sit) -> None:
    anna = sitter(width=1440, height=900)
    anna.bring(a_card_s_question())
    last = anna.page.locator(".log > li").last
    expect(last).to_be_in_viewport()
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    expect(last).to_be_in_viewport()
    anna.page.locator(".log > li").first.scroll_into_view_if_needed()
    anna.page.evaluate(
        "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
    )
    anna.page.set_viewport_size({"width": 1100, "height": 640})
    expect(last).not_to_be_in_viewport()
