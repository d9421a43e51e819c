"""Looking back, and trying out: the time line, a link to a position, a sandbox."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]


@pytest.fixture
def anna(sitter: Sit) -> Sitter:
    """Somebody in the middle of a game against a bot."""
    one = sitter()
    one.set_up("parley", ["Me", "Bot: Aimless"])
    one.wait_asked()
    one.play_on(5)
    one.wait_asked()
    return one


def at(anna: Sitter) -> int:
    return int(anna.page.locator(".replay-at").inner_text().split()[0])


def test_step_by_step_through_the_past_and_back(anna: Sitter) -> None:
    asked = anna.prompt
    anna.page.keyboard.press("r")
    anna.page.wait_for_selector(".replay")
    last = at(anna)
    assert last > 3

    anna.page.get_by_role("button", name="One step back").click()
    expect(anna.page.locator(".replay-at")).to_contain_text(f"{last - 1} of")
    anna.page.keyboard.press(",")
    expect(anna.page.locator(".replay-at")).to_contain_text(f"{last - 2} of")
    anna.page.get_by_role("button", name="To the beginning").click()
    expect(anna.page.locator(".replay-at")).to_contain_text("0 of")
    assert anna.page.locator(".glow").count() == 0
    anna.picture("replay")

    anna.page.get_by_role("slider", name="Time line").fill("2")
    expect(anna.page.locator(".replay-at")).to_contain_text("2 of")
    anna.page.get_by_role("button", name="Play by itself").click()
    expect(anna.page.locator(".replay-at")).to_contain_text("3 of")

    anna.page.get_by_role("button", name="Back to the present").click()
    assert anna.prompt == asked


def test_a_line_of_the_log_leads_to_its_moment(anna: Sitter) -> None:
    line = anna.page.locator(".log-line").nth(1)
    line.hover()
    line.get_by_role("button", name="Go back to position").click()
    anna.page.wait_for_selector(".replay")
    assert at(anna) < anna.position()


def test_a_link_leads_to_a_position(anna: Sitter) -> None:
    anna.page.keyboard.press("r")
    anna.page.wait_for_selector(".replay")
    last = at(anna)
    anna.page.get_by_role("button", name="One step back").click()
    wanted = f"{last - 1} of {last}"
    expect(anna.page.locator(".replay-at")).to_have_text(wanted)
    anna.page.get_by_role("button", name="Link to this position").click()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    anna.page.goto(link)
    expect(anna.page.locator(".replay-at")).to_have_text(wanted)


def test_a_fork_is_a_sandbox_and_leaves_the_game_alone(anna: Sitter) -> None:
    table, position = anna.page.url, anna.position()
    anna.page.keyboard.press("r")
    anna.page.get_by_role("button", name="One step back").click()
    anna.page.get_by_role("button", name="Try it out").click()
    anna.page.wait_for_function(
        "address => location.href !== address && location.pathname.startsWith('/table/')", arg=table
    )
    expect(anna.page.locator(".table-head")).to_contain_text("Sandbox")
    anna.wait_asked()
    anna.picture("sandbox")
    anna.play_on(4)  # for both sides: a sandbox is never covered
    assert anna.page.locator(".cover").count() == 0

    anna.goto(table)
    anna.wait_asked()
    assert anna.position() == position
