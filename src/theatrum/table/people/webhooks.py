"""Posting to a webhook: an address that anybody may have typed, so nothing about it is believed."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import AsyncIterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from theatrum.table.people.public_addresses import is_public
from theatrum.table.people.threads import in_own_thread

AT_ONCE = 4
WAITING = 32
"""Deliveries to one receiver: so many at a time, so many more that wait for it."""
LOOKUPS = 32
REPLY_BYTES = 4096
JSON: Mapping[str, str] = {"Content-Type": "application/json"}
Place = tuple[int, Any]
"""Family and address of a socket."""


class NotDelivered(Exception):
    """It could not be delivered, and why; `status` is what the receiver said, if it said anything."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.status = status


class Receivers:
    """Who is slow holds up nobody but himself: receivers are told apart by the network they are in, not by name,
    for one machine can have any number of names."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @contextlib.asynccontextmanager
    async def one(self, network: str) -> AsyncIterator[None]:
        free, users = self._known.get(network, (asyncio.Semaphore(AT_ONCE), 0))
        if users >= AT_ONCE + WAITING:
            raise NotDelivered("the receiver is too slow")
        self._known[network] = free, users + 1
        try:
            async with free:
                yield
        finally:
            free, users = self._known[network]
            if users > 1:
                self._known[network] = free, users - 1
            else:
                del self._known[network]


class Webhooks:
    """`private`: addresses of the host's own network may be reached, too."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._receivers = Receivers()
        self._lookups = asyncio.Semaphore(LOOKUPS)

    async def send(self, method: str, address: str, body: bytes, headers: Mapping[str, str] = JSON) -> None:
        """Deliver, or raise `NotDelivered` or OSError. Bound its time from outside: it can be cancelled at any moment."""
        parts = urlsplit(address)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        async with self._lookups:
            places = await _look_up(host, port)
        # What was looked at is what is connected to: a name must not lead elsewhere in between.
        allowed = [p for p in places if self._private or is_public(p[1][0])]
        if not allowed:
            raise NotDelivered("no public address")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        request = _request(method, parts.netloc, path, headers, body)
        async with self._receivers.one(_network(allowed[0])):
            reader, writer = await _connect(allowed, host if secure else None)
            try:
                writer.write(request)
                await writer.drain()
                status = _status(await reader.readline())
            except ValueError:
                raise NotDelivered("the reply has no end") from None
            finally:
                writer.transport.abort()
        if not 200 <= status < 400:
            raise NotDelivered(f"status {status}", status)


def _network(place: Place) -> str:
    address = str(place[1][0])
    return ":".join(address.split(":")[:4]) if place[0] == socket.AF_INET6 else address


def _request(method: str, host: str, path: str, headers: Mapping[str, str], body: bytes) -> bytes:
    head = [
        f"{method} {path} HTTP/1.1",
        f"Host: {host}",
        "User-Agent: theatrum",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    words = line.split(maxsplit=2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise NotDelivered("no reply in HTTP")
    return int(words[1])


async def _connect(
    places: list[Place], secure: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first that answers. `secure`: the name that its certificate must have."""
    failed: OSError = OSError("no address")
    for family, where in places:
        try:
            return await asyncio.open_connection(
                where[0],
                where[1],
                family=family,
                limit=REPLY_BYTES,
                ssl=ssl.create_default_context() if secure else None,
                server_hostname=secure,
            )
        except OSError as error:
            failed = error
    raise failed


async def _look_up(host: str, port: int) -> list[Place]:
    """The addresses of a name. A thread of its own for each: a name server may be slow on purpose."""

    def look() -> list[Place]:
        answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [(family, where) for family, _, _, _, where in answers]

    return await in_own_thread("look-up", look)
