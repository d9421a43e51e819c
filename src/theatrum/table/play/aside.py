"""Who is spoken to in secret while he does not look at the table is told so: once until he has looked, on his own pages
and by his own ways, and never who speaks, nor what, nor who else is there. Nobody else learns that anybody was told."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.table.play.calling import Calling
from theatrum.table.play.connections import Connections
from theatrum.table.play.presence import Presence
from theatrum.table.play.rights import seats_to_look_from
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, tables
from theatrum.table.store.tables import TableRow
from theatrum.table.store.whispers import Room
from theatrum.table.wire.news import AsideNews
from theatrum.table.wire.notices import Whispered


class Asides:
    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        presence: Presence,
        connections: Connections,
        calling: Calling,
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._presence = presence
        self._connections = connections
        self._calling = calling

    def away(self, row: TableRow, room: Room, speaker: str | None) -> list[str]:
        """Those who may read what is said in a room, and do not look at the table now."""
        if row.sandbox:
            return []
        seats = [row.seats[s] for s in room]
        known = {user for seat in seats for user in (seat.player, seat.user)} - {None, speaker}
        return sorted(
            user
            for user in known
            if user is not None
            and not set(seats_to_look_from(row, user)).isdisjoint(room)
            and not self._presence.online(row.id, user)
        )

    def call(self, row: TableRow, users: Iterable[str]) -> None:
        """By the ways they have chosen; nobody waits for it."""
        for user in users:
            self._runtime.spawn(self._calling.call(row, user, "whisper"))

    async def heard(self, notice: Whispered) -> None:
        """Tell those whom it calls on the pages that they have open here."""
        here = [c for user in notice.called for c in self._connections.of_user(user)]
        row = await self._store.read(lambda tx: tables.load_table(tx, notice.table)) if here else None
        if row is not None:
            for connection in here:
                title = self._calling.game_title(row, connection.language)
                connection.tell(AsideNews(table=row.id, game_title=title, title=row.title))
