"""Notices between the processes of one store (and within one): what has changed, so that everyone looks again.

They travel as small JSON objects with a kind `k`; the short names are those of running stores, so processes of this
version and the one before understand each other while a host upgrades them one by one.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

from theatrum.table.store import Changes, Store
from theatrum.table.store.talk import ChatRow
from theatrum.table.store.whispers import WhisperRow


class Notice(Struct, tag_field="k", kw_only=True, omit_defaults=True):
    process: str = field(default="", name="p")
    """Who says it, where that matters: a process need not hear of its own doings."""


class EntryWritten(Notice, tag="entry", kw_only=True):
    """The table's journal has an entry of this number."""

    table: str = field(name="t")
    number: int = field(name="n")


class RowChanged(Notice, tag="row", kw_only=True):
    """Seats, title, status or proposals of the table are others now."""

    table: str = field(name="t")


class ChatSaid(Notice, tag="chat", kw_only=True):
    table: str = field(name="t")
    line: ChatRow


class Whispered(Notice, tag="whisper", kw_only=True):
    table: str = field(name="t")
    room: tuple[int, ...] = field(name="r")
    line: WhisperRow
    called: list[str] = field(default_factory=list, name="c")
    """Users who are to be told of it, because they do not look."""


class TableRemoved(Notice, tag="gone", kw_only=True):
    table: str = field(name="t")


class TurnCame(Notice, tag="turn", kw_only=True):
    """It is this user's turn, on this seat."""

    table: str = field(name="t")
    user: str = field(name="u")
    seat: int = field(name="s")


class PassingWords(Notice, tag="told", kw_only=True):
    """Something to tell those who look at the table now: the key of a text."""

    table: str = field(name="t")
    key: str


class SessionsEnded(Notice, tag="session", kw_only=True):
    """All sessions of a user, or one by its hash."""

    user: str | None = field(default=None, name="u")
    token_hash: str | None = field(default=None, name="h")


class UserChanged(Notice, tag="user", kw_only=True):
    user: str = field(name="u")


class PeopleHere(Notice, tag="here", kw_only=True):
    """Users and number of spectators whom this process has at the table."""

    table: str = field(name="t")
    users: list[str] = field(name="u")
    spectators: int = field(name="w")


class GuideChanged(Notice, tag="guide", kw_only=True):
    table: str = field(name="t")


class StoreCloses(Notice, tag="bye", kw_only=True):
    """A PostgreSQL store of earlier versions wakes its own listener with it."""


AnyNotice = (
    EntryWritten
    | RowChanged
    | ChatSaid
    | Whispered
    | TableRemoved
    | TurnCame
    | PassingWords
    | SessionsEnded
    | UserChanged
    | PeopleHere
    | GuideChanged
    | StoreCloses
)
_decoder: msgspec.json.Decoder[AnyNotice] = msgspec.json.Decoder(AnyNotice)


def encoded(notice: Notice) -> str:
    """As `Tx.publish` takes it."""
    return msgspec.json.encode(notice).decode()


def decoded(text: str) -> AnyNotice:
    return _decoder.decode(text)


def reaches_others(store: Store) -> bool:
    """An embedded store is one process's alone: what only others would want to hear need not be said."""
    return store.kind != "sqlite"


class Bus:
    """Publishes outside of other transactions; within one, use `tx.publish(encoded(…))`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def reaches_others(self) -> bool:
        return reaches_others(self._store)

    async def publish(self, *notices: Notice) -> None:
        texts = [encoded(n) for n in notices]

        def work(tx: Changes) -> None:
            for text in texts:
                tx.publish(text)

        await self._store.post("", work)
