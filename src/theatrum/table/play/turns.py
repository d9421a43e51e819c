"""Whose turn it is: told to those who are asked now and were not before, and written to those who are not looking."""

from __future__ import annotations

from functools import partial

from theatrum.core.scene import Text
from theatrum.table.people.notifications import Notifier
from theatrum.table.play.catalogue import Catalogue, title_at
from theatrum.table.play.connections import Connections
from theatrum.table.play.presence import Presence
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, people, push, tables
from theatrum.table.store.tables import TableRow
from theatrum.table.wire.news import TurnNews
from theatrum.table.wire.notices import Bus, TurnCame
from theatrum.table.wire.words import Words


class Turns:
    """`address`: where people find the table, for letters that lead there."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        runtime: Runtime,
        catalogue: Catalogue,
        words: Words,
        presence: Presence,
        connections: Connections,
        notifier: Notifier,
        address: str,
    ) -> None:
        self._store = store
        self._bus = bus
        self._runtime = runtime
        self._catalogue = catalogue
        self._words = words
        self._presence = presence
        self._connections = connections
        self._notifier = notifier
        self._address = address.rstrip("/")

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
                self._runtime.spawn(self._write(row, turn.user))

    async def heard(self, turn: TurnCame) -> None:
        """Another process says whose turn it is: tell him, if he is connected here."""
        if self._connections.of_user(turn.user):
            row = await self._store.read(lambda tx: tables.load_table(tx, turn.table))
            if row is not None:
                self._tell(row, turn)

    def _tell(self, row: TableRow, turn: TurnCame) -> None:
        for connection in self._connections.of_user(turn.user):
            title = self._game_title(row, connection.language)
            connection.tell(TurnNews(table=row.id, seat=turn.seat, game_title=title, title=row.title))

    async def _write(self, row: TableRow, user_id: str) -> None:
        user, devices = await self._store.read(
            lambda tx: (people.user_by_id(tx, user_id), push.of_user(tx, user_id))
        )
        if user is None or not (user.notify or devices):
            return
        title = self._game_title(row, user.language)
        texts = self._words.own(user.language)
        text = texts.say(Text("table-your-turn", game=title, title=row.title or title))
        gone = await self._notifier.turn(user, text, row.id, f"{self._address}/table/{row.id}", devices)
        for device in gone:
            await self._store.write(partial(push.remove, endpoint=device.endpoint, user=user_id))

    def _game_title(self, row: TableRow, language: str) -> str:
        texts = self._words.of(self._catalogue.closest(row.game), language)
        return title_at(self._catalogue, row.game, texts)
