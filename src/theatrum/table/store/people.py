"""Users and their sessions, as rows."""

from __future__ import annotations

from dataclasses import dataclass

from theatrum.table.store.interface import Row, Tx

_USER = "id, name, account, password, language, webhook, email, notify, created, seen, whispers"

_CHANGEABLE = {"name", "account", "password", "language", "webhook", "email", "notify", "whispers"}


@dataclass(slots=True)
class User:
    """A person: an account if `account` (the name in one letter case) is set, else a guest."""

    id: str
    name: str
    account: str | None
    password: str | None
    language: str
    webhook: str
    email: str
    notify: str
    """Ways of notifying, separated by spaces."""
    created: int
    seen: int
    whispers: str = "email push"
    """By which of these ways, and of web push, also that somebody has spoken to him in secret."""

    @property
    def guest(self) -> bool:
        return self.account is None


def add_user(tx: Tx, user: User) -> None:
    tx.run(
        "INSERT INTO users (id, name, account, password, language, webhook, email, notify, created, seen)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user.id,
        user.name,
        user.account,
        user.password,
        user.language,
        user.webhook,
        user.email,
        user.notify,
        user.created,
        user.seen,
    )


def change_user(tx: Tx, user: str, **columns: str) -> bool:
    """Change these columns and no others: what somebody else has changed meanwhile stays. False: no such user."""
    if not columns:
        return user_by_id(tx, user) is not None
    unknown = columns.keys() - _CHANGEABLE
    if unknown:
        raise ValueError(f"a user's {', '.join(sorted(unknown))} can't be changed")
    names = ", ".join(f"{name} = ?" for name in columns)
    return tx.run(f"UPDATE users SET {names} WHERE id = ?", *columns.values(), user) > 0  # noqa: S608


def user_by_id(tx: Tx, user: str) -> User | None:
    return _user(tx.one(f"SELECT {_USER} FROM users WHERE id = ?", user))  # noqa: S608 our own words


def user_by_account(tx: Tx, account: str) -> User | None:
    return _user(tx.one(f"SELECT {_USER} FROM users WHERE account = ?", account))  # noqa: S608


def users(tx: Tx, limit: int = 1000) -> list[User]:
    rows = tx.all(f"SELECT {_USER} FROM users ORDER BY created LIMIT ?", limit)  # noqa: S608
    return [User(*row) for row in rows]


def remove_user(tx: Tx, user: str) -> bool:
    """Forget somebody. What he said stays, without his name: also where he was only a spectator."""
    tx.run("UPDATE chat SET name = '' WHERE user_id = ?", user)
    return tx.run("DELETE FROM users WHERE id = ?", user) > 0


def move_everything(tx: Tx, old: str, new: str) -> None:
    """Give all that a guest has to an account. Where both have a note at a table, the account's stays."""
    tx.run("UPDATE seats SET user_id = ? WHERE user_id = ?", new, old)
    tx.run("UPDATE seats SET stand_in_user = ? WHERE stand_in_user = ?", new, old)
    tx.run("UPDATE tables SET creator = ? WHERE creator = ?", new, old)
    tx.run("UPDATE chat SET user_id = ? WHERE user_id = ?", new, old)
    tx.run("UPDATE whispers SET user_id = ? WHERE user_id = ?", new, old)
    tx.run(
        "INSERT INTO insiders (table_id, user_id, seat) SELECT table_id, ?, seat FROM insiders WHERE user_id = ?"
        " ON CONFLICT (table_id, user_id, seat) DO NOTHING",
        new,
        old,
    )
    tx.run(
        "UPDATE notes SET user_id = ? WHERE user_id = ?"
        " AND table_id NOT IN (SELECT table_id FROM notes WHERE user_id = ?)",
        new,
        old,
        new,
    )


def _user(row: Row | None) -> User | None:
    return None if row is None else User(*row)


# ---- sessions ----------------------------------------------------------------------------------------------------
def add_session(tx: Tx, token_hash: str, user: str, now: int) -> None:
    tx.run(
        "INSERT INTO sessions (token, user_id, created, used) VALUES (?, ?, ?, ?)", token_hash, user, now, now
    )


def session_user(tx: Tx, token_hash: str) -> tuple[User, int] | None:
    """The user of a session, and when it was last used."""
    row = tx.one("SELECT user_id, used FROM sessions WHERE token = ?", token_hash)
    user = user_by_id(tx, row[0]) if row else None
    return None if row is None or user is None else (user, row[1])


def touch_session(tx: Tx, token_hash: str, user: str, now: int) -> None:
    tx.run("UPDATE sessions SET used = ? WHERE token = ?", now, token_hash)
    tx.run("UPDATE users SET seen = ? WHERE id = ?", now, user)


def end_session(tx: Tx, token_hash: str) -> None:
    tx.run("DELETE FROM sessions WHERE token = ?", token_hash)


def end_sessions(tx: Tx, user: str, but: str = "") -> None:
    tx.run("DELETE FROM sessions WHERE user_id = ? AND token <> ?", user, but)


def forget_old_sessions(tx: Tx, before: int) -> int:
    return tx.run("DELETE FROM sessions WHERE used < ?", before)


def forget_old_guests(tx: Tx, before: int) -> int:
    """Guests who have no session, no seat and no table any more."""
    return tx.run(
        "DELETE FROM users WHERE account IS NULL AND seen < ?"
        " AND id NOT IN (SELECT user_id FROM sessions)"
        " AND id NOT IN (SELECT user_id FROM seats WHERE user_id IS NOT NULL)"
        " AND id NOT IN (SELECT stand_in_user FROM seats WHERE stand_in_user IS NOT NULL)"
        " AND id NOT IN (SELECT creator FROM tables WHERE creator IS NOT NULL)",
        before,
    )


# ---- addresses ---------------------------------------------------------------------------------------------------
ADDRESSES_KEPT = 20


def knows_address(tx: Tx, account: str, address: str) -> bool:
    """Whether somebody has logged in to the account from there before."""
    sql = "SELECT 1 FROM known_addresses k JOIN users u ON u.id = k.user_id WHERE u.account = ? AND k.address = ?"
    return tx.one(sql, account, address) is not None


def remember_address(tx: Tx, user: str, address: str, now: int) -> None:
    """The newest ones are kept."""
    tx.run(
        "INSERT INTO known_addresses (user_id, address, used) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id, address) DO UPDATE SET used = excluded.used",
        user,
        address,
        now,
    )
    tx.run(
        "DELETE FROM known_addresses WHERE user_id = ? AND address NOT IN"
        " (SELECT address FROM known_addresses WHERE user_id = ? ORDER BY used DESC LIMIT ?)",
        user,
        user,
        ADDRESSES_KEPT,
    )


def forget_old_addresses(tx: Tx, before: int) -> int:
    return tx.run("DELETE FROM known_addresses WHERE used < ?", before)


# ---- settings of the house ---------------------------------------------------------------------------------------
def setting(tx: Tx, key: str) -> str | None:
    row = tx.one("SELECT value FROM settings WHERE key = ?", key)
    return None if row is None else str(row[0])


def probe(tx: Tx) -> None:
    """Write something that nobody needs, to see whether anything can be written."""
    tx.run(
        "INSERT INTO settings (key, value) VALUES ('probe', '') ON CONFLICT (key) DO UPDATE SET value = ''"
    )


def keep_setting(tx: Tx, key: str, value: str) -> str:
    """Set it if nobody has; what it is now."""
    tx.run("INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", key, value)
    return setting(tx, key) or value
