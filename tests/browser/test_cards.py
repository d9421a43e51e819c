"""Cards one can read: nothing is cut where there is room, no title is cut or covered; hovering shows the whole card, and
"Larger" makes none smaller. Beside a contest the hand is seen whole."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import theatrum
from browser.sitting import Sitter
from theatrum.core.game import Game

Sit = Callable[..., Sitter]
SEATS = {"generalship": 4, "pax_renaissance": 4, "elisabeth": 6, "caribbean": 4}
DESKS = [(1440, 900), (1280, 720)]
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
    if (card.querySelector('.card-band').offsetWidth < card.clientWidth) wrong.push(`band of ${name} too narrow`);
    if (plate?.height && plate.top < band.bottom - 1) wrong.push(`band of ${name} covered`);
    const box = card.getBoundingClientRect();
    if (box.width - band.width > 4) wrong.push(`band of ${name} set in`);
    for (let outer = card.parentElement; outer; outer = outer.parentElement) {
      const [how, edge] = [getComputedStyle(outer).overflowY, outer.getBoundingClientRect()];
      if (how === 'visible') continue;
      const scrolls = how === 'auto' || how === 'scroll';
      if (scrolls ? box.height > outer.clientHeight : box.bottom > edge.bottom + 1 || box.top < edge.top - 1)
        wrong.push(`${name} is never whole in ${outer.className}`);
      if (scrolls) break;
    }
  }
  return wrong;
}"""
"""What is cut: a text by its card, a title by its band, a card by what it lies in, also where that is scrolled; and bands
that do not reach from edge to edge."""
WIDTHS = """() => Object.fromEntries([...document.querySelectorAll('.tray .leaf .card[data-card]')]
  .map((card) => [card.dataset.card, card.offsetWidth]))"""
UNSEEN = """() => [...document.querySelectorAll('.tray .leaf .card[data-card]')].filter((card) => {
  const [box, leaf] = [card.getBoundingClientRect(), card.closest('.leaf').getBoundingClientRect()];
  return box.top < leaf.top - 1 || box.bottom > leaf.bottom + 1;
}).map((card) => card.textContent)"""
"""Cards of the open leaf that are not wholly in view."""
HIDDEN_PLAYERS = """() => [...document.querySelectorAll('.players :is(.glow, .crest)')].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.glow, .crest') !== one;
}).map((one) => one.textContent)"""
"""Players whose arms are not in view, and what answers among them and is not either."""
ALONE = """() => [...document.querySelectorAll('.tall .tray .leaf:not(.at-stage) .row-cards:not(.tree)')].flatMap((row) => {
  const half = (card) => card.offsetWidth < 0.6 * row.clientWidth;
  const cards = [...row.querySelectorAll('.card:not(.line-card)')].filter(half);
  return cards.filter((card) => card.matches('[data-card]:not(.down)') && !cards.some((one) => one !== card && one.offsetTop === card.offsetTop))
    .map((card) => card.querySelector('.card-title').textContent);
})"""
"""Cards of the open leaf that take half a line, with nothing beside them; beside a contest every line counts."""
COVERED = """() => [...document.querySelectorAll('.tray .leaf .card[data-card]')].filter((card) => {
  card.scrollIntoView({ block: 'nearest' });
  const box = card.getBoundingClientRect();
  return [box.top + 8, box.top + box.height / 2, box.bottom - 8].some(
    (y) => document.elementFromPoint(box.left + box.width / 2, y)?.closest('.card') !== card);
}).map((card) => card.textContent)"""
"""Cards of the open leaf upon which something else lies once they have been scrolled into view."""


def later(game: str, answers: int) -> Game:
    """With all seats taken, after so many answers at random."""
    played, rng = theatrum.new(game, players=SEATS[game], seed=1), random.Random(1)
    for _ in range(answers):
        question = played.questions[0]
        played.answer(question, rng.choice(question.answers))
    assert not played.over
    return played


