"""axe-core finds no serious violation on any page, in either theme."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.clean import is_clean
from browser.sitting import Sitter
from browser.test_stage import a_battle, has_preview

Sit = Callable[..., Sitter]


@pytest.fixture
def anna(sitter: Sit) -> Sitter:
    return sitter()


def test_the_pages_around(anna: Sitter) -> None:
    for path in (
        "/",
        "/game/generalship",
        "/account",
        "/ranking/generalship",
        "/league",
        "/rules/generalship/GS-4.3",
    ):
        anna.goto(path)
        anna.page.wait_for_load_state("networkidle")
        is_clean(anna)


def test_a_table_in_play_as_board_and_text_and_past(anna: Sitter) -> None:
    anna.play_against_bots("generalship")
    anna.play_on(8)
    anna.wait_asked()
    is_clean(anna)
    for name in ("Technologies", "Tracks"):
        tab = anna.page.get_by_role("tab", name=name).first
        if tab.count():
            tab.click()
            is_clean(anna, ".tray")
    anna.page.locator(".space").first.click()
    is_clean(anna, ".inspect")
    anna.page.keyboard.press("Escape")
    for tab_name in ("Talk", "Notes", "Table"):
        anna.page.locator(".talk").get_by_role("tab", name=tab_name).click()
        is_clean(anna, ".talk")
    anna.page.keyboard.press("t")
    anna.page.wait_for_selector(".text-view")
    is_clean(anna)
    anna.page.keyboard.press("r")
    anna.page.wait_for_selector(".replay")
    is_clean(anna, ".replay")


@pytest.mark.parametrize("game, players", [("pax_renaissance", 2), ("elisabeth", 3), ("caribbean", 3)])
def test_the_tables_of_the_other_games(anna: Sitter, game: str, players: int) -> None:
    """Elisabeth I. for three begins with a negotiation on the stage."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    anna.sit_at(anna.post("/api/tables", {"game": game, "players": players, "seats": seats})["table"])
    is_clean(anna)
    anna.play_on(5)
    anna.wait_asked()
    is_clean(anna)
    anna.page.keyboard.press("t")
    anna.page.wait_for_selector(".text-view")
    is_clean(anna)


def test_answers_in_focus_and_contests_on_a_phone(sitter: Sit) -> None:
    anna = sitter(width=390, height=844, phone=True)
    anna.bring(a_battle(has_preview))
    expect(anna.page.locator(".contest")).to_be_visible()
    is_clean(anna)
    for one in anna.page.locator(".answers .answer").all()[:6]:
        one.focus()
        is_clean(anna, ".question")
        is_clean(anna, ".contest")


def test_an_answer_in_focus_that_nothing_on_the_table_stands_for(anna: Sitter) -> None:
    anna.play_against_bots("pax_renaissance")
    plain = anna.page.locator(".answers .answer.plain")
    for _ in range(40):
        if plain.count():
            break
        anna.play_on(1)
    anna.wait_asked()
    plain.first.focus()
    assert plain.first.evaluate("node => node.matches(':focus-visible')")
    is_clean(anna, ".question")


def test_sheets_and_waiting_rooms(anna: Sitter) -> None:
    anna.set_up("parley", ["Me", "A friend, by link"])
    anna.page.wait_for_selector(".gathering")
    is_clean(anna)
    anna.page.get_by_role("button", name="Settings").click()
    is_clean(anna, "dialog")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Help").click()
    is_clean(anna, "dialog")
    anna.page.keyboard.press("Escape")
    anna.goto(anna.page.get_by_label("Link for seat 2").input_value())
    anna.page.wait_for_selector(".invitation")
    is_clean(anna)


def test_the_end_of_a_game(anna: Sitter) -> None:
    anna.set_up("parley", ["Me", "Bot: Experienced"])
    anna.wait_asked()
    anna.page.get_by_role("tab", name="Table").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    anna.page.wait_for_selector(".ending #analyse")
    is_clean(anna)


def test_the_cover_between_secrets(anna: Sitter) -> None:
    anna.set_up("parley", ["Me", "Me"])
    anna.wait_asked()
    anna.answer(0)
    anna.page.wait_for_selector(".cover")
    is_clean(anna)
