"""Analyses of games, as rows: see `migrations/007_analyses.sql`."""

from __future__ import annotations

from dataclasses import dataclass

from theatrum.table.store.interface import Tx

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
_COLUMNS = "state, progress, position, user_id, updated, findings"


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    state: str
    progress: int
    position: int
    """Of the game when it was begun."""
    user: str | None
    updated: int
    findings: str | None


def analysis(tx: Tx, table: str) -> AnalysisRow | None:
    row = tx.one(f"SELECT {_COLUMNS} FROM analyses WHERE table_id = ?", table)  # noqa: S608 our own words
    return None if row is None else AnalysisRow(*row)


def begin_analysis(tx: Tx, table: str, position: int, user: str, now: int) -> None:
    remove_analysis(tx, table)
    tx.run(
        f"INSERT INTO analyses (table_id, {_COLUMNS}) VALUES (?, ?, 0, ?, ?, ?, NULL)",  # noqa: S608
        table,
        WAITING,
        position,
        user,
        now,
    )


def note_progress(tx: Tx, table: str, state: str, progress: int, now: int, findings: str | None) -> bool:
    """False: nobody wants it any more."""
    return (
        tx.run(
            "UPDATE analyses SET state = ?, progress = ?, updated = ?, findings = ? WHERE table_id = ?",
            state,
            progress,
            now,
            findings,
            table,
        )
        > 0
    )


def remove_analysis(tx: Tx, table: str) -> None:
    tx.run("DELETE FROM analyses WHERE table_id = ?", table)
