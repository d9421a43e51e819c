"""Notifications that reach people who are not looking: a webhook of their own, e-mail where the host has SMTP, web push
on devices that have asked for it."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
from collections.abc import Coroutine, Sequence
from typing import Any, Literal
from urllib.parse import urlsplit

from theatrum.table.config import Settings
from theatrum.table.people.letters import Letters
from theatrum.table.people.push import Gone, Push
from theatrum.table.people.tokens import new_id
from theatrum.table.people.webhook_forms import call_for, is_room
from theatrum.table.people.webhooks import NotDelivered, Webhooks
from theatrum.table.store.people import User
from theatrum.table.store.push import Subscription
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import RateLimits

SECONDS = 8.0
"""For one delivery, from the beginning to the end, whatever the receiver does."""
CLOSING_SECONDS = 1.0
"""What is under way when the house closes may take so long."""
MOST = 1_000
"""Deliveries under way; further ones are given up at once."""
About = Literal["turn", "whisper"]
"""What there is to tell: that it is one's turn, or that somebody has spoken to one in secret."""
log = logging.getLogger("theatrum.notifications")


def check_webhook(address: str) -> str:
    """An http(s) address without a name and password in it, or nothing."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
        _ = parts.port
    except ValueError:
        good = False
    if not good or not address.isascii() or any(c.isspace() for c in address):
        raise TableError("invalid", field="webhook")
    return address


def check_email(address: str) -> str:
    if address and not re.fullmatch(r"[^@\s,;:<>\"\\]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}", address):
        raise TableError("invalid", field="email")
    return address


def ways_of(user: User, about: About) -> set[str]:
    """By which ways a user wants to be told of it. Of whispers a room, where others read along, hears nothing."""
    ways = {"push", *user.notify.split()}
    if about == "turn":
        return ways
    silent = {"webhook"} if is_room(user.webhook) else set()
    return ways & set(user.whispers.split()) - silent


class Notifier:
    """Every delivery is a task of its own: it never fails the game, and nobody waits for another's receiver."""

    def __init__(self, settings: Settings) -> None:
        self._webhooks = Webhooks(settings.private_webhooks)
        self._letters = Letters(settings.smtp, settings.mail_from)
        self.push = Push(self._webhooks, _contact(settings), settings.private_webhooks)
        self._limits = RateLimits()
        """A letter every few minutes is help, one a move is a nuisance: nobody can switch this off."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._closed = False
        self.sent = 0
        self.failed = 0

    @property
    def email_possible(self) -> bool:
        return self._letters.possible

    async def tell(
        self,
        user: User,
        text: str,
        table: str,
        url: str,
        devices: Sequence[Subscription] = (),
        about: About = "turn",
    ) -> list[Subscription]:
        """Tell a user, in the ways he has chosen for this and on these devices; returns when that is done or has failed,
        with the devices that want no more of it."""
        ways = ways_of(user, about)
        tasks = []
        gone: list[Subscription] = []

        async def push(device: Subscription) -> None:
            try:
                await self.push.send(device, text, table, url)
            except Gone:
                gone.append(device)
                raise

        if devices and self.push.key and "push" in ways and self._may("push", user, about):
            tasks += [self._begin("push", push(device)) for device in devices]
        if user.webhook and "webhook" in ways and self._may("webhook", user, about):
            call = call_for(user.webhook, text, table, url, new_id(16))
            tasks.append(self._begin("webhook", self._webhooks.send(call.method, call.address, call.body)))
        if user.email and "email" in ways and self.email_possible and self._may("email", user, about):
            letter = self._letters.send(user.email, text, f"{text}\n\n{url}\n")
            tasks.append(self._begin("email", letter))
        if tasks:
            await asyncio.wait(tasks)
        return gone

    async def close(self) -> None:
        """Stop means stop: what is not delivered in a moment is given up."""
        self._closed = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=CLOSING_SECONDS)
        for task in list(self._under_way):
            task.cancel()

    def _may(self, way: str, user: User, about: About) -> bool:
        """Each thing to tell has bounds of its own: whoever whispers a lot must not keep somebody from his turn."""
        if self._closed:
            return False
        try:
            self._limits.spend(way, f"{about} {user.id}")
        except TableError:
            return False
        return True

    def _begin(self, way: str, sending: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._deliver(way, sending))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _deliver(self, way: str, sending: Coroutine[Any, Any, None]) -> None:
        try:
            if len(self._under_way) > MOST:
                sending.close()
                raise NotDelivered("too many are under way")
            async with asyncio.timeout(SECONDS):
                await sending
            self.sent += 1
        except (OSError, NotDelivered, smtplib.SMTPException, ValueError) as error:
            self.failed += 1
            log.warning("notification failed", extra={"way": way, "cause": type(error).__name__})


def _contact(settings: Settings) -> str:
    """Whom services of web push may complain to."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.public_url if settings.public_url.startswith("https:") else "mailto:host@theatrum.invalid"
