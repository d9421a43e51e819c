"""`theatrum bench`: how fast it is."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from rich.table import Table

from theatrum.calibration import calibration_ms
from theatrum.cli.common import (
    OK,
    Subcommands,
    add_edition,
    add_json,
    command,
    out,
    print_json,
    progress,
    with_edition,
)
from theatrum.core.errors import BadSetup
from theatrum.games import playable
from theatrum.lab.bench import (
    COMPILED_TARGETS,
    Compared,
    Measured,
    Report,
    build,
    compare,
    is_reached,
    measure,
    names,
    report_of,
    target_of,
)
from theatrum.lab.stopping import INTERRUPTED, stop_on_ctrl_c

TEACHING = """
Measure speed on one core, beside a fixed calibration loop timed in the same run: machines differ from hour to hour, so
compare the column "in loops" (times divided by the loop's, rates per loop), not the figure alone.

  kernel          asking, answering and noting one decision, without any rules
  random_play     whole random games with the most players, every list of answers computed
  choices         the same, counting only questions with more than one answer
  greedy_play     the greedy bot in all seats
  search          simulations of the searching bot
  clone           a twin at a random decision (median)
  determinized    the same, with hidden things re-dealt
  digest          naming a state
  scene           the table for one seat, with its question
  position        any position of a finished game (the slowest of many)
  load            reading and checking the record of a finished game

With --compare, two builds are measured by turns (this one and that of another Python, such as the compiled one that
`make fast` makes), and the last column says how many times faster the other is.

With --edition the game it belongs to is measured with its facts (and, unless others are named, alone).

Ctrl-C stops after the measurement in hand and shows what there is; twice, it stops at once.

examples:
  theatrum bench
  theatrum bench kernel clone/generalship
  theatrum bench generalship --seconds 10 --json
  theatrum bench random_play --compare .venv-fast/bin/python
  theatrum bench random_play --edition my-edition
  theatrum bench random_play/elisabeth/4/scenario=tournament

JSON keys: build (pure or compiled), calibration_ms, results (a list: name, value, unit, and target where there is one);
with --compare: here, there (their builds), results (a list: name, unit, here, there, faster).
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "bench", "measure speed", TEACHING, run)
    parser.add_argument("what", nargs="*", help="names of measurements, or of games (default: everything)")
    parser.add_argument(
        "--seconds", type=float, default=2.0, metavar="S", help="for each measurement (default: 2)"
    )
    parser.add_argument(
        "--compare", metavar="PYTHON", help="measure the Theatrum of another Python as well, by turns"
    )
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="of a comparison (default: 3)")
    add_edition(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.compare and args.edition:
        raise BadSetup(
            "two builds are compared with their own facts: --compare and --edition don't go together"
        )
    wanted = _wanted(args.what, args.edition)
    if args.compare:
        return _compare(wanted, args)
    before = calibration_ms()
    results: list[Measured] = []
    with stop_on_ctrl_c() as stop, progress("measuring", len(wanted)) as advance:
        for name in stop.until_wanted(wanted):
            results.append(measure(name, args.seconds))
            advance(name)
    calibration = (before + calibration_ms()) / 2
    if args.json:
        listed = [
            {"name": r.name, "value": round(r.value, 4), "unit": r.unit}
            | ({} if r.target is None else {"target": r.target})
            for r in results
        ]
        print_json({"build": build(), "calibration_ms": round(calibration, 4), "results": listed})
    else:
        _show(calibration, results)
    return INTERRUPTED if stop.wanted else OK


def _wanted(what: list[str], edition: Path | None) -> list[str]:
    everything = names([with_edition(game, edition) for game in playable()])
    if not what:
        return everything if edition is None else [name for name in everything if "@" in name]
    chosen: list[str] = []
    for word in what:
        fitting = [name for name in everything if _is_meant(word, name)]
        if not fitting and word.count("/") > 1 and "/".join(word.split("/")[:2]) in everything:
            fitting = [word]
        if not fitting and ":" in word:
            fitting = [name for name in names([word]) if name != "kernel"]
        if not fitting:
            raise BadSetup(f"there is nothing to measure called {word!r}; there is: {', '.join(everything)}")
        chosen += [name for name in fitting if name not in chosen]
    return chosen


def _is_meant(word: str, name: str) -> bool:
    """Is a measurement meant by its name, by what it measures or by its game? (Whose edition need not be said.)"""
    what, _, game = name.partition("/")
    plain = game.partition("@")[0]
    return word in (name, what, plain, f"{what}/{plain}", plain.partition("/")[0])


def _show(calibration: float, results: list[Measured]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("what", style="bold")
    for column in ("value", "unit", "target", "in loops"):
        table.add_column(column, justify="left" if column == "unit" else "right")
    for r in results:
        target = "" if r.target is None else f"{r.target:,g} {'✓' if r.reached else '✗'}"
        table.add_row(r.name, _figure(r.value), r.unit, target, f"{r.relative(calibration):.3g}")
    console = out()
    console.print(table)
    console.print(f"one calibration loop: {calibration:.2f} ms; {build()} build", style="dim")


# ---- two builds ------------------------------------------------------------------------------------------------------
def _compare(wanted: list[str], args: argparse.Namespace) -> int:
    if args.rounds < 1:
        raise BadSetup(f"a comparison takes at least one round, not {args.rounds}")
    if shutil.which(args.compare) is None:  # before anything is measured
        raise BadSetup(f"there is no Python to compare with at {args.compare}")
    pairs: list[tuple[Report, Report]] = []
    with stop_on_ctrl_c() as stop, progress("measuring by turns", args.rounds) as advance:
        for i in stop.until_wanted(range(args.rounds)):
            here = report_of(sys.executable, wanted, args.seconds)
            there = report_of(args.compare, wanted, args.seconds) if here is not None else None
            if here is None or there is None:  # they heard Ctrl-C, too: half a round says nothing
                break
            pairs.append((here, there))
            advance(f"round {i + 1}")
    if not pairs:
        return INTERRUPTED
    builds = pairs[0][0].build, pairs[0][1].build
    lines = compare(pairs)
    if args.json:
        listed = [
            {"name": c.name, "unit": c.unit}
            | {"here": round(c.here, 4), "there": round(c.there, 4), "faster": round(c.faster, 3)}
            for c in lines
        ]
        print_json({"here": builds[0], "there": builds[1], "results": listed})
    else:
        _show_compared(builds, lines)
    return INTERRUPTED if stop.wanted else OK


def _show_compared(builds: tuple[str, str], lines: list[Compared]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("what", style="bold")
    for column in (*builds, "unit", "target", "faster"):
        table.add_column(column, justify="left" if column == "unit" else "right")
    for c in lines:
        target = target_of(c.name, COMPILED_TARGETS) if builds[1] == "compiled" else None
        wanted = (
            "" if target is None else f"{target:,g} {'✓' if is_reached(c.there, c.unit, target) else '✗'}"
        )
        table.add_row(c.name, _figure(c.here), _figure(c.there), c.unit, wanted, f"{c.faster:.2f} ×")
    out().print(table)


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
