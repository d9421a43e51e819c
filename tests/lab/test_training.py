"""`theatrum train`: a tiny run from the first game to weights that play; stopping, going on, and what is refused."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest

from theatrum.bots.greedy import GreedyBot
from theatrum.cli import main
from theatrum.core.beginning import begin
from theatrum.core.errors import BadSetup
from theatrum.games import definition
from theatrum.kit.network import Network
from theatrum.lab.pool import one_by_one
from theatrum.lab.stopping import Stop
from theatrum.lab.training.gating import Fought, Verdict, duels, is_better, verdicts
from theatrum.lab.training.loop import Training, settled, trainable
from theatrum.lab.training.plan import Plan
from theatrum.lab.training.playing import Task, judgement_with, play
from theatrum.lab.training.positions import Positions

T = TypeVar("T")
R = TypeVar("R")
TINY = Plan(
    game="pax_renaissance", players=(2, 3), games=3, generations=1, duels=3, epochs=2, refits=1, keep=1.0
)


def task(players: int, seed: int, keep: float = 1.0) -> Task:
    return Task("pax_renaissance", players, seed, (0.5,), keep, 1.0, None)


def test_a_game_leaves_its_quiet_positions_and_who_won() -> None:
    game = play(task(3, 4))
    assert game is not None
    assert game.won.sum() == pytest.approx(1)
    features = definition("pax_renaissance").judgement.features  # type: ignore[union-attr]
    assert features is not None
    assert game.seats.shape[1:] == (3, len(features.seat))
    assert len(game.seats) == len(game.table) == len(game.things) > 10
    fewer = play(task(3, 4, keep=0.2))
    assert fewer is not None
    assert len(fewer.table) < len(game.table)


def test_positions_of_games_with_two_and_three_are_columns_with_empty_seats() -> None:
    games = [game for game in (play(task(2, 1)), play(task(3, 2))) if game is not None]
    positions = Positions.of(games, 3)
    again = Positions.joined([Positions.from_bytes(Positions.of([game], 3).to_bytes()) for game in games])
    assert len(positions) == len(again) == sum(len(game.table) for game in games)
    assert not positions.seats[positions.players == 2][:, 2].any()
    assert np.array_equal(positions.things, again.things)
    assert np.array_equal(positions.things_from, again.things_from)
    last = positions.things[positions.things_from[-2] : positions.things_from[-1]]
    assert last.tolist() == games[-1].things[-1][-1]


def test_the_new_one_sits_once_in_every_seat_of_every_deal() -> None:
    plan = Plan(game="pax_renaissance", players=(2, 3), duels=4)
    seats = [(duel.players, duel.seed % 1000, duel.seat) for duel in duels(plan, b"", None)]
    assert seats == [
        (2, 0, 0),
        (2, 0, 1),
        (2, 1, 0),
        (2, 1, 1),
        *((3, d, s) for d in (0, 1) for s in (0, 1, 2)),
    ]


def test_better_is_who_wins_more_than_a_fair_share_over_all_numbers_of_players() -> None:
    found = verdicts([Fought(2, 1.0), Fought(2, 0.0), Fought(3, 1.0), Fought(3, 0.0)])
    assert [v.advantage for v in found] == [1.0, 1.5]
    assert is_better(found)
    assert not is_better([Verdict(2, 10, 5.0)])


def test_a_run_that_has_begun_goes_on_with_its_own_plan(tmp_path: Path) -> None:
    settled(tmp_path, TINY)
    assert settled(tmp_path, Plan(**{**_fields(TINY), "generations": 4})).generations == 4
    with pytest.raises(BadSetup, match="another plan"):
        settled(tmp_path, Plan(**{**_fields(TINY), "games": 7}))


def _fields(plan: Plan) -> dict[str, object]:
    return {name: getattr(plan, name) for name in plan.__struct_fields__}


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(BadSetup, match="no features"):
        trainable("parley:DEFINITION")


class Counting:
    """One after the other, and how many tasks there were; Ctrl-C after some of them."""

    def __init__(self, stop: Stop, after: int | None = None) -> None:
        self.stop, self.after, self.done = stop, after, 0

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        for result in one_by_one(work, tasks):
            self.done += 1
            if self.done == self.after:
                self.stop.wanted = True
            yield result


def test_a_tiny_run_learns_weights_that_play_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    if os.environ.get("THEATRUM_SYSTEM") != "need":
        pytest.importorskip("torch", reason="fitting needs PyTorch: make train-tools")
    stop = Stop()
    interrupted = Counting(stop, after=4)
    assert not Training(tmp_path, TINY, interrupted, stop, lambda _: None).run()
    kept = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("generation-1/*")}
    assert list(kept) == ["positions-0000.npz"]

    told: list[str] = []
    going_on = Counting(Stop())
    assert Training(tmp_path, TINY, going_on, going_on.stop, told.append).run()
    first = tmp_path / "generation-1" / "positions-0000.npz"
    assert first.stat().st_mtime_ns == kept[first.name], "what was played is not played again"
    assert any("log-loss" in line for line in told)
    report = json.loads((tmp_path / "generation-1" / "report.json").read_text())
    assert [v["players"] for v in report["against the hand-written"]] == [2, 3]

    weights = (tmp_path / "generation-1" / "weights.npz").read_bytes()
    found = definition("pax_renaissance")
    Network.from_bytes(weights).check(found.judgement.features, found.rules_version)  # type: ignore[arg-type,union-attr]
    game = begin(found, 2, 1, {}, simulated=True)
    bot = GreedyBot(random.Random(1), judgement=judgement_with(found, weights))
    assert bot.choose(game, game.questions[0].seat) in game.questions[0].answers
    assert Training(tmp_path, TINY, Counting(Stop()), Stop(), told.append).run(), "nothing is left to do"


def test_the_command_names_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "no-such-game", str(tmp_path)]) == 2
    assert "no-such-game" in capsys.readouterr().err
