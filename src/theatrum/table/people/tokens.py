"""Things nobody can guess: ids, session tokens, links to seats, CSRF tokens."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"


def new_id(length: int = 12) -> str:
    """An id that can be read aloud (60 bits at 12 letters)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_session_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What the store keeps of a session token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Tokens that need no storing: a keyed hash of what they stand for."""

    def __init__(self, secret: str = "") -> None:
        self._key = b""
        self.use(secret)

    def use(self, secret: str) -> None:
        """Sign with this from now on (the store may keep the secret, and has to be opened first)."""
        self._key = hashlib.sha256(f"theatrum {secret}".encode()).digest()

    def sign(self, *parts: str | int) -> str:
        text = "\x1f".join(map(str, parts)).encode()
        mac = hmac.new(self._key, text, hashlib.sha256).digest()[:18]
        return base64.urlsafe_b64encode(mac).decode()

    def csrf(self, session_hash: str) -> str:
        return self.sign("csrf", session_hash)

    def link(self, table: str, seat: int, number: int) -> str:
        """The key of the seat's link. A new number makes a new key: the old one is revoked."""
        return f"{table}.{seat}.{self.sign('link', table, seat, number)}"

    def address(self, address: str) -> str:
        """What the store keeps of an address."""
        return self.sign("address", address)

    def same(self, one: str, other: str) -> bool:
        return hmac.compare_digest(one.encode(), other.encode())


def link_parts(key: str) -> tuple[str, int] | None:
    """Table and seat that a link's key names; whether it is good has to be checked."""
    parts = key.split(".")
    if len(parts) != 3 or not parts[1].isascii() or not parts[1].isdigit() or len(parts[1]) > 2:
        return None
    return parts[0], int(parts[1])