def a_fight(game: str, prompt: str, hand: int, few: range) -> Game:
    """All seats taken, and whoever is asked this in a fight holds so many cards at least, and has so few answers."""
    for seed in range(35, 65):
        played, rng = theatrum.new(game, players=SEATS[game], seed=seed), random.Random(seed)
        for _ in range(900):
            if played.over:
                break
            question = played.questions[0]
            if question.prompt == prompt and len(question.answers) in few and held(played) >= hand:
                return played
            played.answer(question, rng.choice(question.answers))
    raise AssertionError(f"nobody was asked {prompt}")


def held(game: Game) -> int:
    """The cards in all rows of whoever is asked."""
    seat = game.questions[0].seat
    return sum(len(row.cards) for row in game.scene(seat).rows if row.seat == seat)


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


def leaves(anna: Sitter) -> list[str]:
    found: list[str] = anna.page.locator(LEAVES).evaluate_all("tabs => tabs.map((tab) => tab.id)")
    assert found
    return found


def turn_to(anna: Sitter, leaf: str) -> None:
    tab = anna.page.locator(f"[id='{leaf}']")
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")


def test_no_card_of_a_tall_tray_lies_alone_in_half_a_line(sitter: Sit) -> None:
    anna = sitter(language="de-DE")
    anna.bring(later("elisabeth", 180).record())
    alone = {}
    for width, height in DESKS:
        anna.look(width, height)
        for leaf in leaves(anna):
            turn_to(anna, leaf)
            alone[leaf, width] = anna.page.evaluate(ALONE)
    assert {where: cards for where, cards in alone.items() if cards} == {}


@pytest.mark.parametrize("game, answers", [("generalship", 70), ("pax_renaissance", 90)])
def test_no_card_is_cut_late_in_a_game(sitter: Sit, game: str, answers: int) -> None:
    """Tableaus have grown: also what lies beside the markets in view is whole."""
    anna = sitter(language="de-DE")
    anna.bring(later(game, answers).record())
    for width, height in DESKS:
        anna.look(width, height)
        for leaf in leaves(anna):
            turn_to(anna, leaf)
            assert anna.page.evaluate(CUT) == []


@pytest.mark.parametrize(
    "game, answers",
    [("generalship", 70), ("pax_renaissance", 90), ("elisabeth", 60), ("caribbean", 60)],
)
def test_larger_makes_no_card_narrower(sitter: Sit, game: str, answers: int) -> None:
    anna = sitter()
    anna.bring(later(game, answers).record())
    page = anna.page
    if page.locator(".in-chamber").count():
        page.keyboard.press("m")  # the talks lie over the table
    compared = 0
    for width, height in DESKS:
        anna.look(width, height)
        for leaf in leaves(anna):
            turn_to(anna, leaf)
            before = page.evaluate(WIDTHS)
            page.get_by_role("button", name="Larger").click()
            expect(page.locator(".tray.wide")).to_be_visible()
            after = page.evaluate(WIDTHS)
            assert {card for card in before if after[card] < before[card]} == set()
            compared += len(before)
            page.get_by_role("button", name="Smaller").click()
            expect(page.locator(".tray.wide")).to_have_count(0)
    assert compared > 10


@pytest.mark.parametrize(
    "game, prompt, hand, few",
    [("generalship", "commit-strike", 9, range(2, 4)), ("elisabeth", "battle-losses", 3, range(1, 100))],
)
def test_beside_a_contest_the_hand_is_seen_whole_and_larger_lies_over_the_stage(
    sitter: Sit, game: str, prompt: str, hand: int, few: range
) -> None:
    anna = sitter(language="de-DE")
    fight = a_fight(game, prompt, hand, few)
    anna.bring(fight.record())
    page = anna.page
    expect(page.locator(".contest")).to_be_visible()
    for width, height in DESKS:
        anna.look(width, height)
        expect(page.locator(".tray .leaf .card[data-card]").nth(hand - 1)).to_be_attached()
        assert page.evaluate(UNSEEN) == []
        assert page.evaluate(COVERED) == []
        assert page.evaluate(CUT) == []
        if (width, height) == DESKS[0]:  # where there is room, what answers is read where it lies
            answering = page.locator(".tray .leaf .card.glow .card-lines")
            assert answering.count() >= (game == "generalship")
            for lines in answering.all():
                expect(lines).to_be_visible()
        page.get_by_role("button", name="Größer", exact=True).click()
        expect(page.locator(".tray.wide")).to_be_visible()
        assert page.evaluate(COVERED) == []
        page.get_by_role("button", name="Kleiner", exact=True).click()
        expect(page.locator(".tray.wide")).to_have_count(0)


