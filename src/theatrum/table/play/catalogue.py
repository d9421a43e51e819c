"""The games of this house, and what the lobby says about each. Knows them by the kernel's contract alone."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from theatrum.bots import BOTS
from theatrum.core.contract import Definition, Option
from theatrum.core.errors import BadSetup
from theatrum.core.scene import Name, Text
from theatrum.core.texts import Texts
from theatrum.games import GAMES, definition
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies import ChoiceView, GameView, GuideOffer, Labelled, OptionView

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
    return _said(texts, "title", d.id.replace("_", " ").title())


def game_view(d: Definition[Any], texts: Texts) -> GameView:
    """What the lobby shows of a game."""
    return GameView(
        id=d.id,
        title=title_of(d, texts),
        about=_said(texts, "about", ""),
        players=list(d.players),
        minutes=list(d.minutes),
        weight=d.weight,
        stage=d.stage,
        stage_words=_said(texts, f"stage-{d.stage}", d.stage),
        reconstructed=[texts.say(Name(noun)) for noun in d.reconstructed()],
        options=[_option_view(o, texts) for o in d.options],
        windows=[Labelled(id=w, label=_said(texts, f"window-{w}", _readable(w))) for w in d.windows],
        rules_version=d.rules_version,
        guide=_guide_offer(d, texts),
    )


def _guide_offer(d: Definition[Any], texts: Texts) -> GuideOffer | None:
    if d.guide is None:
        return None
    return GuideOffer(
        title=texts.say(Text("guide-title")), about=_said(texts, "guide-about", ""), players=d.guide.players
    )


def option_label(option: str, texts: Texts) -> str:
    return _said(texts, f"option-{option}", _readable(option))


def choice_label(option: str, value: str | int | bool, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts.say(Text("table-yes" if value else "table-no"))
    return _said(texts, f"option-{option}-{value}", _readable(str(value)))


def _option_view(o: Option, texts: Texts) -> OptionView:
    def choices(values: Sequence[str | int | bool]) -> list[ChoiceView]:
        return [ChoiceView(value=v, label=choice_label(o.id, v, texts)) for v in values]

    return OptionView(
        id=o.id,
        label=option_label(o.id, texts),
        about=_said(texts, f"option-{o.id}-about", ""),
        players=None if o.players is None else list(o.players),
        choices=choices(o.choices),
        choices_for={str(n): choices(values) for n, values in o.choices_for.items()},
    )


def bot_views(texts: Texts) -> list[Labelled]:
    """The strengths of bots, the weakest first."""
    return [Labelled(id=b, label=bot_label(b, texts)) for b in BOTS]


def bot_label(bot: str, texts: Texts) -> str:
    return _said(texts, f"bot-{bot}", _readable(bot))


def check_bot(bot: str | None, field: str = "bot") -> str:
    if bot is None or bot not in BOTS:
        raise TableError("bad-setup", field=field, words=Text("error-no-such-bot", bots=", ".join(BOTS)))
    return bot


def _said(texts: Texts, key: str, otherwise: str) -> str:
    return texts.say(Text(key)) if texts.has(key) else otherwise


def _readable(word: str) -> str:
    return word.replace("_", " ").replace("-", " ").capitalize()
