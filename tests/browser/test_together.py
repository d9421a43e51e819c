"""Two browsers at one table, live; the server stops and starts again in the middle; and two people at one screen."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.sitting import House, Sitter

Sit = Callable[..., Sitter]


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    yield opened
    opened.stop()


def finish(*people: Sitter) -> None:
    """Whoever is asked answers, until the game is over."""
    for step in range(200):
        if all(one.is_over for one in people):
            return
        for one in people:
            if one.page.locator(".question.asked:not(.busy)").count():
                one.answer(step % len(one.answers))
        people[0].page.wait_for_timeout(60)
    raise AssertionError("the game did not end")


def test_two_browsers_play_a_whole_game_while_the_server_stops_and_dies(
    sitter: Sit, own_house: House
) -> None:
    anna = sitter(house=own_house)
    anna.forgives = ["Failed to load resource", "WebSocket", "net::"]
    anna.set_up("parley", ["Me", "A friend, by link"], title="Sunday evening", Length="1")
    expect(anna.page.get_by_role("heading", name="The table is filling up")).to_be_visible()
    anna.picture("gathering")
    link = anna.page.get_by_label("Link for seat 2").input_value()

    bert = sitter(house=own_house)
    bert.forgives = anna.forgives
    bert.goto(link)
    expect(bert.page.get_by_role("heading", level=1)).to_contain_text("invites you")
    bert.picture("invitation")
    bert.page.get_by_role("button", name="Sit down here").click()
    bert.page.get_by_role("button", name="That is me").click()
    bert.page.wait_for_url("**/table/*")

    anna.wait_asked()
    bert.wait_asked()
    anna.answer(0)
    expect(anna.page.locator(".prompt")).to_contain_text("Waiting for")

    anna.page.get_by_role("tab", name="Talk").click()
    anna.page.get_by_label("Say something").fill("Good evening, Bert")
    anna.page.keyboard.press("Enter")
    bert.page.get_by_role("tab", name="Talk").click()
    bert.sees("Good evening, Bert")
    bert.page.get_by_role("tab", name="What happened").click()
    anna.page.get_by_role("tab", name="What happened").click()

    bert.answer(0)
    for how in (signal.SIGTERM, signal.SIGKILL):
        before = bert.position()
        own_house.stop(how)
        anna.page.wait_for_selector(".net")
        own_house.start()
        anna.page.wait_for_selector(".net", state="detached")
        bert.page.wait_for_selector(".net", state="detached")
        assert bert.position() == before

    finish(anna, bert)
    assert anna.prompt == bert.prompt
    anna.picture("over")


def test_hot_seat_covers_the_table_between_secrets(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Me"], Length="1")

    # Aims are chosen secretly by both: one chooses, then the screen is handed over.
    anna.wait_asked()
    assert "aim" in anna.prompt
    anna.answer(0)
    expect(anna.page.locator(".cover")).to_be_visible()
    anna.picture("hot-seat-cover")
    assert anna.page.locator(".card, .board, .panel, .log").count() == 0

    anna.page.keyboard.press("Enter")
    anna.wait_asked()
    assert "aim" in anna.prompt
    expect(anna.page.locator(".cover")).to_have_count(0)
    for _ in range(60):
        anna.page.wait_for_selector(".cover, .question.asked:not(.busy), .question.over")
        if anna.is_over:
            break
        if anna.page.locator(".cover").count():
            anna.page.locator("#cover-look").click()
            anna.page.wait_for_selector(".cover", state="detached")
        else:
            anna.answer(0)
    assert anna.is_over


def test_who_plays_all_seats_of_a_hot_seat_needs_no_covers_until_they_are_wanted_again(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Me"])
    anna.wait_asked()
    anna.answer(0)
    anna.page.locator("#cover-alone").click()
    for _ in range(6):
        anna.wait_asked()
        assert anna.page.locator(".cover").count() == 0
        anna.answer(0)
    anna.page.reload()
    anna.wait_asked()
    assert anna.page.locator(".cover").count() == 0, "it is remembered"
    anna.page.keyboard.press("o")
    anna.page.get_by_role("button", name="Cover the table between players").click()
    for _ in range(60):
        anna.page.wait_for_selector(".cover, .question.asked:not(.busy), .question.over")
        if anna.page.locator(".cover").count():
            break
        assert not anna.is_over
        anna.answer(0)
    expect(anna.page.locator(".cover")).to_be_visible()


def test_a_spectator_sees_the_table_and_no_question(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Bot: Experienced"])
    anna.wait_asked()
    anna.play_on(2)

    carl = sitter()
    carl.goto(anna.page.url)
    carl.page.wait_for_selector(".board .space")
    expect(carl.page.locator(".table-head")).to_contain_text("watching")
    assert carl.page.locator(".answers").count() == 0


def test_going_back_beyond_a_barrier_is_voted_on(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "A friend, by link"])
    link = anna.page.get_by_label("Link for seat 2").input_value()
    bert = sitter()
    bert.accept(link, "Bert")
    anna.answer(0)
    bert.answer(0)
    anna.wait_asked()
    position = anna.position()

    ask = anna.page.get_by_role("button", name="Ask to undo")
    ask.click()
    bert.page.get_by_role("button", name="Agree", exact=True).click()

    anna.page.wait_for_selector(".vote", state="detached")
    anna.page.wait_for_function(
        "() => document.querySelector('.log')?.textContent.includes('took back') || document.querySelector('.question.asked')"
    )
    assert anna.position() < position


def test_who_resigns_does_no_harm_to_the_rest(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up("parley", ["Me", "Bot: Experienced"], Length="1")
    anna.wait_asked()
    anna.page.get_by_role("tab", name="Table").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    anna.page.wait_for_selector(".question.over")
    expect(anna.page.locator(".question.over .score")).to_have_count(2)
    over = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_function("over => location.href !== over", arg=over)
    anna.wait_asked()
    assert not anna.is_over
