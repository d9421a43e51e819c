"""Measure what a person is spared: the share of questions that leave nothing to choose.

    python tools/measure_clicks.py [--games 6]

Greedy bots sit in for people. Before, every question wanted a click; now one with a single answer is given by itself.
Windows are counted apart: they are asked of whoever might respond, so that being asked tells nothing.
"""

from __future__ import annotations

import argparse
import random

from theatrum.bots.greedy import GreedyBot
from theatrum.core.beginning import begin
from theatrum.games import definition

PLANS = (("Lepanto, hot seat", "elisabeth", 2), ("Generalship, four players", "generalship", 4))


def count(game: str, players: int, games: int) -> tuple[int, int, int]:
    """Questions, those with one answer, and windows among these."""
    asked = single = windows = 0
    for seed in range(games):
        played = begin(definition(game), players, f"{seed:064x}", {}, simulated=True)
        bot = GreedyBot(random.Random(seed))
        while not played.over:
            question = played.questions[0]
            asked += 1
            if len(question.answers) == 1:
                single += 1
                windows += question.window is not None
            played.answer(question, bot.choose(played, question.seat))
    return asked, single, windows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=6)
    games = parser.parse_args().games
    print("| game | clicks a game before | after | spared | of these in windows |")
    print("|---|---:|---:|---:|---:|")
    for title, game, players in PLANS:
        asked, single, windows = count(game, players, games)
        print(
            f"| {title} | {asked / games:.0f} | {(asked - single) / games:.0f} | {single / asked:.0%} | {windows / max(single, 1):.0%} |"
        )


if __name__ == "__main__":
    main()
