"""Where games that are played in a terminal are kept."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from theatrum.core.errors import TheatrumError
from theatrum.core.game import Game

BOT = "bot:"
"""Seats of bots are named by their kind in the record: `bot:greedy`."""


def saves_folder() -> Path:
    """The user's folder for saved games (XDG)."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "theatrum" / "games"


def new_save(game: str) -> Path:
    """A file for a new game, named by game and time."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = saves_folder() / f"{game}-{now}.theatrum"
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{game}-{now}-{number}.theatrum")
    return path


def newest_save(game: str | None = None) -> Path:
    """The game that was saved last. Raises `TheatrumError` if there is none."""
    folder = saves_folder()
    saves = sorted(folder.glob(f"{game or ''}*.theatrum"), key=lambda p: (p.stat().st_mtime, p.name))
    if not saves:
        what = f"no saved game of {game}" if game else "no saved game"
        raise TheatrumError(f"there is {what} in {folder}")
    return saves[-1]


def save(game: Game, path: Path) -> None:
    """Write the record. At no moment is there half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(game.record(), encoding="utf-8")
    os.replace(beside, path)