HIDDEN = """() => [...document.querySelectorAll('.tray .leaf .card[data-card]:not(.down)')]
  .filter((card) => card.querySelector('.card-lines')?.textContent && !card.querySelector('.card-lines').offsetParent)
  .map((card) => [card.dataset.card, [...card.querySelectorAll('.card-lines > *')].map((line) => line.textContent)])"""
"""Cards of the open leaf whose text is not seen where they lie, with its lines."""


def test_beside_a_contest_with_many_answers_text_is_seen_where_there_is_room_and_else_by_hover_focus_and_hold(
    sitter: Sit,
) -> None:
    anna = sitter(language="de-DE")
    anna.bring(a_fight("generalship", "commit-strike", 9, range(4, 40)).record())
    page = anna.page
    expect(page.locator(".contest")).to_be_visible()
    for width, height in DESKS:
        anna.look(width, height)
        expect(page.locator(".tray .leaf .card.glow").nth(2)).to_be_visible()
        assert page.evaluate(UNSEEN) == []
        assert page.evaluate(CUT) == []
        read = page.locator(".tray .leaf .card-lines >> visible=true")
        assert read.count() > 0, "some text is seen where it lies"
        if (width, height) == DESKS[0]:
            assert page.locator(".tray .leaf .card.glow .card-lines >> visible=true").count() > 1
        hidden = page.evaluate(HIDDEN)
        assert hidden
        for card, lines in hidden:
            touch = page.locator(f".tray .leaf [data-thing='{card}']")
            whole = page.locator(".tip.of-card")
            for way in (touch.hover, lambda touch=touch: by_keyboard(anna, touch)):
                way()
                for line in lines:
                    expect(whole).to_contain_text(line)
                page.mouse.move(width / 2, 5)
                page.evaluate("document.activeElement.blur()")
                expect(whole).to_have_count(0)
            box = touch.bounding_box()
            assert box
            page.mouse.move(box["x"] + 20, box["y"] + 12)
            page.mouse.down()
            for line in lines:
                expect(page.locator(".inspect .card-whole")).to_contain_text(line)
            page.mouse.up()
            page.keyboard.press("Escape")
            expect(page.locator(".inspect")).to_have_count(0)


def by_keyboard(anna: Sitter, touch: Locator) -> None:
    anna.page.keyboard.press("Shift")  # whoever uses keys is shown what has the focus
    touch.focus()


WORDLESS = """() => [...document.querySelectorAll('.dock .card[data-card]:not(.down)')].filter((card) =>
  [...card.querySelectorAll('.icon-word')].some((word) => !word.querySelector('.icon-label').offsetParent)
  && !card.querySelector('.card-lines')?.offsetParent).map((card) => card.querySelector('.card-title').textContent)"""
"""Cards in view that show symbols, and neither say what they mean nor have their text."""
NARROW_BANDS = """() => [...document.querySelectorAll('.card[data-card]:not(.down)')].filter((card) => card.offsetParent
  && card.querySelector('.card-band').offsetWidth < card.clientWidth - 2).map((card) => card.textContent)"""


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
def test_cards_in_the_market_say_their_symbols_in_words(sitter: Sit, language: str) -> None:
    """Rather than show a picture; only five of them under a title of three lines, with florins on the card, find no room
    on a low screen."""
    anna = sitter(language=language)
    for answers, wordless in ((6, 0), (90, 1)):
        anna.bring(later("pax_renaissance", answers).record())
        for width, height in DESKS:
            anna.look(width, height)
            anna.page.wait_for_selector(".dock .card[data-card] .icon-word")
            expect(anna.page.locator(".dock .card[data-card]:not(.down)")).to_have_count(10)
            assert len(anna.page.evaluate(WORDLESS)) <= (wordless if height < 800 else 0)
            assert anna.page.evaluate(CUT) == []
            assert anna.page.evaluate(NARROW_BANDS) == []


