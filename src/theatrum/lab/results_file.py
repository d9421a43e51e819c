"""Results of a simulation for notebooks: one row per game, as CSV or Parquet (`docs/command-line.md` has the columns)."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from theatrum.core.errors import BadSetup
from theatrum.lab.extras import requires
from theatrum.lab.simulate import Played

KINDS = (".parquet", ".csv")

Row = dict[str, Any]


def check_results_file(path: Path) -> None:
    """Raise before hours of work, not after them."""
    if path.suffix.lower() not in KINDS:
        raise BadSetup(
            f"results are written to a file that ends with {' or '.join(KINDS)}, not {path.name!r}"
        )
    if path.suffix.lower() == ".parquet":
        with requires("parquet", "results_file"):
            import_module("pyarrow.parquet")


def row(game: str, options: str, played: Played) -> Row:
    """One game. Columns that end with a number are about that seat."""
    columns: Row = {
        "game": game,
        "players": len(played.bots),
        "options": options,
        "seed": played.seed,
        "ending": played.ending,
        "decisions": played.decisions,
        "seconds": played.seconds,
        "winners": " ".join(map(str, played.winners)),
    }
    for seat, bot in enumerate(played.bots):
        columns[f"bot_{seat}"] = bot
        columns[f"role_{seat}"] = played.roles[seat]
        columns[f"score_{seat}"] = played.scores[seat]
        columns[f"won_{seat}"] = 1 / len(played.winners) if seat in played.winners else 0.0
    return columns


def write_results(path: Path, rows: Sequence[Row]) -> None:
    """Write all rows, in the order of their seeds."""
    ordered = sorted(rows, key=lambda r: r["seed"])
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix.lower() == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(ordered[0]) if ordered else [])
            writer.writeheader()
            writer.writerows(ordered)
        return
    with requires("parquet", "results_file"):
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    parquet.write_table(arrow.Table.from_pylist(ordered), path)
