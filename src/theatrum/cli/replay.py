"""`theatrum replay`: a game again, or a dump of `theatrum fuzz`."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text as Line

from theatrum.cli.common import (
    FOUND,
    OK,
    CommandFailed,
    Subcommands,
    add_edition,
    add_json,
    add_language,
    command,
    natural,
    out,
    print_json,
    read_file,
    title,
)
from theatrum.core.game import Game
from theatrum.core.record import load_record
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games import definition, edition
from theatrum.lab.fuzz import is_dump, read_dump, run_again
from theatrum.table.terminal.picture import Picture

TEACHING = """
Read a recorded game again, line by line, as everybody saw it or from one seat; or show the whole table after any number
of answers. A dump of `theatrum fuzz` is played again with the rules as they are now: the exit code is 1 if the finding
is still there.

examples:
  theatrum replay game.theatrum
  theatrum replay game.theatrum --seat 2 --lang de
  theatrum replay game.theatrum --at 120            # the table after 120 answers
  theatrum replay runs/fuzz/generalship-4p-17-crash.dump.json

JSON keys of a record: game, players, options, seats, answers, log (a list: position, key, text), result; of a dump:
game, players, options, seed, findings.
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "replay", "read a game again, or re-run a dump", TEACHING, run)
    parser.add_argument("file", help="a record or a dump; - is the standard input")
    parser.add_argument("--at", type=natural, metavar="N", help="show the table after N answers")
    parser.add_argument(
        "--seat",
        type=natural,
        default=0,
        metavar="N",
        help="see it from this seat, from 1 (default: as a spectator)",
    )
    add_language(parser)
    add_edition(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    data = read_file(args.file)
    return _dump(args, data) if is_dump(data) else _record(args, data)


def _dump(args: argparse.Namespace, data: bytes) -> int:
    dump = read_dump(data)
    findings = run_again(dump)
    trial = dump.trial
    if args.json:
        report: dict[str, Any] = {
            "game": trial.game,
            "players": trial.players,
            "options": dict(trial.options),
            "seed": trial.seed,
            "findings": [{"kind": f.kind, "message": f.message, "position": f.position} for f in findings],
        }
        print_json(report)
        return FOUND if findings else OK
    console = out()
    console.print(
        f"{trial.game}, {trial.players} players, seed {trial.seed}, options {dict(trial.options)}",
        markup=False,
    )
    console.print(f"[dim]then:[/] {dump.kind} after {dump.position} answers")
    for finding in findings:
        console.print(f"[bold red3]now: {finding.kind}[/] after {finding.position} answers")
        console.print(finding.message, markup=False)
    if not findings:
        console.print("[bold green3]now: nothing is found any more[/]")
    return FOUND if findings else OK


def _record(args: argparse.Namespace, data: bytes) -> int:
    if args.edition is not None:
        edition(args.edition)
    game = load_record(data, definition)
    seat = args.seat - 1 if args.seat else None
    if seat is not None and seat >= game.header.players:
        raise CommandFailed(f"there is no seat {args.seat}: the game has {game.header.players}", 2)
    if args.at is not None:
        game = game.at(args.at)
    texts = Texts(args.lang, [game.definition.texts], game.definition.names(args.lang))
    if args.json:
        print_json(_report(game, seat, texts))
    elif args.at is not None:
        console = out()
        console.print(Picture(texts, min(console.width, 140)).draw(game.scene(seat)))
    else:
        _read(game, seat, texts, args.lang)
    return OK


def _read(game: Game, seat: int | None, texts: Texts, lang: str) -> None:
    console = out()
    header = game.header
    names = ", ".join(name or str(i + 1) for i, name in enumerate(header.seats))
    console.print(f"{title(game.definition, lang)}, {header.players} players ({names})", style="bold")
    for entry in game.log(seat):
        said = texts.say(Text(f"event-{entry.key}", **entry.args))
        console.print(Line().append(f"{entry.position:>5}  ", "dim").append(said))
    outcome = game.scene(seat).outcome
    if outcome is not None:
        console.print(Line(texts.say(outcome.ending), "bold"))
    else:
        console.print(Line(f"… {game.position} answers so far", "dim"))


def _report(game: Game, seat: int | None, texts: Texts) -> dict[str, Any]:
    result = game.result
    return {
        "game": game.definition.id,
        "players": game.header.players,
        "options": dict(game.header.options),
        "seats": list(game.header.seats),
        "answers": game.position,
        "log": [
            {
                "position": entry.position,
                "key": entry.key,
                "text": texts.say(Text(f"event-{entry.key}", **entry.args)),
            }
            for entry in game.log(seat)
        ],
        "result": None
        if result is None
        else {"winners": list(result.winners), "scores": list(result.scores), "ending": result.ending},
    }
