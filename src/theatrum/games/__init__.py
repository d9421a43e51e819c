"""The games, in one list: those of the house, and those that installed packages bring along.

A game of the house is a package here that exports its `DEFINITION`. A package from outside names its definition in the
entry point group `theatrum.games`; it is imported when its game is wanted, so a broken one harms nothing else.
"""

from __future__ import annotations

import gc
import sys
import warnings
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.kit.edition_folder import read_edition, read_head
from theatrum.kit.editions import known, packed_known, play_with, remember, unpacked

HOUSE: tuple[str, ...] = ("generalship", "pax_renaissance", "elisabeth", "caribbean")
GROUP = "theatrum.games"


def _from_outside() -> dict[str, EntryPoint]:
    """By id. Nobody takes the place of a game of the house, or of another package's."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        taken = "the house" if entry.name in HOUSE else found[entry.name].value if entry.name in found else ""
        if not taken:
            found[entry.name] = entry
        elif entry.name in HOUSE or found[entry.name].value != entry.value:
            warnings.warn(
                f"the game {entry.name!r} of {entry.value} is left out: {taken} has one", stacklevel=2
            )
    return found


OUTSIDE: Mapping[str, EntryPoint] = _from_outside()
GAMES: tuple[str, ...] = (*HOUSE, *OUTSIDE)


def definition(key: str) -> Definition[Any]:
    """The definition of a game by its id; by `Definition.key` also with the facts of an edition that this process has
    seen. Raises `BadSetup` naming the games there are, what is wrong with one, or the edition that is missing."""
    game, _, digest = key.partition("@")
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}; there is: {', '.join(GAMES)}")
    found: Definition[Any] = _of_the_house(game) if game in HOUSE else _loaded(OUTSIDE[game])
    return play_with(found, known(game, digest)) if digest else found


def _of_the_house(game: str) -> Definition[Any]:
    """Its tables stay as long as the process. The garbage collector is told so when they are loaded: it went over them
    again and again, for a tenth of the time of a simulated campaign."""
    name = f"theatrum.games.{game}"
    is_new = name not in sys.modules
    found: Definition[Any] = import_module(name).DEFINITION
    if is_new:
        gc.freeze()
    return found


def _loaded(entry: EntryPoint) -> Definition[Any]:
    """The definition that a package from outside names, which may be anything."""
    where = f"the game {entry.name!r} of the package {entry.dist.name if entry.dist else '?'} ({entry.value})"
    try:
        found = entry.load()
    except Exception as error:
        raise BadSetup(f"{where} can't be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(found, Definition):
        raise BadSetup(f"{where} is no Definition but {type(found).__name__}")
    if found.id != entry.name:
        raise BadSetup(f"{where} calls itself {found.id!r}: entry point and id must be the same")
    return found


def playable() -> dict[str, Definition[Any]]:
    """Every game that can be loaded, by id. One from outside that can't is left out, with a warning that says why."""
    found: dict[str, Definition[Any]] = {}
    for game in GAMES:
        try:
            found[game] = definition(game)
        except BadSetup as error:
            if game in HOUSE:
                raise
            warnings.warn(str(error), stacklevel=2)
    return found


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
