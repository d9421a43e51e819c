"""Where games that are played in a terminal are kept."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from theatrum.core.contract import Definition
from theatrum.core.errors import TheatrumError
from theatrum.core.game import Game
from theatrum.games import definition, find_in
from theatrum.kit.editions import packed_known

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


def keep_edition(game: Definition[Any]) -> None:
    """A game keeps the edition it was begun with, whatever becomes of the folder."""
    if game.edition is None:
        return
    path = _edition_file(game.edition.digest)
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, packed_known(game.id, game.edition.digest))


def kept_edition(key: str) -> Definition[Any]:
    """A game with an edition, by its key: one that was kept, or that has been read already. Raises `BadSetup`."""
    path = _edition_file(key.partition("@")[2])
    if path.is_file():
        return find_in(path.read_bytes(), key)
    return definition(key)


def _edition_file(digest: str) -> Path:
    return saves_folder() / "editions" / f"{digest}.edition"


def save(game: Game, path: Path) -> None:
    """Write the record."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, game.record().encode())


def _write(path: Path, content: bytes) -> None:
    """At no moment is there half a file."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content)
    os.replace(beside, path)
