"""Is a game fair to all that can be played? Shares of victories by role, set beside the fair share, as a plot.

    python -m theatrum.lab.balance play runs/before generalship 2000 nations=random
    python -m theatrum.lab.balance play runs/now caribbean 500 players=3,5 jobs=16 scenario=age_of_discovery
    python -m theatrum.lab.balance docs/balance/generalship before=runs/before after=runs/after
    python -m theatrum.lab.balance shares runs/now
    python -m theatrum.lab.balance told runs/now/3.jsonl ducats sells taxes
    python -m theatrum.lab.balance sources docs/balance/caribbean-ducats ducats before=runs/before/3.jsonl now=runs/now/3.jsonl

`play` lets greedy bots play, with every number of players in turn (or those named), seeds from 1, and writes down each
game as it ends; called again it goes on where it was stopped (by Ctrl-C after the game in hand; twice, at once). With
`records=yes` it writes down their records, too: a network can learn from them (`theatrum train … --records`). A series is
such a folder, or what `theatrum simulate … --json` printed: `before=before-2.json,before-4.json`. `told` prints what the
games have told, added up (`theatrum.lab.accounts`): sums of a number (`ducats`, `gp`, `sp`, `n`) or `count`, for all
events or those named; `sources` draws the largest of them. `shares` says in words what a folder comes to, also for who has
won where a seat plays several powers.

Bars are shares relative to the fair one (1 over the number of players) with their 95 % intervals; the band from 0.6 to
1.5 is what counts as fair. Needs matplotlib (the extra `plots`).
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from theatrum.lab.accounts import means, told
from theatrum.lab.finding_games import find_game
from theatrum.lab.pool import WorkerPool, one_by_one, pool_of
from theatrum.lab.simulate import GameFailed, Played, Tally, Task, play_task
from theatrum.lab.stopping import stop_on_ctrl_c

LOW, HIGH = 0.6, 1.5
"""Under or over so much of the fair share a role is taken for too weak or too strong."""
TONES = ("#b9ac93", "#2c4f8f")
INK = "#2b2117"
BOT = "greedy"
SOURCES = 12
"""So many sources are drawn."""

Report = Mapping[str, Any]


def relative(report: Report) -> dict[str, tuple[float, float, float]]:
    """Role to its share and interval, as multiples of the fair share."""
    fair = 1 / report["players"]
    return {
        role.partition(":")[2]: (r["share"] / fair, r["interval"][0] / fair, r["interval"][1] / fair)
        for role, r in report["by_role"].items()
    }


def unfair(report: Report) -> list[str]:
    """Roles that win too little or too much."""
    return [role for role, (share, _, _) in relative(report).items() if not LOW <= share <= HIGH]


def table(series: Mapping[str, Sequence[Report]]) -> str:
    """Markdown: one line per player count and role, one column per series, multiples of the fair share."""
    lines = [
        "| players | role | " + " | ".join(series) + " |",
        "|---|---|" + "---|" * len(series),
    ]
    counts = sorted({report["players"] for reports in series.values() for report in reports})
    for players in counts:
        columns = [
            next((relative(r) for r in reports if r["players"] == players), {}) for reports in series.values()
        ]
        for role in sorted({role for column in columns for role in column}):
            cells = [
                f"{c[role][0]:.2f} ({c[role][1]:.2f}–{c[role][2]:.2f})" if role in c else "–" for c in columns
            ]
            lines.append(f"| {players} | {role} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def plot(series: Mapping[str, Sequence[Report]], path: Path, title: str) -> None:
    """One panel per player count, one group of bars per role, one bar per series; as PNG and SVG beside each other."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "theatrum"
    from matplotlib import pyplot

    counts = sorted({report["players"] for reports in series.values() for report in reports})
    roles_in = max(len(report["by_role"]) for reports in series.values() for report in reports)
    width = len(counts) * max(3.2, 0.8 * roles_in)
    figure, axes = pyplot.subplots(1, len(counts), figsize=(width, 3), sharey=True, squeeze=False)
    for axis, players in zip(axes[0], counts, strict=True):
        axis.axhspan(LOW, HIGH, color="#e0a100", alpha=0.12, linewidth=0)
        axis.axhline(1, color=INK, linewidth=0.8)
        roles: list[str] = []
        for i, (name, reports) in enumerate(series.items()):
            found = next((relative(r) for r in reports if r["players"] == players), {})
            roles = roles or sorted(found)
            shares = [found[role][0] for role in roles]
            errors = [[found[r][0] - found[r][1] for r in roles], [found[r][2] - found[r][0] for r in roles]]
            places = [x + (i - (len(series) - 1) / 2) * 0.38 for x in range(len(roles))]
            tone = TONES[i % len(TONES)]
            axis.bar(places, shares, 0.34, yerr=errors, color=tone, ecolor=INK, capsize=2, label=name)
        axis.set_xticks(range(len(roles)), [role.capitalize() for role in roles], fontsize=8)
        axis.set_title(f"{players} players", fontsize=9)
        axis.spines[["top", "right"]].set_visible(False)
    axes[0][0].set_ylabel("share of victories / fair share", fontsize=8)
    figure.suptitle(title, fontsize=10)
    figure.tight_layout()
    if len(series) > 1:
        # Below the panels: inside one it would lie over somebody's bars.
        figure.legend(
            *axes[0][0].get_legend_handles_labels(), fontsize=8, frameon=False, ncols=2, loc="lower center"
        )
        figure.subplots_adjust(bottom=0.2)
    figure.savefig(path.with_suffix(".png"), dpi=110, metadata={"Software": None})
    figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})
    pyplot.close(figure)


