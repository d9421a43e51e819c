"""What the commands share: how arguments are read, results printed and long work shown."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from theatrum.bots import parse_bot
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.kit.edition_folder import read_head

OK, FOUND, USAGE = 0, 1, 2

Subcommands = Any
"""argparse's own type for them is private."""


class CommandFailed(Exception):
    """A command can't go on; the message is for the user."""

    def __init__(self, message: str, code: int = FOUND) -> None:
        super().__init__(message)
        self.code = code


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Examples keep their line breaks, and the names of commands their column."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._action_max_length = 14


def command(
    commands: Subcommands, name: str, summary: str, teaching: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """A subcommand with one line for the list and a text that teaches."""
    description, _, examples = teaching.strip().partition("\n\nexamples:")
    added: argparse.ArgumentParser = commands.add_parser(
        name,
        help=summary,
        description=description,
        epilog=f"examples:{examples}" if examples else None,
        formatter_class=Formatter,
    )
    added.set_defaults(run=run)
    return added


# ---- arguments -----------------------------------------------------------------------------------------------------
def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument(
        "game",
        nargs="?" if optional else None,
        help="the game's id (see `theatrum games`), or package.module:NAME of one that is not registered",
    )


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=positive, metavar="N", help="how many players (default: the most)")
    add_option(parser)


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game; `theatrum games` lists them",
    )


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition",
        type=Path,
        metavar="FOLDER",
        help="with the facts of this edition (see `theatrum data --help`)",
    )


def with_edition(game: str, folder: Path | None) -> str:
    """The name that finds a game with the edition in this folder, if it is one of that game (see `find_game`)."""
    if folder is None or "@" in game or read_head(folder).game != game:
        return game
    return f"{game}@{folder.resolve()}"


def game_with_edition(game: str, folder: Path | None) -> str:
    """The same for a command with one game, which the edition has to fit."""
    if folder is not None and "@" not in game and read_head(folder).game != game:
        raise BadSetup(f"{folder} is an edition of {read_head(folder).game}, not of {game}")
    return with_edition(game, folder)


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=positive, metavar="N", help="processes (default: one per core)")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "de"), default=language(), help="language (default: yours)")


def language() -> str:
    """The language of the environment, if we speak it."""
    import os

    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "de" if said.lower().startswith("de") else "en"


def positive(text: str) -> int:
    return _number_from(1, text)


def natural(text: str) -> int:
    return _number_from(0, text)


def _number_from(least: int, text: str) -> int:
    number = int(text)
    if number < least:
        raise argparse.ArgumentTypeError(f"{text} is no number from {least} on")
    return number


def chosen_players(definition: Definition[Any], players: int | None) -> int:
    number = definition.players[-1] if players is None else players
    if number not in definition.players:
        counts = ", ".join(map(str, definition.players))
        raise BadSetup(f"{definition.id} is for {counts} players, not {number}")
    return number


def chosen_options(
    definition: Definition[Any], players: int, pairs: Sequence[str]
) -> dict[str, str | int | bool]:
    """`key=value` pairs, the value taken as the type that the game's option has."""
    known = {o.id: o for o in definition.options if o.players is None or players in o.players}
    out: dict[str, str | int | bool] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"an option is given as key=value, not {pair!r}")
        if key not in known:
            there = ", ".join(known) or "none"
            raise BadSetup(f"{definition.id} has no option {key!r} with {players} players; there is: {there}")
        values = {spelled(v): v for v in known[key].values(players)}
        if value.lower() not in values:
            raise BadSetup(f"option {key!r} of {definition.id} can be {', '.join(values)}, not {value!r}")
        out[key] = values[value.lower()]
    return out


def spelled(value: str | int | bool) -> str:
    return str(value).lower()


def chosen_bots(text: str, players: int) -> tuple[str, ...]:
    """`greedy,random,…`, one for each seat; one name stands for all seats."""
    names = tuple(name.strip() for name in text.split(","))
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadSetup(f"{len(names)} bots were named for {players} seats: name one for each, or one for all")
    for name in names:
        parse_bot(name)
    return names


def read_file(name: str) -> bytes:
    """The bytes of a file; `-` is the standard input."""
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise CommandFailed(f"{name} can't be read: {error.strerror}", USAGE) from None


# ---- output --------------------------------------------------------------------------------------------------------
def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))


def out() -> Console:
    return Console(highlight=False)


def err() -> Console:
    return Console(stderr=True, highlight=False)


def title(definition: Definition[Any], lang: str = "en") -> str:
    """The name of a game in words."""
    texts = Texts(lang, [definition.texts], definition.names(lang))
    return texts.say(Text("title")) if texts.has("title") else definition.id.replace("_", " ").title()


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Callable[[str], None]]:
    """A bar on the standard error, where that is a terminal. Call the result for every piece of work done."""
    console = err()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total, note="")

        def advance(note: str = "") -> None:
            bar.update(task, advance=1, note=note)

        yield advance
