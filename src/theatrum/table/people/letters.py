"""E-mail, by the host's own SMTP server."""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import socket
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from theatrum.table.people.threads import in_own_thread

AT_ONCE = 4
STEP_SECONDS = 8
"""For one step of the talk; the whole of it is bound from outside."""


class Letters:
    """`server`: smtp://name:password@host:587 or smtps://…; `sender`: from whom letters are."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = server
        self._sender = sender
        self._free = asyncio.Semaphore(AT_ONCE)

    @property
    def possible(self) -> bool:
        return bool(self._server and self._sender)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send, or raise OSError, `SMTPException` or ValueError. When it is cancelled, its connection is cut."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter.set_content(text)
        async with self._free:
            await _Sending(self._server, letter).done()


class _Sending:
    """One letter, in a thread of its own that nobody waits for when the house closes."""

    def __init__(self, server: str, letter: EmailMessage) -> None:
        self._parts = urlsplit(server)
        self._letter = letter
        self._plug: socket.socket | None = None
        self._given_up = False

    async def done(self) -> None:
        try:
            await in_own_thread("letter", self._send)
        finally:
            self._cut()

    def _cut(self) -> None:
        self._given_up = True
        if self._plug is not None:
            with contextlib.suppress(OSError):
                self._plug.shutdown(socket.SHUT_RDWR)

    def _send(self) -> None:
        parts = self._parts
        host, secure = parts.hostname or "localhost", parts.scheme == "smtps"
        # The socket is ours, and not the library's: so it can be cut, whatever the library waits for.
        self._plug = socket.create_connection((host, parts.port or (465 if secure else 587)), STEP_SECONDS)
        talk = smtplib.SMTP(timeout=STEP_SECONDS)
        with talk:
            self._speak_by(talk, host if secure else None)
            code, greeting = talk.getreply()
            if code != 220 or self._given_up:
                raise smtplib.SMTPConnectError(code, greeting)
            talk.ehlo()
            if not secure and talk.has_extn("starttls"):
                talk.docmd("STARTTLS")
                self._speak_by(talk, host)
                talk.ehlo()
            if parts.username:
                talk.login(unquote(parts.username), unquote(parts.password or ""))
            talk.send_message(self._letter)

    def _speak_by(self, talk: smtplib.SMTP, secure: str | None) -> None:
        """`secure`: from now on encrypted, with the one who has this name."""
        assert self._plug is not None
        if secure:
            self._plug = ssl.create_default_context().wrap_socket(self._plug, server_hostname=secure)
        talk.sock, talk.file = self._plug, None
