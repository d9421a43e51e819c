"""`theatrum games`: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from theatrum.bots import BOTS
from theatrum.cli.common import (
    OK,
    Subcommands,
    add_json,
    add_language,
    command,
    out,
    print_json,
    spelled,
    title,
)
from theatrum.core.contract import Definition
from theatrum.games import playable

TEACHING = """
List the games, how many can play, their options and the bots that play them.

examples:
  theatrum games
  theatrum games --json

JSON: a list of objects with the keys id, title, players (a list of counts), options (a list of objects with id,
choices, default and players), bots and stage ("complete", "playable" or "preview").
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "games", "list the games", TEACHING, run)
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    listed = [describe(game, args.lang) for game in playable().values()]
    if args.json:
        print_json(listed)
        return OK
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    for column in ("game", "title", "players", "stage", "bots", "options"):
        table.add_column(column, style="bold" if column == "game" else "")
    for game in listed:
        options = "\n".join(f"{o['id']} = {' | '.join(map(spelled, o['choices']))}" for o in game["options"])
        counts = ", ".join(map(str, game["players"]))
        table.add_row(game["id"], game["title"], counts, game["stage"], ", ".join(game["bots"]), options)
    out().print(table)
    return OK


def describe(game: Definition[Any], lang: str) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": title(game, lang),
        "players": list(game.players),
        "options": [
            {
                "id": option.id,
                "choices": list(dict.fromkeys(v for n in game.players for v in option.values(n))),
                "default": {str(n): option.values(n)[0] for n in option.players or game.players},
                "players": list(option.players or game.players),
            }
            for option in game.options
        ],
        "bots": list(BOTS),
        "stage": game.stage,
    }
