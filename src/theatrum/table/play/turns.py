"""Whose turn it is: told to those who are asked now and were not before, and written to those who are not looking."""

from __future__ import annotations

from theatrum.table.play.calling import Calling
from theatrum.table.play.connections import Connections
from theatrum.table.play.presence import Presence
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, tables
from theatrum.table.store.tables import TableRow
from theatrum.table.wire.news import TurnNews
from theatrum.table.wire.notices import Bus, TurnCame


class Turns:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        runtime: Runtime,
        presence: Presence,
        connections: Connections,
        calling: Calling,
    ) -> None:
        self._store = store
        self._bus = bus
        self._runtime = runtime
        self._presence = presence
        self._connections = connections
        self._calling = calling

    def announce(self, row: TableRow, waited_for: set[int]) -> None:
        """Tell everybody whose turn has come. `waited_for`: the seats whose turn it was already."""
        before = {row.seats[s].player for s in waited_for}
        asked = {row.seats[s].player: s for s in row.waiting if row.seats[s].player not in before}
        here = self._runtime.process
        turns = [
            TurnCame(process=here, table=row.id, user=user, seat=seat)
            for user, seat in asked.items()
            if user is not None
        ]
        if not turns or row.sandbox:
            return
        if self._bus.reaches_others:
            self._runtime.spawn(self._bus.publish(*turns))
        for turn in turns:
            self._tell(row, turn)
            if not self._presence.online(row.id, turn.user):
                self._runtime.spawn(self._calling.call(row, turn.user, "turn"))

    async def heard(self, turn: TurnCame) -> None:
        """Another process says whose turn it is: tell him, if he is connected here."""
        if self._connections.of_user(turn.user):
            row = await self._store.read(lambda tx: tables.load_table(tx, turn.table))
            if row is not None:
                self._tell(row, turn)

    def _tell(self, row: TableRow, turn: TurnCame) -> None:
        for connection in self._connections.of_user(turn.user):
            title = self._calling.game_title(row, connection.language)
            connection.tell(TurnNews(table=row.id, seat=turn.seat, game_title=title, title=row.title))
