"""`theatrum train`: a tiny run from the first game to weights that play; stopping, going on, and what is refused."""

from __future__ import annotations

import gzip
import json
import math
import os
import random
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np
import pytest

from theatrum.bots.greedy import GreedyBot
from theatrum.cli import main
from theatrum.core.beginning import begin
from theatrum.core.contract import Judgement
from theatrum.core.errors import BadSetup
from theatrum.core.features import Sight
from theatrum.core.record_form import checksum
from theatrum.games import definition
from theatrum.kit.network import Judge, Learned, Network
from theatrum.lab import balance
from theatrum.lab.pool import one_by_one
from theatrum.lab.simulate import Task as Wanted
from theatrum.lab.simulate import play_task
from theatrum.lab.stopping import Stop
from theatrum.lab.training import playing
from theatrum.lab.training.gating import Fought, Verdict, duels, is_better, verdicts
from theatrum.lab.training.keeping import Played
from theatrum.lab.training.loop import Training, settled, trainable
from theatrum.lab.training.plan import Plan
from theatrum.lab.training.playing import Task, begun, judgement_with, play
from theatrum.lab.training.positions import Positions
from theatrum.lab.training.records import Recorded, records, replay
from theatrum.lab.training.stamp import stamped

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
    assert len(game.points) == 3
    fewer = play(task(3, 4, keep=0.2))
    assert fewer is not None
    assert len(fewer.table) < len(game.table)


def test_games_to_learn_from_are_played_as_quickly_as_the_plan_says(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, int]] = []

    class Noted(GreedyBot):
        def __init__(self, rng: random.Random, width: int, worlds: int, judgement: Judgement[object]) -> None:
            made.append((width, worlds))
            super().__init__(rng, width, worlds, judgement=judgement)

    monkeypatch.setattr(playing, "GreedyBot", Noted)
    assert play(task(2, 1)) is not None
    assert play(replace(task(2, 1), tries=2, worlds=1)) is not None
    assert made == [(8, 3), (2, 1)]


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


# ---- from games that were played before --------------------------------------------------------------------------------
def recorded(players: int, seed: int, options: Mapping[str, bool] | None = None) -> str:
    """The record of a random game."""
    return play_task(
        Wanted("pax_renaissance", players, options or {}, seed, ("random",) * players, keep_record=True)
    ).record


def again(text: str, players: tuple[int, ...] = (2, 3), keep: float = 1.0) -> Played | None:
    return replay(Recorded("pax_renaissance", text, 7, players, keep))


def test_a_record_leaves_the_positions_of_its_game_and_who_won() -> None:
    wanted = Wanted("pax_renaissance", 3, {"astrology": True}, 5, ("random",) * 3, keep_record=True)
    played = play_task(wanted)
    game = again(played.record)
    assert game is not None
    assert game.decisions == played.decisions
    assert game.seed == 7
    assert [seat for seat, won in enumerate(game.won.tolist()) if won] == list(played.winners)
    assert len(game.table) > 10
    fewer = again(played.record, keep=0.2)
    assert fewer is not None
    assert len(fewer.table) < len(game.table)


def test_nothing_is_kept_of_records_that_do_not_fit() -> None:
    """Of other games, of other numbers of players, and of what present rules don't allow."""
    text = recorded(2, 5)
    assert again(text, players=(3,)) is None
    assert replay(Recorded("generalship", text, 7, (2,), 1.0)) is None
    assert again("no record at all") is None
    assert again(_resealed(text.replace('["pass"]', '["never"]'))) is None


def _resealed(text: str) -> str:
    """With the checksum of what stands above it."""
    body = text.rpartition("end ")[0]
    return f"{body}end {checksum(body)}\n"


def test_records_are_found_in_files_of_all_kinds_in_one_order(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "pax-1.theatrum").write_text("first")
    (tmp_path / "b.jsonl").write_text('{"record": "second"}\n{"record": ""}\n{"seed": 1}\n')
    (tmp_path / "c.jsonl.gz").write_bytes(gzip.compress(b'{"record": "third"}\n'))
    (tmp_path / "notes.txt").write_text("no record")
    assert list(records(tmp_path)) == ["first", "second", "third"]
    with pytest.raises(BadSetup, match="no records"):
        list(records(tmp_path / "nowhere"))


