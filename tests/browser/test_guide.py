"""Learning by playing: from the lobby into a game that explains itself, hint by hint."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.clean import is_clean
from browser.sitting import Sitter

Sit = Callable[..., Sitter]


def test_a_newcomer_is_led_through_a_first_bank(sitter: Sit) -> None:
    anna = sitter()
    anna.goto("/")
    card = anna.page.locator("li.game", has=anna.page.get_by_role("heading", name="Pax Renaissance"))
    card.get_by_role("button", name="Learn by playing").click()
    anna.page.wait_for_url("**/table/*")
    anna.wait_asked()
    guide = anna.page.get_by_role("region", name="Your first bank")
    expect(guide).to_contain_text("You are a banker.")
    expect(guide).to_contain_text("Hint 1 of 11")
    expect(anna.page.locator("#announcements")).to_contain_text("You are a banker.")
    expect(anna.page.locator(".panel.mine.guided")).to_have_count(1)
    anna.picture("guide-bank")

    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("costs as many florins")
    expect(anna.page.locator(".panel.guided")).to_have_count(0)
    expect(anna.page.locator(".card.guided").first).to_be_visible()
    anna.picture("guide-market")

    # By keyboard: the hint is put away; earlier ones can be read again.
    anna.page.keyboard.press("g")
    expect(guide).not_to_contain_text("costs as many florins")
    guide.get_by_role("button", name="The hint before").click()
    expect(guide).to_contain_text("Hint 2 of 11")
    guide.get_by_role("button", name="The hint before").click()
    expect(guide).to_contain_text("You are a banker.")

    # The rule behind it.
    guide.get_by_role("button", name="PR-3.1").click()
    expect(anna.page.get_by_role("dialog").locator(".rule-text p").first).not_to_be_empty()
    anna.page.keyboard.press("Escape")

    # The next hint comes with what it explains.
    anna.answer("Buy")
    expect(guide).to_contain_text("You hold a card.")
    guide.get_by_role("button", name="Show me").click()
    expect(anna.page.locator(".card.guided").first).to_be_visible()
    expect(anna.page.locator(".inspect")).to_be_visible()
    anna.picture("guide-play")


def test_a_newcomer_leads_the_sultans_galleys(sitter: Sit) -> None:
    anna = sitter(language="de-DE")
    anna.learn("elisabeth")
    guide = anna.page.get_by_role("region", name="Die Galeeren des Sultans")
    expect(guide).to_contain_text("Du bist der Sultan")
    expect(guide).to_contain_text("Hinweis 1 von 13")
    expect(anna.page.locator(".panel.mine.guided")).to_have_count(1)
    guide.get_by_role("button", name="Verstanden").click()
    expect(guide).to_contain_text("Frühling")
    anna.picture("guide-galleys")

    # Nobody leaves the capital; the first impulse brings the hint about cards.
    anna.answer("Niemanden verlegen")
    expect(guide).to_contain_text("Impulsen")
    expect(anna.page.locator(".card.guided").first).to_be_visible()
    anna.picture("guide-galleys-cards")


def test_a_newcomer_makes_landfall(sitter: Sit) -> None:
    anna = sitter(language="de-DE")
    anna.learn("caribbean")
    guide = anna.page.get_by_role("region", name="Land in Sicht")
    expect(guide).to_contain_text("Fünf Kronen blicken nach Westen")
    expect(guide).to_contain_text("Hinweis 1 von 17")
    anna.answer("Spanien")  # as is proposed to her

    # At home, when the other player has chosen: what a turn brings, then cards, the king and the other crowns.
    expect(guide).to_contain_text("Jede Runde beginnt daheim", timeout=30_000)
    expect(anna.page.locator(".panel.mine.guided")).to_have_count(1)
    anna.picture("guide-landfall")


def test_the_guide_speaks_german_in_the_text_view_and_can_be_silent(sitter: Sit) -> None:
    anna = sitter(language="de-DE")
    anna.learn("generalship")
    anna.page.keyboard.press("t")
    expect(anna.page.locator(".text-view")).to_be_visible()
    guide = anna.page.get_by_role("region", name="Dein erster Feldzug")
    expect(guide).to_contain_text("Vier Nationen")
    expect(anna.page.locator(".text-view button.guided").first).to_be_visible()
    anna.picture("guide-text-view")

    guide.get_by_role("button", name="Hinweise aus").click()
    expect(guide).to_contain_text("ausgeschaltet")
    guide.get_by_role("button", name="Hinweise an").click()
    expect(guide).to_contain_text("Vier Nationen")


def test_the_guide_leaves_room_on_a_phone(sitter: Sit) -> None:
    anna = sitter(width=390, height=844, phone=True, theme="dark")
    anna.learn("pax_renaissance")
    guide = anna.page.locator("#guide")
    expect(guide.get_by_role("button", name="Got it")).to_be_visible()
    expect(anna.page.locator(".answers .answer").first).to_be_visible()
    anna.picture("guide-phone")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("costs as many florins")


def test_other_tables_have_no_guide(sitter: Sit) -> None:
    anna = sitter()
    anna.play_against_bots("pax_renaissance")
    expect(anna.page.locator("#guide")).to_have_count(0)


def test_axe_finds_nothing_serious_in_the_guide(sitter: Sit) -> None:
    anna = sitter()
    anna.learn("generalship")
    expect(anna.page.locator("#guide")).to_contain_text("Four nations")
    is_clean(anna, "#guide")
    anna.page.get_by_role("button", name="Guide off").click()
    expect(anna.page.locator("#guide.quiet")).to_be_visible()
    is_clean(anna, "#guide")
