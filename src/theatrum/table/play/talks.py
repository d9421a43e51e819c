"""Secret talks: what some seats of a table say to each other while the game's phase lets them (`Definition.talks`).

A room is the set of seats that are in it; whoever may look from one of them hears it, now and later, and nobody else
does: no spectator, no record, no export but the speaker's own. When the phase is over nothing more can be said, and what
was said can still be read by those who heard it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import msgspec
from msgspec import UNSET, UnsetType

from theatrum.core.game import Game
from theatrum.core.scene import Text
from theatrum.core.texts import Texts, plain, spoken
from theatrum.core.views import faces_of, talks_of
from theatrum.kit.deals import Item, item_text
from theatrum.table.play.aside import Asides
from theatrum.table.play.audience import Audience
from theatrum.table.play.catalogue import Catalogue
from theatrum.table.play.chat import clean
from theatrum.table.play.live import LiveTable
from theatrum.table.play.rights import seats_to_look_from, whose_say
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, whispers
from theatrum.table.store.people import User
from theatrum.table.store.tables import TableRow
from theatrum.table.store.whispers import Room, WhisperRow
from theatrum.table.wire.errors import Spoken, TableError
from theatrum.table.wire.limits import WHISPERS_KEPT, RateLimits
from theatrum.table.wire.news import WhisperNews
from theatrum.table.wire.notices import Whispered, encoded
from theatrum.table.wire.replies.talks import ProposalItem, ProposalItems, TalkRoom, WhisperLine
from theatrum.table.wire.words import Words


class Talks:
    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        limits: RateLimits,
        catalogue: Catalogue,
        words: Words,
        asides: Asides,
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._limits = limits
        self._catalogue = catalogue
        self._words = words
        self._asides = asides

    async def whisper(
        self,
        live: LiveTable,
        user: User,
        seat: int,
        to: Collection[int],
        text: str,
        items: Sequence[Sequence[str | int]] = (),
        show: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        """Say it to these seats and to nobody else; with `items` it is a proposal, with `show` cards of one's hand are laid
        before them. Raises `not-open` while the game allows no such talk, `illegal` if an item is none that they could agree
        on, or a card none that the seat may show."""
        said = clean(text)
        if not said and not items and not show:
            raise TableError("invalid", field="text")
        self._limits.spend("chat", user.id)
        async with live.lock:
            room = _room(live.row, seat, to)
            line = WhisperRow(0, user.id, seat, said, self._runtime.now())
            if items:
                offered = [tuple(item) for item in items]
                if not set(offered) <= set(await self._possible(live, room)):
                    raise TableError("illegal", field="items")
                line.items = msgspec.json.encode(offered).decode()
                line.treaty = _paper(await live.game(), offered)
                line.text = said or "; ".join(self._spoken(live.row, line, language))
            else:
                await self._check_open(live, room)
            if show:
                line.shown = await self._faces(live, seat, show)
            await self._say(live.row, room, line)

    async def withdraw(
        self, live: LiveTable, user: User, seat: int, to: Collection[int], number: int
    ) -> None:
        """A proposal is taken back by who made it; it stays to be read, as withdrawn. Raises `not-found`."""
        room, table = tuple(sorted({seat, *to})), live.row.id

        def work(tx: Tx) -> None:
            line = whispers.withdraw(tx, table, room, number, user.id) if tx.hold(table) else None
            if line is None:
                raise TableError("not-found", field="line")
            tx.publish(encoded(Whispered(table=table, room=room, line=line)))

        await self._store.write(work)

    async def proposals(
        self, live: LiveTable, seat: int, to: Collection[int], chosen: Sequence[int], language: str
    ) -> ProposalItems:
        """What the room might agree on, in words; and what is chosen of it (by places in that list) on paper."""
        async with live.lock:
            possible = await self._possible(live, _room(live.row, seat, to))
            game = await live.game()
            papers = [_paper(game, [item]) for item in possible]
            treaty = _paper(game, [possible[i] for i in chosen if i < len(possible)])
        texts = self._words.of(self._catalogue.closest(live.row.game), language)
        items = [
            ProposalItem(item=list(item), words=texts.say(item_text(item)), clause=_clause(paper, texts))
            for item, paper in zip(possible, papers, strict=True)
        ]
        return ProposalItems(items=items, treaty=_treaty(treaty, texts))

    async def _possible(self, live: LiveTable, room: Room) -> list[Item]:
        await self._check_open(live, room)
        game = await live.game()
        proposals = game.definition.proposals
        return [] if proposals is None else list(proposals(game.state, room))

    async def _faces(self, live: LiveTable, seat: int, show: Sequence[str]) -> str:
        """The faces of what is shown, as they are now: whatever becomes of the cards, so they were."""
        game = await live.game()
        faces = faces_of(game, seat)
        for noun in show:
            if noun not in faces:
                known = noun in game.definition.names("en")
                words = Text("error-show-not-held", thing=noun if known else f"“{noun}”")
                raise TableError("illegal", field="show", words=Spoken(live.row.game, words))
        return plain({noun: faces[noun] for noun in show}).decode()

    @staticmethod
    async def _check_open(live: LiveTable, room: Room) -> None:
        circles = talks_of(await live.game())
        if not any(set(room) <= set(circle) for circle in circles):
            words = "error-talks-closed" if not circles else "error-talks-apart"
            raise TableError("not-open", field="to", words=Text(words))

    async def _say(self, row: TableRow, room: Room, line: WhisperRow) -> None:
        table, away = row.id, self._asides.away(row, room, line.user)

        def work(tx: Tx) -> list[str]:
            if not tx.hold(table):
                raise TableError("not-found")
            line.id = whispers.add_whisper(tx, table, room, line, WHISPERS_KEPT)
            called = whispers.call_aside(tx, table, away, line.at)
            tx.publish(encoded(Whispered(table=table, room=room, line=line, called=called)))
            return called

        self._asides.call(row, await self._store.write(work))

    async def read(self, row: TableRow, user: str | None, seat: int | None, language: str) -> list[TalkRoom]:
        """The rooms of a seat that is the user's own: when it is over others may look from it, but not listen. What he was
        told of he has looked at then."""
        if user is None or seat is None or seat not in seats_to_look_from(row, user):
            return []
        rooms, called = await self._store.read(
            lambda tx: (whispers.whispers(tx, row.id, seat), whispers.called_at(tx, row.id, user))
        )
        if called is not None:
            await self._store.write(partial(whispers.has_looked, table=row.id, user=user))
        return [
            TalkRoom(
                seats=list(room),
                lines=[self._line(row, x, user, language) for x in lines],
                fresh=called is not None and any(x.at >= called and x.user != user for x in lines),
            )
            for room, lines in rooms
        ]

    def heard(self, audience: Audience, notice: Whispered) -> None:
        """Tell those who look from a seat of the room that is their own."""
        for viewer in audience:
            user = viewer.connection.user_id
            if viewer.seat in notice.room and viewer.seat in seats_to_look_from(audience.table.row, user):
                line = self._line(audience.table.row, notice.line, user, viewer.connection.language)
                viewer.connection.tell(WhisperNews(table=notice.table, seats=list(notice.room), line=line))

    def _line(self, table: TableRow, row: WhisperRow, user: str | None, language: str) -> WhisperLine:
        return WhisperLine(
            id=row.id,
            at=row.at,
            seat=row.seat,
            mine=user is not None and row.user == user,
            text=row.text,
            items=self._spoken(table, row, language),
            withdrawn=bool(row.withdrawn),
            earlier=row.at < table.clock_state.get("opened", 0),
            shown=self._shown(table, row, language),
            treaty=_treaty(row.treaty, self._words.of(self._catalogue.closest(table.game), language)),
        )

    def _spoken(self, table: TableRow, row: WhisperRow, language: str) -> list[str]:
        """The items of a proposal in words."""
        if not row.items:
            return []
        texts = self._words.of(self._catalogue.closest(table.game), language)
        return [texts.say(item_text(item)) for item in msgspec.json.decode(row.items, type=list[Item])]

    def _shown(self, table: TableRow, row: WhisperRow, language: str) -> list[msgspec.Raw]:
        """The faces of what was shown, in words."""
        if not row.shown:
            return []
        texts = self._words.of(self._catalogue.closest(table.game), language)
        faces = msgspec.json.decode(row.shown, type=dict[str, msgspec.Raw])
        return [msgspec.Raw(spoken(bytes(face), texts)) for face in faces.values()]


def _paper(game: Game, items: Sequence[Item]) -> str:
    """What is proposed, as a treaty that waits to be put into words; empty where the game has none."""
    on_paper = game.definition.on_paper
    return "" if on_paper is None or not items else plain(on_paper(game.state, items)).decode()


def _treaty(paper: str, texts: Texts) -> msgspec.Raw | UnsetType:
    return msgspec.Raw(spoken(paper, texts)) if paper else UNSET


def _clause(paper: str, texts: Texts) -> msgspec.Raw | UnsetType:
    """The only row of a treaty, by itself: what it needs besides is seen when both are on paper."""
    if not paper:
        return UNSET
    clause = msgspec.json.decode(paper)["clauses"][0]
    clause.pop("why_not", None)
    return msgspec.Raw(spoken(msgspec.json.encode(clause), texts))


def _room(row: TableRow, seat: int, to: Collection[int]) -> Room:
    """The room of the speaker and those he speaks to. Raises `invalid` where somebody would not hear it."""
    room = tuple(sorted({seat, *to}))
    if len(room) < 2 or room[-1] >= row.players:
        raise TableError("invalid", field="to")
    if any(whose_say(row.seats[s]) is None for s in room):
        raise TableError("invalid", field="to", words=Text("error-talks-bot"))
    return room
