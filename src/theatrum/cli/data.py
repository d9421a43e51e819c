"""`theatrum data`: the facts of a game, to be corrected by whoever owns the printed one."""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

from theatrum.cli.common import (
    FOUND,
    OK,
    Formatter,
    Subcommands,
    add_game,
    add_json,
    command,
    out,
    print_json,
)
from theatrum.core.beginning import begin
from theatrum.core.contract import HEADING, Definition
from theatrum.games import edition
from theatrum.kit.edition_folder import write_edition
from theatrum.kit.editions import BadEdition
from theatrum.lab.finding_games import find_game

TEACHING = """
Boards and cards that no rulebook contains have been reconstructed. If you own the printed game, you can put the true
values into an edition of your own: export the tables, correct them (the .csv files in a spreadsheet), check them, and
play with --edition FOLDER. docs/editions.md tells it step by step.

examples:
  theatrum data export generalship my-generalship --name "As printed"
  theatrum data check my-generalship
  theatrum play generalship --edition my-generalship
  theatrum serve --edition my-generalship
"""

EXPORT = """
Write all tables of a game into a new folder: JSON, and CSV for the records that a spreadsheet shows best. What is
reconstructed is marked in the first column and listed in reconstructed.csv; edition.json holds the edition's name.

examples:
  theatrum data export generalship my-generalship
  theatrum data export pax_renaissance my-pax --name "First edition, my copy"
  theatrum data export generalship next --edition my-generalship     # what you have corrected so far
"""

CHECK = """
Look through an edition and say everything that is wrong with it, each with its file, row and column. If nothing is, a
game for each number of players is begun with it and played for a while.

examples:
  theatrum data check my-generalship
  theatrum data check my-generalship --json

JSON keys: ok, game, name, digest, problems (a list of objects with file, row, name, column and cause). The exit code is
1 if something is wrong. Rows are counted as a spreadsheet counts them: the head is row 1.
"""

TRIED_DECISIONS = 300


def add(commands: Subcommands) -> None:
    parser = command(
        commands, "data", "correct the facts of a game: export, check", TEACHING, lambda _: _help(parser)
    )
    actions = parser.add_subparsers(title="what to do", metavar="ACTION")
    export = command(actions, "export", "write a game's tables into a folder", EXPORT, run_export)
    add_game(export)
    export.add_argument("folder", type=Path, help="a folder that does not exist yet, or is empty")
    export.add_argument("--name", default="", help="what the edition is called (default: the folder's name)")
    export.add_argument("--edition", type=Path, metavar="FOLDER", help="export this edition's tables")
    check = command(actions, "check", "say everything that is wrong with an edition", CHECK, run_check)
    check.add_argument("folder", type=Path, help="the edition's folder")
    add_json(check)


def _help(parser: argparse.ArgumentParser) -> int:
    parser.formatter_class = Formatter
    parser.print_help()
    return OK


def run_export(args: argparse.Namespace) -> int:
    game = find_game(args.game if args.edition is None else f"{args.game}@{args.edition}")
    name = args.name or args.folder.resolve().name
    write_edition(game, args.folder, name)
    ours = sum(not noun.startswith(HEADING) for noun in game.reconstructed())
    out().print(
        f"{args.folder}: {len(game.tables)} tables of {game.id}, {ours} things in them reconstructed. "
        f"Correct them, then:  theatrum data check {args.folder}",
        soft_wrap=True,
        markup=False,
    )
    return OK


def run_check(args: argparse.Namespace) -> int:
    report: dict[str, Any] = {"ok": False, "game": "", "name": "", "digest": "", "problems": []}
    try:
        found = edition(args.folder)
    except BadEdition as error:
        report["problems"] = [
            {
                "file": problem.place.file,
                "row": problem.place.row + 1 if problem.place.row >= 0 else None,
                "name": problem.place.name,
                "column": problem.place.path,
                "cause": problem.cause,
            }
            for problem in error.problems
        ]
        said = [str(problem) for problem in error.problems]
    else:
        assert found.edition is not None
        report |= {"game": found.id, "name": found.edition.name, "digest": found.edition.digest}
        said = try_out(found)
        report["problems"] = [{"file": "", "row": None, "name": "", "column": "", "cause": s} for s in said]
    report["ok"] = not said
    if args.json:
        print_json(report)
        return OK if report["ok"] else FOUND
    console = out()
    for sentence in said:
        console.print(f"[bold red3]wrong:[/] {_plain(sentence)}", soft_wrap=True)
    if not said:
        console.print(
            f"[bold green3]good:[/] {args.folder}: {_plain(report['name'])}, an edition of {report['game']} "
            f"({report['digest'][:8]})",
            soft_wrap=True,
        )
    return OK if report["ok"] else FOUND


def _plain(text: str) -> str:
    return text.replace("[", r"\[")


def try_out(game: Definition[Any]) -> list[str]:
    """What goes wrong when games of this definition are begun and played for a while, for each number of players."""
    said = []
    for players in game.players:
        try:
            played = begin(game, players, seed=1, light=True)
            dice = random.Random(1)
            for _ in range(TRIED_DECISIONS):
                if played.over:
                    break
                question = played.questions[0]
                played.answer(question, dice.choice(question.answers))
            wrong = game.invariants(played.state)
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
        said += [f"a game with {players} players: {sentence}" for sentence in wrong]
    return said
