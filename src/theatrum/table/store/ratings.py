"""Ratings as rows: see `migrations/008_ratings.sql`."""

from __future__ import annotations

from dataclasses import dataclass

from theatrum.table.store.interface import Tx


@dataclass(frozen=True, slots=True)
class RatingRow:
    game: str
    mu: float
    sigma: float
    games: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class RatedRow:
    """What a rated game changed for one seat."""

    table: str
    seat: int
    user: str | None
    won: bool
    before: float
    after: float
    sigma: float
    at: int


def rating(tx: Tx, game: str, user: str) -> RatingRow | None:
    row = tx.one("SELECT game, mu, sigma, games FROM ratings WHERE game = ? AND user_id = ?", game, user)
    return None if row is None else RatingRow(*row)


def save_rating(tx: Tx, user: str, new: RatingRow) -> None:
    tx.run(
        "INSERT INTO ratings (game, user_id, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        new.game,
        user,
        new.mu,
        new.sigma,
        new.games,
    )


def ratings_of(tx: Tx, user: str) -> list[RatingRow]:
    sql = "SELECT game, mu, sigma, games FROM ratings WHERE user_id = ? ORDER BY games DESC, game"
    return [RatingRow(*row) for row in tx.all(sql, user)]


def best(tx: Tx, game: str, limit: int) -> list[RatingRow]:
    """Those of whom it is surest that they are strong come first."""
    sql = (
        "SELECT r.game, r.mu, r.sigma, r.games, u.name FROM ratings r JOIN users u ON u.id = r.user_id"
        " WHERE r.game = ? ORDER BY r.mu - 2 * r.sigma DESC, u.name LIMIT ?"
    )
    return [RatingRow(*row) for row in tx.all(sql, game, limit)]


def add_rated(tx: Tx, row: RatedRow) -> None:
    tx.run(
        "INSERT INTO rated_games (table_id, seat, user_id, won, mu_before, mu_after, sigma_after, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        row.table,
        row.seat,
        row.user,
        int(row.won),
        row.before,
        row.after,
        row.sigma,
        row.at,
    )


_RATED = "table_id, seat, user_id, won, mu_before, mu_after, sigma_after, at"


def rated_seats(tx: Tx, table: str) -> list[RatedRow]:
    rows = tx.all(f"SELECT {_RATED} FROM rated_games WHERE table_id = ? ORDER BY seat", table)  # noqa: S608
    return [_rated(row) for row in rows]


def rated_of(tx: Tx, user: str, limit: int) -> list[RatedRow]:
    """The newest first."""
    sql = f"SELECT {_RATED} FROM rated_games WHERE user_id = ? ORDER BY at DESC LIMIT ?"  # noqa: S608
    return [_rated(row) for row in tx.all(sql, user, limit)]


def tables_to_rate(tx: Tx, limit: int) -> list[str]:
    """Rated tables that are over and have not been counted yet."""
    sql = (
        "SELECT id FROM tables WHERE rated = 1 AND status = 'over'"
        " AND id NOT IN (SELECT table_id FROM rated_games) LIMIT ?"
    )
    return [row[0] for row in tx.all(sql, limit)]


def _rated(row: tuple[object, ...]) -> RatedRow:
    table, seat, user, won, before, after, sigma, at = row
    return RatedRow(table, seat, user, bool(won), before, after, sigma, at)  # type: ignore[arg-type]
