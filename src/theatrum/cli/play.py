"""`theatrum play`: a game in this terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text as Line

from theatrum.bots import BOTS, make_bot, parse_bot
from theatrum.cli.common import (
    OK,
    CommandFailed,
    Subcommands,
    add_edition,
    add_game,
    add_language,
    add_setup,
    chosen_options,
    chosen_players,
    command,
    game_with_edition,
    natural,
    out,
    read_file,
    title,
)
from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.core.record import resume_record
from theatrum.core.texts import Texts
from theatrum.games import GAMES, edition
from theatrum.kit.edition_folder import read_head
from theatrum.lab.finding_games import find_game
from theatrum.table.terminal.saves import BOT, keep_edition, kept_edition, new_save, newest_save
from theatrum.table.terminal.session import Leave, Session

TEACHING = """
Play in this terminal, against bots or with others at the same keyboard. The table is drawn as text; a question comes
with its numbered answers. Type a number, or some words to narrow the answers down; `?` says why something is not
possible and which rule is behind the question; `help` shows the rest: undo, look, log, rules, hint, save, quit.

The game is saved after every answer. Ctrl-C loses nothing: --resume goes on.

examples:
  theatrum play generalship
  theatrum play generalship --players 2 --bots random --lang de
  theatrum play generalship --seat 1,3                # two people (seats 1 and 3), two bots
  theatrum play generalship --seat all                # everybody at this keyboard
  theatrum play generalship --seat 0                  # watch the bots
  theatrum play generalship --seed 7 --option layout=p4_standard --save duel.theatrum
  theatrum play generalship --edition my-copy         # with the facts you have corrected
  theatrum play --resume                              # the game you left last
  theatrum play --resume duel.theatrum
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "play", "play in this terminal", TEACHING, run)
    add_game(parser, optional=True)
    add_setup(parser)
    add_edition(parser)
    parser.add_argument(
        "--seat", default="1", metavar="N,…", help="seats of people, from 1; all; 0: nobody (default: 1)"
    )
    parser.add_argument(
        "--bots", default="greedy", metavar="A,…", help=f"the other seats, in order: {', '.join(BOTS)}"
    )
    parser.add_argument(
        "--seed", type=natural, metavar="N", help="the same seed, the same dice (default: any)"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game (default: the newest)"
    )
    parser.add_argument("--ask-all", action="store_true", help="ask even where only one answer is possible")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    console = out()
    game, path = _resumed(args) if args.resume is not None else _begun(args)
    texts = Texts(
        args.lang,
        [files("theatrum.table.terminal") / "texts", game.definition.texts],
        game.definition.names(args.lang),
    )
    bots = {
        seat: make_bot(name.removeprefix(BOT), f"{game.header.seed} {seat} {game.position}")
        for seat, name in enumerate(game.header.seats)
        if name.startswith(BOT)
    }
    session = Session(game, bots, texts, console, _reader(console), path, args.ask_all)
    _welcome(session, args)
    try:
        session.run()
    except (Leave, KeyboardInterrupt):
        session.save()
        console.print()
        console.print(Line(session.say("ui-saved", file=str(path)), "dim"))
        console.print(session.say("ui-bye"))
    return OK


def _welcome(session: Session, args: argparse.Namespace) -> None:
    name = title(session.game.definition, args.lang)
    session.console.print(Line(session.say("ui-welcome", title=name), "italic"))
    if session.game.header.edition is not None:
        session.console.print(Line(session.say("ui-edition", name=session.game.header.edition.name), "bold"))
    if args.resume is not None:
        session.console.print(Line(session.say("ui-resumed", answers=session.game.position), "dim"))
    if session.game.asked_again:
        session.console.print(Line(session.say("ui-asked-again"), "bold"))


# ---- the game ------------------------------------------------------------------------------------------------------
def _begun(args: argparse.Namespace) -> tuple[Game, Path]:
    definition = find_game(_game(args))
    players = chosen_players(definition, args.players)
    options = chosen_options(definition, players, args.option)
    people = _people(args.seat, players)
    bots = iter(_bots(args.bots, players - len(people)))
    names = ["" if seat in people else f"{BOT}{next(bots)}" for seat in range(players)]
    game = begin(definition, players, args.seed, options, names)
    keep_edition(definition)
    return game, args.save or new_save(definition.id)


def _game(args: argparse.Namespace) -> str:
    """What is played: the named game, or the edition's, or the first of all."""
    if args.edition is None:
        return args.game or GAMES[0]
    return game_with_edition(args.game or read_head(args.edition).game, args.edition)


def _resumed(args: argparse.Namespace) -> tuple[Game, Path]:
    path = Path(args.resume) if args.resume else newest_save(args.game)

    def find(game: str) -> Definition[Any]:
        """An unregistered game is found by the place that the player names again; an edition where it was kept."""
        if "@" in game:
            return kept_edition(game)
        return find_game(args.game if args.game and ":" in args.game else game)

    if args.edition is not None:
        edition(args.edition)

    game = resume_record(read_file(str(path)), find)
    if game.over:
        raise CommandFailed(f"{path}: this game is over; read it with:  theatrum replay {path}")
    return game, args.save or path


def _people(text: str, players: int) -> list[int]:
    """`1,3` → seats 0 and 2; `all` → everybody; `0` → nobody."""
    if text == "all":
        return list(range(players))
    if text == "0":
        return []
    seats = []
    for part in text.split(","):
        if not part.strip().isdecimal() or not 1 <= int(part) <= players:
            raise BadSetup(f"a seat is a number from 1 to {players} (or 0: nobody, or all), not {part!r}")
        seats.append(int(part) - 1)
    return seats


def _bots(text: str, seats: int) -> list[str]:
    """A name for all the bots' seats, or one for each of them."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        parse_bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSetup(f"{len(names)} bots were named for {seats} seats without a person")
    return names


def _reader(console: Console) -> Callable[[str], str]:
    """Read lines with history where somebody types; plainly where a program does."""
    if sys.stdin.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (input() then has history and editing)

        return input

    def read(prompt: str) -> str:
        console.print(prompt, end="", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        console.print(line.rstrip("\n"), markup=False)
        return line

    return read
