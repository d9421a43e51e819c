"""CC-7 The 76 awards. Triggers and benefits are read by `tables.language`."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Said, ids_of
from theatrum.games.caribbean.tables.places import REGION
from theatrum.kit.data import Table
from theatrum.kit.nouns import Nouns


class AwardRow(NamedRow, frozen=True, kw_only=True):
    category: Literal["turn", "general", "region"]
    region: str | None
    gp: int
    benefit: Said
    trigger: Said
    kept: Literal["game", "until_8.10"]


class AwardFile(File, frozen=True, kw_only=True):
    achievements: tuple[AwardRow, ...]


AWARD_FILE = Table(PACKAGE, "achievements", AwardFile, rows="achievements", noun="award")
ROWS = AWARD_FILE.load().achievements
AWARD = Nouns("award", [row.id for row in ROWS])
N_AWARDS = len(ROWS)


class Award(msgspec.Struct, frozen=True):
    index: int
    id: str
    category: str
    region: int
    gp: int
    returns: bool
    """It goes back to the track in CC-8.10."""

    @property
    def noun(self) -> str:
        return AWARD.noun[self.index]


AWARDS = tuple(
    Award(
        i,
        row.id,
        row.category,
        -1 if row.region is None else ids_of(REGION).find(row.region, AWARD_FILE.at(i, row.id, "region")),
        row.gp,
        row.kept != "game",
    )
    for i, row in enumerate(ROWS)
)
REGIONAL: dict[tuple[str, int], int] = {
    (award.id.removeprefix(f"region_{name}_"), region): award.index
    for name, region in REGION.by_id.items()
    for award in AWARDS
    if award.region == region
}
"""CC-11.17 (kind, region) to the award."""
