"""Everything the store holds about one person, for that person."""

from __future__ import annotations

import msgspec

from theatrum.table.store.interface import Tx


def sessions_of(tx: Tx, user: str) -> list[tuple[int, int]]:
    """When each began and was last used. (What is stored of its token says nothing to anybody.)"""
    rows = tx.all("SELECT created, used FROM sessions WHERE user_id = ? ORDER BY created", user)
    return [(r[0], r[1]) for r in rows]


def addresses_of(tx: Tx, user: str) -> list[int]:
    """When he was last at each address that is remembered; of the address itself only a keyed hash is stored."""
    return [r[0] for r in tx.all("SELECT used FROM known_addresses WHERE user_id = ? ORDER BY used", user)]


def said_by(tx: Tx, user: str) -> list[tuple[str, int, str]]:
    """What he said, aloud and in secret, and what he showed there: table, time, text."""
    rows = tx.all(
        "SELECT table_id, at, text, '' FROM chat WHERE user_id = ? UNION ALL"
        " SELECT table_id, at, text, shown FROM whispers WHERE user_id = ? ORDER BY 1, 2",
        user,
        user,
    )
    return [(r[0], r[1], " ".join(part for part in (r[2], *_shown(r[3])) if part)) for r in rows]


def _shown(faces: str) -> list[str]:
    return list(msgspec.json.decode(faces, type=dict[str, msgspec.Raw])) if faces else []


def notes_of(tx: Tx, user: str) -> list[tuple[str, str]]:
    rows = tx.all("SELECT table_id, text FROM notes WHERE user_id = ? ORDER BY table_id", user)
    return [(r[0], r[1]) for r in rows]


def stood_in(tx: Tx, user: str) -> list[tuple[str, int]]:
    """Seats that he has played for somebody else."""
    rows = tx.all("SELECT table_id, seat FROM insiders WHERE user_id = ? ORDER BY table_id, seat", user)
    return [(r[0], r[1]) for r in rows]


def answers_of(tx: Tx, table: str, seat: int) -> list[tuple[int, str, str]]:
    """What a seat did in a game, in order: time, kind, and what it was."""
    sql = "SELECT at, kind, data FROM entries WHERE table_id = ? AND seat = ? ORDER BY seq"
    return [(r[0], r[1], r[2]) for r in tx.all(sql, table, seat)]
