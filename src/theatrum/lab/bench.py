"""How fast it is: the table of `docs/architecture.md` §7, with a calibration loop timed in the same run.

Machines differ by a factor of two from hour to hour: the ratio to the calibration loop says more than the figure. What
takes long is measured in processor time, so that it matters little what else the machine is doing; short acts by the
clock, the quickest of three. Two builds (pure and compiled, see `docs/compiled.md`) are compared by turns.
"""

from __future__ import annotations

import random
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from theatrum.bots import make_bot
from theatrum.bots.budget import Budget, Stopwatch
from theatrum.bots.thinking import Thought
from theatrum.core.beginning import begin
from theatrum.core.compiled import is_compiled
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.core.record import load_record
from theatrum.lab.conformance import Options, play_randomly
from theatrum.lab.finding_games import find_game
from theatrum.lab.idle_game import IDLE
from theatrum.lab.statistics import median
from theatrum.lab.stopping import INTERRUPTED

LEPANTO = "elisabeth/2/scenario=learning"
VARIANTS: dict[str, tuple[str, ...]] = {"elisabeth": (LEPANTO,)}
"""What is measured beside a game's usual form: with another number of players, and options."""

TARGETS: dict[str, float] = {
    "kernel": 10,
    "clone": 60,
    "scene": 10,
    "scene/elisabeth": 5,
    "position": 300,
    "random_play/generalship": 15_000,
    "random_play/pax_renaissance": 15_000,
    f"random_play/{LEPANTO}": 8_000,
    "choices/caribbean": 8_000,
    "choices/elisabeth": 4_000,
}
"""What is to be reached in pure Python on one core, in the unit of the measurement, by name or for every game."""

COMPILED_TARGETS: dict[str, float] = {
    "kernel": 4,
    "clone": 25,
    "scene": 4,
    "position": 100,
    "random_play/generalship": 150_000,
    "random_play/pax_renaissance": 150_000,
    "random_play/caribbean": 25_000,
    "random_play/elisabeth": 12_000,
    f"random_play/{LEPANTO}": 20_000,
}
"""What is to be reached by the compiled build."""

LOWER_IS_BETTER = ("µs", "ms")
SIMULATIONS = 64
"""So many for each question at which searching is measured."""


def target_of(name: str, targets: dict[str, float]) -> float | None:
    """By name, or for every game."""
    return targets.get(name, targets.get(name.partition("/")[0]))


def is_reached(value: float, unit: str, target: float) -> bool:
    return value <= target if unit in LOWER_IS_BETTER else value >= target


@dataclass(frozen=True, slots=True)
class Measured:
    """One line of the table."""

    name: str
    value: float
    unit: str

    @property
    def target(self) -> float | None:
        return target_of(self.name, TARGETS)

    def relative(self, calibration_ms: float) -> float:
        """The figure beside the calibration loop: times in loops, rates per loop."""
        if self.unit == "µs":
            return self.value / 1000 / calibration_ms
        if self.unit == "ms":
            return self.value / calibration_ms
        return self.value * calibration_ms / 1000

    @property
    def reached(self) -> bool | None:
        return None if self.target is None else is_reached(self.value, self.unit, self.target)


# ---- measurements ------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Setting:
    """A game with so many players and options."""

    definition: Definition[Any]
    players: int
    options: Options

    def begin(self, seed: int, light: bool = False) -> Game:
        return begin(self.definition, self.players, seed, self.options, light=light, simulated=True)

    def play_randomly(self, seed: int) -> Game:
        return play_randomly(self.definition, self.players, self.options, seed)


def setting(name: str) -> Setting:
    """`elisabeth`, or `elisabeth/2/scenario=learning`; with the most players, unless it says how many."""
    game, *more = [name] if "@" in name else name.split("/")
    found = find_game(game)
    players = int(more[0]) if more and more[0].isdigit() else found.players[-1]
    known = {
        f"{option.id}={str(value).lower()}": (option.id, value)
        for option in found.options
        for value in option.values(players)
    }
    for pair in more[1:]:
        if pair not in known:
            raise BadSetup(f"{game} with {players} players has no option {pair!r}")
    return Setting(found, players, dict(known[pair] for pair in more[1:]))


