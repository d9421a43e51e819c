"""`theatrum simulate`: bots play many games, and who wins?"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from rich.table import Table

from theatrum.cli.common import (
    OK,
    CommandFailed,
    Subcommands,
    add_edition,
    add_game,
    add_json,
    add_setup,
    chosen_bots,
    chosen_options,
    chosen_players,
    command,
    game_with_edition,
    natural,
    out,
    positive,
    print_json,
    progress,
)
from theatrum.cli.lab_options import add_plot, add_pool, check_files, chosen_pool
from theatrum.lab.finding_games import find_game
from theatrum.lab.plots import plot_simulation
from theatrum.lab.results_file import Row, row, write_results
from theatrum.lab.simulate import GameFailed, Tally, play_task, tasks
from theatrum.lab.stopping import INTERRUPTED, stop_on_ctrl_c

TEACHING = """
Let bots play whole games on all cores and count who wins, with 95 % intervals (Wilson). Game number i has the seed
SEED + i, so the same command gives the same games. With --ray they are played on a cluster. A worker that dies loses no
game; Ctrl-C stops after the game in hand, and what was played until then is reported. Ctrl-C twice stops at once.

--bots names a bot for every seat (or one for all). With --rotate the bots move on by one seat from game to game, so
that no seat or nation favours one of them; wins are counted for the bot, whatever seat it had.

--plot draws who wins (by bot, seat and nation), how long games are and how they end. --out writes one row per game for
notebooks; docs/command-line.md has the columns.

examples:
  theatrum simulate generalship --games 200 --bots greedy,random,random,random --rotate
  theatrum simulate generalship --players 2 --bots greedy --games 2000 --jobs 2 --json
  theatrum simulate generalship --games 10 --keep runs/games      # keep the records, to replay them
  theatrum simulate generalship --games 500 --plot runs/who-wins.png --out runs/games.parquet
  theatrum simulate generalship --games 100000 --bots random --ray head-node:6379

JSON keys: game, players, games, seed, bots, wins and share (both in the order of --bots), decisions, seconds,
decisions_per_second, endings (how games ended: count); and interval (95 %, in the order of --bots), by_seat (games,
wins, share, interval of each seat), by_role (the same of what a seat played, a nation), length (decisions of a game:
least, median, most). With --edition also edition (name, digest).
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "simulate", "let bots play many games", TEACHING, run)
    add_game(parser)
    add_setup(parser)
    add_edition(parser)
    parser.add_argument("--bots", default="greedy", metavar="A,B,…", help="a bot per seat (default: greedy)")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", type=natural, default=1, metavar="N", help="of the first game (default: 1)")
    parser.add_argument("--rotate", action="store_true", help="bots move on by one seat from game to game")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="write the record of every game there")
    parser.add_argument("--out", type=Path, metavar="FILE", help="one row per game: a .parquet or .csv")
    add_plot(parser)
    add_pool(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    args.game = game_with_edition(args.game, args.edition)
    definition = find_game(args.game)
    players = chosen_players(definition, args.players)
    options = chosen_options(definition, players, args.option)
    bots = chosen_bots(args.bots, players)
    check_files(args.plot, args.out)
    pool = chosen_pool(args)
    tally = Tally(definition.id, players, args.seed, bots)
    rows: list[Row] = []
    written_options = json.dumps(options)
    work = tasks(args.game, players, options, bots, args.games, args.seed, args.rotate, bool(args.keep))
    began = time.perf_counter()
    try:
        with stop_on_ctrl_c() as stop, progress(f"playing {definition.id}", args.games) as advance:
            for played in stop.until_wanted(pool(play_task, work)):
                tally.add(played)
                if args.out:
                    rows.append(row(definition.id, written_options, played))
                if args.keep:
                    args.keep.mkdir(parents=True, exist_ok=True)
                    (args.keep / f"{definition.id}-{played.seed}.theatrum").write_text(played.record)
                advance(_shares(tally))
    except GameFailed as error:
        raise CommandFailed(f"{error}\nLook for it with:  theatrum fuzz {args.game}") from None
    tally.seconds = time.perf_counter() - began
    if stop.wanted and not tally.games:
        return INTERRUPTED
    report = tally.report()
    if definition.edition is not None:
        report["edition"] = {"name": definition.edition.name, "digest": definition.edition.digest}
    if args.out:
        write_results(args.out, rows)
    if args.plot:
        plot_simulation(report, tally.lengths, definition.names("en"), args.plot)
    if args.json:
        print_json(report)
    else:
        _show(report)
    return INTERRUPTED if stop.wanted else OK


def _shares(tally: Tally) -> str:
    return " ".join(f"{won / tally.games:.0%}" for won in tally.wins)


def _show(report: dict[str, Any]) -> None:
    console = out()
    head = f"{report['game']}, {report['players']} players, {report['games']} games"
    if "edition" in report:
        head += f", edition {report['edition']['name']!r}"
    console.print(f"[bold]{head}[/], seeds from {report['seed']}")
    table = _table("bot")
    for bot, wins, share, interval in zip(
        report["bots"], report["wins"], report["share"], report["interval"], strict=True
    ):
        _add_row(table, bot, wins, share, interval)
    console.print(table)
    if [r["wins"] for r in report["by_seat"]] != report["wins"]:  # the bots went from seat to seat
        table = _table("in seat")
        for seat, r in enumerate(report["by_seat"], start=1):
            _add_row(table, str(seat), r["wins"], r["share"], r["interval"])
        console.print(table)
    roles = {role: r for role, r in report["by_role"].items() if not role.startswith("seat:")}
    if roles:
        table = _table("played as")
        for role, r in roles.items():
            _add_row(table, role.partition(":")[2], r["wins"], r["share"], r["interval"])
        console.print(table)
    endings = ", ".join(f"{ending} {count}" for ending, count in report["endings"].items())
    length = report["length"]
    console.print(
        f"endings: {endings}\n"
        f"decisions: {length['least']}–{length['most']} a game, half of them up to {length['median']:g}; "
        f"{report['decisions']} in {report['seconds']:.1f} s: {report['decisions_per_second']:,.0f} a second"
    )


def _table(first: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(first, style="bold")
    for column in ("wins", "share", "95 %"):
        table.add_column(column, justify="right")
    table.add_column("")
    return table


def _add_row(table: Table, name: str, wins: float, share: float, interval: list[float]) -> None:
    bar = "█" * round(share * 40)
    table.add_row(name, f"{wins:g}", f"{share:.1%}", f"{interval[0]:.1%} – {interval[1]:.1%}", bar)
