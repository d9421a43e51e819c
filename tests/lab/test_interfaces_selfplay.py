"""Many games side by side, and how fast the interfaces are measured."""

from collections.abc import Sequence

import numpy as np
import pytest

import parley
from every_game import definition_of, every_game
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.games import definition
from theatrum.lab import interface_speed
from theatrum.lab.interface_speed import INTERFACES, rate
from theatrum.lab.selfplay import Batch, Collector, Experience, uniform


def collected(collector: Collector, episodes: int, seed: int = 1) -> list[Experience]:
    return list(collector.collect(uniform(seed), episodes))


@every_game
def test_whole_games_are_collected(game: str) -> None:
    collector = Collector(definition_of(game), 2, games=2, seed=3, observe=game == "parley")
    experiences = collected(collector, 3)
    assert sorted(e.number for e in experiences) == [0, 1, 2]
    assert sum(map(len, experiences)) == collector.decisions
    for e in experiences:
        assert len(e.seats) == len(e.actions) == len(e.legal)
        assert all(action in legal for action, legal in zip(e.actions, e.legal, strict=True))
        assert e.gains().tolist() == [e.returns[seat] for seat in e.seats]
        assert sum(e.returns) == pytest.approx(0)
        assert len(e.result.scores) == 2


def test_what_was_seen_is_what_the_deciding_seat_saw() -> None:
    collector = Collector(parley.DEFINITION, 2, games=1, seed=1)
    (experience,) = collected(collector, 1)
    again = Collector(parley.DEFINITION, 2, games=1, seed=1).rules
    assert experience.observations.shape == (len(experience), again.layout.size)
    index = next(b for b in again.layout.blocks if b.name == "the seats").columns.index(("index", "", None))
    seats = [again.layout.views(row)["the seats"][0, index] for row in experience.rows]
    assert seats == experience.seats


def test_the_same_seed_gives_the_same_games_however_many_run_side_by_side() -> None:
    def first(batch: Batch) -> list[int]:
        return [min(legal) for legal in batch.legal]

    one = sorted(Collector(parley.DEFINITION, 2, games=1, seed=4).collect(first, 4), key=lambda e: e.number)
    four = sorted(Collector(parley.DEFINITION, 2, games=4, seed=4).collect(first, 4), key=lambda e: e.number)
    assert [e.actions for e in one] == [e.actions for e in four]
    assert np.array_equal(one[3].observations, four[3].observations)


def test_a_collector_goes_on_where_it_was() -> None:
    collector = Collector(parley.DEFINITION, 2, games=2, observe=False)
    assert sorted(e.number for e in collected(collector, 3)) == [0, 1, 2]
    assert sorted(e.number for e in collected(collector, 2)) == [3, 4]


def test_a_batch_holds_one_question_of_each_game() -> None:
    sizes = []

    def choose(batch: Batch) -> list[int]:
        sizes.append(len(batch))
        assert batch.masks.shape == (len(batch), batch.rules.actions.n)
        assert batch.observations.shape == (len(batch), batch.rules.layout.size)
        assert [mask.sum() for mask in batch.masks] == [len(legal) for legal in batch.legal]
        assert set(batch.prompts) <= {"aim", "act", "ruse", "defend", "press-on", "draft", "ratify", "bid"}
        return [min(legal) for legal in batch.legal]

    list(Collector(parley.DEFINITION, 2, games=3).collect(choose, 3))
    assert sizes[0] == 3


def test_a_policy_that_answers_wrongly_is_told_so() -> None:
    collector = Collector(parley.DEFINITION, 2, games=2)

    def too_few(batch: Batch) -> Sequence[int]:
        return [0]

    def illegal(batch: Batch) -> Sequence[int]:
        return [0, 0]

    with pytest.raises(BadSetup, match="2 questions were asked, and 1 answers given"):
        list(collector.collect(too_few, 2))
    with pytest.raises(IllegalAnswer, match=r"action 0 .* is not legal now"):
        list(collector.collect(illegal, 2))


def test_what_can_not_be_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="at least one game going, not 0"):
        Collector(parley.DEFINITION, 2, games=0)
    with pytest.raises(BadSetup, match="at least one game is to be played, not 0"):
        collected(Collector(parley.DEFINITION, 2), 0)


@pytest.mark.parametrize("name", INTERFACES)
def test_every_interface_can_be_measured(name: str) -> None:
    game = definition("pax_renaissance") if name == "features" else parley.DEFINITION
    figure = rate(INTERFACES[name], game, 0.0)
    assert figure.steps > 0
    assert figure.decisions >= 0


def test_the_speed_command_complains_about_unknown_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert interface_speed.main(["parley:DEFINITION", "--seconds", "0"]) == 0
    assert "| collector of 16 |" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        interface_speed.main(["chess"])
    assert "there is no game 'chess'" in capsys.readouterr().err
