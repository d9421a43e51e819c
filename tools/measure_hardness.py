"""What is hard about the games, in figures: docs/results/hardness.md.

    python tools/measure_hardness.py            # a few minutes on one core

Random games of every title and of the smallest and the largest number of players, from fixed seeds. Counted are
questions with more than one answer.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.core.game import Game
from theatrum.games import HOUSE, definition
from theatrum.lab.actions import actions_of

PAGE = Path(__file__).parent.parent / "docs" / "results" / "hardness.md"
GAMES = 8
TALKS = ("talk", "deal", "propos", "treat", "ratif", "confirm", "agree", "offer")
"""Beginnings of prompts (after a dash or at the start) that are about bargains."""
INTRODUCTION = f"""# What is hard about these games

Figures of random play, {GAMES} games each from fixed seeds, counting questions with more than one answer. *Answers* is the
mean and the 95th percentile of how many are legal; *tree* the power of ten of all courses of a game that this makes (the
sum of the logarithms); *together* the share of questions that several seats answer without seeing each other's answers;
*bargains* the share of questions about deals and treaties; *unseen* how many cards a seat can't see, on average at its own
questions.

```sh
python tools/measure_hardness.py
```

| game | players | questions | answers | tree | together | bargains | unseen | ids |
|---|---|---|---|---|---|---|---|---|
"""


class Tally:
    """What was counted in the games of one title and number of players."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.answers: list[int] = []
        self.trees: list[float] = []
        self.seen: Counter[str] = Counter()
        self.unseen: list[int] = []

    def play(self, game: Game, rng: Random) -> None:
        length, tree = 0, 0.0
        while game.questions:
            question = game.questions[0]
            if len(question.answers) > 1:
                length += 1
                tree += math.log10(len(question.answers))
                self.answers.append(len(question.answers))
                self.seen["together"] += len(game.questions) > 1
                self.seen["bargains"] += _bargains(question.prompt)
                if length % 20 == 1:
                    self.unseen.append(_unseen(game, question.seat))
            game.give(question.seat, rng.choice(question.answers))
        self.lengths.append(length)
        self.trees.append(tree)

    def row(self, title: str, players: int, ids: int) -> str:
        total = len(self.answers)
        high = sorted(self.answers)[int(0.95 * total)]
        return (
            f"| {title} | {players} | {statistics.mean(self.lengths):,.0f} | "
            f"{statistics.mean(self.answers):.1f}, {high} | 10^{statistics.mean(self.trees):,.0f} | "
            f"{self.seen['together'] / total:.0%} | {self.seen['bargains'] / total:.0%} | "
            f"{statistics.mean(self.unseen):.0f} | {ids:,} |"
        )


def _bargains(prompt: str) -> bool:
    return any(part.startswith(TALKS) for part in prompt.split("-"))


def _unseen(game: Game, seat: int) -> int:
    """Cards that the seat's scene counts without showing them."""
    rows = game.scene(seat).rows
    return sum(max(row.count, len(row.cards)) - sum(not card.face_down for card in row.cards) for row in rows)


def measured(found: Definition[Any], players: int, options: dict[str, str | int | bool]) -> Tally:
    tally = Tally()
    for seed in range(GAMES):
        game = begin(found, players, seed, options, light=True, simulated=True)
        tally.play(game, Random(seed))
    return tally


def main() -> None:
    lines = []
    for title in HOUSE:
        found = definition(title)
        for players in (found.players[0], found.players[-1]):
            ids = actions_of(found).n
            lines.append(measured(found, players, {}).row(title, players, ids))
            print(lines[-1], flush=True)
    PAGE.write_text(INTRODUCTION + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
