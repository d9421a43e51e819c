"""A table and who sits at it."""

from __future__ import annotations

import msgspec

from theatrum.table.wire.replies.reply import Reply


class Parent(Reply):
    table: str
    position: int


class You(Reply):
    creator: bool
    seats: list[int]
    player: bool
    played: bool
    """Was a seat mine, whoever plays it now? Who has resigned may play again."""


class StandIn(Reply, omit_defaults=True):
    kind: str
    bot: str | None = None
    name: str | None = None


class AgainView(Reply):
    """The rematch: who of the same people has come already, and who is awaited, oneself left out. `began`: it is being
    played. `mine`: I have a seat there."""

    began: bool
    mine: bool
    there: list[str]
    awaited: list[str]


class SeatView(Reply):
    seat: int
    kind: str
    name: str
    mine: bool
    online: bool
    bot: str | None
    resigned: bool
    absent: bool
    stand_in: StandIn | None
    link: str | None
    account: bool
    """Who is named here has an account, and so a page of his own (`/api/people/{name}`)."""
    awaited: str | None
    """At a rematch: who has played here before, and has not come yet."""


class ClockView(Reply, omit_defaults=True):
    kind: str
    seconds: int = 0
    increment: int = 0
    left: list[int] = msgspec.field(default_factory=list)
    running: list[int] = msgspec.field(default_factory=list)
    at: int = 0
    talks: int = 0
    """Seconds for each time of secret talks; 0: they have no clock."""
    talks_until: int | None = None
    """When those that are open now are over."""


class OptionWords(Reply):
    label: str
    value: str


class ResultView(Reply):
    winners: list[int]
    scores: list[int]
    ending: str


class ProposalView(Reply, omit_defaults=True):
    id: str
    kind: str
    by: int
    words: str
    needed: list[int]
    agreed: list[int] = msgspec.field(default_factory=list)
    position: int | None = None
    seat: int | None = None
    instead: str | None = msgspec.field(default=None, name="with")


class TableView(Reply):
    id: str
    game: str
    game_title: str
    title: str
    players: int
    options: dict[str, str | int | bool]
    options_words: list[OptionWords]
    status: str
    private: bool
    sandbox: bool
    rated: bool
    study: bool
    """Players may try things out in sandboxes while the game runs."""
    rematch: str | None
    """The table at which the same people play once more."""
    again: AgainView | None
    parent: Parent | None
    created: int
    started: int | None
    updated: int
    creator: str
    creator_account: bool
    you: You
    seats: list[SeatView]
    clock: ClockView
    position: int
    waiting: list[int]
    commitment: str | None
    seed: str | None
    result: ResultView | None
    proposals: list[ProposalView]
    spectators: int


class TableReply(Reply):
    table: TableView


class SeatReply(Reply, omit_defaults=True):
    table: TableView
    seat: int
    waiting: bool = False
    """The others have to agree first: ask again."""
    notice: str | None = None
    """What one should know before one takes the seat."""


class Tables(Reply):
    tables: list[TableView]
    before: str | None
