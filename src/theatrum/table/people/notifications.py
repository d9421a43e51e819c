"""Notifications that reach people who are not looking: a webhook of their own, e-mail where the host has SMTP."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import re
import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import msgspec

from theatrum.table.config import Settings
from theatrum.table.store.people import User
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import RateLimits

SECONDS = 8
AT_ONCE = 4
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


class Notifier:
    """Sends in threads of its own, never waits for anybody, and never fails the game."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._limits = RateLimits()
        """A letter every few minutes is help, one a move is a nuisance: nobody can switch this off."""
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="notify")
        self.sent = 0
        self.failed = 0

    @property
    def email_possible(self) -> bool:
        return bool(self._settings.smtp and self._settings.mail_from)

    async def turn(self, user: User, text: str, table: str, url: str) -> None:
        """Tell a user that it is his turn, in the ways he has chosen."""
        ways = user.notify.split()
        loop = asyncio.get_running_loop()
        if user.webhook and "webhook" in ways and self._may("webhook", user):
            body = msgspec.json.encode({"text": text, "table": table, "url": url})
            await self._try("webhook", loop.run_in_executor(self._threads, self._post, user.webhook, body))
        if user.email and "email" in ways and self.email_possible and self._may("email", user):
            await self._try(
                "email",
                loop.run_in_executor(self._threads, self._mail, user.email, text, f"{text}\n\n{url}\n"),
            )

    def _may(self, way: str, user: User) -> bool:
        try:
            self._limits.spend(way, user.id)
        except TableError:
            return False
        return True

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _try(self, way: str, sending: asyncio.Future[None]) -> None:
        try:
            await sending
            self.sent += 1
        except (OSError, http.client.HTTPException, smtplib.SMTPException, ValueError) as error:
            self.failed += 1
            log.warning("notification failed", extra={"way": way, "cause": type(error).__name__})

    # ---- webhooks ----------------------------------------------------------------------------------------------
    def _post(self, address: str, body: bytes) -> None:
        parts = urlsplit(address)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        connection.sock = self._connect(host, port, secure)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request(
                "POST", path, body, {"Content-Type": "application/json", "User-Agent": "theatrum"}
            )
            status = connection.getresponse().status
        finally:
            connection.close()
        if status >= 400:
            raise ValueError(f"status {status}")

    def _connect(self, host: str, port: int, secure: bool) -> socket.socket:
        """Connect to an address that was looked at: a name must not lead into the host's own network."""
        for family, kind, proto, _, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            if not self._settings.private_webhooks and not ipaddress.ip_address(where[0]).is_global:
                continue
            plain = socket.socket(family, kind, proto)
            try:
                plain.settimeout(SECONDS)
                plain.connect(where)
                if not secure:
                    return plain
                return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
            except OSError:
                plain.close()
                raise
        raise ValueError("no public address")

    # ---- e-mail ------------------------------------------------------------------------------------------------
    def _mail(self, to: str, subject: str, text: str) -> None:
        parts = urlsplit(self._settings.smtp)
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._settings.mail_from, to, subject
        letter.set_content(text)
        host, secure = parts.hostname or "localhost", parts.scheme == "smtps"
        port = parts.port or (465 if secure else 587)
        server = (
            smtplib.SMTP_SSL(host, port, timeout=SECONDS)
            if secure
            else smtplib.SMTP(host, port, timeout=SECONDS)
        )
        with server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(letter)
