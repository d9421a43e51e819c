"""Plots of simulations and tournaments, as PNG, SVG or PDF. Needs matplotlib (the extra `plots`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from theatrum.core.errors import BadSetup
from theatrum.lab.extras import requires

KINDS = (".png", ".svg", ".pdf")
INK, PALE, SAND = "#2b2117", "#8a7f70", "#b9ac93"
TONES = ("#2c4f8f", "#b03e34", "#588a54", "#c98a2b", "#78548a", "#3f8f95", "#8a5a3c", "#6b6257")
MARKS = "osD^vPX*"

Report = Mapping[str, Any]
Share = tuple[str, float, float, float]
"""What it is of, the share, and its interval."""


def check_plot(path: Path) -> None:
    """Raise before hours of work, not after them."""
    if path.suffix.lower() not in KINDS:
        raise BadSetup(f"a plot is a file that ends with {', '.join(KINDS)}, not {path.name!r}")
    with requires("plots", "plots"):
        import matplotlib  # noqa: F401


# ---- a simulation --------------------------------------------------------------------------------------------------
def plot_simulation(report: Report, lengths: Sequence[int], names: Mapping[str, str], path: Path) -> None:
    """Who wins (by bot, by seat, by role: a nation, a bank), how long games are and how they end. `names`: of nouns."""
    fair = 1 / report["players"]
    shares = {
        "by bot": _by_bot(report),
        "by seat": _by_seat(report),
        "by role": [
            (names.get(role, role.partition(":")[2]), r["share"], *r["interval"])
            for role, r in report["by_role"].items()
            if not role.startswith("seat:")
        ],
    }
    panels = {title: rows for title, rows in shares.items() if rows}
    figure, axes = _figure(len(panels) + 2)
    for axis, (title, rows) in zip(axes, panels.items(), strict=False):
        _shares(axis, f"Victories {title}", rows, fair)
    _lengths(axes[len(panels)], lengths)
    _endings(axes[len(panels) + 1], report["endings"])
    head = (
        f"{report['game']}, {report['players']} players, {report['games']:,} games: {_bots(report['bots'])}"
    )
    _save(figure, head, path)


def _by_bot(report: Report) -> list[Share]:
    """One line for each place in the list of bots; none if all are the same, or if each had its own seat."""
    if len(set(report["bots"])) == 1 or not _rotated(report):
        return []
    rows = zip(report["bots"], report["share"], report["interval"], strict=True)
    return [(bot, share, interval[0], interval[1]) for bot, share, interval in rows]


def _by_seat(report: Report) -> list[Share]:
    """People count seats from 1. Where each bot had its own seat, the seat has its name."""
    bots = [""] * report["players"] if _rotated(report) else [f" {bot}" for bot in report["bots"]]
    return [
        (f"seat {seat}{bot}", r["share"], *r["interval"])
        for seat, (bot, r) in enumerate(zip(bots, report["by_seat"], strict=True), start=1)
    ]


def _rotated(report: Report) -> bool:
    return bool([r["wins"] for r in report["by_seat"]] != report["wins"])


def _bots(bots: Sequence[str]) -> str:
    return f"all {bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)


def _shares(axis: Any, title: str, rows: Sequence[Share], fair: float) -> None:
    """A dot with its interval for each; the line is the fair share."""
    places = range(len(rows))
    values = [row[1] for row in rows]
    errors = [[max(0.0, v - r[2]) for v, r in zip(values, rows, strict=True)],
              [max(0.0, r[3] - v) for v, r in zip(values, rows, strict=True)]]  # fmt: skip
    axis.axvline(fair, color=PALE, linewidth=1, linestyle="--")
    axis.barh(places, values, height=0.62, color=SAND, alpha=0.55)
    axis.errorbar(
        values,
        places,
        xerr=errors,
        fmt="o",
        color=TONES[0],
        ecolor=INK,
        capsize=3,
        markersize=5,
        clip_on=False,
    )
    axis.set_yticks(places, [row[0] for row in rows])
    axis.set_ylim(max(len(rows), 4) - 0.4, -0.6)
    axis.set_xlim(0, min(1.0, max(max(row[3] for row in rows) * 1.08, fair * 1.5)))
    axis.xaxis.set_major_formatter(_percent)
    axis.set_xlabel(f"share of victories (fair: {fair:.0%}), 95 % interval")
    axis.set_title(title)


def _lengths(axis: Any, lengths: Sequence[int]) -> None:
    axis.hist(lengths, bins=min(30, max(6, round(len(lengths) ** 0.5))), color=TONES[0], alpha=0.85)
    axis.set_xlabel("decisions in a game")
    axis.set_ylabel("games")
    axis.set_title("Length")


def _endings(axis: Any, endings: Mapping[str, int]) -> None:
    rows = sorted(endings.items(), key=lambda row: -row[1])
    total = sum(endings.values())
    axis.barh(range(len(rows)), [count / total for _, count in rows], height=0.62, color=TONES[2], alpha=0.85)
    axis.set_yticks(range(len(rows)), [name.replace("-", " ") for name, _ in rows])
    axis.set_ylim(max(len(rows), 4) - 0.4, -0.6)
    axis.xaxis.set_major_formatter(_percent)
    axis.set_xlabel("share of games")
    axis.set_title("How games end")


# ---- a tournament --------------------------------------------------------------------------------------------------
def plot_arena(report: Report, path: Path) -> None:
    """Ratings with intervals, and for every event the share of victories beside the fair one."""
    order = [standing["bot"] for standing in report["ratings"]]
    height = 1.7 + 0.34 * len(order) * max(1.0, 0.45 * len(report["events"]))
    figure, axes = _figure(2, height=max(2.6, height))
    _ratings(axes[0], report["ratings"])
    _events(axes[1], order, report["events"])
    _save(figure, f"{len(order)} bots, {report['games']:,} games", path)


def _ratings(axis: Any, standings: Sequence[Report]) -> None:
    for place, standing in enumerate(standings):
        low, high = standing["interval"]
        axis.plot([low, high], [place, place], color=INK, linewidth=1.4, solid_capstyle="butt")
        axis.plot(standing["rating"], place, "o", color=TONES[0], markersize=7)
    axis.axvline(0, color=PALE, linewidth=1, linestyle="--")
    axis.set_yticks(range(len(standings)), [standing["bot"] for standing in standings])
    axis.set_ylim(len(standings) - 0.5, -0.5)
    axis.set_xlabel("rating (Elo scale, mean 0), 95 % interval")
    axis.set_title("Strength")


def _events(axis: Any, order: Sequence[str], events: Sequence[Report]) -> None:
    """Shares as multiples of the fair one, so that tables of different size can stand side by side."""
    for number, event in enumerate(events):
        shift = 0.7 * ((number + 0.5) / len(events) - 0.5)
        tone, mark = TONES[number % len(TONES)], MARKS[number % len(MARKS)]
        label = f"{event['game'].replace('_', ' ')}, {event['players']} players"
        for row in event["shares"]:
            if not row["seats"]:
                continue
            place = order.index(row["bot"]) + shift
            low, high = (x / event["fair"] for x in row["interval"])
            axis.plot([low, high], [place, place], color=tone, linewidth=1.2)
            axis.plot(
                row["share"] / event["fair"],
                place,
                mark,
                color=tone,
                markersize=5,
                label=label,
                clip_on=False,
            )
            label = "_"
    axis.axvline(1, color=PALE, linewidth=1, linestyle="--")
    axis.set_yticks(range(len(order)), order)
    axis.set_ylim(len(order) - 0.5, -0.5)
    axis.set_xlim(left=0)
    axis.set_xlabel("share of victories / fair share, 95 % interval")
    axis.set_title("Victories by game")
    axis.legend(frameon=False, fontsize=7, loc="best")


# ---- a curve -------------------------------------------------------------------------------------------------------
def plot_curve(head: str, along: str, points: Sequence[tuple[float, float]], fair: float, path: Path) -> None:
    """A share of victories along something, with the fair share as a line."""
    figure, (axis,) = _figure(1)
    axis.plot([x for x, _ in points], [y for _, y in points], "o-", color=TONES[0])
    axis.axhline(fair, color=PALE, linewidth=1)
    axis.set(xlabel=along, ylabel="victories", ylim=(0, 1.03))
    axis.yaxis.set_major_formatter(_percent)
    _save(figure, head, path)


# ---- paper ---------------------------------------------------------------------------------------------------------
def _figure(panels: int, height: float = 3.0) -> tuple[Any, list[Any]]:
    with requires("plots", "plots"):
        from matplotlib.figure import Figure

    across = 2 if panels in (2, 4) else min(3, panels)
    down = -(-panels // across)
    figure = Figure(figsize=(4.4 * across, height * down), layout="constrained")
    axes = list(figure.subplots(down, across, squeeze=False).flat)
    for axis in axes[panels:]:
        axis.set_visible(False)
    return figure, axes[:panels]


def _percent(value: float, place: int) -> str:
    return f"{value:.0%}"


def _save(figure: Any, head: str, path: Path) -> None:
    for axis in figure.axes:
        axis.spines[["top", "right"]].set_visible(False)
        axis.tick_params(labelsize=8, colors=INK)
        axis.title.set(fontsize=10, color=INK)
        axis.xaxis.label.set(fontsize=8, color=INK)
        axis.yaxis.label.set(fontsize=8, color=INK)
    figure.suptitle(head, fontsize=10, color=INK)
    path.parent.mkdir(parents=True, exist_ok=True)
    # No dates inside: the same results give the same file.
    quiet = {".png": {"Software": None}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
    figure.savefig(path, dpi=130, metadata=quiet[path.suffix.lower()])
