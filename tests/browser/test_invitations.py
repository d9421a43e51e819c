"""Invitations, clicked through: who follows a link is asked for a name; who comes for somebody who is absent reads what
he will see, and the others are asked whether they want him."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
CLOCKED = {
    "game": "parley",
    "players": 3,
    "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}],
    "clock": {"kind": "pace", "seconds": 5},
}
"""A table with a clock that is soon run out."""


def test_who_follows_an_invitation_is_asked_for_a_name_and_sits_down_under_it(sitter: Sit) -> None:
    anna, bert = sitter(), sitter()
    anna.set_up("parley", ["Me", "A friend, by link"])
    bert.accept(anna.page.get_by_label("Link for seat 2").input_value(), "Bert the Bold")
    bert.page.wait_for_url("**/table/*")
    anna.wait_asked()
    anna.page.get_by_role("tab", name="Table").click()
    expect(anna.page.locator(".seat-list")).to_contain_text("Bert the Bold")


def test_who_opens_a_table_for_others_or_sits_down_in_its_waiting_room_is_asked_for_a_name(
    sitter: Sit,
) -> None:
    anna, bert = sitter(), sitter()
    anna.set_up("parley", ["Me", "Open to anyone"])
    bert.accept(anna.page.url, "Bert the Bold")
    anna.wait_asked()
    anna.page.get_by_role("tab", name="Table").click()
    expect(anna.page.locator(".seat-list")).to_contain_text("Bert the Bold")
    expect(anna.page.locator(".seat-list")).to_contain_text("Anna")


def test_who_would_rather_not_say_a_name_does_not_sit_down(sitter: Sit) -> None:
    anna, bert = sitter(), sitter()
    anna.set_up("parley", ["Me", "A friend, by link"])
    bert.goto(anna.page.get_by_label("Link for seat 2").input_value())
    bert.page.get_by_role("button", name="Sit down here").click()
    expect(bert.page.get_by_role("dialog")).to_be_visible()
    bert.page.keyboard.press("Escape")
    expect(bert.page.get_by_role("button", name="Sit down here")).to_be_enabled()
    assert "/join/" in bert.page.url


def test_a_friend_takes_the_chair_of_one_who_is_absent_when_the_others_want_him(sitter: Sit) -> None:
    anna, bert, carl, dora = sitter(), sitter(), sitter(), sitter()
    table = anna.post("/api/tables", CLOCKED)["table"]
    to_bert, to_carl = (table["seats"][seat]["link"] for seat in (1, 2))
    anna.goto(f"/table/{table['id']}")
    bert.accept(to_bert, "Bert")
    carl.accept(to_carl, "Carl")
    carl.page.wait_for_url("**/table/*")
    carl.page.goto("about:blank")  # and does not come back: everybody chooses an aim, only he does not
    for one in (anna, bert):
        one.answer(0)

    anna.page.get_by_role("tab", name="Table").click()
    chair = anna.page.locator(".seat-list li", has_text="Carl").get_by_label("Fill this chair")
    chair.wait_for()
    chair.select_option(label="A friend, by link")
    vote = bert.page.get_by_role("group", name="Vote")
    expect(vote).to_contain_text("sees the hand")
    bert.picture("vote-friend")
    vote.get_by_role("button", name="Agree").click()
    anna.page.get_by_role("button", name="Copy link").click()
    link = anna.page.evaluate("navigator.clipboard.readText()")

    dora.goto(link)
    expect(dora.page.locator(".invitation .notice")).to_contain_text(re.compile("hand"))
    dora.picture("invitation-stand-in")
    dora.accept(link, "Dora")
    expect(dora.page.get_by_role("button", name="The others are being asked")).to_be_disabled()
    for one in (anna, bert):
        asked = one.page.get_by_role("group", name="Vote")
        expect(asked).to_contain_text("Dora")
        asked.get_by_role("button", name="Agree").click()
    dora.page.wait_for_url("**/table/*")
    dora.wait_asked()
    assert "aim" in dora.prompt


def test_names_lead_to_who_they_are(sitter: Sit) -> None:
    """To ratings and games, at every table and in every list. A guest has no such page."""
    anna, bert = sitter(), sitter()
    anna.goto("/")
    anna.context.request.post("/api/account", data={"name": "Anna of Rated", "password": "a long password"})
    bert.context.request.post("/api/guest", data={"name": "Bert the Guest", "language": "en"})
    wish = {"game": "parley", "players": 3, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    links = []
    for rated in (True, False):
        table = anna.post("/api/tables", wish | {"rated": rated})["table"]["id"]
        if not rated:
            bert.post(f"/api/tables/{table}/join", {})
        links.append(f"/table/{table}")
        anna.goto(links[-1])
        for place in (".gathering .seats", ".waiting-facts"):
            named = anna.page.locator(place).get_by_role("link", name="Anna of Rated")
            expect(named).to_have_attribute("href", "/person/Anna%20of%20Rated")
    expect(anna.page.locator(".gathering .seats")).to_contain_text("Bert the Guest")
    expect(anna.page.get_by_role("link", name="Bert the Guest")).to_have_count(0)

    bert.goto("/")
    for link in links:
        entry = bert.page.locator("li", has=bert.page.locator(f'a[href="{link}"]')).first
        entry.get_by_role("link", name="Anna of Rated").click()
        bert.page.wait_for_url("**/person/Anna%20of%20Rated")
        expect(bert.page.get_by_role("heading", name="Anna of Rated")).to_be_visible()
        bert.page.go_back()

    cleo = sitter()
    cleo.goto("/")
    cleo.context.request.post("/api/account", data={"name": "Cleo of Rated", "password": "a long password"})
    cleo.post(f"/api{links[1].replace('table', 'tables')}/join", {})
    anna.goto("/person/Anna%20of%20Rated")
    expect(anna.page.locator(".table-entry .who").first).to_have_text("Bert the Guest · Cleo of Rated")
    anna.page.locator(".table-entry .who").get_by_role("link", name="Cleo of Rated").click()
    anna.page.wait_for_url("**/person/Cleo%20of%20Rated")


def test_who_plays_once_more_sees_who_has_come_and_who_is_awaited(sitter: Sit) -> None:
    anna, bert, cleo = sitter(), sitter(), sitter(language="de-DE")
    for one, name in ((anna, "Anna"), (bert, "Bert"), (cleo, "Cleo")):
        one.context.request.post("/api/guest", data={"name": name, "language": one.language[:2]})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": "parley", "players": 3, "seats": seats})["table"]["id"]
    bert.post(f"/api/tables/{table}/join", {})
    cleo.post(f"/api/tables/{table}/join", {})
    for one in (anna, bert, cleo):
        one.post(f"/api/tables/{table}/do", {"do": "resign"})
        one.goto(f"/table/{table}")
    anna.page.locator("#again").click()
    anna.page.wait_for_url(re.compile(f"/table/(?!{table})"))
    room = anna.page.locator(".gathering")
    expect(room.locator(".again-told")).to_have_text(
        "There already: you (1 of 3). Still to come: Bert and Cleo."
    )
    expect(room.locator(".seats li").nth(1)).to_contain_text("Bert awaited")
    expect(bert.page.locator(".again-told")).to_have_text(
        "There already: Anna (1 of 3). Still to come: Cleo and you."
    )
    expect(cleo.page.locator(".again-told")).to_have_text(
        "Schon da: Anna (1 von 3). Es fehlen noch: Bert und du."
    )
    bert.page.locator("#again").click()
    expect(cleo.page.locator(".again-told")).to_have_text(
        "Schon da: Anna und Bert (2 von 3). Es fehlt noch: du."
    )
    expect(room.locator(".again-told")).to_have_text(
        "There already: you and Bert (2 of 3). Still to come: Cleo."
    )
    cleo.page.locator("#again").click()
    for one in (anna, bert, cleo):
        one.page.wait_for_selector(".question:not(.over)")
    bert.goto(f"/table/{table}")
    expect(bert.page.locator(".again-told")).to_have_text("The new game has begun.")
    expect(bert.page.locator("#again")).to_have_attribute("href", re.compile("^/table/"))