def plot_sources(series: Mapping[str, Sequence[Mapping[str, int]]], number: str, path: Path) -> None:
    """What the games have told of a number: one panel per stretch, one bar per series for each of the largest sources."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "theatrum"
    from matplotlib import pyplot

    found = {name: means(rows, number) for name, rows in series.items()}
    sums: Counter[str] = Counter()
    for lines in found.values():
        sums.update({source: sum(map(abs, by.values())) for source, by in lines.items()})
    sources = [source for source, _ in sums.most_common(SOURCES)]
    stretches = sorted({stretch for lines in found.values() for by in lines.values() for stretch in by})
    height = 0.8 / len(found)
    figure, axes = pyplot.subplots(
        1,
        len(stretches),
        figsize=(1.6 + 3.2 * len(stretches), 0.8 + 0.36 * len(sources)),
        sharex=True,
        sharey=True,
        squeeze=False,
    )
    for axis, stretch in zip(axes[0], stretches, strict=True):
        for i, (name, lines) in enumerate(found.items()):
            places = [y + (i - (len(found) - 1) / 2) * height for y in range(len(sources))]
            lengths = [lines.get(source, {}).get(stretch, 0.0) for source in sources]
            axis.barh(places, lengths, height * 0.9, color=TONES[i % len(TONES)], label=name)
        axis.axvline(0, color=INK, linewidth=0.8)
        axis.set_yticks(range(len(sources)), [_words(source, number) for source in sources], fontsize=8)
        axis.tick_params(axis="x", labelsize=8)
        axis.set_title(f"period {stretch}", fontsize=9)
        axis.spines[["top", "right"]].set_visible(False)
    axes[0][0].invert_yaxis()
    if len(found) > 1:
        axes[0][-1].legend(fontsize=8, frameon=False, loc="lower right")
    figure.suptitle(f"{number} by source, means per game", fontsize=10)
    figure.tight_layout()
    figure.savefig(path.with_suffix(".png"), dpi=110, metadata={"Software": None})
    figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})
    pyplot.close(figure)


def _words(source: str, number: str) -> str:
    """`sells/ware:gold` → sells gold; `gp-award` → award."""
    event, _, kind = source.partition("/")
    return " ".join([event.removeprefix(f"{number}-").replace("-", " "), kind.partition(":")[2]]).strip()


# ---- games -----------------------------------------------------------------------------------------------------------
def play(
    folder: Path,
    game: str,
    games: int,
    options: Mapping[str, str],
    counts: Sequence[int] = (),
    pool: WorkerPool = one_by_one,
    records: bool = False,
) -> None:
    """Play what is missing of so many games with each number of players; one line per game, in a file per number."""
    folder.mkdir(parents=True, exist_ok=True)
    counts = counts or find_game(game).players
    done = {players: {row.seed for row in _rows(folder, players)} for players in counts}
    missing = [
        Task(game, players, options, seed, (BOT,) * players, keep_record=records, keep_accounts=True)
        for seed in range(1, games + 1)
        for players in counts
        if seed not in done[players]
    ]
    with stop_on_ctrl_c() as stop:
        for played in stop.until_wanted(pool(attempt, missing)):
            if isinstance(played, str):
                print(played, file=sys.stderr)
                continue
            with _file(folder, len(played.bots)).open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")


def attempt(task: Task) -> Played | str:
    """One game; or why it failed: a study of hundreds goes on without it, and tells of it."""
    try:
        return play_task(task)
    except GameFailed as failed:
        return f"{task.players} players: {failed}"


def reports(folder: Path) -> list[Report]:
    """What the games in a folder come to, one report for each number of players."""
    out: list[Report] = []
    for file in sorted(folder.glob("*.jsonl")):
        players = int(file.stem)
        tally = Tally(folder.name, players, 1, (BOT,) * players)
        for row in _rows(folder, players):
            tally.add(row)
            tally.seconds += row.seconds
        out.append(tally.report())
    return out


def _rows(folder: Path, players: int) -> list[Played]:
    file = _file(folder, players)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [_row(json.loads(line)) for line in lines]


def _row(fields: dict[str, Any]) -> Played:
    """JSON knows no tuples."""
    values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in fields.items()}
    return Played(**values)


def _file(folder: Path, players: int) -> Path:
    return folder / f"{players}.jsonl"


def shares(report: Report) -> str:
    """In words: how games ended, and who has won how often."""
    endings = ", ".join(f"{n} {ending}" for ending, n in report["endings"].items())
    length = report["length"]
    lasted = f"{length['median']:.0f} answers ({length['least']}–{length['most']})"
    seconds = report["seconds"] / max(1, report["games"])
    lines = [
        f"{report['players']} players, {report['games']} games: {endings}; {lasted}, {seconds:.0f} s each"
    ]
    for kind in ("by_role", "by_victor"):
        for noun, part in report[kind].items():
            low, high = part["interval"]
            lines.append(f"  {kind[3:]} {noun}: {part['wins']} ({part['share']:.0%}; {low:.0%}–{high:.0%})")
    return "\n".join(lines)


# ---- from the command line -------------------------------------------------------------------------------------------
def main(arguments: Sequence[str]) -> None:
    """Play; tell what was played; or write the plots and print the table."""
    if arguments[0] == "play":
        folder, game, games, *options = arguments[1:]
        named = dict(o.split("=", 1) for o in options)
        counts = [int(n) for n in named.pop("players", "").split(",") if n]
        pool = pool_of(int(named.pop("jobs", "1")))
        records = named.pop("records", "no") == "yes"
        play(Path(folder), game, int(games), named, counts, pool, records)
        return
    if arguments[0] == "told":
        file, number, *events = arguments[1:]
        print(told(_accounts(file), number, events))
        return
    if arguments[0] == "sources":
        drawn, number, *named_files = arguments[1:]
        told_by = {name: _accounts(file) for name, file in (f.split("=", 1) for f in named_files)}
        plot_sources(told_by, number, Path(drawn))
        return
    if arguments[0] == "shares":
        for report in reports(Path(arguments[1])):
            print(shares(report))
        return
    path = Path(arguments[0])
    series: dict[str, list[Report]] = {}
    for argument in arguments[1:]:
        name, _, files = argument.partition("=")
        series[name] = _series(files)
    plot(series, path, f"{path.name.capitalize()}: who wins")
    print(table(series))


def _accounts(file: str) -> list[Mapping[str, int]]:
    """What each game of a file has told."""
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["accounts"] for line in lines]


def _series(files: str) -> list[Report]:
    if Path(files).is_dir():
        return reports(Path(files))
    return [json.loads(Path(file).read_text(encoding="utf-8")) for file in files.split(",")]


if __name__ == "__main__":
    main(sys.argv[1:])
