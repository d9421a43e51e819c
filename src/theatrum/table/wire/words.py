"""The words of every game in every language, loaded once each."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from theatrum.core.contract import Definition
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.table.wire.errors import Spoken, TableError
from theatrum.table.wire.replies.reply import ErrorFields, ErrorReply


def own_folders() -> list[Traversable]:
    """Where the kernel's and the table's own words are."""
    return [f for f in (files("theatrum.core") / "texts", files("theatrum.table") / "texts") if f.is_dir()]


class Words:
    """Speakers by game and language."""

    def __init__(self, find: Callable[[str], Definition[Any]]) -> None:
        self._find = find
        self._folders = own_folders()
        self._own: dict[str, Texts] = {}
        self._games: dict[tuple[str, str], Texts] = {}

    def own(self, language: str) -> Texts:
        """The kernel's and the table's own words."""
        if language not in self._own:
            self._own[language] = Texts(language, self._folders)
        return self._own[language]

    def of(self, game: Definition[Any], language: str) -> Texts:
        key = (game.key, language)
        if key not in self._games:
            folders: list[Traversable] = [*self._folders, game.texts]
            self._games[key] = Texts(language, folders, game.names(language))
        return self._games[key]

    def error(self, error: TableError, language: str) -> ErrorReply:
        said = error.words if error.words is not None else Text(f"error-{error.code}", **error.args_of_text)
        if isinstance(said, Spoken):
            message = self.of(self._find(said.game), language).say(said.words)
        else:
            message = self.own(language).say(said)
        return ErrorReply(
            error=ErrorFields(
                code=error.code,
                message=message,
                rule=error.rule or None,
                field=error.field,
                retry_after=error.retry_after,
            )
        )


def choose_language(asked: str | None, user: str | None, accepted: str) -> str:
    """The language asked for, else the user's, else the best of an Accept-Language header, else English."""
    for one in (asked, user):
        if one in LANGUAGES:
            assert one is not None
            return one
    best, weight = "en", 0.0
    for part in accepted[:500].split(","):
        tag, _, rest = part.strip().partition(";")
        language = tag.partition("-")[0].lower()
        quality = rest.strip().removeprefix("q=")
        try:
            q = float(quality) if quality else 1.0
        except ValueError:
            q = 0.0
        if language in LANGUAGES and q > weight:
            best, weight = language, q
    return best
