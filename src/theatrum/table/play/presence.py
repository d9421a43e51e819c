"""Who is at which table now, in this process and in the others of the house."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from theatrum.table.play.connections import Viewer
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services

SHOW_SECONDS = 0.5
REMEMBER_SECONDS = 90.0
CROWD = 50
"""With more onlookers than this, the coming and going of spectators alone is not announced."""


class Presence:
    def __init__(self, services: Services) -> None:
        self._services = services
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

    def came(self, viewer: Viewer) -> None:
        self._count(viewer, 1)

    def went(self, viewer: Viewer) -> None:
        self._count(viewer, -1)

    def heard(self, what: dict[str, Any]) -> None:
        now, key = self._services.monotonic(), (what["p"], what["t"])
        before = self._elsewhere.get(key, (0.0, set(), 0))
        here = (now + REMEMBER_SECONDS, set(what["u"]), what["w"])
        self._elsewhere[key] = here
        live = self._services.lives.get(what["t"])
        if live is not None and (before[0] < now or before[1:] != here[1:]):
            live.show_table()

    def again(self) -> None:
        """From time to time: tell the other processes again, forget those that fell silent."""
        now = self._services.monotonic()
        self._elsewhere = {k: v for k, v in self._elsewhere.items() if v[0] > now}
        for table in {*self._users, *self._spectators}:
            self._publish(table)

    def _others(self, table: str) -> list[tuple[set[str], int]]:
        now = self._services.monotonic()
        return [
            (users, n) for (_, t), (until, users, n) in self._elsewhere.items() if t == table and until > now
        ]

    def _count(self, viewer: Viewer, by: int) -> None:
        live, user = viewer.live, viewer.connection.user_id
        table = live.row.id
        if viewer.seat is None:
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
        if (viewer.seat is not None or len(live.viewers) <= CROWD) and table not in self._announcing:
            self._announcing.add(table)
            asyncio.get_running_loop().call_later(SHOW_SECONDS, self._announce, live)

    def _announce(self, live: Live) -> None:
        self._announcing.discard(live.row.id)
        live.show_table()
        self._publish(live.row.id)

    def _publish(self, table: str) -> None:
        services = self._services
        if services.store.kind == "sqlite" or services.stopping:
            return
        users = list(self._users.get(table, ()))[:100]
        told = {"k": "here", "p": services.process, "t": table, "u": users, "w": self._spectators[table]}
        services.spawn(services.bus.publish(told))
