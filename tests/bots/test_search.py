"""The searching bot: repeatable, legal, honest, and never without an answer."""

import logging
import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from bots.judged import JUDGED, die, fail, find, hang, indifferent, points, with_judgement
from parley.state import Parley
from theatrum.bots import SearchBot, make_bot
from theatrum.bots.budget import Budget, Stopwatch
from theatrum.bots.helpers import Helpers
from theatrum.bots.search import added_up, best_of
from theatrum.bots.thinking import HORIZON, Thought, Tried
from theatrum.bots.tree import Node
from theatrum.bots.trying import Trying
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Ask, Definition, Judgement
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.games import GAMES, definition


def at_a_choice(game_definition: Definition[Any], players: int, after: int, seed: int = 1) -> Game:
    """A game at a question with several answers, after some random ones."""
    game = begin(game_definition, players, seed=seed)
    rng = random.Random(seed)
    while not game.over and (game.position < after or len(game.questions[0].answers) < 3):
        question = game.questions[0]
        game.answer(question, rng.choice(question.answers))
    assert not game.over
    return game


def searching(game: Game, seed: int = 1, **settings: Any) -> Answer:
    seat = game.questions[0].seat
    return SearchBot(random.Random(seed), **settings).choose(game, seat)


# ---- answers ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game_id", GAMES)
def test_only_legal_answers_are_given(game_id: str) -> None:
    """`Game.answer` refuses everything else. Others play at random, so that odd positions come up."""
    found = definition(game_id)
    players = found.players[0]
    game = begin(found, players, seed=5)
    bots = [make_bot("search:simulations=12", 1)] + [make_bot("random", s) for s in range(1, players)]
    while not game.over and game.position < 250:
        question = game.questions[0]
        game.answer(question, bots[question.seat].choose(game, question.seat))
    assert game.over or game.position == 250


@pytest.mark.parametrize("game_id", ["parley", *GAMES])
def test_the_same_seed_and_number_of_simulations_give_the_same_answer(game_id: str) -> None:
    found = JUDGED if game_id == "parley" else definition(game_id)
    players = 3 if 3 in found.players else found.players[0]
    for after in (0, 12, 30):
        answers = [searching(at_a_choice(found, players, after), simulations=80) for _ in range(2)]
        assert answers[0] == answers[1]


def test_what_is_valued_most_is_found() -> None:
    game = begin(JUDGED, 3, seed=1)
    for seat in range(3):
        chosen = {SearchBot(random.Random(n), simulations=60).choose(game, seat) for n in range(5)}
        assert chosen == {("aim", f"town:{seat}")}, "the aim counts three points if the town is one's own"


def test_without_a_value_the_order_is_trusted() -> None:
    def last_first(_g: Parley, _ask: Ask, answers: Sequence[Answer]) -> list[float]:
        return [i / len(answers) for i in range(len(answers))]

    game = begin(with_judgement(Judgement(None, last_first)), 3, seed=1)
    assert searching(game, simulations=5) == game.questions[0].answers[-1]


def test_without_any_judgement_it_still_plays() -> None:
    game = begin(with_judgement(None), 3, seed=1)
    assert searching(game, simulations=5) in game.questions[0].answers


def test_what_the_order_condemns_is_not_tried() -> None:
    def never_home(_g: Parley, ask: Ask, answers: Sequence[Answer]) -> list[float]:
        return [-1.0 if a == ("aim", f"town:{ask.seat}") else 0.0 for a in answers]

    game = begin(with_judgement(Judgement(points, never_home)), 3, seed=1)
    assert searching(game, simulations=60) != ("aim", "town:0")


def test_where_one_answer_is_left_nothing_is_thought_about() -> None:
    """Neither where the rules leave one, nor where the order does."""

    def only_the_last(_g: Parley, _ask: Ask, answers: Sequence[Answer]) -> list[float]:
        return [0.0] * (len(answers) - 1) + [2.0]

    def never(_g: Parley, _seat: int) -> float:
        raise AssertionError("judged, though there was no choice")

    game = begin(with_judgement(Judgement(never, only_the_last)), 3, seed=1)
    assert searching(game, simulations=60) == game.questions[0].answers[-1]


