"""The board on the front door: a game that bots play slowly while somebody looks, with captions.

It costs nothing while nobody looks: who asks for it finds it a little further on, if some seconds have passed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec

from theatrum.bots import make_bot
from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.core.scene import Scene, Text
from theatrum.core.texts import Texts
from theatrum.table.play.catalogue import Catalogue, title_of
from theatrum.table.runtime import Runtime
from theatrum.table.wire.replies.games import ShowcaseReply
from theatrum.table.wire.words import Words

EVERY = 5.0
"""Seconds between two steps."""
BEFORE = 40
"""Answers that have been given when it is first seen: many games begin with an empty table."""
MOST_ANSWERS = 40
MOST_SECONDS = 1.0
"""A step goes on until something is told, so far at most."""
LINES = 2
BOT, HASTY = "greedy", "greedy:width=2:worlds=1:horizon=4"
"""Who plays; and who has played before anybody looked."""


class Showcase:
    def __init__(self, catalogue: Catalogue, words: Words, runtime: Runtime) -> None:
        self._catalogue = catalogue
        self._words = words
        self._runtime = runtime
        self._lock = asyncio.Lock()
        self._game: Game | None = None
        self._moved = 0.0
        self._told: list[LogEntry] = []
        self._drawn: dict[str, tuple[int, bytes]] = {}

    async def look(self, language: str) -> ShowcaseReply:
        """The board as it is now, and what was done last."""
        async with self._lock:
            if self._game is None or self._runtime.monotonic() - self._moved >= EVERY:
                await asyncio.to_thread(self._go_on)
                self._moved = self._runtime.monotonic()
        game = self._game
        assert game is not None
        texts = self._words.of(game.definition, language)
        told = _once([Text(f"event-{e.key}", **e.args) for e in self._told], texts)[-LINES:]
        return ShowcaseReply(
            game=game.definition.key,
            title=title_of(game.definition, texts),
            when=texts.say(game.scene(None).headline),
            lines=[texts.say(words) for words in told],
            nouns=[part[0] for words in told for part in texts.say_linked(words) if isinstance(part, tuple)],
            scene=msgspec.Raw(self._scene(game, texts)),
        )

    def _scene(self, game: Game, texts: Texts) -> bytes:
        """Its first board, and whose colours are whose."""
        known = self._drawn.get(texts.language)
        if known is None or known[0] != game.position:
            seen = game.scene(None)
            panels = [msgspec.structs.replace(p, cards=[], stats=[], lines=[]) for p in seen.panels]
            known = game.position, texts.scene(Scene(boards=seen.boards[:1], panels=panels))
            self._drawn[texts.language] = known
        return known[1]

    # ---- in a thread of its own --------------------------------------------------------------------------------
    def _go_on(self) -> None:
        if self._game is None or self._game.over:
            self._game = begin(self._chosen(), seed=secrets.randbits(64), players=self._chosen().players[-1])
            self._drawn = {}
            self._play(self._game, BEFORE, HASTY, told=False)
        self._play(self._game, MOST_ANSWERS, BOT, told=True)

    def _play(self, game: Game, answers: int, bot: str, told: bool) -> None:
        """So many answers at most; if something is to be told, only until it was."""
        since, stop = game.position, time.monotonic() + MOST_SECONDS
        for _ in range(answers):
            if game.over or (told and time.monotonic() > stop):
                break
            question = game.questions[0]
            game.answer(question, make_bot(bot, game.position).choose(game, question.seat))
            if told and (new := told_after(game, since)):
                self._told = new
                if any(q.seat != question.seat for q in game.questions):
                    break

    def _chosen(self) -> Definition[Any]:
        """The most beautiful board is one with a map of its own."""
        offered = list(self._catalogue)
        for definition in offered:
            boards = begin(definition, definition.players[0], seed=1).scene(None).boards
            if boards and boards[0].backdrop:
                return definition
        return offered[0]


def told_after(game: Game, since: int) -> list[LogEntry]:
    """What was told after the first `since` answers; what the last of those brought was told before."""
    return [e for e in game.log(None, since + 1) if e.key != "undone"]


def _once(told: list[Text], texts: Texts) -> list[Text]:
    """No sentence twice in a row: two ships that are lost are told alike."""
    return [words for n, words in enumerate(told) if n == 0 or texts.say(words) != texts.say(told[n - 1])]
