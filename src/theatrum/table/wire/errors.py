"""Errors that a client gets to read. Each has a code for programs and, in `texts`, a sentence for people."""

from __future__ import annotations

from typing import Any

STATUS: dict[str, int] = {
    "malformed": 400,
    "no-session": 401,
    "wrong-password": 401,
    "bad-csrf": 403,
    "bad-origin": 403,
    "forbidden": 403,
    "not-found": 404,
    "bad-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "bad-type": 415,
    "stale": 409,
    "not-asked": 409,
    "taken": 409,
    "not-started": 409,
    "started": 409,
    "over": 409,
    "undo-refused": 409,
    "final": 409,
    "name-taken": 409,
    "not-open": 409,
    "running": 409,
    "illegal": 422,
    "bad-setup": 422,
    "bad-name": 422,
    "bad-password": 422,
    "bad-record": 422,
    "invalid": 422,
    "rate-limited": 429,
    "too-many-connections": 429,
    "head-too-large": 431,
    "failed": 500,
    "stopping": 503,
    "unavailable": 503,
}


class Spoken:
    """Words of a game, to be spoken with that game's texts."""

    __slots__ = ("game", "words")

    def __init__(self, game: str, words: Any) -> None:
        self.game = game
        self.words = words


class TableError(Exception):
    """Something a client asked for can't be done, and nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        field: str | None = None,
        rule: str | None = None,
        retry_after: int | None = None,
        words: Any = None,
        **args: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.rule = rule
        self.retry_after = retry_after
        self.words = words
        """A `Text` of the table's, or `Spoken` of a game's, instead of `error-<code>`."""
        self.args_of_text = args

    @property
    def status(self) -> int:
        return STATUS[self.code]
