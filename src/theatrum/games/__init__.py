"""The games, in one list. A game package exports its `DEFINITION`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup

GAMES: tuple[str, ...] = ("generalship", "pax_renaissance", "elisabeth")


def definition(game: str) -> Definition[Any]:
    """The definition of a registered game. Raises `BadSetup` naming the games there are."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}; there is: {', '.join(GAMES)}")
    found: Definition[Any] = import_module(f"theatrum.games.{game}").DEFINITION
    return found
