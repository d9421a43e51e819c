"""Is the store well? Answered at once: from what is known, else by asking it for a moment only."""

from __future__ import annotations

import asyncio

from theatrum.table.store import Store, StoreUnavailable, people
from theatrum.table.store.trouble import AWAY

PATIENCE_SECONDS = 1.0


async def trouble_of(store: Store) -> str:
    """What is wrong with the store: `store-away`, `disk-full`, or nothing."""
    known = store.trouble
    try:
        # Trouble is over when something can be written again, and nobody else may be trying.
        ask = store.write(people.probe) if known else store.read(lambda tx: tx.one("SELECT 1"))
        await asyncio.wait_for(ask, PATIENCE_SECONDS)
    except (StoreUnavailable, TimeoutError):
        return store.trouble or known or AWAY
    return store.trouble