def test_a_series_is_written_down_with_its_records(tmp_path: Path) -> None:
    balance.main(["play", str(tmp_path), "pax_renaissance", "1", "players=2", "records=yes"])
    (text,) = records(tmp_path)
    assert again(text) is not None


def test_a_network_learns_from_records_first(tmp_path: Path) -> None:
    """Played on one machine, fitted on another, judged on a third, which has no records any more."""
    if os.environ.get("THEATRUM_SYSTEM") != "need":
        pytest.importorskip("torch", reason="fitting needs PyTorch: make train-tools")
    games, run = tmp_path / "games", tmp_path / "run"
    games.mkdir()
    for seed in range(10):
        (games / f"{seed}.theatrum").write_text(recorded(2, seed))
    plan = msgspec.structs.replace(
        TINY, players=(2,), duels=1, records=str(games), generations=0, setting={"astrology": False}
    )

    def training(until: str) -> Training:
        return Training(run, plan, one_by_one, Stop(), lambda _: None, until)

    assert not training("played").run()
    assert [path.name for path in sorted(run.glob("generation-0/*"))] == ["played", "positions-0000.npz"]
    shutil.rmtree(games)
    assert not training("fitted").run()
    assert not (run / "generation-0" / "report.json").exists()
    assert training("judged").run()
    assert json.loads((run / "generation-0" / "report.json").read_text())["generation"] == 0


def test_a_network_says_nothing_of_kinds_of_games_it_has_not_learned_from() -> None:
    found = definition("caribbean")
    assert found.judgement is not None
    features = found.judgement.features
    assert features is not None
    shapes = {"own": len(features.seat), "others": len(features.seat), "table": len(features.table)}
    weights = {name: np.zeros((size, 2)) for name, size in {**shapes, "things": len(features.things)}.items()}
    weights |= {
        "first": np.zeros(2),
        "second": np.zeros((2, 2)),
        "second_bias": np.zeros(2),
        "last": np.zeros(2),
    }
    about = {"players": [3], "kinds": ["quick"]}
    judge = Judge(features, Network(weights, about))
    for scenario, chances in (("quick", [1 / 3] * 3), ("age_of_discovery", None)):
        game, rng = begin(found, 3, 1, {"scenario": scenario}, light=True, simulated=True), random.Random(1)
        while features.look(game.state) is None:
            game.give(game.questions[0].seat, rng.choice(game.questions[0].answers))
        assert judge(game.state) == (None if chances is None else pytest.approx(chances))


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(BadSetup, match="no features"):
        trainable("parley:DEFINITION")


# ---- beside the odds by hand -----------------------------------------------------------------------------------------------
ODDS_AT = 2
"""Of the numbers of a seat in the games that are made up here."""


def made_up(games: int) -> Positions:
    """Games of two whose winner is mostly the one with the better odds, and who has things that say nothing."""
    rng = np.random.default_rng(3)
    played = []
    for seed in range(games):
        seats = rng.normal(size=(6, 2, 4)).astype(np.float32)
        odds = seats[-1, 0, ODDS_AT] + 0.3 * rng.normal()
        won = np.array([odds > 0, odds <= 0], np.float32)
        seats[:, :, ODDS_AT] = seats[-1, :, ODDS_AT]
        seats[:, 1, ODDS_AT] = -seats[:, 0, ODDS_AT]
        played.append(
            Played(
                seed, 2, 9, seats, np.zeros((6, 3), np.float32), [[[0], [1]]] * 6, won, (8 * (seed % 3), 0)
            )
        )
    return Positions.of(played, 2)


def test_beside_the_odds_by_hand_several_networks_are_one_that_judges_as_their_mean() -> None:
    if os.environ.get("THEATRUM_SYSTEM") != "need":
        pytest.importorskip("torch", reason="fitting needs PyTorch: make train-tools")
    from theatrum.lab.training.fitting import fit

    one = msgspec.structs.replace(TINY, epochs=3, refits=1, width=8, depth=4, things=False, beside_hand=True)
    positions, sight = (
        made_up(60),
        Sight([[0.3, 1.0, 0.5, -2.0], [1.0, 0.0, -0.5, 3.0]], [0.0] * 3, [[0], []]),
    )

    def judged(plan: Plan) -> tuple[list[float], float]:
        found = fit(positions, 2, plan, lambda _: None, ODDS_AT)
        assert not found.weights["things"].any(), "things were not looked at"
        assert found.times is not None
        about = {"players": [2], "beside": {"column": ODDS_AT, "times": found.times}}
        return Network(found.weights, about).scores(sight), found.times

    first, second = judged(one), judged(msgspec.structs.replace(one, seed=2))
    both = judged(msgspec.structs.replace(one, networks=2))
    assert first != second
    assert both[1] == pytest.approx((first[1] + second[1]) / 2)
    assert both[0] == pytest.approx([(a + b) / 2 for a, b in zip(first[0], second[0], strict=True)], abs=0.02)
    assert both[1] > 0.5, "the odds decide here"


