#!/usr/bin/env python3
"""Draw the figures of the rulebooks: positions laid out as tests lay them out, cut to the places that matter.

    tools/figures.py                    all of them, into docs/rules/figures/<game>/<figure>.json
    tools/figures.py --game elisabeth   those of one game

`tests/games/<game>/figures.py` lays them out; `docs/rules/<game>.md` and its translations name them, each in a line of its
own (docs/client.md says how). Files that nobody lays out any more are removed.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

import theatrum
from theatrum.core.figures import cut_out
from theatrum.core.texts import plain
from theatrum.games import HOUSE

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "docs" / "rules" / "figures"
sys.path.insert(0, str(ROOT / "tests"))
from layout import Layout, Layouts  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=HOUSE, action="append", help="only the figures of this game")
    for game in parser.parse_args().game or HOUSE:
        folder = FIGURES / game
        folder.mkdir(parents=True, exist_ok=True)
        made = {f"{name}.json": drawn(game, layout) for name, layout in layouts(game).items()}
        for file in folder.glob("*.json"):
            if file.name not in made:
                file.unlink()
        for name, drawing in made.items():
            (folder / name).write_text(drawing + "\n", encoding="utf-8")


def layouts(game: str) -> Layouts:
    """What the figures of a game's rulebook show, by their names."""
    made: Layouts = importlib.import_module(f"games.{game}.figures").figures()
    return made


def drawn(game: str, layout: Layout) -> str:
    """A figure as it is kept: with keys instead of words."""
    scene = theatrum.definition(game).scene(layout.state, layout.seat)
    drawing = cut_out(
        scene,
        layout.about,
        board=layout.board,
        marked=layout.marked,
        arrows=layout.arrows,
        margin=layout.margin,
    )
    return plain(drawing).decode()


if __name__ == "__main__":
    main()
