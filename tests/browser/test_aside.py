"""Who is spoken to in secret while he is on another page reads that somebody speaks to him there, finds the room marked,
and says himself by which ways he is told when no page is open."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.sitting import Sitter
from browser.test_negotiation import at_one_table

Sit = Callable[..., Sitter]
WAITS = re.compile("^● Somebody speaks to you in secret")
WHISPERS = "async () => (await (await fetch('/api/me')).json()).user.whispers"


def test_another_page_says_that_somebody_speaks_and_the_room_is_marked(sitter: Sit) -> None:
    anna, bert, cleo = at_one_table(sitter)
    table = bert.page.url.split("/table/")[1].partition("?")[0]
    for one in (bert, cleo):
        one.goto("/")
        expect(one.page.locator("h1").first).to_be_visible()
    whisper = {"do": "whisper", "to": [1], "text": "Peace until winter?"}
    expect(anna.page.locator(".chamber")).to_be_visible()
    anna.post(f"/api/tables/{table}/do", whisper)
    expect(bert.page.locator(".toast")).to_have_text("Somebody speaks to you in secret: Elisabeth I.")
    expect(bert.page).to_have_title(WAITS)
    bert.page.locator("a[href='/rules/elisabeth']").or_(bert.page.locator("a[href='/ranking']")).first.click()
    expect(bert.page).to_have_title(WAITS)
    bert.goto(f"/table/{table}")
    expect(bert.page.locator(".room.fresh")).to_have_count(1)
    expect(bert.page).to_have_title(re.compile("Somebody speaks to you in secret|Your turn"))
    bert.page.locator(".room.fresh").click()
    expect(bert.page.locator(".chamber-talk")).to_contain_text("Peace until winter?")
    expect(bert.page.locator(".room.fresh")).to_have_count(0)
    expect(bert.page).not_to_have_title(WAITS)
    expect(cleo.page).not_to_have_title(WAITS)
    expect(cleo.page.locator(".toast")).to_have_count(0)


def test_one_says_by_which_ways_one_hears_of_whispers(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("parley")
    anna.goto("/account")
    told = anna.page.get_by_label("Also tell me when somebody speaks to me")
    webhook = anna.page.get_by_label("The web address may be told of it")
    expect(told).to_be_checked()
    expect(webhook).not_to_be_checked()
    webhook.check()
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.locator(".toast")).to_be_visible()
    assert anna.page.evaluate(WHISPERS) == ["email", "push", "webhook"]
    told.uncheck()
    webhook.uncheck()
    with anna.page.expect_response(re.compile(r"/api/me\b")):
        anna.page.get_by_role("button", name="Save").click()
    assert anna.page.evaluate(WHISPERS) == []
    expect(told).not_to_be_checked()
