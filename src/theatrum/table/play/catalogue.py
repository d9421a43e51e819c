"""The games that can be played here, known by the kernel's contract alone, and names for what they have."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from theatrum.bots import BOTS
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games import GAMES, definition
from theatrum.table.wire.errors import TableError

log = logging.getLogger("theatrum.catalogue")


def find_game(game: str, more: Sequence[str] = ()) -> Definition[Any]:
    """The definition of a registered game, or of one in `more` (modules with a `DEFINITION`, as plug-ins)."""
    for module in more:
        found: Definition[Any] = import_module(module).DEFINITION
        if found.id == game:
            return found
    return definition(game)


class Catalogue:
    """All games that can be played here."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        self.more = tuple(more)
        self._games: dict[str, Definition[Any]] = {}
        for module in self.more:
            found: Definition[Any] = import_module(module).DEFINITION
            self._games[found.id] = found
        for game in GAMES:
            try:
                self._games.setdefault(game, definition(game))
            except Exception:  # a game that is broken must not close the services to all others
                log.exception("a game can't be loaded and is not offered", extra={"game": game})

    def __iter__(self) -> Iterator[Definition[Any]]:
        return iter(self._games.values())

    def find(self, game: str) -> Definition[Any]:
        """For the kernel: raises `BadSetup`."""
        if game not in self._games:
            raise BadSetup(f"there is no game {game!r}; there is: {', '.join(self._games)}")
        return self._games[game]

    def wanted(self, game: str) -> Definition[Any]:
        """For a client: raises `not-found`."""
        if game not in self._games:
            raise TableError("not-found", field="game")
        return self._games[game]


def title_of(d: Definition[Any], texts: Texts) -> str:
    return say_or(texts, "title", d.id.replace("_", " ").title())


def option_label(option: str, texts: Texts) -> str:
    return say_or(texts, f"option-{option}", readable(option))


def choice_label(option: str, value: str | int | bool, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts.say(Text("table-yes" if value else "table-no"))
    return say_or(texts, f"option-{option}-{value}", readable(str(value)))


def bot_label(bot: str, texts: Texts) -> str:
    return say_or(texts, f"bot-{bot}", readable(bot))


def check_bot(bot: str | None, field: str = "bot") -> str:
    if bot is None or bot not in BOTS:
        raise TableError("bad-setup", field=field, words=Text("error-no-such-bot", bots=", ".join(BOTS)))
    return bot


def say_or(texts: Texts, key: str, otherwise: str) -> str:
    return texts.say(Text(key)) if texts.has(key) else otherwise


def readable(word: str) -> str:
    return word.replace("_", " ").replace("-", " ").capitalize()
