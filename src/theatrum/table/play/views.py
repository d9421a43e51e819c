"""What one seat sees, drawn once for all who look as that seat in that language."""

from __future__ import annotations

from typing import Protocol

import msgspec
from msgspec import UNSET

from theatrum.core.contract import Seat
from theatrum.core.game import Game
from theatrum.core.scene import Outcome, Scene, Text
from theatrum.core.texts import Texts
from theatrum.core.views import scene_for
from theatrum.table.play.clocks import clock_view
from theatrum.table.play.log_lines import Logged, log_entries, undo_view
from theatrum.table.play.scene_changes import EMPTY_SCENE
from theatrum.table.play.shared_drawing import SharedDrawing
from theatrum.table.store.tables import OVER, TableRow
from theatrum.table.wire.limits import LOG_LINES
from theatrum.table.wire.replies import ClockView, GuideView, View, ViewLog

KEPT = 2 * LOG_LINES
MOST_OF_IT = 0.8
"""A patch that is longer than so much of the whole scene is not worth it."""
_encode = msgspec.json.encode


class Shown(Logged, Protocol):
    """A table that can be drawn."""

    row: TableRow
    version: int

    @property
    def loaded(self) -> Game | None: ...


class CachedView:
    """A seat's view in one language, as it was last drawn; and how it differs from the one before."""

    __slots__ = (
        "_earlier",
        "_full",
        "_lines",
        "_patch",
        "_scene",
        "_sent",
        "_texts",
        "_view",
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
        self._full: View | None = None
        self._patch: View | None = None
        self._sent: dict[bool, bytes] = {}
        """Encoded for the many who need nothing of their own: whole, and as a patch."""

    def encoded(self, known: int, cover: int | None, guide: GuideView | None) -> bytes:
        """The message for a reader who has that version. Here, and only here, views over the WebSocket are encoded."""
        as_patch = self._patch is not None and known == self._patch.base
        if cover is None and guide is None:
            if as_patch not in self._sent:
                self._sent[as_patch] = _encode(self._message(as_patch))
            return self._sent[as_patch]
        own = UNSET if guide is None else guide
        return _encode(msgspec.structs.replace(self._message(as_patch), cover=cover, guide=own))

    def _message(self, as_patch: bool) -> View:
        if as_patch:
            assert self._patch is not None
            return self._patch
        if self._full is None:
            assert self._view is not None, "nothing has been drawn yet"
            assert self._texts is not None
            scene = self._texts.scene(self._scene)
            self._whole_size = len(scene)
            self._full = msgspec.structs.replace(self._view, scene=msgspec.Raw(scene), log=self._log(0))
        return self._full

    def update(self, table: Shown, game: Game, seat: Seat | None, now: int, shared: SharedDrawing) -> None:
        """Draw it as it is now. `shared`: what was drawn of this version for others who read the same language."""
        scene = as_ended(scene_for(game, seat, shared.common(game)), table.row)
        since = 0 if not self.version else min(self.floor, game.position)
        self._update_log(table, game, seat, since, shared)
        changes = shared.changes(self._scene, scene) if self.version else None
        base, self.version, self.floor = self.version, table.version, game.position
        self._scene, self._texts = scene, shared.texts
        self._full = self._patch = None
        self._sent = {}
        row = table.row
        undo, turn_since = undo_view(game, seat, shared.texts, row.status == OVER, shared.turns(game))
        self._view = View(
            table=row.id,
            seat=seat,
            version=self.version,
            position=game.position,
            newest=game.position,
            log=self._log(since),
            undo=undo,
            turn_since=turn_since,
            clock=running_clock(row, now) or UNSET,
            cover=None,
        )
        if changes is not None and len(changes) < MOST_OF_IT * self._whole_size:
            self._patch = msgspec.structs.replace(self._view, base=base, patch=msgspec.Raw(changes))

    def _update_log(
        self, table: Shown, game: Game, seat: Seat | None, since: int, shared: SharedDrawing
    ) -> None:
        lines = self._lines
        while lines and lines[-1][0] >= since:
            lines.pop()
        entries = log_entries(table, game, seat, shared.texts, since)
        if since == 0 and len(entries) > LOG_LINES:
            del entries[:-LOG_LINES]
            self._earlier = True
        lines += [(e.position, shared.line(e, table.row, game)) for e in entries]
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
        scene.outcome = Outcome(
            winners=result["winners"],
            scores=result["scores"],
            ending=Text(f"ending-{result['ending']}", **result["args"]),
        )
    return scene


def running_clock(row: TableRow, now: int) -> ClockView | None:
    """Whose time runs, and how much each has left; None where nobody's does."""
    return None if row.clock["kind"] == "none" else clock_view(row.clock, row.clock_state, now)