def names(games: list[str]) -> list[str]:
    """Everything that can be measured, in the order of the table."""
    out = ["kernel"]
    for game in games:
        judged = find_game(game).judgement is not None
        for form in (game, *VARIANTS.get(game, ())):
            out += [f"{what}/{form}" for what in _OF_A_GAME if judged or what != "search"]
    return out


def measure(name: str, seconds: float = 2.0) -> Measured:
    """Measure one line; it takes about so many seconds."""
    if name == "kernel":
        return Measured(name, *_kernel(seconds))
    what, _, game = name.partition("/")
    return Measured(name, *_OF_A_GAME[what](setting(game), seconds))


def _kernel(seconds: float) -> tuple[float, str]:
    """Ask, answer, log and checkpoints, in a game without rules."""
    costs = []
    for _ in _for_seconds(seconds):
        game = begin(IDLE, seed=1)
        began = time.process_time()
        for _ in range(4_000):
            question = game.questions[0]
            game.answer(question, question.answers[0])
        costs.append((time.process_time() - began) / 4_000 * 1e6)
    return median(costs), "µs"


def _random_play(form: Setting, seconds: float) -> tuple[float, str]:
    """Whole random games, every list of answers computed."""
    decisions, _, spent = _played_randomly(form, seconds)
    return decisions / spent, "decisions/s"


def _choices(form: Setting, seconds: float) -> tuple[float, str]:
    """The same, counting only questions with more than one answer."""
    _, choices, spent = _played_randomly(form, seconds)
    return choices / spent, "choices/s"


def _played_randomly(form: Setting, seconds: float) -> tuple[int, int, float]:
    """Decisions, those among them with a choice, and seconds of processor time."""
    decisions, choices, spent = 0, 0, 0.0
    for seed in _for_seconds(seconds):
        rng = random.Random(seed).random
        began = time.process_time()
        game = form.begin(seed, light=True)
        while questions := game.questions:
            question = questions[0]
            answers = question.answers
            choices += len(answers) > 1
            game.answer(question, answers[int(rng() * len(answers))])
        spent += time.process_time() - began
        decisions += game.position
    return decisions, choices, spent


def _greedy_play(form: Setting, seconds: float) -> tuple[float, str]:
    decisions, spent = 0, 0.0
    for seed in _for_seconds(seconds):
        game = form.begin(seed)
        bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(form.players)]
        began = time.process_time()
        while questions := game.questions:
            question = questions[0]
            game.answer(question, bots[question.seat].choose(game, question.seat))
            if time.process_time() - began > seconds:
                break
        spent += time.process_time() - began
        decisions += game.position
    return decisions / spent, "decisions/s"


def _search(form: Setting, seconds: float) -> tuple[float, str]:
    """What the searching bot simulates, at questions of a random game that it has to think about."""
    judgement = form.definition.judgement
    assert judgement is not None
    simulations, spent = 0, 0.0
    game, rng = form.begin(1), random.Random(1)
    for _ in _for_seconds(seconds):
        thought = None
        while thought is None:
            if not game.questions:
                game = form.begin(rng.getrandbits(32))
            question = rng.choice(game.questions)
            if len(question.answers) > 1:
                thought = Thought(game, question.seat, judgement, rng)
            if thought is None or thought.has_one_candidate:
                thought = None
                game.answer(question, rng.choice(question.answers))
        watch = Stopwatch(Budget(simulations=SIMULATIONS))
        began = time.process_time()
        thought.think(watch, SIMULATIONS)
        spent += time.process_time() - began
        simulations += watch.simulations
        game.answer(question, rng.choice(question.answers))
    return simulations / spent, "simulations/s"


def _clone(form: Setting, seconds: float) -> tuple[float, str]:
    return 1e6 * _at_random_decisions(form, seconds, lambda game: game.clone()), "µs"


def _determinized(form: Setting, seconds: float) -> tuple[float, str]:
    rng = random.Random(1)
    return 1e6 * _at_random_decisions(form, seconds, lambda game: game.determinized(0, rng)), "µs"


def _digest(form: Setting, seconds: float) -> tuple[float, str]:
    return 1e6 * _at_random_decisions(form, seconds, lambda game: game.digest), "µs"


def _scene(form: Setting, seconds: float) -> tuple[float, str]:
    """The table with its question, for one seat."""
    return 1e3 * _at_random_decisions(form, seconds, lambda game: game.scene(0)), "ms"


