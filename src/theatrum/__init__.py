"""Theatrum: heavy historical board games, complete and rule-enforced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Definition, Refusal, Result
from theatrum.core.errors import (
    BadSetup,
    IllegalAnswer,
    RecordError,
    StaleQuestion,
    TheatrumError,
    UndoRefused,
)
from theatrum.core.game import Game, Question, Standing
from theatrum.core.record import load_record
from theatrum.games import GAMES, definition, edition

__all__ = [
    "GAMES",
    "Answer",
    "BadSetup",
    "Game",
    "IllegalAnswer",
    "Question",
    "RecordError",
    "Refusal",
    "Result",
    "StaleQuestion",
    "Standing",
    "TheatrumError",
    "UndoRefused",
    "definition",
    "edition",
    "load",
    "new",
]


def new(
    game: str | Definition[Any],
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    seats: Sequence[str] | None = None,
    light: bool = False,
) -> Game:
    """A new game of a registered title, or of what `edition` has read. Raises `BadSetup` naming what does not fit."""
    return begin(definition(game) if isinstance(game, str) else game, players, seed, options, seats, light)


def load(record: str | bytes) -> Game:
    """The game of a record (the text itself). Raises `RecordError` naming line and cause."""
    return load_record(record, definition)
