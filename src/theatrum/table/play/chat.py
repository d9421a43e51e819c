"""SocketSession at a table: players always, spectators while the table is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.table.play.seats import seats_to_look_from
from theatrum.table.store import Tx, talk
from theatrum.table.store.people import User
from theatrum.table.store.talk import ChatRow
from theatrum.table.wire.bus import message
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import CHAT_KEPT, CHAT_LINES
from theatrum.table.wire.replies import ChatLine, ChatReply

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services


async def say(services: Services, live: Live, user: User, text: str) -> None:
    said = clean(text)
    if not said:
        raise TableError("invalid", field="text")
    services.limits.spend("chat", user.id)
    seats = seats_to_look_from(live.row, user.id)
    line = ChatRow(0, user.id, user.name, seats[0] if seats else None, said, services.now())
    table = live.row.id

    def work(tx: Tx) -> None:
        if not tx.hold(table):
            raise TableError("not-found")
        line.id = talk.add_chat(tx, table, line)
        talk.forget_old_chat(tx, table, CHAT_KEPT)
        tx.publish(message({"k": "chat", "t": table, "line": line}))

    await services.store.write(work)


async def read_chat(services: Services, table: str, user: str | None, before: int | None) -> ChatReply:
    rows = await services.store.read(lambda tx: talk.chat(tx, table, before, CHAT_LINES + 1))
    earlier = len(rows) > CHAT_LINES
    return ChatReply(chat=[chat_line(r, user) for r in rows[-CHAT_LINES:]], earlier=earlier)


def chat_line(row: ChatRow, user: str | None) -> ChatLine:
    mine = user is not None and row.user == user
    return ChatLine(id=row.id, at=row.at, name=row.name, seat=row.seat, mine=mine, text=row.text)


def clean(text: str) -> str:
    """Without control characters; line breaks stay."""
    return "".join(c for c in text if c == "\n" or c.isprintable()).strip()
