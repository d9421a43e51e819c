"""How fast the research interfaces are: random play through each of them.

`python -m theatrum.lab.interface_speed` prints the table. Seconds are those of the processor, so that others who work on
the same machine disturb less. A *step* is what a learner does once (choose an id; in a vector of environments each of
them counts), a *decision* an answer to a question, whoever gives it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from theatrum.calibration import calibration_ms
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.games import GAMES
from theatrum.lab import gymnasium, openspiel, pettingzoo
from theatrum.lab.episode import Rules
from theatrum.lab.finding_games import find_game
from theatrum.lab.selfplay import Collector, uniform

PAGE = Path("docs") / "results" / "interface_speed.md"
CALIBRATION_RUNS = 7
"""How often `calibration_ms` runs its loop."""
SIDE_BY_SIDE = 16
"""So many games at a time, where an interface plays several."""

SELDOM = 16
"""The clock is looked at once in so many steps, since that takes time, too."""

Playing = Iterator[tuple[int, int]]
"""One game after the other: how many steps and how many decisions there were since the last time."""
Interface = Callable[[Definition[Any]], Playing]


@dataclass(frozen=True, slots=True)
class Rate:
    """In a second."""

    steps: float
    decisions: float


def ids(definition: Definition[Any]) -> Playing:
    """Legal ids and answers by id, no tensors: what every interface stands on."""
    return _episodes(Rules(definition, observe="nothing"), looking=False)


def tensors(definition: Definition[Any]) -> Playing:
    """The same, and a tensor for the seat that is asked at every decision."""
    return _episodes(Rules(definition, observe="tensors"), looking=True)


def compact(definition: Definition[Any]) -> Playing:
    """The same with the game's features instead of the tensor."""
    return _episodes(Rules(definition, observe="features"), looking=True)


def _episodes(rules: Rules, looking: bool) -> Playing:
    for seed in _seeds():
        episode, rng = rules.begin(seed, light=True), random.Random(seed)
        while (seat := episode.seat) is not None:
            if looking:
                episode.observation(seat)
            episode.step(rng.choice(list(episode.legal)))
            yield 1, 1


def through_pettingzoo(definition: Definition[Any]) -> Playing:
    """PettingZoo's loop with observations."""
    return _turns(pettingzoo.env(definition))


def word_by_word(definition: Definition[Any]) -> Playing:
    """The same with answers made word by word, each word a step."""
    return _turns(pettingzoo.env(definition, answer_by="factored"))


def _turns(env: pettingzoo.TheatrumEnv) -> Playing:
    for seed in _seeds():
        env.reset(seed=seed)
        rng, before = random.Random(seed), 0
        for _ in env.agent_iter():
            _, _, over, _, info = env.last()
            env.step(None if over else rng.choice(list(info["legal"])))
            if not over:
                assert env.episode is not None
                yield 1, env.episode.game.position - before
                before = env.episode.game.position


def through_gymnasium(definition: Definition[Any]) -> Playing:
    """Gymnasium's loop with observations for one seat; the opponents are random."""
    env = gymnasium.make(definition)
    for seed in _seeds():
        _, info = env.reset(seed=seed)
        rng, over, before = random.Random(seed), False, 0
        while not over:
            _, _, over, _, info = env.step(rng.choice(list(info["legal"])))
            assert env.episode is not None
            yield 1, env.episode.game.position - before
            before = env.episode.game.position


def through_vector(definition: Definition[Any]) -> Playing:
    """A vector of such environments in one process. Ids are chosen from the masks."""
    env = gymnasium.make_many(SIDE_BY_SIDE, definition)
    observation, _ = env.reset(seed=1)
    rng = random.Random(1)
    before = [0] * SIDE_BY_SIDE
    while True:
        # As truth values: numpy finds what is true in a tenth of the time that it takes for bytes.
        masks = observation["action_mask"].view(np.bool_)
        chosen = [rng.choice(np.flatnonzero(mask) if mask.any() else [0]) for mask in masks]
        observation, *_ = env.step(np.array(chosen))
        after = [each.unwrapped.episode.game.position for each in env.envs]  # type: ignore[attr-defined]
        yield (
            SIDE_BY_SIDE,
            sum(now - was if now >= was else now for was, now in zip(before, after, strict=True)),
        )
        before = after


