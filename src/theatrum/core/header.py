"""The header: what is fixed when a game begins, and stands at the top of its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from theatrum.core.chance import commitment
from theatrum.core.contract import Edition, game_key


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed when a game begins."""

    game: str
    rules_version: int
    players: int
    options: Mapping[str, str | int | bool]
    seats: tuple[str, ...]
    """Names of the players, for people who read the record."""
    seed: str
    edition: Edition | None = None
    """The edition with whose facts it is played; None: those of the game's own package."""

    @property
    def key(self) -> str:
        """What finds the definition of this game (`Definition.key`)."""
        return game_key(self.game, self.edition)

    @property
    def commitment(self) -> str:
        """The SHA-256 that binds the seed; may be published from the start."""
        return commitment(self.seed)
