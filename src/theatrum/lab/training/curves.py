"""What came out of a run, drawn: log-loss and share of victories by generation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from theatrum.lab.extras import requires
from theatrum.lab.plots import TONES


def reports(folder: Path) -> list[dict[str, Any]]:
    """What every generation of a run has noted, the first one first."""
    found = [json.loads(path.read_text()) for path in folder.glob("generation-*/report.json")]
    return sorted(found, key=lambda report: int(report["generation"]))


def plot_training(folder: Path, path: Path) -> None:
    """Two panels: what it learned, and how strong it became against the hand-written judgement."""
    with requires("plots", "plots"):
        import matplotlib.pyplot as plt
    found = reports(folder)
    numbers = [report["generation"] for report in found]
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), constrained_layout=True)
    for tone, players in zip(TONES, found[0]["losses"], strict=False):
        left.plot(
            numbers, [r["losses"][players] for r in found], "o-", color=tone, label=f"{players} players"
        )
        duels = [
            next(d for d in r["against the hand-written"] if d["players"] == int(players)) for r in found
        ]
        shares = [d["share"] * d["players"] for d in duels]
        below = [s - d["interval"][0] * d["players"] for s, d in zip(shares, duels, strict=True)]
        above = [d["interval"][1] * d["players"] - s for s, d in zip(shares, duels, strict=True)]
        right.errorbar(numbers, shares, (below, above), fmt="o-", color=tone, capsize=3)
    left.set(title="Log-loss on games not learned from", xlabel="generation", xticks=numbers)
    right.set(title="Victories against the hand-written, in fair shares", xlabel="generation", xticks=numbers)
    right.axhline(1, color="#8a7f70", linewidth=1)
    left.legend(frameon=False)
    figure.savefig(path, dpi=150)
    plt.close(figure)
