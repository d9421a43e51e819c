"""`theatrum analyse`: a game looked back at."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec
from rich.progress import BarColumn, Progress, TextColumn

from theatrum.bots.analysis import Analysis, Effort, analyse
from theatrum.cli.common import (
    OK,
    Subcommands,
    add_edition,
    add_json,
    add_language,
    command,
    err,
    out,
    positive,
    print_json,
    read_file,
    title,
)
from theatrum.cli.looking_back import Pages
from theatrum.core.game import Game
from theatrum.core.record import load_record
from theatrum.core.scene import Panel
from theatrum.core.texts import Texts
from theatrum.core.views import sources_of
from theatrum.games import definition, edition

TEACHING = """
Look back at a recorded game, over or not: where the points came from, how everybody's chances went, where they turned,
and what the searching bot would have done there. It thinks for so many seconds of the processor in all; with
--simulations, for every decision that it looks at, the same record gives the same findings.

examples:
  theatrum analyse game.theatrum
  theatrum analyse game.theatrum --seconds 300 --lang de
  theatrum analyse game.theatrum --json > analysis.json

JSON keys: game, players, names, sources (id, words, points by seat), curve (position, chances by seat), turns, better
(decisions), agreement (by seat: searched, agreed), searched, rounds (position, name); words come in every language.
"""


def add(commands: Subcommands) -> None:
    parser = command(
        commands, "analyse", "look back at a game: chances, turning points, better moves", TEACHING, run
    )
    parser.add_argument("record", help="the file; - is the standard input")
    parser.add_argument(
        "--seconds", type=float, default=60.0, metavar="S", help="of the processor, in all (default: 60)"
    )
    parser.add_argument(
        "--simulations", type=positive, metavar="N", help="for each decision, instead of seconds: repeatable"
    )
    parser.add_argument(
        "--decisions", type=positive, default=48, metavar="N", help="how many are looked at (default: 48)"
    )
    add_language(parser)
    add_edition(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.edition is not None:
        edition(args.edition)
    game = load_record(read_file(args.record), definition)
    found = _analysed(game, Effort(args.seconds, args.simulations, args.decisions))
    own = files("theatrum.table.terminal") / "texts"
    texts = Texts(args.lang, [own, game.definition.texts], game.definition.names(args.lang))
    names = seat_names(game, texts)
    if args.json:
        print_json(_as_json(game, found, names, texts))
    else:
        Pages(out(), names, texts).show(game, found, title(game.definition, args.lang))
    return OK


def _analysed(game: Game, effort: Effort) -> Analysis:
    console = err()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=1.0)
        return analyse(game, effort, lambda done: bar.update(task, completed=done))


def seat_names(game: Game, texts: Texts) -> list[str]:
    """What everybody is called: by the game, and by the record where that says more."""
    panels: dict[int, Panel] = {}
    for panel in game.scene(None).panels:
        panels.setdefault(panel.seat, panel)
    named = [texts.say(panels[s].title) if s in panels else str(s + 1) for s in range(game.header.players)]
    said = game.header.seats
    return [
        f"{n} ({said[s]})" if s < len(said) and said[s] not in ("", n) else n for s, n in enumerate(named)
    ]


def _as_json(game: Game, found: Analysis, names: Sequence[str], texts: Texts) -> dict[str, Any]:
    sources = [{"id": s.id, "words": texts.say(s.words), "points": s.points} for s in sources_of(game)]
    about = {"game": game.definition.id, "players": game.header.players, "names": list(names)}
    return {**about, "sources": sources, **msgspec.to_builtins(found)}
