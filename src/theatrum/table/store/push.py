"""Devices that want to be told of turns, as rows: see `migrations/010_push.sql`."""

from __future__ import annotations

from dataclasses import dataclass

from theatrum.table.store.interface import Tx


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser on a device: where its messages go, and its key and secret, by which only it can read them."""

    endpoint: str
    user: str
    p256dh: str
    auth: str
    created: int


def put(tx: Tx, device: Subscription) -> None:
    """A device is one person's: who subscribes on it last."""
    tx.run(
        "INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, created) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh,"
        " auth = excluded.auth, created = excluded.created",
        device.endpoint,
        device.user,
        device.p256dh,
        device.auth,
        device.created,
    )


def of_user(tx: Tx, user: str) -> list[Subscription]:
    """The newest first."""
    rows = tx.all(
        "SELECT endpoint, user_id, p256dh, auth, created FROM push_subscriptions WHERE user_id = ?"
        " ORDER BY created DESC, endpoint",
        user,
    )
    return [Subscription(*row) for row in rows]


def keep_newest(tx: Tx, user: str, most: int) -> None:
    for device in of_user(tx, user)[most:]:
        remove(tx, device.endpoint, user)


def remove(tx: Tx, endpoint: str, user: str) -> None:
    tx.run("DELETE FROM push_subscriptions WHERE endpoint = ? AND user_id = ?", endpoint, user)
