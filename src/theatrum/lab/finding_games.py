"""Which game is meant: a registered one by its id, or one under construction by its place."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.games import definition, edition


def find_game(name: str) -> Definition[Any]:
    """A game by its id, as `package.module:NAME` if it is not registered (yet), or as `id@folder` with the edition in
    that folder. Raises `BadSetup`.

    For people at a keyboard only: naming a module imports it.
    """
    game, at, folder = name.partition("@")
    if at:
        return _edition(game, folder)
    if ":" not in name:
        return definition(name)
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadSetup(f"there is no game at {name!r}: {error}") from None
    if not isinstance(found, Definition):
        raise BadSetup(f"{name!r} is no game: a game's place is where its Definition stands")
    return found


@cache
def _edition(game: str, folder: str) -> Definition[Any]:
    """Read once: whoever plays many games with it plays all of them with the same facts."""
    found = edition(folder)
    if found.id != game:
        raise BadSetup(f"{folder} is an edition of {found.id}, not of {game}")
    return found
