"""What is heard from the store: notices of other processes, and of this one."""

from __future__ import annotations

import asyncio
import logging

from theatrum.core.scene import Text
from theatrum.table.people.sessions import Sessions
from theatrum.table.play.chat import Chat
from theatrum.table.play.connections import Connections
from theatrum.table.play.guides import Guides
from theatrum.table.play.live import LiveTable
from theatrum.table.play.presence import Presence
from theatrum.table.play.tables import LiveTables
from theatrum.table.play.turns import Turns
from theatrum.table.runtime import Runtime
from theatrum.table.store import StoreUnavailable
from theatrum.table.wire import notices as n
from theatrum.table.wire.news import PassingNews
from theatrum.table.wire.words import Words

AGAIN_SECONDS = 1.0
log = logging.getLogger("theatrum.listening")


class Listener:
    def __init__(
        self,
        tables: LiveTables,
        presence: Presence,
        turns: Turns,
        chat: Chat,
        guides: Guides,
        sessions: Sessions,
        connections: Connections,
        words: Words,
        runtime: Runtime,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._turns = turns
        self._chat = chat
        self._guides = guides
        self._sessions = sessions
        self._connections = connections
        self._words = words
        self._runtime = runtime

    def heard(self, text: str | None) -> None:
        """Take in a notice; None: some may have been missed."""
        if text is None:
            for live in self._tables:
                self._runtime.spawn(self._catch_up(live))
            return
        notice = n.decoded(text)
        if isinstance(notice, n.SessionsEnded):
            self._sessions.forget(notice.user, notice.token_hash)
            self._connections.end_sessions(notice.user, notice.token_hash)
        elif isinstance(notice, n.UserChanged):
            self._sessions.forget(notice.user, None)
        elif isinstance(notice, n.TurnCame):
            self._runtime.spawn(self._turns.heard(notice))
        elif isinstance(notice, n.TableRemoved):
            self._tables.removed(notice.table)
        elif isinstance(notice, n.StoreCloses) or notice.process == self._runtime.process:
            return
        elif isinstance(notice, n.PeopleHere):
            self._presence.heard(notice)
        else:
            found = self._tables.in_memory(notice.table)
            if found is not None:
                self._heard_at(found, notice)

    def _heard_at(
        self,
        live: LiveTable,
        notice: n.EntryWritten | n.RowChanged | n.ChatSaid | n.PassingWords | n.GuideChanged,
    ) -> None:
        """Something about a table that is in memory."""
        if isinstance(notice, n.EntryWritten):
            if notice.number > live.seq:
                self._runtime.spawn(self._catch_up(live))
        elif isinstance(notice, n.RowChanged):
            self._runtime.spawn(self._refresh_row(live))
        elif isinstance(notice, n.ChatSaid):
            self._chat.heard(live.audience, notice)
        elif isinstance(notice, n.GuideChanged):
            self._runtime.spawn(self._read_guide(live))
        else:
            for viewer in live.audience:
                words = self._words.own(viewer.connection.language).say(Text(notice.key))
                viewer.connection.tell(PassingNews(table=notice.table, words=words))

    async def _catch_up(self, live: LiveTable) -> None:
        """Until it has: a store that is away for a moment must not leave a table behind for good."""
        while not self._runtime.stopping:
            try:
                await live.catch_up()
                return
            except StoreUnavailable:
                log.warning("a table waits for the store to catch up", extra={"table": live.row.id})
                await asyncio.sleep(AGAIN_SECONDS)

    async def _refresh_row(self, live: LiveTable) -> None:
        if not await live.refresh_row():
            self._tables.removed(live.row.id)

    async def _read_guide(self, live: LiveTable) -> None:
        async with live.lock:
            await self._guides.read_again(live.row.id)
            live.changed()
