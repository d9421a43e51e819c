"""Who may come in: so many connections of one address at a time, and what those are told who have to wait."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec

from theatrum.core.texts import LANGUAGES
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies.reply import ErrorReply

RETRY_SECONDS = 5
Words = Callable[[TableError, str], ErrorReply]


class Crowd:
    """Connections by address. `most`: of one address; 0: any number. `trusted`: proxies, behind which many are."""

    def __init__(self, most: int, trusted: str = "") -> None:
        self._most = most
        self._here: dict[str, int] = {}
        named = [name.strip() for name in trusted.split(",") if name.strip()]
        self._everybody = "*" in named
        self._trusted = [n for n in map(_network, named) if n is not None]

    def __len__(self) -> int:
        return sum(self._here.values())

    def come(self, address: str) -> bool:
        """False: there are too many of that address."""
        count = self._here.get(address, 0)
        if self._most and count >= self._most and not self._trusts(address):
            return False
        self._here[address] = count + 1
        return True

    def go(self, address: str) -> None:
        count = self._here.get(address, 0)
        if count > 1:
            self._here[address] = count - 1
        else:
            self._here.pop(address, None)

    def _trusts(self, address: str) -> bool:
        if self._everybody:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False  # a part of an IPv6 address, or none
        return any(found in network for network in self._trusted)


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None


class Door:
    """Given to every connection: the crowd, and answers that are ready before anything was read."""

    def __init__(self, crowd: Crowd, words: Words) -> None:
        self.crowd = crowd
        self.turned_away = 0
        self.lingering = 0
        """Connections that are over, and stay a moment so that the answer is read."""
        codes = ("too-many-connections", "head-too-large", "too-large", "too-slow", "malformed", "stopping")
        self._answers = {code: _answer(code, words) for code in codes}

    def answer(self, code: str) -> bytes:
        self.turned_away += 1
        return self._answers[code]


def _answer(code: str, words: Words) -> bytes:
    """A whole reply. Nobody has said yet in which language, so it speaks them all."""
    error = TableError(code)
    if code == "too-many-connections":
        error.retry_after = RETRY_SECONDS
    said = [words(error, language) for language in LANGUAGES]
    said[0].error.message = " / ".join(s.error.message for s in said)
    body = msgspec.json.encode(said[0])
    head = [
        f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
    ]
    if error.retry_after is not None:
        head.append(f"retry-after: {error.retry_after}")
    return "\r\n".join([*head, "", ""]).encode() + body
