"""Generation after generation: play, fit, duel. Everything lies in one folder, so a run can be stopped and goes on, also
on another machine: one with many cores to play and duel, one with PyTorch to fit (`until`).

plan.json
generation-0/                     the same, if there is one that learns from records
generation-1/positions-0007.npz   what was kept of a bundle of games
generation-1/played               all its games were played: nothing is read or played again, here or elsewhere
generation-1/weights.npz          the network that was fitted to all positions so far
generation-1/report.json          how it was made, and how its duels went
weights.npz                       the best so far
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.kit.network import Network
from theatrum.lab.extras import requires
from theatrum.lab.finding_games import find_game
from theatrum.lab.pool import WorkerPool
from theatrum.lab.stopping import Stop
from theatrum.lab.training.gating import Verdict, duels, fight, is_better, verdicts
from theatrum.lab.training.keeping import Played
from theatrum.lab.training.plan import ODDS, Plan
from theatrum.lab.training.playing import Task, play
from theatrum.lab.training.positions import Positions
from theatrum.lab.training.records import Recorded, records, replay

BUNDLE = 200
"""So many games are kept in one file: what is lost at most when a run is stopped."""
MANY = 10**6
"""Seeds of one generation, more than it will ever need."""

Tell = Callable[[str], None]
T = TypeVar("T")
UNTIL = ("played", "fitted", "judged")
"""How far a generation can come: its games are played, a network is fitted, its duels are fought."""


class Training:
    """One run. `tell` is told what happens, a line at a time. It ends early when a generation is so far as `until` says."""

    def __init__(
        self, folder: Path, plan: Plan, pool: WorkerPool, stop: Stop, tell: Tell, until: str = "judged"
    ) -> None:
        self.folder = folder
        self.plan = settled(folder, plan)
        self.definition: Definition[Any] = trainable(self.plan.game, self.plan.beside_hand)
        self._pool = pool
        self._stop = stop
        self._tell = tell
        self._until = until

    def run(self) -> bool:
        """All generations that are not done yet. False if it was stopped before the end."""
        for number in range(0 if self.plan.records else 1, self.plan.generations + 1):
            if not (self._folder(number) / "report.json").exists() and not self._generation(number):
                return False
        return True

    def _generation(self, number: int) -> bool:
        folder = self._folder(number)
        folder.mkdir(exist_ok=True)
        began = time.monotonic()
        champion = self.champion
        self._play(number, champion)
        if self._stop.wanted or self._until == "played":
            return False
        played = time.monotonic()
        fitted = self._fit(number)
        if self._until == "fitted":
            return False
        done = time.monotonic()
        found = list(self._duel(fitted, champion))
        by_hand = found if champion is None else list(self._duel(fitted, None))
        if self._stop.wanted:
            return False
        stays = is_better(found)
        report = {
            "generation": number,
            "positions": fitted.about["positions"],
            "losses": fitted.about["losses"],
            "seconds": {"playing": round(played - began), "fitting": round(done - played)},
            "against the one before": [_noted(v) for v in found],
            "against the hand-written": [_noted(v) for v in by_hand],
            "stays": stays,
        }
        if stays:
            better = tuple(v.players for v in by_hand if v.advantage > 1)
            best = Network(fitted.weights, {**fitted.about, "players": better})
            (self.folder / "weights.npz").write_bytes(best.to_bytes())
        (folder / "report.json").write_text(json.dumps(report, indent=1))
        self._tell(f"generation {number}: {'better, and kept' if stays else 'no better, and put aside'}")
        return True

    @property
    def champion(self) -> bytes | None:
        """The weights of the best so far; None before there is one."""
        path = self.folder / "weights.npz"
        return path.read_bytes() if path.exists() else None

    # ---- the three parts -----------------------------------------------------------------------------------------
    def _play(self, number: int, champion: bytes | None) -> None:
        """Games of its own, or in generation 0 those of the records."""
        done = self._folder(number) / "played"
        if done.exists():
            return
        if number:
            self._keep(number, play, self._own_games(number, champion))
        else:
            self._keep(number, replay, self._recorded())
        if not self._stop.wanted:
            done.touch()

    def _keep(
        self, number: int, work: Callable[[T], Played | None], bundles: Iterable[tuple[T, ...]]
    ) -> None:
        """The positions of each bundle of games in a file; bundles that have one are not played again."""
        for bundle, tasks in enumerate(bundles):
            path = self._folder(number) / f"positions-{bundle:04}.npz"
            if path.exists():
                continue
            games = [game for game in self._stop.until_wanted(self._pool(work, tasks)) if game is not None]
            if self._stop.wanted:
                return
            self._tell(f"generation {number}: {_counted(games)}, of {len(tasks)} that were begun")
            if games:
                path.write_bytes(Positions.of(games, max(self.plan.players)).to_bytes())

    def _own_games(self, number: int, champion: bytes | None) -> Iterator[tuple[Task, ...]]:
        plan = self.plan
        for players in plan.players:
            start = MANY * (10 * number + players) + 100 * MANY * plan.seed
            seeds = range(start, start + plan.games)
            yield from batched(
                Task(
                    plan.game,
                    players,
                    seed,
                    plan.noise,
                    plan.keep,
                    plan.options,
                    champion,
                    plan.setting,
                    plan.tries,
                    plan.worlds,
                )
                for seed in seeds
            )

    def _recorded(self) -> Iterator[tuple[Recorded, ...]]:
        plan = self.plan
        return batched(
            Recorded(plan.game, text, number, plan.players, plan.keep)
            for number, text in enumerate(records(Path(plan.records)))
        )

    def _fit(self, number: int) -> Network:
        path = self._folder(number) / "weights.npz"
        if path.exists():
            return Network.from_bytes(path.read_bytes())
        with requires("train", "training"):
            from theatrum.lab.training.fitting import fit

        files = sorted(self.folder.glob("generation-*/positions-*.npz"))
        if not files:
            raise BadSetup(f"nothing could be kept of the games in {self.plan.records or self.folder}")
        positions = Positions.joined([Positions.from_bytes(file.read_bytes()) for file in files])
        features = self.definition.judgement.features  # type: ignore[union-attr]
        assert features is not None
        column = features.seat.index(ODDS) if self.plan.beside_hand else None
        fitted = fit(positions, len(features.things), self.plan, self._tell, column)
        about: dict[str, Any] = {
            "game": self.plan.game,
            "fingerprint": features.fingerprint(self.definition.rules_version),
            "players": self.plan.players,
            "kinds": sorted(positions.kinds - {""}),
            "generation": number,
            "positions": len(positions),
            "losses": fitted.losses,
        }
        if fitted.times is not None:
            about["beside"] = {"column": column, "times": fitted.times}
        network = Network(fitted.weights, about)
        path.write_bytes(network.to_bytes())
        return network

    def _duel(self, new: Network, old: bytes | None) -> Iterator[Verdict]:
        fights = self._pool(fight, duels(self.plan, new.to_bytes(), old))
        against = "the hand-written judgement" if old is None else "the one before"
        for verdict in verdicts(self._stop.until_wanted(fights)):
            low, high = verdict.interval
            self._tell(
                f"{verdict.players} players against {against}: {verdict.share:.1%} of {verdict.games} "
                f"({low:.1%} to {high:.1%}; fair {1 / verdict.players:.1%})"
            )
            yield verdict

    def _folder(self, number: int) -> Path:
        return self.folder / f"generation-{number}"


def batched(tasks: Iterable[T]) -> Iterator[tuple[T, ...]]:
    """Tasks in bundles."""
    rest = iter(tasks)
    while bundle := tuple(islice(rest, BUNDLE)):
        yield bundle


def settled(folder: Path, plan: Plan) -> Plan:
    """The plan of a run that was begun, or this one, noted down. Raises `BadSetup` if they differ."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "plan.json"
    if path.exists():
        begun = msgspec.json.decode(path.read_bytes(), type=Plan)
        if msgspec.structs.replace(begun, generations=plan.generations) != plan:
            raise BadSetup(
                f"{folder} holds a run with another plan ({path}): go on with that one, or elsewhere"
            )
    path.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
    return plan


def trainable(game: str, beside_hand: bool = False) -> Definition[Any]:
    """A game of which a network can learn, also beside the odds by hand. Raises `BadSetup`."""
    definition = find_game(game)
    judgement = definition.judgement
    if judgement is None or judgement.features is None or judgement.value is None:
        raise BadSetup(f"{game} has no features a network could learn from (`Judgement.features`)")
    if beside_hand and ODDS not in judgement.features.seat:
        raise BadSetup(f"the features of {game} have no {ODDS!r} to learn beside")
    return definition


def _noted(verdict: Verdict) -> dict[str, Any]:
    low, high = verdict.interval
    return {
        "players": verdict.players,
        "games": verdict.games,
        "share": round(verdict.share, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def _counted(games: list[Played]) -> str:
    positions = sum(len(game.table) for game in games)
    answers = sum(game.decisions for game in games)
    return f"{len(games)} games, {answers:,} answers, {positions:,} positions kept"
