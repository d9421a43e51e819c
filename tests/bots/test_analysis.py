"""Looking back at a game: chances, turning points, better moves."""

import random
from collections.abc import Sequence

import pytest

import theatrum
from theatrum.bots.analysis import Analysis, Effort, analyse
from theatrum.bots.analysis.curve import MOST_POINTS, Point, thinned
from theatrum.bots.analysis.decisions import Examined, spread
from theatrum.bots.analysis.findings import Findings
from theatrum.bots.analysis.turns import Swing, swings
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.core.scene import Text
from theatrum.core.state import Answered
from theatrum.core.texts import Texts
from theatrum.lab.conformance import play_randomly

SMALL = Effort(simulations=8, decisions=6)


@pytest.fixture(scope="module")
def played() -> Game:
    return play_randomly(theatrum.definition("generalship"), 2, seed=5)


@pytest.fixture(scope="module")
def found(played: Game) -> Analysis:
    return analyse(played, SMALL)


def test_the_curve_ends_with_who_won(played: Game, found: Analysis) -> None:
    assert played.result is not None
    assert found.curve[0].position == 0
    assert found.curve[-1].position == played.position
    last = found.curve[-1].chances
    assert [s for s, chance in enumerate(last) if chance == max(last)] == list(played.result.winners)
    assert all(abs(sum(point.chances) - 1) < 0.01 for point in found.curve)


def test_turning_points_say_when_and_what_in_every_language(found: Analysis) -> None:
    assert found.turns
    for turn in found.turns:
        assert turn.start < turn.end
        assert turn.when["en"]
        assert turn.when["de"]
        assert turn.when["en"] != turn.when["de"]


def test_rounds_have_their_names_as_far_as_their_number(played: Game, found: Analysis) -> None:
    began = [entry.position for entry in played.log(None, 0) if entry.key == "cycle"]
    assert [one.position for one in found.rounds] == began
    assert [one.name for one in found.rounds[:2]] == [
        {"de": "Durchgang 1", "en": "Cycle 1"},
        {"de": "Durchgang 2", "en": "Cycle 2"},
    ]


def test_where_there_are_no_rounds_turns_are_named() -> None:
    game = play_randomly(theatrum.definition("pax_renaissance"), 2, seed=5)
    rounds = Findings(game).told_of([], [], []).rounds
    assert [one.name["en"] for one in rounds[:2]] == ["Turn 1", "Turn 2"]


def test_a_better_answer_was_possible_and_is_another(played: Game, found: Analysis) -> None:
    told = [*found.better, *(turn.better for turn in found.turns if turn.better is not None)]
    for better in told:
        assert better.loss >= 0.01
        question = played.at(better.position).question(better.seat)
        assert question is not None
        assert len(question.answers) > 1
        assert better.prompt["en"] != better.prompt["de"]


def test_what_the_bot_agrees_with_is_said(found: Analysis) -> None:
    agreed = [turn for turn in found.turns if turn.agreed]
    assert agreed
    for turn in agreed:
        assert turn.decided is not None
        assert turn.decided.prompt["en"]
        assert turn.decided.given["de"]


def test_what_was_decided_last_does_not_depend_on_what_was_searched_last(played: Game) -> None:
    given = [h for h in played.history() if isinstance(h, Answered)][:8]
    examined = [Examined(n, h.seat, h.answer, h.answer, 0.0) for n, h in enumerate(given)]
    swing = Swing(0, 8, 0, 0.3)
    told = [Findings(played).told_of([], [swing], order) for order in (examined, examined[::-1])]
    assert told[0].turns == told[1].turns


def test_a_turning_point_tells_what_came_of_its_decision_and_no_headings(played: Game) -> None:
    marks = played.definition.chronicle
    log = [e for e in played.log(None) if e.key != "undone"]
    headings = [e for e in log if e.key in marks and marks[e.key].heading]
    others = [e for e in log if e not in headings]
    texts = Texts("en", [played.definition.texts], played.definition.names("en"))

    def told(start: int, end: int, *better: Examined) -> list[str]:
        turn = Findings(played).told_of([], [Swing(start, end, 0, 0.3)], better).turns[0]
        return [line["en"] for line in turn.lines]

    def said(entries: Sequence[LogEntry]) -> list[str]:
        return [texts.say(Text(f"event-{e.key}", **e.args)) for e in entries]

    assert headings
    assert all(line not in said(headings) for h in headings for line in told(h.position - 1, h.position))
    assert told(0, played.position) == said(others[-2:])

    deciding = others[0].position - 1
    answered = [h for h in played.history() if isinstance(h, Answered)][deciding]
    came = said([e for e in others if e.position == deciding + 1])[-2:]
    worst = Examined(deciding, answered.seat, answered.answer, answered.answer, 0.2)
    assert told(deciding, played.position, worst)[: len(came)] == came


def test_the_same_seed_finds_the_same(played: Game, found: Analysis) -> None:
    assert analyse(played, SMALL) == found


def test_progress_grows_to_the_end(played: Game) -> None:
    told: list[float] = []
    analyse(played, Effort(simulations=4, decisions=3), told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_game_that_is_not_over_can_be_looked_at(played: Game) -> None:
    half = played.at(played.position // 2)
    found = analyse(half, Effort(simulations=4, decisions=2))
    assert found.curve[-1].position == half.position


def test_swings_are_the_greatest_changes_and_lie_apart() -> None:
    chances = [0.5, 0.5, 0.9, 0.5, 0.5, 0.52, 0.3]
    points = [Point(10 * n, [c, 1 - c]) for n, c in enumerate(chances)]
    assert [(s.start, s.end) for s in swings(points)] == [(10, 20), (20, 30), (50, 60)]
    assert swings(points[:1]) == []


def test_thinning_keeps_the_turning_points() -> None:
    rng = random.Random(1)
    points = [Point(n, [rng.random()]) for n in range(5 * MOST_POINTS)]
    kept = thinned(points, [Swing(77, 78, 0, 0.5)])
    assert len(kept) <= MOST_POINTS
    assert {0, 77, 78, points[-1].position} <= {p.position for p in kept}


def test_decisions_are_spread_over_seats_and_time() -> None:
    assert spread({0: list(range(100)), 1: [5]}, 4) == [25, 5, 75]
    assert spread({}, 4) == []
