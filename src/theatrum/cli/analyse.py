"""`theatrum analyse`: a game looked back at."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text as Line

from theatrum.bots.analysis import Analysis, Effort, analyse
from theatrum.bots.analysis.curve import Point
from theatrum.bots.analysis.findings import Better
from theatrum.cli.common import (
    OK,
    Subcommands,
    add_edition,
    add_json,
    add_language,
    command,
    err,
    positive,
    print_json,
    read_file,
    title,
)
from theatrum.core.game import Game
from theatrum.core.record import load_record
from theatrum.core.scene import Panel, Text
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
(decisions), agreement (by seat: searched, agreed), searched; words come in every language.
"""
HEIGHT, WIDTH = 14, 72
COLOURS = ("red", "yellow", "green", "blue", "magenta", "cyan")


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
        _print(game, found, names, texts, args.lang)
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


# ---- words -----------------------------------------------------------------------------------------------------------
def _print(game: Game, found: Analysis, names: Sequence[str], texts: Texts, lang: str) -> None:
    console = Console(highlight=False, soft_wrap=True)

    def heading(key: str) -> None:
        console.print()
        console.print(Line(texts.say(Text(key)), style="bold"))

    console.print(Line(title(game.definition, lang), style="bold"))
    for source in sources_of(game):
        told = ", ".join(f"{n} {names[s]}" for s, n in enumerate(source.points) if n)
        console.print(Line(f"  {texts.say(source.words)}: {told}"))
    if not found.curve:
        console.print(texts.say(Text("ui-analysis-none")))
        return
    heading("ui-analysis-chances")
    for line in chart(found.curve, names):
        console.print(line)
    heading("ui-analysis-turns")
    for turn in found.turns:
        console.print(Line(f"{turn.start:>5}  {turn.when[lang]}"))
        console.print(
            Line(f"       {names[turn.seat]} {100 * turn.change:+.0f} %", style=COLOURS[turn.seat % 6])
        )
        for happened in turn.lines:
            console.print(Line(f"       {happened[lang]}"))
        if turn.better is not None:
            console.print(Line(f"       {_instead(turn.better, names, texts)}"))
        elif turn.decided is not None:
            same = {
                "name": names[turn.decided.seat],
                "prompt": turn.decided.prompt[lang],
                "given": turn.decided.given[lang],
            }
            console.print(Line("       " + texts.say(Text("ui-analysis-same", **same))))
    if found.better:
        heading("ui-analysis-better")
    for better in found.better:
        console.print(Line(f"{better.position:>5}  {_instead(better, names, texts)}"))
    console.print()
    for one in found.agreement:
        if one.searched:
            said = {"name": names[one.seat], "agreed": one.agreed, "searched": one.searched}
            console.print(Line(texts.say(Text("ui-analysis-agreement", **said))))


def _instead(better: Better, names: Sequence[str], texts: Texts) -> str:
    lang, percent = texts.language, round(100 * better.loss)
    said = {
        "name": names[better.seat],
        "prompt": better.prompt[lang],
        "given": better.given[lang],
        "better": better.better[lang],
    }
    return texts.say(Text("ui-analysis-instead", percent=percent, **said))


# ---- the curve -------------------------------------------------------------------------------------------------------
def chart(curve: Sequence[Point], names: Sequence[str]) -> list[Line]:
    """The chances over time, a sign and a colour for every seat; the one ahead is drawn over the others."""
    rows = [[" "] * WIDTH for _ in range(HEIGHT + 1)]
    first, last = curve[0].position, curve[-1].position
    for column in range(WIDTH):
        position = first + (last - first) * column / (WIDTH - 1)
        point = max((p for p in curve if p.position <= position), key=lambda p: p.position)
        for seat in sorted(range(len(point.chances)), key=lambda s: point.chances[s]):
            rows[HEIGHT - round(point.chances[seat] * HEIGHT)][column] = str(seat)
    lines = []
    for n, row in enumerate(rows):
        line = Line(f"{round(100 * (HEIGHT - n) / HEIGHT):>4} % │" if n % 7 == 0 else "       │")
        for sign in row:
            line.append(_sign(sign), _colour(sign))
        lines.append(line)
    lines.append(Line(f"        {first:<{WIDTH - 6}}{last:>6}"))
    legend = Line("        ")
    for seat, name in enumerate(names):
        legend.append(f"{_sign(str(seat))} {name}  ", COLOURS[seat % 6])
    return [*lines, legend]


def _sign(sign: str) -> str:
    return "●▲■◆▼★"[int(sign) % 6] if sign.isdigit() else sign


def _colour(sign: str) -> str:
    return COLOURS[int(sign) % 6] if sign.isdigit() else ""
