"""Leagues as rows: see `migrations/009_leagues.sql`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from theatrum.table.store.interface import Tx

LEAGUE, KNOCKOUT = "league", "knockout"
GATHERING, RUNNING, OVER = "gathering", "running", "over"
_LEAGUE = (
    "id, name, game, kind, players, options, clock, rounds, days, rated, state, round, deadline, created"
)


@dataclass(slots=True)
class LeagueRow:
    id: str
    name: str
    game: str
    kind: str
    players: int
    """At one table."""
    options: dict[str, str | int | bool]
    clock: dict[str, Any]
    rounds: int
    days: int
    """For one round."""
    rated: bool
    state: str
    round: int
    deadline: int | None
    created: int


@dataclass(slots=True)
class MemberRow:
    user: str
    name: str
    points: float
    won: int
    lost_in: int | None
    """The round of a knock-out in which it was over for him."""


def add_league(tx: Tx, row: LeagueRow) -> None:
    tx.run(
        f"INSERT INTO leagues ({_LEAGUE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        row.id,
        row.name,
        row.game,
        row.kind,
        row.players,
        msgspec.json.encode(row.options).decode(),
        msgspec.json.encode(row.clock).decode(),
        row.rounds,
        row.days,
        int(row.rated),
        row.state,
        row.round,
        row.deadline,
        row.created,
    )


def leagues(tx: Tx, limit: int = 100) -> list[LeagueRow]:
    rows = tx.all(f"SELECT {_LEAGUE} FROM leagues ORDER BY created DESC LIMIT ?", limit)  # noqa: S608
    return [_league(r) for r in rows]


def league(tx: Tx, number: str) -> LeagueRow | None:
    row = tx.one(f"SELECT {_LEAGUE} FROM leagues WHERE id = ?", number)  # noqa: S608
    return None if row is None else _league(row)


def running(tx: Tx) -> list[LeagueRow]:
    rows = tx.all(f"SELECT {_LEAGUE} FROM leagues WHERE state = 'running'")  # noqa: S608
    return [_league(r) for r in rows]


def start(tx: Tx, number: str) -> bool:
    sql = "UPDATE leagues SET state = 'running' WHERE id = ? AND state = 'gathering'"
    return tx.run(sql, number) > 0


def turn_to(tx: Tx, row: LeagueRow, round_: int, state: str, deadline: int | None) -> bool:
    """The next round, or the end. False: another process was first."""
    sql = "UPDATE leagues SET round = ?, state = ?, deadline = ? WHERE id = ? AND round = ? AND state = 'running'"
    return tx.run(sql, round_, state, deadline, row.id, row.round) > 0


def remove_league(tx: Tx, number: str) -> bool:
    return tx.run("DELETE FROM leagues WHERE id = ?", number) > 0


# ---- members -------------------------------------------------------------------------------------------------------
def members(tx: Tx, number: str) -> list[MemberRow]:
    """In the order of the standings: who is still in, points, games won, name."""
    rows = tx.all(
        "SELECT m.user_id, u.name, m.points, m.won, m.lost_in FROM league_members m JOIN users u ON u.id = m.user_id"
        " WHERE m.league_id = ? ORDER BY coalesce(m.lost_in, 1000000) DESC, m.points DESC, m.won DESC, u.name",
        number,
    )
    return [MemberRow(*r) for r in rows]


def join(tx: Tx, number: str, user: str) -> None:
    tx.run(
        "INSERT INTO league_members (league_id, user_id) VALUES (?, ?) ON CONFLICT (league_id, user_id) DO NOTHING",
        number,
        user,
    )


def leave(tx: Tx, number: str, user: str) -> None:
    tx.run("DELETE FROM league_members WHERE league_id = ? AND user_id = ?", number, user)


def give(tx: Tx, number: str, user: str, points: float, won: bool, lost_in: int | None) -> None:
    """What a round brought a member."""
    tx.run(
        "UPDATE league_members SET points = points + ?, won = won + ?, lost_in = coalesce(lost_in, ?)"
        " WHERE league_id = ? AND user_id = ?",
        points,
        int(won),
        lost_in,
        number,
        user,
    )


# ---- tables --------------------------------------------------------------------------------------------------------
def add_table(tx: Tx, number: str, round_: int, table: str) -> None:
    tx.run("INSERT INTO league_tables (league_id, round, table_id) VALUES (?, ?, ?)", number, round_, table)


def tables_of(tx: Tx, number: str) -> list[tuple[int, str]]:
    """Round and table, in order."""
    sql = "SELECT round, table_id FROM league_tables WHERE league_id = ? ORDER BY round, table_id"
    return [(r[0], r[1]) for r in tx.all(sql, number)]


def _league(r: tuple[Any, ...]) -> LeagueRow:
    options, clock = msgspec.json.decode(r[5]), msgspec.json.decode(r[6])
    values: list[Any] = [*r[:5], options, clock, r[7], r[8], bool(r[9]), *r[10:]]
    return LeagueRow(*values)
