"""Those who look at a table, and when they are shown what."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from theatrum.core.game import Game
from theatrum.core.texts import Texts
from theatrum.table.metrics import Metrics
from theatrum.table.play.connections import Connection
from theatrum.table.play.guides import Guides
from theatrum.table.play.presence import Presence
from theatrum.table.play.rights import may_know_of, may_look_from, seat_to_cover
from theatrum.table.play.shared_drawing import SharedDrawing
from theatrum.table.play.shown import ShownTable
from theatrum.table.play.table_views import TableViews
from theatrum.table.play.views import CachedView
from theatrum.table.runtime import Runtime
from theatrum.table.wire.news import GoneNews, TableNews
from theatrum.table.wire.replies.tables import TableView
from theatrum.table.wire.words import Words

SOON = 0.001
log = logging.getLogger("theatrum.table")


class Painter:
    """Draws tables and their views for whoever looks."""

    def __init__(
        self, words: Words, guides: Guides, table_views: TableViews, metrics: Metrics, runtime: Runtime
    ) -> None:
        self._words = words
        self._guides = guides
        self._table_views = table_views
        self._metrics = metrics
        self._runtime = runtime

    def table(self, table: ShownTable, user: str | None, language: str) -> TableView:
        return self._table_views.of(table.row, user, language, table.proposals)

    def view(self, audience: Audience, viewer: Viewer, game: Game) -> bytes:
        """The newest view as a frame, for a viewer who has the version he was sent last."""
        table, seat, language = audience.table, viewer.seat, viewer.connection.language
        view = audience.drawing((seat, language))
        if view.version != table.version:
            shared = audience.shared(self._words.of(game.definition, language))
            view.update(table, game, seat, self._runtime.now(), shared)
            self._metrics.count("views_drawn")
        known = viewer.sent if viewer.connection.splices else -1
        if seat is None:
            return view.frame(known)
        user = viewer.connection.user_id
        cover = seat_to_cover(table.row, user, seat)
        guide = self._guides.view(table.row, game, seat, user, language)
        if cover is None and guide is None:
            return view.frame(known)
        return view.own_frame(known, cover, guide)


class Viewer:
    """A connection's look at one table, from one seat or as a spectator."""

    __slots__ = ("_painter", "_presence", "audience", "connection", "queued", "seat", "sent", "spare")

    def __init__(
        self,
        connection: Connection,
        audience: Audience,
        seat: int | None,
        painter: Painter,
        presence: Presence,
        spare: bool = False,
    ) -> None:
        self.connection = connection
        self.audience = audience
        self.seat = seat
        self.sent = -1
        """The version the reader has; -1: none."""
        self.queued = False
        self.spare = spare
        """He wants the table to pass for him in windows where he holds nothing."""
        self._painter = painter
        self._presence = presence

    @property
    def looking(self) -> bool:
        return self in self.audience

    @property
    def sight(self) -> tuple[int | None, str]:
        """Who have the same are shown the same: the seat, and the language."""
        return self.seat, self.connection.language

    def come(self) -> None:
        self.audience.add(self)
        self._presence.came(
            self.audience.table.row.id, self.connection.user_id, self.seat, len(self.audience)
        )

    def leave(self) -> None:
        """Look at the table no longer."""
        if self.looking:
            self.audience.remove(self)
            self._went()

    def look_from(self, seat: int | None) -> None:
        """Look from another seat."""
        self._went()
        self.seat = seat
        self.come()
        self.audience.forget_unseen()
        self.send_whole_view()

    def send_view(self) -> None:
        self.connection.draw_later(self)

    def send_whole_view(self) -> None:
        self.sent = -1
        self.send_view()

    def send_table(self) -> None:
        self.connection.tell(TableNews(table=self.table_view()))

    def table_view(self) -> TableView:
        return self._painter.table(self.audience.table, self.connection.user_id, self.connection.language)

    def draw(self) -> bytes | None:
        """The newest view as a frame; None while there is nothing new, or nothing certain, to show."""
        self.queued = False
        table = self.audience.table
        game = table.loaded
        if game is None or self.sent == table.version:
            return None
        frame = self._painter.view(self.audience, self, game)
        self.sent = table.version
        return frame

    def _went(self) -> None:
        self._presence.went(
            self.audience.table.row.id, self.connection.user_id, self.seat, len(self.audience)
        )


