"""Sessions: who is behind a cookie. Looked up often, so remembered for a moment."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial

from theatrum.table.people.tokens import Signer, hashed, new_session_token
from theatrum.table.store import Store, people
from theatrum.table.store.people import User
from theatrum.table.wire.notices import Bus, SessionsEnded, UserChanged

LIFE_MS = 180 * 86_400_000
"""A session ends when it was not used for so long."""
TOUCH_MS = 3_600_000
REMEMBER_SECONDS = 20
REMEMBERED = 20_000


class Session:
    __slots__ = ("csrf", "hash", "user")

    def __init__(self, token_hash: str, csrf: str, user: User) -> None:
        self.hash = token_hash
        self.csrf = csrf
        self.user = user


class Sessions:
    def __init__(self, store: Store, signer: Signer, bus: Bus) -> None:
        self._store = store
        self._signer = signer
        self._bus = bus
        self._known: dict[str, tuple[float, User]] = {}

    async def find(self, token: str, now: int) -> Session | None:
        """The session of a cookie, or None if it is unknown or has ended."""
        if not 20 <= len(token) <= 100:
            return None
        token_hash = hashed(token)
        known = self._known.get(token_hash)
        if known is None or known[0] < time.monotonic():
            found = await self._store.read(lambda tx: people.session_user(tx, token_hash))
            if found is None or found[1] < now - LIFE_MS:
                self._known.pop(token_hash, None)
                return None
            user, used = found
            if used < now - TOUCH_MS:
                await self._store.write(
                    partial(people.touch_session, token_hash=token_hash, user=user.id, now=now)
                )
            self._remember(token_hash, user)
        else:
            user = known[1]
        return Session(token_hash, self._signer.csrf(token_hash), replace(user))

    async def begin(self, user: User, now: int) -> tuple[str, Session]:
        """A new session; the token goes into the cookie and is kept nowhere else."""
        token = new_session_token()
        token_hash = hashed(token)
        await self._store.write(partial(people.add_session, token_hash=token_hash, user=user.id, now=now))
        self._remember(token_hash, user)
        return token, Session(token_hash, self._signer.csrf(token_hash), replace(user))

    async def end(self, session: Session) -> None:
        await self._store.write(partial(people.end_session, token_hash=session.hash))
        self.forget(None, session.hash)  # here at once: a notice by the store takes its time
        await self._bus.publish(SessionsEnded(token_hash=session.hash))

    async def forget_user(self, user: str) -> None:
        """All sessions of the user have ended."""
        self.forget(user, None)
        await self._bus.publish(SessionsEnded(user=user))

    async def changed(self, user: str) -> None:
        """The user's settings are others now: look them up again."""
        self.forget(user, None)
        await self._bus.publish(UserChanged(user=user))

    def forget(self, user: str | None, token_hash: str | None) -> None:
        """Look them up again when they come next."""
        if token_hash is not None:
            self._known.pop(token_hash, None)
        if user is not None:
            for known in [h for h, (_, u) in self._known.items() if u.id == user]:
                del self._known[known]

    def forget_all(self) -> None:
        """Ends of sessions may have been missed."""
        self._known.clear()

    def _remember(self, token_hash: str, user: User) -> None:
        if len(self._known) > REMEMBERED:
            self._known.clear()
        self._known[token_hash] = (time.monotonic() + REMEMBER_SECONDS, user)
