"""What drawing has to know of a table. Protocols have a module of their own: those that draw can then be compiled."""

from __future__ import annotations

from typing import Protocol

from theatrum.core.contract import Seat
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.table.play.memory import Told
from theatrum.table.store.tables import TableRow
from theatrum.table.store.talk import ProposalRow


class Logged(Protocol):
    """A table whose log can be read."""

    before: list[Told]

    def log(self, game: Game, seat: Seat | None, since: int = 0) -> list[LogEntry]: ...


class Shown(Logged, Protocol):
    """A table that can be drawn."""

    row: TableRow
    version: int

    @property
    def loaded(self) -> Game | None: ...


class ShownTable(Shown, Protocol):
    """What viewers have to know of a table."""

    proposals: list[ProposalRow]
