"""How fast the research interfaces are: random play through each of them, in decisions a second.

Each function has the form of `theatrum.lab.bench`'s measurements of a game: definition and seconds in, figure and unit
out. `python -m theatrum.lab.interface_speed` prints the table. Seconds are those of the processor, so that others who
work on the same machine disturb less.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from theatrum.calibration import calibration_ms
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.games import GAMES
from theatrum.lab import gymnasium, openspiel, pettingzoo
from theatrum.lab.compact import features_of
from theatrum.lab.episode import Rules
from theatrum.lab.finding_games import find_game
from theatrum.lab.selfplay import Collector, uniform

PAGE = Path("docs") / "results" / "interface_speed.md"
CALIBRATION_RUNS = 7
"""How often `calibration_ms` runs its loop."""

Measure = Callable[[Definition[Any], float], tuple[float, str]]
Play = Callable[[int], int]
"""Plays one game with a seed; returns how many decisions it took."""


def ids(definition: Definition[Any], seconds: float) -> tuple[float, str]:
    """Legal ids and answers by id, no tensors: what every interface stands on."""
    rules = Rules(definition)

    def play(seed: int) -> int:
        episode, rng = rules.begin(seed, light=True), random.Random(seed)
        while not episode.over:
            episode.step(rng.choice(list(episode.legal)))
        return episode.game.position

    return _rate(play, seconds)


def tensors(definition: Definition[Any], seconds: float) -> tuple[float, str]:
    """The same, and a tensor for the seat that is asked at every decision."""
    rules = Rules(definition, observe="tensors")

    def play(seed: int) -> int:
        episode, rng = rules.begin(seed, light=True), random.Random(seed)
        while (seat := episode.seat) is not None:
            episode.observation(seat)
            episode.step(rng.choice(list(episode.legal)))
        return episode.game.position

    return _rate(play, seconds)


def compact(definition: Definition[Any], seconds: float) -> tuple[float, str]:
    """The same with the game's features instead of the tensor."""
    rules = Rules(definition, observe="features")

    def play(seed: int) -> int:
        episode, rng = rules.begin(seed, light=True), random.Random(seed)
        while (seat := episode.seat) is not None:
            episode.observation(seat)
            episode.step(rng.choice(list(episode.legal)))
        return episode.game.position

    return _rate(play, seconds)


def through_pettingzoo(definition: Definition[Any], seconds: float) -> tuple[float, str]:
    """PettingZoo's loop with observations."""
    env = pettingzoo.env(definition)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        rng = random.Random(seed)
        for _ in env.agent_iter():
            _, _, over, _, info = env.last()
            env.step(None if over else rng.choice(list(info["legal"])))
        assert env.episode is not None
        return env.episode.game.position

    return _rate(play, seconds)


def through_gymnasium(definition: Definition[Any], seconds: float) -> tuple[float, str]:
    """Gymnasium's loop with observations for one seat; the opponents are random. All decisions are counted."""
    env = gymnasium.make(definition)

    def play(seed: int) -> int:
        _, info = env.reset(seed=seed)
        rng, over = random.Random(seed), False
        while not over:
            _, _, over, _, info = env.step(rng.choice(list(info["legal"])))
        assert env.episode is not None
        return env.episode.game.position

    return _rate(play, seconds)


def through_openspiel(definition: Definition[Any], seconds: float) -> tuple[float, str]:
    """OpenSpiel's names with explicit chance, no tensors. Chance's draws are not counted."""
    game = openspiel.load_game(definition)

    def play(seed: int) -> int:
        state, rng, decisions = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    return _rate(play, seconds)


def through_collector(definition: Definition[Any], seconds: float) -> tuple[float, str]:
    """The collector with observations, 16 games side by side."""
    collector = Collector(definition, games=16)

    def play(seed: int) -> int:
        before = collector.decisions
        for _ in collector.collect(uniform(seed), 16):
            pass
        return collector.decisions - before

    return _rate(play, seconds)


INTERFACES: dict[str, Measure] = {
    "ids": ids,
    "tensors": tensors,
    "features": compact,
    "pettingzoo": through_pettingzoo,
    "gymnasium": through_gymnasium,
    "openspiel": through_openspiel,
    "collector": through_collector,
}
"""Every interface by its name."""


def _rate(play: Play, seconds: float) -> tuple[float, str]:
    decisions, spent = 0, 0.0
    for seed in _seeds():
        began = time.process_time()
        decisions += play(seed)
        spent += time.process_time() - began
        if spent >= seconds:
            break
    return decisions / spent, "decisions/s"


def _seeds() -> Iterator[int]:
    seed = 0
    while True:
        seed += 1
        yield seed


WORDS = """# Speed of the research interfaces

Random play on one core, with as many players as the game takes, in seconds of the processor. Beside each figure:
decisions in the time of the calibration loop, which compares machines (`theatrum bench` times the same loop). `ids` is
the ground under all of them; `tensors` and `collector` make a tensor at every decision, `features` and `pettingzoo` a row
of features (a tensor where the game has none), `gymnasium` at the decisions of one seat, `openspiel` nothing.

```sh
python -m theatrum.lab.interface_speed --seconds {seconds:g} --write
```

"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="theatrum.lab.interface_speed", description="Random play through the research interfaces."
    )
    parser.add_argument("games", nargs="*", default=list(GAMES), help="by default all")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each line")
    parser.add_argument("--write", action="store_true", help=f"into {PAGE}, too")
    given = parser.parse_args(arguments)
    try:
        definitions = {game: find_game(game) for game in given.games}
    except BadSetup as error:
        parser.error(str(error))
    lines = []
    for line in _table(definitions, given.seconds):
        print(line, flush=True)
        lines.append(line)
    if given.write:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(WORDS.format(seconds=given.seconds) + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


def _table(definitions: dict[str, Definition[Any]], seconds: float) -> Iterator[str]:
    began = time.process_time()
    calibration_ms()
    loop = (time.process_time() - began) / CALIBRATION_RUNS
    yield f"The calibration loop takes {1000 * loop:.2f} ms."
    yield ""
    yield "| game | interface | decisions/s | in a loop |"
    yield "|---|---|---:|---:|"
    for game, definition in definitions.items():
        for name, measure in INTERFACES.items():
            if name == "features" and features_of(definition) is None:
                continue
            figure, _ = measure(definition, seconds)
            yield f"| {game}, {definition.players[-1]} players | {name} | {figure:,.0f} | {figure * loop:,.1f} |"


if __name__ == "__main__":
    raise SystemExit(main())
