"""The games that generic tests run against: all that are registered, and Parley."""

from typing import Any

import pytest

import parley
import theatrum
from theatrum.core.contract import Definition

EVERY_GAME = ("parley", *theatrum.GAMES)


def definition_of(game: str) -> Definition[Any]:
    """A game by its id. A registered game that can't be imported fails the test that asks for it."""
    return parley.DEFINITION if game == "parley" else theatrum.definition(game)


every_game = pytest.mark.parametrize("game", EVERY_GAME)
