"""What one seat sees, drawn once for all who look as that seat in that language."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from theatrum.core.contract import Seat
from theatrum.core.game import Game
from theatrum.core.scene import Outcome, Scene, Text
from theatrum.core.texts import Texts
from theatrum.core.views import scene_for
from theatrum.table.play.clocks import clock_view
from theatrum.table.play.connections import framed
from theatrum.table.play.log_lines import undo_view
from theatrum.table.play.scene_changes import EMPTY_SCENE
from theatrum.table.play.shared_drawing import SharedDrawing
from theatrum.table.play.shown import Shown
from theatrum.table.store.tables import OVER, TableRow
from theatrum.table.wire.limits import LOG_LINES
from theatrum.table.wire.replies.tables import ClockView
from theatrum.table.wire.replies.views import GuideView, View, ViewLog

KEPT = 2 * LOG_LINES
MOST_OF_IT = 0.8
"""A patch that is longer than so much of the whole scene is not worth it."""
NONE = -2
"""No version of a view: not that of a reader who has none, either."""
_encode = msgspec.json.encode


class CachedView:
    """A seat's view in one language, as it was last drawn; and how it differs from the one before."""

    __slots__ = (
        "_base",
        "_changes",
        "_earlier",
        "_full",
        "_lines",
        "_patch",
        "_patch_frame",
        "_scene",
        "_texts",
        "_view",
        "_whole_frame",
        "_whole_size",
        "floor",
        "version",
    )

    def __init__(self) -> None:
        self.version = 0
        self.floor = 0
        """No line of the log before this position has changed since it was drawn."""
        self._earlier = False
        self._scene = EMPTY_SCENE
        self._texts: Texts | None = None
        self._whole_size = 0
        """How long the scene was when it was last sent whole."""
        self._lines: list[tuple[int, bytes]] = []
        self._view: View | None = None
        self._base = NONE
        """The version that the patch makes the newest of."""
        self._changes = b""
        self._full: View | None = None
        self._patch: View | None = None
        self._whole_frame: bytes | None = None
        self._patch_frame: bytes | None = None
        """Encoded for the many who need nothing of their own."""

    # Here, and only here, views over the WebSocket are encoded.
    def frame(self, known: int) -> bytes:
        """The message for a reader who has that version and needs nothing of his own, ready to be sent."""
        if known == self._base:
            if self._patch_frame is None:
                self._patch_frame = framed(_encode(self._as_patch()))
            return self._patch_frame
        if self._whole_frame is None:
            self._whole_frame = framed(_encode(self._as_whole()))
        return self._whole_frame

    def own_frame(self, known: int, cover: int | None, guide: GuideView | None) -> bytes:
        """The same with what concerns only him."""
        message = self._as_patch() if known == self._base else self._as_whole()
        own = UNSET if guide is None else guide
        return framed(_encode(msgspec.structs.replace(message, cover=cover, guide=own)))

    def _as_patch(self) -> View:
        if self._patch is None:
            assert self._view is not None
            raw = msgspec.Raw(self._changes)
            self._patch = msgspec.structs.replace(self._view, base=self._base, patch=raw)
        return self._patch

    def _as_whole(self) -> View:
        if self._full is None:
            assert self._view is not None, "nothing has been drawn yet"
            assert self._texts is not None
            scene = self._texts.scene(self._scene)
            self._whole_size = len(scene)
            self._full = msgspec.structs.replace(self._view, scene=msgspec.Raw(scene), log=self._log(0))
        return self._full

    def update(self, table: Shown, game: Game, seat: Seat | None, now: int, shared: SharedDrawing) -> None:
        """Draw it as it is now. `shared`: what was drawn of this version for others who read the same language."""
        row, position, before = table.row, game.position, self.version
        scene = as_ended(scene_for(game, seat, shared.common(game)), row)
        since = 0 if not before else min(self.floor, position)
        self._update_log(table, game, seat, since, shared)
        self._base = NONE
        if before:
            self._changes = shared.changes(self._scene, scene)
            if len(self._changes) < MOST_OF_IT * self._whole_size:
                self._base = before
        self.version, self.floor = table.version, position
        self._scene, self._texts = scene, shared.texts
        self._full = self._patch = None
        self._whole_frame = self._patch_frame = None
        undo, turn_since = undo_view(game, seat, shared.texts, row.status == OVER, shared.turns(game))
        self._view = View(
            table=row.id,
            seat=seat,
            version=self.version,
            position=position,
            newest=position,
            log=self._log(since),
            undo=undo,
            turn_since=turn_since,
            clock=running_clock(row, now) or UNSET,
            cover=None,
        )

    def _update_log(
        self, table: Shown, game: Game, seat: Seat | None, since: int, shared: SharedDrawing
    ) -> None:
        lines = self._lines
        while lines and lines[-1][0] >= since:
            lines.pop()
        entries = shared.entries(table, game, seat, since)
        if since == 0 and len(entries) > LOG_LINES:
            del entries[:-LOG_LINES]
            self._earlier = True
        row = table.row
        for entry in entries:
            lines.append((entry.position, shared.line(entry, row, game)))
        if len(lines) > KEPT:
            del lines[:-LOG_LINES]
            self._earlier = True

    def _log(self, since: int) -> ViewLog:
        first = len(self._lines)
        while first and self._lines[first - 1][0] >= since:
            first -= 1
        said = b"[" + b",".join([text for _, text in self._lines[first:]]) + b"]"
        return ViewLog(since=since, lines=msgspec.Raw(said), earlier=self._earlier)


def as_ended(scene: Scene, row: TableRow) -> Scene:
    """The scene of a game that is over, also where its players have ended it and not its rules."""
    if row.status == OVER and scene.outcome is None and row.result is not None:
        result = row.result
        scene.question, scene.waiting, scene.talks = None, [], []
        scene.headline = Text("headline-ended")
        scene.outcome = Outcome(
            winners=result["winners"],
            scores=result["scores"],
            ending=Text(f"ending-{result['ending']}", **result["args"]),
        )
    return scene


def running_clock(row: TableRow, now: int) -> ClockView | None:
    """Whose time runs, and how much each has left; None where nobody's does."""
    nothing = row.clock["kind"] == "none" and not row.clock.get("talks")
    return None if nothing else clock_view(row.clock, row.clock_state, now)
