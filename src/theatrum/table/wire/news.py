"""What goes over the WebSocket: replies to actions, and news that nobody asked for. (Replies to the actions in
`messages.OnTable` go over HTTP as well.)"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from theatrum.table.wire.replies.answers import RefusalView, StandingView
from theatrum.table.wire.replies.reply import ErrorFields, Reply
from theatrum.table.wire.replies.tables import ProposalView, TableView
from theatrum.table.wire.replies.talks import ChatLine, DraftItem, TalkRoom, WhisperLine
from theatrum.table.wire.replies.views import View


# ---- replies to actions ------------------------------------------------------------------------------------------
class Done(Reply, kw_only=True):
    """The reply to an action: that it is done, and under which number it was asked for (over the WebSocket)."""

    re: int | str | UnsetType | None = UNSET
    ok: Literal[True] = True


class Moved(Done, kw_only=True):
    """The game has gone on, or back."""

    position: int


class WhyReply(Done, kw_only=True):
    refusal: RefusalView | None


class StandingReply(Done, kw_only=True):
    standing: list[StandingView]


class ProposalReply(Done, kw_only=True):
    proposal: ProposalView | None
    """None: nobody had to be asked, it is done."""


class Drafted(Moved, kw_only=True):
    """What of a proposal is in the draft now; what is not says why."""

    items: list[DraftItem]


class AdviceReply(Done, kw_only=True):
    answer: list[str | int]
    words: str
    why: str
    """In a sentence; empty where the game does not say what it looks at."""
    serial: int
    """Of the question."""


class Greeted(Reply):
    """Who one is, as far as one's own page has to know."""

    id: str
    name: str
    guest: bool


class HelloReply(Done, kw_only=True):
    user: Greeted | None
    now: int


class PingReply(Done, kw_only=True):
    now: int


class OpenReply(Done, kw_only=True):
    table: TableView
    standing: list[StandingView]
    note: str
    chat: list[ChatLine]
    talks: list[TalkRoom]
    """Secret talks of the seat one looks from."""


class Refused(Reply):
    """The reply to an action that was not done."""

    re: int | str | None
    error: ErrorFields


ActionReply = Done | Moved | Drafted | WhyReply | StandingReply | ProposalReply | AdviceReply
"""What actions reply that may come by HTTP as well."""


# ---- news over the WebSocket -------------------------------------------------------------------------------------
class TableNews(Reply, kw_only=True):
    """Something about the table has changed: seats, proposals, who is there."""

    type: Literal["table"] = "table"
    table: TableView


class ChatNews(Reply, kw_only=True):
    type: Literal["chat"] = "chat"
    table: str
    line: ChatLine


class WhisperNews(Reply, kw_only=True):
    """Something said in secret, to those who look from one of these seats, their own."""

    type: Literal["whisper"] = "whisper"
    table: str
    seats: list[int]
    line: WhisperLine


class TurnNews(Reply, kw_only=True):
    """It is the reader's turn, at a table that he need not have open."""

    type: Literal["turn"] = "turn"
    table: str
    seat: int
    game_title: str
    title: str


class AsideNews(Reply, kw_only=True):
    """Somebody has spoken to the reader in secret, at a table that he does not look at. It comes once until he does."""

    type: Literal["aside"] = "aside"
    table: str
    game_title: str
    title: str


class PassingNews(Reply, kw_only=True):
    """Something to be read once."""

    type: Literal["told"] = "told"
    table: str
    words: str


class GoneNews(Reply, kw_only=True):
    """The table is no longer there, or no longer for the reader."""

    type: Literal["gone"] = "gone"
    table: str


class Bye(Reply, kw_only=True):
    """The connection is about to be closed."""

    type: Literal["bye"] = "bye"
    reason: Literal["stopping", "session"]


News = View | TableNews | ChatNews | WhisperNews | TurnNews | AsideNews | PassingNews | GoneNews | Bye
