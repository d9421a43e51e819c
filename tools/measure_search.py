"""Measure the searching bot: against greedy at several thinking times, and its strengths against each other.

    python tools/measure_search.py play             # all games of the plan; can be stopped and started again
    python tools/measure_search.py play --part 1/2  # half of them, where two processes share the work
    python tools/measure_search.py play --game generalship
    python tools/measure_search.py write            # docs/results/search.md and its plot

Every finished game is a line of docs/results/search.jsonl, so nothing is lost and nothing is played twice. Ctrl-C
stops after the game in hand, twice at once. Seconds are
those of the processor, so other work on the machine does not change what is measured. Every seed is played once from
every seat.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from theatrum.lab.simulate import Task, play_task
from theatrum.lab.statistics import wilson
from theatrum.lab.stopping import Stop, stop_on_ctrl_c

RESULTS = Path(__file__).parent.parent / "docs" / "results"
GAMES = RESULTS / "search.jsonl"
PATIENT = ":wall=600"
"""Nobody waits: the clock on the wall shall not cut thinking short."""


@dataclass(frozen=True)
class Match:
    """So many games of the first bot against the others."""

    game: str
    bots: tuple[str, ...]
    games: int
    later: bool = False
    """To be played when everything else is done."""

    @property
    def key(self) -> list[Any]:
        return [self.game, *self.bots]

    def task(self, i: int) -> Task:
        n = len(self.bots)
        bots = tuple(b + PATIENT if b.startswith("search") else b for b in self.bots)
        return Task(self.game, n, {}, 1 + i // n, bots, i % n)


def searching(seconds: float) -> str:
    return f"search:seconds={seconds:g}"


TIMES = (0.03, 0.2, 1.0)
QUICK, STEADY, FULL = "search-quick", "search-steady", "search"
PAX, GENERALSHIP = "pax_renaissance", "generalship"
PLAN = [
    match
    for game in (PAX, GENERALSHIP)
    for match in (
        *(Match(game, (searching(s), "greedy"), games) for s, games in zip(TIMES, (80, 60, 60), strict=True)),
        Match(game, (STEADY, QUICK), 40, later=True),
        Match(game, (FULL, STEADY), 24, later=True),
        Match(game, (STEADY, "greedy", "greedy", "greedy"), 24, later=True),
    )
]


# ---- playing ---------------------------------------------------------------------------------------------------------
def lines() -> Iterator[dict[str, Any]]:
    if GAMES.exists():
        for line in GAMES.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def played(match: Match) -> dict[int, dict[str, Any]]:
    """The finished games of a match, by their number."""
    return {line["i"]: line for line in lines() if line["match"] == match.key and line["i"] < match.games}


def play(games: list[str], part: int, parts: int, until: float, stop: Stop) -> None:
    """Always the next game of the match that is furthest behind its plan."""
    while time.time() < until and not stop.wanted:
        open_games: list[tuple[bool, float, int, int]] = []
        for number, match in enumerate(PLAN):
            done = played(match)
            mine = [i for i in range(match.games) if i % parts == part and i not in done]
            if mine and match.game in games:
                ahead = 1 - len(mine) / len(range(part, match.games, parts))
                open_games.append((match.later, ahead, number, mine[0]))
        if not open_games:
            return
        *_, number, i = min(open_games)
        match = PLAN[number]
        began = time.process_time()
        result = play_task(match.task(i))
        line = {
            "match": match.key,
            "i": i,
            "wins": result.wins,
            "ending": result.ending,
            "decisions": result.decisions,
            "cpu": round(time.process_time() - began, 1),
        }
        with GAMES.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


# ---- writing ---------------------------------------------------------------------------------------------------------
def outcome(match: Match) -> tuple[float, int, float, float]:
    """Wins, games, and the interval of the share."""
    done = played(match)
    wins = sum(line["wins"][0] for line in done.values())
    return (wins, len(done), *wilson(wins, len(done)))


def row(match: Match) -> str:
    wins, games, low, high = outcome(match)
    others = match.bots[1] if len(match.bots) == 2 else f"{len(match.bots) - 1} × {match.bots[1]}"
    fair = 100 / len(match.bots)
    clear = "yes" if 100 * low > fair else "no"
    return (
        f"| {match.game} | `{match.bots[0]}` | {others} | {wins:g} of {games} | {100 * wins / games:.1f} % "
        f"| {100 * low:.1f} – {100 * high:.1f} % | {fair:.0f} % | {clear} |"
    )


HEAD = """| game | bot | against | won | share | 95 % interval | fair share | clearly more |
|---|---|---|---:|---:|---:|---:|---|"""


def report(text: str) -> str:
    """The page with the tables put in where it says so."""
    curve = [m for m in PLAN if m.bots[0].startswith("search:")]
    strengths = [m for m in PLAN if len(m.bots) == 2 and m not in curve]
    four = [m for m in PLAN if len(m.bots) == 4]
    for name, planned in (("curve", curve), ("strengths", strengths), ("four", four)):
        matches = [match for match in planned if played(match)]
        table = [HEAD, *map(row, matches)] if matches else ["Not measured yet."]
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, after = text.split(begin)[0], text.split(end)[1]
        text = "\n".join([before + begin, "", *table, "", end + after])
    return text


def plot(path: Path) -> None:
    """Share of wins against greedy by thinking time. Needs the extra `plots`."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "theatrum"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6.4, 4))
    for game, nudge, mark in ((GENERALSHIP, 0.96, "o"), (PAX, 1.04, "s")):
        matches = [m for m in PLAN if m.game == game and ":" in m.bots[0]]
        points = [(nudge * t, *outcome(m)) for t, m in zip(TIMES, matches, strict=True) if played(m)]
        shares = [wins / games for _, wins, games, *_ in points]
        below = [share - low for share, (*_, low, _) in zip(shares, points, strict=True)]
        above = [high - share for share, (*_, high) in zip(shares, points, strict=True)]
        axes.errorbar([p[0] for p in points], shares, yerr=[below, above], marker=mark, capsize=4, label=game)
    axes.axhline(0.5, linestyle=":", color="grey", label="fair share")
    axes.set(xscale="log", ylim=(0.2, 1.02), xlabel="seconds of thinking per answer", ylabel="share of wins")
    axes.set_title("search against greedy, two players")
    axes.set_xticks(TIMES, [f"{t:g}" for t in TIMES])
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["play", "write"])
    parser.add_argument(
        "--part", default="1/1", metavar="K/N", help="the K-th of N processes that share the plan"
    )
    parser.add_argument("--game", choices=[PAX, GENERALSHIP], help="the games of one only")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no new game after so long")
    args = parser.parse_args()
    if args.what == "play":
        part, parts = map(int, args.part.split("/"))
        games = [args.game] if args.game else [PAX, GENERALSHIP]
        with stop_on_ctrl_c() as stop:
            play(games, part - 1, parts, time.time() + 60 * args.minutes, stop)
    else:
        page = RESULTS / "search.md"
        page.write_text(report(page.read_text(encoding="utf-8")), encoding="utf-8")
        plot(RESULTS / "search.svg")


if __name__ == "__main__":
    main()
