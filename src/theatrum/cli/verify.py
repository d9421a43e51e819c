"""`theatrum verify`: is a record true?"""

from __future__ import annotations

import argparse

from theatrum.cli.common import (
    FOUND,
    OK,
    Subcommands,
    add_edition,
    add_json,
    command,
    out,
    print_json,
    read_file,
)
from theatrum.core.record import verify_record
from theatrum.games import definition, edition

TEACHING = """
Check a record: that its seed is the one committed to at the start, that every roll, draw and shuffle follows from it,
that every answer was legal, that the states on the way and the result are those the answers lead to. The first thing
that is wrong is named with its line.

examples:
  theatrum verify game.theatrum
  theatrum verify --json - < game.theatrum

JSON keys: ok, errors (a list of sentences). The exit code is 1 if the record is not true.
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "verify", "check the record of a game", TEACHING, run)
    parser.add_argument("record", help="the file; - is the standard input")
    add_edition(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.edition is not None:
        edition(args.edition)
    errors = verify_record(read_file(args.record), definition)
    if args.json:
        print_json({"ok": not errors, "errors": errors})
    elif errors:
        for error in errors:
            out().print(f"[bold red3]wrong:[/] {args.record}: {error}", soft_wrap=True)
    else:
        out().print(
            f"[bold green3]true:[/] {args.record}: commitment, chance, answers, digests and result fit"
        )
    return FOUND if errors else OK
