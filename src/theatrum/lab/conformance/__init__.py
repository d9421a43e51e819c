"""What must hold for every game, checked by playing: the invariants of `theatrum.core.contract`, one by one.

`check_game` plays one random game and examines some of its decisions closely. The generic tests and `theatrum fuzz`
both call it. A finding says what went wrong and where; its record, loaded, stands at that very decision.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any

from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.core.game import Game
from theatrum.lab.conformance.examination import Examination
from theatrum.lab.conformance.glances import option_sets, stretched, view
from theatrum.lab.conformance.notes import Finding, Options

__all__ = [
    "Examination",
    "Finding",
    "Options",
    "check_game",
    "option_sets",
    "play_randomly",
    "trials",
    "view",
]


def check_game(
    definition: Definition[Any],
    players: int,
    options: Options | None = None,
    seed: int | str = 0,
    depth: int = 6,
    silent: Collection[str] = (),
) -> list[Finding]:
    """Play one random game to its end and examine `depth` of its decisions closely (0: only what is cheap).

    The seed is stretched to 256 bits, so that it can be looked for in what players see. Stops at the first decision
    with findings: those after it mostly follow from it. `silent` names prompts that need not yet give a reason for
    everything that could be named there.
    """
    return Examination(definition, players, dict(options or {}), seed, silent).run(depth)


def trials(definition: Definition[Any], seeds: int = 2) -> Iterator[tuple[int, Options, int]]:
    """Players, options and seed of games worth examining: the default options with every number of players, `seeds`
    times each; every other option with one number of players."""
    tried: set[str] = set()
    for players in definition.players:
        for options in option_sets(definition, players):
            if not options:
                yield from ((players, options, seed) for seed in range(seeds))
            elif str(options) not in tried:
                tried.add(str(options))
                yield players, options, len(tried)


def play_randomly(
    definition: Definition[Any], players: int, options: Options | None = None, seed: int | str = 0
) -> Game:
    """The random game that `check_game` examines, played to its end."""
    game = begin(definition, players, stretched(seed), options, simulated=True)
    rng = random.Random(f"play {seed}")
    while not game.over:
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
    return game
