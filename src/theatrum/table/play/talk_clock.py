"""The clock of secret talks: when it has run out, whoever has not said that he is ready is taken to be."""

from __future__ import annotations

import logging

from theatrum.core.views import talks_of
from theatrum.table.play.acts import AnswerAct
from theatrum.table.play.live import LiveTable
from theatrum.table.play.tables import LiveTables
from theatrum.table.runtime import Runtime
from theatrum.table.store.tables import PLAYING
from theatrum.table.wire.errors import TableError

log = logging.getLogger("theatrum.talks")


class TalkClock:
    def __init__(self, runtime: Runtime, live_tables: LiveTables) -> None:
        self._runtime = runtime
        self._live_tables = live_tables

    async def end(self, table: str) -> None:
        """End the talks of a table if their time is over. Bots are ready by themselves; for one that is not yet, the next
        sweep looks again."""
        try:
            live = await self._live_tables.find(table)
            async with live.lock:
                while (act := await self._silent(live)) is not None:
                    await live.act(act)
        except TableError as error:
            if error.code not in ("stale", "not-asked", "not-started", "over", "not-found"):
                log.warning("talks stay open: %s", error.code, extra={"table": table})

    async def _silent(self, live: LiveTable) -> AnswerAct | None:
        """What is answered for the next of those who have said nothing."""
        until: int | None = live.row.clock_state.get("talks")
        if live.row.status != PLAYING or until is None or until > self._runtime.now():
            return None
        game = await live.game()
        answer = game.definition.silence
        if answer is None or not talks_of(game):
            return None
        people = (q for q in game.questions if live.row.seats[q.seat].player is not None)
        return next((AnswerAct(q.seat, q.serial, answer) for q in people if answer in q.answers), None)
