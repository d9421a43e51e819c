"""Measure the strengths that lobbies offer, each against the one below it, in every game.

    python tools/measure_strengths.py play 16       # with so many processes; can be stopped and started again
    python tools/measure_strengths.py write         # docs/results/strengths.md

Every finished game is a line of docs/results/strengths.jsonl. Seats take turns; the seconds of searching bots are those
of the processor.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from theatrum.bots import STRENGTHS
from theatrum.lab.pool import ProcessPool
from theatrum.lab.simulate import Task, play_task
from theatrum.lab.statistics import wilson
from theatrum.lab.stopping import stop_on_ctrl_c

RESULTS = Path(__file__).parent.parent / "docs" / "results"
FILE = RESULTS / "strengths.jsonl"
FIRST_SEED = 31_000
PLAN: dict[tuple[str, str], int] = {
    ("generalship", "novice"): 100,
    ("generalship", "greedy"): 100,
    ("generalship", "search"): 32,
    ("pax_renaissance", "novice"): 100,
    ("pax_renaissance", "greedy"): 100,
    ("pax_renaissance", "search"): 40,
    ("elisabeth", "novice"): 60,
    ("elisabeth", "greedy"): 60,
    ("elisabeth", "search"): 20,
}
"""How many games of two are played by whom, against the strength below. Fixed before the first was played."""
WORDS = {
    "random": "Aimless",
    "novice": "Beginner",
    "greedy": "Experienced",
    "search": "Master",
}


INTRODUCTION = (
    "Each strength against the one below it, two players, seats taking turns; numbers of games fixed before, every "
    "game a line of `strengths.jsonl`. In brackets the 95 % interval. Lepanto's Master has not been measured against its "
    "Experienced bot since both judge by what was learned; against greedy by hand it has "
    "([learning.md](learning.md#lepanto-what-to-add-to-the-odds-by-hand))."
)


def below(bot: str) -> str:
    return STRENGTHS[STRENGTHS.index(bot) - 1]


def tasks(played: set[tuple[str, str, int]]) -> Iterator[tuple[str, str, int]]:
    """What is still to be played: games of searching bots first, since they take longest."""
    for game, bot in sorted(PLAN, key=lambda key: -STRENGTHS.index(key[1])):
        yield from ((game, bot, i) for i in range(PLAN[game, bot]) if (game, bot, i) not in played)


def play(task: tuple[str, str, int]) -> tuple[str, str, int, float, float]:
    game, bot, i = task
    patient = f"{bot}:wall=600" if bot == "search" else bot
    done = play_task(Task(game, 2, {}, FIRST_SEED + i // 2, (patient, below(bot)), i % 2))
    return game, bot, i, done.wins[0], done.seconds


def rows() -> list[tuple[str, str, int, float, float]]:
    return [tuple(json.loads(line)) for line in FILE.read_text().splitlines()] if FILE.exists() else []


def write() -> None:
    found = rows()
    lines = [
        "# The lobby's strengths, measured",
        "",
        INTRODUCTION,
        "",
        "```sh",
        "python tools/measure_strengths.py play 16",
        "python tools/measure_strengths.py write",
        "```",
        "",
        "| game | match | won |",
        "|---|---|---|",
    ]
    for game, bot in PLAN:
        won = [row[3] for row in found if row[:2] == (game, bot)]
        if won:
            low, high = wilson(sum(won), len(won))
            short = "" if len(won) == PLAN[game, bot] else f" (of {PLAN[game, bot]} planned)"
            lines.append(
                f"| {game} | {WORDS[bot]} (`{bot}`) against {WORDS[below(bot)]} (`{below(bot)}`) | "
                f"{sum(won):g} of {len(won)}{short} = {sum(won) / len(won):.0%} ({low:.0%}–{high:.0%}) |"
            )
    (RESULTS / "strengths.md").write_text("\n".join(lines) + "\n")


def main() -> None:
    if sys.argv[1:2] == ["write"]:
        write()
        return
    todo = list(tasks({(row[0], row[1], row[2]) for row in rows()}))
    with stop_on_ctrl_c() as stop, FILE.open("a") as file:
        for number, row in enumerate(stop.until_wanted(ProcessPool(int(sys.argv[2]))(play, todo)), 1):
            file.write(json.dumps(row) + "\n")
            file.flush()
            print(f"\r{number} of {len(todo)}", end="", flush=True)


if __name__ == "__main__":
    main()
