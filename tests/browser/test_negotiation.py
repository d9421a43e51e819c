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

    # She composes a proposal, which he reads, and withdraws it.
    anna.page.get_by_role("button", name="Propose").click()
    boxes = anna.page.locator(".proposing input")
    boxes.nth(0).check()
    boxes.nth(1).check()
    anna.page.locator(".proposing .main").click()
    expect(bert.page.locator(".proposal")).to_contain_text("binds nobody yet")
    expect(bert.page.locator(".proposal li")).to_have_count(2)
    anna.picture("negotiation-proposal")
    anna.page.get_by_role("button", name="Withdraw it").click()
    expect(bert.page.locator(".proposal.withdrawn")).to_be_visible()
    expect(cleo.page.locator(".proposal")).to_have_count(0)

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
    serial = anna.page.locator("#question").get_attribute("data-asked")
    anna.page.locator(f".strip-head[data-noun='{shown['answer'][2]}']").click()
    anna.page.wait_for_selector(f".sure, #question:not([data-asked='{serial}'])")
    if anna.page.locator(".sure").count():
        before = anna.asked
        anna.page.get_by_role("button", name="Confirm").click()
        anna.wait_answered(before)
    for one in (bert, cleo):
        one.answer("Ready")
    expect(bert.page.locator(".party .card").first).to_be_visible()
    expect(cleo.page.locator(".party .card")).to_have_count(0)
    expect(cleo.page.locator(".room.fresh")).to_have_count(0)
    assert "Peace until winter?" not in cleo.page.content()
    anna.picture("negotiation")


def test_what_was_proposed_is_taken_over_into_the_draft(sitter: Sit) -> None:
    anna, bert, cleo = people = at_one_table(sitter)
    address = anna.page.url.rpartition("/")[2]
    table = f"/api/tables/{address}"
    alliance = ["alliance", "power:spain", "power:england"]
    cards = ["cards", "power:spain", "power:england", 1]
    for items in ([alliance, cards], [cards]):
        bert.post(f"{table}/do", {"do": "whisper", "to": [0], "items": items})
    expect(anna.page.locator(".room.fresh")).to_be_visible()
    for one in people:
        one.answer("Ready")
    bert.page.locator("""[data-key='["done"]']""").click()  # the Ottomans; then Spain is asked

    # Anna may choose between the two papers; nobody else sees anything of them.
    offer = anna.page.locator(".carried")
    expect(offer).to_contain_text("(2)")
    expect(cleo.page.locator(".carried")).to_have_count(0)
    anna.picture("drafts")
    offer.click()
    papers = anna.page.locator(".drafting .proposal")
    expect(papers).to_have_count(2)
    anna.picture("drafts-sheet")
    papers.filter(has_text="alliance").get_by_role("button", name="Into the draft").click()
    expect(anna.page.locator(".clauses > li")).to_have_count(2)

    # All that was proposed is in the draft: nothing is offered any more, also after coming back.
    expect(offer).to_have_count(0)
    anna.page.reload()
    anna.wait_asked()
    expect(anna.page.locator(".clauses > li")).to_have_count(2)
    expect(offer).to_have_count(0)