def test_who_lost_by_little_learns_more_from_it_than_from_a_defeat() -> None:
    """A part of the result is by points: `point` more count e times as much."""
    if os.environ.get("THEATRUM_SYSTEM") != "need":
        pytest.importorskip("torch", reason="fitting needs PyTorch: make train-tools")
    from theatrum.lab.training.fitting import Data

    positions = made_up(3)
    by_points = {0: 0.5, 1: 1 / (1 + math.exp(-1)), 2: 1 / (1 + math.exp(-2))}
    for soften in (0.0, 0.5, 1.0):
        found = Data(positions, msgspec.structs.replace(TINY, soften=soften, point=8.0)).result.tolist()
        for row, won, seed in zip(found, positions.won.tolist(), positions.game.tolist(), strict=True):
            assert row[0] == pytest.approx((1 - soften) * won[0] + soften * by_points[seed], abs=1e-5)
            assert sum(row) == pytest.approx(1, abs=1e-5)


def test_who_has_no_odds_by_hand_learns_nothing_beside_them() -> None:
    assert trainable("caribbean", beside_hand=True).id == "caribbean"
    with pytest.raises(BadSetup, match="odds by hand"):
        trainable("pax_renaissance", beside_hand=True)


def test_weights_are_taken_over_under_newer_rules_but_not_for_other_features() -> None:
    found = definition("elisabeth")
    assert found.judgement is not None
    assert found.judgement.features is not None
    assert isinstance(found.judgement.values, Learned)
    today = found.judgement.values.network()
    older = {**today.about, "fingerprint": found.judgement.features.fingerprint(1)}
    again = Network.from_bytes(stamped(Network(today.weights, older).to_bytes(), "elisabeth"))
    assert again.about == today.about
    assert all(np.array_equal(again.weights[name], today.weights[name]) for name in today.weights)
    with pytest.raises(BadSetup, match="other features"):
        stamped(Network(today.weights, {**older, "fingerprint": "of others"}).to_bytes(), "elisabeth")


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


def test_the_command_keeps_positions_of_records_and_stops_there(tmp_path: Path) -> None:
    games, run = tmp_path / "games", tmp_path / "run"
    games.mkdir()
    (games / "one.theatrum").write_text(recorded(2, 1))
    wanted = ["--players", "2", "--records", str(games), "--generations", "0", "--option", "astrology=false"]
    wanted += ["--jobs", "1", "--tries", "4", "--worlds", "1"]
    wanted += ["--no-things", "--networks", "3", "--trust", "0.9", "--drop", "0.3"]
    wanted += ["--soften", "0.5", "--point", "4"]
    assert main(["train", "pax_renaissance", str(run), *wanted, "--keep", "1", "--until", "played"]) == 0
    kept = Positions.from_bytes((run / "generation-0" / "positions-0000.npz").read_bytes())
    assert set(kept.players.tolist()) == {2}
    plan = json.loads((run / "plan.json").read_text())
    assert plan["setting"] == {"astrology": False}
    assert (plan["tries"], plan["worlds"]) == (4, 1)
    assert (plan["things"], plan["networks"], plan["trust"], plan["drop"]) == (False, 3, 0.9, 0.3)
    assert (plan["soften"], plan["point"]) == (0.5, 4)
    assert not plan["beside_hand"]


def test_random_options_that_contradict_each_other_are_left_out() -> None:
    """Caribbean knows such pairs."""
    found, usual = definition("caribbean"), 0
    wanted = Task("caribbean", 3, 1, (0.0,), 1.0, 1.0, None, {"scenario": "quick"})
    for seed in range(10):
        state = begun(found, wanted, random.Random(seed)).state
        assert state.scenario == "quick"
        usual += not state.options
    assert 0 < usual < 10


def test_the_command_names_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "no-such-game", str(tmp_path)]) == 2
    assert "no-such-game" in capsys.readouterr().err
