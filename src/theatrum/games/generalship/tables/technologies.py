"""Technologies and the cards with which they are paid [GS-8]."""

from __future__ import annotations

import msgspec

from theatrum.games.generalship.tables.files import TECH_CARD_FILE, TECHNOLOGY_FILE
from theatrum.kit.data import Ids
from theatrum.kit.nouns import Nouns


class Technology(msgspec.Struct, frozen=True):
    index: int
    id: str
    column: int
    track: str
    """main, points or resources [GS-8.7]."""
    needs_any: tuple[int, ...]
    points: int
    food: int
    metal: int
    vp: int

    @property
    def noun(self) -> str:
        return f"technology:{self.id}"


def _technologies() -> tuple[Technology, ...]:
    rows = TECHNOLOGY_FILE.load().technologies
    ids = Ids("technology", (row.id for row in rows))
    return tuple(
        Technology(
            index=i,
            id=row.id,
            column=row.column,
            track=row.track,
            needs_any=ids.find_all(row.prerequisites_any, TECHNOLOGY_FILE.at(i, row.id, "prerequisites_any")),
            points=row.cost.technology_points,
            food=row.cost.food,
            metal=row.cost.metal,
            vp=row.victory_points,
        )
        for i, row in enumerate(rows)
    )


TECHNOLOGIES = _technologies()
TECHNOLOGY_BY_NOUN = Nouns("technology", (technology.id for technology in TECHNOLOGIES))
TECHNOLOGY = TECHNOLOGY_BY_NOUN.by_id
TECH_CARDS: tuple[int, ...] = tuple(
    row.points for row in TECH_CARD_FILE.load().cards for _ in range(row.copies)
)
"""The points of all technology cards."""
