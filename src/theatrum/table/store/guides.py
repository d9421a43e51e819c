"""Guided games, as rows: what the newcomer has been told."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from theatrum.table.store.interface import Tx


@dataclass(slots=True)
class GuideRow:
    seat: int
    reached: list[str] = field(default_factory=list)
    """Ids of hints, in the order in which the player came to them."""
    done: list[str] = field(default_factory=list)
    """Those he has read and put away."""
    silent: bool = False


def guide(tx: Tx, table: str) -> GuideRow | None:
    row = tx.one("SELECT seat, reached, done, silent FROM guides WHERE table_id = ?", table)
    if row is None:
        return None
    return GuideRow(row[0], msgspec.json.decode(row[1]), msgspec.json.decode(row[2]), bool(row[3]))


def add_guide(tx: Tx, table: str, g: GuideRow) -> None:
    tx.run(
        "INSERT INTO guides (table_id, seat, reached, done, silent) VALUES (?, ?, ?, ?, ?)",
        table,
        g.seat,
        *_values(g),
    )


def save_guide(tx: Tx, table: str, g: GuideRow) -> None:
    tx.run("UPDATE guides SET reached = ?, done = ?, silent = ? WHERE table_id = ?", *_values(g), table)


def note_reached(tx: Tx, table: str, hints: list[str]) -> None:
    """Add hints to those that were reached, whoever else has added some meanwhile; what came before is done with."""
    known = guide(tx, table) if tx.hold(table) else None
    if known is not None:
        new = [h for h in hints if h not in known.reached]
        if new:
            known.done += [h for h in known.reached if h not in known.done]
        known.reached += new
        save_guide(tx, table, known)


def _values(g: GuideRow) -> tuple[str, str, int]:
    return msgspec.json.encode(g.reached).decode(), msgspec.json.encode(g.done).decode(), int(g.silent)
