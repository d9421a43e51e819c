"""What belongs to a table besides its game: standing answers, records, clocks, notes — and every game there is."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.sitting import Sitter
from theatrum.games import GAMES

Sit = Callable[..., Sitter]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_without_a_line_of_its_own(sitter: Sit, game: str) -> None:
    """In English by day, then in German by night."""
    anna = sitter()
    anna.goto(f"/game/{game}")
    anna.page.locator("form.new-table button[type=submit]").click()
    anna.page.wait_for_url("**/table/*")
    anna.play_on(6)
    told_in_words(anna, f"{game}-en-light")

    anna.look(1400, 900, "dark")
    anna.page.evaluate("localStorage.theatrum = JSON.stringify({ spare: false, language: 'de' })")
    anna.page.reload()
    anna.play_on(3)
    assert anna.page.evaluate("document.documentElement.lang") == "de"
    told_in_words(anna, f"{game}-de-dark")


def told_in_words(anna: Sitter, name: str) -> None:
    """Words, not keys: a key has hyphens where people write spaces."""
    anna.wait_asked()
    expect(anna.page.locator(".panel")).not_to_have_count(0)
    assert "prompt-" not in anna.page.locator("#page").inner_text()
    anna.picture(name)


def while_asked_for_a_ruse(anna: Sitter) -> None:
    """Play Parley until the window opens; not every deal comes to it before the game is over."""
    for _ in range(8):
        anna.set_up("parley", ["Me", "Bot: Experienced"])
        for _ in range(12):
            anna.wait_asked()
            if "ruse" in anna.prompt:
                return
            if anna.is_over or not anna.answers:
                break
            anna.answer(0)
    raise AssertionError(f"no ruse was asked for; the last question was {anna.prompt!r}, with {anna.answers}")


def test_a_standing_answer_spares_the_question(sitter: Sit) -> None:
    anna = sitter()
    while_asked_for_a_ruse(anna)
    offer = anna.page.get_by_role("button", name="Don’t ask again")
    expect(offer).to_be_visible()
    offer.click()
    before = anna.asked
    anna.page.get_by_role("dialog").get_by_role("button", name="Always: Pass").click()

    anna.wait_answered(before)
    anna.page.locator(".talk").get_by_role("tab", name="Table").click()
    expect(anna.page.locator(".standing")).to_contain_text("Ruse")
    anna.page.locator(".standing").get_by_role("button", name="remove").click()
    expect(anna.page.locator(".standing")).to_have_count(0)


def test_a_finished_game_is_taken_home_and_brought_again(sitter: Sit, tmp_path: Path) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Bot: Aimless"], Length="1")
    while not anna.is_over:
        anna.answer(0)
        anna.wait_asked()
    ended = anna.prompt
    expect(anna.page.locator(".scores .won")).not_to_have_count(0)
    anna.page.locator(".talk").get_by_role("tab", name="Table").click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)

    bert = sitter()
    bert.goto("/")
    bert.page.get_by_label("Choose a record").set_input_files(record)
    bert.page.wait_for_url("**/table/*")
    bert.page.wait_for_selector(".question.over")
    assert bert.prompt == ended


def test_once_more_seats_the_same_people(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Bot: Aimless"], Length="1")
    while not anna.is_over:
        anna.answer(0)
        anna.wait_asked()
    over = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_function("over => location.href !== over", arg=over)
    anna.wait_asked()
    assert not anna.is_over
    expect(anna.page.locator(".panel.mine")).to_have_count(1)


def test_a_clock_runs_for_whoever_is_asked(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Me"], Clock="30 minutes in all, 20 s more for every answer")
    anna.wait_asked()
    clocks = anna.page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_contain_text(":")
    expect(anna.page.locator(".clock.running")).not_to_have_count(0)


def test_a_note_is_kept_and_is_mine_alone(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Bot: Aimless"])
    anna.wait_asked()
    anna.page.locator(".talk").get_by_role("tab", name="Notes").click()
    anna.page.get_by_label("Only you can read this.").fill("He always aims at Ardres.")
    anna.page.wait_for_timeout(1200)
    anna.page.reload()
    anna.wait_asked()
    anna.page.locator(".talk").get_by_role("tab", name="Notes").click()
    expect(anna.page.get_by_label("Only you can read this.")).to_have_value("He always aims at Ardres.")

    carl = sitter()
    carl.goto(anna.page.url)
    carl.page.wait_for_selector(".board .space")
    assert "Ardres." not in carl.page.content()


def test_the_tab_says_whose_turn_it_is(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "A friend, by link"])
    link = anna.page.get_by_label("Link for seat 2").input_value()
    bert = sitter()
    bert.accept(link, "Bert")
    bert.wait_asked()
    anna.wait_asked()
    assert anna.page.title() == "● Your turn – Parley"
    anna.answer(0)
    anna.page.wait_for_function("() => document.title === 'Parley'")
    assert "favicon.svg" in (anna.page.locator("link[rel=icon]").get_attribute("href") or "")


def test_a_name_in_the_log_leads_to_the_thing(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")
    anna.play_on(6)
    anna.wait_asked()
    name = anna.page.locator(".log .link").last
    words = name.inner_text()
    name.click()
    expect(anna.page.locator(".inspect h2")).to_have_text(words)


def test_holding_a_thing_looks_at_it_and_does_not_answer(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("generalship")
    asked = anna.asked
    anna.page.locator(".card.glow").first.click(delay=800)
    expect(anna.page.locator(".inspect")).to_be_visible()
    assert anna.asked == asked
