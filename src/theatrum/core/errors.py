"""Errors that speak: each says what was wrong, with what, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from theatrum.core.contract import Refusal


class TheatrumError(ValueError):
    """Base of every error that a user's input can cause. Nothing has changed when one is raised."""


class BadSetup(TheatrumError):
    """An unknown game, an impossible number of players, an option that does not exist or does not fit."""


class IllegalAnswer(TheatrumError):
    """The answer is not in the question's list. `refusal` says why, with the rule number."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class StaleQuestion(TheatrumError):
    """The answer names a question that is no longer open."""


class UndoRefused(TheatrumError):
    """A barrier (chance, a revealed secret, another seat's answer) stands before the position asked for."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal


class RecordError(TheatrumError):
    """A record that is damaged, truncated, forged or too new. `line` is the 1-based line number."""

    def __init__(self, line: int, cause: str) -> None:
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause


class RulesError(RuntimeError):
    """A rule broke the kernel's contract (an empty list of answers, an unknown step on the agenda…): our bug."""


class ScriptExhausted(RulesError):
    """A scripted chance has no result left for what the rules ask: a number below `wanted` (0: the result is wrong)."""

    def __init__(self, message: str, wanted: int = 0) -> None:
        super().__init__(message)
        self.wanted = wanted
