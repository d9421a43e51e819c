"""The games that generic tests run against: all of the house, and Parley, which comes from outside."""

from typing import Any

import pytest

import parley
import theatrum
from theatrum.core.contract import Definition
from theatrum.games import HOUSE

EVERY_GAME = ("parley", *HOUSE)
assert len(EVERY_GAME) > 1, "the list of games is empty: generic tests would test nothing"


def definition_of(game: str) -> Definition[Any]:
    """A game by its id. One that can't be imported fails the test that asks for it."""
    return parley.DEFINITION if game == "parley" else theatrum.definition(game)


every_game = pytest.mark.parametrize("game", EVERY_GAME)
