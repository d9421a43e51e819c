"""Things that answer are touched where they lie: the name of a row, a mark printed on a card."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

import theatrum
from browser.sitting import Sitter
from theatrum.core.game import Game, Question

Sit = Callable[..., Sitter]


def played_until(game: str, wanted: Callable[[Question], bool], players: int = 2) -> Game:
    """A game, played at random up to the first question of that kind."""
    for seed in range(60):
        played = theatrum.new(game, players=players, seed=seed)
        rng = random.Random(seed)
        while not played.over:
            question = played.questions[0]
            if wanted(question):
                return played
            played.answer(question, rng.choice(question.answers))
    raise AssertionError("no such question")


def several_ops_of_a_card(question: Question) -> bool:
    cards = [answer[1] for answer in question.answers if answer[0] == "use"]
    return len(cards) > len(set(cards))


def test_a_fair_is_convened_by_touching_its_row(sitter: Sit) -> None:
    anna = sitter()
    fair = ("fair", "fair:east")
    anna.bring(played_until("pax_renaissance", lambda q: fair in q.answers).record())
    title = anna.page.locator(".row-touch.glow", has_text="Eastern market")
    expect(title).to_be_visible()
    before = anna.asked
    title.click()
    anna.wait_answered(before)
    expect(anna.page.locator(".log")).to_contain_text("fair")


def test_an_operation_is_chosen_on_its_card(sitter: Sit) -> None:
    anna = sitter()
    game = played_until("pax_renaissance", several_ops_of_a_card)
    uses = [a for a in game.questions[0].answers if a[0] == "use"]
    card = next(a[1] for a in uses if sum(b[1] == a[1] for b in uses) > 1)
    anna.bring(game.record())
    marks = anna.page.locator(".card-mark.glow")
    if not marks.count():
        anna.page.locator(f".card-touch[data-noun='{card}']").click()
    expect(marks).to_have_count(sum(b[1] == card for b in uses))
    anna.picture("marks-on-a-card")
    before = anna.asked
    marks.first.click()
    anna.wait_answered(before)


def test_the_steps_of_a_battle_are_numbered_once(sitter: Sit) -> None:
    anna = sitter()
    battle = played_until("generalship", lambda q: q.prompt in ("commit-strike", "swap-cards", "retreat"))
    anna.bring(battle.record())
    expect(anna.page.locator(".light-steps .now, .contest-steps .now")).to_have_count(1)
    anna.picture("battle")
    anna.page.keyboard.press("t")
    steps = anna.page.locator(".text-view .plain-steps")
    expect(steps).to_contain_text("Buying off")
    assert steps.evaluate("list => getComputedStyle(list).listStyleType") == "none"
    anna.picture("battle-text")


def test_the_low_countries_are_magnified_in_an_inset(sitter: Sit) -> None:
    """The inset names its towns beside them, large, and what is touched in it is touched on the map."""
    anna = sitter(language="en-GB")
    anna.bring(theatrum.new("elisabeth", players=2, seed=1).record())
    page = anna.page
    page.get_by_role("button", name="Magnify: The Low Countries").click()
    expect(page.locator(".lens-names .label", has_text="Utrecht")).to_have_count(1)
    spot = page.evaluate(
        """() => {
          const glass = document.querySelector('.lens-glass');
          const [x, y] = document.querySelector('.space[data-noun="space:utrecht"]').getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
          const seen = new DOMPoint(x, y).matrixTransform(glass.getScreenCTM());
          return [seen.x, seen.y];
        }"""
    )
    page.mouse.click(*spot)
    page.get_by_role("complementary", name="Utrecht").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Magnify: The Low Countries").click()
    expect(page.locator(".lens")).to_have_count(0)


def test_all_ways_to_victory_are_in_view_however_much_four_players_hold(sitter: Sit) -> None:
    anna = sitter(width=1440, height=900)
    game = theatrum.new("pax_renaissance", players=4, seed=1)
    rng = random.Random(1)
    for _ in range(100):
        question = game.questions[0]
        busy = [answer for answer in question.answers if answer[0] in ("buy", "play", "use")]
        game.answer(question, rng.choice(busy or question.answers))
    anna.bring(game.record())
    anna.page.locator(".side-column .panel").first.evaluate("panel => (panel.style.minHeight = '420px')")

    ways = anna.page.locator(".side-column .way")
    expect(ways).to_have_count(4)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)


def test_what_answers_nothing_says_what_is_asked_for_instead(sitter: Sit) -> None:
    anna = sitter(language="en-GB")
    anna.bring(theatrum.new("elisabeth", players=2, seed=1).record())
    noun = anna.page.evaluate(
        "() => document.querySelector('.space[data-noun]:not(.glow)').getAttribute('data-noun')"
    )
    anna.page.locator(f".space[data-noun='{noun}']").first.dispatch_event("click")
    reason = anna.page.locator(".inspect .reasons")
    expect(reason).to_contain_text("The question is:")
    expect(reason).to_contain_text("To choose from:")
