"""The Espionage Table [E1-T.3]: how many dice, and what comes of them."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec

from theatrum.games.elisabeth.tables.records.points import TABLES
from theatrum.kit.data import BadData, Problem, Record

GATHER, KILL, GUARD, RISE, PUT_DOWN = range(5)
"""The columns of the table: gathering intelligence; an assassination, attack and defence; an English Catholic rebellion,
attack and defence."""
R = TypeVar("R", bound=Record)


class DiceRow(Record, frozen=True):
    """So many dice in each column, if something is the case; "cp": as many as points were paid."""

    id: str
    values: tuple[int | Literal["cp"], ...]
    source: str
    basis: str = ""
    sources: tuple[str, ...] = ()
    if_: str | None = msgspec.field(name="if", default=None)


class MarginRow(Record, frozen=True):
    """What a margin of hits brings."""

    min: int | None
    max: int | None
    result: str
    source: str = ""
    vp: int = 0
    conversions: int = 0
    rebellion_dice: int = 0
    neighbours: int = 0
    regulars: int = 0
    rebellion_cp: int = 0


class UseRow(Record, frozen=True):
    """What a hit of gathered intelligence can be used for."""

    id: str
    source: str
    needs_face: tuple[int, ...]
    per_action: int | None
    who: str
    target: str
    basis: str = ""
    min_cards: int = 0


def _rows(name: str, type: type[R]) -> tuple[R, ...]:
    file = TABLES.load()
    at = next(i for i, table in enumerate(file.tables) if table.id == name)
    rows: Any = file.tables[at].rows
    try:
        return msgspec.convert(rows, tuple[type, ...])  # type: ignore[valid-type]
    except msgspec.ValidationError as error:
        raise BadData(Problem(TABLES.at(at, name), str(error))) from None


def margin_row(rows: tuple[MarginRow, ...], margin: int) -> MarginRow:
    """The row in which a margin lies; open ends reach everything."""
    return next(
        row
        for row in rows
        if (row.min is None or margin >= row.min) and (row.max is None or margin <= row.max)
    )


_TABLE = next(table for table in TABLES.load().tables if table.id == "t3_espionage_dice")
HIT_ON = _TABLE.hit_on
FEWEST = _TABLE.minimum_dice or 0
"""Dice that are always rolled by who acts, whatever reduces them."""
DICE: dict[str, tuple[int | Literal["cp"], ...]] = {
    row.id: row.values for row in _rows("t3_espionage_dice", DiceRow)
}
"""By row: dice in each column."""
USES: dict[str, UseRow] = {row.id: row for row in _rows("t3a_gather_intelligence_results", UseRow)}
ASSASSINATION: tuple[MarginRow, ...] = _rows("t3b_assassination", MarginRow)
CATHOLIC_REBELLION: tuple[MarginRow, ...] = _rows("t3c_ecr", MarginRow)
RISING = next(row for row in CATHOLIC_REBELLION if row.rebellion_dice)
"""The rebellion that a good result brings, also by Rising in the North [E1-C.78]."""
MOST_CARDS_SAFE = USES["random_discard_die_6_and_hand_at_least_3"].min_cards
"""A hand of so many cards can be made to discard [OP-19-16]."""
DISCARD_FACE = min(USES["random_discard_die_6_and_hand_at_least_3"].needs_face)
