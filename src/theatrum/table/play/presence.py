"""Who is at which table now, in this process and in the others of the store."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from theatrum.table.runtime import Runtime
from theatrum.table.wire.notices import Bus, PeopleHere

SHOW_SECONDS = 0.5
REMEMBER_SECONDS = 90.0
CROWD = 50
"""With more viewers than this, the coming and going of spectators alone is not announced."""


class Presence:
    """`show`: shows a table again to those who look at it."""

    def __init__(self, runtime: Runtime, bus: Bus, show: Callable[[str], None]) -> None:
        self._runtime = runtime
        self._bus = bus
        self._show = show
        self._users: dict[str, Counter[str]] = {}
        self._spectators: Counter[str] = Counter()
        self._elsewhere: dict[tuple[str, str], tuple[float, set[str], int]] = {}
        """(process, table): until when it counts, users, number of spectators."""
        self._announcing: set[str] = set()

    def online(self, table: str, user: str) -> bool:
        if self._users.get(table, Counter())[user] > 0:
            return True
        return any(user in users for users, _ in self._others(table))

    def spectators(self, table: str) -> int:
        return self._spectators[table] + sum(n for _, n in self._others(table))

    def came(self, table: str, user: str | None, seat: int | None, viewers: int) -> None:
        self._count(table, user, seat, viewers, 1)

    def went(self, table: str, user: str | None, seat: int | None, viewers: int) -> None:
        self._count(table, user, seat, viewers, -1)

    def heard(self, notice: PeopleHere) -> None:
        """What another process says."""
        now, key = self._runtime.monotonic(), (notice.process, notice.table)
        before = self._elsewhere.get(key, (0.0, set(), 0))
        here = (now + REMEMBER_SECONDS, set(notice.users), notice.spectators)
        self._elsewhere[key] = here
        if before[0] < now or before[1:] != here[1:]:
            self._show(notice.table)

    def repeat(self) -> None:
        """From time to time: tell the other processes again, forget those that fell silent."""
        now = self._runtime.monotonic()
        self._elsewhere = {k: v for k, v in self._elsewhere.items() if v[0] > now}
        for table in {*self._users, *self._spectators}:
            self._publish(table)

    def _others(self, table: str) -> list[tuple[set[str], int]]:
        now = self._runtime.monotonic()
        return [
            (users, n) for (_, t), (until, users, n) in self._elsewhere.items() if t == table and until > now
        ]

    def _count(self, table: str, user: str | None, seat: int | None, viewers: int, by: int) -> None:
        if seat is None:
            self._spectators[table] += by
            if self._spectators[table] <= 0:
                del self._spectators[table]
        if user is not None:
            here = self._users.setdefault(table, Counter())
            here[user] += by
            if here[user] <= 0:
                del here[user]
            if not here:
                del self._users[table]
        if (seat is not None or viewers <= CROWD) and table not in self._announcing:
            self._announcing.add(table)
            asyncio.get_running_loop().call_later(SHOW_SECONDS, self._announce, table)

    def _announce(self, table: str) -> None:
        self._announcing.discard(table)
        self._show(table)
        self._publish(table)

    def _publish(self, table: str) -> None:
        if not self._bus.reaches_others or self._runtime.stopping:
            return
        users = list(self._users.get(table, ()))[:100]
        notice = PeopleHere(
            process=self._runtime.process, table=table, users=users, spectators=self._spectators[table]
        )
        self._runtime.spawn(self._bus.publish(notice))
