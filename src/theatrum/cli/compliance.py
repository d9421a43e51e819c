"""`theatrum compliance`: which numbered rules are cited by tests, and which are shown to be tested."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table

from theatrum.cli.common import FOUND, OK, Subcommands, add_game, add_json, command, out, print_json
from theatrum.lab.compliance import Compliance, check_compliance
from theatrum.lab.finding_games import find_game

TEACHING = """
List every numbered rule of a game (docs/rules/<game>.md) and every worked example with the tests that cite it, by name
(test_gs_10_9_…) or in the docstring (GS-10.9). Rules without anything to test are listed, with the reason, in
docs/rules/<game>.descriptive.txt.

A rule is marked ✓ when it is shown, not only cited: its code was broken on purpose, and a test that cites it failed
(docs/rules/<game>.mutations.jsonl; `make mutate` tries all of that again).

examples:
  theatrum compliance generalship
  theatrum compliance generalship --missing
  theatrum compliance generalship --json

JSON keys: game, rules (how many describe behaviour), cited (how many of them a test cites), shown (how many of those are
shown by a mutation), missing (the numbers that no test cites); and share (cited of rules), tests (number: tests),
descriptive (number: reason), unknown (numbers cited that no rule has), shown_rules (the numbers shown). The exit code is 1
if a rule is missing or a cited number is unknown.
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "compliance", "list rules with the tests that cite them", TEACHING, run)
    add_game(parser)
    parser.add_argument("--tests", type=Path, metavar="DIR", help="folder of tests (default: the checkout's)")
    parser.add_argument("--missing", action="store_true", help="show only rules that no test cites")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    definition = find_game(args.game)
    found = check_compliance(definition.id, definition.rule_prefix, args.tests)
    if args.json:
        print_json(found.report())
    else:
        _show(found, args.missing)
    return FOUND if found.missing or found.unknown else OK


def _show(found: Compliance, only_missing: bool) -> None:
    console = out()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for number, tests in found.tests.items():
        if not tests:
            table.add_row(f"[bold red3]{number}[/]", "[red3]no test[/]")
        elif not only_missing:
            more = f" and {len(tests) - 3} more" if len(tests) > 3 else ""
            mark = "✓" if number in found.shown else " "
            table.add_row(f"{number} {mark}", ", ".join(t.rpartition("::")[2] for t in tests[:3]) + more)
    if not only_missing:
        for number, reason in found.descriptive.items():
            table.add_row(f"[dim]{number}[/]", f"[dim]nothing to test: {reason}[/]")
    console.print(table)
    for number, tests in found.unknown.items():
        console.print(f"[red3]{number} is no rule, but is cited by {', '.join(tests)}[/]")
    share = found.cited / len(found.tests) if found.tests else 0.0
    console.print(
        f"{found.game}: {found.cited} of {len(found.tests)} rules and examples are cited ({share:.1%}), "
        f"{len(found.shown)} shown by a mutation; "
        f"{len(found.descriptive)} have nothing to test"
    )