# ---- worlds ----------------------------------------------------------------------------------------------------------
def test_the_true_state_is_never_looked_at() -> None:
    """Every state that is ordered or judged is a copy, with another seed of chance than the true one."""
    seen: set[str] = set()

    def judged(g: Parley, seat: int) -> float:
        seen.add(g.chance.seed)
        return points(g, seat)

    def ordered(g: Parley, _ask: Ask, answers: Sequence[Answer]) -> list[float]:
        seen.add(g.chance.seed)
        return [0.0] * len(answers)

    for after in range(0, 40, 3):
        game = at_a_choice(with_judgement(Judgement(judged, ordered)), 3, after)
        before = game.record()
        searching(game, simulations=30)
        assert game.record() == before
        assert game.state.chance.seed not in seen
    assert len(seen) > 20, "every round is another world"


def test_every_candidate_is_tried_in_the_same_worlds() -> None:
    game = at_a_choice(JUDGED, 3, 9)
    seat = game.questions[0].seat
    judgement = JUDGED.judgement
    assert judgement is not None
    worlds: list[list[str]] = []

    class Watching(Thought):
        def _simulate(self, answer: Answer, world: Game) -> float:
            worlds.append([str(answer), world.state.chance.seed, world.state.digest])
            return super()._simulate(answer, world)

    thought = Watching(game, seat, judgement, random.Random(1))
    thought.think(Stopwatch(Budget(simulations=400)), 400)
    first = worlds[: len(thought.tried)]
    assert len(first) > 2
    assert len({answer for answer, *_ in first}) == len(first), "one round, with everybody in it"
    assert len({(seed, digest) for _, seed, digest in first}) == 1


def test_with_little_time_the_most_promising_are_tried_often_not_all_of_them_once() -> None:
    """The first round ends when a quarter of the budget is spent."""

    def the_first_ones_first(_g: Parley, _ask: Ask, answers: Sequence[Answer]) -> list[float]:
        return [-i / 100 for i in range(len(answers))]

    game = at_a_choice(JUDGED, 3, 9)
    question = game.questions[0]
    assert len(question.answers) > 3
    judgement = Judgement(points, the_first_ones_first)
    thought = Thought(game, question.seat, judgement, random.Random(1))
    thought.think(Stopwatch(Budget(simulations=8)), None)  # as if eight simulations were all that time allows
    tried = {tried.answer: tried.visits for tried in thought.tried}
    assert [answer for answer, visits in tried.items() if visits] == list(question.answers[:2])
    assert min(tried[answer] for answer in question.answers[:2]) >= 4


# ---- long moves ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("long", [False, True])
def test_where_moves_are_long_no_tree_grows_and_only_the_own_seat_is_judged(long: bool) -> None:
    judged: set[int] = set()

    def value(g: Parley, seat: int) -> float:
        judged.add(seat)
        return points(g, seat)

    judgement = Judgement(value, indifferent, long_moves=lambda _g: long)
    game = at_a_choice(with_judgement(judgement), 3, 9)
    seat = game.questions[0].seat
    thought = Thought(game, seat, judgement, random.Random(1))
    thought.think(Stopwatch(Budget(simulations=120)), 120)
    grown = [edge for edge in thought._root.edges.values() if edge.nodes]
    assert (not grown) == long
    assert (judged == {seat}) == long


@pytest.mark.parametrize("game_id, scenario", [("elisabeth", "campaign"), ("caribbean", "quick")])
def test_in_the_great_games_a_search_judges_where_the_greedy_bot_does(game_id: str, scenario: str) -> None:
    """The same answer in the same world is worth the same to both: search differs in how many worlds it tries."""
    found = definition(game_id)
    judgement = found.judgement
    assert judgement is not None
    game = begin(found, 3, seed=3, options={"scenario": scenario})
    rng = random.Random(3)
    while game.questions[0].prompt not in ("impulse", "act") or len(game.questions[0].answers) < 3:
        game.answer(game.questions[0], rng.choice(game.questions[0].answers))
    question = game.questions[0]
    trying = Trying(game, question, judgement, random.Random(1), HORIZON)
    thought = Thought(game, question.seat, judgement, random.Random(1))
    for seed in (1, 2):
        for tried in thought.tried[:3]:
            after = trying.after(tried.answer, seed)
            brought = thought._simulate(tried.answer, thought._worlds(seed)())
            assert after.over or brought == min(1.0, max(0.0, trying.value(after)))


# ---- the tree --------------------------------------------------------------------------------------------------------
def choices(n: int) -> list[Answer]:
    return [("take", i) for i in range(n)]


def test_what_has_brought_most_is_followed_most() -> None:
    node = Node(0)
    for _ in range(300):
        answer, edge = node.select(choices(4), lambda: [0.0] * 4)
        node.learn(edge, 0.6 if answer == ("take", 2) else 0.5)
    visits = {answer[1]: edge.visits for answer, edge in node.edges.items()}
    assert max(visits, key=visits.__getitem__) == 2
    assert visits[2] > 150


