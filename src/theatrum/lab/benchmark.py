"""The benchmark table: how often one bot wins among bots of a reference, for every game and number of players.

    python -m theatrum.lab.benchmark play runs/benchmark --jobs 16 --minutes 20
    python -m theatrum.lab.benchmark write docs/results/benchmark

`play` plays what is missing of the plan and writes a line for every game; called again, it goes on where it was stopped.
After `--minutes` no game is begun any more, and those in hand are played to their end: so a game is not left out because
it is long. `write` makes the table, and one row per game for notebooks, from all files of a folder.

The bot under test has one seat, the others are all alike. Everything is fixed here, before the first game: which bots, how many games (`PLAN`), and the seeds. Every deal is played
once from each seat: game number i has the seed `FIRST_SEED + i // players`, and the bot sits in seat `i % players`.
Searching bots have a number of simulations, not seconds: so the same version plays the same games on every machine.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from theatrum.lab.finding_games import find_game
from theatrum.lab.pool import pool_of
from theatrum.lab.simulate import GameFailed, Task, play_task
from theatrum.lab.statistics import wilson
from theatrum.lab.stopping import stop_on_ctrl_c

FIRST_SEED = 52_000_000
PAGE = "benchmark.md"
RANDOM = "random"
GREEDY = "greedy:hand=1"
"""One move deep, by the hand-written judgement: the reference that does not change when something is learned."""
NETWORK = "greedy"
"""The same by the network, where the game has one."""
SEARCH, SEARCH_NETWORK = "search:simulations=200:hand=1", "search:simulations=200"
SHORT_SEARCH = "search:simulations=100:hand=1"
COLUMNS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("greedy among random", (GREEDY,), RANDOM),
    ("random among greedy", (RANDOM,), GREEDY),
    ("network among greedy", (NETWORK,), GREEDY),
    ("search among greedy", (SEARCH, SHORT_SEARCH), GREEDY),
    ("search with network among greedy", (SEARCH_NETWORK,), GREEDY),
)
"""What the table shows: its heading, the bots meant, and the bots around."""

WORDS = """# Benchmark

One bot at a table where all others are bots of one reference: its share of the victories (a shared victory counts in
parts), with the 95 % interval (Wilson). Numbers of games, seeds and bots were fixed before (`theatrum.lab.benchmark`);
every deal is played once from each seat. Where fewer games were played than planned, the number planned stands behind.

- *random*: any legal answer (a winning one, if there is one).
- *greedy*: looks one move ahead and judges by hand (`{greedy}`).
- *network*: the same, judging by the network that was learned ([learning.md](learning.md)): Generalship and Pax
  Renaissance have one, and Lepanto, whose was learned after this table was planned.
- *search*: looks many moves ahead, in many worlds ([bots.md](../bots.md)): {simulations} simulations for an answer, in
  Elisabeth I. and Caribbean {few}; by hand, or *with network*.

```sh
python -m theatrum.lab.benchmark play docs/results/benchmark
python -m theatrum.lab.benchmark write docs/results/benchmark
```

Every game is a line of `benchmark/<game>.jsonl` beside this page: who sat where, the seed, who won, and the points.

"""


@dataclass(frozen=True, slots=True)
class Cell:
    """One bot among others: so many games of it are planned."""

    game: str
    players: int
    bot: str
    others: str
    games: int
    scenario: str = ""

    @property
    def key(self) -> tuple[str, int, str, str, str]:
        """What says which games are its."""
        return self.game, self.players, self.scenario, self.bot, self.others

    @property
    def options(self) -> dict[str, str | int | bool]:
        return {"scenario": self.scenario} if self.scenario else {}


def _small(game: str) -> Iterator[Cell]:
    """Games with a network, short enough for many games with every number of players."""
    for players in (2, 3, 4):
        yield Cell(game, players, GREEDY, RANDOM, 120)
        yield Cell(game, players, NETWORK, GREEDY, 240)
        yield Cell(game, players, SEARCH, GREEDY, 60)
        yield Cell(game, players, SEARCH_NETWORK, GREEDY, 60)
        yield Cell(game, players, RANDOM, GREEDY, 60)


def _large(game: str, players: int, scenario: str, easy: int, search: int) -> Iterator[Cell]:
    yield Cell(game, players, GREEDY, RANDOM, easy, scenario)
    yield Cell(game, players, SHORT_SEARCH, GREEDY, search, scenario)
    yield Cell(game, players, RANDOM, GREEDY, easy, scenario)


PLAN: tuple[Cell, ...] = (
    *_small("generalship"),
    *_small("pax_renaissance"),
    *_large("elisabeth", 2, "learning", 120, 60),
    *_large("elisabeth", 3, "campaign", 30, 0),
    *_large("elisabeth", 6, "campaign", 36, 24),
    *_large("caribbean", 2, "quick", 60, 24),
    *_large("caribbean", 3, "quick", 60, 36),
    *_large("caribbean", 5, "quick", 30, 0),
)
"""Fixed before the first game was played. Numbers of games are multiples of the players."""


@dataclass(frozen=True, slots=True)
class Line:
    """A game that was played."""

    game: str
    players: int
    scenario: str
    bot: str
    others: str
    number: int
    seed: int
    seat: int
    won: float
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    decisions: int
    seconds: float
    rules: int
    """The version of the game's rules."""

    @property
    def key(self) -> tuple[str, int, str, str, str]:
        return self.game, self.players, self.scenario, self.bot, self.others


@dataclass(frozen=True, slots=True)
class Piece:
    """A game of a cell that is to be played, if it can be begun in time."""

    cell: Cell
    number: int
    until: float | None


