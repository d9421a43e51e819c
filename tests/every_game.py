"""The games that generic tests run against: all that are registered, and Parley."""

from importlib.util import find_spec
from typing import Any

import pytest

import parley
import theatrum
from theatrum.core.contract import Definition


def is_there(game: str) -> bool:
    """False while a registered game is a folder without a package: it is being written."""
    found = find_spec(f"theatrum.games.{game}")
    return found is not None and found.origin is not None


EVERY_GAME = ("parley", *(game for game in theatrum.GAMES if is_there(game)))


def definition_of(game: str) -> Definition[Any]:
    """A game by its id. A registered game that can't be imported fails the test that asks for it."""
    return parley.DEFINITION if game == "parley" else theatrum.definition(game)


every_game = pytest.mark.parametrize("game", EVERY_GAME)
