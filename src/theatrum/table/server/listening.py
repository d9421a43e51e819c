"""What is heard from the store: notices of other processes, and of this one."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Awaitable, Callable

from theatrum.core.scene import Text
from theatrum.table.people.sessions import Sessions
from theatrum.table.play.aside import Asides
from theatrum.table.play.chat import Chat
from theatrum.table.play.connections import Connections
from theatrum.table.play.guides import Guides
from theatrum.table.play.live import LiveTable
from theatrum.table.play.presence import Presence
from theatrum.table.play.sparing import Sparing
from theatrum.table.play.tables import LiveTables
from theatrum.table.play.talks import Talks
from theatrum.table.play.turns import Turns
from theatrum.table.runtime import Runtime
from theatrum.table.store import StoreUnavailable
from theatrum.table.wire import notices as n
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.news import PassingNews
from theatrum.table.wire.words import Words

AGAIN_SECONDS = (0.25, 0.5, 1.0, 2.0, 4.0)
"""How long to wait before the store is asked again; the last for ever."""
log = logging.getLogger("theatrum.listening")


class Listener:
    def __init__(
        self,
        tables: LiveTables,
        presence: Presence,
        turns: Turns,
        chat: Chat,
        talks: Talks,
        asides: Asides,
        guides: Guides,
        sessions: Sessions,
        connections: Connections,
        sparing: Sparing,
        words: Words,
        runtime: Runtime,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._turns = turns
        self._chat = chat
        self._talks = talks
        self._asides = asides
        self._guides = guides
        self._sessions = sessions
        self._connections = connections
        self._sparing = sparing
        self._words = words
        self._runtime = runtime

    def heard(self, text: str | None) -> None:
        """Take in a notice; None: some may have been missed."""
        if text is None:
            log.warning("notices of other processes may have been missed: all tables are looked at again")
            self._sessions.forget_all()
            for live in self._tables:
                self._again(live, self._look_again)
            return
        notice = n.decoded(text)
        if isinstance(notice, n.SessionsEnded):
            self._sessions.forget(notice.user, notice.token_hash)
            self._connections.end_sessions(notice.user, notice.token_hash)
        elif isinstance(notice, n.UserChanged):
            self._sessions.forget(notice.user, None)
        elif isinstance(notice, n.TableRemoved):
            self._tables.removed(notice.table)
        elif isinstance(notice, n.StoreCloses) or notice.process == self._runtime.process:
            return
        elif isinstance(notice, n.TurnCame):
            self._runtime.spawn(self._tell_turn(notice))
        elif isinstance(notice, n.PeopleHere):
            self._presence.heard(notice)
        else:
            if isinstance(notice, n.Whispered) and notice.called:
                self._runtime.spawn(self._tell_aside(notice))
            found = self._tables.in_memory(notice.table)
            if found is not None:
                self._heard_at(found, notice)

    def _heard_at(
        self,
        live: LiveTable,
        notice: n.EntryWritten | n.RowChanged | n.ChatSaid | n.Whispered | n.PassingWords | n.GuideChanged,
    ) -> None:
        """Something about a table that is in memory."""
        if isinstance(notice, n.EntryWritten):
            if notice.number > live.seq:
                self._again(live, self._catch_up)
        elif isinstance(notice, n.RowChanged):
            self._again(live, self._refresh_row)
        elif isinstance(notice, n.ChatSaid):
            self._chat.heard(live.audience, notice)
        elif isinstance(notice, n.Whispered):
            self._talks.heard(live.audience, notice)
        elif isinstance(notice, n.GuideChanged):
            self._again(live, self._read_guide)
        else:
            for viewer in live.audience:
                words = self._words.own(viewer.connection.language).say(Text(notice.key))
                viewer.connection.tell(PassingNews(table=notice.table, words=words))

    # ---- looking again -----------------------------------------------------------------------------------------
    def _again(self, live: LiveTable, look: Callable[[LiveTable], Awaitable[None]]) -> None:
        self._runtime.spawn(self._until_seen(live, look))

    async def _until_seen(self, live: LiveTable, look: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Until it has: a store that is away for a moment must not leave a table behind for good."""
        for tries in itertools.count():
            if self._runtime.stopping or self._tables.in_memory(live.row.id) is not live:
                return
            try:
                await look(live)
            except (StoreUnavailable, TableError) as error:
                if tries == 0:
                    log.warning(
                        "a table waits for the store to catch up",
                        extra={"table": live.row.id, "why": str(error)},
                    )
                await asyncio.sleep(AGAIN_SECONDS[min(tries, len(AGAIN_SECONDS) - 1)])
            else:
                if tries:
                    log.warning("a table has caught up", extra={"table": live.row.id, "tries": tries + 1})
                return

    async def _look_again(self, live: LiveTable) -> None:
        """Everything that notices could have told."""
        await self._catch_up(live)
        await self._refresh_row(live)
        await self._read_guide(live)

    async def _catch_up(self, live: LiveTable) -> None:
        await live.catch_up()
        self._sparing.consider(live)

    async def _refresh_row(self, live: LiveTable) -> None:
        if not await live.refresh_row():
            self._tables.removed(live.row.id)

    async def _read_guide(self, live: LiveTable) -> None:
        async with live.lock:
            await self._guides.read_again(live.row.id)
            live.changed()

    async def _tell_turn(self, notice: n.TurnCame) -> None:
        """A turn that can't be told is seen at the table anyway."""
        with contextlib.suppress(StoreUnavailable):
            await self._turns.heard(notice)

    async def _tell_aside(self, notice: n.Whispered) -> None:
        """What can't be told is found at the table."""
        with contextlib.suppress(StoreUnavailable):
            await self._asides.heard(notice)
