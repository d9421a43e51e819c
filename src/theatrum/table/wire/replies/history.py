"""What has happened at a table: its log, its positions, its contests."""

from __future__ import annotations

import msgspec

from theatrum.table.wire.replies.reply import Reply


class Line(Reply, omit_defaults=True):
    position: int
    key: str
    words: list[str | tuple[str, str]]
    before: bool = False
    """Told in the game that this sandbox was taken from, before it was."""
    gone: bool = False
    """Its position can't be looked at any more."""
    icon: str = ""
    heading: str = ""
    """It begins a round or a turn."""
    banner: bool = False
    path: list[str] = msgspec.field(default_factory=list)
    """Places on a board, from where to where something went."""
    stage: bool = False
    """It ends a contest, which can be seen again: the stages of its position come in the order of these lines."""


class LogReply(Reply):
    lines: list[Line]
    earlier: bool


class StagesReply(Reply):
    """The contests that ended by the answer before a position, as they ended."""

    stages: list[msgspec.Raw]


class StepView(Reply):
    position: int
    seat: int
    at: int


class Bookmark(Reply):
    position: int
    words: str


class Timeline(Reply):
    first: int
    steps: list[StepView]
    bookmarks: list[Bookmark]
