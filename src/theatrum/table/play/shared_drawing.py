"""What is drawn once of a version of a table, for all seats that look at it in one language."""

from __future__ import annotations

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.core.scene import Scene
from theatrum.core.texts import Texts
from theatrum.core.transfer import told_from
from theatrum.core.views import common_of
from theatrum.table.play.log_lines import Turn, line, log_entries, recent_turns
from theatrum.table.play.scene_changes import Comparing
from theatrum.table.play.shown import Logged
from theatrum.table.store.tables import TableRow

_encode = msgspec.json.encode


class SharedDrawing:
    __slots__ = ("_common", "_drawn", "_lines", "_told", "_turns", "changes", "texts", "version")

    def __init__(self, texts: Texts, version: int = -1) -> None:
        self.version = version
        self.texts = texts
        self.changes = Comparing(texts).changes
        self._drawn = False
        self._common: Scene | None = None
        self._turns: list[Turn] = []
        self._told: dict[int, list[tuple[LogEntry, tuple[Seat, ...] | None]]] = {}
        """What was told from a position on, and to whom. Secret."""
        self._lines: dict[int, tuple[LogEntry, bytes]] = {}
        """By the number of the event's arguments, which all who are told of it share."""

    def common(self, game: Game) -> Scene | None:
        """What all seats see alike in this version."""
        if not self._drawn:
            self._drawn, self._common = True, common_of(game)
        return self._common

    def turns(self, game: Game) -> list[Turn]:
        """Everybody's recent turns."""
        if not self._turns:
            self._turns = recent_turns(game)
        return self._turns

    def entries(self, table: Logged, game: Game, seat: Seat | None, since: int) -> list[LogEntry]:
        """A seat's log from a position on; looked up once for all seats."""
        if table.before:  # earlier rules have a log of their own
            return log_entries(table, game, seat, self.texts, since)
        told = self._told.get(since)
        if told is None:
            told = self._told[since] = told_from(game, since)
        return [entry for entry, to in told if to is None or seat in to]

    def line(self, entry: LogEntry, row: TableRow, game: Game) -> bytes:
        """A line of the log, encoded."""
        known = self._lines.get(id(entry.args))
        if known is None or (known[0] is not entry and known[0] != entry):
            said = line(entry, row, self.texts, game.definition.chronicle, game.epoch_position)
            known = self._lines[id(entry.args)] = (entry, _encode(said))
        return known[1]
