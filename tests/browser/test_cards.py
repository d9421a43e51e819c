"""Cards one can read: nothing is cut where there is room, no title is cut or covered; hovering shows the whole card."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
LEAVES = ".tray [role=tab]"
CUT = """() => {
  const wrong = [];
  for (const card of document.querySelectorAll('.card[data-card]:not(.down)')) {
    if (!card.offsetParent) continue;
    const name = card.querySelector('.card-title')?.textContent;
    const lines = card.querySelector('.card-lines');
    const shown = lines && getComputedStyle(lines).display !== 'none';
    if (shown && lines.scrollHeight > lines.clientHeight + 1) wrong.push(`text of ${name}`);
    const title = card.querySelector('.card-title').getBoundingClientRect();
    const band = card.querySelector('.card-band').getBoundingClientRect();
    const seal = card.querySelector('.seal')?.getBoundingClientRect();
    if (title.height > band.height + 1 || title.right > band.right + 1) wrong.push(`title of ${name} cut`);
    if (seal && seal.left < title.right - 1 && seal.top < title.bottom) wrong.push(`title of ${name} covered`);
    const plate = card.querySelector('.card-plate')?.getBoundingClientRect();
    if (plate && plate.top < band.bottom - 1) wrong.push(`band of ${name} covered`);
  }
  return wrong;
}"""


@pytest.mark.parametrize("game", ["generalship", "pax_renaissance", "elisabeth", "caribbean"])
@pytest.mark.parametrize("screens", [[(1440, 900), (1280, 720)], [(390, 844)]], ids=["desk", "phone"])
def test_no_card_is_cut_and_no_title_covered(sitter: Sit, game: str, screens: list[tuple[int, int]]) -> None:
    phone = screens[0][0] < 500
    anna = sitter(language="de-DE", phone=phone)
    anna.look(*screens[0])
    anna.play_against_bots(game)
    if phone:
        anna.page.locator(".pane-tab").nth(1).click()
    for width, height in screens:
        anna.look(width, height)
        for leaf in range(anna.page.locator(LEAVES).count()):
            anna.page.locator(LEAVES).nth(leaf).click()
            anna.page.wait_for_function(
                "() => !document.querySelector('.plate use') || document.querySelector('.woodcut')"
            )
            assert anna.page.evaluate(CUT) == []
        anna.picture(f"cards-{game}-{width}")


def test_hovering_and_focus_show_the_whole_card_also_where_a_click_answers(sitter: Sit) -> None:
    anna = sitter(width=1440, height=900)
    anna.play_against_bots("pax_renaissance")
    card = anna.page.locator(".dock .card.glow .card-touch").first
    card.hover()
    tip = anna.page.locator(".tip.of-card")
    expect(tip).to_be_visible()
    assert tip.locator(".card-whole > p").count() > 2
    anna.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    card.focus()
    anna.page.keyboard.press("Tab")
    expect(anna.page.locator(".tip.of-card")).to_be_visible()