def test_long_lists_are_widened_step_by_step_the_promising_first() -> None:
    node = Node(0)
    worths = [i / 100 for i in range(50)]
    tried: list[int] = []
    for _ in range(200):
        answer, edge = node.select(choices(50), lambda: worths)
        node.learn(edge, 0.5)
        if int(answer[1]) not in tried:
            tried.append(int(answer[1]))
        if node.visits == 4:
            assert min(tried) >= 46, "after four visits only the most promising were looked at"
    assert 10 < len(tried) < 40


def test_answers_that_are_not_possible_in_a_world_are_no_candidates_there() -> None:
    node = Node(0)
    for i in range(40):
        possible = choices(3) if i % 2 else choices(3)[1:]
        answer, edge = node.select(possible, partial(indifferent, None, None, possible))
        assert answer in possible
        node.learn(edge, 1.0 if answer == ("take", 0) else 0.5)
    assert node.edges["take", 0].visits > 15


# ---- limits ----------------------------------------------------------------------------------------------------------
def test_a_search_without_a_limit_is_refused() -> None:
    with pytest.raises(BadSetup, match="seconds or simulations"):
        SearchBot(random.Random(1))


def test_simulations_are_counted() -> None:
    game = at_a_choice(JUDGED, 3, 9)
    judgement = JUDGED.judgement
    assert judgement is not None
    thought = Thought(game, game.questions[0].seat, judgement, random.Random(1))
    thought.think(Stopwatch(Budget(simulations=100)), 100)
    done = sum(tried.visits for tried in thought.tried)
    assert 60 <= done <= 100 + len(thought.tried), "an early end is allowed, a round is finished"


def test_a_race_that_is_decided_ends_early() -> None:
    """Where one answer is better in every world, there is nothing more to find out."""
    game = begin(JUDGED, 3, seed=1)
    judgement = JUDGED.judgement
    assert judgement is not None
    thought = Thought(game, 0, judgement, random.Random(1))
    thought.think(Stopwatch(Budget(simulations=2000)), 2000)
    assert sum(tried.visits for tried in thought.tried) < 1000


def test_people_wait_for_a_while_only() -> None:
    assert Budget(seconds=1).longest == 6
    assert Budget(seconds=0.1).longest == 3
    assert Budget(seconds=1, wall=2).longest == 2
    assert Budget(simulations=10).longest is None


# ---- helpers ---------------------------------------------------------------------------------------------------------
def test_what_several_found_is_added_up_and_the_seriously_tried_are_compared() -> None:
    a, b, c = choices(3)
    mine = [Tried(a, 10, 6.0), Tried(b, 10, 5.0), Tried(c, 2, 2.0)]
    theirs = [Tried(b, 10, 8.0), Tried(a, 10, 5.0)]
    together = added_up([mine, theirs])
    assert [(t.answer, t.visits, t.total) for t in together] == [(a, 20, 11.0), (b, 20, 13.0), (c, 2, 2.0)]
    assert best_of(mine) == a
    assert best_of(together) == b, "the lucky one that was hardly tried does not count"


def test_helpers_think_along_and_the_answer_is_repeatable() -> None:
    game = at_a_choice(JUDGED, 3, 9)
    helpers = Helpers(1)
    try:
        answers = [searching(game, simulations=200, workers=2, find=find, helpers=helpers) for _ in range(2)]
        assert helpers.processes(), "they stay for the next question"
    finally:
        helpers.close()
    assert answers[0] == answers[1]
    assert answers[0] in game.questions[0].answers


@pytest.mark.parametrize("accident", [die, fail])
def test_helpers_that_die_or_fail_are_survived(accident: Any, caplog: pytest.LogCaptureFixture) -> None:
    game = at_a_choice(JUDGED, 3, 9)
    helpers = Helpers(2)
    try:
        with caplog.at_level(logging.WARNING):
            answer = searching(game, simulations=90, workers=3, find=accident, helpers=helpers)
        assert answer in game.questions[0].answers
        assert "a helper failed" in caplog.text
        again = searching(game, simulations=90, workers=3, find=find, helpers=helpers)
        assert again in game.questions[0].answers
        assert helpers.processes(), "new ones were started"
    finally:
        helpers.close()


def test_helpers_that_hang_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theatrum.bots.helpers.START_SECONDS", 0.5)
    game = at_a_choice(JUDGED, 3, 9)
    helpers = Helpers(1)
    answer = searching(game, simulations=20, workers=2, find=hang, helpers=helpers)
    assert answer in game.questions[0].answers
    assert helpers.processes() == []
