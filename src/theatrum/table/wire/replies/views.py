"""What one seat sees of the game."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from theatrum.table.wire.replies.history import Line
from theatrum.table.wire.replies.reply import Reply
from theatrum.table.wire.replies.tables import ClockView


class UndoView(Reply, omit_defaults=True):
    may: bool
    code: str | None = None
    why: str | None = None
    position: int | None = None


class ViewLog(Reply):
    """Lines from the position `since` on; those the reader has from there on are replaced."""

    since: int
    lines: list[Line] | msgspec.Raw
    earlier: bool


class HintView(Reply):
    id: str
    words: str
    rule: str
    touches: list[str]
    step: int


class GuideView(Reply):
    title: str
    off: bool
    steps: int
    hint: HintView | None
    earlier: list[HintView]


class View(Reply, kw_only=True):
    """What one seat sees, as HTTP and the WebSocket send it. Either the whole `scene`, or the `patch` that makes it
    from that of the version `base` (only over the WebSocket; see `docs/protocol.md`, section 5)."""

    type: Literal["view"] = "view"
    table: str
    seat: int | None
    version: int
    position: int
    newest: int
    scene: msgspec.Raw | UnsetType = UNSET
    base: int | UnsetType = UNSET
    patch: msgspec.Raw | UnsetType = UNSET
    log: ViewLog
    undo: UndoView | None
    turn_since: int | None
    clock: ClockView | UnsetType = UNSET
    """Absent where there is no clock, and for earlier positions."""
    cover: int | None
    """Another seat of the reader's that is asked: what this one sees has to be covered first."""
    guide: GuideView | UnsetType = UNSET
