"""The negotiation as a screen of its own: rooms that nobody else hears, cards shown at once, papers, seals."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.clean import is_clean
from browser.sitting import Sitter

Sit = Callable[..., Sitter]
TABLE = {
    "game": "elisabeth",
    "players": 3,
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    "options": {"scenario": "campaign"},
}
WHERE = """() => {
  const { x, y, width, height } = document.querySelector('.stage .pane').getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
SCENE = "async () => (await (await fetch('/api' + location.pathname.replace('table', 'tables') + '/view')).json()).scene"


def at_one_table(sit: Sit) -> list[Sitter]:
    people = [sit(), sit(), sit()]
    table = people[0].post("/api/tables", TABLE)["table"]
    for guest in people[1:]:
        guest.post(f"/api/tables/{table['id']}/join", {})
    for one in people:
        one.sit_at(table)
    return people


def scene_of(one: Sitter) -> Any:
    return one.page.evaluate(SCENE)


def open_room(one: Sitter, which: int = 0) -> None:
    one.page.locator(".room-seat").nth(which).click()
    one.page.locator(".room-new button.plain").click()
    expect(one.page.locator(".chamber-talk > header")).to_contain_text("only you")


def test_who_speaks_is_seen_by_his_arms_and_colour_and_who_watches_by_its_words(sitter: Sit) -> None:
    anna, bert, cleo = at_one_table(sitter)
    table = f"/api/tables/{anna.page.url.rpartition('/')[2]}/do"
    watcher = sitter()
    for one, text in ((bert, "Shall we begin?"), (cleo, "Soon."), (watcher, "May I watch?")):
        one.post(table, {"do": "chat", "text": text})
    lines = anna.page.locator(".chamber-talk .chat-lines li")
    expect(lines).to_have_count(3)
    expect(lines.nth(0).locator(".crest")).to_have_count(3)  # With three players one plays three powers.
    expect(lines.nth(0).locator(".chat-plays")).to_have_text("Ottomans + England + Protestants")
    expect(lines.nth(1).locator(".crest")).to_have_text("F")
    assert "tone-blue" in str(lines.nth(1).get_attribute("class"))
    expect(lines.nth(2)).to_contain_text("watching")
    expect(lines.nth(2).locator(".crest")).to_have_count(0)

    bert.post(table, {"do": "whisper", "to": [0], "text": "Peace until winter?"})
    anna.page.locator(".room.fresh").click()
    expect(lines.locator(".crest")).to_have_count(3)


def test_two_open_a_room_talk_and_show_and_the_third_learns_nothing(sitter: Sit) -> None:
    anna, bert, cleo = at_one_table(sitter)
    # The talks are open, on a screen of their own: it says what binds and who is ready; the powers stand in the strip.
    expect(anna.page.locator(".chamber")).to_contain_text("promise of honour")
    expect(anna.page.locator(".readiness .party")).to_have_count(5)
    expect(anna.page.locator(".strip-box")).to_have_count(5)
    expect(anna.page.locator(".chamber-papers")).to_contain_text("Open a room")

    # Anna opens a room with Bert, and says something.
    open_room(anna)
    box = anna.page.locator(".chamber-talk input").first
    box.fill("Peace until winter?")
    box.press("Enter")
    expect(anna.page.locator(".chamber-talk")).to_contain_text("Peace until winter?")
    bert.page.locator(".room.fresh").click()
    expect(bert.page.locator(".chamber-talk")).to_contain_text("Peace until winter?")

    # She shows him a card: he sees it at once, and nobody has answered anything.
    card = anna.page.locator(".chamber-state .show-chip").first
    title = card.locator("span").inner_text()
    card.click()
    anna.page.get_by_role("button", name="Show the card").click()
    expect(bert.page.locator(".shown-card")).to_contain_text(title)
    expect(bert.page.locator(".shown")).to_contain_text("Checked by the table")
    expect(anna.page.locator(".shown")).to_contain_text("Shown by you")
    assert scene_of(bert).get("position", 0) == 0

    # She composes a proposal, of which the table says what is possible; he reads it, and she withdraws it.
    kinds = anna.page.locator(".compose-group")
    kinds.nth(0).locator(".compose-chip").first.click()
    expect(anna.page.locator(".chamber-papers .clause")).to_have_count(1)
    kinds.nth(1).locator(".compose-chip").first.click()
    expect(anna.page.locator(".chamber-papers .clause")).to_have_count(2)
    anna.page.locator(".clause-off").nth(1).click()
    expect(anna.page.locator(".chamber-papers .clause")).to_have_count(1)
    expect(anna.page.locator(".chamber-papers .clause-note").first).to_contain_text("possible")
    anna.picture("negotiation-compose")
    anna.page.get_by_role("button", name="Propose it").click()
    paper = bert.page.locator(".treaty-sheet", has_text="Proposed by")
    expect(paper.locator(".clause")).to_have_count(1)
    expect(paper).to_contain_text("binds nobody yet")
    bert.picture("negotiation-paper")
    paper.get_by_role("button", name="Agree").click()
    expect(anna.page.locator(".chamber-talk")).to_contain_text("I agree to the proposal.")
    anna.page.locator(".paper-answers").get_by_role("button", name="Withdraw it").click()
    expect(bert.page.locator(".proposal.withdrawn")).to_be_visible()
    expect(paper).to_have_count(0)

    # Cleo has heard, seen and counted nothing.
    expect(cleo.page.locator(".proposal, .shown, .room.fresh")).to_have_count(0)
    expect(cleo.page.locator(".room")).to_have_count(1)
    for secret in ("Peace until winter?", "I agree to the proposal"):
        assert secret not in cleo.page.content()
    anna.picture("negotiation")


def test_what_is_shown_as_an_answer_lies_there_when_all_have_answered(sitter: Sit) -> None:
    """So one shows something to a bot, who is in no room."""
    anna, bert, cleo = at_one_table(sitter)
    scene = scene_of(anna)
    seats = {panel["id"]: panel["seat"] for panel in scene["panels"]}
    shown = next(
        choice
        for choice in scene["question"]["choices"]
        if choice["answer"][0] == "show" and seats[choice["answer"][2]] == 1
    )
    anna.page.get_by_role("button", name="To the map").click()
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
    expect(bert.page.locator(".party .show-chip").first).to_be_visible()
    expect(cleo.page.locator(".party .show-chip")).to_have_count(0)


def test_the_board_keeps_its_place_beneath_and_every_part_is_reached(sitter: Sit) -> None:
    anna, bert, _ = at_one_table(sitter)
    where = f"/api/tables/{anna.page.url.rpartition('/')[2]}/do"
    bert.post(where, {"do": "whisper", "to": [0], "text": "Psst", "show": scene_of(bert)["showable"][:1]})
    chamber = anna.page.locator(".chamber")
    for width, height in [(1440, 900), (1280, 720), (390, 844)]:
        anna.look(width, height)
        expect(chamber).to_be_visible()
        before = anna.page.evaluate(WHERE)
        anna.page.keyboard.press("m")
        expect(chamber).to_have_count(0)
        assert anna.page.evaluate(WHERE) == before
        expect(anna.page.locator(".stage .pane")).to_be_visible()
        anna.page.keyboard.press("m")
        expect(chamber).to_be_visible()
        assert anna.page.evaluate(WHERE) == before
    # On a phone one part is seen at a time.
    for name, part in (
        ("Papers", ".chamber-papers"),
        ("Who and what", ".readiness"),
        ("Talk", ".chamber-talk"),
    ):
        anna.page.locator(".chamber-parts").get_by_role("button", name=name).click()
        expect(anna.page.locator(part)).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
    # Whoever wants to see another board leaves the screen.
    anna.look(1440, 900)
    anna.page.keyboard.press("w")
    expect(chamber).to_have_count(0)


def test_the_screen_is_clean_for_readers_and_colours(sitter: Sit) -> None:
    anna, bert, _ = at_one_table(sitter)
    where = f"/api/tables/{anna.page.url.rpartition('/')[2]}/do"
    alliance = ["alliance", "power:spain", "power:england"]
    bert.post(where, {"do": "whisper", "to": [0], "text": "Psst", "show": scene_of(bert)["showable"][:24]})
    bert.post(where, {"do": "whisper", "to": [0], "items": [alliance]})
    anna.page.locator(".room.fresh").click()
    anna.page.locator(".compose-chip").first.click()
    expect(anna.page.locator(".chamber-papers .clause")).to_have_count(2)
    is_clean(anna, ".chamber")
    anna.look(390, 844)
    is_clean(anna, ".chamber")


def test_on_a_phone_all_with_whom_a_room_is_opened_are_seen_and_so_is_what_opens_it(sitter: Sit) -> None:
    people = [sitter(phone=True, width=390, height=844, language="de"), *(sitter() for _ in range(5))]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    table = people[0].post("/api/tables", {**TABLE, "players": 6, "seats": seats})["table"]
    for guest in people[1:]:
        guest.post(f"/api/tables/{table['id']}/join", {})
    anna = people[0]
    anna.sit_at(table)
    partners = anna.page.locator(".room-seat")
    expect(partners).to_have_count(5)
    for button in (*partners.all(), anna.page.locator(".room-new button.plain")):
        expect(button).to_be_in_viewport(ratio=1)


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
    draft = anna.page.locator(".papers-deals .clauses > li")
    expect(draft).to_have_count(2)

    # All that was proposed is in the draft: nothing is offered any more, also after coming back.
    expect(offer).to_have_count(0)
    anna.page.reload()
    anna.wait_asked()
    expect(draft).to_have_count(2)
    expect(offer).to_have_count(0)


def test_a_deal_of_caribbean_between_people_is_made_on_the_same_screen(sitter: Sit) -> None:
    people = [sitter(), sitter()]
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = people[0].post("/api/tables", {"game": "caribbean", "players": 2, "seats": seats})["table"]
    people[1].post(f"/api/tables/{table['id']}/join", {})
    address = f"/api/tables/{table['id']}"

    def get(one: Sitter, path: str = "") -> Any:
        return one.get(address + path)

    for _ in range(60):
        seat = get(people[0])["table"]["waiting"][0]
        asked = people[seat]
        question = get(asked, "/view")["scene"]["question"]
        answers = [choice["answer"] for choice in question["choices"]]
        deal = [given for given in answers if given[0] == "deal-with"]
        give = next(iter(deal), answers[0])
        asked.post(f"{address}/do", {"do": "answer", "serial": question["serial"], "answer": give})
        if deal:
            break
    asked.goto(f"/table/{table['id']}")
    asked.wait_asked()
    chamber = asked.page.locator(".chamber")
    expect(chamber).to_be_visible()
    expect(chamber.locator(".seals li")).to_have_count(2)
    expect(chamber.locator(".players .panel")).to_have_count(2)
    expect(chamber.locator(".chamber-rooms")).to_have_count(0)
    before = asked.page.evaluate(WHERE)
    asked.page.keyboard.press("m")
    expect(chamber).to_have_count(0)
    assert asked.page.evaluate(WHERE) == before