def _position(form: Setting, seconds: float) -> tuple[float, str]:
    """Going to any position of a finished game: the slowest of many."""
    game = form.play_randomly(1)
    rng = random.Random(1)
    costs = []
    for _ in _for_seconds(seconds):
        position = rng.randrange(game.position)
        costs.append(_seconds(partial(game.at, position)))
    return 1e3 * max(costs), "ms"


def _load(form: Setting, seconds: float) -> tuple[float, str]:
    """Reading and checking the record of a finished game."""
    record = form.play_randomly(1).record()
    costs = [_seconds(lambda: load_record(record, lambda _: form.definition)) for _ in _for_seconds(seconds)]
    return 1e3 * median(costs), "ms"


_OF_A_GAME: dict[str, Callable[[Setting, float], tuple[float, str]]] = {
    "random_play": _random_play,
    "choices": _choices,
    "greedy_play": _greedy_play,
    "search": _search,
    "clone": _clone,
    "determinized": _determinized,
    "digest": _digest,
    "scene": _scene,
    "position": _position,
    "load": _load,
}


def _at_random_decisions(form: Setting, seconds: float, act: Callable[[Game], object]) -> float:
    """The median time of an act over random decisions of random games."""
    costs: list[float] = []
    for seed in _for_seconds(seconds):
        game = form.play_randomly(seed)
        rng = random.Random(seed)
        for position in sorted(rng.sample(range(game.position), min(40, game.position))):
            there = game.at(position)
            act(there)
            costs.append(min(_seconds(partial(act, there)) for _ in range(3)))
    return median(costs)


def _seconds(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def _for_seconds(seconds: float) -> Iterator[int]:
    """1, 2, 3 … until the time is over, at least one."""
    began, i = time.perf_counter(), 0
    while i == 0 or time.perf_counter() - began < seconds:
        i += 1
        yield i


# ---- two builds beside each other --------------------------------------------------------------------------------
class Reported(msgspec.Struct):
    """A measurement as `theatrum bench --json` writes it."""

    name: str
    value: float
    unit: str


class Report(msgspec.Struct):
    """What `theatrum bench --json` writes."""

    build: str
    calibration_ms: float
    results: list[Reported]


@dataclass(frozen=True, slots=True)
class Compared:
    """One line, in this Python and in another (medians), and how many times faster the other is."""

    name: str
    unit: str
    here: float
    there: float
    faster: float


def build() -> str:
    """Is this Theatrum pure Python, or are its kernel and rules compiled?"""
    return "compiled" if is_compiled("theatrum.core.game") else "pure"


def report_of(python: str, wanted: list[str], seconds: float) -> Report | None:
    """Measure in a process of its own, with the Theatrum of that Python. None: it was stopped by Ctrl-C."""
    command = [python, "-m", "theatrum.cli", "bench", *wanted, "--seconds", str(seconds), "--json"]
    try:
        done = subprocess.run(command, capture_output=True)
        if done.returncode == INTERRUPTED:
            return None
        done.check_returncode()
        return msgspec.json.decode(done.stdout, type=Report)
    except OSError as error:
        raise BadSetup(f"there is no Python to compare with at {python}: {error.strerror}") from None
    except subprocess.CalledProcessError as error:
        last = error.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise BadSetup(f"the Theatrum of {python} could not be measured: {' '.join(last)}") from None
    except msgspec.DecodeError as error:
        raise BadSetup(f"the Theatrum of {python} reports in another form: {error}") from None


def compare(pairs: list[tuple[Report, Report]]) -> list[Compared]:
    """The lines of several rounds; the median of each round's ratio, both sides beside their own calibration loops."""
    lines = []
    for i, first in enumerate(pairs[0][0].results):
        here = [Measured(r.name, r.value, r.unit) for r in (pair[0].results[i] for pair in pairs)]
        there = [Measured(r.name, r.value, r.unit) for r in (pair[1].results[i] for pair in pairs)]
        ratios = [
            b.relative(pair[1].calibration_ms) / a.relative(pair[0].calibration_ms)
            for pair, a, b in zip(pairs, here, there, strict=True)
        ]
        faster = median([1 / r for r in ratios] if first.unit in LOWER_IS_BETTER else ratios)
        values = median([m.value for m in here]), median([m.value for m in there])
        lines.append(Compared(first.name, first.unit, *values, faster))
    return lines