IN_SIGHT = """() => {
  const [glow, leaf] = ['.tray .leaf .glow', '.tray .leaf'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return Boolean(glow) && glow.top >= leaf.top - 4 && Math.min(glow.bottom, glow.top + 90) <= leaf.bottom;
}"""


def test_what_glows_on_a_leaf_is_seen_also_after_the_window_was_made_smaller(sitter: Sit) -> None:
    """A deck below two tracks, from which a card may be bought."""
    played = theatrum.new("caribbean", players=5, seed=1)
    while played.questions[0].prompt != "buy-cards":
        played.answer(played.questions[0], played.questions[0].answers[0])
    anna = sitter(language="de-DE", width=1440, height=900)
    anna.bring(played.record())
    anna.page.wait_for_function(IN_SIGHT)
    anna.look(1280, 720)
    anna.page.wait_for_function(IN_SIGHT, timeout=5000)


def test_what_answers_in_two_panels_is_seen_in_both_and_everybody_with_them(sitter: Sit) -> None:
    """Victory points of one's own, or the commander of somebody else: opened, the panels would push others out of sight."""
    anna = sitter()
    anna.bring(a_fight("generalship", "reward", 0, range(2, 3)).record())
    for width, height in DESKS:
        anna.look(width, height)
        expect(anna.page.locator(".players .glow")).to_have_count(2)
        expect(anna.page.locator(".players .crest")).to_have_count(4)
        assert anna.page.evaluate(HIDDEN_PLAYERS) == []


SPARED = """() => {
  const cards = [...document.querySelectorAll('.tray .leaf .card[data-card]:not(.down)')];
  const part = (card, what) => Boolean(card.querySelector(what)?.offsetParent);
  const unread = cards.filter((card) => !card.matches('.faded') && !part(card, '.card-lines'));
  return { used: cards.filter((card) => card.matches('.faded')).length, usable: cards.filter((card) => !card.matches('.faded')).length, unread: unread.length,
    wasted: cards.filter((card) => card.matches('.faded') && part(card, '.card-kind')).length };
}"""
"""On the open leaf: how many cards were used, how many can be used, how many of these are not read, and how many that were
used say their kind all the same."""


def test_beside_a_contest_what_can_be_used_is_read_before_what_was_used(sitter: Sit) -> None:
    anna = sitter(width=1440, height=900)
    anna.bring(a_fight("caribbean", "sea-hit", 10, range(1, 100)).record())
    expect(anna.page.locator(".contest")).to_be_visible()
    anna.page.locator(LEAVES).first.click()
    expect(anna.page.locator(".tray .leaf .card.faded")).to_have_count(6)
    assert anna.page.evaluate(SPARED) == {"used": 6, "usable": 4, "unread": 0, "wasted": 0}


def test_what_is_read_on_a_leaf_stays_where_it_is_when_the_table_is_drawn_anew(sitter: Sit) -> None:
    """Cards above it are measured anew, those that take a whole line, too: the browser, which would keep what is seen in its
    place meanwhile, moved it a row further with each drawing."""
    anna = sitter(width=1440, height=900)
    anna.play_against_bots("caribbean")
    anna.page.locator(LEAVES).last.click()
    leaf = anna.page.locator(".tray .leaf")
    expect(leaf.locator(".row-reference").last).to_be_attached()
    leaf.get_by_text("Pioneer", exact=True).first.evaluate(
        "title => { title.closest('.leaf').scrollTop += title.getBoundingClientRect().top - 400; }"
    )
    before = leaf.evaluate("leaf => leaf.scrollTop")
    assert before > 5000
    assert leaf.evaluate("leaf => getComputedStyle(leaf).overflowAnchor") == "none"
    for _ in range(3):
        anna.page.evaluate("dispatchEvent(new Event('resize'))")
        anna.page.wait_for_timeout(200)
    assert leaf.evaluate("leaf => leaf.scrollTop") == before
