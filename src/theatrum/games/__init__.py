"""The games, in one list. A game package exports its `DEFINITION`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.kit.edition_folder import read_edition, read_head
from theatrum.kit.editions import known, packed_known, play_with, remember, unpacked

GAMES: tuple[str, ...] = ("generalship", "pax_renaissance", "elisabeth")


def definition(key: str) -> Definition[Any]:
    """The definition of a registered game by its id; by `Definition.key` also with the facts of an edition that this
    process has seen. Raises `BadSetup` naming the games there are, or the edition that is missing."""
    game, _, digest = key.partition("@")
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}; there is: {', '.join(GAMES)}")
    found: Definition[Any] = import_module(f"theatrum.games.{game}").DEFINITION
    return play_with(found, known(game, digest)) if digest else found


def edition(folder: str | Path) -> Definition[Any]:
    """The game with the facts of the edition in a folder. Raises `BadSetup` with everything that is wrong with it."""
    content = read_edition(Path(folder), definition(read_head(Path(folder)).game))
    remember(content)
    return definition(f"{content.game}@{content.digest}")


def finder(found: Definition[Any]) -> Callable[[str], Definition[Any]]:
    """Finds this definition by its key in another process, too, which may not have seen its edition."""
    if found.edition is None:
        return definition
    return partial(find_in, packed_known(found.id, found.edition.digest))


def find_in(edition: bytes, key: str) -> Definition[Any]:
    """A definition by its key, where this packed edition may be the one it names."""
    if key.partition("@")[2]:
        remember(unpacked(edition))
    return definition(key)
