"""Checks that come before everything else: where a request comes from, and what a browser may do with the reply."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from theatrum.table.config import Settings
from theatrum.table.wire.errors import TableError

COOKIE = "theatrum"
_ESCAPED_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")

CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)


def reply_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Headers of every reply."""
    headers = [
        (b"content-security-policy", CSP.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]
    if settings.secure:
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    return headers


def headers_of(scope: Any) -> dict[str, str]:
    """The headers of a request; of repeated ones the last."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def check_origin(settings: Settings, headers: dict[str, str]) -> None:
    """A browser says where a request comes from: it must be our own pages. Raises `bad-origin`."""
    site = headers.get("sec-fetch-site")
    if site not in (None, "same-origin", "none"):
        raise TableError("bad-origin")
    origin = headers.get("origin")
    if origin is None:
        return
    wanted = settings.origin()
    if wanted is not None:
        if origin != wanted:
            raise TableError("bad-origin")
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        raise TableError("bad-origin") from None
    if not host or host != headers.get("host"):
        raise TableError("bad-origin")


def cookie_of(headers: dict[str, str], name: str = COOKIE) -> str | None:
    for part in headers.get("cookie", "").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return None


def set_cookie(settings: Settings, token: str, seconds: int) -> str:
    """The session's cookie; with seconds 0 it is taken away."""
    secure = "; Secure" if settings.secure else ""
    return f"{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}"


def client_of(scope: Any) -> str:
    """Whom to count requests for: the address, for IPv6 the network it is in."""
    client = scope.get("client")
    return network_of(client[0] if client else "local")


def network_of(host: str) -> str:
    """An address; of IPv6 the network, for one machine has as many addresses as it likes."""
    return ":".join(host.split(":")[:4]) if host.count(":") > 3 else host


def holds_nul(text: bytes) -> bool:
    """A NUL in a JSON text, as it is or escaped (a backslash that is itself escaped does not count). It is no
    character of any name or letter, and not every store can keep it."""
    return b"\0" in text or (b"\\u0000" in text and _ESCAPED_NUL.search(text) is not None)


def safe_path(path: str, known: Iterable[str] = ("/join/", "/api/join/")) -> str:
    """A path as it may be logged: the key of an invitation is a secret."""
    for start in known:
        if path.startswith(start):
            return f"{start}…"
    return path[:200]