class Audience:
    """All viewers of one table, with what was drawn for them."""

    def __init__(self, table: ShownTable, metrics: Metrics) -> None:
        self.table = table
        self._metrics = metrics
        self._viewers: set[Viewer] = set()
        self._drawings: dict[tuple[int | None, str], CachedView] = {}
        self._shared: dict[str, SharedDrawing] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._cost = 0.0
        self._drawn = 0.0

    def __len__(self) -> int:
        return len(self._viewers)

    def __iter__(self) -> Iterator[Viewer]:
        return iter(list(self._viewers))

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._viewers

    def add(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)

    def remove(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        sight = viewer.sight
        if not any(other.sight == sight for other in self._viewers):  # found soon where many look
            self._drawings.pop(sight, None)

    def dismiss(self) -> None:
        """There is no such table any more."""
        for viewer in self:
            viewer.connection.tell(GoneNews(table=self.table.row.id))
            viewer.leave()

    def check_rights(self) -> None:
        """Who has lost a seat looks on as a spectator; who may not know of the table any more loses sight of it."""
        row = self.table.row
        for viewer in self:
            user = viewer.connection.user_id
            if not may_know_of(row, user):
                viewer.leave()
                viewer.connection.tell(GoneNews(table=row.id))
            elif viewer.seat is not None and not may_look_from(row, user, viewer.seat):
                viewer.look_from(None)

    # ---- drawing -----------------------------------------------------------------------------------------------
    def show_table(self) -> None:
        for viewer in self:
            viewer.send_table()

    def draw_soon(self) -> None:
        if self._timer is None and self._viewers:
            loop = asyncio.get_running_loop()
            # Drawing takes at most half of the time, however fast the answers come: only the newest view counts.
            # And whoever answered hears that it is stored before anybody's view is drawn.
            wait = self._drawn + 2 * self._cost - loop.time()
            self._timer = loop.call_later(max(wait, SOON), self._draw)

    def _draw(self) -> None:
        self._timer = None
        if self.table.loaded is None:
            return  # the change under way will ask for it again
        loop = asyncio.get_running_loop()
        began = loop.time()
        for viewer in self:
            try:
                viewer.send_view()
            except Exception:
                row = self.table.row
                log.exception("drawing failed", extra={"table": row.id, "game": row.game})
                self._metrics.count("drawings_failed")
        self._drawn = loop.time()
        self._cost = self._drawn - began
        self._metrics.observe("draw_seconds", self._cost)

    def drawing(self, sight: tuple[int | None, str]) -> CachedView:
        """What was last drawn for this seat in this language."""
        view = self._drawings.get(sight)
        if view is None:
            view = self._drawings[sight] = CachedView()
        return view

    def shared(self, texts: Texts) -> SharedDrawing:
        """What all share who look at the table as it is now, in this language."""
        shared = self._shared.get(texts.language)
        if shared is None or shared.version != self.table.version:
            shared = self._shared[texts.language] = SharedDrawing(texts, self.table.version)
        return shared

    def log_changed_from(self, position: int) -> None:
        for view in self._drawings.values():
            view.floor = min(view.floor, position)

    def forget_drawings(self) -> None:
        self._shared.clear()
        self._drawings.clear()

    def forget_unseen(self) -> None:
        """Keep no drawing that nobody looks at."""
        looked_at = {viewer.sight for viewer in self._viewers}
        for key in [k for k in self._drawings if k not in looked_at]:
            del self._drawings[key]
