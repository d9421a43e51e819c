"""Secret talks: what some seats of a table say to each other while the game's phase lets them (`Definition.talks`).

A room is the set of seats that are in it; whoever may look from one of them hears it, now and later, and nobody else
does: no spectator, no record, no export but the speaker's own. When the phase is over nothing more can be said, and what
was said can still be read by those who heard it.
"""

from __future__ import annotations

from collections.abc import Collection

from theatrum.core.scene import Text
from theatrum.core.views import talks_of
from theatrum.table.play.audience import Audience
from theatrum.table.play.chat import clean
from theatrum.table.play.live import LiveTable
from theatrum.table.play.rights import seats_to_look_from, whose_say
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, whispers
from theatrum.table.store.people import User
from theatrum.table.store.tables import TableRow
from theatrum.table.store.whispers import Room, WhisperRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import WHISPERS_KEPT, RateLimits
from theatrum.table.wire.news import WhisperNews
from theatrum.table.wire.notices import Whispered, encoded
from theatrum.table.wire.replies import TalkRoom, WhisperLine


class Talks:
    def __init__(self, store: Store, runtime: Runtime, limits: RateLimits) -> None:
        self._store = store
        self._runtime = runtime
        self._limits = limits

    async def whisper(self, live: LiveTable, user: User, seat: int, to: Collection[int], text: str) -> None:
        """Say it to these seats and to nobody else. Raises `not-open` while the game allows no such talk."""
        said = clean(text)
        if not said:
            raise TableError("invalid", field="text")
        self._limits.spend("chat", user.id)
        async with live.lock:
            room = _room(live.row, seat, to)
            circles = talks_of(await live.game())
            if not any(set(room) <= set(circle) for circle in circles):
                words = "error-talks-closed" if not circles else "error-talks-apart"
                raise TableError("not-open", field="to", words=Text(words))
            await self._say(live.row.id, room, WhisperRow(0, user.id, seat, said, self._runtime.now()))

    async def _say(self, table: str, room: Room, line: WhisperRow) -> None:
        def work(tx: Tx) -> None:
            if not tx.hold(table):
                raise TableError("not-found")
            line.id = whispers.add_whisper(tx, table, room, line, WHISPERS_KEPT)
            tx.publish(encoded(Whispered(table=table, room=room, line=line)))

        await self._store.write(work)

    async def read(self, row: TableRow, user: str | None, seat: int | None) -> list[TalkRoom]:
        """The rooms of a seat that is the user's own: when it is over others may look from it, but not listen."""
        if seat is None or seat not in seats_to_look_from(row, user):
            return []
        rooms = await self._store.read(lambda tx: whispers.whispers(tx, row.id, seat))
        return [TalkRoom(seats=list(room), lines=[_line(x, user) for x in lines]) for room, lines in rooms]

    def heard(self, audience: Audience, notice: Whispered) -> None:
        """Tell those who look from a seat of the room that is their own."""
        for viewer in audience:
            user = viewer.connection.user_id
            if viewer.seat in notice.room and viewer.seat in seats_to_look_from(audience.table.row, user):
                line = _line(notice.line, user)
                viewer.connection.tell(WhisperNews(table=notice.table, seats=list(notice.room), line=line))


def _room(row: TableRow, seat: int, to: Collection[int]) -> Room:
    """The room of the speaker and those he speaks to. Raises `invalid` where somebody would not hear it."""
    room = tuple(sorted({seat, *to}))
    if len(room) < 2 or room[-1] >= row.players:
        raise TableError("invalid", field="to")
    if any(whose_say(row.seats[s]) is None for s in room):
        raise TableError("invalid", field="to", words=Text("error-talks-bot"))
    return room


def _line(row: WhisperRow, user: str | None) -> WhisperLine:
    mine = user is not None and row.user == user
    return WhisperLine(id=row.id, at=row.at, seat=row.seat, mine=mine, text=row.text)
