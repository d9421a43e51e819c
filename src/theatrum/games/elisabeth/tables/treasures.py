"""The treasures of the New World [E1-6.3.2]: thirty counters of four kinds."""

from __future__ import annotations

import msgspec

from theatrum.games.elisabeth.tables.records.world import TREASURES as WRITTEN
from theatrum.kit.nouns import Nouns

CP, DRAW_CARD, SCIENCE_BONUS, VP = KINDS = ("cp", "draw_card", "science_bonus", "vp")


class Treasure(msgspec.Struct, frozen=True):
    index: int
    id: str
    kind: str
    value: int
    """Command points, or victory points."""

    @property
    def noun(self) -> str:
        return f"treasure:{self.id}"


_rows = WRITTEN.load().treasures
TREASURES: tuple[Treasure, ...] = tuple(
    Treasure(i, row.id, row.kind, row.value or 0) for i, row in enumerate(_rows)
)
TREASURE = Nouns("treasure", [treasure.id for treasure in TREASURES])
