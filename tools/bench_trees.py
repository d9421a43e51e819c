"""Random play of several source trees by turns: `python tools/bench_trees.py TREE,TREE GAME,GAME [ROUNDS]`.

A game may name a number of players and options: `elisabeth/2/scenario=learning`. A tree leaves out options that it
does not know.

Each tree has a process of its own; in every round each plays the same seed, in changing order, measured in processor
time. Printed are decisions a second and the ratio to the first tree: of all rounds together, and the rounds' median.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

PLAYER = """
import random, sys, time
from theatrum.core.beginning import begin
from theatrum.games import definition
for line in sys.stdin:
    named, seed = line.split()
    game, *more = named.split("/")
    known = {option.id for option in definition(game).options}
    asked = dict(one.split("=") for one in more[1:])
    options = {key: value for key, value in asked.items() if key in known}
    players = int(more[0]) if more else None
    rng = random.Random(int(seed)).random
    began = time.process_time()
    play = begin(definition(game), players, int(seed), options, light=True, simulated=True)
    while questions := play.questions:
        answers = questions[0].answers
        play.answer(questions[0], answers[int(rng() * len(answers))])
    print(play.position, time.process_time() - began, flush=True)
"""
OLDER = PLAYER.replace(", simulated=True", "")
"""For trees in which simulated games had no options of their own."""


class Tree:
    """A source tree, in a process that plays."""

    def __init__(self, path: str) -> None:
        self.path = path
        beginning = Path(path, "src/theatrum/core/beginning.py").read_text()
        script = PLAYER if "simulated" in beginning else OLDER
        environment = {**os.environ, "PYTHONPATH": f"{path}/src", "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-c", script]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def play(self, game: str, seed: int) -> tuple[int, float]:
        """Decisions, and seconds of processor time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(game, seed, file=self._process.stdin, flush=True)
        decisions, seconds = self._process.stdout.readline().split()
        return int(decisions), float(seconds)


def compare(trees: list[Tree], game: str, rounds: int) -> None:
    for tree in trees:
        tree.play(game, 1)
    played: list[list[tuple[int, float]]] = [[] for _ in trees]
    for i in range(rounds):
        for at in range(len(trees)) if i % 2 == 0 else reversed(range(len(trees))):
            played[at].append(trees[at].play(game, 10 + i))
    rates = [sum(n for n, _ in one) / sum(s for _, s in one) for one in played]
    for tree, one, rate in zip(trees, played, rates, strict=True):
        ratios = [(n / s) / (m / t) for (n, s), (m, t) in zip(one, played[0], strict=True)]
        print(f"{game}  {tree.path}  {rate:,.0f}/s  {rate / rates[0]:.3f}  median {median(ratios):.3f}")


if __name__ == "__main__":
    contestants = [Tree(path) for path in sys.argv[1].split(",")]
    for name in sys.argv[2].split(","):
        compare(contestants, name, int(sys.argv[3]) if len(sys.argv) > 3 else 30)
