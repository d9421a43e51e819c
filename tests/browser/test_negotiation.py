"""A room of the negotiation of Elisabeth I.: opened by two, heard by nobody else; what is shown lies on their stage only."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
TABLE = {
    "game": "elisabeth",
    "players": 3,
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    "options": {"scenario": "campaign"},
}


def at_one_table(sit: Sit) -> list[Sitter]:
    people = [sit(), sit(), sit()]
    table = people[0].post("/api/tables", TABLE)["table"]
    for guest in people[1:]:
        guest.post(f"/api/tables/{table['id']}/join", {})
    for one in people:
        one.sit_at(table)
    return people


def test_two_open_a_room_talk_and_show_and_the_third_learns_nothing(sitter: Sit) -> None:
    anna, bert, cleo = at_one_table(sitter)
    # The talks are open: the stage says what binds, the chat is turned to, the powers stand in the strip.
    expect(anna.page.locator(".contest-treaty")).to_contain_text("promise of honour")
    expect(anna.page.locator(".strip-box")).to_have_count(5)
    expect(anna.page.locator(".rooms")).to_be_visible()

    # Anna opens a room with Bert, and says something.
    anna.page.locator(".room-seat").first.click()
    anna.page.locator(".room-new button.plain").click()
    box = anna.page.locator(".talks input, .talks textarea").first
    box.fill("Peace until winter?")
    box.press("Enter")
    expect(anna.page.locator(".talks")).to_contain_text("Peace until winter?")
    bert.page.locator(".room.fresh").click()
    expect(bert.page.locator(".talks")).to_contain_text("Peace until winter?")

    # She shows him a card; it lies there once all have answered.
    question = anna.page.evaluate(
        "async () => (await (await fetch('/api' + location.pathname.replace('table', 'tables') + '/view')).json()).scene"
    )
    seats = {panel["id"]: panel["seat"] for panel in question["panels"]}
    shown = next(
        choice
        for choice in question["question"]["choices"]
        if choice["answer"][0] == "show" and seats[choice["answer"][2]] == 1
    )
    anna.page.locator("[data-noun='{}']".format(shown["answer"][1])).first.click()
    before = anna.asked
    anna.page.locator(f".strip-head[data-noun='{shown['answer'][2]}']").click()
    anna.page.wait_for_selector(f".sure, #question:not([data-asked='{before}'])")
    if anna.page.locator(".sure").count():
        anna.page.get_by_role("button", name="Confirm").click()
        anna.wait_answered(before, sure=True)
    for one in (bert, cleo):
        one.answer("Ready")
    expect(bert.page.locator(".party .card").first).to_be_visible()
    expect(cleo.page.locator(".party .card")).to_have_count(0)
    expect(cleo.page.locator(".room.fresh")).to_have_count(0)
    assert "Peace until winter?" not in cleo.page.content()
    anna.picture("negotiation")