def through_openspiel(definition: Definition[Any]) -> Playing:
    """OpenSpiel's names with explicit chance, no observations. Draws of chance are steps, too."""
    return _states(openspiel.load_game(definition), looking=False)


def through_sampling_openspiel(definition: Definition[Any]) -> Playing:
    """OpenSpiel's names with sampled chance and observations."""
    return _states(openspiel.load_game(definition, chance="sampled"), looking=True)


def _states(game: openspiel.Game, looking: bool) -> Playing:
    for seed in _seeds():
        state, rng = game.new_initial_state(seed), random.Random(seed)
        while not state.is_terminal():
            decision = not state.is_chance_node()
            if looking:
                state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1, int(decision)


def through_collector(definition: Definition[Any]) -> Playing:
    """The collector with observations."""
    collector, before = Collector(definition, games=SIDE_BY_SIDE), 0
    for _ in collector.play(uniform(1)):
        yield collector.decisions - before, collector.decisions - before
        before = collector.decisions


INTERFACES: dict[str, Interface] = {
    "ids": ids,
    "tensors": tensors,
    "features": compact,
    "pettingzoo": through_pettingzoo,
    "pettingzoo, word by word": word_by_word,
    "gymnasium": through_gymnasium,
    f"gymnasium, vector of {SIDE_BY_SIDE}": through_vector,
    "openspiel, explicit chance": through_openspiel,
    "openspiel, sampled chance": through_sampling_openspiel,
    f"collector of {SIDE_BY_SIDE}": through_collector,
}
"""Every interface by its name."""


def rate(interface: Interface, definition: Definition[Any], seconds: float) -> Rate:
    """Play for so many seconds (and at least one step), after a first step that is not counted."""
    playing = interface(definition)
    next(playing)
    steps, decisions, began = 0, 0, time.process_time()
    for number, (more, answered) in enumerate(playing):
        steps += more
        decisions += answered
        if number % SELDOM == 0 and time.process_time() - began >= seconds:
            break
    spent = time.process_time() - began
    return Rate(steps / spent, decisions / spent)


def _seeds() -> Iterator[int]:
    seed = 0
    while True:
        seed += 1
        yield seed


WORDS = """# Speed of the research interfaces

Random play on one core, with as many players as the game takes, in seconds of the processor. A *step* is what a learner
does once; a *decision* is an answer to a question, whoever gives it: in Gymnasium the other seats answer within a step,
OpenSpiel's explicit chance adds steps that are no decisions, and word by word an answer takes several. Beside them: steps
in the time of the calibration loop, which compares machines (`theatrum bench` times the same loop).

`ids` is the ground under all of them: no observation. `tensors` makes the full tensor at every decision; `pettingzoo`,
`openspiel` with sampled chance and `collector` the features at every decision (the tensor where a game has none),
`gymnasium` at every step of one seat; `openspiel` with explicit chance observes nothing.

```sh
python -m theatrum.lab.interface_speed --seconds {seconds:g} --write
```

{note}"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="theatrum.lab.interface_speed", description="Random play through the research interfaces."
    )
    parser.add_argument("games", nargs="*", default=list(GAMES), help="by default all")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each line")
    parser.add_argument("--write", action="store_true", help=f"into {PAGE}, too")
    parser.add_argument("--note", default="", help="a sentence about the machine, for the page")
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
        note = given.note and f"{given.note}\n\n"
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(
            WORDS.format(seconds=given.seconds, note=note) + "\n".join(lines) + "\n", encoding="utf-8"
        )
    return 0


def _table(definitions: dict[str, Definition[Any]], seconds: float) -> Iterator[str]:
    began = time.process_time()
    calibration_ms()
    loop = (time.process_time() - began) / CALIBRATION_RUNS
    yield f"The calibration loop takes {1000 * loop:.2f} ms."
    yield ""
    yield "| game | interface | steps/s | decisions/s | steps in a loop |"
    yield "|---|---|---:|---:|---:|"
    for game, definition in definitions.items():
        for name, interface in INTERFACES.items():
            if name == "features" and Rules(definition).observe != "features":
                continue  # the game has none for its usual options
            found = rate(interface, definition, seconds)
            yield (
                f"| {game}, {definition.players[-1]} players | {name} | {found.steps:,.0f} | "
                f"{found.decisions:,.0f} | {found.steps * loop:,.1f} |"
            )


if __name__ == "__main__":
    raise SystemExit(main())
