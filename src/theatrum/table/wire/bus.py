"""Messages between the processes of a house (and within one): what changed, so that everyone looks again.

A message is a small JSON object with a kind `k`:

    entry    t, n        table t has a journal entry n
    row      t           seats, title, status or proposals of table t changed
    chat     t, line     somebody said something
    gone     t           table t was removed
    turn     t, u, s     it is the turn of user u (seat s)
    told     t, key      a passing message to those at the table
    session  u or h      sessions ended
    user     u           a user's settings changed
    here     p, t, u, w  process p: users and number of spectators at table t now
"""

from __future__ import annotations

from typing import Any

import msgspec

from theatrum.table.store import Store, Tx


def message(what: dict[str, Any]) -> str:
    return msgspec.json.encode(what).decode()


class Bus:
    """Publishes outside of other transactions; within one, use `tx.publish(message(…))`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def publish(self, *what: dict[str, Any]) -> None:
        messages = [message(w) for w in what]

        def work(tx: Tx) -> None:
            for each in messages:
                tx.publish(each)

        await self._store.write(work)
