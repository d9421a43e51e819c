"""Chat, notes and proposals, as rows."""

from __future__ import annotations

import msgspec

from theatrum.table.store.interface import Changes, Tx


class ChatRow(msgspec.Struct):
    id: int
    user: str | None
    name: str
    seat: int | None
    text: str
    at: int


def add_chat(tx: Tx, table: str, line: ChatRow) -> int:
    """Add a line; its number at this table."""
    row = tx.one("SELECT coalesce(max(id), 0) + 1 FROM chat WHERE table_id = ?", table)
    number: int = row[0] if row else 1
    tx.run(
        "INSERT INTO chat (table_id, id, user_id, name, seat, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        table,
        number,
        line.user,
        line.name,
        line.seat,
        line.text,
        line.at,
    )
    return number


def chat(tx: Tx, table: str, before: int | None, limit: int) -> list[ChatRow]:
    """The newest lines (before a number), oldest first."""
    rows = tx.all(
        "SELECT id, user_id, name, seat, text, at FROM chat WHERE table_id = ? AND id < ?"
        " ORDER BY id DESC LIMIT ?",
        table,
        before if before is not None else 2**31 - 1,
        limit,
    )
    return [ChatRow(*r) for r in reversed(rows)]


def forget_old_chat(tx: Tx, table: str, keep: int) -> None:
    row = tx.one("SELECT max(id) FROM chat WHERE table_id = ?", table)
    if row and row[0] is not None and row[0] > keep:
        tx.run("DELETE FROM chat WHERE table_id = ? AND id <= ?", table, row[0] - keep)


# ---- notes -------------------------------------------------------------------------------------------------------
def note(tx: Tx, table: str, user: str) -> str:
    row = tx.one("SELECT text FROM notes WHERE table_id = ? AND user_id = ?", table, user)
    return row[0] if row else ""


def put_note(tx: Tx, table: str, user: str, text: str) -> None:
    if not text:
        tx.run("DELETE FROM notes WHERE table_id = ? AND user_id = ?", table, user)
        return
    tx.run(
        "INSERT INTO notes (table_id, user_id, text) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET text = excluded.text",
        table,
        user,
        text,
    )


# ---- proposals ---------------------------------------------------------------------------------------------------
ADMIT = "admit"
"""The kind of the proposal to let somebody in who has come by a seat's link while play is on."""


class ProposalRow(msgspec.Struct):
    """`rewind` to a position, `replace` the player of a seat by a bot or a friend, or `admit` (as the friend) the user
    whose id is in `instead`."""

    id: str
    kind: str
    by: int
    position: int | None
    seat: int | None
    instead: str | None
    needed: list[int]
    agreed: list[int]
    at: int
    candidate: str = ""
    """The name of the one who is to be admitted."""


def add_proposal(tx: Tx, table: str, p: ProposalRow) -> None:
    tx.run(
        "INSERT INTO proposals (id, table_id, kind, by_seat, position, seat, instead, needed, agreed, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        p.id,
        table,
        p.kind,
        p.by,
        p.position,
        p.seat,
        p.instead,
        msgspec.json.encode(p.needed).decode(),
        msgspec.json.encode(p.agreed).decode(),
        p.at,
    )


def proposals(tx: Tx, table: str) -> list[ProposalRow]:
    rows = tx.all(
        "SELECT p.id, p.kind, p.by_seat, p.position, p.seat, p.instead, p.needed, p.agreed, p.at, u.name"
        " FROM proposals p LEFT JOIN users u ON p.kind = 'admit' AND u.id = p.instead"
        " WHERE p.table_id = ? ORDER BY p.at, p.id",
        table,
    )
    return [
        ProposalRow(
            r[0],
            r[1],
            r[2],
            r[3],
            r[4],
            r[5],
            msgspec.json.decode(r[6]),
            msgspec.json.decode(r[7]),
            r[8],
            r[9] or "",
        )
        for r in rows
    ]


def save_agreed(tx: Tx, proposal: str, agreed: list[int]) -> bool:
    text = msgspec.json.encode(agreed).decode()
    return tx.run("UPDATE proposals SET agreed = ? WHERE id = ?", text, proposal) > 0


def remove_proposal(tx: Tx, proposal: str) -> bool:
    return tx.run("DELETE FROM proposals WHERE id = ?", proposal) > 0


def remove_admissions(tx: Tx, table: str, seat: int) -> None:
    """Nobody is wanted for the seat any more."""
    tx.run("DELETE FROM proposals WHERE table_id = ? AND kind = 'admit' AND seat = ?", table, seat)


def remove_proposals(tx: Changes, table: str) -> None:
    tx.run("DELETE FROM proposals WHERE table_id = ?", table)
