"""Guests and accounts: coming, changing, leaving, and how a guest becomes an account without losing a game."""

from __future__ import annotations

from functools import partial
from typing import Protocol

import msgspec

from theatrum.core.scene import Text
from theatrum.table.people.notifications import check_email, check_webhook
from theatrum.table.people.passwords import account_key, check_name, check_password, fits, hash_password
from theatrum.table.people.sessions import Sessions
from theatrum.table.people.tokens import new_id
from theatrum.table.runtime import Runtime
from theatrum.table.store import Conflict, Store, Tx, people, tables
from theatrum.table.store.people import User
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import ChangeMe
from theatrum.table.wire.words import Words


class TablesOfPeople(Protocol):
    """What tables have to do when somebody at them changes or leaves (see `play.stand_ins`)."""

    async def renamed(self, user: str) -> None: ...

    async def refresh(self, changed: list[str]) -> None: ...

    async def vacate(self, user: str) -> None: ...


class Accounts:
    def __init__(
        self, store: Store, runtime: Runtime, words: Words, sessions: Sessions, tables: TablesOfPeople
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._words = words
        self._sessions = sessions
        self._tables = tables

    async def new_guest(self, name: str | None, language: str) -> User:
        shown = check_name(name) if name else self._words.own(language).say(Text("table-guest", n=new_id(3)))
        now = self._runtime.now()
        user = User(f"u{new_id(15)}", shown, None, None, language, "", "", "", now, now)
        await self._store.write(partial(people.add_user, user=user))
        return user

    async def register(self, guest: User | None, name: str, password: str, language: str) -> User:
        """A new account; a guest becomes it and keeps everything. Raises `name-taken`, `bad-name`, `bad-password`."""
        shown = check_name(name)
        hashed = await hash_password(check_password(password))
        now, key = self._runtime.now(), account_key(shown)
        known = guest.id if guest is not None and guest.guest else None
        new = User(f"u{new_id(15)}", shown, key, hashed, language, "", "", "", now, now)

        def work(tx: Tx) -> User:
            if people.user_by_account(tx, key) is not None:
                raise TableError("name-taken", field="name")
            if known is None:
                people.add_user(tx, new)
                return new
            people.change_user(tx, known, name=shown, account=key, password=hashed, language=language)
            user = people.user_by_id(tx, known)
            if user is None:
                raise TableError("no-session")
            return user

        try:
            user = await self._store.write(work)
        except Conflict:
            raise TableError("name-taken", field="name") from None
        if known is not None:
            await self._sessions.changed(user.id)
            await self._tables.renamed(user.id)
        return user

    async def log_in(self, guest: User | None, name: str, password: str) -> User:
        """The account of a name. A guest's seats, tables and notes move to it. Raises `wrong-password`."""
        key = account_key(name)
        user = await self._store.read(lambda tx: people.user_by_account(tx, key))
        if not await fits(password, user.password if user else None) or user is None:
            raise TableError("wrong-password")
        if guest is not None and guest.guest:
            old, new = guest.id, user.id

            def work(tx: Tx) -> list[str]:
                ids = [t.id for t in tables.tables_of(tx, old, None, 1000)]
                people.move_everything(tx, old, new)
                people.remove_user(tx, old)
                return ids

            await self._tables.refresh(await self._store.write(work))
        return user

    async def change_password(self, user: User, old: str, new: str) -> None:
        if user.guest:
            raise TableError("forbidden")
        if not await fits(old, user.password):
            raise TableError("wrong-password", field="old")
        hashed, verified = await hash_password(check_password(new)), user.password

        def work(tx: Tx) -> None:
            now = people.user_by_id(tx, user.id)
            if now is None or now.password != verified:
                raise TableError("wrong-password", field="old")
            people.change_user(tx, user.id, password=hashed)
            people.end_sessions(tx, user.id)

        await self._store.write(work)
        await self._sessions.forget_user(user.id)

    async def change_me(self, user: User, change: ChangeMe) -> User:
        """What a user may change about himself: the user as he is then."""
        columns: dict[str, str] = {}
        if change.name is not msgspec.UNSET:
            if not user.guest:
                raise TableError("forbidden", field="name")
            columns["name"] = check_name(change.name)
        if change.language is not msgspec.UNSET:
            columns["language"] = change.language
        if change.webhook is not msgspec.UNSET:
            columns["webhook"] = check_webhook(change.webhook)
        if change.email is not msgspec.UNSET:
            columns["email"] = check_email(change.email)
        if change.notify is not msgspec.UNSET:
            columns["notify"] = " ".join(sorted(set(change.notify)))
        if change.whispers is not msgspec.UNSET:
            columns["whispers"] = " ".join(sorted(set(change.whispers)))

        def work(tx: Tx) -> User | None:
            people.change_user(tx, user.id, **columns)
            return people.user_by_id(tx, user.id)

        changed = await self._store.write(work)
        if changed is None:
            raise TableError("no-session")
        await self._sessions.changed(user.id)
        if "name" in columns:
            await self._tables.renamed(user.id)
        return changed

    async def remove_me(self, user: User, password: str | None) -> None:
        """Forget a user: seats in running games go to bots, free seats become open, the name is gone."""
        if not user.guest and not await fits(password or "", user.password):
            raise TableError("wrong-password", field="password")
        await self._tables.vacate(user.id)

        def work(tx: Tx) -> list[str]:
            rows = tables.tables_of(tx, user.id, None, 10_000)
            for row in rows:
                tables.forget_name(tx, row, user.id)
            people.remove_user(tx, user.id)
            return [row.id for row in rows]

        changed = await self._store.write(work)
        await self._sessions.forget_user(user.id)
        await self._tables.refresh(changed)
