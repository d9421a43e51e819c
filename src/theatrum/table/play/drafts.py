"""What was proposed in secret talks, taken over into a draft when the game asks for one.

Only seats of the room in which a proposal was made are offered it, while it is not withdrawn and no newer talks have
begun. Items go into the draft one by one, as ordinary answers: the rules judge each of them after those before it, the
record has nothing but these answers, and announcing and confirming remain to be done.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from theatrum.core.contract import Refusal
from theatrum.core.game import Game
from theatrum.core.question import NOT_OFFERED
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.core.views import talks_of
from theatrum.kit.deals import ADD, IN_DRAFT, NOT_BETWEEN_YOU, Item, addition, item_text
from theatrum.table.play.acts import AnswerAct
from theatrum.table.play.live import LiveTable
from theatrum.table.store import Store, whispers
from theatrum.table.store.whispers import Room, WhisperRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies.talks import DraftItem, DraftOffer
from theatrum.table.wire.words import Words

NOT_MINE = (NOT_BETWEEN_YOU, NOT_OFFERED)
"""Reasons why an item is not for the one who is asked to draft, but for somebody else of the room."""


class Drafts:
    def __init__(self, store: Store, words: Words) -> None:
        self._store = store
        self._words = words

    async def offers(self, live: LiveTable, seat: int, language: str) -> list[DraftOffer]:
        """The proposals that the seat might take over now, the newest first. None where all of what is the seat's to announce
        is in the draft already, or in a bundle that was announced and waits."""
        async with live.lock:
            game = await live.game()
            if not drafting(game, seat):
                return []
            texts = self._words.of(game.definition, language)
            found = []
            for room, line in await self._proposed(live, seat):
                items = _items_of(line)
                refusals = _tried(game, seat, items)
                if _is_for_me(refusals) and not _waits(game, items, refusals):
                    said = _items(texts, items, refusals)
                    found.append(DraftOffer(seats=list(room), line=line.id, by=line.seat, items=said))
            return found

    async def take_over(
        self, live: LiveTable, seat: int, to: Collection[int], number: int, serial: int, language: str
    ) -> list[DraftItem]:
        """Put what is possible of a proposal into the draft; what is not says why. Raises `not-found`, `stale`, or
        `not-asked` where no draft is asked for."""
        wanted = tuple(sorted({seat, *to}))
        async with live.lock:
            game = await live.game()
            if game.serial != serial:
                raise TableError("stale")
            if not drafting(game, seat):
                raise TableError("not-asked")
            proposed = await self._proposed(live, seat)
            found = [line for room, line in proposed if room == wanted and line.id == number]
            if not found:
                raise TableError("not-found", field="line")
            items, refusals = _items_of(found[0]), []
            for item in items:
                refusals.append(game.why_not(seat, addition(item)))
                if refusals[-1] is None:
                    game = await live.act(AnswerAct(seat, game.serial, addition(item)))
            return _items(self._words.of(game.definition, language), items, refusals)

    async def _proposed(self, live: LiveTable, seat: int) -> list[tuple[Room, WhisperRow]]:
        """What was proposed in the newest talks in rooms of the seat, and not withdrawn, the newest first."""
        table, since = live.row.id, live.row.clock_state.get("opened", 0)
        rooms = await self._store.read(lambda tx: whispers.whispers(tx, table, seat))
        found = [
            (room, line)
            for room, lines in rooms
            for line in lines
            if line.items and not line.withdrawn and line.at >= since
        ]
        return sorted(found, key=lambda one: one[1].at, reverse=True)


def drafting(game: Game, seat: int) -> bool:
    """Is the seat asked what to put into a draft, and are the talks over?"""
    question = None if game.definition.proposals is None or talks_of(game) else game.question(seat)
    return question is not None and any(str(answer[0]).startswith(ADD) for answer in question.answers)


def _items_of(line: WhisperRow) -> list[Item]:
    return msgspec.json.decode(line.items, type=list[Item])


def _tried(game: Game, seat: int, items: list[Item]) -> list[Refusal | None]:
    """Why each item can't be added after those before it, as a twin of the game has it."""
    return list(_trials(game.clone(light=True), seat, items))


def _trials(twin: Game, seat: int, items: list[Item]) -> Iterator[Refusal | None]:
    for item in items:
        refusal = twin.why_not(seat, addition(item))
        if refusal is None:
            twin.answer(twin.serial, addition(item), seat)
        yield refusal


def _is_mine(refusal: Refusal | None) -> bool:
    """Is it for whoever is asked to announce an item, possible or not?"""
    return refusal is None or refusal.key not in NOT_MINE


def _waits(game: Game, items: list[Item], refusals: list[Refusal | None]) -> bool:
    """Was all that is the seat's to announce announced in one bundle, which waits for agreement?"""
    if game.definition.announced is None:
        return False
    mine = {item for item, refusal in zip(items, refusals, strict=True) if _is_mine(refusal)}
    return any(mine.issubset(bundle) for bundle in game.definition.announced(game.state))


def _is_for_me(refusals: list[Refusal | None]) -> bool:
    """Is there something in it that whoever is asked may announce, and which is not in the draft yet?"""
    mine = [refusal for refusal in refusals if _is_mine(refusal)]
    done = [refusal for refusal in mine if refusal is not None and refusal.key == IN_DRAFT]
    return None in mine or (bool(mine) and not done)


def _items(texts: Texts, items: list[Item], refusals: list[Refusal | None]) -> list[DraftItem]:
    return [
        _item(texts, texts.say(item_text(item)), refusal)
        for item, refusal in zip(items, refusals, strict=True)
    ]


def _item(texts: Texts, words: str, refusal: Refusal | None) -> DraftItem:
    if refusal is None or refusal.key == IN_DRAFT:
        return DraftItem(words=words, drafted=refusal is not None)
    why = texts.say(Text(f"why-{refusal.key}", **refusal.args))
    return DraftItem(words=words, why=why, rule=refusal.rule)
