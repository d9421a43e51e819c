"""The games that can be played here, known by the kernel's contract alone, and names for what they have."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from theatrum.bots import BOTS
from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games import GAMES, definition
from theatrum.kit.edition_folder import read_edition, read_head
from theatrum.kit.editions import MissingEdition, known, play_with, remember, unpacked
from theatrum.table.wire.errors import TableError

SHOWN_DIGITS = 8
"""Of a digest, where people read it."""
log = logging.getLogger("theatrum.catalogue")


def find_game(key: str, more: Sequence[str] = (), edition: bytes | None = None) -> Definition[Any]:
    """The definition of a registered game, or of one in `more` (modules with a `DEFINITION`, as plug-ins); by its key,
    also with an edition, which comes along (packed) where it may not be known."""
    game, _, digest = key.partition("@")
    found = definition(game) if game in GAMES else None
    for module in more:
        further = plug_in(module)
        if further.id == game:
            found = further
    if found is None:
        return definition(game)  # says that it is not there
    if edition is not None:
        remember(unpacked(edition))
    return play_with(found, known(game, digest)) if digest else found


def plug_in(module: str) -> Definition[Any]:
    """The game of a module. Raises `BadSetup`."""
    try:
        found: Any = import_module(module).DEFINITION
    except ImportError as error:
        raise BadSetup(f"the game {module!r} can't be loaded: {error}") from None
    except AttributeError:
        raise BadSetup(f"the module {module!r} is no game: it has no DEFINITION") from None
    if not isinstance(found, Definition):
        raise BadSetup(f"the DEFINITION of {module!r} is no definition of a game")
    return found


class Catalogue:
    """All games that can be played here."""

    def __init__(self, more: Sequence[str] = (), editions: Sequence[Path] = ()) -> None:
        self.more = tuple(more)
        self._kept: dict[str, Definition[Any] | BadSetup] = {}
        """Games with editions that tables were begun with, or why one can't be played with: by key."""
        self._games: dict[str, Definition[Any]] = {}
        for module in self.more:
            found = plug_in(module)
            self._games[found.id] = found
        for game in GAMES:
            try:
                self._games.setdefault(game, definition(game))
            except Exception:  # a game that is broken must not close the services to all others
                log.exception("a game can't be loaded and is not offered", extra={"game": game})

        for folder in editions:
            self._offer(folder)

    def _offer(self, folder: Path) -> None:
        """Offer the edition in a folder. One that is broken must not close the services, either."""
        try:
            content = read_edition(folder, self.find(read_head(folder).game))
            remember(content)
            found = find_game(f"{content.game}@{content.digest}", self.more)
            self._games[found.key] = found
        except BadSetup as error:
            log.error("an edition is not offered: %s", error, extra={"edition": str(folder)})

    def __iter__(self) -> Iterator[Definition[Any]]:
        return iter(self._games.values())

    def find(self, game: str) -> Definition[Any]:
        """For the kernel: a game by its key. Raises `BadSetup`."""
        if game in self._games:
            return self._games[game]
        if game.partition("@")[0] not in self._games:
            raise BadSetup(f"there is no game {game!r}; there is: {', '.join(self._games)}")
        found = self._kept.get(game) or self._with_edition(game)
        if isinstance(found, BadSetup):
            raise found
        return found

    def _with_edition(self, key: str) -> Definition[Any] | BadSetup:
        """A game with an edition that was stored. What is broken is not tried again and again."""
        try:
            self._kept[key] = find_game(key, self.more)
        except MissingEdition as error:
            return error  # somebody may still show it
        except BadSetup as error:
            log.error("an edition can't be played with: %s", error, extra={"game": key})
            self._kept[key] = error
        return self._kept[key]

    def show(self, key: str, edition: bytes) -> None:
        """Here is, packed, the edition that a key names. Takes a moment: not for the event loop."""
        try:
            remember(unpacked(edition))
        except BadSetup as error:
            log.error("an edition can't be played with: %s", error, extra={"game": key})
            self._kept[key] = error
        else:
            self._with_edition(key)

    def lacks(self, key: str) -> str:
        """The digest of the edition that this key names and nobody has looked for yet; else empty."""
        game, _, digest = key.partition("@")
        return digest if key not in self._games and key not in self._kept and game in self._games else ""

    def closest(self, key: str) -> Definition[Any]:
        """The game itself, where its edition can't be had: to speak of the table at least."""
        try:
            return self.find(key)
        except BadSetup:
            return self.find(key.partition("@")[0])

    def wanted(self, game: str) -> Definition[Any]:
        """For a client: raises `not-found`."""
        try:
            return self.find(game)
        except BadSetup:
            raise TableError("not-found", field="game") from None


def title_of(d: Definition[Any], texts: Texts) -> str:
    """The name of a game, and of its edition if it is one."""
    title = say_or(texts, "title", d.id.replace("_", " ").title())
    if d.edition is None:
        return title
    return texts.say(
        Text("table-edition", game=title, name=d.edition.name, digest=d.edition.digest[:SHOWN_DIGITS])
    )


def title_at(catalogue: Catalogue, key: str, texts: Texts) -> str:
    """The name of what is played at a table, also where its edition is missing or broken."""
    found = catalogue.closest(key)
    if found.key == key:
        return title_of(found, texts)
    digest = key.partition("@")[2][:SHOWN_DIGITS]
    return texts.say(Text("table-edition-missing", game=title_of(found, texts), digest=digest))


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
