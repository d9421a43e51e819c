"""Guests and accounts: names, passwords, and how a guest becomes an account without losing a game."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from theatrum.core.scene import Text
from theatrum.table.people.notifications import check_email, check_webhook
from theatrum.table.people.tokens import new_id
from theatrum.table.store import Conflict, Tx, people, tables
from theatrum.table.store.people import User
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import ChangeMe

if TYPE_CHECKING:
    from theatrum.table.server.services import Services

NAME_LENGTH = (2, 24)
PASSWORD_LENGTH = (8, 200)
AT_ONCE = 2

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
"""A hash takes a core and 64 MiB for a moment: few at a time."""


# ---- names and passwords -----------------------------------------------------------------------------------------
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
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def fits(password: str, known: str | None) -> bool:
    """Takes as long for an unknown name as for a wrong password."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _fits, password, known)


def _fits(password: str, known: str | None) -> bool:
    if known is None:
        _hasher.hash(password)
        return False
    try:
        return _hasher.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False


# ---- coming and going --------------------------------------------------------------------------------------------
async def new_guest(services: Services, name: str | None, language: str) -> User:
    shown = check_name(name) if name else services.words.own(language).say(Text("table-guest", n=new_id(3)))
    now = services.now()
    user = User(f"u{new_id(15)}", shown, None, None, language, "", "", "", now, now)
    await services.store.write(partial(people.add_user, user=user))
    return user


async def register(services: Services, guest: User | None, name: str, password: str, language: str) -> User:
    """A new account; a guest becomes it and keeps everything. Raises `name-taken`, `bad-name`, `bad-password`."""
    shown = check_name(name)
    hashed = await hash_password(check_password(password))
    now = services.now()
    if guest is not None and guest.guest:
        user = User(
            guest.id,
            shown,
            account_key(shown),
            hashed,
            language,
            guest.webhook,
            guest.email,
            guest.notify,
            now,
            now,
        )
    else:
        guest = None
        user = User(f"u{new_id(15)}", shown, account_key(shown), hashed, language, "", "", "", now, now)

    def work(tx: Tx) -> None:
        if people.user_by_account(tx, account_key(shown)) is not None:
            raise TableError("name-taken", field="name")
        if guest is not None:
            people.save_user(tx, user)
        else:
            people.add_user(tx, user)

    try:
        await services.store.write(work)
    except Conflict:
        raise TableError("name-taken", field="name") from None
    if guest is not None:
        await services.renamed(user.id)
    return user


async def log_in(services: Services, guest: User | None, name: str, password: str) -> User:
    """The account of a name. A guest's seats, tables and notes move to it. Raises `wrong-password`."""
    key = account_key(name)
    user = await services.store.read(lambda tx: people.user_by_account(tx, key))
    if not await fits(password, user.password if user else None) or user is None:
        raise TableError("wrong-password")
    if guest is not None and guest.guest:
        old, new = guest.id, user.id

        def work(tx: Tx) -> list[str]:
            ids = [t.id for t in tables.tables_of(tx, old, None, 1000)]
            people.move_everything(tx, old, new)
            people.remove_user(tx, old)
            return ids

        await services.refresh(await services.store.write(work))
    return user


async def change_password(services: Services, user: User, old: str, new: str) -> None:
    if user.guest:
        raise TableError("forbidden")
    if not await fits(old, user.password):
        raise TableError("wrong-password", field="old")
    await set_password(services, user, new)


async def set_password(services: Services, user: User, new: str) -> None:
    """Set it and end every session of the user."""
    user.password = await hash_password(check_password(new))

    def work(tx: Tx) -> None:
        people.save_user(tx, user)
        people.end_sessions(tx, user.id)

    await services.store.write(work)
    await services.sessions.forget_user(user.id)


async def change_me(services: Services, user: User, change: ChangeMe) -> User:
    """What a user may change about himself."""
    renamed = False
    if change.name is not msgspec.UNSET:
        if not user.guest:
            raise TableError("forbidden", field="name")
        user.name = check_name(change.name)
        renamed = True
    if change.language is not msgspec.UNSET:
        user.language = change.language
    if change.webhook is not msgspec.UNSET:
        user.webhook = check_webhook(change.webhook)
    if change.email is not msgspec.UNSET:
        user.email = check_email(change.email)
    if change.notify is not msgspec.UNSET:
        user.notify = " ".join(sorted(set(change.notify)))
    await services.store.write(partial(people.save_user, user=user))
    await services.sessions.changed(user.id)
    if renamed:
        await services.renamed(user.id)
    return user


async def remove_me(services: Services, user: User, password: str | None) -> None:
    """Forget a user: seats in running games go to bots, free seats become open, the name is gone."""
    if not user.guest and not await fits(password or "", user.password):
        raise TableError("wrong-password", field="password")
    await services.vacate(user.id)

    def work(tx: Tx) -> list[str]:
        rows = tables.tables_of(tx, user.id, None, 10_000)
        for row in rows:
            tables.forget_name(tx, row, user.id)
        people.remove_user(tx, user.id)
        return [row.id for row in rows]

    changed = await services.store.write(work)
    await services.sessions.forget_user(user.id)
    await services.refresh(changed)
