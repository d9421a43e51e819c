"""The Sultan's galleys: hints point at things that lie on the table, and say nothing that is not so."""

import random

from games.elisabeth.looking import everything
from theatrum.core.beginning import begin
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games import definition
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.guide import GUIDE, QUEEN
from theatrum.games.elisabeth.scene import scene
from theatrum.games.elisabeth.tables.constants import CONVERSION, MARRIAGE
from theatrum.games.elisabeth.tables.powers import ENGLAND, OTTOMAN, POWERS
from theatrum.games.elisabeth.tables.scenarios import SCENARIOS


def test_every_hint_can_be_reached_and_points_at_things_on_the_table() -> None:
    """Random games are enough for all of them, since a hint asks for common things only."""
    found = definition("elisabeth")
    reached: set[str] = set()
    for seed in range(12):
        rng = random.Random(seed)
        game = begin(found, GUIDE.players, seed, GUIDE.options)
        while game.questions and len(reached) < len(GUIDE.hints):
            question = game.questions[0]
            if question.seat == 0:
                shown = game.scene(0)
                new = GUIDE.reached(shown, {e.key for e in game.log(0)}, reached)
                there = {word for pair in everything(scene(game.state, 0)) for word in pair}
                for hint in (h for h in GUIDE.hints if h.id in new):
                    assert set(hint.points_at(shown)) <= there, hint.id
                reached.update(new)
            bold = [a for a in question.answers if a[0] in ("march", "sail", "raid", "assault")]
            game.answer(question, rng.choice(bold if bold and rng.random() < 0.5 else question.answers))
        if len(reached) == len(GUIDE.hints):
            break
    assert reached == {hint.id for hint in GUIDE.hints}


def test_the_first_hint_comes_with_the_first_question() -> None:
    game = begin(definition("elisabeth"), 2, 1, GUIDE.options)
    while game.questions[0].seat != 0:
        game.answer(game.questions[0], game.questions[0].answers[0])
    assert GUIDE.reached(game.scene(0), set(), ())[0] == "sultan"


def test_the_numbers_in_the_hints_are_those_of_the_rules() -> None:
    """E1-SL.4, E1-16.4, E1-11.1: twenty points, ten keys, two points for a raid, regulars and galleys."""
    assert SCENARIOS["learning"].victory.points == {OTTOMAN: 20}
    assert len(POWERS[OTTOMAN].key_track) - 1 == 10
    prices = {name: action.prices for name, action in POWERS[OTTOMAN].actions.items()}
    assert prices["piracy"] == prices["raise_regular"] == prices["build_galley"] == (2,)
    assert (
        prices["raise_cavalry"]
        == prices["build_corsair"]
        == prices["naval_move"]
        == prices["assault"]
        == (1,)
    )


def test_it_has_a_title_in_both_languages() -> None:
    found = definition("elisabeth")
    titles = [Texts(language, [found.texts], {}).say(Text("guide-title")) for language in ("en", "de")]
    assert titles == ["The Sultan’s galleys", "Die Galeeren des Sultans"]


# ---- the Queen's first turn --------------------------------------------------------------------------------------------------
def test_the_queen_sits_where_england_is_played_and_every_hint_of_hers_can_be_reached() -> None:
    """A hint asks for common things only: two turns of games by chance are enough for all of them."""
    reached: list[str] = []
    for seed in range(8):
        rng = random.Random(seed)
        game = begin(DEFINITION, QUEEN.players, seed, QUEEN.options)
        while game.questions and game.state.turn < 3 and len(reached) < len(QUEEN.hints):
            question = game.questions[0]
            if question.seat == QUEEN.seat:
                shown = game.scene(QUEEN.seat)
                new = QUEEN.reached(shown, {e.key for e in game.log(QUEEN.seat)}, reached)
                there = {word for pair in everything(shown) for word in pair}
                for hint in (h for h in QUEEN.hints if h.id in new):
                    assert set(hint.points_at(shown)) <= there, hint.id
                reached += new
            game.answer(question, rng.choice(question.answers))
        assert game.state.seat_of[ENGLAND] == QUEEN.seat
    assert set(reached) == {hint.id for hint in QUEEN.hints}
    assert reached[:2] == ["queen-you", "queen-talk"]


def test_the_queen_s_hints_have_words_and_rules() -> None:
    for language in LANGUAGES:
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        assert all(texts.has(f"guide-{hint.id}") for hint in QUEEN.hints)
        assert texts.has("guide-queen-title")
        assert texts.has("guide-queen-about")
    assert DEFINITION.guide_for(QUEEN.players) is QUEEN
    assert DEFINITION.guide_for(2) is GUIDE


def test_the_queen_s_numbers_are_those_of_the_rules() -> None:
    """E1-25.3, E1-21.2, E1-18.2: twenty-five points, a point for an unmarried Queen at most five times, five attempts."""
    assert SCENARIOS["campaign"].victory.points[ENGLAND] == 25
    assert (MARRIAGE.virgin_queen_vp, MARRIAGE.virgin_queen_max) == (1, 5)
    assert CONVERSION.attempts_per_action == 5
