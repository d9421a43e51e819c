"""How an example tells its result: on the screen, and with `--write` as a page of `docs/results/`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from theatrum.lab.plots import plot_curve
from theatrum.lab.statistics import wilson

RESULTS = Path(__file__).resolve().parent.parent / "docs" / "results"


def size(name: str, default: int) -> int:
    """A size that the environment may change: `GAMES=50 python examples/selfplay_td.py`."""
    return int(os.environ.get(name, default))


def share(wins: float, games: int) -> str:
    """A share of won games with its 95 % interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % of {games} games (95 % interval {100 * low:.1f} – {100 * high:.1f} %)"


def curve(name: str, title: str, points: list[tuple[float, float]], fair: float) -> None:
    """With `--write`, a picture of the share of wins by the number of games learned from."""
    if "--write" in sys.argv:
        plot_curve(title, "games", points, fair, RESULTS / f"{name}.svg")


def report(name: str, title: str, lines: list[tuple[str, str]], words: str) -> None:
    """Print a table of what was found; write it down if asked to."""
    for label, value in lines:
        print(f"{label:<28} {value}")
    if "--write" in sys.argv:
        rows = "\n".join(f"| {label} | {value} |" for label, value in lines)
        RESULTS.mkdir(parents=True, exist_ok=True)
        page = f"# {title}\n\n{words}\n\n```sh\npython examples/{name}.py --write\n```\n\n| | |\n|---|---|\n{rows}\n"
        (RESULTS / f"{name}.md").write_text(page, encoding="utf-8")
