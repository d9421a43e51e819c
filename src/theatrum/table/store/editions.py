"""Editions of games, as rows: stored once by digest."""

from __future__ import annotations

from base64 import b64decode, b64encode

from theatrum.kit.editions import Content, packed
from theatrum.table.store import Tx


def keep_edition(tx: Tx, content: Content) -> None:
    """Store an edition. What stood under its digest was the same, or damaged."""
    tx.run(
        "INSERT INTO editions (digest, game, name, content) VALUES (?, ?, ?, ?) ON CONFLICT (digest) DO UPDATE SET content = excluded.content",
        content.digest,
        content.game,
        content.name,
        b64encode(packed(content)).decode(),
    )


def stored_edition(tx: Tx, digest: str) -> bytes | None:
    """An edition, packed."""
    row = tx.one("SELECT content FROM editions WHERE digest = ?", digest)
    return None if row is None else b64decode(row[0])
