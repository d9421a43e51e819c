"""Artists, scientists, their awards, and the Patronage Table [E1-22, E1-T.5].

A patronised *person* has one number: artists first, then scientists, as the data list them.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from theatrum.games.elisabeth.tables.persons import ARTIST, ARTISTS, SCIENTIST, SCIENTISTS
from theatrum.games.elisabeth.tables.powers import POWER
from theatrum.games.elisabeth.tables.records import court, procedures
from theatrum.games.elisabeth.tables.records.points import procedure
from theatrum.kit.data import Record
from theatrum.kit.nouns import Family, Nouns

ART, SCIENCE = range(2)
ITALY = -2
"""The pool of those whom only some cards bring [E1-22.0.2]."""


class Talent(msgspec.Struct, frozen=True):
    """An artist or a scientist."""

    index: int
    side: int
    """ART or SCIENCE."""
    pool: int
    """The power whose he or she is, or ITALY."""
    kind: str
    """"architect", "painter", "writer", "scientist"."""
    value: int


def _talent(index: int, side: int, row: court.ArtistRow | court.ScientistRow) -> Talent:
    return Talent(index, side, POWER.by_id.get(row.power, ITALY), row.kind, row.value)


N_ARTISTS = len(ARTISTS)
TALENTS: tuple[Talent, ...] = (
    *(_talent(i, ART, row) for i, row in enumerate(ARTISTS)),
    *(_talent(N_ARTISTS + i, SCIENCE, row) for i, row in enumerate(SCIENTISTS)),
)
TALENT = Family("person", [*ARTIST.noun, *SCIENTIST.noun])
POOLS: dict[tuple[int, int], int] = {
    (side, pool): sum(1 << t.index for t in TALENTS if t.side == side and t.pool == pool)
    for side in (ART, SCIENCE)
    for pool in (*range(6), ITALY)
}
"""By side and pool: mask of persons."""
LE_TESTU = N_ARTISTS + SCIENTIST.by_id["le_testu"]
AWARDS = court.PATRONAGE.load().awards
AWARD = Nouns("award", [row.id for row in AWARDS])


class Outcome(Record, frozen=True):
    """Points, and perhaps a science bonus."""

    vp: int
    bonus: int = 0


class PatronageRow(NamedTuple):
    """What a patron gets of an artist, and of a scientist, of whom he chooses one; a word where it is no reward."""

    min: int | None
    max: int | None
    artist: str | Outcome
    scientist: str | tuple[Outcome, ...]


def _row(row: procedures.PatronageRow) -> PatronageRow:
    artist, scientist = row.artist, row.scientist
    return PatronageRow(
        row.min,
        row.max,
        artist if isinstance(artist, str) else Outcome(artist.vp),
        scientist
        if isinstance(scientist, str)
        else tuple(Outcome(one.vp, one.bonus) for one in scientist.choices),
    )


_TABLE = procedure(procedures.PatronageTable)
ROWS = tuple(map(_row, _TABLE.rows))
BOXES: dict[int, int] = {int(cp): plus for cp, plus in _TABLE.cp_modifier.items()}
"""By CP: what they add to the roll."""
FREE_BOX: dict[int, int] = {int(card): cp for card, cp in _TABLE.free_sponsoring_box.items()}
"""By card: the box into which it puts a person."""
PLUS: dict[str, int] = {row.id: row.value for row in _TABLE.modifiers}
"""What else adds to a roll."""
REMOVED, POOL, WEAK_REMOVED = "removed", "pool", "value_1_removed_else_pool"
UNCHANGED = 9
"""E1-22.3 The only total that leaves le Testu as he is."""


def row_of(total: int) -> PatronageRow:
    """E1-T.5 The row in which a total lies."""
    return procedures.look_up(ROWS, total)


def choices(row: PatronageRow) -> tuple[Outcome, ...]:
    """What a scientist brings: one of these. Empty: nothing."""
    return () if isinstance(row.scientist, str) else row.scientist
