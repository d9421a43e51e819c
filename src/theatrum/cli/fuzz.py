"""`theatrum fuzz`: random games under examination."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from theatrum.cli.common import (
    FOUND,
    OK,
    Subcommands,
    add_edition,
    add_game,
    add_jobs,
    add_json,
    add_setup,
    chosen_options,
    chosen_players,
    command,
    natural,
    out,
    positive,
    print_json,
    progress,
    with_edition,
)
from theatrum.games import playable
from theatrum.lab.finding_games import find_game
from theatrum.lab.fuzz import examine, trials, write_dump
from theatrum.lab.pool import pool_of
from theatrum.lab.stopping import INTERRUPTED, Stop, stop_on_ctrl_c

TEACHING = """
Play random games over all player counts and options and check everything that must hold for every game: answers are
complete and accepted, everything else is refused, clone, undo, save, load and replay lead to the same state, nothing
is created or lost, nobody sees what is hidden from them, all texts are there, and every game ends.

Every crash and every violation is written as a dump; `theatrum replay DUMP` runs it again. Ctrl-C stops after the game
in hand and reports what was found until then; twice, it stops at once.

examples:
  theatrum fuzz generalship --games 2000
  theatrum fuzz generalship --players 3 --option layout=p3_wide --depth 20
  theatrum fuzz                                   # every game
  theatrum replay runs/fuzz/generalship-4p-17-crash.dump.json

JSON keys: game, games, decisions, findings (a list: kind, message, players, options, seed, position, dump). Without a
game: a list of such objects. The exit code is 1 if anything was found.
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "fuzz", "look for broken rules with random games", TEACHING, run)
    add_game(parser, optional=True)
    add_setup(parser)
    add_edition(parser)
    parser.add_argument("--games", type=positive, default=200, metavar="N", help="how many (default: 200)")
    parser.add_argument("--seed", type=natural, default=1, metavar="N", help="of the first game (default: 1)")
    parser.add_argument(
        "--depth",
        type=natural,
        default=6,
        metavar="N",
        help="decisions that are examined closely in every fourth game (default: 6)",
    )
    parser.add_argument(
        "--dumps",
        type=Path,
        default=Path("runs/fuzz"),
        metavar="DIR",
        help="for findings (default: runs/fuzz)",
    )
    add_jobs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    with stop_on_ctrl_c() as stop:
        games = stop.until_wanted([args.game] if args.game else list(playable()))
        reports = [_fuzz(args, game, stop) for game in games]
    if not reports:
        return INTERRUPTED
    if args.json:
        print_json(reports[0] if args.game else reports)
    else:
        for report in reports:
            _show(report)
    if any(report["findings"] for report in reports):
        return FOUND
    return INTERRUPTED if stop.wanted else OK


def _fuzz(args: argparse.Namespace, game: str, stop: Stop) -> dict[str, Any]:
    game = with_edition(game, args.edition)
    definition = find_game(game)
    options = None
    if args.option:
        options = chosen_options(definition, chosen_players(definition, args.players), args.option)
    work = trials(game, args.games, args.seed, args.depth, args.players, options)
    findings: list[dict[str, Any]] = []
    decisions = games = 0
    with progress(f"examining {definition.id}", args.games) as advance:
        for verdict in stop.until_wanted(pool_of(args.jobs)(examine, work)):
            games += 1
            decisions += verdict.decisions
            for finding in verdict.findings:
                trial = verdict.trial
                findings.append(
                    {
                        "kind": finding.kind,
                        "message": finding.message,
                        "players": trial.players,
                        "options": dict(trial.options),
                        "seed": trial.seed,
                        "position": finding.position,
                        "dump": str(write_dump(args.dumps, trial, finding)),
                    }
                )
            advance(f"{len(findings)} found" if findings else "")
    return {"game": definition.id, "games": games, "decisions": decisions, "findings": findings}


def _show(report: dict[str, Any]) -> None:
    console = out()
    for finding in report["findings"]:
        console.print(f"[bold red3]{finding['kind']}[/]", end=" ")
        console.print(finding["message"].strip(), markup=False)
        console.print(f"  theatrum replay {finding['dump']}", style="dim", soft_wrap=True)
    found = len(report["findings"])
    verdict = f"[bold red3]{found} found[/]" if found else "[bold green3]nothing found[/]"
    console.print(f"{report['game']}: {report['games']} games, {report['decisions']:,} decisions, {verdict}")
