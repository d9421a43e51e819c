"""What others did is shown step by step, and the board goes with the words; one's own answer waits for nobody."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]

CARDS = "() => [...document.querySelectorAll('.row-cards [data-thing], .board [data-piece], .panel .stat')]"
LAID = f"{CARDS}.map((one) => (one.dataset.thing ?? one.dataset.piece ?? '') + one.textContent).join('|')"
"""What lies on the table as it is seen."""
BEHIND = f"""() => document.querySelector('.caption-left') && document.querySelector('.question.asked') && {{
    laid: ({LAID.replace("() => ", "", 1)}),
    log: [...document.querySelectorAll('.log-words')].map((one) => one.innerText),
    words: document.querySelector('.caption-words').innerText,
    glows: document.querySelectorAll('.board .glow, .row-cards .glow').length,
}}"""
"""What is seen at one and the same moment, while others' moves are being shown and more are to come."""


def sit_down(sitter: Sit, pace: str, motion: str = "no-preference") -> Sitter:
    """Against three bots, who have moved before it is one's turn again."""
    anna = sitter(apart=True)
    anna.context.add_init_script(
        f"localStorage.theatrum = JSON.stringify({{ spare: false, pace: '{pace}' }})"
    )
    anna.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    made = anna.post(
        "/api/tables", {"game": "pax_renaissance", "players": 4, "seats": seats, "private": True}
    )
    anna.sit_at(made["table"])
    return anna


def let_others_move(anna: Sitter) -> None:
    """Answer until others have had their turns and the next question is open."""
    seat, turn = anna.asked.split()[0], anna.position()
    for _ in range(40):
        anna.answer("Pass" if any("Pass" in words for words in anna.answers) else 0)
        anna.wait_asked()
        if anna.asked.split()[0] == seat and anna.position() > turn + 6:
            return
        turn = anna.position()
    raise AssertionError("nobody else has moved")


def wait_behind(page: Page) -> None:
    page.wait_for_selector(".caption-left")


def test_the_board_shows_what_the_caption_tells_and_a_click_skips_to_now(sitter: Sit) -> None:
    anna = sit_down(sitter, "slow")
    page = anna.page
    let_others_move(anna)
    shown = page.wait_for_function(BEHIND).json_value()
    then, told = shown["laid"], len(shown["log"])
    assert shown["glows"] == 0
    assert shown["words"] in " ".join(shown["log"])
    asked = anna.asked

    page.locator(".stage .pane").click(position={"x": 40, "y": 40})
    expect(page.locator(".caption")).to_have_count(0)
    now = page.evaluate(LAID)
    assert now != then, "the board was where the words were"
    assert page.locator(".log-words").count() > told, "and so was the log"
    assert anna.asked == asked, "the click has skipped, and answered nothing"
    expect(page.locator(".board .glow, .row-cards .glow, .panel .glow")).not_to_have_count(0)
    page.reload()
    anna.wait_asked()
    assert page.evaluate(LAID) == now, "nothing was left out"


def test_one_s_own_answer_is_given_while_others_moves_are_shown(sitter: Sit) -> None:
    anna = sit_down(sitter, "slow")
    let_others_move(anna)
    wait_behind(anna.page)
    before, position = anna.asked, anna.position()
    anna.answer("Pass" if any("Pass" in words for words in anna.answers) else 0)
    assert anna.asked != before
    assert anna.position() > position


def test_at_once_and_with_less_motion_the_board_is_where_the_game_is(sitter: Sit) -> None:
    for pace, motion in [("none", "no-preference"), ("slow", "reduce")]:
        anna = sit_down(sitter, pace, motion)
        let_others_move(anna)
        expect(anna.page.locator(".caption")).to_have_count(0)
        expect(anna.page.locator(".board .glow, .row-cards .glow, .panel .glow")).not_to_have_count(0)
        now = anna.page.evaluate(LAID)
        anna.page.reload()
        anna.wait_asked()
        assert anna.page.evaluate(LAID) == now


def test_what_is_shown_comes_to_its_end_by_itself(sitter: Sit) -> None:
    anna = sit_down(sitter, "fast")
    let_others_move(anna)
    # Nothing glows while moves are shown. (On a busy machine the show begins after the question has come.)
    glowing = anna.page.locator(".board .glow, .row-cards .glow, .panel .glow")
    expect(glowing).not_to_have_count(0, timeout=60_000)
    expect(anna.page.locator(".caption")).to_have_count(0, timeout=60_000)
    expect(glowing).not_to_have_count(0)
