"""Names and passwords: what they may look like, and hashes that are dear to thieves."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from theatrum.table.wire.errors import TableError

NAME_LENGTH = (2, 24)
PASSWORD_LENGTH = (8, 200)
AT_ONCE = 2

hasher = PasswordHasher()
_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
"""A hash takes a core and 64 MiB for a moment: few at a time."""


def check_name(name: str) -> str:
    """The name as it is shown. Raises `bad-name`."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    low, high = NAME_LENGTH
    good = all(unicodedata.category(c)[0] in "LNPSZM" for c in shown) and any(c.isalnum() for c in shown)
    if not low <= len(shown) <= high or not good:
        raise TableError("bad-name", field="name")
    return shown


def account_key(name: str) -> str:
    """Names that look alike are one account."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_password(password: str) -> str:
    low, high = PASSWORD_LENGTH
    if not low <= len(password) <= high:
        raise TableError("bad-password", field="new")
    return password


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, hasher.hash, password)


async def fits(password: str, known: str | None) -> bool:
    """Takes as long for an unknown name as for a wrong password."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _fits, password, known)


def _fits(password: str, known: str | None) -> bool:
    if known is None:
        hasher.hash(password)
        return False
    try:
        return hasher.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
