"""What the players settled beforehand: how the game begins, and standing answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from theatrum.core.chance import commitment
from theatrum.core.contract import PASS, Answer


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

    @property
    def commitment(self) -> str:
        """The SHA-256 that binds the seed; may be published from the start."""
        return commitment(self.seed)


@dataclass(frozen=True, slots=True)
class Standing:
    """A standing answer for a reaction window. `unless` names arguments of the prompt that make it ask after all."""

    answer: Answer = PASS
    only_if_nothing_else: bool = False
    """Answer only when the list holds nothing but this answer."""
    unless: tuple[tuple[str, str | int], ...] = ()