# ---- playing -----------------------------------------------------------------------------------------------------------
def pieces(lines: Sequence[Line], cells: Sequence[Cell], until: float | None) -> list[Piece]:
    """What is missing, all cells in step: whenever it is stopped, each has about the same part of its games."""
    there = {(line.key, line.number) for line in lines}
    missing = [
        Piece(cell, number, until)
        for cell in cells
        for number in range(cell.games)
        if (cell.key, number) not in there
    ]
    return sorted(missing, key=lambda piece: piece.number / piece.cell.games)


def played(piece: Piece) -> Line | str | None:
    """One game; why it failed; or None if it is too late to begin."""
    if piece.until is not None and time.time() >= piece.until:
        return None
    cell = piece.cell
    deal, seat = divmod(piece.number, cell.players)
    bots = (cell.bot, *(cell.others for _ in range(cell.players - 1)))
    try:
        found = play_task(Task(cell.game, cell.players, cell.options, FIRST_SEED + deal, bots, seat))
    except GameFailed as failed:
        return f"{cell.game}, {cell.players} players, {cell.bot} among {cell.others}: {failed}"
    return Line(
        *cell.key,
        piece.number,
        found.seed,
        seat,
        found.wins[0],
        found.winners,
        found.scores,
        found.ending,
        found.decisions,
        round(found.seconds, 3),
        find_game(cell.game).rules_version,
    )


def play(folder: Path, cells: Sequence[Cell], jobs: int | None, minutes: float | None) -> None:
    """Play what is missing, and write it down game by game."""
    folder.mkdir(parents=True, exist_ok=True)
    until = None if minutes is None else time.time() + 60 * minutes
    todo = pieces(read(folder), cells, until)
    print(f"{len(todo)} games to play", flush=True)
    with stop_on_ctrl_c() as stop:
        for number, line in enumerate(stop.until_wanted(pool_of(jobs)(played, todo)), 1):
            if isinstance(line, str):
                print(line, flush=True)
            elif line is not None:
                with (folder / f"{line.game}.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(line)) + "\n")
                if number % 100 == 0:
                    print(f"{number} of {len(todo)}", flush=True)


def read(folder: Path) -> list[Line]:
    """All games of a folder, each once."""
    found: dict[Any, Line] = {}
    for file in sorted(folder.glob("*.jsonl")):
        for text in file.read_text(encoding="utf-8").splitlines():
            fields: dict[str, Any] = {
                k: tuple(v) if isinstance(v, list) else v for k, v in json.loads(text).items()
            }
            line = Line(**fields)
            found.setdefault((line.key, line.number), line)
    return list(found.values())


# ---- telling -----------------------------------------------------------------------------------------------------------
def table(lines: Sequence[Line], cells: Sequence[Cell] = PLAN) -> str:
    """Markdown: a row for every game, scenario and number of players."""
    won: dict[Any, list[float]] = {}
    for line in lines:
        won.setdefault(line.key, []).append(line.won)
    rows = list(dict.fromkeys((cell.game, cell.scenario, cell.players) for cell in cells))
    out = [
        "| game | players | fair share | " + " | ".join(heading for heading, _, _ in COLUMNS) + " |",
        "|---|---|---|" + "---|" * len(COLUMNS),
    ]
    for game, scenario, players in rows:
        shown = [
            _shown(_cell_of(cells, game, scenario, players, bots, others), won) for _, bots, others in COLUMNS
        ]
        name = f"{game}, {scenario}" if scenario else game
        out.append(f"| {name} | {players} | {1 / players:.1%} | " + " | ".join(shown) + " |")
    return "\n".join(out)


def _cell_of(
    cells: Sequence[Cell], game: str, scenario: str, players: int, bots: Sequence[str], others: str
) -> Cell | None:
    return next(
        (
            cell
            for cell in cells
            if (cell.game, cell.scenario, cell.players) == (game, scenario, players)
            and cell.bot in bots
            and cell.others == others
        ),
        None,
    )


def _shown(cell: Cell | None, won: Mapping[Any, list[float]]) -> str:
    games = [] if cell is None else won.get(cell.key, [])
    if cell is None or not games:
        return "–"
    low, high = wilson(sum(games), len(games))
    short = "" if len(games) >= cell.games else f" of {cell.games}"
    return f"{sum(games) / len(games):.1%} ({100 * low:.0f}–{100 * high:.0f}), n = {len(games)}{short}"


def write(folder: Path) -> str:
    """The page beside the folder. Returns the table."""
    found = table(read(folder))
    words = WORDS.format(greedy=GREEDY, simulations=200, few=100)
    (folder.parent / PAGE).write_text(words + found + "\n", encoding="utf-8")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="theatrum.lab.benchmark", description="The benchmark table.")
    parser.add_argument("what", choices=["play", "write"])
    parser.add_argument("folder", type=Path, help="where the games are")
    parser.add_argument("--jobs", type=int, help="processes (default: all cores)")
    parser.add_argument("--minutes", type=float, help="after so many no game is begun any more")
    parser.add_argument("--only", nargs="*", default=[], metavar="GAME", help="only these games")
    parser.add_argument("--bots", nargs="*", default=[], metavar="BOT", help="only with these under test")
    given = parser.parse_args(arguments)
    if given.what == "write":
        print(write(given.folder))
        return 0
    cells = [
        cell
        for cell in PLAN
        if (not given.only or cell.game in given.only) and (not given.bots or cell.bot in given.bots)
    ]
    play(given.folder, cells, given.jobs, given.minutes)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
