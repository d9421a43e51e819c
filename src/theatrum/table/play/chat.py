"""Talk at a table, players always, spectators while the table is public; and everybody's private notes."""

from __future__ import annotations

from functools import partial

from theatrum.table.play.audience import Audience
from theatrum.table.play.rights import seats_to_look_from
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, talk
from theatrum.table.store.people import User
from theatrum.table.store.tables import TableRow
from theatrum.table.store.talk import ChatRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import CHAT_KEPT, CHAT_LINES, RateLimits
from theatrum.table.wire.news import ChatNews
from theatrum.table.wire.notices import ChatSaid, encoded
from theatrum.table.wire.replies.talks import ChatLine, ChatReply


class Chat:
    def __init__(self, store: Store, runtime: Runtime, limits: RateLimits) -> None:
        self._store = store
        self._runtime = runtime
        self._limits = limits

    async def say(self, row: TableRow, user: User, text: str) -> None:
        said = clean(text)
        if not said:
            raise TableError("invalid", field="text")
        self._limits.spend("chat", user.id)
        seats = seats_to_look_from(row, user.id)
        line = ChatRow(0, user.id, user.name, seats[0] if seats else None, said, self._runtime.now())
        table = row.id

        def work(tx: Tx) -> None:
            if not tx.hold(table):
                raise TableError("not-found")
            line.id = talk.add_chat(tx, table, line)
            talk.forget_old_chat(tx, table, CHAT_KEPT)
            tx.publish(encoded(ChatSaid(table=table, line=line)))

        await self._store.write(work)

    async def read(self, table: str, user: str | None, before: int | None) -> ChatReply:
        rows = await self._store.read(lambda tx: talk.chat(tx, table, before, CHAT_LINES + 1))
        earlier = len(rows) > CHAT_LINES
        return ChatReply(chat=[_line_view(r, user) for r in rows[-CHAT_LINES:]], earlier=earlier)

    def heard(self, audience: Audience, notice: ChatSaid) -> None:
        """Show a line to those who look."""
        for viewer in audience:
            line = _line_view(notice.line, viewer.connection.user_id)
            viewer.connection.tell(ChatNews(table=notice.table, line=line))


class Notes:
    """One per user and table, read by nobody else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, table: str, user: str) -> str:
        return await self._store.read(lambda tx: talk.note(tx, table, user))

    async def keep(self, table: str, user: str, text: str) -> None:
        kept = "".join(c for c in text if c in "\n\t" or c.isprintable())
        await self._store.write(partial(talk.put_note, table=table, user=user, text=kept))


def _line_view(row: ChatRow, user: str | None) -> ChatLine:
    mine = user is not None and row.user == user
    return ChatLine(id=row.id, at=row.at, name=row.name, seat=row.seat, mine=mine, text=row.text)


def clean(text: str) -> str:
    """Without control characters; line breaks stay."""
    return "".join(c for c in text if c == "\n" or c.isprintable()).strip()
