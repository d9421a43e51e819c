"""Web push: "your turn" on devices that have asked for it, also while no page of the table is open there."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

import msgspec

from theatrum.table.people.webhooks import NotDelivered, Webhooks
from theatrum.table.store import Store, Tx, people, push
from theatrum.table.store.push import Subscription
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import PushWish

try:
    from theatrum.table.people import push_messages
except ImportError:  # the extra `push` is not installed
    POSSIBLE = False
else:
    POSSIBLE = True

DEVICES = 10
"""Of one person; a further one takes the place of the oldest."""
KEPT_SECONDS = 86_400
"""How long a service keeps a message for a device that is switched off."""
SIGNED_SECONDS = 12 * 3600
GONE = (404, 410)
log = logging.getLogger("theatrum.push")


class Gone(NotDelivered):
    """The device wants no more messages, or is no more."""


class Push:
    """`contact`: whom services may complain to, a `mailto:` or an https address. `private`: devices may be reached at
    addresses of the host's own network, and without https."""

    def __init__(self, webhooks: Webhooks, contact: str, private: bool) -> None:
        self._webhooks = webhooks
        self._contact = contact
        self._private = private
        self._signature: push_messages.Signature | None = None

    @property
    def key(self) -> str:
        """What browsers have to know to subscribe; empty where there is no web push."""
        return "" if self._signature is None else self._signature.public_key

    async def open(self, store: Store) -> None:
        """The key is made at the first start and kept: devices are bound to it."""
        if POSSIBLE:
            fresh = push_messages.new_private_key()
            kept = await store.write(lambda tx: people.keep_setting(tx, "push-key", fresh))
            self._signature = push_messages.Signature(kept, self._contact)

    def checked(self, wish: PushWish) -> PushWish:
        """Raises `invalid`, or `not-open` where there is no web push."""
        if not self.key:
            raise TableError("not-open")
        try:
            parts = urlsplit(wish.endpoint)
            schemes = ("https", "http") if self._private else ("https",)
            good = parts.scheme in schemes and parts.hostname and "@" not in parts.netloc
            _ = parts.port
        except ValueError:
            good = False
        if not good or not wish.endpoint.isascii() or any(c.isspace() for c in wish.endpoint):
            raise TableError("invalid", field="endpoint")
        if not push_messages.is_good_key(wish.p256dh, wish.auth):
            raise TableError("invalid", field="p256dh")
        return wish

    async def send(self, device: Subscription, text: str, table: str, url: str) -> None:
        """Deliver, or raise `Gone`, `NotDelivered` or OSError. Bound its time from outside."""
        if self._signature is None:
            raise NotDelivered("no web push here")
        told = msgspec.json.encode({"text": text, "table": table, "url": urlsplit(url).path})
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Topic": table,  # a newer message takes the place of one that still waits
            **self._signature.header(device.endpoint, int(time.time()) + SIGNED_SECONDS),
        }
        body = push_messages.encrypted(told, device.p256dh, device.auth)
        try:
            await self._webhooks.send("POST", device.endpoint, body, headers)
        except NotDelivered as error:
            if error.status in GONE:
                raise Gone(str(error), error.status) from None
            raise


class Devices:
    """Which devices want to be told, by person."""

    def __init__(self, store: Store, push_: Push) -> None:
        self._store = store
        self._push = push_

    async def add(self, user: str, wish: PushWish, now: int) -> None:
        good = self._push.checked(wish)
        device = Subscription(good.endpoint, user, good.p256dh, good.auth, now)

        def work(tx: Tx) -> None:
            push.put(tx, device)
            push.keep_newest(tx, user, DEVICES)

        await self._store.write(work)

    async def remove(self, user: str, endpoint: str) -> None:
        await self._store.write(lambda tx: push.remove(tx, endpoint, user))
