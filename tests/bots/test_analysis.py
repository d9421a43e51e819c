"""Looking back at a game: chances, turning points, better moves."""

import random
from collections.abc import Sequence

import pytest

import theatrum
from theatrum.bots.analysis import Analysis, Effort, analyse
from theatrum.bots.analysis.curve import MOST_POINTS, Point, thinned
from theatrum.bots.analysis.decisions import Examined, spread
from theatrum.bots.analysis.findings import Findings, worth_telling
from theatrum.bots.analysis.turns import Swing, swings
from theatrum.core.contract import Mark
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


class Teller:
    """What turning points of a game tell in English, and what its log said."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.log = [e for e in game.log(None) if e.key != "undone"]
        self.texts = Texts("en", [game.definition.texts], game.definition.names("en"))

    def lines(self, start: int, end: int, *examined: Examined) -> list[str]:
        turn = Findings(self.game).told_of([], [Swing(start, end, 0, 0.3)], examined).turns[0]
        return [line["en"] for line in turn.lines]

    def said(self, entries: Sequence[LogEntry]) -> list[str]:
        return [self.texts.say(Text(f"event-{e.key}", **e.args)) for e in entries]

    def mark(self, entry: LogEntry) -> Mark:
        return self.game.definition.chronicle.get(entry.key, Mark())

    def decided(self, position: int) -> Examined:
        """Somebody has answered there, worse than the bot would have."""
        answered = [h for h in self.game.history() if isinstance(h, Answered)][position]
        return Examined(position, answered.seat, answered.answer, answered.answer, 0.2)


def test_a_turning_point_tells_what_came_of_its_decision(played: Game) -> None:
    teller = Teller(played)
    first = next(e for e in teller.log if e.position > 0 and not teller.mark(e).heading)
    came = teller.said([e for e in teller.log if e.position == first.position])
    told = teller.lines(0, played.position, teller.decided(first.position - 1))
    assert told[0] in came
    weighty = [e for e in teller.log if teller.mark(e).banner or teller.mark(e).stage]
    assert told[1] in teller.said(weighty), "and what was most important besides"


def test_a_turning_point_tells_a_technology_rather_than_whom_the_next_event_left_alone(played: Game) -> None:
    teller = Teller(played)
    developed = next(e for e in teller.log if e.key == "developed")
    told = teller.lines(developed.position - 1, developed.position, teller.decided(developed.position - 1))
    assert told[0] == teller.said([developed])[0]
    assert len(set(told)) == len(told) == 2


def test_a_turning_point_names_the_places_that_its_lines_speak_of_and_the_way_between_them(
    played: Game,
) -> None:
    teller = Teller(played)
    marched = next(e for e in teller.log if teller.mark(e).path and e.position > 0)
    found = Findings(played).told_of(
        [], [Swing(marched.position - 1, marched.position, 0, 0.3)], [teller.decided(marched.position - 1)]
    )
    turn = found.turns[0]
    assert turn.path == [marched.args[name] for name in teller.mark(marched).path]
    assert turn.places[: len(turn.path)] == turn.path
    spaces = {space.id for space in played.scene(None).boards[0].spaces}
    assert set(turn.places) <= spaces
    panels = {panel.id: panel.tone for panel in played.scene(None).panels}
    assert turn.tone in panels.values()


def test_a_change_of_turn_does_not_hide_what_the_decision_brought() -> None:
    teller = Teller(play_randomly(theatrum.definition("elisabeth"), 2, seed=3))
    began = next(e for e in teller.log if e.key == "turn" and e.position > 0)
    here = [e for e in teller.log if e.position == began.position]
    before, after = here[: here.index(began)], here[here.index(began) + 1 :]
    assert {e.key for e in after} >= {"drew"}
    told = teller.lines(began.position - 1, began.position, teller.decided(began.position - 1))
    assert all(line in teller.said(before) for line in told)
    assert len(told) == 2

    assert worth_telling([began, *after], teller.mark) == [began, *after], "where nothing else was told"


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
